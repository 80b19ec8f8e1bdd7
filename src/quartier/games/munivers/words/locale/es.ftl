title = Munivers de Paris
subtitle = Un año al frente de un distrito
scene-name = Munivers de Paris, { $month }, { $step }

## Jugadores

seat-orange = Naranja
seat-blue = Azul
seat-green = Verde
seat-violet = Violeta

## El calendario y sus pasos

month-1 = Enero
month-2 = Febrero
month-3 = Marzo
month-4 = Abril
month-5 = Mayo
month-6 = Junio
month-7 = Julio
month-8 = Agosto
month-9 = Septiembre
month-10 = Octubre
month-11 = Noviembre
month-12 = Diciembre
step-start = 1.3 Acciones
step-left = 2.2 Subasta, mitad izquierda
step-right = 2.2 Subasta, mitad derecha
step-bids = 2.3 Acciones
step-paid = 2.5 Acciones
step-building = 3.1 Construcción
step-development = 3.2 Desarrollo
step-built = 3.3 Acciones
step-end = 4.1 Acciones
step-achievements = 4.5 Logros
step-over = Fin de la partida

## Tipos

kind-bakery = Panadería
kind-supermarket = Supermercado
kind-cafe = Café
kind-boutique = Boutique
kind-unique = Edificio único
kind-home = Manzana residencial
kind-of-bakery = panaderías
kind-of-supermarket = supermercados
kind-of-cafe = cafés
kind-of-boutique = boutiques
kind-of-unique = edificios únicos
kind-of-any = edificios
kind-of-home = viviendas
kind-of-chosen = un tipo a elegir
things-bakery = { $n ->
    [one] { $n } panadería
   *[other] { $n } panaderías
}
things-supermarket = { $n ->
    [one] { $n } supermercado
   *[other] { $n } supermercados
}
things-cafe = { $n ->
    [one] { $n } café
   *[other] { $n } cafés
}
things-boutique = { $n ->
    [one] { $n } boutique
   *[other] { $n } boutiques
}
things-unique = { $n ->
    [one] { $n } edificio único
   *[other] { $n } edificios únicos
}
things-any = { $n ->
    [one] { $n } edificio
   *[other] { $n } edificios
}

## Números y lo que cuentan

count-money = { $n } K€
count-votes = { $n ->
    [one] { $n } voto
   *[other] { $n } votos
}
count-cards = { $n ->
    [one] { $n } carta de carrera
   *[other] { $n } cartas de carrera
}
count-markers = { $n ->
    [one] { $n } marcador
   *[other] { $n } marcadores
}
count-tiles = { $n ->
    [one] { $n } loseta
   *[other] { $n } losetas
}
count-times = { $n ->
    [1] una vez
    [2] dos veces
   *[other] { $n } veces
}
count-levels = { $n ->
    [one] { $n } nivel
   *[other] { $n } niveles
}
count-loans = { $n ->
    [one] { $n } préstamo
   *[other] { $n } préstamos
}

## Quién

who-chosen = Un rival a tu elección
who-opponents = Cada rival
who-everyone = Cada jugador
who-leader = El rival con más votos
who-neighbour = Tu vecino de la izquierda
whom-chosen = un rival a tu elección
whom-opponents = cada rival
whom-everyone = cada jugador
whom-leader = el rival con más votos
whom-neighbour = tu vecino de la izquierda

## Efectos

