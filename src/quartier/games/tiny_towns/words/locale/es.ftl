title = Tiny Towns
scene-name = Tiny Towns, ronda { $round }

## Seats: each town belongs to an animal

seat-badger = Tejón
seat-fox = Zorro
seat-hare = Liebre
seat-mole = Topo
seat-otter = Nutria
seat-squirrel = Ardilla

## Resources and building types

resource-wood = madera
resource-wheat = trigo
resource-brick = ladrillo
resource-glass = vidrio
resource-stone = piedra
type-blue = azul
type-red = rojo
type-gray = gris
type-orange = naranja
type-green = verde
type-yellow = amarillo
type-black = negro

## Scores

score-blue = Cabañas
score-red = Granjas y similares
score-gray = Pozos y similares
score-orange = Capillas y similares
score-green = Tabernas y similares
score-yellow = Teatros y similares
score-black = Fábricas y similares
score-monument = Monumento
score-empty = Casillas vacías
score-total = Total
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
rank-1 = Arquitecto maestro
rank-2 = Urbanista
rank-3 = Ingeniero
rank-4 = Carpintero
rank-5 = Aprendiz de constructor
rank-6 = Aspirante a arquitecto

## Phases and prompts

mode-builder = Maestro constructor
mode-town_hall = Ayuntamiento
mode-solo = Solitario
round = Ronda { $round }
named = Nombrado: { $resource }
prompt-keep = Quédate con uno de los dos monumentos.
prompt-name = Eres el maestro constructor: nombra un recurso.
prompt-take = Toma una de las cartas abiertas.
prompt-choose = Elige un recurso; nadie lo ve hasta que todos hayan elegido.
prompt-place = Coloca el cubo en tu pueblo: { $resource }.
prompt-build = Construye, o di que has terminado.
prompt-full = Tu pueblo está lleno: construye, o complétalo.
prompt-mark = Marca tu nuevo edificio con un recurso.
prompt-replace = Sustituye un edificio, o déjalo.
prompt-grow = Pon un edificio a tu gusto en una casilla vacía.
prompt-stock = Elige los tipos de edificio de tu atalaya.
prompt-claim = Tu vecino ha construido uno de tu atalaya: ponlo en tu pueblo, o renuncia.
prompt-wait = Esperando a: { $seats }.
prompt-won = { $seat } gana con { $points }.
prompt-shared = { $seats } comparten la victoria con { $points }.
prompt-solo = Tu pueblo está completo, { $points }: { $rank }.

## What lies on the table

town-of = El pueblo de { $seat }, { $points }
square-name = { $square }: { $content }
square-empty = vacía
square-fed = { $content }, con comida
square-marked = { $content }, marca: { $resource }
square-stored = { $content }, guarda: { $resources }
master = maestro constructor
complete = completo en la ronda { $round }
done = listo
monument-standing = Monumento de { $seat }: { $card }
cavern-left = Caverna: { $count ->
    [one] { $count } cubo más
   *[other] { $count } cubos más
}
watch-left = En la atalaya: { $cards }
open-cards = Cartas abiertas
unseen-cards = Cartas aún no vistas: { $cards }
free-round = Elección libre
card-name = { $card }. { $text }

## Cards: buildings

card-cottage = Cabaña
card-farm = Granja
card-granary = Granero
card-greenhouse = Invernadero
card-orchard = Huerto
card-well = Pozo
card-fountain = Fuente
card-millstone = Muela
card-shed = Cobertizo
card-chapel = Capilla
card-temple = Templo
card-abbey = Abadía
card-cloister = Claustro
card-tavern = Taberna
card-almshouse = Casa de caridad
card-inn = Posada
card-feast_hall = Salón de banquetes
card-theater = Teatro
card-bakery = Panadería
card-market = Mercado
card-tailor = Sastrería
card-factory = Fábrica
card-warehouse = Almacén
card-bank = Banco
card-trading_post = Puesto comercial

## Cards: monuments

card-architects_guild = Gremio de arquitectos
card-archive_of_the_second_age = Archivo de la Segunda Era
card-barrett_castle = Castillo Barrett
card-cathedral_of_caterina = Catedral de Caterina
card-fort_ironweed = Fuerte Ironweed
card-grand_mausoleum_of_the_rodina = Gran mausoleo de la Rodina
card-grove_university = Universidad de la Arboleda
card-mandras_palace = Palacio Mandras
card-obelisk_of_the_crescent = Obelisco de la Media Luna
card-opaleyes_watch = Atalaya de Ojo de Ópalo
card-shrine_of_the_elder_tree = Santuario del Árbol Anciano
card-silva_forum = Foro Silva
card-the_sky_baths = Los Baños Celestes
card-the_starloom = El Telar Estelar
card-statue_of_the_bondmaker = Estatua del Forjador de lazos

## What cards are worth: one text a scoring verb

