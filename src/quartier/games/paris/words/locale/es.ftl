title = París
subtitle = La Cité de la Lumière
scene-name = París, { $phase }

## Seats

seat-orange = Naranja
seat-blue = Azul

## Phases and prompts

phase-1 = Adoquinar y reservar
phase-2 = Construir e iluminar
phase-over = Fin de la partida
prompt-phase-1 = Pon tu loseta o toma un edificio.
prompt-phase-1-done = Ya has puesto todas tus losetas: toma un edificio o pasa.
prompt-phase-2 = Coloca un edificio o toma una postal.
prompt-turn-orange = Es el turno de Naranja.
prompt-turn-blue = Es el turno de Azul.
prompt-won-orange = Gana Naranja, { $points } a { $other }.
prompt-won-blue = Gana Azul, { $points } a { $other }.
prompt-drawn = Empate, { $points } a { $other }.

## Scores

score-lit = Edificios iluminados
score-group = Grupo mayor
score-unbuilt = Sin construir
score-cards = Postales
score-total = Total
score-of = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Spaces and cobblestones

cobbles-orange = adoquines naranjas, un sol
cobbles-blue = adoquines azules, una luna
cobbles-mixed = adoquines mixtos, sol y luna
cobbles-lamp = una farola
cobbles-none = aún sin adoquinar
space-name = { $space }: { $cobbles }
space-lit = { $space }: { $cobbles }, a la luz de { $lamps }
lamps = { $count ->
    [one] { $count } farola
   *[other] { $count } farolas
}
light-printed = Luz de la farola en { $space }
light-tile = Luz de la loseta de farola en { $space }
light-large = Luz de la farola grande en { $space }

## Buildings and pieces

building-corner3 = Esquina de 3
building-line3 = Hilera de 3
building-L4 = Codo de 4
building-T4 = Saliente de 4
building-O4 = Manzana de 4
building-S4 = Zigzag de 4
building-T5 = T alta de 5
building-W5 = Escalera de 5
building-X5 = Cruz de 5
building-P5 = Ala de 5
building-U6 = Herradura de 6
building-V6 = Esquina larga de 6
building-garden = Jardín de 2
building-on-board = { $building }, { $seat }, en { $spaces }; { $lamps }
piece-painter = Pintor
piece-dancer = Bailarina
piece-lamp = Loseta de farola
piece-large_lamp = Farola grande
piece-mixed_space = Casilla mixta
piece-fountain = Fuente
piece-statue = Estatua
piece-garden = Jardín
piece-annex = Anexo
piece-on-board = { $piece } en { $spaces }
statue-on-board = Estatua en { $space }, mirando a { $front }
annex-on-board = Anexo en { $space }, parte de: { $building }

## What lies beside the board

