"""Complete random games per second on one core, beside two well-known peers in the same run.

    pip install -e '.[benchmark]'
    python benchmarks/random_games.py paris

The peers are OpenSpiel's C++ MCTS bot on Hex 8x8 (one random rollout a simulation) and catanatron's random
players. All take turns in short rounds, so that a noisy machine is noisy for everybody; medians are compared, and
seconds are the processor's. Games differ in length, so moves are counted too; a rollout of Hex is taken to be as long
as a random game of Hex.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from published import options_of, reader
from turns import ROUNDS, SECONDS, in_turns

SIMULATIONS = 10_000
MEASURED_GAMES = 1_000
"""Random games of Hex from which its length is known to 1 %."""


class Speed(NamedTuple):
    """What one round found."""

    games: float
    """Games (or rollouts) a second."""
    moves: float
    """Moves a second."""


Round = Callable[[], Speed]


def quartier_games(name: str, options: dict[str, Any]) -> Round:
    """Return a round of random games of ours."""
    from quartier.engine.playout import play_games
    from quartier.games import game

    ours = game(name)
    resolved = ours.resolve(options)
    tables, encoded = ours.tables(resolved), ours.encode(resolved)
    states, actions = ours.empty().reshape(1, -1), np.zeros(ours.max_legal, np.int32)
    seed = 0

    def play() -> Speed:
        nonlocal seed
        games, moves, start = 0, 0, time.process_time()
        while time.process_time() - start < SECONDS:
            played = play_games(ours.rules.doors, states, tables, encoded, actions, seed, 1_000)
            assert played > 0
            games, moves, seed = games + 1_000, moves + int(played), seed + 1_000
        seconds = time.process_time() - start
        return Speed(games / seconds, moves / seconds)

    return play


def hex_rollouts() -> Round:
    """Return a round of OpenSpiel's C++ MCTS from the empty board."""
    import pyspiel

    board = pyspiel.load_game("hex(board_size=8)")
    length = statistics.mean(random_length(board.new_initial_state()) for _ in range(MEASURED_GAMES))

    def search() -> Speed:
        rollouts, start = 0, time.process_time()
        while time.process_time() - start < SECONDS:
            evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=rollouts)
            bot = pyspiel.MCTSBot(
                board, evaluator, uct_c=2.0, max_simulations=SIMULATIONS, max_memory_mb=1000, solve=False,
                seed=rollouts, verbose=False,
            )  # fmt: skip
            bot.step(board.new_initial_state())
            rollouts += SIMULATIONS
        seconds = time.process_time() - start
        return Speed(rollouts / seconds, rollouts * length / seconds)

    return search


def random_length(state: Any) -> int:
    """Play a game of OpenSpiel at random; return its number of moves."""
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return int(state.move_number())


def catan_games() -> Round:
    """Return a round of catanatron's random games."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> Speed:
        games, moves, start = 0, 0, time.process_time()
        while time.process_time() - start < SECONDS:
            game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)])
            game.play()
            games, moves = games + 1, moves + len(game.state.actions)
        seconds = time.process_time() - start
        return Speed(games / seconds, moves / seconds)

    return play


def main() -> None:
    """Read the command line, measure, print the table."""
    parser = reader(__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    options = options_of(given)
    contenders = {
        f"{given.game} {options}": quartier_games(given.game, options),
        "OpenSpiel C++ MCTS on hex(board_size=8), rollouts": hex_rollouts(),
        "catanatron, two random players": catan_games(),
    }
    measured = in_turns(contenders, given.rounds)
    medians = {name: Speed(*map(statistics.median, zip(*values, strict=True))) for name, values in measured.items()}
    for name, values in measured.items():
        low, high = min(values).games, max(values).games
        found = medians[name]
        print(f"{found.games:>10,.0f} games/s ({low:,.0f} to {high:,.0f}) {found.moves:>12,.0f} moves/s  {name}")
    ours, peer, _ = medians.values()
    print(f"ratio to OpenSpiel's rollouts: {ours.games / peer.games:.2f}, move for move {ours.moves / peer.moves:.2f}")


if __name__ == "__main__":
    main()
