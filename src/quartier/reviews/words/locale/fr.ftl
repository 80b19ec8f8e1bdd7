# Les analyses : ce qui est dit d’une partie étudiée.

title = Analyse : { $game }
lead = Coups : { $moves } ; décisions parmi eux : { $decisions }. Réflexion pour chaque décision : { $budget }.
unfinished = La partie n’est pas finie : voici où elle en était après le dernier coup.
simulations = { $number } simulations

players = Comment chacun a joué
players-alone = Comment la partie a été jouée
players-note = La précision est la part des décisions où rien n’a été perdu au-delà de la marge d’erreur.
account-note = Début, ses coups, coups adverses, chance et ce qui n’est vu qu’après coup font ensemble la fin. La chance, c’est ce que tirages et secrets ont révélé ; vu après coup, c’est ce que la recherche n’a vu que plus tard.
account-note-alone = Début, ses coups, chance et ce qui n’est vu qu’après coup font ensemble la fin. La chance, c’est ce que tirages et secrets ont révélé ; vu après coup, c’est ce que la recherche n’a vu que plus tard.
column-seat = Joueur
row-accuracy = Précision
row-start = Début
row-own = Ses coups
row-rivals = Coups adverses
row-luck = Chance
row-drift = Vu après coup
row-end = Fin
row-points-lost = Points perdus
row-blunder = Gaffes
row-mistake = Erreurs
row-slip = Imprécisions

graph = La probabilité de gagner
graph-alone = Les points attendus
graph-note = Avant chaque décision, selon ce que pouvait savoir le joueur. En pointillé : les coups où la partie a tourné.
graph-axis = coup
graph-of = La probabilité de gagner : { $seat }

turning = Les tournants
turning-note = Sur le plateau : contour plein, le coup joué ; contour pointillé, le meilleur coup.
turning-none = Personne n’a rien perdu au-delà de la marge d’erreur : il n’y a pas de tournant.
turning-title = Coup { $number } : { $seat } ({ $verdict })
turning-title-alone = Coup { $number } ({ $verdict })
played = Joué : { $move }
better = Mieux : { $move }
change-chance = Probabilité de gagner : { $after } au lieu de { $before }.
change-margin = Écart attendu : { $after } au lieu de { $before }.
change-alone = Points attendus : { $after } au lieu de { $before }.
proved = Résolu : c’est exact.

decisions = Toutes les décisions
decisions-note = La probabilité de gagner et l’écart de points attendu : avec le meilleur coup, puis avec celui qui a été joué. Chaque décision a été étudiée selon ce que son joueur pouvait savoir. Le coup joué et le meilleur ont été comparés par deux recherches à part ; ce qui reste sous le double de leur marge d’erreur (d’ordinaire { $noise }) ne compte pas comme perte.
decisions-note-alone = Les points attendus avec le meilleur coup, puis avec celui qui a été joué. Les deux ont été comparés par deux recherches à part ; ce qui reste sous le double de leur marge d’erreur (d’ordinaire { $noise }) ne compte pas comme perte.
column-number = Coup
column-played = Joué, et ce qui était mieux
column-chance = Probabilité
column-margin = Écart
column-margin-alone = Points
column-verdict = Verdict
column-luck = Chance
verdict-best = le meilleur
verdict-sound = bon
verdict-slip = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe
solved = résolu
