"""What greedy players reach in Tiny Towns: the mean points of a town, with its standard error.

    python benchmarks/greedy.py

One ply by the game's taste, so it shows how good that taste is. Games with the seeds from 1 on.
"""

import argparse
import statistics
import time
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import quartier
from quartier.bots.players import bot, play_to_the_end

SETTINGS: dict[str, dict[str, Any]] = {
    "solo": {"players": 1, "mode": "solo"},
    "solo, first cards": {"players": 1, "mode": "solo", "buildings": "first"},
    "2 players, first cards": {"players": 2, "buildings": "first"},
    "2 players": {"players": 2},
    "4 players": {"players": 4},
    "2 players, town hall": {"players": 2, "mode": "town_hall"},
}


def points_of(seed: int, options: dict[str, Any]) -> list[int]:
    """Play a game; return what each town is worth."""
    match = quartier.new("tiny_towns", seed=seed, **options)
    players = [bot("greedy", 100 * seed + seat) for seat in range(len(match.seats))]
    return [seat["total"] for seat in play_to_the_end(match, players).true_scores()]


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description="What greedy players reach in Tiny Towns.")
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    table = Table("", "points a town", "standard error", "games a second")
    for name, options in SETTINGS.items():
        begun = time.process_time()
        means = [statistics.mean(points_of(seed, options)) for seed in track(range(1, games + 1), name, transient=True)]
        seconds = time.process_time() - begun
        error = statistics.stdev(means) / games**0.5
        table.add_row(name, f"{statistics.mean(means):.1f}", f"{error:.2f}", f"{games / seconds:.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
