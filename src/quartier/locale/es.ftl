# El programa mismo: lo que dice la terminal alrededor de una partida.

compiling = Compilando las reglas para este equipo; la próxima vez empezará enseguida.
compiling-each-time = Compilando las reglas para este equipo; no se pueden guardar para la próxima vez.
preparing = Compilando para este equipo, una sola vez: { $parts }.
prepared-part = { $part }: listo tras { $seconds } s.
prepared = Todo está listo.
drawing = Dibujando { $width } × { $height } píxeles; esto lleva un rato.

## Playing

your-choice = ¿Qué eliges?
at-best = hasta { $gain }
secret-move = { $seat } hace una jugada que no puedes ver ({ $kind }).
not-a-choice = «{ $typed }» no es ninguna de las opciones.
hand-over = Pasa el teclado a { $seat }, que debe pulsar Intro.
press-enter = Pulsa Intro para seguir.

command-undo = deshacer
command-redo = rehacer
command-back = atrás
command-help = ayuda
command-save = guardar
command-quit = salir

help =
    Escribe el número de una opción, su texto o el comienzo de su palabra inglesa.
    Varias opciones seguidas forman un camino: { $path }, o { $words }.
    Los números verdes y rojos indican cuánto cambia tu puntuación con una opción.

    deshacer (undo)          deshacer la última jugada y las respuestas de los bots
    rehacer (redo)           volver a hacerla
    atrás (back)             un paso atrás dentro de esta jugada
    guardar (save) [ARCHIVO] guardar la partida
    salir (quit)             salir; la partida se guarda
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
