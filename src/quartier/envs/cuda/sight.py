"""Observations on a GPU: written to fast memory by some threads each, then carried out by all together.

A thread that wrote its observation straight to the batch would write four bytes here and the next thread four bytes
kilobytes away, a thousand times: memory takes 32 bytes at once, so most of its work would be thrown away. So a block
writes 32 observations to the fast memory that its threads share, each field in the smallest numbers that hold it, sets
and boards as words. Eight threads see to an observation, each to other parts of it. Then all carry number after number
to the batch, side by side, and spread the words out; of smaller numbers several at once, since memory is written in
words.
"""

from functools import cache
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numba import cuda, types
from numpy.typing import NDArray

from quartier.engine.compile import record_type
from quartier.engine.doors import address, array, record
from quartier.engine.game import Game
from quartier.engine.kernels import WORD_BYTES
from quartier.engine.layout import Field, Layout
from quartier.engine.layout import length as layout_length
from quartier.envs.choices import STEP
from quartier.envs.cuda.device import SIMULATED, device, kernel
from quartier.envs.rows import INT32, rows_at
from quartier.envs.stepping import TO_OFFER

WARP = 32
"""Threads that run in step."""
WARPS = 2 if SIMULATED else 8
"""Of a block: each writes other parts of the same 32 observations; a simulated one is a thread of Python's each."""
LOOK_BLOCK = WARPS * WARP
SHARED = 48 << 10
"""Bytes of fast memory that threads of a block may share."""
NEXT, LAST, FRESH = range(3)
"""Certain rows: where the game goes on; where it is over; where it was and another one was dealt."""
NOBODY = -1
NOWHERE = np.uint64(2**64 - 1)
AT_ONCE = 4
"""Numbers that a thread reads before it writes them: it waits for all of them together."""
KINDS: tuple[type[np.signedinteger[Any]], ...] = (np.int8, np.int16, np.int32)
"""What an observation is written in …"""
WRITTEN = np.dtype(np.int32)
"""… and memory."""
PLACE = 4
"""Numbers that tell where one lies, see Slots."""


class Slots(NamedTuple):
    """An observation in small numbers."""

    kind: np.dtype[Any]
    """The record."""
    places: NDArray[np.int32]
    """Of each number: the 32 bits it lies among, how far they are shifted left and then right for it to be alone, and
    what is then kept of it. One row for each of the four."""


