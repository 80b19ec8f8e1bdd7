# What can be wrong with a position of Paris, for those who write one.

error-position-rows = '{ $field }' doit être { $side } textes de { $side } lettres, la ligne { $side } d’abord
error-position-letter = '{ $field }' a { $letter } en { $space } ; lettres possibles : { $known } et .
error-position-stands-twice = '{ $field }' est deux fois sur le plateau : { $piece }
error-position-chimneys = '{ $field }' n’a que { $count } cheminées
error-position-shape = '{ $field }' n’a pas la forme de { $piece }
error-position-covered = '{ $field }' ne peut pas se trouver en { $space } : la case est occupée
error-position-alone = '{ $field }' se trouve sous un bâtiment ou la fontaine, jamais seule
error-position-on-lamp = '{ $field }' doit se trouver sur un réverbère imprimé
error-position-off-lamp = '{ $field }' ne doit pas se trouver sur un réverbère imprimé
error-position-front = '{ $field }' n’est pas à côté de { $space }
error-position-annex = '{ $field }' ne touche aucun côté de ce bâtiment
error-position-used-card = '{ $field }' ne peut pas avoir { $card } : elle a servi ({ $piece })
error-position-cards-in-play = '{ $field }' en a { $count } en jeu, et non { $wanted }
error-position-foreign-card = '{ $field }' ne peut pas avoir { $card }, qui n’est pas à { $seat }
error-position-whose-cards = '{ $field }' doit dire à qui sont celles qui ont servi : { $cards }
error-position-tokens = '{ $field }' ne peut pas être { $given } : cartes postales activées : { $count }, un jeton chacune
error-position-waived = '{ $field }' ne peut pas nommer { $card } : personne ne l’a activée
error-position-nowhere = '{ $field }' : { $what } n’est nulle part
error-position-other-cards = '{ $field }' ne sont pas celles en jeu : { $cards }
error-position-hands-empty = '{ $field }' : mains et piles sont vides après la phase 1
error-position-quadrant = '{ $field }' : en phase 1, le carré de { $corner } est pavé en entier ou pas du tout
error-position-tiles-left = '{ $field }' et les mains doivent remplir le plateau : tuiles restantes { $tiles }, cases { $spaces }

## Laws: each number is one that the check of the invariants answers with

error-law-1 = 'hands' et 'stacks' sont les tuiles pour lesquelles il reste de la place ; la main est pleine tant qu’il y a une pile (P2, P8)
error-law-2 = 'paving' : une case est d’une seule sorte (P2)
error-law-3 = chaque bâtiment est au chantier, dans une réserve ou sur le plateau (P3)
error-law-4 = 'buildings' : chacun a sa forme, et jamais deux sur la même case (P16, P26)
error-law-5 = 'buildings' : sur sa couleur ou du mixte, sauf un réverbère (P22) et la case de Chartier (P25)
error-law-6 = 'pieces' : chacune est seule sur une case pavée (P5, P6)
error-law-7 = 'tokens' : une carte postale coûte un jeton, un bâtiment une cheminée (P4)
error-law-8 = 'cards' : huit sont en jeu ; celle dont la pièce a servi n’est pas libre, et on ne garde qu’une carte activée (P5, P7)
error-law-9 = rien n’est construit ni activé avant la dernière tuile, et qui n’en a plus le premier commence ensuite (P13, P14)
