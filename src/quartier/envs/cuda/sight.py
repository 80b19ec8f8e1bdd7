"""Observations on a GPU: written by each thread to a place of its own nearby, then carried out by all together.

A thread that wrote its observation straight to the batch would write four bytes here and the next thread four bytes
kilobytes away, a thousand times: memory takes 32 bytes at once, so most of its work would be thrown away. So 32 threads
let `observe` write to the fast memory that they share, each field in the smallest numbers that hold it, so that all 32
find room; then they carry row after row to the batch, side by side.
"""

from importlib import import_module
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numba import cuda, types

from quartier.engine.compile import record_type
from quartier.engine.doors import address, array, record
from quartier.engine.game import Game
from quartier.engine.layout import Layout
from quartier.envs.choices import STEP
from quartier.envs.cuda.device import device, kernel
from quartier.envs.rows import INT8, INT32, rows_at
from quartier.envs.stepping import TO_OFFER

WARP = 32
"""Threads that run in step."""
INT16 = np.dtype(np.int16)
SHARED = 48 << 10
"""Bytes of fast memory that threads of a block may share."""
NOBODY = -1
NOWHERE = np.uint64(2**64 - 1)
ONE, TWO = np.uint64(1), np.uint64(2)


class Slots(NamedTuple):
    """An observation in small numbers."""

    kind: np.dtype[Any]
    """The record."""
    places: Any
    """Of each number: which byte it begins at, and how many it takes."""


def slots_of(layout: Layout) -> Slots:
    """Return how small an observation can be written.

    The size of a record is an odd number of words: shared memory has 32 banks of words, and so threads that write the
    same field write to different banks.
    """
    fields: list[Any] = [(field.name, _smallest(field.lowest, field.highest), field.shape) for field in layout]
    words = -(-np.dtype(fields, align=True).itemsize // 4)
    padding = 4 * (words | 1) - np.dtype(fields, align=True).itemsize
    kind = record_type([*fields, ("padding", np.int8, (padding,))] if padding else fields)
    places = []
    for field in layout:
        found, first = kind.fields[field.name][:2]  # type: ignore[index]
        width = found.base.itemsize
        places += [(first + number * width, width) for number in range(prod(field.shape))]
    return Slots(kind, np.array(places, np.int32))


def _smallest(lowest: int, highest: int) -> type[np.signedinteger[Any]]:
    kinds: tuple[type[np.signedinteger[Any]], ...] = (np.int8, np.int16)
    return next((kind for kind in kinds if np.iinfo(kind).min <= lowest and highest <= np.iinfo(kind).max), np.int32)


def look_of(game: Game) -> tuple[Any, int]:
    """Return the kernel that writes observations, and for how many rows a block of it does."""
    rules = type(game).__module__.rsplit(".", 1)[0] + ".rules"
    observe, tables_kind = import_module(rules + ".rulebook").observe, import_module(rules + ".state").TABLES
    state_kind, kind = game.state_type, slots_of(game.observation).kind
    size, length = kind.itemsize, game.observation_length
    lookers = min(WARP, SHARED // (size + 8))
    words, room, everybody = size // 4, lookers * size // 4, np.uint64(lookers)

    @kernel
    def look(at: Any, places: Any, over: Any, last: Any) -> None:
        """Write what is seen in all rows that are to be offered moves; or, `last`, where games are over."""
        seen = cuda.shared.array(room, types.int32)
        starts = cuda.shared.array(lookers, types.uint64)
        lane, first, rows = cuda.threadIdx.x, cuda.blockIdx.x * lookers, rows_at(at)
        if last and first >= over[0]:
            return
        if lane < lookers:
            row = row_of(rows, over, first + lane, last)
            starts[lane] = NOWHERE if row == NOBODY else np.uint64(row * length)
            if row != NOBODY:
                seat = np.int64(rows.seats[row])
                observe(
                    record(address(rows.states[row]), state_kind),
                    record(address(rows.tables), tables_kind),
                    ~seat if last else seat,
                    record(address(seen[lane * words : (lane + 1) * words]), kind),
                )
        cuda.syncthreads()
        target = address(rows.last_observations if last else rows.observations)
        numbers = array(target, len(rows.states) * length, INT32)
        for number in range(lane, length, WARP):
            place, width = np.uint64(places[number, 0]), places[number, 1]
            if width == 1:
                small = array(address(seen), 4 * room, INT8)
                carry(small, place, np.uint64(size), starts, everybody, numbers, np.uint64(number))
            elif width == 2:
                middle = array(address(seen), 2 * room, INT16)
                carry(middle, place >> ONE, np.uint64(size // 2), starts, everybody, numbers, np.uint64(number))
            else:
                carry(seen, place >> TWO, np.uint64(size // 4), starts, everybody, numbers, np.uint64(number))

    return look, lookers


@device
def row_of(rows: Any, over: Any, number: Any, last: Any) -> Any:
    """Return the row that a thread looks at, or NOBODY."""
    if last:
        return np.int64(over[1 + number]) if number < over[0] else np.int64(NOBODY)
    if number < len(rows.states) and rows.cursors[STEP, number] == TO_OFFER:
        return np.int64(number)
    return np.int64(NOBODY)


@device
def carry(seen: Any, place: Any, stride: Any, starts: Any, everybody: Any, numbers: Any, number: Any) -> None:
    """Carry one number of everybody's observation to the batch.

    All indices are unsigned: one that could be negative would be asked whether it is, a thousand times an observation.
    """
    for other in range(everybody):
        start = starts[other]
        if start != NOWHERE:
            numbers[start + number] = seen[np.uint64(other) * stride + place]
