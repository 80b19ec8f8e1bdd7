# El programa mismo: lo que dice la terminal alrededor de una partida.

list-and = { " " }y{ " " }
then = { "; " }
list-or = { " " }o{ " " }
colon = { $what }: { $text }
compiling = Compilando las reglas para este equipo; la próxima vez empezará enseguida.
compiling-each-time = Compilando las reglas para este equipo; no se pueden guardar para la próxima vez.
preparing = Compilando para este equipo, una sola vez: { $parts }.
prepared-part = { $part }: listo tras { $seconds } s.
prepared = Todo está listo.
drawing = Dibujando { $width } × { $height } píxeles; esto lleva un rato.

## Los números

number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
percent = { $number } %
seconds = { $number } s
milliseconds = { $number } ms
unknown = –

## Playing

your-choice = ¿Qué eliges?
at-best = hasta { $gain }
secret-move = { $count ->
    [one] { $seat } hace una jugada
   *[other] { $seat } hacen jugadas
} que no puedes ver ({ $kind }).
not-a-choice = «{ $typed }» no es ninguna de las opciones.
more-news = … y { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
} más: { $command }
no-such-card = No hay ninguna carta «{ $typed }» en esta partida. Escribe, por ejemplo: { $command } { $example }
hand-over = Pasa el teclado a { $seat }, que debe pulsar Intro.
press-enter = Pulsa Intro para seguir.
answer-yes = sí
agree-with = Escribe «{ $yes }» para jugar así; cualquier otra cosa vuelve atrás.

thinking = { $seat }: pensando…
thinking-hint = Pensando…
hint-move = Un bot fuerte jugaría: { $move }. Escribe: { $typed }
hint-ahead = Calcula una probabilidad de ganar del { $chance } % y que acabarás más o menos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por delante.
hint-behind = Calcula una probabilidad de ganar del { $chance } % y que acabarás más o menos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por detrás.
hint-even = Calcula una probabilidad de ganar del { $chance } % y que acabarás más o menos empatado.
hint-points = Espera { $points } puntos al final.
hint-solved-won = Resuelto: ganas por { $margin } o más.
hint-solved-lost = Resuelto: pierdes por { $margin } si tu rival no se equivoca.
hint-solved-draw = Resuelto: empate, si nadie se equivoca.
hint-solved-points = Resuelto: { $points } puntos son lo máximo que aún puedes tener.
hint-tie-won = Resuelto: ganas, al menos por el desempate.
hint-tie-lost = Resuelto: pierdes por el desempate si tu rival no se equivoca.

command-hint = pista
command-undo = deshacer
command-redo = rehacer
command-back = atrás
command-help = ayuda
command-save = guardar
command-quit = salir
command-rules = reglas
command-card = carta
command-cards = cartas
command-legend = leyenda
command-log = diario
argument-card = NOMBRE
argument-save = [ARCHIVO]

help =
    Escribe el número de una opción, o el comienzo de su palabra o de su nombre.
    Varias opciones seguidas forman un camino: { $path }, o { $words }.
help-hints = Los números verdes y rojos indican cuánto cambia tu puntuación con una opción.
help-no-hints = Las palabras grises junto a una opción dicen qué aporta.
help-hint = qué haría un bot fuerte, y por qué; tarda un segundo
help-undo = deshacer la última jugada y las respuestas de los bots
help-redo = volver a hacerla
help-back = un paso atrás dentro de esta jugada
help-save = guardar la partida
help-quit = salir; la partida se guarda
help-rules = cómo se juega
help-card = qué hace una carta; basta una parte de su nombre
help-cards = todas las cartas de esta partida
help-legend = qué significan los signos
help-boards = toda la mesa, con el tablero de cada uno
help-log = todas las jugadas hechas
nothing-to-undo = No hay ninguna jugada que deshacer.
undo-refused = Esta jugada ya no se puede deshacer: reveló algo, o alguien ha actuado después.
nothing-to-redo = No hay ninguna jugada que rehacer.

## Leaving

no-more-input = Se acabó la entrada.
saved = Guardado en { $file }.
resume-with = Para seguir: { $command }
replay-with = Para volver a verla: { $command }
review-with = Para saber qué valía cada jugada: { $command }
goodbye = Hasta pronto.

## The end

final-score = Puntuación final
score-so-far = Puntuación actual
won = { $count ->
    [one] Gana { $seats }.
   *[other] Comparten la victoria: { $seats }.
}
replay-title = { $game }: { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}

## Mistakes

