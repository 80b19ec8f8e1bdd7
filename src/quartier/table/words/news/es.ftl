# Lo que el servidor cuenta en el terminal a quien lo ha iniciado: una línea corta cada vez.

## Dónde está

here = Quartier está en { $address }
already-here = Quartier ya está en { $address }
only-here = Solo para este ordenador. Para abrirlo a tu red: --host 0.0.0.0
others-get-in = Los demás de tu red entran por la misma dirección.
no-network = El ordenador no está en ninguna red: nadie más puede entrar.
reachable-without-https = Bien en una red de confianza; en internet hace falta https: docs/deploy.md
port-taken = El puerto { $taken } está ocupado, así que este es el { $port }.

## Los juegos

preparing = Preparando para este ordenador: { $games }. Un minuto o algo más, una sola vez.
game-ready = Listo: { $game } ({ $seconds } s).
games-ready = Ya se puede jugar: { $games }.
game-begun = Empieza una partida: { $game }. { $seats }. Para mirar: { $table }
seat-person = { $seat } (persona)
seat-bot = { $seat } (bot { $bot })
game-over = { $count ->
    [0] La partida ha terminado: { $game }. { $points }
    [one] La partida ha terminado: { $game }. Victoria: { $winners }. { $points }
   *[other] La partida ha terminado: { $game }. Victoria compartida: { $winners }. { $points }
}

## Lo que no va como debe

warning = Ten en cuenta: { $what }
failure = Algo ha salido mal, pero la mesa sigue: { $what }

## El final

stopping = Cerrando la mesa. Otro Ctrl-C la cierra al instante.
stopped = Mesa cerrada. Todo está guardado y las partidas podrán seguir. ¡Hasta pronto!
