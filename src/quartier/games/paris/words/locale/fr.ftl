title = Paris
subtitle = La Cité de la Lumière
scene-name = Paris, { $phase }

## Seats

seat-orange = Orange
seat-blue = Bleu

## Phases and prompts

phase-1 = Paver et réserver
phase-2 = Bâtir et éclairer
phase-over = Fin de la partie
prompt-phase-1 = Posez votre tuile ou prenez un bâtiment.
prompt-phase-1-done = Toutes vos tuiles sont posées : prenez un bâtiment ou passez.
prompt-phase-2 = Posez un bâtiment ou prenez une carte postale.
prompt-turn-orange = C’est au tour d’Orange.
prompt-turn-blue = C’est au tour de Bleu.
prompt-won-orange = Orange gagne, { $points } à { $other }.
prompt-won-blue = Bleu gagne, { $points } à { $other }.
prompt-drawn = Égalité, { $points } à { $other }.

## Scores

score-lit = Bâtiments éclairés
score-group = Plus grand groupe
score-unbuilt = Non bâtis
score-cards = Cartes postales
score-total = Total
score-of = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Spaces and cobblestones

cobbles-orange = pavés orange, un soleil
cobbles-blue = pavés bleus, une lune
cobbles-mixed = pavés mixtes, soleil et lune
cobbles-lamp = un réverbère
cobbles-none = pas encore pavée
space-name = { $space } : { $cobbles }
space-lit = { $space } : { $cobbles }, sous la lumière de { $lamps }
lamps = { $count ->
    [one] { $count } réverbère
   *[other] { $count } réverbères
}
light-printed = Lumière du réverbère en { $space }
light-tile = Lumière de la tuile réverbère en { $space }
light-large = Lumière du grand réverbère en { $space }

## Buildings and pieces

building-corner3 = Coin de 3
building-line3 = Rangée de 3
building-L4 = Coude de 4
building-T4 = Avancée de 4
building-O4 = Îlot de 4
building-S4 = Zigzag de 4
building-T5 = Grand T de 5
building-W5 = Escalier de 5
building-X5 = Croix de 5
building-P5 = Aile de 5
building-U6 = Fer à cheval de 6
building-V6 = Grand angle de 6
building-garden = Jardin de 2
building-on-board = { $building }, { $seat }, en { $spaces } ; { $lamps }
piece-painter = Peintre
piece-dancer = Danseuse
piece-lamp = Tuile réverbère
piece-large_lamp = Grand réverbère
piece-mixed_space = Case mixte
piece-fountain = Fontaine
piece-statue = Statue
piece-garden = Jardin
piece-annex = Annexe
piece-on-board = { $piece } en { $spaces }
statue-on-board = Statue en { $space }, tournée vers { $front }
annex-on-board = Annexe en { $space }, rattachée à : { $building }

## What lies beside the board

pool = Réserve commune
pool-line = { pool } : { $buildings }
pool-piece = { $building }, dans la réserve commune
reserve = Réserve
reserve-empty = aucun bâtiment
reserve-piece = { $building }, en réserve chez { $seat }
hand = Main
hand-tile = Tuile { $tile } dans la main de { $seat } : { $rows }
hand-hidden = { $seat } tient { $count ->
    [one] { $count } tuile cachée
   *[other] { $count } tuiles cachées
}
stack = Pile
stack-of = Pile de { $seat } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
tokens = Jetons
tokens-of = { $seat } a { $count ->
    [one] { $count } jeton d’action
   *[other] { $count } jetons d’action
}
chimneys = Cheminées
chimneys-of = { $seat } a { $count ->
    [one] { $count } cheminée
   *[other] { $count } cheminées
}

## Postcards

