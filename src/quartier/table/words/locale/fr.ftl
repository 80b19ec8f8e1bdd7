# The pages

## Every page

to-the-lobby = Vers l’accueil
settings = Réglages
language = Langue
close = Fermer
your-name = Votre nom
guest = Invité
theme = Jour ou nuit
theme-auto = Comme l’appareil
theme-day = Jour
theme-night = Nuit
confirm-moves = Confirmer les coups avant l’envoi
confirm-auto = Sur écran tactile
confirm-always = Toujours
confirm-never = Jamais
sounds = Sons
sounds-about = Un coup sec pour chaque coup joué, deux notes quand c’est à vous.
notify = Notifications
notify-about = Quand c’est à vous et que cette page est en arrière-plan.
notify-refused = Le navigateur n’autorise pas les notifications ici.
no-connection = Le serveur est injoignable.
no-answer = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
went-wrong = Quelque chose a mal tourné. Réessayez dans un instant.
not-here = Rien ici
no-such-page = Cette adresse ne mène nulle part.
share = Partager
copy-link = Copier le lien
copied = Copié.
copy-by-hand = Le lien est sélectionné : copiez-le à la main.
qr-code = Code QR de ce lien

## Keys

shortcuts = Raccourcis clavier
keys-at-table = À la table
keys-arrows = ← / ↑ / → / ↓
keys-arrows-about = vers l’élément voisin du plateau que l’on peut choisir
keys-pick = Entrée / Espace
keys-pick-about = le choisir
keys-turn = R / Maj + R
keys-turn-about = tourner la pièce à droite ou à gauche
keys-back = Échap
keys-back-about = annuler le dernier choix
keys-in-replay = Quand on revoit une partie
keys-step = ← / →
keys-step-about = un coup en arrière ou en avant
keys-ends = Début / Fin
keys-ends-about = au début ou à la fin de la partie
keys-play = Espace
keys-play-about = lire ou mettre en pause
keys-losses = Page préc. / Page suiv.
keys-losses-about = sur le graphique de l’analyse : à l’erreur suivante ou précédente
keys-everywhere = Partout
keys-tab-about = d’un élément de la page au suivant
keys-list-about = cette liste

## The lobby

lobby-title = Asseyez-vous, bâtissez une ville
lobby-about = Trois jeux de société avec des rues, des réverbères et de petites maisons. Jouez tout de suite contre un robot, ou envoyez un lien à un ami.
whose-games = Les jeux appartiennent à leurs auteurs et éditeurs, auxquels cette table n’est pas liée. Si l’un d’eux vous plaît, achetez-le : une table avec des gens autour, c’est encore mieux.
play-now = Jouer contre un robot
set-up-table = Préparer une table
being-prepared = En préparation sur le serveur. Cela prend une minute, une seule fois.
rules = Règles
players-exactly = { $count ->
     [one] { $count } joueur
    *[other] { $count } joueurs
}
players-from-to = De { $least } à { $most } joueurs
your-tables = Vos parties
open-tables = Tables ouvertes
finished-games = Parties finies
no-tables-of-yours = Aucune pour l’instant. Commencez à jouer : votre partie apparaîtra ici.
no-open-tables = Personne n’attend de joueur en ce moment.
no-finished-games = Aucune pour l’instant.
free-seat = place libre
waiting-for-players = attend des joueurs
moves-made = { $count ->
     [one] { $count } coup
    *[other] { $count } coups
}
won-by = Victoire : { $names }
your-turn = À vous de jouer
upload-record = Voir une partie enregistrée

## A new table

