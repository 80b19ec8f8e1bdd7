"""Simulations per second of our search on one core, beside OpenSpiel's C++ MCTS in the same run.

    pip install -e '.[benchmark]'
    python benchmarks/search.py paris

Both sides search from the opening position, OpenSpiel's Hex 8x8 and our game, with plain random playouts; besides, our
game as the strongest level thinks about it. They take turns in short rounds, so that a noisy machine is noisy for
everybody; medians are compared, and seconds are the processor's.
"""

import statistics
import time
from collections.abc import Callable
from dataclasses import replace

from published import options_of, reader
from random_games import SIMULATIONS, hex_rollouts
from turns import ROUNDS, SECONDS, in_turns

from quartier import new
from quartier.bots.search.workspace import Workspace
from quartier.engine.match import Match
from quartier.engine.thinking import PLAIN, Thinking

NODES = 1_000_000


def searches(match: Match, thinking: Thinking) -> Callable[[], float]:
    """Return a round of searches from the opening of a game."""
    seat = match.waiting[0]

    def search() -> float:
        done, start = 0, time.process_time()
        while time.process_time() - start < SECONDS:
            space = Workspace(match.game, thinking, NODES)
            while space.simulations < SIMULATIONS and time.process_time() - start < SECONDS:
                space.simulate(match, seat, done, 500)
            done += space.simulations
        return done / (time.process_time() - start)

    return search


def main() -> None:
    """Read the command line, measure, print the table."""
    parser = reader(__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    options = options_of(given)
    match = new(given.game, seed=1, **options)
    strongest, peer = match.game.thinking(len(match.seats)), hex_rollouts()
    contenders: dict[str, Callable[[], float]] = {
        f"{given.game} {options}, plain UCT with random playouts": searches(match, replace(strongest, **PLAIN)),
        "OpenSpiel C++ MCTS on hex(board_size=8)": lambda: peer().games,
        f"{given.game} {options}, as the strongest level thinks": searches(match, strongest),
    }
    measured = in_turns(contenders, given.rounds)
    for name, values in measured.items():
        print(f"{statistics.median(values):>10,.0f} simulations/s ({min(values):,.0f} to {max(values):,.0f})  {name}")
    ours, theirs, _ = map(statistics.median, measured.values())
    print(f"ratio to OpenSpiel: {ours / theirs:.2f}")


if __name__ == "__main__":
    main()
