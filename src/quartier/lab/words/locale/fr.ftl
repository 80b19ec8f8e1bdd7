# Le laboratoire : ce que disent ses rapports.

## Ce que disent tous

interval = { $low } … { $high }
drawing-up = Rédaction du rapport…
written = Écrit dans { $file }.
interrupted = Interrompu ; parties jouées : { $played } sur { $games }.
goes-on = La même commande reprendra ici : les parties sont dans { $file }.

## L’arène

arena-title = L’arène : { $game }
arena-solo = Chaque robot a joué seul { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, tous avec les mêmes graines, à partir de { $seed }.
arena-pairs = Les robots se sont rencontrés deux à deux, { $games } parties par paire : les mêmes graines pour tous, à partir de { $seed }, chacune jouée une fois de chaque place.
arena-tables = Chaque robot a joué seul contre { $others } robots de chaque autre sorte, { $games } parties à chaque fois : les mêmes graines pour tous, à partir de { $seed }, chacune jouée une fois de chaque place.
arena-challenge = { $others ->
    [1] Le premier robot a rencontré chacun des autres en { $games } parties
   *[other] Le premier robot a joué seul contre { $others } robots de chaque autre sorte, { $games } parties à chaque fois
} : les mêmes graines pour tous, à partir de { $seed }, chacune jouée une fois de chaque place.
arena-standings = Qui est le plus fort
arena-standings-note = Les cotes suivent l’échelle Elo, de moyenne { $middle } : 400 points de plus, c’est dix chances contre une. Entre parenthèses : où se trouve la vraie valeur dans 95 cas sur 100. Les parties d’une même graine comptent pour une seule observation.
arena-solo-note = Entre parenthèses : où se trouve la vraie moyenne dans 95 cas sur 100.
arena-encounters = Qui contre qui
arena-encounters-note = La part de victoires du robot de la ligne, seul parmi ceux de la colonne ; entre égaux, elle serait de { $fair }.
arena-against = { $count ->
    [1] contre { $bot }
   *[other] contre { $count } × { $bot }
}
arena-plots = D’un coup d’œil
arena-how = Comment on a joué
arena-command = Pour recommencer :
arena-rules = Règles de { $game }, version { $version } ; { $options }.
arena-as-usual = options habituelles

arena-bot = Robot
arena-rating = Cote
arena-games = Parties
arena-victories = Victoires
arena-points = Points
arena-time = Par coup (maximum)
arena-share-fair = Victoires (tirets : entre égaux)
arena-points-note = La boîte est la moitié centrale des parties, le trait la médiane, le point la moyenne ; un vingtième se trouve au-delà de chaque moustache.
arena-time-note = Le point est la moyenne, le trait va jusqu’au plus long.
arena-times-counted = parties
arena-scale-rating = Elo
arena-scale-share = part de victoires
arena-scale-points = points
arena-scale-time = dix fois plus à chaque ligne

## L’équilibre d’un jeu

balance-title = L’équilibre de { $game }
balance-choosing = Choix des parties…
balance-lead = Chaque jeu d’options a été joué { $games } fois, toutes les places tenues par { $bot }, avec les graines { $first } à { $last }.
balance-lead-dealt = Chaque jeu d’options a été joué { $games } fois, toutes les places tenues par { $bot }, avec les graines à partir de { $first } qui mettent en jeu { $thing }.
balance-intervals = Ce qui suit ± ou se trouve entre parenthèses est un intervalle à 95 % : les graines ont été retirées au sort { $draws } fois, chacune avec toutes ses parties. Un intervalle sur vingt se trompe par hasard.
balance-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
balance-findings = Ce qui sort des limites
balance-findings-note = Un verdict est certain quand tout l’intervalle dépasse la limite, et probable quand seul le chiffre la dépasse, l’intervalle restant d’un seul côté de zéro.
balance-in-order = Rien ne sort des limites, pour autant que ces parties le montrent.
balance-left = Encore indécis, faute de parties : { $unclear }. En ordre : { $fine }.
balance-share-outside = hors de ±{ $limit }
balance-share-probably = sans doute hors de ±{ $limit }
balance-share-unclear = indécis
balance-share-fine = dans ±{ $limit }
balance-earns-outside = coûte plus qu’il ne rapporte
balance-earns-unclear = indécis
balance-earns-fine = en vaut la peine
balance-apart-outside = hors de ±{ $limit }
balance-apart-probably = sans doute hors de ±{ $limit }
balance-apart-unclear = indécis
balance-apart-fine = dans ±{ $limit }
balance-unit-apart = rapporte, points d’écart à la moyenne
balance-rare-outside = presque jamais utilisé
balance-habit-outside = cette habitude paie
balance-habit-unclear = indécis
balance-habit-fine = ne paie pas
balance-unit-share = victoires, points d’écart à la juste part
balance-unit-earns = rapporte, points au score
balance-unit-rare = utilisations par occasion
balance-unit-habit = victoires, points d’écart à la juste part
balance-who = Qui gagne
balance-who-note = Victoires en pour cent et, en points de pourcentage, l’écart à la juste part de { $fair }. L’avance est le score au-dessus de la moyenne des autres.
balance-alone-note = Seul, on gagne toujours : l’avance est le score au-dessus de la partie moyenne.
balance-habits = Habitudes
balance-habits-note = Une place joue comme les autres à une habitude près, chacune à son tour avec les mêmes graines. Qui renonce à quelque chose de bon, ou ne veut qu’une chose, devrait gagner moins que sa juste part.
balance-uses = Ce qui sert, et ce que cela rapporte
balance-uses-note = « Rapporte » : de combien l’avance finale est plus grande pour une place qui l’a fait, comparée aux autres places de la même partie à la même étape, compte tenu de ce que chacune avait au début de l’étape (score, moyens) et de ce qu’elle a reçu. C’est ce qui va de pair, pas seulement ce qui en résulte : le fait qui peut se le permettre.
balance-relative-note = Chacun en prend l’un ou l’autre : chacun est donc mesuré à la moyenne.
balance-lot-note = Le hasard les distribue : c’est donc bien ce qu’ils rapportent.
balance-table = Ce qui est en jeu
balance-table-note = En quoi les parties où c’est en jeu diffèrent des autres.
balance-leads = Celui qui mène gagne-t-il ?
balance-leads-note = Parmi les parties où une place mène seule après une étape : la part que cette place gagne, en pour cent. Le score est compté comme si la partie s’arrêtait là.
balance-course = Scores et durée
balance-lines = D’où vient le score
balance-against = Comparé à { $other }
balance-against-note = Les deux ont été joués avec les mêmes graines. Voici les chiffres qui diffèrent, leur intervalle excluant zéro : { $shown } sur { $all }. Le hasard seul en montrerait environ { $chance }.
balance-same = Aucun chiffre ne diffère.
balance-only = Seulement dans { $which } : { $list }.
balance-column-what = Quoi
balance-column-wins = Victoires, %
balance-column-difference = Écart à la juste part
balance-column-margin = Avance
balance-column-seats = Places
balance-column-verdict = Verdict
balance-column-offered = Offert par partie
balance-column-used = Utilisé par partie
balance-column-taken = Par occasion
balance-column-price = Prix
balance-column-points = Points
balance-column-users = Victoires avec, %
balance-column-earns = Rapporte
balance-column-games = Parties
balance-column-total = Score d’une place
balance-column-lead = Avance du gagnant
balance-column-moves = Coups
balance-column-mean = Moyenne
balance-column-median = Médiane
balance-column-middle = 5–95 %
balance-column-figure = Chiffre
balance-column-meaning = De quoi
balance-column-gap = Différence
balance-column-habit = Habitude
balance-column-times = combien de fois
balance-column-stage = Après
balance-spread-total = Score d’une place
balance-spread-winner = Score du gagnant
balance-spread-lead = Avance du gagnant sur le second
balance-spread-moves = Coups par partie
balance-spread-decisions = Coups par place
balance-spread-stages = Étapes par partie
balance-subject-share = victoires, %
balance-subject-habit = victoires avec une habitude, %
balance-subject-taken = utilisé par occasion
balance-subject-a_game = utilisé par partie
balance-subject-earns = rapporte
balance-subject-lead = le meneur gagne, %
balance-subject-line = points par place
balance-subject-spread = moyenne
balance-seat = Place
balance-place = Ordre du tour
balance-place-of = { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}
balance-habit-never = ne joue jamais « { $beginning } »
balance-too-few = trop peu
balance-playing = On joue
balance-counting = On compte
balance-reckoning = On calcule

## Les analyses

review-working = Réflexion
review-interrupted = Interrompu ; décisions étudiées : { $done } sur { $wanted }.