error-language = no hay idioma { $given }; hay { $known }
error-option-value = la opción { $name } no puede ser { $value }; admite { $valid }
error-option-name = opción { $name }: no existe { $value }; existen { $known }
error-no-option = { $game } no tiene la opción { $name }; sus opciones son: { $known }
error-option-typed = una opción se escribe nombre=valor, no { $given }; { $game } tiene { $known }
error-seed = una semilla es un número entero de 0 a { $most }, no { $given }
error-version = la partida se jugó con la versión { $played } de las reglas de { $game }; este programa tiene la versión { $now }
error-record-move = jugada { $number } de la partida: { $reason }
error-game-over = la partida ha terminado
error-not-your-move = no le toca a { $seat }; se espera a { $waiting }
error-not-a-path = una jugada es un camino de opciones como { $example }, no { $given }
error-path-goes-on = { $path } sigue después de { $walked }, que ya es una jugada entera
error-path-not-whole = { $path } aún no es una jugada entera; puede seguir { $possible }
error-path-illegal = { $path } no está permitido; después de { $walked } puedes elegir { $possible }
error-path-illegal-now = { $path } no está permitido; ahora puedes elegir { $possible }
error-unreadable = no se puede leer { $file }: { $reason }
error-no-saved-game = { $file } no es una partida guardada: { $reason }
error-unsaved = no se puede guardar la partida en { $file }: { $reason }
error-unwritable = no se puede guardar la partida en { $file }: no se puede escribir ese archivo
error-something-else = no se puede guardar la partida en { $file }: contiene otra cosa, que se deja como está; elige otro nombre
error-no-such-style = { $what }: no hay { $given }; hay { $known }
error-no-player = un asiento no puede ser de { $given }, sino de { $known }
error-no-bot = no hay ningún bot { $given }; los bots son { $known }
error-search-budget = una búsqueda toma segundos (como máximo { $seconds }) o iteraciones (como máximo { $iterations }), solo uno de los dos, e hilos (como máximo { $threads })
error-search-setting = una búsqueda no tiene el ajuste { $given }; tiene { $known }
error-search-number = { $name } de una búsqueda es un número, no { $given }
error-search-range = { $name } de una búsqueda va de { $least } a { $most }; no puede ser { $given }
error-net-file = { $file } no puede jugar: { $reason }
error-net-missing = ese archivo no existe
error-net-unread = no se puede leer ({ $why })
error-net-large = ocupa más de { $most } MB
error-net-broken = no es una red que onnxruntime pueda ejecutar
error-net-untold = no dice a qué juego juega
error-net-shapes = lo que toma y lo que da no es lo que este programa espera
error-net-game = juega a { $plays }, no a { $game }
error-net-version = aprendió la versión { $by } de las reglas, y esta es la versión { $version }
error-net-players = aprendió a jugar con { $plays } a la mesa, no con { $players }
error-net-unshipped = este programa no trae ninguna red para { $game }; nombra una tuya: net:ARCHIVO
error-seats = en esta partida el número de asientos es { $seats }, no { $given }
error-in-file = { $file }: { $reason }
error-no-moves = una posición no tiene jugadas
error-bare-position = esto no es una partida guardada; una posición se escribe { $wrapped }
error-no-such-moment = jugadas: { $count }; no hay posición después de la jugada { $given }
error-no-seat = no hay asiento { $given }; los asientos son { $known }
error-drawing-ending = un dibujo se guarda en un archivo .svg o .png, no en { $file }
error-drawing-unwritable = no se puede escribir { $file }
error-drawing-elsewhere = { $file } contiene otra cosa, que se deja como está; nombra otro archivo con --output
error-which-game = ¿qué juego? Hay { $known }
error-resume-alone = una partida guardada tiene su semilla y sus opciones: --resume va sin --seed ni --option
error-other-game = { $file } es una partida de { $found }, no de { $wanted }
error-no-game = no hay juego { $given }; los juegos son { $known }
error-postcards = la opción 'postcards' admite { $count } distintas, no { $given }
error-same-type = opción 'buildings': { $one } y { $other } son del mismo tipo
error-not-solo = opción 'buildings': { $card } no está en una partida en solitario
error-lacks-type = a la opción 'buildings' le falta una carta { $kind }: una de { $known }
error-solo-players = la opción 'mode' no puede ser 'solo' con { $players } jugadores; hace falta exactamente 1

## Mistakes in saved games and positions

