# The pages

## Every page

to-the-lobby = Al vestíbulo
settings = Ajustes
language = Idioma
close = Cerrar
your-name = Tu nombre
guest = Invitado
theme = Día o noche
theme-auto = Como el dispositivo
theme-day = Día
theme-night = Noche
confirm-moves = Confirmar las jugadas antes de enviarlas
confirm-auto = En pantallas táctiles
confirm-always = Siempre
confirm-never = Nunca
sounds = Sonidos
sounds-about = Un golpe por cada jugada, dos notas cuando te toca.
notify = Notificaciones
notify-about = Cuando te toca y esta página está en segundo plano.
notify-refused = El navegador no permite notificaciones aquí.
no-connection = No hay conexión con el servidor.
no-answer = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
went-wrong = Algo ha salido mal. Inténtalo de nuevo en un momento.
not-here = Aquí no hay nada
no-such-page = Esta dirección no lleva a ninguna parte.
share = Compartir
copy-link = Copiar el enlace
copied = Copiado.
copy-by-hand = El enlace está seleccionado: cópialo a mano.
qr-code = Código QR de este enlace

## Keys

shortcuts = Atajos de teclado
keys-at-table = En la mesa
keys-arrows = ← / ↑ / → / ↓
keys-arrows-about = al elemento vecino del tablero que se puede elegir
keys-pick = Intro / Espacio
keys-pick-about = elegirlo
keys-turn = R / Mayús + R
keys-turn-about = girar la pieza a la derecha o a la izquierda
keys-back = Esc
keys-back-about = deshacer la última elección
keys-in-replay = Al ver de nuevo una partida
keys-step = ← / →
keys-step-about = una jugada atrás o adelante
keys-ends = Inicio / Fin
keys-ends-about = al comienzo o al final de la partida
keys-play = Espacio
keys-play-about = reproducir o pausar
keys-losses = Re Pág / Av Pág
keys-losses-about = en el gráfico del repaso: al error siguiente o al anterior
keys-everywhere = En todas partes
keys-tab-about = de un elemento de la página al siguiente
keys-list-about = esta lista

## The lobby

lobby-title = Siéntate y construye una ciudad
lobby-about = Tres juegos de mesa de calles, farolas y casitas. Juega ya contra un bot o envía un enlace a un amigo.
whose-games = Los juegos pertenecen a sus autores y editoriales, con los que esta mesa no tiene relación. Si uno te gusta, cómpralo: una mesa rodeada de gente es todavía mejor.
play-now = Jugar contra un bot
set-up-table = Preparar una mesa
being-prepared = Preparándose en el servidor. Tarda un minuto, solo una vez.
rules = Reglas
players-exactly = { $count ->
     [one] { $count } jugador
    *[other] { $count } jugadores
}
players-from-to = De { $least } a { $most } jugadores
your-tables = Tus partidas
open-tables = Mesas abiertas
finished-games = Partidas terminadas
no-tables-of-yours = Ninguna todavía. Empieza a jugar y aparecerá aquí.
no-open-tables = Ahora nadie espera a un jugador.
no-finished-games = Ninguna todavía.
free-seat = asiento libre
waiting-for-players = espera jugadores
moves-made = { $count ->
     [one] { $count } jugada
    *[other] { $count } jugadas
}
won-by = Victoria: { $names }
your-turn = Te toca
upload-record = Ver una partida guardada

## A new table