card-open = { $card } : { $effect }
card-claimed = { $card }, prise par { $seat }
card-held = { $card }, gardée par { $seat } pour plus tard : { $effect }
card-scoring = { $card }, prise par { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-to-use = à jouer
card-levitation = Lévitation
card-levitation-effect = Rendez un bâtiment réservé, prenez-en un autre dans la réserve commune et posez-le aussitôt.
card-metropolitain = Métropolitain
card-metropolitain-effect = Plus tard, une fois : un bâtiment que vous posez peut couvrir un réverbère imprimé.
card-jardin_des_plantes = Jardin des Plantes
card-jardin_des_plantes-effect = Posez aussitôt le jardin ; c’est un bâtiment de deux cases.
card-sacre_coeur = Sacré-Cœur
card-sacre_coeur-effect = Vos bâtiments non bâtis ne vous coûtent rien.
card-le_peintre = Le Peintre
card-le_peintre-effect = Placez le peintre sur une case libre à vous. 2 points par réverbère dans l’espace que les bâtiments lui laissent.
card-chartier = Chartier
card-chartier-effect = Plus tard, une fois : rendez mixte une case libre de votre rival et bâtissez-y aussitôt.
card-bouquinistes = Bouquinistes
card-bouquinistes-effect = Posez l’annexe sur une case libre à vous, contre un de vos bâtiments : il grandit d’une case.
card-lampadaire = Lampadaire
card-lampadaire-effect = Posez la tuile réverbère sur une case libre à vous : un réverbère de plus.
card-moulin_rouge = Moulin Rouge
card-moulin_rouge-effect = Placez la danseuse sur une case libre à vous. 1 point par case libre qu’elle peut atteindre.
card-fontaine_des_mers = Fontaine des Mers
card-fontaine_des_mers-effect = Posez la fontaine. 3 points pour chacun de vos bâtiments à côté d’elle.
card-le_penseur = Le Penseur
card-le_penseur-effect = Posez la statue. 2 points par case libre à côté, 1 par case libre en diagonale ; rien si sa vue est bouchée.
card-la_grande_lumiere = La Grande Lumière
card-la_grande_lumiere-effect = Posez le grand réverbère sur un réverbère : sa lumière porte plus loin.

## The choices of a move, as questions

choose-tile = Quelle tuile ?
choose-turn = Dans quel sens ?
choose-quadrant = Dans quel quartier ?
choose-building = Quel bâtiment ?
choose-back = Quel bâtiment rendez-vous ?
choose-space = Où ?
choose-postcard = Quelle carte postale ?
choose-front = Tournée de quel côté ?
choose-annex = Quel bâtiment grandit ?
choose-use = Utiliser l’effet ?

kind-pave = Poser une tuile
kind-take = Prendre un bâtiment
kind-pass = Passer
kind-place = Poser un bâtiment
kind-postcard = Prendre une carte postale

choice-0 = telle quelle
choice-90 = un quart de tour
choice-180 = un demi-tour
choice-270 = trois quarts de tour
choice-flip0 = retourné
choice-flip90 = retourné, un quart de tour
choice-flip180 = retourné, un demi-tour
choice-flip270 = retourné, trois quarts de tour
choice-north = nord
choice-east = est
choice-south = sud
choice-west = ouest
choice-keep = la garder pour plus tard
choice-none = sans son effet
choice-use = l’utiliser

facing-north = le nord
facing-east = l’est
facing-south = le sud
facing-west = l’ouest

## One sentence a move, for replays

tell-pave = { $seat } pose la tuile { $tile } en { $space }.
tell-take = { $seat } réserve un bâtiment : { $building } ({ $id }).
tell-pass = { $seat } passe.
tell-place = { $seat } bâtit en { $space } : { $building } ({ $id }).
tell-none = { $seat } prend { $card } sans utiliser son effet.
tell-sacre_coeur = { $seat } prend { $card } et ne craint plus pour ses bâtiments non bâtis.
tell-keep = { $seat } prend { $card } et la garde pour plus tard.
tell-levitation = { $seat } prend { $card }, rend un bâtiment ({ $back }, { $back_id }) et en bâtit un autre en { $space } : { $building } ({ $id }).
tell-jardin_des_plantes = { $seat } prend { $card } et plante le jardin en { $space }.
tell-le_peintre = { $seat } prend { $card } et place le peintre en { $space }.
tell-bouquinistes = { $seat } prend { $card } et ajoute l’annexe en { $space } ({ $building }).
tell-lampadaire = { $seat } prend { $card } et pose un réverbère en { $space }.
tell-moulin_rouge = { $seat } prend { $card } et la danseuse entre en scène en { $space }.
tell-fontaine_des_mers = { $seat } prend { $card } et pose la fontaine en { $space }.
tell-le_penseur = { $seat } prend { $card } et pose la statue en { $space }, tournée vers { $front }.
tell-la_grande_lumiere = { $seat } prend { $card } et allume le grand réverbère en { $space }.
tell-helped-metropolitain = Un réverbère disparaît dessous : { $card }.
tell-helped-chartier = Une case du rival devient mixte : { $card }.
tell-phase-2 = La dernière tuile est posée : { $seat } commence à bâtir.
tell-skipped = { $seat } ne peut ni bâtir ni prendre de carte et passe son tour.
