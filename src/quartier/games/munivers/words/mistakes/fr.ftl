# What can be wrong with a content pack or a position of Munivers, for those who write one.

## Positions

error-position-lots = '{ $field }' doit être une liste de { $count } lots à l’étape { $step }
error-position-bid = '{ $field }' doit avoir un enchérisseur et valoir au moins le prix de la tuile
error-position-bids-of-all = '{ $field }' doit avoir maintenant une enchère de chaque joueur
error-position-no-bids-yet = '{ $field }' ne peut pas avoir d’enchères tant que la moitié gauche est ouverte
error-position-bids-of-called = '{ $field }' doit avoir une enchère de chacun de ceux qui ont été appelés, depuis le premier
error-position-same = '{ $field }' est aussi celui d’un autre : deux joueurs ont le même
error-position-votes = '{ $field }' doit faire en tout un nombre de 0 à { $most }, et non { $total }
error-position-copies = '{ $field }' : trop de tuiles ; exemplaires de { $tile } : { $count } seulement
error-position-polls = '{ $field }' doit en nommer de différents, { $count } en tout
error-position-unresolved = '{ $field }' doit être des édifices uniques de celui qui agit, qui ont effet à la construction
error-position-deciding = '{ $field }' ne peut pas être { $given } : { $reason }
error-deciding-over = tout est fini
error-deciding-ability-under-way = aucune capacité ne peut alors être en cours
error-deciding-actor = 'ability.actor' doit être celui dont c’est le tour
error-deciding-all-bids-stand = toutes les enchères sont faites
error-deciding-turn-to-bid = c’est à { $seat } d’enchérir
error-deciding-reward = cartes qu’un jeton Récompense fait défausser : { $count } au plus
error-deciding-marker = il faut une lettre verte et un marqueur, et plus rien d’autre à faire
error-deciding-row = 'ability.row' et 'ability.rows_left' ne sont d’aucune capacité à disposition de celui qui agit
error-deciding-no-player = cette étape ne demande pas de joueur
error-deciding-no-type = cette étape ne demande pas de type
error-deciding-something-else = cette étape demande autre chose
error-deciding-picks = 'ability.picks' et 'ability.price' ne sont pas ceux de cette étape
error-deciding-target = 'ability.target' doit être un autre joueur
error-deciding-bids = les enchères changent de place quand toutes sont faites

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'players' : le compte de l’argent n’y est pas (M42)
error-law-2 = 'players' et 'auction' : le compte des tuiles n’y est pas (M15)
error-law-3 = 'players' et 'discarded' : le compte des cartes n’y est pas (M6)
error-law-4 = 'players' et 'rewards_spent' : il n’y a pas autant de jetons Récompense (M11)
error-law-5 = 'markers' : le compte des marqueurs n’y est pas (M9)
error-law-6 = 'players' : il n’y a pas autant de cartes prêt (M43)
error-law-7 = 'players' : le compte des voix n’y est pas (M48)
error-law-8 = 'players' : les totaux ne sont pas justes (M4)
error-law-9 = 'players' : le compte des bâtiments n’y est pas (M3)
error-law-10 = 'players' : les talents ne sont pas justes (M41)
error-law-11 = 'players' : argent, voix ou revenu hors limites (M17, M40)
error-law-12 = 'players' et 'auction' : il reste trop peu de tuiles dans le sac pour les enchères à venir (M19)

## Content packs: the option, and the whole

error-content-folder = option 'content' : il n’y a pas de dossier { $folder } ; elle prend { $known }
error-content-mistakes = option 'content' : le paquet { $folder } a des erreurs :
    { $problems }
error-pack-mistakes = { $problems }
error-pack-line = { $file }:{ $line }: { $reason }
error-pack-no-folder = { $folder } : ce dossier n’existe pas
pack-to-mend = à corriger : { $count }
pack-sound = { $folder } est un paquet sans erreur

## Content packs: files and packs that extend others

error-pack-file-missing = le fichier manque
error-pack-file-not-text = le fichier n’est pas en UTF-8 : { $reason }
error-pack-file-deep = trop de listes sont emboîtées
error-pack-no-base = extends : il n’y a pas de paquet { $given }
error-pack-base-of-itself = extends : { $given } étend lui-même ce paquet
error-pack-without = without : il faut une liste d’id comme ["front-page"]
error-pack-without-unknown = without : il n’y a pas de { $id } dans { $file }

## Content packs: values

