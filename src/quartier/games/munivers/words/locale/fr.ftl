title = Munivers de Paris
subtitle = Une année à la tête d’un arrondissement
scene-name = Munivers de Paris, { $month }, { $step }

## Joueurs

seat-orange = Orange
seat-blue = Bleu
seat-green = Vert
seat-violet = Violet

## Le calendrier et ses étapes

month-1 = Janvier
month-2 = Février
month-3 = Mars
month-4 = Avril
month-5 = Mai
month-6 = Juin
month-7 = Juillet
month-8 = Août
month-9 = Septembre
month-10 = Octobre
month-11 = Novembre
month-12 = Décembre
step-start = 1.3 Actions
step-left = 2.2 Enchères, moitié gauche
step-right = 2.2 Enchères, moitié droite
step-bids = 2.3 Actions
step-paid = 2.5 Actions
step-building = 3.1 Construction
step-development = 3.2 Développement
step-built = 3.3 Actions
step-end = 4.1 Actions
step-achievements = 4.5 Exploits
step-over = Fin de la partie

## Types

kind-bakery = Boulangerie
kind-supermarket = Supermarché
kind-cafe = Café
kind-boutique = Boutique
kind-unique = Édifice unique
kind-home = Îlot d’habitation
kind-of-bakery = boulangeries
kind-of-supermarket = supermarchés
kind-of-cafe = cafés
kind-of-boutique = boutiques
kind-of-unique = édifices uniques
kind-of-any = bâtiments
kind-of-home = habitations
kind-of-chosen = un type au choix
things-bakery = { $n ->
    [one] { $n } boulangerie
   *[other] { $n } boulangeries
}
things-supermarket = { $n ->
    [one] { $n } supermarché
   *[other] { $n } supermarchés
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
    [one] { $n } édifice unique
   *[other] { $n } édifices uniques
}
things-any = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}

## Nombres et ce qu’ils comptent

count-money = { $n } K€
count-votes = { $n ->
    [one] { $n } voix
   *[other] { $n } voix
}
count-cards = { $n ->
    [one] { $n } carte Carrière
   *[other] { $n } cartes Carrière
}
count-markers = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
count-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
count-times = { $n ->
    [1] une fois
    [2] deux fois
   *[other] { $n } fois
}
count-levels = { $n ->
    [one] { $n } niveau
   *[other] { $n } niveaux
}
count-loans = { $n ->
    [one] { $n } prêt
   *[other] { $n } prêts
}

## Qui

who-chosen = Un adversaire au choix
who-opponents = Chaque adversaire
who-everyone = Chaque joueur
who-leader = L’adversaire en tête des voix
who-neighbour = Le voisin de gauche
whom-chosen = un adversaire au choix
whom-opponents = chaque adversaire
whom-everyone = chaque joueur
whom-leader = l’adversaire en tête des voix
whom-neighbour = le voisin de gauche

## Effets