new-game-of = Nouvelle partie : { $game }
who-plays = Qui joue
how-many = Nombre de joueurs
who-sits-here = Qui joue : { $seat }
name-of-seat = Nom à la place { $seat }
seat-me = Sur cet appareil
seat-open = Un ami, par lien
seat-open-about = Reçoit un lien pour s’asseoir ici.
bots-by-strength = Robots, du plus faible au plus fort
open-seat-about = Plusieurs personnes sur cet appareil jouent à tour de rôle derrière un rideau. Les amis reçoivent un lien dès que la table est prête.
options = Options
set-by = Fixé par : { $by }
set-otherwise = Modifié par vous ; { $by } prévoit : { $value }
time-and-help = Temps et aide
clock = Horloge
clock-about = Si le temps est écoulé, un robot décide à votre place. Après trois fois de suite, il continue à jouer jusqu’à votre retour.
clock-none = Aucune : prenez votre temps
clock-seconds = { $count ->
     [one] { $count } seconde par décision
    *[other] { $count } secondes par décision
}
clock-minutes = { $count ->
     [one] { $count } minute par décision
    *[other] { $count } minutes par décision
}
clock-days = { $count ->
     [one] { $count } jour par décision
    *[other] { $count } jours par décision
}
allow-hints = Indices
allow-hints-about = Si vous êtes bloqué, demandez ce que ferait un robot.
allow-undo = Reprise de coups
allow-undo-about = Un coup se reprend tant qu’il n’a rien révélé et que personne n’y a répondu.
list-table = Afficher cette table
list-table-about = Des inconnus la voient à l’accueil et peuvent s’asseoir.
begin = Commencer

## The waiting room

waiting-for-friends = On attend vos amis
sit-down-title = Il y a une place libre
waiting-about = La partie commence dès que toutes les places sont prises.
sit-here = S’asseoir ici
sit-here-too = Quelqu’un à côté de moi
seat-a-bot = Un robot
stand-up = Quitter la place
friend-link-about = Envoyez ce lien à un ami, ou faites-lui scanner le code.

## At the table

scene-name = La table
asked-of-you = Ce qu’on vous demande
sending = Un instant…
is-this-your-move = Jouer ce coup ?
a-bot-would = Un robot ferait ceci. Jouer ce coup ?
confirm = Oui, jouer
changes-your-score = change votre score de { $points }
keeps-your-score = ne change pas votre score
cancel = Non
back = Retour
that-is-all = C’est tout
choose-from-a-list = Choisir dans une liste
turn-the-piece = Tourner la pièce
turn-left = Tourner à gauche
turn-right = Tourner à droite
turn-of = { $place } sur { $all }
less = Moins
more = Plus
take-back = Reprendre
hint = Indice
thinking-hint = Réflexion…
hint-late = L’indice arrive trop tard : la partie a continué, ou vous avez choisi entre-temps. Redemandez-le si vous voulez.
scores = Score
total = Total
scores-now = Score : { $changes }.
score-now = { $name } { $change }, maintenant { $total }
what-happened = Ce qui s’est passé
by-the-clock = (temps écoulé : un robot a décidé)
bot-named = { $seat } (robot)
you = vous
beside-you = sur cet appareil
looking-on = Vous regardez la partie.
away = absent : un robot joue à sa place
offline = hors ligne
thinking = réfléchit
deciding = décide
days-left = { $count ->
     [one] { $count } jour
    *[other] { $count } jours
}
views = Vues
tab-board = Plateau
tab-review = Analyse
tab-scores = Score
tab-log = Journal
tab-people = Table
line-lost = Connexion perdue. Reconnexion…
since-your-move = Depuis votre dernier coup
go-on = Continuer
curtain = Passez l’appareil à { $name }
curtain-about = Les autres ne doivent pas regarder.
curtain-open = C’est moi, { $name }
share-table = Partager cette table
share-table-about = La personne qui ouvre ce lien prend une place libre ou regarde la partie.
other-device = Continuer sur un autre appareil
other-device-about = Ce lien emporte votre place sur un autre appareil. La personne qui le possède peut jouer pour vous : gardez-le secret.
only-this-machine = Cette adresse ne marche que sur cet ordinateur. Pour des amis sur d’autres appareils, lancez la table avec --host 0.0.0.0 et ouvrez-la ici à l’adresse de cet ordinateur dans votre réseau.

## The end, and seeing a game again

