# What the server tells whoever started it, at a terminal: a short line each.

## Where it is

here = Quartier is at { $address }
already-here = Quartier is already at { $address }
only-here = Just for this computer. To let your network in, start with --host 0.0.0.0
others-get-in = Others on your network get in at the same address.
no-network = This computer is on no network now, so nobody else can come in.
reachable-without-https = Fine on a network that you trust; the internet wants https: docs/deploy.md
port-taken = Port { $taken } is taken, so this is port { $port }.

## The games

preparing = Preparing { $games } for this computer: a minute or more, just once.
game-ready = { $game } is ready ({ $seconds } s).
games-ready = Ready to play: { $games }.
game-begun = { $game } begins: { $seats }. Watch: { $table }
seat-person = { $seat } (person)
seat-bot = { $seat } (bot { $bot })
game-over = { $count ->
    [0] { $game } is over: { $points }
    [one] { $game } is over. { $winners } wins: { $points }
   *[other] { $game } is over. { $winners } share the victory: { $points }
}

## What is not as it should be

warning = Please note: { $what }
failure = Something went wrong, but the table goes on: { $what }

## The end

stopping = Closing the table. Ctrl-C once more ends it at once.
stopped = Closed. Everything is stored, and every game can go on next time. Goodbye!
