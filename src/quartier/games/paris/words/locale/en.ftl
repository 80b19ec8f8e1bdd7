title = Paris
subtitle = La Cité de la Lumière
scene-name = Paris, { $phase }

## Seats

seat-orange = Orange
seat-blue = Blue

## Phases and prompts

phase-1 = Pave and reserve
phase-2 = Build and light
phase-over = The end
prompt-phase-1 = Lay your tile, or take a building.
prompt-phase-1-done = Your tiles all lie: take a building, or pass.
prompt-phase-2 = Place a building, or claim a postcard.
prompt-turn-orange = It is Orange’s turn.
prompt-turn-blue = It is Blue’s turn.
prompt-won-orange = Orange wins, { $points } to { $other }.
prompt-won-blue = Blue wins, { $points } to { $other }.
prompt-drawn = A draw, { $points } to { $other }.

## Scores

score-lit = Lit buildings
score-group = Largest group
score-unbuilt = Unbuilt
score-cards = Postcards
score-total = Total
score-of = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Spaces and cobblestones

cobbles-orange = orange cobbles, a sun
cobbles-blue = blue cobbles, a moon
cobbles-mixed = mixed cobbles, sun and moon
cobbles-lamp = a street lamp
cobbles-none = not paved yet
space-name = { $space }: { $cobbles }
space-lit = { $space }: { $cobbles }, lit by { $lamps }
lamps = { $count ->
    [one] { $count } lamp
   *[other] { $count } lamps
}
light-printed = Light of the street lamp on { $space }
light-tile = Light of the lamp tile on { $space }
light-large = Light of the large lamp on { $space }

## Buildings and pieces

building-corner3 = Corner of 3
building-line3 = Row of 3
building-L4 = Elbow of 4
building-T4 = Tee of 4
building-O4 = Block of 4
building-S4 = Zigzag of 4
building-T5 = Tall tee of 5
building-W5 = Stairs of 5
building-X5 = Cross of 5
building-P5 = Wing of 5
building-U6 = Horseshoe of 6
building-V6 = Long corner of 6
building-garden = Garden of 2
building-on-board = { $building }, { $seat }, on { $spaces }; { $lamps }
piece-painter = Painter
piece-dancer = Dancer
piece-lamp = Lamp tile
piece-large_lamp = Large lamp
piece-mixed_space = Mixed space
piece-fountain = Fountain
piece-statue = Statue
piece-garden = Garden
piece-annex = Annex
piece-on-board = { $piece } on { $spaces }
statue-on-board = Statue on { $space }, facing { $front }
annex-on-board = Annex on { $space }, part of: { $building }

## What lies beside the board

pool = Open to both
pool-line = { pool }: { $buildings }
pool-piece = { $building }, open to both
reserve = Reserve
reserve-empty = no buildings
reserve-piece = { $building }, reserved by { $seat }
hand = Hand
hand-tile = Tile { $tile } in the hand of { $seat }: { $rows }
hand-hidden = { $seat } holds { $count ->
    [one] { $count } hidden tile
   *[other] { $count } hidden tiles
}
stack = Stack
stack-of = Stack of { $seat }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
tokens = Tokens
tokens-of = { $seat } has { $count ->
    [one] { $count } action token
   *[other] { $count } action tokens
}
chimneys = Chimneys
chimneys-of = { $seat } has { $count ->
    [one] { $count } chimney
   *[other] { $count } chimneys
}

## Postcards

