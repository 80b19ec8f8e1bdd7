"""How soon the exact end of a game is known: ends of games between search bots, solved by one core.

    python benchmarks/endings.py paris --games 24 --plies 6 8 10

A game is played by bots that think for so many iterations, then taken back by so many moves, as far as nothing is
secret there (Paris, and Tiny Towns alone), and its exact value is looked for, by somebody who knows nothing yet. What
takes longer than the limit counts as not solved.
"""

import statistics
import time
from collections.abc import Sequence

from published import options_of, reader
from rich.progress import track

from quartier import Match, new
from quartier.bots.players import bot, play_to_the_end
from quartier.bots.search.exact import Ending


def seconds_to_solve(match: Match, limit: float) -> float | None:
    """Return how long it takes to find out what a position is worth; None: longer than that."""
    ending, start = Ending(match.game), time.perf_counter()
    solved = ending.solve(match, match.waiting[0], until=start + limit).solved
    return time.perf_counter() - start if solved else None


def tell(plies: int, games: Sequence[Match], limit: float) -> str:
    """Return a line of the table."""
    before = [game.at(len(game.history) - plies) for game in games if len(game.history) > plies]
    certain = [match for match in before if match.game.certain(match.state, match.tables)]
    took = [seconds_to_solve(match, limit) for match in track(certain, f"{plies} moves before the end")]
    middle = statistics.median(limit if each is None else each for each in took) if took else limit
    moves = statistics.median(len(match.actions(match.waiting[0])) for match in certain) if certain else 0
    return f"| {plies} | {sum(each is not None for each in took)} of {len(took)} | {middle:.2f} | {moves:.0f} |"


def main() -> None:
    """Read the command line, play, solve, print the table."""
    parser = reader(__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--plies", type=int, nargs="*", default=[6, 8, 10])
    parser.add_argument("--iterations", type=int, default=1000, help="how long bots think about a move")
    parser.add_argument("--limit", type=float, default=1.0, help="seconds for an end")
    given = parser.parse_args()
    games = []
    for seed in track(range(given.games), "Playing"):
        match = new(given.game, seed=seed, **options_of(given))
        bots = [bot(f"search:iterations={given.iterations}", seed) for _ in match.seats]
        games.append(play_to_the_end(match, bots))
    lines = [tell(plies, games, given.limit) for plies in given.plies]
    print("| moves before the end | solved | seconds, median | legal moves there, median |\n|---|---|---|---|")
    print(*lines, sep="\n")


if __name__ == "__main__":
    main()
