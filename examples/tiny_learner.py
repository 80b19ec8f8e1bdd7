"""A learner in a few lines of NumPy: Tiny Towns alone, by plain policy gradients.

    python examples/tiny_learner.py

It has one number for each move, whatever lies on the table: how much it likes the move. Moves are drawn by that, and
after a game the moves of those that did better than most are liked more. It knows no plan, and still it does much
better than chance. Nothing but Quartier is needed: `envs.vector` steps a thousand games at once.
"""

import argparse
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from quartier import envs

Numbers = NDArray[Any]


class Offered(NamedTuple):
    """The legal moves of all games, one after the other."""

    moves: Numbers
    rows: Numbers
    """To which game each belongs."""
    starts: Numbers
    """Where the moves of each game begin."""


def offered(batch: Any) -> Offered:
    """Return the legal moves of all games."""
    rows = np.repeat(np.arange(batch.games), batch.counts)
    starts = np.cumsum(batch.counts) - batch.counts
    return Offered(batch.legal[rows, np.arange(len(rows)) - starts[rows]], rows, starts)


def play(batch: Any, likes: Numbers, luck: np.random.Generator) -> tuple[Numbers, Numbers]:
    """Play a game in every row; return the points, and what would make these games likelier: move, row, how much."""
    batch.reset(int(luck.integers(2**40)))
    points, playing = np.zeros(batch.games), np.ones(batch.games, bool)
    pulls = []
    while playing.any():
        moves, rows, starts = offered(batch)
        weights = np.exp(likes[moves])
        chances = weights / np.add.reduceat(weights, starts)[rows]
        race = chances / luck.exponential(size=len(moves))
        chosen = race == np.maximum.reduceat(race, starts)[rows]
        pulls.append(np.array([moves, rows, (chosen - chances) * playing[rows]]))
        batch.step(moves[chosen])
        points = np.where(playing & (batch.ended == 1), batch.rewards[:, 0], points)
        playing &= batch.ended == 0
    return points, np.concatenate(pulls, axis=1)


def learn(lessons: int, games: int = 256, rate: float = 0.1, seed: int = 1) -> list[float]:
    """Learn for so many lessons; return the mean of the points in each."""
    batch, luck = envs.vector("tiny_towns", games, players=1), np.random.default_rng(seed)
    likes, means = np.zeros(batch.setting.game.action_count), []
    for _ in track(range(lessons), "Learning", transient=True):
        points, (moves, rows, pulls) = play(batch, likes, luck)
        better = (points - points.mean()) / (points.std() + 1e-9)
        likes += rate * np.bincount(moves.astype(int), pulls * better[rows.astype(int)], len(likes))
        means.append(float(points.mean()))
    return means


def main() -> None:
    """Learn, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", type=int, default=100)
    means = learn(parser.parse_args().lessons)
    tenth = max(1, len(means) // 10)
    print(f"points at first {np.mean(means[:tenth]):.1f}, at last {np.mean(means[-tenth:]):.1f}")


if __name__ == "__main__":
    main()
