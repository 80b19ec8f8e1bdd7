# The server

## Refusals

error-malformed = Este mensaje no se entiende.
error-not-yours = Este asiento no es tuyo.
error-not-over = La partida aún no ha terminado.
error-foreign-page = Otra página intentó jugar aquí en tu nombre.
error-not-found = Aquí no hay nada.
error-stale = La partida ha seguido mientras tanto. Mira de nuevo y decide.
error-taken = Alguien acaba de sentarse ahí.
error-not-playing = Esta partida aún no ha empezado.
error-too-large = Es demasiado grande.
error-illegal = Esa jugada no está permitida ahora.
error-bad-option = Esta mesa no se puede preparar así.
error-bad-record = Esta partida guardada no se puede leer.
error-no-undo = Esta jugada ya no se deshace.
error-no-hint = En esta mesa no hay pistas.
error-too-fast = Es demasiado a la vez. Espera un momento.
error-not-ready = Este juego aún se está preparando. Tarda un minuto, solo la primera vez.
error-unavailable = El servidor no puede guardar nada ahora. Inténtalo de nuevo enseguida.

## The log

log-undo = { $seat }: se deshace la última jugada.
log-secret = { $seat }: una decisión que los demás aún no ven.

## Games

about-paris = Dos jugadores pavimentan una plaza en el París de las primeras farolas y luego construyen donde cae la luz.
about-tiny_towns = De uno a seis jugadores. Todos colocan el mismo cubo a la vez, y nadie lo quiere.
about-munivers = De dos a cuatro alcaldes, un año: subastas, calles, préstamos, sondeos y unas elecciones.

## Bots

bot-random = Al azar
bot-random-about = Hace cualquier jugada, sin pensar.
bot-greedy = Ambicioso
bot-greedy-about = Toma lo que ahora parece mejor.

## Options of the games

choice-true = Sí
choice-false = No
option-paris-edition = Edición
option-paris-edition-about = Los reglamentos impresos difieren en detalles; esto los fija todos.
option-paris-edition-standard = La nuestra
option-paris-edition-es = Española
option-paris-edition-fr = Francesa
option-paris-edition-uk = Británica
option-paris-postcards = Postales
option-paris-postcards-about = Hay ocho postales a la vista; cada una se toma una vez.
option-paris-postcards-first = Las ocho de una primera partida
option-paris-postcards-random = Ocho de las doce
option-paris-hand = Losetas en mano
option-paris-hand-about = Cuántas losetas guardas en secreto para elegir.
option-paris-hand-1 = Una
option-paris-hand-2 = Dos
option-paris-first = Quién empieza
option-paris-first-about = En la siguiente partida empieza quien perdió.
option-paris-first-random = Por sorteo
option-paris-first-orange = Naranja
option-paris-first-blue = Azul
option-paris-flip = Los edificios se pueden voltear
option-paris-flip-about = Los edificios impresos tienen un solo lado bueno; aquí también valen por el otro.
option-paris-chartier_fountain = Chartier ayuda a la fuente
option-paris-chartier_fountain-about = La fuente puede cubrir la casilla que Chartier cambia.
option-paris-grande_lumiere = La Grande Lumière
option-paris-grande_lumiere-about = Lo que ilumina la gran farola.
option-paris-grande_lumiere-rays = Dos casillas en cuatro direcciones
option-paris-grande_lumiere-diamond = Todo a dos pasos
option-paris-grande_lumiere-ring = Las ocho casillas de alrededor
option-paris-dancer_walls = Las farolas detienen a la bailarina
option-paris-dancer_walls-about = Si la bailarina del Moulin Rouge se detiene ante las farolas.
option-paris-tie = Empates
option-paris-tie-about = Con igualdad de puntos, qué casillas del propio color deciden.
option-paris-tie-free = Las libres
option-paris-tie-visible = Las visibles, también bajo el pintor y la bailarina
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
option-munivers-match = Vecinos
option-munivers-match-about = Cuántas veces cuenta un pictograma.
option-munivers-match-each = Por cada vecino
option-munivers-match-once = Una vez
option-munivers-content = Contenido
option-munivers-content-about = Qué losetas y cartas hay en la caja.
option-munivers-content-standard = El año entero
option-munivers-content-short = Una partida corta