position-field = { $field ->
    [position] la posición
   *[other] '{ $field }'
}
record-file = { $file ->
    [record] la partida
   *[other] { $file }
}
error-output = no se puede escribir el resultado
error-position-object = { position-field } debe ser un objeto con campos como { $fields }
error-position-unknown = { position-field } tiene un campo desconocido, { $given }; admite { $fields }
error-position-missing = falta '{ $field }'
error-position-number = '{ $field }' debe ser un número entero de { $low } a { $high }, no { $given }
error-position-twice = '{ $field }' nombra algo dos veces: { $given }
error-position-value = '{ $field }' no puede ser { $given }; admite { $known }
error-position-list = '{ $field }' debe ser una lista, no { $given }
error-position-list-of = '{ $field }' debe ser una lista de { $most } como máximo, no { $given }
error-position-two-places = '{ $field }': { $what } está en dos sitios
error-position-law = esto no puede estar en la mesa: { $law }
error-position-no-move = así no se puede seguir: { $seat } debe decidir, pero no tiene jugada
error-position-plain = una posición son datos sencillos: { $reason }
error-plain-values = hay más de { $most } valores
error-plain-depth = hay más de { $most } listas u objetos anidados
error-plain-kind = { $given } no es un dato sencillo: texto, número, lista, objeto, true, false o null
error-plain-name = { $given } no puede ser el nombre de un campo: hace falta un texto
error-record-object = { record-file } no es una partida guardada: debe ser un objeto con { $fields }
error-record-plain = { record-file }: { $reason }
error-record-lacks = { record-file }: falta el campo { $field }
error-record-type = { record-file }: { $field } debe ser de tipo { $type }, no { $given }
error-record-unknown = { record-file }: campo desconocido { $field }
error-record-start = { record-file }: hace falta una semilla o una posición inicial
error-record-format = { record-file }: formato { $found }; este programa lee el formato { $known }
error-record-shape = { record-file }: la jugada { $number } debe ser [asiento, camino], no { $given }
error-record-long = tiene más de { $most } caracteres
error-record-length = ninguna partida de { $game } tiene más de { $most } jugadas
error-record-options = las opciones de la partida no son las de su posición
error-extra = para esto hace falta { $library }, que no está instalado; en la carpeta de este proyecto: { $command }
error-already-served = otro servidor ya usa esta base de datos: { $where }
error-listen = la mesa no puede estar en { $host }, puerto { $port }: { $reason }
error-workers = las partidas las juega al menos 1 proceso, no { $given }
error-worker-lost = un proceso de trabajo se detuvo desde fuera
error-cluster = ningún clúster de Ray responde en { $address }: { $reason }
error-cluster-version = una máquina del clúster tiene otra versión de este programa
error-unkept = no se pueden guardar las partidas en { $file }: { $reason }
error-kept-unwritable = no se puede escribir ese archivo
error-kept-other = la línea { $line } es otra partida: { $game }, semilla { $seed }, { $bots }
error-kept-outdated = la partida de la línea { $line } se jugó con otras reglas u otros bots
error-kept-untrue = la partida de { $game } con la semilla { $seed } no terminó como está anotado
error-players-twice = el número de jugadores se indica dos veces, con --players y con --option
error-kept-line = la línea { $line } no es una partida de una serie
error-kept-busy = otro programa está escribiendo en él
error-report = no se puede escribir { $file }: { $reason }
error-report-twice = { $file } no puede contener dos cosas
error-report-elsewhere = { $file } contiene otra cosa, que se deja como está; nombra otro archivo
error-arena-games = cada dos bots juegan de 1 a { $most } partidas, no { $given }
error-arena-bots = asientos en una mesa: { $seats }; bots necesarios: al menos { $least }, no { $given }
error-arena-twice = { $bot } no puede enfrentarse a sí mismo
error-habit = no hay costumbre { $given }; en { $game } están { $known }
error-habit-idle = ninguna jugada empieza por { $given }; las jugadas empiezan por { $known }
error-collects = indica algunos de { $known }, unidos por &, y al final, si quieres, el precio máximo; no { $given }
error-balance-games = se juegan de 1 a { $most } partidas, no { $given }
error-against = { $game } no tiene paquetes de contenido; compara con otras opciones como nombre=valor, no { $given }
error-dealt = { $game } reparte { $known }, no { $given }
error-dealt-seldom = desde la semilla { $seed } hay muy pocas partidas que reparten { $given }; reparten { $known }
error-blank = una postal que se deja sin efecto es una de { $known }, o all; no { $given }
error-review-nothing = no hay nada que repasar: nadie ha tenido aún una elección
