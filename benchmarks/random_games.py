"""Complete random games per second on one core, beside two well-known peers in the same run.

    pip install -e '.[benchmark]'
    python benchmarks/random_games.py paris

The peers are OpenSpiel's C++ MCTS bot on Hex 8x8 (one random rollout a simulation) and catanatron's random
players. All take turns in short rounds, so that a noisy machine is noisy for everybody; medians are compared.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from published import OPTIONS
from rich.progress import track

SECONDS = 1.0
"""The length of one round."""
SIMULATIONS = 10_000


def quartier_games(name: str, options: dict[str, Any]) -> Callable[[], float]:
    """Return a round of random games of ours; it answers with games per second."""
    from quartier.engine.playout import play_games
    from quartier.games import game

    ours = game(name)
    resolved = ours.resolve(options)
    rules, tables, encoded = ours.rules, ours.tables(resolved), ours.encode(resolved)
    states, actions = ours.empty().reshape(1, -1), np.zeros(ours.max_legal, np.int32)
    seed = 0

    def play() -> float:
        nonlocal seed
        games, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            moves = play_games(rules.doors, states, tables, encoded, actions, seed, 1_000)
            assert moves > 0
            games, seed = games + 1_000, seed + 1_000
        return games / (time.perf_counter() - start)

    return play


def hex_rollouts() -> Callable[[], float]:
    """Return a round of OpenSpiel's C++ MCTS from the empty board; it answers with rollouts per second."""
    import pyspiel

    board = pyspiel.load_game("hex(board_size=8)")

    def search() -> float:
        rollouts, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=rollouts)
            bot = pyspiel.MCTSBot(
                board, evaluator, uct_c=2.0, max_simulations=SIMULATIONS, max_memory_mb=1000, solve=False,
                seed=rollouts, verbose=False,
            )  # fmt: skip
            bot.step(board.new_initial_state())
            rollouts += SIMULATIONS
        return rollouts / (time.perf_counter() - start)

    return search


def catan_games() -> Callable[[], float]:
    """Return a round of catanatron's random games; it answers with games per second."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> float:
        games, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)]).play()
            games += 1
        return games / (time.perf_counter() - start)

    return play


def main() -> None:
    """Read the command line, measure, print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--options", type=json.loads, default=None, help="options of the game as JSON")
    parser.add_argument("--rounds", type=int, default=9)
    arguments = parser.parse_args()
    options = arguments.options if arguments.options is not None else OPTIONS[arguments.game]
    rounds = {
        f"{arguments.game} {options}, games/s": quartier_games(arguments.game, options),
        "OpenSpiel C++ MCTS on hex(board_size=8), rollouts/s": hex_rollouts(),
        "catanatron, two random players, games/s": catan_games(),
    }
    measured: dict[str, list[float]] = {name: [] for name in rounds}
    for _ in track(range(arguments.rounds), "Measuring in turns"):
        for name, round_of in rounds.items():
            measured[name].append(round_of())
    ours, hex_median, _ = (statistics.median(values) for values in measured.values())
    for name, values in measured.items():
        low, high = min(values), max(values)
        print(f"{statistics.median(values):>10,.0f}  ({low:,.0f} to {high:,.0f})  {name}")
    print(f"ratio to OpenSpiel's rollouts: {ours / hex_median:.2f}")


if __name__ == "__main__":
    main()