do-gain-money = Recibe { $n } K€
do-gain-money-other = { $who } recibe { $n } K€
do-lose-money = Paga { $n } K€
do-lose-money-other = { $who } pierde { $n } K€
do-steal-money = Quita { $n } K€ a { $whom }
do-gain-votes = Gana { $amount }
do-gain-votes-other = { $who } gana { $amount }
do-lose-votes = Pierde { $amount }
do-lose-votes-other = { $who } pierde { $amount }
do-steal-votes = Quita { $amount } a { $whom }
do-draw-cards = Roba { $amount }
do-draw-cards-other = { $who } roba { $amount }
do-discard-cards = Descarta { $amount } a tu elección
do-lose-cards = { $who } descarta { $amount } al azar
do-raise-income = Tus ingresos suben { $amount }
do-raise-income-other = { $who } sube sus ingresos { $amount }
do-lower-income = { $who } baja sus ingresos { $amount }
do-take-first-player = Eres el primer jugador el mes que viene
do-take-first-player-other = { $who } es el primer jugador el mes que viene
do-discount-tiles = Tus losetas cuestan en total { $n } K€ menos este mes
do-discount-tiles-standing = Tus losetas cuestan en total { $n } K€ menos cada mes
do-surcharge-tiles = { $who } paga { $n } K€ más por sus losetas este mes
do-discount-fees = Cada colocación te cuesta { $n } K€ menos este mes
do-discount-fees-standing = Cada colocación te cuesta { $n } K€ menos
do-surcharge-fees = { $who } paga { $n } K€ más por colocación este mes
do-place-markers = Pon { $amount } en la carta de voto ({ $kind })
do-remove-markers = Quita { $amount } de la carta de voto ({ $kind })
do-boost-poll = La próxima encuesta da { $amount } más ({ $kind })
do-replace-poll = Cambia la próxima encuesta por una apartada, sacada al azar
do-campaign = Este mes tu total cuenta { $n } más ({ $kind })
do-smear = { $who }: este mes su total cuenta { $n } menos ({ $kind })
do-build-now = Construye enseguida { $amount } de tu reserva, sin tasa
do-move-tile = Mueve { $amount } de tu distrito a solares libres
do-swap-tiles = Dos edificios tuyos cambian de sitio, { $amount }
do-exchange-stock = Cambia { $amount } de tu reserva por otras de la bolsa
do-sell-stock = Devuelve a la bolsa una loseta de tu reserva por { $n } K€
do-raid-stock = Toma una loseta de la reserva de { $whom }
do-swap-bids = Tu puja de una mitad cambia de sitio con la de un rival
do-cap-bids = Este mes ninguna puja pasa de { $n }
do-bid-last = Este mes pujas el último en la mitad izquierda
do-limit-building = { $who } construye como mucho { $amount } este mes
do-protect = Los efectos de los demás no te afectan este mes
do-protect-standing = Los efectos de los demás no te afectan
do-forgive-loan = El banco te perdona { $amount }
do-gain-reward = Toma una ficha de recompensa
do-larger-hand = Tu mano se completa con { $amount } más
do-discount-cards = Tus acciones cuestan { $n } K€ menos
do-poll-premium = Cada tipo ganado en una encuesta da { $amount } más
do-achievement-premium = Cada logro da { $amount } más
do-win-ties = Ganas los empates en las encuestas y en la elección
do-lenient-bank = Cada préstamo pendiente al final cuesta { $amount } menos
do-counts-as = Sus vecinos ven en él: { $kind }
do-inspire = Cada vecino del tipo { $kind } es { $n } más útil

per = { $text } por cada { $each }
most = { $text }, como mucho { $most }
per-bakery = panadería tuya
per-supermarket = supermercado tuyo
per-cafe = café tuyo
per-boutique = boutique tuya
per-unique = edificio único tuyo
per-building = edificio tuyo
per-empty-site = solar libre tuyo
per-full-block = manzana completa tuya
per-stock-tile = loseta en tu reserva
per-card = carta en tu mano
per-home-building = edificio corriente tuyo junto a viviendas
per-opponent = rival

when-built = Al construirlo:
when-monthly = Cada mes:
when-standing = { "" }
when-end = Al final:
when-used-always = { "" }
when-used-month = Una vez al mes:
when-used-game = Una vez por partida:
needs = Solo si { $conditions }.
and = { " y " }
or = { " o " }
playable = Se juega { $windows }.
window-start = al empezar el mes
window-bids = tras las pujas
window-paid = antes de construir
window-built = después de construir
window-end = al acabar el mes
cost = Paga { $n } K€.
cost-free = Gratis.
goal = Si { $conditions }: { $votes }.
penalty = En la mano al final: menos { $votes }.
letter-red = Debes poner un marcador: { $kind }.
letter-green = Puedes poner un marcador: { $kind }.

## Condiciones