def slots_of(layout: Layout) -> Slots:
    """Return how small an observation can be written.

    The size of a record is an odd number of words: shared memory has banks of words, and so threads that write the
    same field write to different banks.
    """
    fields = [(field.name, *_slot(field)) for field in layout]
    words = -(-np.dtype(fields, align=True).itemsize // WORD_BYTES)
    padding = WORD_BYTES * (words | 1) - np.dtype(fields, align=True).itemsize
    kind = record_type([*fields, ("padding", np.int8, (padding,))] if padding else fields)
    places = [place for field in layout for place in _places(field, kind)]
    return Slots(kind, np.ascontiguousarray(np.array(places, np.int32).T))


def narrowest(layout: Layout) -> np.dtype[Any]:
    """Return the smallest whole numbers that hold all of an observation, and of which it fills words."""
    least, length = max(np.dtype(_smallest(field)).itemsize for field in layout), layout_length(layout)
    sizes = (kind.itemsize for kind in map(np.dtype, KINDS))
    fitting = next(size for size in sizes if size >= least and length * size % WRITTEN.itemsize == 0)
    return np.dtype(f"i{fitting}")


def _slot(field: Field) -> tuple[Any, tuple[int, ...]]:
    """Return the type and the shape of a field in small numbers."""
    if field.bits:
        return np.uint64, (*field.shape[:-1], 1)
    return _smallest(field), field.shape


def _smallest(field: Field) -> type[np.signedinteger[Any]]:
    return next(kind for kind in KINDS if np.iinfo(kind).min <= field.lowest and field.highest <= np.iinfo(kind).max)


def _places(field: Field, kind: np.dtype[Any]) -> list[tuple[int, int, int, int]]:
    """Return where each number of a field lies."""
    found, first = kind.fields[field.name][:2]  # type: ignore[index]
    width, kept = (field.bits, (1 << field.bits) - 1) if field.bits else (8 * found.base.itemsize, -1)
    row = 8 * WORD_BYTES if field.bits else width * prod(field.shape[-1:])
    bits = [
        8 * first + row * number + width * place
        for number in range(prod(field.shape[:-1]))
        for place in range(prod(field.shape[-1:]))
    ]
    return [(bit // 32, 32 - width - bit % 32, 32 - width, kept) for bit in bits]


class Look(NamedTuple):
    """How observations are written."""

    kernel: Any
    lookers: int
    """For how many rows a block does."""
    slots: Slots


@cache
def look_of(game: Game, numbers: np.dtype[Any]) -> Look:
    """Return what writes a game's observations in such numbers; it is compiled when it is first launched."""
    sight, tables_kind = game.module("rules.observe"), game.module("rules.state").TABLES
    observe_part, parts = sight.observe_part, sight.PARTS
    state_kind, slots, carry = game.state_type, slots_of(game.observation), carrier(numbers)
    kind, length = slots.kind, game.observation_length * numbers.itemsize // WRITTEN.itemsize
    words = kind.itemsize // WORD_BYTES
    lookers = min(WARP, SHARED // (kind.itemsize + WORD_BYTES)) // AT_ONCE * AT_ONCE
    room, everybody = lookers * words, np.uint64(lookers)

    @kernel
    def look(at: Any, places: Any, over: Any, which: Any, observations: Any) -> None:
        """Write what is seen in certain rows; where games are over, what who moved last sees."""
        seen = cuda.shared.array(room, types.uint64)
        starts = cuda.shared.array(lookers, types.uint64)
        thread, first, rows = cuda.threadIdx.x, cuda.blockIdx.x * lookers, rows_at(at)
        if which != NEXT and first >= over[0]:
            return
        lane = thread % WARP
        if lane < lookers:
            row = row_of(rows, over, first + lane, which)
            starts[lane] = NOWHERE if row == NOBODY else np.uint64(row * length)
            if row != NOBODY:
                seat = np.int64(rows.seats[row])
                for part in range(thread // WARP, parts, WARPS):
                    observe_part(
                        record(address(rows.states[row]), state_kind),
                        record(address(rows.tables), tables_kind),
                        ~seat if which == LAST else seat,
                        part,
                        record(address(seen[lane * words : (lane + 1) * words]), kind),
                    )
        cuda.syncthreads()
        small = array(address(seen), 2 * room, INT32)
        for word in range(thread, length, LOOK_BLOCK):
            carry(small, places, np.uint64(2 * words), starts, everybody, observations, np.uint64(word))

    return Look(look, lookers, slots)


def carrier(numbers: np.dtype[Any]) -> Any:
    """Return what carries a word of everybody's observation to the batch: as many of such numbers as it holds.

    Indices that are computed are unsigned: one that could be negative would be asked whether it is, a thousand times an
    observation. Local arrays of a few numbers whose indices are known to the compiler are registers.
    """
    packed, bits = WRITTEN.itemsize // numbers.itemsize, 8 * numbers.itemsize
    rows, kept = AT_ONCE // packed, np.int32(-1 if packed == 1 else (1 << bits) - 1)

    @device
    def carry(small: Any, places: Any, stride: Any, starts: Any, everybody: Any, words: Any, word: Any) -> None:
        place = cuda.local.array((packed, PLACE), types.int32)
        for number in range(packed):
            for what in range(PLACE):
                place[number, what] = places[what, word * np.uint64(packed) + np.uint64(number)]
        found = cuda.local.array(rows, types.int32)
        for first in range(np.uint64(0), everybody, np.uint64(rows)):
            for row in range(rows):
                found[row] = 0
                for number in range(packed):
                    among = small[(np.uint64(first) + np.uint64(row)) * stride + np.uint64(place[number, 0])]
                    value = alone(among, place[number, 1], place[number, 2], place[number, 3])
                    found[row] |= (value & kept) << (bits * number)
            for row in range(rows):
                start = starts[np.uint64(first) + np.uint64(row)]
                if start != NOWHERE:
                    words[start + word] = found[row]

    return carry


@device
def row_of(rows: Any, over: Any, number: Any, which: Any) -> Any:
    """Return the row with that number among certain rows, or NOBODY."""
    if which != NEXT:
        return np.int64(over[1 + number]) if number < over[0] else np.int64(NOBODY)
    if number < len(rows.states) and rows.cursors[STEP, number] == TO_OFFER:
        return np.int64(number)
    return np.int64(NOBODY)


@device
def alone(among: Any, left: Any, right: Any, kept: Any) -> Any:
    """Return a number that lies among others in 32 bits."""
    return (np.int32(among << left) >> right) & kept
