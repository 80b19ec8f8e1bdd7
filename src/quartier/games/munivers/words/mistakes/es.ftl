# What can be wrong with a content pack or a position of Munivers, for those who write one.

## Positions

error-position-lots = '{ $field }' debe ser una lista de { $count } lotes en el paso { $step }
error-position-bid = '{ $field }' debe tener un postor y ser al menos el precio de la loseta
error-position-bids-of-all = '{ $field }' ya debe tener una puja de cada jugador
error-position-no-bids-yet = '{ $field }' no puede tener pujas mientras la mitad izquierda está abierta
error-position-bids-of-called = '{ $field }' debe tener una puja de cada uno de los llamados, desde el que abre
error-position-same = '{ $field }' es también de otro: dos jugadores tienen el mismo
error-position-votes = '{ $field }' debe sumar un número de 0 a { $most }, no { $total }
error-position-copies = '{ $field }': demasiadas losetas; de { $tile } solo hay { $count }
error-position-polls = '{ $field }' debe nombrar distintas, { $count } en total
error-position-unresolved = '{ $field }' deben ser edificios únicos de quien actúa, con efecto al construirse
error-position-deciding = '{ $field }' no puede ser { $given }: { $reason }
error-deciding-over = todo ha terminado
error-deciding-ability-under-way = ninguna capacidad puede estar entonces en curso
error-deciding-actor = 'ability.actor' debe ser quien tiene el turno
error-deciding-all-bids-stand = todas las pujas están hechas
error-deciding-turn-to-bid = le toca pujar a { $seat }
error-deciding-reward = cartas que descarta una ficha de recompensa: { $count } como máximo
error-deciding-marker = hacen falta una letra verde y un marcador, y nada más por hacer
error-deciding-row = 'ability.row' y 'ability.rows_left' no son de ninguna capacidad que pueda usar quien actúa
error-deciding-no-player = ese paso no pide un jugador
error-deciding-no-type = ese paso no pide un tipo
error-deciding-something-else = ese paso pide otra cosa
error-deciding-picks = 'ability.picks' y 'ability.price' no son los de ese paso
error-deciding-target = 'ability.target' debe ser otro jugador
error-deciding-bids = las pujas cambian de sitio cuando todas están hechas

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'players': el dinero no cuadra (M42)
error-law-2 = 'players' y 'auction': las losetas no cuadran (M15)
error-law-3 = 'players' y 'discarded': las cartas no cuadran (M6)
error-law-4 = 'players' y 'rewards_spent': no hay tantas fichas de recompensa (M11)
error-law-5 = 'markers': los marcadores de votos no cuadran (M9)
error-law-6 = 'players': no hay tantas cartas de préstamo (M43)
error-law-7 = 'players': los votos no cuadran (M48)
error-law-8 = 'players': los totales no cuadran (M4)
error-law-9 = 'players': el número de edificios no cuadra (M3)
error-law-10 = 'players': los talentos no cuadran (M41)
error-law-11 = 'players': dinero, votos o ingresos fuera de rango (M17, M40)
error-law-12 = 'players' y 'auction': quedan pocas losetas en la bolsa para las subastas que faltan (M19)

## Content packs: the option, and the whole

error-content-folder = opción 'content': no hay carpeta { $folder }; admite { $known }
error-content-mistakes = opción 'content': el paquete { $folder } tiene errores:
    { $problems }
error-pack-mistakes = { $problems }
error-pack-line = { $file }:{ $line }: { $reason }
error-pack-no-folder = { $folder }: no existe esa carpeta
pack-to-mend = por corregir: { $count }
pack-sound = { $folder } es un paquete sin errores

## Content packs: files and packs that extend others

error-pack-file-missing = falta el archivo
error-pack-file-not-text = el archivo no está en UTF-8: { $reason }
error-pack-file-deep = hay demasiadas listas anidadas
error-pack-no-base = extends: no hay paquete { $given }
error-pack-base-of-itself = extends: { $given } amplía a su vez este paquete
error-pack-without = without: debe ser una lista de id como ["front-page"]
error-pack-without-unknown = without: no hay { $id } en { $file }

## Content packs: values

error-pack-tables = escribe [[{ $table }]] para cada { $table }
error-pack-unknown-key = { $given } no significa nada aquí; se conocen { $known }
error-pack-same-id = id: ya hay otro { $id }
error-pack-missing = { $entry }: falta
error-pack-number = { $entry }: { $given } no es un número entero de { $low } a { $high }
error-pack-numbers = { $entry }: debe ser una lista de números enteros de { $low } a { $high }
error-pack-named-numbers = { $table }: escribe [{ $table }] y sus números: { $names }
error-pack-text = { $entry }: debe ser un texto
error-pack-missing-one = { $entry }: falta; admite { $known }
error-pack-one-of = { $entry }: { $given } no es una de las opciones; admite { $known }
error-pack-list-like = { $entry }: debe ser una lista como { $example }
error-pack-languages = { $entry }: { $given }: sin texto o sin tal idioma; hay { $known }
error-pack-name = { $entry }: debe ser un texto, o textos por idioma, al menos en inglés