card-open = { $card }: { $effect }
card-claimed = { $card }, claimed by { $seat }
card-held = { $card }, kept by { $seat } for later: { $effect }
card-scoring = { $card }, claimed by { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-to-use = to be used
card-levitation = Lévitation
card-levitation-effect = Put one reserved building back, take another from those open to both and place it now.
card-metropolitain = Métropolitain
card-metropolitain-effect = Later, once: a building you place may cover one printed street lamp.
card-jardin_des_plantes = Jardin des Plantes
card-jardin_des_plantes-effect = Place the garden now; it is a building of two spaces.
card-sacre_coeur = Sacré-Cœur
card-sacre_coeur-effect = Your unbuilt buildings cost you nothing.
card-le_peintre = Le Peintre
card-le_peintre-effect = Set the painter on a free space of yours. 2 points for each lamp in the area that buildings leave open around him.
card-chartier = Chartier
card-chartier-effect = Later, once: turn a free space of your rival’s colour into a mixed one and build over it at once.
card-bouquinistes = Bouquinistes
card-bouquinistes-effect = Put the annex on a free space of yours beside a building of yours, which grows by one.
card-lampadaire = Lampadaire
card-lampadaire-effect = Put the lamp tile on a free space of yours; it is one more street lamp.
card-moulin_rouge = Moulin Rouge
card-moulin_rouge-effect = Set the dancer on a free space of yours. 1 point for each free space she can reach.
card-fontaine_des_mers = Fontaine des Mers
card-fontaine_des_mers-effect = Place the fountain. 3 points for each building of yours beside it.
card-le_penseur = Le Penseur
card-le_penseur-effect = Place the statue. 2 points for each free space beside it, 1 for each diagonal one; none if its view is blocked.
card-la_grande_lumiere = La Grande Lumière
card-la_grande_lumiere-effect = Put the large lamp on a street lamp; its light reaches further.

## The choices of a move, as questions

choose-tile = Which tile?
choose-turn = Which way round?
choose-quadrant = Which quadrant?
choose-building = Which building?
choose-back = Which building goes back?
choose-space = Where?
choose-postcard = Which postcard?
choose-front = Facing which way?
choose-annex = Which building grows?
choose-use = Use the effect?

kind-pave = Lay a tile
kind-take = Take a building
kind-pass = Pass
kind-place = Place a building
kind-postcard = Claim a postcard

choice-0 = as it lies
choice-90 = a quarter turn
choice-180 = half a turn
choice-270 = three quarter turns
choice-flip0 = flipped
choice-flip90 = flipped, a quarter turn
choice-flip180 = flipped, half a turn
choice-flip270 = flipped, three quarter turns
choice-north = north
choice-east = east
choice-south = south
choice-west = west
choice-keep = keep it for later
choice-none = without its effect
choice-use = use it

facing-north = north
facing-east = east
facing-south = south
facing-west = west

## One sentence a move, for replays

tell-pave = { $seat } lays tile { $tile } on { $space }.
tell-take = { $seat } takes a building: { $building } ({ $id }).
tell-pass = { $seat } passes.
tell-place = { $seat } builds on { $space }: { $building } ({ $id }).
tell-none = { $seat } claims { $card } and leaves its effect unused.
tell-sacre_coeur = { $seat } claims { $card } and need not fear for unbuilt buildings.
tell-keep = { $seat } claims { $card } and keeps it for later.
tell-levitation = { $seat } claims { $card }, gives one building back ({ $back }, { $back_id }) and builds another on { $space }: { $building } ({ $id }).
tell-jardin_des_plantes = { $seat } claims { $card } and lays out the garden on { $space }.
tell-le_peintre = { $seat } claims { $card } and sets the painter on { $space }.
tell-bouquinistes = { $seat } claims { $card } and adds the annex on { $space } ({ $building }).
tell-lampadaire = { $seat } claims { $card } and puts a lamp on { $space }.
tell-moulin_rouge = { $seat } claims { $card } and lets the dancer out on { $space }.
tell-fontaine_des_mers = { $seat } claims { $card } and sets the fountain on { $space }.
tell-le_penseur = { $seat } claims { $card } and sets the statue on { $space }, facing { $front }.
tell-la_grande_lumiere = { $seat } claims { $card } and lights the large lamp on { $space }.
tell-helped-metropolitain = A street lamp disappears under it: { $card }.
tell-helped-chartier = A space of the rival’s colour becomes a mixed one: { $card }.
tell-phase-2 = The last tile lies: { $seat } begins to build.
tell-skipped = { $seat } can neither build nor claim and is skipped.
