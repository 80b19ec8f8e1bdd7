"""How long games are, how many moves they offer, and how far random and greedy players get: what docs/research.md says.

    python benchmarks/baselines.py

Everything follows from the seeds, so the same version of the rules gives the same figures.
"""

import argparse
import statistics
from typing import Any, NamedTuple

import numpy as np
from published import OPTIONS
from rich.progress import track

import quartier
from quartier.bots.players import bot, play_to_the_end
from quartier.envs import vector
from quartier.lab.statistics import wilson

ROWS = 256
SETTINGS = [*OPTIONS.items(), ("tiny_towns", {"players": 1})]


class Walk(NamedTuple):
    """What random play is like."""

    moves: float
    """Moves a game."""
    choices: float
    """Legal moves a decision, and the most that were seen."""
    most: int


def walk(name: str, options: dict[str, Any], games: int) -> Walk:
    """Play at random, in each row of a batch as many games as in any other: short ones shall not count more."""
    batch, each = vector(name, ROWS, **options), -(-games // ROWS)
    ended = np.zeros(ROWS, np.int64)
    steps = choices = most = 0
    while (playing := ended < each).any():
        steps += int(playing.sum())
        choices += int(batch.counts[playing].sum())
        most = max(most, int(batch.counts[playing].max()))
        batch.step(batch.random_actions())
        ended += batch.ended
    return Walk(steps / (ROWS * each), choices / steps, most)


def points(name: str, options: dict[str, Any], player: str, games: int) -> tuple[float, float]:
    """Let players of one kind play; return the points of a seat, and of the best one of a game."""
    every, best = [], []
    for seed in range(games):
        match = quartier.new(name, seed=seed, **options)
        seats = [bot(player, 8 * seed + seat) for seat in range(len(match.seats))]
        totals = [score["total"] for score in play_to_the_end(match, seats).true_scores()]
        every += totals
        best.append(max(totals))
    return statistics.mean(every), statistics.mean(best)


def greedy_among_random(name: str, options: dict[str, Any], games: int) -> tuple[float, float]:
    """Let one greedy player sit among random ones, in turn in each seat; return the interval of its victories."""
    won = 0.0
    for seed in range(games):
        match = quartier.new(name, seed=seed, **options)
        own = seed % len(match.seats)
        seats = [bot("greedy" if seat == own else "random", 8 * seed + seat) for seat in range(len(match.seats))]
        winners = play_to_the_end(match, seats).winners
        won += (own in winners) / len(winners)
    return wilson(won, games)


def row(name: str, options: dict[str, Any], games: int) -> str:
    """Return a line of the table."""
    seen = walk(name, options, 10 * games)
    cells = [f"{seen.moves:.0f}", f"{seen.choices:.1f} (most: {seen.most:,})"]
    for player in ("random", "greedy"):
        mean, best = points(name, options, player, games)
        cells.append(f"{mean:.1f}" if np.isclose(mean, best) else f"{mean:.1f} (best of a game: {best:.1f})")
    alone = options.get("players") == 1
    cells.append("" if alone else "{:.0%}–{:.0%}".format(*greedy_among_random(name, options, games)))
    return f"| {name} `{options}` | {' | '.join(cells)} |"


def main() -> None:
    """Read the command line, play, print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    games = parser.parse_args().games
    rows = [row(name, options, games) for name, options in track(SETTINGS, "Playing")]
    titles = ("", "moves a game", "legal moves", "points, random", "points, greedy", "greedy among random wins (95 %)")
    print(f"| {' | '.join(titles)} |", "|---" * len(titles) + "|", *rows, sep="\n")


if __name__ == "__main__":
    main()
