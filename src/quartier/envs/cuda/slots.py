"""Observations in small numbers: how they lie in a record, and how words of a batch are made of them.

A GPU writes an observation to such a record first, since there is little room where its threads work together
(sight.py). Each field has the smallest numbers that hold it; boards and sets stay words.
"""

from math import gcd, prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quartier.engine.compile import record_type
from quartier.engine.errors import QuartierError
from quartier.engine.kernels import WORD_BYTES
from quartier.engine.layout import Field, Layout
from quartier.engine.layout import length as layout_length

KINDS: tuple[type[np.signedinteger[Any]], ...] = (np.int8, np.int16, np.int32)
"""What an observation is written in …"""
WRITTEN = np.dtype(np.int32)
"""… and memory."""
SHIFT, WIDTH, SIGNED = 16, 21, 27
"""Of a place as one number, the first bits of its parts; the lowest ones tell among which 32 bits of a record it is."""
LAST_AMONG, LAST_BIT, LAST_WIDTH = (1 << SHIFT) - 1, (1 << WIDTH - SHIFT) - 1, (1 << SIGNED - WIDTH) - 1
TARGET, GROWS = 15, 30
"""Of what is copied as it is, where the later parts begin."""
LAST_COPIED = (1 << TARGET) - 1
ONE_BY_ONE = -1
"""Instead of a place: the numbers of a word do not lie in a row."""


class Place(NamedTuple):
    """Where a small number lies in a record."""

    first: int
    """Its first bit."""
    width: int
    """How many they are."""
    signed: bool


class Slots(NamedTuple):
    """An observation in small numbers."""

    kind: np.dtype[Any]
    """The record."""
    places: list[Place]
    """Of each number."""


def slots_of(layout: Layout) -> Slots:
    """Return how small an observation can be written.

    The size of a record is an odd number of words: shared memory has banks of words, and so threads that write the
    same field write to different banks. What fills words comes first, then what fills 32 bits, so that it lies as those
    do (`copies_of`).
    """
    fields = [(field.name, *_slot(field)) for field in layout]
    fields.sort(key=lambda field: -gcd(np.dtype(field[1:]).itemsize, WORD_BYTES))
    words = -(-np.dtype(fields, align=True).itemsize // WORD_BYTES)
    padding = WORD_BYTES * (words | 1) - np.dtype(fields, align=True).itemsize
    kind = record_type([*fields, ("padding", np.int8, (padding,))] if padding else fields)
    return Slots(kind, [place for field in layout for place in _places(field, kind)])


def narrowest(layout: Layout) -> np.dtype[Any]:
    """Return the smallest whole numbers that hold all of an observation, and of which it fills words."""
    least, length = max(np.dtype(_smallest(field)).itemsize for field in layout), layout_length(layout)
    sizes = (kind.itemsize for kind in map(np.dtype, KINDS))
    fitting = next(size for size in sizes if size >= least and length * size % WRITTEN.itemsize == 0)
    return np.dtype(f"i{fitting}")


def _slot(field: Field) -> tuple[Any, tuple[int, ...]]:
    """Return the type and the shape of a field in small numbers."""
    if field.bits:
        return np.uint64, (*field.shape[:-1], words_of(field))
    return _smallest(field), field.shape


def words_of(field: Field) -> int:
    """Return how many words hold a row of such a field."""
    return -(-field.bits * field.shape[-1] // (8 * WORD_BYTES))


def _smallest(field: Field) -> type[np.signedinteger[Any]]:
    return next(kind for kind in KINDS if np.iinfo(kind).min <= field.lowest and field.highest <= np.iinfo(kind).max)


def _places(field: Field, kind: np.dtype[Any]) -> list[Place]:
    """Return where each number of a field lies."""
    found, first = kind.fields[field.name][:2]  # type: ignore[index]
    width = field.bits or 8 * found.base.itemsize
    row = 8 * WORD_BYTES * words_of(field) if field.bits else width * prod(field.shape[-1:])
    return [
        Place(8 * first + row * number + width * place, width, field.lowest < 0)
        for number in range(prod(field.shape[:-1]))
        for place in range(prod(field.shape[-1:]))
    ]


# --- what is seen as it is ---------------------------------------------------------------------------


def copies_of(layout: Layout, state_kind: np.dtype[Any], kind: np.dtype[Any]) -> NDArray[np.int32]:
    """Return which 32 bits of a state are copied to which of a record, and whether their bytes grow by 1.

    That holds for fields that are seen as they are (`Field.plus`), of which both hold the same bytes.
    """
    found: list[int] = []
    for field in layout:
        if field.plus is not None:
            (given, first), (slot, to) = (fields[field.name][:2] for fields in (state_kind.fields, kind.fields))  # type: ignore[index]
            _demand_alike(field, given, slot, first | to | state_kind.itemsize)
            places = zip(range(first, first + given.itemsize, 4), range(to, to + given.itemsize, 4), strict=True)
            found += [origin // 4 | target // 4 << TARGET | field.plus << GROWS for origin, target in places]
    return np.array(found, np.int32)


def _demand_alike(field: Field, given: np.dtype[Any], slot: np.dtype[Any], places: int) -> None:
    """Raise an error unless a state and a record hold the same bytes for a field, 32 bits at a time."""
    same = given.base == slot.base or (given.base == np.int8 and field.bits == 8)
    whole = given.itemsize == slot.itemsize and (given.itemsize | places) % 4 == 0 and places // 4 <= LAST_COPIED
    grows = field.plus == 0 or (field.plus == 1 and given.base == np.int8)
    if not (same and whole and grows):
        raise QuartierError(f"the field {field.name} of the state can't be copied as it is")


# --- words made of them ------------------------------------------------------------------------------


def plan_of(places: list[Place], packed: int) -> NDArray[np.int32]:
    """Return how each word is made of so many numbers: a column each.

    First where they lie, if they lie in a row in the same 32 bits: which, how far to shift them, and how wide each is.
    Else ONE_BY_ONE, and below it the same of each number, and whether there are negative ones.
    """
    words = [places[first : first + packed] for first in range(0, len(places), packed)]
    plan = [[_run(word), *map(_place, word)] for word in words]
    return np.ascontiguousarray(np.array(plan, np.int32).T)


def _place(place: Place) -> int:
    """Return where a number lies as one number."""
    among, shift = divmod(place.first, 32)
    return among | shift << SHIFT | place.width << WIDTH | place.signed << SIGNED


def _run(word: list[Place]) -> int:
    """Return where all numbers of a word lie."""
    first, width, _ = word[0]
    in_a_row = all(place[:2] == (first + width * number, width) for number, place in enumerate(word))
    alike = first // 32 == (first + width * len(word) - 1) // 32
    fit = width * len(word) == 32 or not any(place.signed for place in word)
    return _place(word[0]._replace(signed=False)) if in_a_row and alike and fit else ONE_BY_ONE