final-count = Le décompte final
wins = Victoire : { $name } !
you-win = Vous avez gagné !
win-together = Victoire partagée : { $names }
nobody-wins = La partie est finie
again = Rejouer
to-next-game = Vers la partie suivante
replay = Revoir
share-replay-about = La personne qui ouvre ce lien peut revoir toute la partie.
share-move = Partager ce moment
share-move-about = Ce lien ouvre la partie au coup { $move }.
to-the-table = Retour à la table
keep-and-share = Garder et partager
the-start = Le début
move-number = Coup
move-of = Coup { $move } sur { $all }
to-the-start = Au début
to-the-end = À la fin
one-back = Un coup en arrière
one-on = Un coup en avant
autoplay = Lire
pause = Pause
as-record = Fichier
as-picture = Image
as-film = Film
film-being-made = Le film est en préparation…
review = Analyse
review-about = Un robot fort étudie chaque décision : ce qui aurait été mieux, ce qui tenait à la chance, où la partie a tourné. Cela prend environ une minute.
review-waiting = { $count ->
     [one] { $count } partie est étudiée avant celle-ci.
    *[other] { $count } parties sont étudiées avant celle-ci.
}
review-begins = Réflexion…
review-working = Décisions étudiées : { $done } sur { $all }
review-goes-on = Vous pouvez quitter cette page : l’analyse continue.
review-ready = L’analyse est prête
review-interrupted = L’analyse a été interrompue. Demandez-la de nouveau.
review-words = Ce que ces mots veulent dire
no-choice = il n’y avait pas d’autre coup
what-was-better = Le meilleur coup

## Bots and seats

bot-of-level = Robot : { $level }

# The server

## Refusals

error-malformed = Ce message est incompréhensible.
error-not-yours = Cette place n’est pas la vôtre.
error-not-over = La partie n’est pas encore finie.
error-foreign-page = Une autre page a tenté de jouer ici en votre nom.
error-not-found = Cette table ou cette partie n’existe pas. Le lien est peut-être tronqué, ou la table a été supprimée.
error-no-such-game = Ce jeu n’existe pas ici.
error-stale = La partie a avancé entre-temps. Regardez encore, puis décidez.
error-taken = Quelqu’un d’autre vient de s’y asseoir.
error-not-playing = Cette partie n’a pas encore commencé.
error-too-large = Ce fichier est trop volumineux.
error-illegal = Ce coup n’est pas permis maintenant.
error-bad-option = Une table ne peut pas être préparée ainsi.
error-bad-record = Cette partie enregistrée est illisible.
error-no-undo = Ce coup ne peut plus être repris.
error-no-hint = Pas d’indices à cette table.
error-too-fast = C’est trop d’un coup. Attendez un instant.
error-not-ready = Ce jeu est encore en préparation. Cela prend une minute, une seule fois.
error-busy = Trop de parties attendent une analyse. Réessayez dans quelques minutes.
error-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un moment.

## The log

log-undo = { $seat } : le dernier coup est repris.
log-secret = { $seat } : une décision encore cachée aux autres.

## Games

about-paris = À deux, pavez une place dans le Paris des premiers réverbères, puis construisez là où tombe la lumière.
about-tiny_towns = D’un à six joueurs. Tout le monde pose le même cube au même moment, et personne n’en veut.
about-munivers = De deux à quatre maires, une année : enchères, rues, prêts, sondages et une élection.

## Bots

bot-random = Au hasard
bot-random-about = Joue n’importe quel coup, sans réfléchir : plus faible que le niveau 1.
bot-greedy = Gourmand
bot-greedy-about = Prend ce qui paraît le mieux sur le moment : à peu près la force du niveau 3.
bot-level-1 = 1 · Touriste
bot-level-1-about = Parmi beaucoup de coups, en voit peu et prend celui qui lui plaît le plus.
bot-level-2 = 2 · Flâneur
bot-level-2-about = Prend ce qui paraît le mieux, mais manque bien des choses.
bot-level-3 = 3 · Voisin
bot-level-3-about = Réfléchit un ou deux coups à l’avance, et en manque quelques-uns.
bot-level-4 = 4 · Maçon
bot-level-4-about = Anticipe avec soin ; peu de choses lui échappent.
bot-level-5 = 5 · Architecte
bot-level-5-about = Voit loin en un instant, et ne manque presque rien.
bot-level-6 = 6 · Préfet
bot-level-6-about = Le plus fort : jusqu’à une seconde de réflexion à chaque coup.

## Options of the games

