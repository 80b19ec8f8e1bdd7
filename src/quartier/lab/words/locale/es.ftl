# El laboratorio: lo que dicen sus informes.

## Lo que dicen todos

interval = { $low } … { $high }
drawing-up = Redactando el informe…
written = Escrito en { $file }.
interrupted = Interrumpido tras { $played } de { $games } partidas.
goes-on = La misma orden sigue desde aquí: las partidas están en { $file }.

## La arena

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
arena-standings-note = Las puntuaciones siguen la escala Elo, con media { $middle }: 400 puntos más son diez posibilidades contra una. Entre paréntesis: dónde está el valor verdadero en 95 de cada 100 casos. Las partidas de una misma semilla cuentan como una sola observación.
arena-solo-note = Entre paréntesis: dónde está la media verdadera en 95 de cada 100 casos.
arena-encounters = Quién contra quién
arena-encounters-note = La proporción de victorias del bot de la fila, solo entre bots de la columna; entre iguales sería { $fair }.
arena-against = { $count ->
    [1] contra { $bot }
   *[other] contra { $count } × { $bot }
}
arena-plots = De un vistazo
arena-how = Cómo se jugó
arena-command = Para repetirlo:
arena-rules = Reglas de { $game }, versión { $version }; { $options }.
arena-as-usual = opciones habituales

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
arena-scale-share = proporción de victorias
arena-scale-points = puntos
arena-scale-time = cada línea, diez veces más

## El equilibrio de un juego

balance-title = El equilibrio de { $game }
balance-choosing = Eligiendo partidas…
balance-lead = Cada conjunto de opciones se jugó { $games ->
    [one] una vez
   *[other] { $games } veces
}, con { $bot } en todos los asientos y las semillas de { $first } a { $last }.
balance-lead-dealt = Cada conjunto de opciones se jugó { $games ->
    [one] una vez
   *[other] { $games } veces
}, con { $bot } en todos los asientos y las semillas desde la { $first } que reparten { $thing }.
balance-intervals = Lo que sigue a ± o va entre paréntesis es un intervalo del 95 %: las semillas se sortearon de nuevo { $draws } veces, cada una con todas sus partidas. Uno de cada veinte intervalos falla por azar.
balance-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
balance-findings = Lo que se sale de los límites
balance-findings-note = Un veredicto es seguro cuando todo el intervalo supera el límite, y probable cuando solo lo supera la cifra y el intervalo queda a un lado del cero.
balance-in-order = Nada se sale de los límites, hasta donde muestran estas partidas.
balance-left = Por decidir, por falta de partidas: { $unclear }. En orden: { $fine }.
balance-share-outside = fuera de ±{ $limit }
balance-share-probably = probablemente fuera de ±{ $limit }
balance-share-unclear = sin decidir
balance-share-fine = dentro de ±{ $limit }
balance-earns-outside = cuesta más de lo que da
balance-earns-unclear = sin decidir
balance-earns-fine = merece la pena
balance-apart-outside = fuera de ±{ $limit }
balance-apart-probably = probablemente fuera de ±{ $limit }
balance-apart-unclear = sin decidir
balance-apart-fine = dentro de ±{ $limit }
balance-unit-apart = da, puntos respecto al promedio
balance-rare-outside = casi nunca se usa
balance-habit-outside = esta costumbre compensa
balance-habit-unclear = sin decidir
balance-habit-fine = no compensa
balance-unit-share = victorias, puntos respecto a la parte justa
balance-unit-earns = da, puntos del marcador
balance-unit-rare = usos por ocasión
balance-unit-habit = victorias, puntos respecto a la parte justa
balance-who = Quién gana
balance-who-note = Victorias en porcentaje y, en puntos porcentuales, a qué distancia de la parte justa de { $fair }. El margen es el marcador por encima de la media de los demás.
balance-alone-note = En solitario siempre se gana: el margen es el marcador por encima de la partida media.
balance-habits = Costumbres
balance-habits-note = Un asiento juega como los demás salvo por una costumbre, cada uno por turno con las mismas semillas. Quien renuncia a algo bueno, o quiere una sola cosa, debería ganar menos que su parte justa.
balance-uses = Qué se usa y qué da
balance-uses-note = «Da» es cuánto mayor es el margen final de un asiento que lo hizo, comparado con los demás de la misma partida en la misma etapa, teniendo en cuenta cómo estaba cada uno al empezar la etapa (marcador, medios) y lo que le tocó. Es lo que va unido a ello, no todo causado por ello: lo hace quien puede permitírselo.
balance-relative-note = Todos toman alguno de estos, así que cada uno se mide con el promedio.
balance-lot-note = Los reparte el azar: aquí es de verdad lo que dan.
balance-table = Lo que hay en la mesa
balance-table-note = En qué se diferencian las partidas donde está en juego de las demás.
balance-leads = ¿Gana quien va en cabeza?
balance-leads-note = De las partidas en que un asiento va solo en cabeza tras una etapa: la proporción que gana ese asiento, en porcentaje. El marcador se cuenta como si la partida acabara ahí.
balance-course = Marcadores y duración
balance-lines = De dónde sale el marcador
balance-against = Comparado con { $other }
balance-against-note = Ambos se jugaron con las mismas semillas. Estas cifras difieren, pues su intervalo excluye el cero: { $shown } de { $all }. El azar por sí solo mostraría unas { $chance }.
balance-same = Ninguna cifra difiere.
balance-only = Solo en { $which }: { $list }.
balance-column-what = Qué
balance-column-wins = Victorias, %
balance-column-difference = Respecto a la parte justa
balance-column-margin = Margen
balance-column-seats = Asientos
balance-column-verdict = Veredicto
balance-column-offered = Ofrecido por partida
balance-column-used = Usado por partida
balance-column-taken = Por ocasión
balance-column-price = Precio
balance-column-points = Puntos
balance-column-users = Victorias con ello, %
balance-column-earns = Da
balance-column-games = Partidas
balance-column-total = Marcador de un asiento
balance-column-lead = Ventaja del ganador
balance-column-moves = Jugadas
balance-column-mean = Media
balance-column-median = Mediana
balance-column-middle = 5–95 %
balance-column-figure = Cifra
balance-column-meaning = De qué
balance-column-gap = Diferencia
balance-column-habit = Costumbre
balance-column-times = cuántas veces
balance-column-stage = Después de
balance-spread-total = Marcador de un asiento
balance-spread-winner = Marcador del ganador
balance-spread-lead = Ventaja del ganador sobre el segundo
balance-spread-moves = Jugadas por partida
balance-spread-decisions = Jugadas por asiento
balance-spread-stages = Etapas por partida
balance-subject-share = victorias, %
balance-subject-habit = victorias con una costumbre, %
balance-subject-taken = usado por ocasión
balance-subject-a_game = usado por partida
balance-subject-earns = da
balance-subject-lead = gana quien va en cabeza, %
balance-subject-line = puntos por asiento
balance-subject-spread = media
balance-seat = Asiento
balance-place = Orden de turno
balance-place-of = { $place ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
   *[other] sexto
}
balance-habit-never = nunca juega «{ $beginning }»
balance-too-few = demasiado pocos
balance-playing = Jugando
balance-counting = Contando
balance-reckoning = Calculando

## Los repasos

review-working = Pensando
review-interrupted = Interrumpido tras { $done } de { $wanted } decisiones.
