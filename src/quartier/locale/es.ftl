# El programa mismo: lo que dice la terminal alrededor de una partida.

list-and = { " " }y{ " " }
list-or = { " " }o{ " " }
colon = { $what }: { $text }
compiling = Compilando las reglas para este equipo; la próxima vez empezará enseguida.
compiling-each-time = Compilando las reglas para este equipo; no se pueden guardar para la próxima vez.
preparing = Compilando para este equipo, una sola vez: { $parts }.
prepared-part = { $part }: listo tras { $seconds } s.
prepared = Todo está listo.
drawing = Dibujando { $width } × { $height } píxeles; esto lleva un rato.

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
    Escribe el número de una opción, su palabra, o el comienzo de su palabra o nombre.
    Varias opciones seguidas forman un camino: { $path }, o { $words }.
help-hints = Los números verdes y rojos indican cuánto cambia tu puntuación con una opción.
help-no-hints = Las palabras grises junto a una opción dicen qué aporta.
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
