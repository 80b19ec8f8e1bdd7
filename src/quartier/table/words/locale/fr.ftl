# The server

## Refusals

error-malformed = Ce message est incompréhensible.
error-not-yours = Cette place n’est pas la vôtre.
error-not-over = La partie n’est pas encore finie.
error-foreign-page = Une autre page a tenté de jouer ici en votre nom.
error-not-found = Il n’y a rien ici.
error-stale = La partie a avancé entre-temps. Regardez encore, puis décidez.
error-taken = Quelqu’un d’autre vient de s’y asseoir.
error-not-playing = Cette partie n’a pas encore commencé.
error-too-large = C’est trop volumineux.
error-illegal = Ce coup n’est pas permis maintenant.
error-bad-option = Cette table ne peut pas être dressée ainsi.
error-bad-record = Cette partie enregistrée est illisible.
error-no-undo = Ce coup est joué.
error-no-hint = Pas d’indices à cette table.
error-too-fast = C’est trop d’un coup. Attendez un instant.
error-not-ready = Ce jeu est encore en préparation. Cela prend une minute, une seule fois.
error-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un moment.

## The log

log-undo = { $seat } : le dernier coup est repris.
log-secret = { $seat } : une décision encore cachée aux autres.

## Games

about-paris = À deux, pavez une place dans le Paris des premiers réverbères, puis bâtissez là où tombe la lumière.
about-tiny_towns = De un à six joueurs. Tout le monde place le même cube au même moment, et personne n’en veut.
about-munivers = De deux à quatre maires, une année : enchères, rues, emprunts, sondages et une élection.

## Bots

bot-random = Au hasard
bot-random-about = Joue n’importe quel coup, sans réfléchir.
bot-greedy = Gourmand
bot-greedy-about = Prend ce qui paraît le mieux sur le moment.

## Options of the games

choice-true = Oui
choice-false = Non
option-paris-edition = Édition
option-paris-edition-about = Les livrets imprimés diffèrent sur des détails ; ceci les règle tous.
option-paris-edition-standard = La nôtre
option-paris-edition-es = Espagnole
option-paris-edition-fr = Française
option-paris-edition-uk = Britannique
option-paris-postcards = Cartes postales
option-paris-postcards-about = Huit cartes postales sont visibles ; chacune se prend une fois.
option-paris-postcards-first = Les huit d’une première partie
option-paris-postcards-random = Huit parmi les douze
option-paris-hand = Tuiles en main
option-paris-hand-about = Combien de tuiles vous tenez en secret pour choisir.
option-paris-hand-1 = Une
option-paris-hand-2 = Deux
option-paris-first = Qui commence
option-paris-first-about = À la partie suivante, le perdant commence.
option-paris-first-random = Au sort
option-paris-first-orange = Orange
option-paris-first-blue = Bleu
option-paris-flip = Bâtiments retournables
option-paris-flip-about = Les bâtiments imprimés n’ont qu’un bon côté ; ici ils peuvent aussi se poser sur l’autre.
option-paris-chartier_fountain = Chartier aide la fontaine
option-paris-chartier_fountain-about = La fontaine peut couvrir la case que Chartier transforme.
option-paris-grande_lumiere = La Grande Lumière
option-paris-grande_lumiere-about = Ce que le grand réverbère éclaire.
option-paris-grande_lumiere-rays = Deux cases dans quatre directions
option-paris-grande_lumiere-diamond = Tout à deux pas
option-paris-grande_lumiere-ring = Les huit cases autour
option-paris-dancer_walls = Les réverbères arrêtent la danseuse
option-paris-dancer_walls-about = La danseuse du Moulin Rouge s’arrête-t-elle aux cases de réverbère ?
option-paris-tie = Égalités
option-paris-tie-about = À égalité de points, quelles cases de sa couleur décident.
option-paris-tie-free = Les libres
option-paris-tie-visible = Les visibles, même sous le peintre et la danseuse
option-tiny_towns-mode = Manière de jouer
option-tiny_towns-mode-about = Qui annonce la ressource suivante.
option-tiny_towns-mode-builder = Le maître bâtisseur
option-tiny_towns-mode-town_hall = Les cartes de l’hôtel de ville
option-tiny_towns-mode-solo = En solitaire : une carte sur trois
option-tiny_towns-buildings = Bâtiments
option-tiny_towns-buildings-about = Les sept cartes de bâtiment en jeu.
option-tiny_towns-buildings-first = Ceux d’une première partie
option-tiny_towns-buildings-random = Un de chaque sorte, au sort
option-tiny_towns-monuments = Monuments
option-tiny_towns-monuments-about = Chacun garde un monument secret.
option-tiny_towns-cavern = Caverne
option-tiny_towns-cavern-about = Deux fois par partie, mettez de côté un cube annoncé par un autre.
option-munivers-match = Voisins
option-munivers-match-about = Combien de fois compte un pictogramme.
option-munivers-match-each = Pour chaque voisin
option-munivers-match-once = Une fois
option-munivers-content = Contenu
option-munivers-content-about = Les tuiles et cartes de la boîte.
option-munivers-content-standard = L’année entière
option-munivers-content-short = Une partie courte