new-game-of = Nueva partida: { $game }
who-plays = Quién juega
how-many = Cuántos jugadores
who-sits-here = Quién juega: { $seat }
name-of-seat = Nombre en el asiento { $seat }
seat-me = En este dispositivo
seat-open = Un amigo, por enlace
seat-open-about = Recibe un enlace para sentarse aquí.
bots-by-strength = Bots, del más débil al más fuerte
open-seat-about = Varias personas en este dispositivo se turnan tras un telón. Los amigos reciben un enlace en cuanto la mesa está lista.
options = Opciones
set-by = Lo fija: { $by }
set-otherwise = Lo has cambiado tú; { $by } prevé: { $value }
time-and-help = Tiempo y ayuda
clock = Reloj
clock-about = Si se acaba el tiempo, un bot toma esa decisión. Tras tres seguidas, sigue jugando él hasta que vuelvas.
clock-none = Sin reloj
clock-seconds = { $count ->
     [one] { $count } segundo por decisión
    *[other] { $count } segundos por decisión
}
clock-minutes = { $count ->
     [one] { $count } minuto por decisión
    *[other] { $count } minutos por decisión
}
clock-days = { $count ->
     [one] { $count } día por decisión
    *[other] { $count } días por decisión
}
allow-hints = Pistas
allow-hints-about = Quien se atasque puede preguntar qué haría un bot.
allow-undo = Deshacer
allow-undo-about = Una jugada se puede deshacer mientras no haya revelado nada ni nadie haya respondido.
list-table = Mostrar esta mesa
list-table-about = Los desconocidos la ven en el vestíbulo y pueden sentarse.
begin = Empezar

## The waiting room

waiting-for-friends = Esperando a tus amigos
sit-down-title = Hay un asiento libre
waiting-about = La partida empieza en cuanto todos los asientos estén ocupados.
sit-here = Sentarse aquí
sit-here-too = Alguien a mi lado
seat-a-bot = Un bot
stand-up = Dejar el asiento
friend-link-about = Envía este enlace a un amigo o deja que escanee el código.

## At the table

scene-name = La mesa
asked-of-you = Qué se te pide
sending = Un momento…
is-this-your-move = ¿Jugar así?
a-bot-would = Un bot haría esto. ¿Jugarlo?
confirm = Sí, jugar
changes-your-score = cambia tu puntuación en { $points }
keeps-your-score = no cambia tu puntuación
cancel = No
back = Atrás
that-is-all = Eso es todo
choose-from-a-list = Elegir de una lista
turn-the-piece = Girar la pieza
turn-left = Girar a la izquierda
turn-right = Girar a la derecha
turn-of = { $place } de { $all }
less = Menos
more = Más
take-back = Deshacer
hint = Pista
thinking-hint = Pensando…
hint-late = La pista llega tarde: la partida ha seguido o ya has elegido algo. Pídela otra vez si quieres.
scores = Puntuación
total = Total
scores-now = Puntuación: { $changes }.
score-now = { $name } { $change }, ahora { $total }
what-happened = Qué ha pasado
by-the-clock = (se acabó el tiempo: decidió un bot)
bot-named = { $seat } (bot)
you = tú
beside-you = en este dispositivo
looking-on = Eres espectador.
away = ausente: juega un bot
offline = sin conexión
thinking = piensa
deciding = decide
days-left = { $count ->
     [one] { $count } día
    *[other] { $count } días
}
views = Vistas
tab-board = Tablero
tab-review = Repaso
tab-scores = Puntos
tab-log = Crónica
tab-people = Mesa
line-lost = Sin conexión. Reconectando…
since-your-move = Desde tu última jugada
go-on = Seguir
curtain = Pasa el dispositivo a { $name }
curtain-about = Los demás no deben mirar ahora.
curtain-open = Soy { $name }
share-table = Compartir la mesa
share-table-about = Quien abra este enlace ocupará un asiento libre o mirará.
other-device = Seguir en otro dispositivo
other-device-about = Este enlace lleva tu asiento a otro dispositivo. Quien lo tenga podrá jugar por ti: no lo compartas.
only-this-machine = Esta dirección solo funciona en este ordenador. Para amigos en otros dispositivos, inicia la mesa con --host 0.0.0.0 y ábrela aquí con la dirección de este ordenador en tu red.

## The end, and seeing a game again

