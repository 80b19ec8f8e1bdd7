"""What a network is made of for a game: which features it sees, and how its moves are put together."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quartier import envs
from quartier.envs import features
from quartier.envs.world import Setting

LARGEST_PAIR = 1024
"""Two choices that follow each other are also known as a pair, where there are no more of them than this."""
TRIAL_GAMES, TRIAL_STEPS = 64, 128


class Plan(NamedTuple):
    """What features are made of."""

    columns: NDArray[np.int64]
    """Of those that stand for a value: which number of an observation they look at …"""
    values: NDArray[np.int32]
    """… and the value."""
    scaled: NDArray[np.int64]
    """Numbers that are taken as they are, scaled."""

    @property
    def length(self) -> int:
        """How many features there are."""
        return len(self.columns) + len(self.scaled)


def feature_plan(setting: Setting) -> Plan:
    """Return what features are made of: those of `quartier.envs.features`, but for seats that nobody sits in."""
    game = setting.game
    left_out = of_empty_seats(setting)
    hot: list[tuple[int, int]] = []
    scaled: list[int] = []
    for number, (_, lowest, highest, stride) in enumerate(features.plan_of(game).tolist()):
        if left_out[number]:
            continue
        if stride == 0:
            scaled.append(number)
        else:
            hot += [(number, value) for value in (range(lowest, highest + 1) if stride > 0 else (1,))]
    columns, values = zip(*hot, strict=True)
    return Plan(np.array(columns, np.int64), np.array(values, np.int32), np.array(scaled, np.int64))


def of_empty_seats(setting: Setting) -> NDArray[np.bool_]:
    """Tell which numbers of an observation belong to seats that nobody sits in, and never change in random games."""
    most_seats = setting.game.rules.sizes.lines[0]
    found = []
    for field in setting.game.observation:
        cells = np.zeros(field.shape, bool)
        if field.shape[:1] == (most_seats,):
            cells[setting.players :] = True
        found.append(cells.ravel())
    return np.concatenate(found) & ~_changing(setting)


def _changing(setting: Setting) -> NDArray[np.bool_]:
    batch = envs.vector(setting.game.name, TRIAL_GAMES, **setting.options)
    first = batch.observations[0].copy()
    changed = np.zeros(len(first), bool)
    for _ in range(TRIAL_STEPS):
        changed |= (batch.observations != first).any(0)
        batch.step(batch.random_actions())
    return changed


def move_parts(sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return what moves of a kind are made up of: tables whose sum has an entry for each combination of choices.

    >>> move_parts((12, 8, 64))
    [(12, 1, 1), (1, 8, 1), (1, 1, 64), (12, 8, 1), (1, 8, 64)]
    """
    if not sizes:
        return [(1,)]
    steps = range(len(sizes))
    alone = [tuple(size if place == step else 1 for place, size in enumerate(sizes)) for step in steps]
    pairs = [
        tuple(size if place in (step, step + 1) else 1 for place, size in enumerate(sizes))
        for step in steps[:-1]
        if sizes[step] * sizes[step + 1] <= LARGEST_PAIR
    ]
    return alone + pairs