## Content packs: calendar, income, numbers of things

error-pack-polls = polls: da de uno a { $most } meses distintos, en orden
error-pack-fees = fees: hace falta una al mes, { $wanted } en total; hay { $count }
error-pack-repay-pair = repay_pair: dos préstamos no pueden costar menos que uno
error-pack-levels = level: escribe [[level]] para cada nivel, con lo que paga y exige
error-pack-level-count = la escala de ingresos tiene de 1 a { $most } niveles, no { $count }
error-pack-first-level = todos empiezan en el primer nivel: no exige nada
error-pack-boards = hacen falta de { $low } a { $high } tableros, no { $count }
error-pack-mayors = hacen falta de { $low } a { $high } alcaldes, no { $count }
error-pack-poll-count = hacen falta de { $low } a { $high } encuestas, no { $count }
error-pack-most-tiles = { $most } losetas distintas como máximo, no { $count }
error-pack-most-cards = { $most } cartas como máximo, no { $count }
error-pack-few-tiles = losetas: { $count }; para cuatro hacen falta { $wanted }: { $months } subastas de dos mitades
error-pack-few-cards = cartas: { $count }; para cuatro hacen falta { $wanted }

## Content packs: tiles, cards, polls, abilities

error-pack-pictograms = pictograms: de una a tres letras distintas de { $known }
error-pack-no-goal = goal: un logro necesita al menos una condición
error-pack-order = order: cada uno de { $known }, una sola vez
error-pack-votes = votes: cuatro filas de { $count } números de 0 a 50
error-pack-votes-falling = votes: cuanto más deseado es un tipo, más votos da: la encuesta { $number } da { $given }, y cada número debe ser menor que el anterior
error-pack-most-conditions = { $entry }: { $most } condiciones como máximo
error-pack-most-steps = { $entry }: { $most } pasos como máximo
error-pack-no-test = test: { $given } no es una prueba; hay { $known }
error-pack-no-verb = do: { $given } no es un verbo; hay { $known }
error-pack-standing-needs = needs: lo que actúa siempre no puede exigir nada
error-pack-windows = windows: uno o varios de { $known }
error-pack-when = { $verb } no sirve con { $given }; sirve con { $known }
error-pack-gives-votes = { $verb } da votos: solo puede tenerlo un edificio único (M48)
error-pack-neighbours = { $verb } habla de vecinos: solo puede tenerlo un edificio único
error-pack-nobody-asked = { $verb }: con { $when } no se pregunta a nadie; no se puede elegir nada
error-pack-end-self = { $verb }: al final solo cuentan los votos propios
error-pack-cap = cap_bids: n debe ir de { $low } a { $high }

## Content packs: maps

error-pack-same-sites = map: solares: { $count }, pero el primer tablero tiene { $first }
error-pack-same-homes = map: viviendas: { $count }, pero el primer tablero tiene { $first }
error-pack-map-marks = map: { $given } no significa nada; A-Z son manzanas, h viviendas, . una calle, la coma un parque, ~ agua
error-pack-map-rows = map: todas las filas deben medir lo mismo
error-pack-map-large = map: { $most } filas de { $most } espacios como máximo
error-pack-map-sites = map: { $count } solares; como máximo puede haber { $most }
error-pack-map-blocks = map: { $count } manzanas; como máximo puede haber { $most }
error-pack-map-block = map: solares de la manzana { $block }: { $count }; una manzana tiene de 2 a 6
error-pack-map-lonely-home = map: unas viviendas no tocan ningún solar
error-pack-map-touching = map: las manzanas { $blocks } se tocan; debe haber una calle entre ellas
error-pack-map-pieces = map: la manzana { $block } está en dos trozos

## Content packs: what can’t be reached

error-pack-no-game-reaches = { $entry }: ninguna partida puede lograrlo: { $reason }
error-pack-board-reaches-not = { $entry }: { $board } no puede lograrlo: { $reason }
error-reach-contradiction = { $named } contradice otra condición
error-reach-least = { $named }, cuando lo mínimo es { $least }
error-reach-most = { $named }, cuando lo máximo es { $most }
error-reach-crowded = hacen falta { $asked } edificios donde caben { $sites }