do-gain-money = Recevez { $n } K€
do-gain-money-other = { $who } reçoit { $n } K€
do-lose-money = Payez { $n } K€
do-lose-money-other = { $who } perd { $n } K€
do-steal-money = Prenez { $n } K€ (victime : { $whom })
do-gain-votes = Gagnez { $amount }
do-gain-votes-other = { $who } gagne { $amount }
do-lose-votes = Perdez { $amount }
do-lose-votes-other = { $who } perd { $amount }
do-steal-votes = Prenez { $amount } (victime : { $whom })
do-draw-cards = Piochez { $amount }
do-draw-cards-other = { $who } pioche { $amount }
do-discard-cards = Défaussez { $amount } de votre choix
do-lose-cards = { $who } défausse { $amount } au hasard
do-raise-income = Votre revenu monte de { $amount }
do-raise-income-other = { $who } monte son revenu de { $amount }
do-lower-income = { $who } baisse son revenu de { $amount }
do-take-first-player = Vous êtes premier joueur le mois prochain
do-take-first-player-other = { $who } est premier joueur le mois prochain
do-discount-tiles = Vos tuiles coûtent en tout { $n } K€ de moins ce mois-ci
do-discount-tiles-standing = Vos tuiles coûtent en tout { $n } K€ de moins chaque mois
do-surcharge-tiles = { $who } paie ses tuiles { $n } K€ de plus ce mois-ci
do-discount-fees = Chaque pose vous coûte { $n } K€ de moins ce mois-ci
do-discount-fees-standing = Chaque pose vous coûte { $n } K€ de moins
do-surcharge-fees = { $who } paie { $n } K€ de plus par pose ce mois-ci
do-place-markers = Posez { $amount } sur la carte de vote ({ $kind })
do-remove-markers = Retirez { $amount } de la carte de vote ({ $kind })
do-boost-poll = Le prochain sondage donne { $amount } de plus ({ $kind })
do-replace-poll = Échangez le prochain sondage contre un sondage écarté, tiré au sort
do-campaign = Ce mois-ci, votre total compte { $n } de plus ({ $kind })
do-smear = { $who } : ce mois-ci, son total compte { $n } de moins ({ $kind })
do-build-now = Construisez aussitôt { $amount } de votre réserve, sans frais
do-move-tile = Déplacez { $amount } de votre arrondissement vers des terrains libres
do-swap-tiles = Deux de vos bâtiments échangent leurs places, { $amount }
do-exchange-stock = Échangez { $amount } de votre réserve contre d’autres du sac
do-sell-stock = Remettez une tuile de votre réserve dans le sac contre { $n } K€
do-raid-stock = Prenez une tuile de réserve (victime : { $whom })
do-swap-bids = Votre enchère d’une moitié change de place avec celle d’un adversaire
do-cap-bids = Ce mois-ci, aucune enchère ne dépasse { $n }
do-bid-last = Ce mois-ci, vous enchérissez en dernier dans la moitié gauche
do-limit-building = { $who } construit au plus { $amount } ce mois-ci
do-protect = Les effets des autres joueurs ne vous touchent pas ce mois-ci
do-protect-standing = Les effets des autres joueurs ne vous touchent pas
do-forgive-loan = La banque vous remet { $amount }
do-gain-reward = Prenez un jeton Récompense
do-larger-hand = Votre main se complète avec { $amount } de plus
do-discount-cards = Vos actions coûtent { $n } K€ de moins
do-poll-premium = Chaque type gagné dans un sondage rapporte { $amount } de plus
do-achievement-premium = Chaque exploit rapporte { $amount } de plus
do-win-ties = Vous gagnez les égalités aux sondages et à l’élection
do-lenient-bank = Chaque prêt restant à la fin coûte { $amount } de moins
do-counts-as = Ses voisins y voient : { $kind }
do-inspire = Chaque voisin du type { $kind } est plus utile de { $n }

per = { $text } par { $each }
most = { $text }, au plus { $most }
per-bakery = boulangerie à vous
per-supermarket = supermarché à vous
per-cafe = café à vous
per-boutique = boutique à vous
per-unique = édifice unique à vous
per-building = bâtiment à vous
per-empty-site = terrain libre à vous
per-full-block = îlot complet à vous
per-stock-tile = tuile en réserve
per-card = carte en main
per-home-building = bâtiment ordinaire à vous près d’une habitation
per-opponent = adversaire

when-built = À la construction :
when-monthly = Chaque mois :
when-standing = { "" }
when-end = En fin de partie :
when-used-always = { "" }
when-used-month = Une fois par mois :
when-used-game = Une fois par partie :
needs = Seulement si { $conditions }.
and = { " et " }
or = { " ou " }
playable = À jouer { $windows }.
window-start = au début du mois
window-bids = après les enchères
window-paid = avant la construction
window-built = après la construction
window-end = à la fin du mois
cost = Payez { $n } K€.
cost-free = Gratuit.
goal = Si { $conditions } : { $votes }.
penalty = En main à la fin : moins { $votes }.
letter-red = Vous devez poser un marqueur : { $kind }.
letter-green = Vous pouvez poser un marqueur : { $kind }.

## Conditions

