"""What an observation is made of: one list of fields, from which it is written, read, bounded and documented.

An observation is a row of whole numbers (int32), field after field, each in the order of its indices. `observe` writes
into it as into a record, by the names of the fields.
"""

from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quartier.engine.compile import record_type

Observation = NDArray[np.int32]
"""All that a seat may see, as a row of whole numbers."""


class Field(NamedTuple):
    """One part of an observation."""

    name: str
    shape: tuple[int, ...]
    lowest: int
    highest: int
    meaning: str
    in_views: bool = True
    """Whether views tell it too; else the seat knows it from the options, or from the moves that it saw."""
    bits: int = 0
    """If not 0: on a GPU each row of it is made of words of which every number has so many bits, written as a whole by
    `write_bits` or `write_parts`, or copied."""
    plus: int | None = None
    """If told: it is the field of that name in the state, with so much added to each number, whoever looks. `observe`
    writes it, `observe_part` does not: GPUs copy it (envs/cuda/slots.py)."""


Layout = tuple[Field, ...]


def observation_type(layout: Layout) -> np.dtype[Any]:
    """Return the record that `observe` writes to; it has no gaps."""
    return record_type([(field.name, np.int32, field.shape) for field in layout])


def length(layout: Layout) -> int:
    """Return how many numbers an observation has."""
    return sum(prod(field.shape) for field in layout)


def parts(layout: Layout, observation: Observation) -> dict[str, Observation]:
    """Return the fields of an observation by name, in their shapes; they are not copied."""
    found, first = {}, 0
    for field in layout:
        end = first + prod(field.shape)
        found[field.name] = observation[first:end].reshape(field.shape)
        first = end
    return found


def bounds(layout: Layout) -> tuple[Observation, Observation]:
    """Return the lowest and the highest value of each number, as spaces of learning environments take them."""
    sizes = [prod(field.shape) for field in layout]
    lowest = np.repeat(np.array([field.lowest for field in layout], np.int32), sizes)
    highest = np.repeat(np.array([field.highest for field in layout], np.int32), sizes)
    return lowest, highest