choice-true = Oui
choice-false = Non
option-paris-edition = Édition
option-paris-edition-about = Les livrets imprimés diffèrent sur des détails ; ceci les règle tous.
option-paris-edition-standard = La nôtre
option-paris-edition-es = Espagnole
option-paris-edition-fr = Française
option-paris-edition-uk = Ukrainienne
option-paris-postcards = Cartes postales
option-paris-postcards-about = Huit cartes postales sont visibles ; chacune s’active une seule fois.
option-paris-postcards-first = Les huit d’une première partie
option-paris-postcards-random = Huit parmi les douze
option-paris-hand = Tuiles en main
option-paris-hand-about = Combien de tuiles vous tenez en secret pour choisir.
option-paris-hand-1 = Une
option-paris-hand-2 = Deux
option-paris-first = Qui commence
option-paris-first-about = À la partie suivante, le perdant commence ; après une partie nulle, celui qui n’avait pas commencé.
option-paris-first-random = Au sort
option-paris-first-orange = Orange
option-paris-first-blue = Bleu
option-paris-flip = Bâtiments retournables
option-paris-flip-about = Les bâtiments imprimés n’ont qu’un bon côté ; ici ils peuvent aussi se poser sur l’autre.
option-paris-chartier_fountain = Chartier aide la fontaine
option-paris-chartier_fountain-about = La fontaine peut couvrir la case que Chartier transforme.
option-paris-grande_lumiere = La Grande Lumière
option-paris-grande_lumiere-about = Ce que le grand réverbère éclaire.
option-paris-grande_lumiere-rays = Deux cases, quatre directions
option-paris-grande_lumiere-diamond = Tout jusqu’à deux pas
option-paris-grande_lumiere-ring = Les huit cases autour
option-paris-dancer_walls = Les réverbères arrêtent la danseuse
option-paris-dancer_walls-about = La danseuse du Moulin Rouge s’arrête-t-elle aux cases de réverbère ?
option-paris-tie = Égalités
option-paris-tie-about = À égalité de points, quelles cases de sa couleur décident : les libres, ou toutes les visibles, même sous le peintre et la danseuse.
option-paris-tie-free = Les libres
option-paris-tie-visible = Les visibles
option-tiny_towns-mode = Manière de jouer
option-tiny_towns-mode-about = Qui annonce la ressource suivante.
option-tiny_towns-mode-builder = Le maître bâtisseur
option-tiny_towns-mode-town_hall = Les cartes de l’hôtel de ville
option-tiny_towns-mode-solo = En solitaire : une carte parmi trois
option-tiny_towns-buildings = Bâtiments
option-tiny_towns-buildings-about = Les sept cartes de bâtiment en jeu.
option-tiny_towns-buildings-first = Ceux d’une première partie
option-tiny_towns-buildings-random = Un de chaque sorte, au sort
option-tiny_towns-monuments = Monuments
option-tiny_towns-monuments-about = Chacun garde un monument secret.
option-tiny_towns-cavern = Caverne
option-tiny_towns-cavern-about = Deux fois par partie, mettez de côté un cube annoncé par un autre.
option-tiny_towns-first = Premier maître bâtisseur
option-tiny_towns-first-about = Qui annonce la première ressource, s’il y a un maître bâtisseur.
option-tiny_towns-first-random = Au sort
option-tiny_towns-first-badger = Blaireau
option-tiny_towns-first-fox = Renard
option-tiny_towns-first-hare = Lièvre
option-tiny_towns-first-mole = Taupe
option-tiny_towns-first-otter = Loutre
option-tiny_towns-first-squirrel = Écureuil
option-munivers-match = Voisins
option-munivers-match-about = Combien de fois compte un pictogramme.
option-munivers-match-each = Pour chaque voisin
option-munivers-match-once = Une fois
option-munivers-first = Qui commence
option-munivers-first-about = Qui est premier joueur en janvier.
option-munivers-first-random = Au sort
option-munivers-first-orange = Orange
option-munivers-first-blue = Bleu
option-munivers-first-green = Vert
option-munivers-first-violet = Violet
option-munivers-content = Contenu
option-munivers-content-about = Les tuiles et cartes de la boîte.
option-munivers-content-standard = L’année entière
option-munivers-content-short = Une partie courte