final-count = El recuento final
wins = ¡Gana { $name }!
you-win = ¡Has ganado!
win-together = Victoria compartida: { $names }
nobody-wins = La partida ha terminado
again = Otra vez
to-next-game = A la siguiente partida
replay = Ver de nuevo
share-replay-about = Quien abra este enlace podrá ver de nuevo toda la partida.
share-move = Compartir este momento
share-move-about = Este enlace abre la partida en la jugada { $move }.
to-the-table = Volver a la mesa
keep-and-share = Guardar y compartir
the-start = El comienzo
move-number = Jugada
move-of = Jugada { $move } de { $all }
to-the-start = Al comienzo
to-the-end = Al final
one-back = Una jugada atrás
one-on = Una jugada adelante
autoplay = Reproducir
pause = Pausa
as-record = Archivo
as-picture = Imagen
as-film = Animación
film-being-made = Se está haciendo la animación…
review = Repaso
review-about = Un bot fuerte estudia cada decisión: qué habría sido mejor, qué fue suerte, dónde dio un giro la partida. Tarda cerca de un minuto.
review-waiting = { $count ->
     [one] Antes de esta se estudia { $count } partida.
    *[other] Antes de esta se estudian { $count } partidas.
}
review-begins = Pensando…
review-working = Decisiones estudiadas: { $done } de { $all }
review-goes-on = Puedes salir de esta página: el estudio continúa.
review-ready = El repaso está listo
review-interrupted = El repaso se interrumpió. Pídelo de nuevo.
review-words = Qué significan estas palabras
no-choice = no había otra jugada
what-was-better = Qué era mejor

## Bots and seats

bot-of-level = Bot: { $level }

# The server

## Refusals

error-malformed = Este mensaje no se entiende.
error-not-yours = Este asiento no es tuyo.
error-not-over = La partida aún no ha terminado.
error-foreign-page = Otra página intentó jugar aquí en tu nombre.
error-not-found = Esa mesa o partida no existe. Puede que el enlace esté cortado o que la mesa ya se haya eliminado.
error-no-such-game = Aquí no hay ningún juego así.
error-stale = La partida ha seguido mientras tanto. Mira de nuevo y decide.
error-taken = Alguien acaba de sentarse ahí.
error-not-playing = Esta partida aún no ha empezado.
error-too-large = El archivo es demasiado grande.
error-illegal = Esa jugada no está permitida ahora.
error-bad-option = Esta mesa no se puede preparar así.
error-bad-record = Esta partida guardada no se puede leer.
error-no-undo = Esta jugada ya no se puede deshacer.
error-no-hint = En esta mesa no hay pistas.
error-too-fast = Es demasiado a la vez. Espera un momento.
error-not-ready = Este juego aún se está preparando. Tarda un minuto, solo la primera vez.
error-busy = Demasiadas partidas esperan un repaso. Inténtalo dentro de unos minutos.
error-unavailable = El servidor no puede guardar nada ahora. Inténtalo de nuevo enseguida.

## The log

log-undo = { $seat }: se deshace la última jugada.
log-secret = { $seat }: una decisión que los demás aún no ven.

## Games

about-paris = Dos jugadores adoquinan una plaza en el París de las primeras farolas y luego construyen donde cae la luz.
about-tiny_towns = De uno a seis jugadores. Todos colocan el mismo cubo a la vez, y nadie lo quiere.
about-munivers = De dos a cuatro alcaldes, un año: subastas, calles, préstamos, encuestas y unas elecciones.

## Bots

bot-random = Al azar
bot-random-about = Hace cualquier jugada, sin pensar: más débil que el nivel 1.
bot-greedy = Codicioso
bot-greedy-about = Toma lo que ahora parece mejor: más o menos como el nivel 3.
bot-level-1 = 1 · Turista
bot-level-1-about = Entre muchas jugadas ve pocas y toma la más bonita.
bot-level-2 = 2 · Paseante
bot-level-2-about = Toma lo que parece mejor, pero se le escapa mucho.
bot-level-3 = 3 · Vecino
bot-level-3-about = Piensa una o dos jugadas por delante y se le escapan algunas.
bot-level-4 = 4 · Albañil
bot-level-4-about = Piensa por delante con cuidado; se le escapa poco.
bot-level-5 = 5 · Arquitecto
bot-level-5-about = Piensa un momento muy por delante y casi nada se le escapa.
bot-level-6 = 6 · Prefecto
bot-level-6-about = El más fuerte: piensa hasta un segundo cada jugada.

## Options of the games