base-and = { $base }, más { $rest }
table-step = { $number }: { $points }
table-last = { $number }+: { $points }
verb-flat = { $points }.
verb-if_fed = { $points } si tiene comida.
verb-feeds_any = Alimenta { $count ->
    [one] { $count } edificio
   *[other] { $count } edificios
} en cualquier lugar del pueblo.
verb-feeds_around = Alimenta todos los edificios de las 8 casillas de alrededor.
verb-feeds_group = Alimenta un grupo de edificios contiguos, en cualquier lugar del pueblo.
verb-feeds_lines = Alimenta todos los edificios de su fila y su columna.
verb-per_adjacent = { $points } por cada uno de estos a su lado: { $types }.
verb-if_adjacent = { $points } si uno de estos está a su lado: { $types }.
verb-unless_adjacent = { $points } si ninguno de estos está a su lado: { $types }.
verb-per_fed_cottage = { $points } por cada cabaña con comida del pueblo.
verb-if_adjacent_fed = { $points } junto a al menos { $count ->
    [one] { $count } cabaña con comida
   *[other] { $count } cabañas con comida
}.
verb-per_in_zone-corners = { $points } por cada uno de su tipo en una esquina.
verb-per_in_zone-centre = { $points } por cada uno de su tipo en las 4 casillas del centro.
verb-by_count = Todos juntos, según cuántos son: { $table }.
verb-if_alone_in_lines = { $points } si no hay otro de su tipo en su fila ni en su columna.
verb-more_than_right = { $points }; { $more } si tienes más que el jugador de tu derecha.
verb-per_type_in_lines = { $points } por cada otro tipo de edificio en su fila y su columna.
verb-per_in_best_line = { $points } por cada uno de su tipo en su fila o en su columna, lo que más convenga.
verb-per_stored = { $points } por cada cubo guardado aquí.
verb-per_type_in_town = { $points } por cada tipo de edificio del pueblo, sin contar monumentos.
verb-per_type_missing = { $points } por cada tipo de edificio que falte en el pueblo.
verb-per_type_adjacent = { $points } por cada tipo de edificio a su lado.
verb-per_in_largest_group = { $points } por cada edificio de tu mayor grupo de un mismo tipo.
verb-by_place = Según el puesto en que se completa tu pueblo: { $table }.
verb-when_built = Según cuántos edificios tienes al construirlo: { $table }.

## What cards do: one text an effect

effect-swap_named = Marcado con un recurso: cuando otro lo nombra, puedes colocar cualquier otro en su lugar.
effect-store_named = Cuando otro nombra, puedes guardar el cubo aquí ({ $count } como máximo) o cambiarlo por uno guardado.
effect-never_name = Marcado con un recurso, distinto en cada banco: ya no puedes nombrarlo.
effect-stand_in = Hace las veces de cualquier cubo de un patrón, y se queda.
effect-any_square = Puede ir en cualquier casilla vacía.
effect-replace = Enseguida: sustituye hasta { $count ->
    [one] { $count } edificio tuyo
   *[other] { $count } edificios tuyos
} por otros tipos.
effect-counts_as_cottages = Come una sola vez; cuenta como { $count ->
    [one] { $count } cabaña
   *[other] { $count } cabañas
}.
effect-free_empty_squares = Tus casillas vacías no cuestan nada.
effect-never_master = Ya no vuelves a ser maestro constructor, salvo que estés solo.
effect-unfed_cottages = Cada una de tus cabañas sin comida vale { $points }.
effect-free_building = Enseguida: pon un edificio de cualquier tipo en una casilla vacía.
effect-later_any_square = Tus próximos edificios pueden ir en cualquier casilla vacía.
effect-watch = Enseguida: pon aquí { $count ->
    [one] { $count } tipo de edificio
   *[other] { $count } tipos de edificio
}. Cuando un vecino construye uno de ellos, puede pasar a tu pueblo.
effect-cube_on_cottage = Cuando otro nombra, puedes poner el cubo sobre una de tus cabañas, uno en cada una.

## The choices of a move, as questions

choose-card = ¿Qué carta?
choose-resource = ¿Qué recurso?
choose-square = ¿En qué casilla?
choose-squares = ¿Con los cubos de qué casillas?
choose-warehouse = ¿Qué almacén?
choose-stored = ¿Qué cubo guardado?
choose-replaced = ¿Qué edificio se va?
choose-type = ¿Qué edificio?

kind-keep = Quedarse un monumento
kind-name = Nombrar un recurso
kind-choose = Elegir un recurso
kind-place = Colocar el cubo
kind-store = Guardar el cubo
kind-swap = Cambiar el cubo
kind-cottage = Poner el cubo sobre una cabaña
kind-cavern = A la caverna
kind-build = Construir
kind-done = Listo
kind-complete = Completar el pueblo
kind-mark = Marcar el edificio
kind-replace = Sustituir un edificio
kind-enough = Dejarlo así
kind-grow = Poner un edificio
kind-watch = Surtir la atalaya
kind-claim = Tomar de la atalaya
kind-decline = Renunciar

## One sentence a move, for replays

tell-keep = { $seat } se queda un monumento.
tell-name = { $seat } nombra un recurso: { $resource }.
tell-take = { $seat } toma una carta: { $resource }.
tell-choose = { $seat } elige un recurso: { $resource }.
tell-place = { $seat } coloca un cubo en { $square }: { $resource }.
tell-factory = { $seat } usa la fábrica y coloca otro cubo en { $square }: { $resource }.
tell-store = { $seat } guarda el cubo en { $square }.
tell-swap = { $seat } cambia el cubo en { $warehouse } y coloca en { $square }: { $resource }.
tell-cottage = { $seat } pone el cubo sobre la cabaña de { $square }.
tell-cavern = { $seat } aparta el cubo en la caverna.
tell-build = { $seat } construye en { $square }: { $card }.
tell-done = { $seat } ha terminado.
tell-complete = { $seat } completa su pueblo.
tell-mark = { $seat } marca el edificio: { $resource }.
tell-replace = { $seat } sustituye el edificio de { $square }: { $card }.
tell-enough = { $seat } deja sus edificios como están.
tell-grow = { $seat } pone un edificio en { $square }: { $card }.
tell-watch = { $seat } surte la atalaya: { $cards }.
tell-claim = { $seat } toma de la atalaya para { $square }: { $card }.
tell-decline = { $seat } renuncia.
tell-round = Empieza la ronda { $round }.
tell-card = La ronda { $round } empieza con una carta: { $resource }.
tell-free = Empieza la ronda { $round }: cada cual elige.
tell-over = El último pueblo está completo.
