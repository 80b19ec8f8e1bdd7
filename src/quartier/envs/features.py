"""A learner's view of an observation: numbers between -1 and 1, a pure function of what `observe` writes, compiled.

Each field of the layout becomes one of three things:

- a field of zeros and ones stays as it is;
- a field with few values, or one that tells which card, tile or board something is, becomes one-hot: for each value a
  plane of the field's shape, so that a board of 64 spaces becomes planes of 64;
- any other number `x` becomes `x / (16 + |x|)`: small numbers are told apart well, large ones do not drown them.
"""

from functools import lru_cache
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from quartier.engine.compile import LINES, Number, entry, rule
from quartier.engine.errors import QuartierError, shown
from quartier.engine.game import Game
from quartier.engine.layout import Field, Observation

VERSION = 1
"""Grows when the same observation becomes other features. With the version of the game's rules it names the view."""
FEW = 16
"""Up to so many values a field becomes one-hot."""
HALFWAY = np.float32(16)
"""A number of this size lies halfway to 1."""
FEATURES = types.float32[:, ::1]
PLACE, LOWEST, HIGHEST, STRIDE = range(4)
"""Columns of a plan: where the features of a number begin; its bounds; the size of a plane, 0: no planes."""


class Feature(NamedTuple):
    """What becomes of a field."""

    name: str
    first: int
    """Where it begins."""
    shape: tuple[int, ...]
    one_hot: bool


@lru_cache
def features_of(game: Game) -> tuple[Feature, ...]:
    """Return what becomes of each field of an observation, in order."""
    found, first = [], 0
    for field in game.observation:
        one_hot = _is_one_hot(game, field)
        shape = (_values(field), *field.shape) if one_hot else field.shape
        found.append(Feature(field.name, first, shape, one_hot))
        first += prod(shape)
    return tuple(found)


def _values(field: Field) -> int:
    return field.highest - field.lowest + 1


def _is_one_hot(game: Game, field: Field) -> bool:
    plain = (field.lowest, field.highest) == (0, 1)
    return not plain and (_values(field) <= FEW or field.name in game.identities)


def length(game: Game) -> int:
    """Return how many features there are."""
    last = features_of(game)[-1]
    return last.first + prod(last.shape)


@lru_cache
def plan_of(game: Game) -> NDArray[np.int32]:
    """Return where each number of an observation goes, as a table."""
    rows = []
    for field, feature in zip(game.observation, features_of(game), strict=True):
        size = prod(field.shape)
        plain = (field.lowest, field.highest) == (0, 1)
        stride = size if feature.one_hot else 0 if not plain else -1
        rows += [(feature.first + cell, field.lowest, field.highest, stride) for cell in range(size)]
    return np.array(rows, np.int32)


@rule
def write_number(observation: Any, plan: Any, row: Any, number: Number) -> None:
    """Write what becomes of one number into a row of zeros; of one that is out of its bounds, nothing."""
    value, place, stride = np.int64(observation[number]), np.int64(plan[number, PLACE]), plan[number, STRIDE]
    if value < plan[number, LOWEST] or value > plan[number, HIGHEST]:
        return
    if stride > 0:
        row[place + (value - np.int64(plan[number, LOWEST])) * np.int64(stride)] = np.float32(1)
    elif stride < 0:
        row[place] = np.float32(value)
    else:
        row[place] = np.float32(value) / (HALFWAY + np.float32(abs(value)))


@rule
def write_row(observation: Any, plan: Any, row: Any) -> None:
    """Write the features of one observation."""
    row[:] = np.float32(0)
    for number in range(len(observation)):
        write_number(observation, plan, row, number)


@entry(types.void(LINES, LINES, FEATURES))
def write_features(observations: Any, plan: Any, features: Any) -> None:
    """Write the features of a batch of observations, row for row."""
    for number in range(len(observations)):
        write_row(observations[number], plan, features[number])


@lru_cache
def _bounds(game: Game) -> tuple[Observation, Observation]:
    return game.observation_bounds()


def features(game: Game, observations: NDArray[Any]) -> NDArray[np.float32]:
    """Return the features of an observation, or of rows of them; refuse what is none."""
    seen, (lowest, highest) = np.asarray(observations), _bounds(game)
    if seen.shape[-1:] != lowest.shape or not np.issubdtype(seen.dtype, np.integer):
        raise QuartierError(f"an observation of {game.name} is {len(lowest)} whole numbers, not {shown(observations)}")
    if (seen < lowest).any() or (seen > highest).any():
        raise QuartierError(f"no observation of {game.name} has such numbers: {shown(observations)}")
    rows = np.ascontiguousarray(seen, np.int32).reshape(-1, len(lowest))
    found = np.empty((len(rows), length(game)), np.float32)
    write_features(rows, plan_of(game), found)
    return found.reshape(*seen.shape[:-1], length(game))
