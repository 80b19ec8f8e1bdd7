# Le laboratoire : ce que disent ses rapports.

## L’arène

arena-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
arena-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-percent = { $number } %
arena-seconds = { $number } s
arena-milliseconds = { $number } ms
arena-interval = { $low } … { $high }
arena-unknown = –

arena-title = L’arène : { $game }
arena-solo = Chaque robot a joué seul { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, tous avec les mêmes graines, à partir de { $seed }.
arena-pairs = Les robots se sont rencontrés deux à deux, { $games } parties par paire : les mêmes graines pour tous, à partir de { $seed }, chacune jouée une fois de chaque place.
arena-tables = Chaque robot a joué seul contre { $others } robots de chaque autre sorte, { $games } parties à chaque fois : les mêmes graines pour tous, à partir de { $seed }, chacune jouée une fois de chaque place.
arena-challenge = { $others ->
    [1] Le premier robot a rencontré chacun des autres en { $games } parties
   *[other] Le premier robot a joué seul contre { $others } robots de chaque autre sorte, { $games } parties à chaque fois
} : les mêmes graines pour tous, à partir de { $seed }, chacune jouée une fois de chaque place.
arena-standings = Qui est le plus fort
arena-standings-note = Les cotes suivent l’échelle Elo, de moyenne { $middle } : 400 points de plus, c’est dix chances contre une. Entre parenthèses : où se trouve la vraie valeur dans 95 cas sur 100. Les parties d’une même graine comptent pour un seul témoin.
arena-solo-note = Entre parenthèses : où se trouve la vraie moyenne dans 95 cas sur 100.
arena-encounters = Qui contre qui
arena-encounters-note = La part de victoires du robot de la ligne, seul parmi ceux de la colonne ; entre égaux, elle serait de { $fair }.
arena-against = { $count ->
    [1] contre { $bot }
   *[other] contre { $count } × { $bot }
}
arena-plots = D’un coup d’œil
arena-how = Comment on a joué
arena-command = Pour recommencer :
arena-rules = Règles de { $game }, version { $version } ; { $options }.
arena-as-usual = options habituelles
arena-interrupted = Interrompu après { $played } parties sur { $games }.
arena-goes-on = La même commande reprendra ici : les parties sont dans { $file }.
arena-written = Écrit dans { $file }.

arena-bot = Robot
arena-rating = Cote
arena-games = Parties
arena-victories = Victoires
arena-points = Points
arena-time = Par coup (maximum)
arena-share-fair = Victoires (tirets : entre égaux)
arena-points-note = La boîte est la moitié centrale des parties, le trait la médiane, le point la moyenne ; un vingtième se trouve au-delà de chaque moustache.
arena-time-note = Le point est la moyenne, le trait va jusqu’au plus long.
arena-times-counted = parties
arena-scale-rating = Elo
arena-scale-share = part de victoires
arena-scale-points = points
arena-scale-time = dix fois plus à chaque ligne