if-built-of = tienes al menos { $things }
if-few-of = tienes como mucho { $things }
if-total-of = tu total llega a { $n } ({ $kind })
if-most-of = solo tú tienes más { $kind } que nadie
if-leads = solo tú tienes el total más alto ({ $kind })
if-full-blocks = tienes al menos { $n ->
    [one] { $n } manzana completa
   *[other] { $n } manzanas completas
}
if-mixed-block = una manzana tuya reúne { $n } tipos distintos
if-line-of = tienes { $things } en línea recta
if-mixed-line = tienes { $n } tipos distintos en línea recta
if-cluster = tienes { $things } juntos
if-empty-at-least = tienes al menos { $n ->
    [one] { $n } solar libre
   *[other] { $n } solares libres
}
if-empty-at-most = tienes como mucho { $n ->
    [one] { $n } solar libre
   *[other] { $n } solares libres
}
if-useful-building = uno de tus { $kind } tiene una utilidad de { $n } o más
if-each-type = tienes al menos { $n } de cada tipo corriente
if-by-homes = tienes { $things } junto a viviendas
if-beside-unique = tienes { $things } junto a un edificio único
if-income-level = tus ingresos están en el nivel { $n } o más
if-cash-at-least = tienes al menos { $n } K€
if-cash-at-most = tienes como mucho { $n } K€
if-richest = solo tú tienes más dinero que nadie
if-month-from = es { $n ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
} o más tarde
if-month-until = es { $n ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
} o antes
if-loans-at-least = tienes al menos { $n ->
    [one] { $n } préstamo
   *[other] { $n } préstamos
}
if-no-loans = no tienes préstamos
if-stock-at-least = tienes al menos { $n ->
    [one] { $n } loseta
   *[other] { $n } losetas
} en reserva
if-stock-empty = tu reserva está vacía
if-votes-at-least = tienes al menos { $n ->
    [one] { $n } voto
   *[other] { $n } votos
}
if-fewest-votes = nadie tiene menos votos que tú
if-most-votes = nadie tiene más votos que tú
if-holds-first-player = eres el primer jugador
if-hand-at-least = tienes al menos { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} en la mano
if-markers-on = hay al menos { $n ->
    [one] { $n } marcador
   *[other] { $n } marcadores
} en la carta de voto ({ $kind })
if-polls-won = has ganado al menos { $n ->
    [one] { $n } tipo
   *[other] { $n } tipos
} en encuestas
if-holds-reward = tienes una ficha de recompensa
if-paid-at-least = has pagado al menos { $n } K€ por losetas este mes
if-built-this-month = has construido al menos { $n ->
    [one] { $n } loseta
   *[other] { $n } losetas
} este mes

## Recuento

score-polls = Encuestas
score-election = Elección
score-achievements = Logros
score-abilities = Cartas y talentos
score-rewards = Recompensas
score-bakeries = Más panaderías
score-supermarkets = Más supermercados
score-cafes = Más cafés
score-boutiques = Más boutiques
score-uniques = Más edificios únicos
score-cash = Más dinero
score-landmarks = Monumentos
score-loans = Préstamos
score-penalties = Cartas en mano
score-total = Total

## Preguntas y opciones

ask-start = Juega una carta o pasa.
ask-bids = Las pujas están hechas. Juega una carta o pasa.
ask-paid = Las losetas están pagadas. Juega una carta o pasa.
ask-built = La construcción ha terminado. Juega una carta o pasa.
ask-end = El mes acaba. Juega una carta o pasa.
ask-left = Puja por una loseta de la mitad izquierda.
ask-right = Puja por una loseta de la mitad derecha.
ask-building = Construye una loseta de la reserva (tasa: { $fee } K€) o pasa.
ask-development = Sube tus ingresos o pasa.
ask-achievements = Usa un logro o pasa.
ask-target = ¿A quién afecta?
ask-kind = ¿Qué tipo?
ask-marker = ¿Poner un marcador ({ $kind })?
ask-discard = ¿Qué carta descartas?
ask-discard-or-stop = Descarta hasta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
ask-build = ¿Construir enseguida una loseta, sin tasa?
ask-move = ¿Qué edificio se mueve y adónde?
ask-swap = ¿Qué dos edificios cambian de sitio?
ask-exchange = ¿Qué loseta cambias?
ask-sale = ¿Qué loseta vendes?
ask-raid = ¿Qué loseta tomas?
ask-bids-swap = ¿Con qué puja cambia de sitio la tuya?
ask-over = { $seat } es alcalde de París con { $votes }.
ask-other = { $seat } decide.
ask-tile = ¿Qué loseta?
ask-site = ¿En qué solar?
ask-lot = ¿Qué lote?
ask-bid = ¿Cuánto?
ask-half = ¿Qué mitad?
ask-card = ¿Qué carta?
ask-what = ¿Cuál?
ask-player = ¿A quién?

move-pass = Pasar
move-play = Jugar una carta
move-mayor = Usar el talento del alcalde
move-bid = Pujar
move-build = Construir
move-raise = Subir los ingresos
move-achieve = Usar un logro
move-repay = Devolver un préstamo
move-reward = Gastar una ficha de recompensa
move-target = Elegir un rival
move-type = Elegir un tipo
move-marker = Un marcador
move-discard = Descartar una carta
move-stop = Es suficiente
move-move = Mover un edificio
move-swap = Cambiar dos edificios
move-exchange = Cambiar una loseta
move-sell = Vender una loseta
move-take = Tomar una loseta
move-trade = Cambiar las pujas

choice-window = por esta vez
choice-month = hasta el mes que viene
choice-left = mitad izquierda
choice-right = mitad derecha
choice-cards = robar 2 cartas de carrera
choice-discard = descartar hasta 3 cartas de carrera
choice-votes = 7 votos
choice-blame = un rival pierde 5 votos
choice-yes = sí
choice-no = no
choice-loan = con un préstamo
choice-lot = { $lot }: { $tile } ({ $price } K€)
choice-lot-bid = { $lot }: { $tile } ({ $bid } K€ de { $seat })
choice-money = { $n } K€