if-built-of = vous avez au moins { $things }
if-few-of = vous avez au plus { $things }
if-total-of = votre total atteint { $n } ({ $kind })
if-most-of = vous seul avez le plus de { $kind }
if-leads = vous seul avez le plus haut total ({ $kind })
if-full-blocks = vous avez au moins { $n ->
    [one] { $n } îlot complet
   *[other] { $n } îlots complets
}
if-mixed-block = un de vos îlots réunit { $n } types différents
if-line-of = vous avez { $things } en ligne droite
if-mixed-line = vous avez { $n } types différents en ligne droite
if-cluster = vous avez { $things } côte à côte
if-empty-at-least = vous avez au moins { $n ->
    [one] { $n } terrain libre
   *[other] { $n } terrains libres
}
if-empty-at-most = vous avez au plus { $n ->
    [one] { $n } terrain libre
   *[other] { $n } terrains libres
}
if-useful-building = l’un de vos { $kind } a une utilité d’au moins { $n }
if-each-type = vous avez au moins { $n } bâtiments de chaque type ordinaire
if-by-homes = vous avez { $things } près d’une habitation
if-beside-unique = vous avez { $things } près d’un édifice unique
if-income-level = votre revenu est au niveau { $n } ou plus
if-cash-at-least = vous avez au moins { $n } K€
if-cash-at-most = vous avez au plus { $n } K€
if-richest = vous seul avez le plus d’argent
if-month-from = on est en { $n ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
} ou plus tard
if-month-until = on est en { $n ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
} ou plus tôt
if-loans-at-least = vous avez au moins { $n ->
    [one] { $n } prêt
   *[other] { $n } prêts
}
if-no-loans = vous n’avez aucun prêt
if-stock-at-least = vous avez au moins { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} en réserve
if-stock-empty = votre réserve est vide
if-votes-at-least = vous avez au moins { $n } voix
if-fewest-votes = personne n’a moins de voix que vous
if-most-votes = personne n’a plus de voix que vous
if-holds-first-player = vous êtes premier joueur
if-hand-at-least = vous tenez au moins { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
if-markers-on = la carte de vote porte au moins { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
} ({ $kind })
if-polls-won = vous avez gagné au moins { $n ->
    [one] { $n } type
   *[other] { $n } types
} aux sondages
if-holds-reward = vous tenez un jeton Récompense
if-paid-at-least = vous avez payé au moins { $n } K€ de tuiles ce mois-ci
if-built-this-month = vous avez construit au moins { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} ce mois-ci

## Décompte

score-polls = Sondages
score-election = Élection
score-achievements = Exploits
score-abilities = Cartes et talents
score-rewards = Récompenses
score-bakeries = Le plus de boulangeries
score-supermarkets = Le plus de supermarchés
score-cafes = Le plus de cafés
score-boutiques = Le plus de boutiques
score-uniques = Le plus d’édifices uniques
score-cash = Le plus d’argent
score-landmarks = Monuments
score-loans = Prêts
score-penalties = Cartes en main
score-total = Total

## Questions et choix

ask-start = Jouez une carte ou passez.
ask-bids = Les enchères sont faites. Jouez une carte ou passez.
ask-paid = Les tuiles sont payées. Jouez une carte ou passez.
ask-built = La construction est finie. Jouez une carte ou passez.
ask-end = Le mois s’achève. Jouez une carte ou passez.
ask-left = Enchérissez sur une tuile de la moitié gauche.
ask-right = Enchérissez sur une tuile de la moitié droite.
ask-building = Construisez une tuile de la réserve (frais : { $fee } K€) ou passez.
ask-development = Montez votre revenu ou passez.
ask-achievements = Utilisez un exploit ou passez.
ask-target = Qui est visé ?
ask-kind = Quel type ?
ask-marker = Poser un marqueur ({ $kind }) ?
ask-discard = Quelle carte défaussez-vous ?
ask-discard-or-stop = Défaussez jusqu’à { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
ask-build = Construire aussitôt une tuile, sans frais ?
ask-move = Quel bâtiment déplacer, et où ?
ask-swap = Quels bâtiments échangent leurs places ?
ask-exchange = Quelle tuile échangez-vous ?
ask-sale = Quelle tuile vendez-vous ?
ask-raid = Quelle tuile prenez-vous ?
ask-bids-swap = Avec quelle enchère la vôtre change-t-elle de place ?
ask-over = { $seat } est maire de Paris avec { $votes }.
ask-other = { $seat } décide.
ask-tile = Quelle tuile ?
ask-site = Sur quel terrain ?
ask-lot = Quel lot ?
ask-bid = Combien ?
ask-half = Quelle moitié ?
ask-card = Quelle carte ?
ask-what = Lequel ?
ask-player = Qui ?

move-pass = Passer
move-play = Jouer une carte
move-mayor = Utiliser le talent du maire
move-bid = Enchérir
move-build = Construire
move-raise = Monter le revenu
move-achieve = Utiliser un exploit
move-repay = Rembourser un prêt
move-reward = Dépenser un jeton Récompense
move-target = Choisir un adversaire
move-type = Choisir un type
move-marker = Un marqueur
move-discard = Défausser une carte
move-stop = Cela suffit
move-move = Déplacer un bâtiment
move-swap = Échanger deux bâtiments
move-exchange = Échanger une tuile
move-sell = Vendre une tuile
move-take = Prendre une tuile
move-trade = Échanger les enchères

choice-window = pour cette fois
choice-month = jusqu’au mois prochain
choice-left = moitié gauche
choice-right = moitié droite
choice-cards = piocher 2 cartes Carrière
choice-discard = défausser jusqu’à 3 cartes Carrière
choice-votes = 7 voix
choice-blame = un adversaire perd 5 voix
choice-yes = oui
choice-no = non
choice-loan = à crédit
choice-lot = { $lot } : { $tile } ({ $price } K€)
choice-lot-bid = { $lot } : { $tile } ({ $bid } K€ par { $seat })
choice-money = { $n } K€

## La scène

auction = Enchères
half-left = Moitié gauche
half-right = Moitié droite
lot-free = { $tile } : { $price } K€, pas encore d’enchère
lot-bid = { $tile } : { $bid } K€ par { $seat }
calendar = Calendrier
fee = Frais
fee-of = Frais { $n } K€
polls = Sondages
poll-in = Sondage de { $month }
voting = Élection
voting-card = { $kind } : { $base } voix et { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
hand = Vos cartes Carrière
hand-of = { $seat } tient { $n ->
    [one] { $n } carte Carrière
   *[other] { $n } cartes Carrière
}
stock = Réserve
stock-tile = { $tile }, dans la réserve de { $seat }
cash = Argent
income = Revenu
loans = Prêts
rewards = Récompenses
fact-cash = Caisse { $n } K€
fact-income = Revenu { $n } K€
fact-rewards = Récompenses : { $n }
fact-loans = Prêts : { $n }
income-pays = Le revenu de niveau { $level } rapporte { $n } K€ par mois
votes = Voix
mayor = Maire
first-player = Premier joueur
site-empty = { $site } : terrain libre
site-built = { $site } : { $tile }
site-useful = { $site } : { $tile }, utilité { $useful } : { $why }
why-base = 1 de base
why-neighbours = { $n } par { $sites }
why-homes = { $n } par les habitations
why-inspired = { $n } par inspiration
pictograms = aime { $list }
arrondissement = { $n ->
    [1] 1er
   *[other] { $n }e
} arrondissement
total-of = Total ({ $kind }) : { $n }

## Le récit d’une partie

tell-month = { $month }. Le calendrier avance.
tell-income = Revenus : { $list }.
tell-income-of = { $seat } { $n } K€
tell-pass-window = { $seat } passe.
tell-pass-month = { $seat } passe jusqu’au mois prochain.
tell-pass-building = { $seat } ne construit plus.
tell-pass-development = { $seat } laisse son revenu tel quel.
tell-pass-achievements = { $seat } n’utilise aucun exploit.
tell-play = { $seat } joue « { $card } » : { $text }
tell-mayor = { $mayor } use de son talent pour { $seat } : { $text }
tell-lots = À l’étal, à gauche : { $left } ; à droite : { $right }.
tell-right-opens = Au tour de la moitié droite.
tell-bid = { $seat } offre { $bid } K€ pour { $tile }.
tell-outbid = { $seat } offre { $bid } K€ pour { $tile } et chasse { $other }.
tell-paid = { $seat } paie { $n } K€ et prend { $tiles }.
tell-paid-nothing = { $seat } ne peut pas payer et perd tout son argent.
tell-loan = { $seat } prend un prêt.
tell-build = { $seat } construit { $tile } en { $site }.
tell-total = Total ({ $kind }) : { $n }.
tell-raise = { $seat } monte son revenu au niveau { $n }.
tell-poll = Sondage de { $month }, « { $poll } » : { $list }.
tell-poll-nobody = personne
tell-reward-won = { $seat } reçoit un jeton Récompense.
tell-election = Élection : { $list }.
tell-drawn = { $seat } pioche { $cards }.
tell-achieve = { $seat } accomplit « { $card } » : { $text }
tell-marker = Un marqueur va sur la carte de vote : { $kind }.
tell-marker-no = { $seat } ne pose pas de marqueur.
tell-first = { $seat } est maintenant premier joueur.
tell-repay = { $seat } rembourse un prêt.
tell-reward-cards = { $seat } dépense un jeton Récompense pour deux cartes Carrière.
tell-reward-discard = { $seat } dépense un jeton Récompense pour défausser des cartes Carrière.
tell-reward-votes = { $seat } dépense un jeton Récompense pour 7 voix.
tell-reward-blame = { $seat } dépense un jeton Récompense : { $other } perd des voix.
tell-target = { $seat } choisit { $other }.
tell-type = { $seat } choisit : { $kind }.
tell-discard = { $seat } défausse « { $card } ».
tell-stop = { $seat } en reste là.
tell-move = { $seat } déplace { $tile } de { $site } en { $other }.
tell-swap = { $seat } échange { $tile } ({ $site }) et { $second } ({ $other }).
tell-exchange = { $seat } remet { $tile } dans le sac et tire { $second }.
tell-sell = { $seat } vend { $tile }.
tell-take = { $seat } prend { $tile } à { $other }.
tell-trade = { $seat } échange son enchère avec { $other }.
tell-over = L’année est finie : { $list }. { $seat } est maire de Paris.
tell-votes = { $seat } { $n }
