# El laboratorio: lo que dicen sus informes.

## La arena

arena-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
arena-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-percent = { $number } %
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-interval = { $low } … { $high }
arena-unknown = –

arena-title = La arena: { $game }
arena-solo = Cada bot jugó solo { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, todos con las mismas semillas, desde la { $seed }.
arena-pairs = Los bots se enfrentaron de dos en dos, { $games } partidas por pareja: las mismas semillas para todos, desde la { $seed }, cada una jugada una vez desde cada asiento.
arena-tables = Cada bot jugó solo contra { $others } de cada otra clase, { $games } partidas cada vez: las mismas semillas para todos, desde la { $seed }, cada una jugada una vez desde cada asiento.
arena-challenge = { $others ->
    [1] El primer bot se enfrentó a cada uno de los demás en { $games } partidas
   *[other] El primer bot jugó solo contra { $others } de cada otra clase, { $games } partidas cada vez
}: las mismas semillas para todos, desde la { $seed }, cada una jugada una vez desde cada asiento.
arena-standings = Quién es más fuerte
arena-standings-note = Las puntuaciones siguen la escala Elo, con media { $middle }: 400 puntos más son diez posibilidades contra una. Entre paréntesis: dónde está el valor verdadero en 95 de cada 100 casos. Las partidas de una misma semilla cuentan como un solo testigo.
arena-solo-note = Entre paréntesis: dónde está la media verdadera en 95 de cada 100 casos.
arena-encounters = Quién contra quién
arena-encounters-note = La parte de victorias del bot de la fila, solo entre bots de la columna; entre iguales sería { $fair }.
arena-against = { $count ->
    [1] contra { $bot }
   *[other] contra { $count } × { $bot }
}
arena-plots = De un vistazo
arena-how = Cómo se jugó
arena-command = Para repetirlo:
arena-rules = Reglas de { $game }, versión { $version }; { $options }.
arena-as-usual = opciones habituales
arena-interrupted = Interrumpido tras { $played } de { $games } partidas.
arena-goes-on = La misma orden sigue desde aquí: las partidas están en { $file }.
arena-written = Escrito en { $file }.

arena-bot = Bot
arena-rating = Elo
arena-games = Partidas
arena-victories = Victorias
arena-points = Puntos
arena-time = Por jugada (máximo)
arena-share-fair = Victorias (a trazos: entre iguales)
arena-points-note = La caja es la mitad central de las partidas, la raya la mediana, el punto la media; más allá de cada bigote queda una vigésima parte.
arena-time-note = El punto es la media, la línea llega hasta la más larga.
arena-times-counted = partidas
arena-scale-rating = Elo
arena-scale-share = parte de victorias
arena-scale-points = puntos
arena-scale-time = cada línea, diez veces más
