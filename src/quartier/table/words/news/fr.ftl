# Ce que le serveur raconte dans le terminal à qui l’a lancé, en une courte ligne chaque fois.

## Où il est

here = Quartier est à l’adresse { $address }
already-here = Quartier est déjà à l’adresse { $address }
only-here = Pour cet ordinateur seulement. Pour ouvrir à votre réseau : --host 0.0.0.0
others-get-in = Les autres de votre réseau entrent par la même adresse.
no-network = L’ordinateur est hors réseau : personne d’autre ne peut entrer.
reachable-without-https = Très bien sur un réseau de confiance ; sur Internet, il faut https : docs/deploy.md
port-taken = Le port { $taken } est pris : voici donc le port { $port }.

## Les jeux

preparing = Préparation pour cet ordinateur : { $games }. Une minute ou plus, une seule fois.
game-ready = Prêt : { $game } ({ $seconds } s).
games-ready = On peut jouer : { $games }.
game-begun = Une partie commence : { $game }. { $seats }. À suivre : { $table }
seat-person = { $seat } (joueur)
seat-bot = { $seat } (robot { $bot })
game-over = { $count ->
    [0] La partie est finie : { $game }. { $points }
    [one] La partie est finie : { $game }. Victoire : { $winners }. { $points }
   *[other] La partie est finie : { $game }. Victoire partagée : { $winners }. { $points }
}

## Ce qui ne va pas comme il faut

warning = À noter : { $what }
failure = Quelque chose s’est mal passé, mais la table continue : { $what }

## La fin

stopping = Fermeture de la table. Un second Ctrl-C l’arrête aussitôt.
stopped = Table fermée. Tout est enregistré, les parties pourront reprendre. À bientôt !