## La escena

auction = Subasta
half-left = Mitad izquierda
half-right = Mitad derecha
lot-free = { $tile }: { $price } K€, sin pujas
lot-bid = { $tile }: { $bid } K€ de { $seat }
calendar = Calendario
fee = Tasa
fee-of = Tasa { $n } K€
polls = Encuestas
poll-in = Encuesta de { $month }
voting = Elección
voting-card = { $kind }: { $base } votos y { $markers ->
    [one] { $markers } marcador
   *[other] { $markers } marcadores
}
hand = Tus cartas de carrera
hand-of = { $seat } tiene { $n ->
    [one] { $n } carta de carrera
   *[other] { $n } cartas de carrera
}
stock = Reserva
stock-tile = { $tile }, en la reserva de { $seat }
cash = Dinero
income = Ingresos
loans = Préstamos
rewards = Recompensas
fact-cash = Caja { $n } K€
fact-income = Ingresos { $n } K€
fact-rewards = Recompensas: { $n }
fact-loans = Préstamos: { $n }
income-pays = Los ingresos de nivel { $level } dan { $n } K€ al mes
votes = Votos
mayor = Alcalde
first-player = Primer jugador
site-empty = { $site }: solar libre
site-built = { $site }: { $tile }
site-useful = { $site }: { $tile }, utilidad { $useful }: { $why }
why-base = 1 propio
why-neighbours = { $n } por { $sites }
why-homes = { $n } por las viviendas
why-inspired = { $n } por inspiración
pictograms = le gusta { $list }
arrondissement = distrito { $n }
total-of = Total ({ $kind }): { $n }

## El relato de una partida

tell-month = { $month }. El calendario avanza.
tell-income = Ingresos: { $list }.
tell-income-of = { $seat } { $n } K€
tell-pass-window = { $seat } pasa.
tell-pass-month = { $seat } pasa hasta el mes que viene.
tell-pass-building = { $seat } ya no construye.
tell-pass-development = { $seat } deja sus ingresos como están.
tell-pass-achievements = { $seat } no usa ningún logro.
tell-play = { $seat } juega «{ $card }»: { $text }
tell-mayor = { $mayor } usa su talento para { $seat }: { $text }
tell-lots = En el puesto, a la izquierda: { $left }; a la derecha: { $right }.
tell-right-opens = Ahora, la mitad derecha.
tell-bid = { $seat } ofrece { $bid } K€ por { $tile }.
tell-outbid = { $seat } ofrece { $bid } K€ por { $tile } y desplaza a { $other }.
tell-paid = { $seat } paga { $n } K€ y toma { $tiles }.
tell-paid-nothing = { $seat } no puede pagar y pierde todo su dinero.
tell-loan = { $seat } pide un préstamo.
tell-build = { $seat } construye { $tile } en { $site }.
tell-total = Total ({ $kind }): { $n }.
tell-raise = { $seat } sube sus ingresos al nivel { $n }.
tell-poll = Encuesta de { $month }, «{ $poll }»: { $list }.
tell-poll-nobody = nadie
tell-reward-won = { $seat } recibe una ficha de recompensa.
tell-election = Elección: { $list }.
tell-drawn = { $seat } roba { $cards }.
tell-achieve = { $seat } logra «{ $card }»: { $text }
tell-marker = Un marcador va a la carta de voto: { $kind }.
tell-marker-no = { $seat } no pone marcador.
tell-first = { $seat } es ahora el primer jugador.
tell-repay = { $seat } devuelve un préstamo.
tell-reward-cards = { $seat } gasta una ficha de recompensa por dos cartas de carrera.
tell-reward-discard = { $seat } gasta una ficha de recompensa para descartar cartas de carrera.
tell-reward-votes = { $seat } gasta una ficha de recompensa por 7 votos.
tell-reward-blame = { $seat } gasta una ficha de recompensa: { $other } pierde votos.
tell-target = { $seat } elige a { $other }.
tell-type = { $seat } elige: { $kind }.
tell-discard = { $seat } descarta «{ $card }».
tell-stop = { $seat } lo deja así.
tell-move = { $seat } mueve { $tile } de { $site } a { $other }.
tell-swap = { $seat } cambia { $tile } ({ $site }) y { $second } ({ $other }).
tell-exchange = { $seat } devuelve { $tile } a la bolsa y saca { $second }.
tell-sell = { $seat } vende { $tile }.
tell-take = { $seat } toma { $tile } de { $other }.
tell-trade = { $seat } cambia su puja con { $other }.
tell-over = El año ha terminado: { $list }. { $seat } es alcalde de París.
tell-votes = { $seat } { $n }
