# Los repasos: lo que se dice de una partida estudiada.

title = Repaso: { $game }
lead = Jugadas: { $moves }; decisiones entre ellas: { $decisions }. Reflexión para cada decisión: { $budget }.
unfinished = La partida no ha terminado: así estaba tras la última jugada.
simulations = { $number } simulaciones

players = Cómo jugó cada uno
players-alone = Cómo se jugó
players-note = La precisión es la proporción de decisiones en que no se perdió nada más allá del margen de error.
account-note = Inicio, jugadas propias, jugadas rivales, suerte y lo visto después suman el final. La suerte es lo que salió de azares y secretos; lo visto después, lo que la búsqueda solo vio más tarde.
account-note-alone = Inicio, jugadas propias, suerte y lo visto después suman el final. La suerte es lo que salió de azares y secretos; lo visto después, lo que la búsqueda solo vio más tarde.
column-seat = Jugador
row-accuracy = Precisión
row-start = Inicio
row-own = Jugadas propias
row-rivals = Jugadas rivales
row-luck = Suerte
row-drift = Visto después
row-end = Final
row-points-lost = Puntos perdidos
row-blunder = Errores graves
row-mistake = Errores
row-slip = Imprecisiones

graph = La probabilidad de ganar
graph-alone = Los puntos esperados
graph-note = Antes de cada decisión, según lo que podía saber quien decidía. Línea de puntos: las jugadas en que la partida dio un giro.
graph-axis = jugada
graph-of = La probabilidad de ganar: { $seat }

turning = Puntos de inflexión
turning-note = En el tablero: contorno continuo, la jugada hecha; discontinuo, la mejor.
turning-none = Nadie perdió nada más allá del margen de error: no hay punto de inflexión.
turning-title = Jugada { $number }: { $seat } ({ $verdict })
turning-title-alone = Jugada { $number } ({ $verdict })
played = Jugado: { $move }
better = Mejor: { $move }
change-chance = Probabilidad de ganar: { $after } en vez de { $before }.
change-margin = Diferencia esperada: { $after } en vez de { $before }.
change-alone = Puntos esperados: { $after } en vez de { $before }.
proved = Resuelto: es exacto.

decisions = Todas las decisiones
decisions-note = La probabilidad de ganar y la diferencia esperada en puntos: con la mejor jugada, y con la que se hizo. Cada decisión se estudió con lo que su jugador podía saber. La jugada hecha y la mejor se compararon con dos búsquedas aparte; lo que no llega al doble de su margen de error (por lo común { $noise }) no cuenta como pérdida.
decisions-note-alone = Los puntos esperados con la mejor jugada, y con la que se hizo. Ambas se compararon con dos búsquedas aparte; lo que no llega al doble de su margen de error (por lo común { $noise }) no cuenta como pérdida.
column-number = Jugada
column-played = Jugado, y qué era mejor
column-chance = Probabilidad
column-margin = Diferencia
column-margin-alone = Puntos
column-verdict = Valoración
column-luck = Suerte
verdict-best = la mejor
verdict-sound = buena
verdict-slip = imprecisión
verdict-mistake = error
verdict-blunder = error grave
solved = resuelto