choice-true = Sí
choice-false = No
option-paris-edition = Edición
option-paris-edition-about = Los reglamentos impresos difieren en detalles; esto los fija todos.
option-paris-edition-standard = La nuestra
option-paris-edition-es = Española
option-paris-edition-fr = Francesa
option-paris-edition-uk = Ucraniana
option-paris-postcards = Postales
option-paris-postcards-about = Hay ocho postales a la vista; cada una se toma una vez.
option-paris-postcards-first = Las ocho de una primera partida
option-paris-postcards-random = Ocho de las doce
option-paris-hand = Losetas en mano
option-paris-hand-about = Cuántas losetas guardas en secreto para elegir.
option-paris-hand-1 = Una
option-paris-hand-2 = Dos
option-paris-first = Quién empieza
option-paris-first-about = En la siguiente partida empieza quien perdió; tras unas tablas, quien no empezó.
option-paris-first-random = Por sorteo
option-paris-first-orange = Naranja
option-paris-first-blue = Azul
option-paris-flip = Los edificios se pueden voltear
option-paris-flip-about = Los edificios impresos tienen un solo lado bueno; aquí también se pueden colocar por el otro.
option-paris-chartier_fountain = Chartier ayuda a la fuente
option-paris-chartier_fountain-about = La fuente puede cubrir el espacio que Chartier cambia.
option-paris-grande_lumiere = La Grande Lumière
option-paris-grande_lumiere-about = Lo que ilumina la gran farola.
option-paris-grande_lumiere-rays = Dos espacios en cada dirección
option-paris-grande_lumiere-diamond = Todo a dos pasos o menos
option-paris-grande_lumiere-ring = Los ocho espacios de alrededor
option-paris-dancer_walls = Las farolas detienen a la bailarina
option-paris-dancer_walls-about = Si la bailarina del Moulin Rouge se detiene ante las farolas.
option-paris-tie = Empates
option-paris-tie-about = Con igualdad de puntos, qué espacios del propio color deciden: los libres o todos los visibles, también bajo el pintor y la bailarina.
option-paris-tie-free = Los libres
option-paris-tie-visible = Los visibles
option-tiny_towns-mode = Modo de juego
option-tiny_towns-mode-about = Quién nombra el siguiente recurso.
option-tiny_towns-mode-builder = El maestro constructor
option-tiny_towns-mode-town_hall = Las cartas del ayuntamiento
option-tiny_towns-mode-solo = En solitario: una de tres cartas
option-tiny_towns-buildings = Edificios
option-tiny_towns-buildings-about = Qué siete cartas de edificio hay en juego.
option-tiny_towns-buildings-first = Los de una primera partida
option-tiny_towns-buildings-random = Uno de cada tipo, por sorteo
option-tiny_towns-monuments = Monumentos
option-tiny_towns-monuments-about = Cada cual guarda un monumento secreto.
option-tiny_towns-cavern = Caverna
option-tiny_towns-cavern-about = Dos veces por partida puedes apartar un cubo que otro nombró.
option-tiny_towns-first = Primer maestro constructor
option-tiny_towns-first-about = Quién nombra el primer recurso, si hay maestro constructor.
option-tiny_towns-first-random = Por sorteo
option-tiny_towns-first-badger = Tejón
option-tiny_towns-first-fox = Zorro
option-tiny_towns-first-hare = Liebre
option-tiny_towns-first-mole = Topo
option-tiny_towns-first-otter = Nutria
option-tiny_towns-first-squirrel = Ardilla
option-munivers-match = Vecinos
option-munivers-match-about = Cuántas veces cuenta un pictograma.
option-munivers-match-each = Por cada vecino
option-munivers-match-once = Una vez
option-munivers-first = Quién empieza
option-munivers-first-about = Quién es el primer jugador en enero.
option-munivers-first-random = Por sorteo
option-munivers-first-orange = Naranja
option-munivers-first-blue = Azul
option-munivers-first-green = Verde
option-munivers-first-violet = Violeta
option-munivers-content = Contenido
option-munivers-content-about = Qué losetas y cartas hay en la caja.
option-munivers-content-standard = El año entero
option-munivers-content-short = Una partida corta
