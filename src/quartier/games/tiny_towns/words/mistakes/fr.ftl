# What can be wrong with a position of Tiny Towns, for those who write one.

error-position-rows = '{ $field }' doit être { $side } lignes de { $side } cases, la ligne { $side } d’abord
error-position-no-card = '{ $field }' ne peut pas avoir { $given }, qui n’est ni une ressource ni une carte
error-position-dealt-twice = '{ $field }' ou la carte distribuée avec a été distribuée deux fois
error-position-monuments = '{ $field }' a { $cards } ; une bourgade a un seul monument
error-position-not-solo = '{ $field }' ne peut pas avoir { $card }, qui n’est pas dans une partie en solo
error-position-other-monument = '{ $field }' est { $given }, mais { $card } est dans la bourgade
error-position-dealt = '{ $field }' doit être deux monuments, dont celui qui est gardé
error-position-no-factory = '{ $field }' est impossible : il n’y a là ni usine ni banque
error-position-no-cottage = '{ $field }' est impossible : il n’y a pas là de maison de campagne
error-position-no-warehouse = '{ $field }' est impossible : il n’y a pas là d’entrepôt
error-position-same-type = '{ $field }' a { $one } et { $other }, du même type ({ $type }) ; une seule est en jeu
error-position-implied = '{ $field }' est { $given }, mais la position dit { $implied }
error-position-stage-phase = '{ $field }' ne peut pas être { $stage } dans la phase { $phase }
error-position-stage-complete = '{ $field }' est de trop : une bourgade terminée ne décide plus rien
error-position-stage-without = '{ $field }' ne peut pas être { $stage } ; il faut : { $need }
error-need-keep = deux monuments distribués, aucun gardé
error-need-name = être maître bâtisseur, ou avoir des cartes visibles
error-need-choose = l’hôtel de ville et un choix encore à faire
error-need-place = une ressource annoncée ou choisie et une case vide
error-need-mark = une usine ou une banque sans marque
error-need-replace = la guilde construite et des remplacements
error-need-grow = l’université construite et une case vide
error-need-stock = la tour de guet construite, encore vide
error-need-claim = un bâtiment à prendre sur la tour de guet et une case vide
error-position-resume = '{ $field }' ne peut pas être { $given } à l’étape { $stage }
error-position-replacements = '{ $field }' ne restent que pendant que la guilde remplace
error-position-replaced = '{ $field }' doit être le bâtiment remplacé en premier, quand il reste moins de { $count } remplacements

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'books' : tout cube pris est dans la bourgade ou a été rendu (T1, T13)
error-law-2 = 'books' : les bâtiments restent en place, et une bourgade a un monument au plus (T16, T17)
error-law-3 = 'marks' : chaque usine et chaque banque en a une, et jamais deux banques la même (T26, T28)
error-law-4 = 'stored' : les cubes sont sur les entrepôts, trois au plus sur chacun (T27)
error-law-5 = 'on_cottages' : des cubes sur les maisons de campagne seulement avec la statue construite, un sur chacune (T38)
error-law-6 = 'complete' : une bourgade terminée n’a pas de case vide ; sans case vide, une bourgade non terminée doit construire (T18)
error-law-7 = 'watch', 'claims', 'cavern' et 'shrine' sont ce que laissent leurs cartes (T32, T37, T41)
error-law-8 = 'monument' : chacun en a reçu deux différents et en garde un (T5)
error-law-9 = 'deck', 'open', 'under' et 'named' : trois cartes de chaque ressource, dont cinq jamais vues à l’hôtel de ville (T42, T43)
error-law-10 = 'named', 'chosen', 'built' et 'claims' appartiennent à leur moment de la manche (T7 à T11, T42)
error-law-11 = 'round' : on termine, on garnit la tour de guet et on annonce dans des manches déjà commencées (T10, T21)
error-law-12 = 'phase' : c’est fini quand plus personne n’a rien à décider (T19)