error-pack-tables = écrivez [[{ $table }]] pour chaque { $table }
error-pack-unknown-key = { $given } ne veut rien dire ici ; clés connues : { $known }
error-pack-same-id = id : { $id } existe déjà
error-pack-missing = { $entry } : manque
error-pack-number = { $entry } : { $given } n’est pas un nombre entier de { $low } à { $high }
error-pack-numbers = { $entry } : il faut une liste de nombres entiers de { $low } à { $high }
error-pack-named-numbers = { $table } : écrivez [{ $table }] et ses nombres : { $names }
error-pack-text = { $entry } : il faut un texte
error-pack-missing-one = { $entry } : manque ; valeurs possibles : { $known }
error-pack-one-of = { $entry } : { $given } n’est pas possible ; valeurs possibles : { $known }
error-pack-list-like = { $entry } : il faut une liste comme { $example }
error-pack-languages = { $entry } : { $given } : pas de texte ou pas une langue ; il y a { $known }
error-pack-name = { $entry } : il faut un texte, ou des textes par langue, l’anglais au moins

## Content packs: calendar, income, numbers of things

error-pack-polls = polls : donnez d’un à { $most } mois différents, dans l’ordre
error-pack-fees = fees : il en faut un par mois, { $wanted } en tout ; il y en a { $count }
error-pack-repay-pair = repay_pair : deux prêts ne peuvent pas coûter moins qu’un seul
error-pack-levels = level : écrivez [[level]] pour chaque niveau, avec ce qu’il paie et demande
error-pack-level-count = l’échelle des revenus a de 1 à { $most } niveaux, et non { $count }
error-pack-first-level = tout le monde commence au premier niveau : il ne demande rien
error-pack-boards = il faut de { $low } à { $high } plateaux, et non { $count }
error-pack-mayors = il faut de { $low } à { $high } maires, et non { $count }
error-pack-poll-count = il faut de { $low } à { $high } sondages, et non { $count }
error-pack-most-tiles = { $most } tuiles différentes au plus, et non { $count }
error-pack-most-cards = { $most } cartes au plus, et non { $count }
error-pack-few-tiles = tuiles : { $count } ; à quatre il en faut { $wanted } pour { $months } enchères de deux moitiés
error-pack-few-cards = cartes : { $count } ; à quatre il en faut { $wanted }

## Content packs: tiles, cards, polls, abilities

error-pack-pictograms = pictograms : d’une à trois lettres différentes de { $known }
error-pack-no-goal = goal : un exploit demande au moins une condition
error-pack-order = order : chacun de { $known }, une seule fois
error-pack-votes = votes : quatre lignes de { $count } nombres de 0 à 50
error-pack-votes-falling = votes : plus un type est demandé, plus il rapporte de voix : le sondage { $number } donne { $given }, et chaque nombre doit être plus petit que le précédent
error-pack-most-conditions = { $entry } : { $most } conditions au plus
error-pack-most-steps = { $entry } : { $most } étapes au plus
error-pack-no-test = test : { $given } n’est pas un test ; il y a { $known }
error-pack-no-verb = do : { $given } n’est pas un verbe ; il y a { $known }
error-pack-standing-needs = needs : ce qui agit en permanence ne peut rien exiger
error-pack-windows = windows : un ou plusieurs de { $known }
error-pack-when = { $verb } n’a pas d’effet avec { $given } ; il en a avec { $known }
error-pack-gives-votes = { $verb } donne des voix : réservé aux édifices uniques (M48)
error-pack-neighbours = { $verb } parle des voisins : réservé aux édifices uniques
error-pack-nobody-asked = { $verb } : avec { $when }, personne n’est consulté ; il n’y a rien à choisir
error-pack-end-self = { $verb } : à la fin, seules ses propres voix comptent
error-pack-cap = cap_bids : n doit aller de { $low } à { $high }

## Content packs: maps

error-pack-same-sites = map : terrains : { $count }, mais le premier plateau en a { $first }
error-pack-same-homes = map : habitations : { $count }, mais le premier plateau en a { $first }
error-pack-map-marks = map : { $given } ne veut rien dire ; A-Z sont des îlots, h des habitations, . une rue, la virgule un parc, ~ de l’eau
error-pack-map-rows = map : toutes les lignes doivent avoir la même longueur
error-pack-map-large = map : { $most } lignes de { $most } cases au plus
error-pack-map-sites = map : { $count } terrains, { $most } au plus sont possibles
error-pack-map-blocks = map : { $count } îlots, { $most } au plus sont possibles
error-pack-map-block = map : terrains de l’îlot { $block } : { $count } ; un îlot en a de 2 à 6
error-pack-map-lonely-home = map : une habitation ne touche aucun terrain
error-pack-map-touching = map : les îlots { $blocks } se touchent ; il faut une rue entre eux
error-pack-map-pieces = map : l’îlot { $block } est en deux morceaux

## Content packs: what can’t be reached

error-pack-no-game-reaches = { $entry } : aucune partie ne peut y arriver : { $reason }
error-pack-board-reaches-not = { $entry } : { $board } ne peut pas y arriver : { $reason }
error-reach-contradiction = { $named } contredit une autre condition
error-reach-least = { $named }, alors que le minimum est { $least }
error-reach-most = { $named }, alors que le maximum est { $most }
error-reach-crowded = il faut { $asked } bâtiments là où { $sites } peuvent se dresser