pool = Para ambos
pool-line = { pool }: { $buildings }
pool-piece = { $building }, disponible para ambos
reserve = Reserva
reserve-empty = ningún edificio
reserve-piece = { $building }, en la reserva de { $seat }
hand = Mano
hand-tile = Loseta { $tile } en la mano de { $seat }: { $rows }
hand-hidden = { $seat } tiene { $count ->
    [one] { $count } loseta oculta
   *[other] { $count } losetas ocultas
}
stack = Montón
stack-of = Montón de { $seat }: { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
tokens = Fichas
tokens-of = { $seat } tiene { $count ->
    [one] { $count } ficha de acción
   *[other] { $count } fichas de acción
}
chimneys = Chimeneas
chimneys-of = { $seat } tiene { $count ->
    [one] { $count } chimenea
   *[other] { $count } chimeneas
}

## Postcards

card-open = { $card }: { $effect }
card-claimed = { $card }, tomada por { $seat }
card-held = { $card }, guardada por { $seat } para después: { $effect }
card-scoring = { $card }, tomada por { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
card-to-use = por usar
card-levitation = Lévitation
card-levitation-effect = Devuelve un edificio reservado, toma otro de los disponibles y colócalo ahora mismo.
card-metropolitain = Métropolitain
card-metropolitain-effect = Más tarde, una vez: un edificio que coloques puede tapar una farola impresa.
card-jardin_des_plantes = Jardin des Plantes
card-jardin_des_plantes-effect = Coloca ya el jardín; es un edificio de dos casillas.
card-sacre_coeur = Sacré-Cœur
card-sacre_coeur-effect = Tus edificios sin construir no te cuestan nada.
card-le_peintre = Le Peintre
card-le_peintre-effect = Pon al pintor en una casilla libre tuya. 2 puntos por cada farola del espacio que los edificios le dejan abierto.
card-chartier = Chartier
card-chartier-effect = Más tarde, una vez: vuelve mixta una casilla libre de tu rival y construye en ella al momento.
card-bouquinistes = Bouquinistes
card-bouquinistes-effect = Pon el anexo en una casilla libre tuya junto a un edificio tuyo, que crece en una casilla.
card-lampadaire = Lampadaire
card-lampadaire-effect = Pon la loseta de farola en una casilla libre tuya; es una farola más.
card-moulin_rouge = Moulin Rouge
card-moulin_rouge-effect = Pon a la bailarina en una casilla libre tuya. 1 punto por cada casilla libre a la que pueda llegar.
card-fontaine_des_mers = Fontaine des Mers
card-fontaine_des_mers-effect = Coloca la fuente. 3 puntos por cada edificio tuyo junto a ella.
card-le_penseur = Le Penseur
card-le_penseur-effect = Coloca la estatua. 2 puntos por cada casilla libre a su lado, 1 por cada una en diagonal; nada si le tapan la vista.
card-la_grande_lumiere = La Grande Lumière
card-la_grande_lumiere-effect = Pon la farola grande sobre una farola; su luz llega más lejos.

## The choices of a move, as questions

choose-tile = ¿Qué loseta?
choose-turn = ¿En qué sentido?
choose-quadrant = ¿En qué cuadrante?
choose-building = ¿Qué edificio?
choose-back = ¿Qué edificio devuelves?
choose-space = ¿Dónde?
choose-postcard = ¿Qué postal?
choose-front = ¿Hacia dónde mira?
choose-annex = ¿Qué edificio crece?
choose-use = ¿Usar el efecto?

kind-pave = Poner una loseta
kind-take = Tomar un edificio
kind-pass = Pasar
kind-place = Colocar un edificio
kind-postcard = Tomar una postal

choice-0 = como está
choice-90 = un cuarto de vuelta
choice-180 = media vuelta
choice-270 = tres cuartos de vuelta
choice-flip0 = volteado
choice-flip90 = volteado, un cuarto de vuelta
choice-flip180 = volteado, media vuelta
choice-flip270 = volteado, tres cuartos de vuelta
choice-north = norte
choice-east = este
choice-south = sur
choice-west = oeste
choice-keep = guardarla para después
choice-none = sin su efecto
choice-use = usarla

facing-north = al norte
facing-east = al este
facing-south = al sur
facing-west = al oeste

## One sentence a move, for replays

tell-pave = { $seat } pone la loseta { $tile } en { $space }.
tell-take = { $seat } reserva un edificio: { $building } ({ $id }).
tell-pass = { $seat } pasa.
tell-place = { $seat } construye en { $space }: { $building } ({ $id }).
tell-none = { $seat } toma { $card } sin usar su efecto.
tell-sacre_coeur = { $seat } toma { $card } y ya no teme por lo que quede sin construir.
tell-keep = { $seat } toma { $card } y la guarda para después.
tell-levitation = { $seat } toma { $card }, devuelve un edificio ({ $back }, { $back_id }) y construye otro en { $space }: { $building } ({ $id }).
tell-jardin_des_plantes = { $seat } toma { $card } y planta el jardín en { $space }.
tell-le_peintre = { $seat } toma { $card } y pone al pintor en { $space }.
tell-bouquinistes = { $seat } toma { $card } y añade el anexo en { $space } ({ $building }).
tell-lampadaire = { $seat } toma { $card } y pone una farola en { $space }.
tell-moulin_rouge = { $seat } toma { $card } y la bailarina sale a escena en { $space }.
tell-fontaine_des_mers = { $seat } toma { $card } y coloca la fuente en { $space }.
tell-le_penseur = { $seat } toma { $card } y coloca la estatua en { $space }, mirando { $front }.
tell-la_grande_lumiere = { $seat } toma { $card } y enciende la farola grande en { $space }.
tell-helped-metropolitain = Una farola desaparece debajo: { $card }.
tell-helped-chartier = Una casilla del rival se vuelve mixta: { $card }.
tell-phase-2 = La última loseta está puesta: { $seat } empieza a construir.
tell-skipped = { $seat } no puede construir ni tomar una postal y pierde el turno.
