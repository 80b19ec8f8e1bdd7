"""Observations on a GPU: written to fast memory by some threads each, then carried out by all together.

A thread that wrote its observation straight to the batch would write four bytes here and the next thread four bytes
kilobytes away, a thousand times: memory takes 32 bytes at once, so most of its work would be thrown away. So a block
writes 32 observations to the fast memory that its threads share, in small numbers (slots.py). Some threads see to an
observation, each to other parts of it. Then all carry word after word to the batch, side by side, and whole stretches
of 32 bytes, also where an observation begins in the midst of one. Numbers that lie in a row become a word at once.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import cuda, types
from numpy.typing import NDArray

from quartier.engine.doors import address, array, record
from quartier.engine.errors import QuartierError
from quartier.engine.game import Game
from quartier.engine.kernels import WORD_BYTES
from quartier.envs.choices import STEP
from quartier.envs.cuda.device import SIMULATED, device, kernel
from quartier.envs.cuda.slots import (
    LAST_AMONG,
    LAST_BIT,
    LAST_WIDTH,
    ONE_BY_ONE,
    SHIFT,
    SIGNED,
    WIDTH,
    WRITTEN,
    plan_of,
    slots_of,
)
from quartier.envs.rows import INT32, rows_at
from quartier.envs.stepping import TO_OFFER

WARP = 32
"""Threads that run in step."""
MOST_WARPS = 2 if SIMULATED else 8
"""Of a block: each writes other parts of the same 32 observations; a simulated one is a thread of Python's each."""
SHARED = 48 << 10
"""Bytes of fast memory that threads of a block may share."""
NEXT, LAST, FRESH = range(3)
"""Certain rows: where the game goes on; where it is over; where it was and another one was dealt."""
NOBODY = -1
NOWHERE = np.uint64(2**64 - 1)
SECTOR = 8
"""Words that memory takes at once: fewer of them cost more."""
HALVES, QUARTERS = 0x00010001, 0x01010101
"""The lowest bit of each half and of each quarter of 32."""


class Look(NamedTuple):
    """How observations are written."""

    kernel: Any
    lookers: int
    """For how many rows a block does."""
    block: int
    """Its threads."""
    plan: NDArray[np.int32]
    """What it is handed, see plan_of."""


@cache
def look_of(game: Game, numbers: np.dtype[Any]) -> Look:
    """Return what writes a game's observations in such numbers; it is compiled when it is first launched."""
    sight, tables_kind = game.module("rules.observe"), game.module("rules.state").TABLES
    observe_part, parts = sight.observe_part, sight.PARTS
    state_kind, slots, packed = game.state_type, slots_of(game.observation), WRITTEN.itemsize // numbers.itemsize
    kind, length = slots.kind, game.observation_length // packed
    words = kind.itemsize // WORD_BYTES
    lookers = min(WARP, SHARED // (kind.itemsize + WORD_BYTES)) // SECTOR * SECTOR
    if not lookers:
        most = SHARED // SECTOR - WORD_BYTES
        raise QuartierError(
            f"an observation of {game.name} takes {kind.itemsize} bytes on a GPU; there is room for {most}"
        )
    warps = min(MOST_WARPS, 16 // packed)  # where less is to be carried, others would wait for those that see
    room, carry = lookers * words, carrier(packed, lookers // SECTOR, 2 * words)
    stretches = np.uint64(-(-(length + SECTOR - 1) // WARP))

    @kernel
    def look(at: Any, plan: Any, over: Any, which: Any, observations: Any) -> None:
        """Write what is seen in certain rows; where games are over, what who moved last sees."""
        seen = cuda.shared.array(room, types.uint64)
        starts = cuda.shared.array(lookers, types.uint64)
        thread, first, rows = cuda.threadIdx.x, cuda.blockIdx.x * lookers, rows_at(at)
        if which != NEXT and first >= over[0]:
            return
        warp, lane = thread // WARP, thread % WARP
        if lane < lookers:
            row = row_of(rows, over, first + lane, which)
            starts[lane] = NOWHERE if row == NOBODY else np.uint64(row * length)
            if row != NOBODY:
                seat = np.int64(rows.seats[row])
                for part in range(warp, parts, warps):
                    observe_part(
                        record(address(rows.states[row]), state_kind),
                        record(address(rows.tables), tables_kind),
                        ~seat if which == LAST else seat,
                        part,
                        record(address(seen[lane * words : (lane + 1) * words]), kind),
                    )
        cuda.syncthreads()
        small = array(address(seen), 2 * room, INT32)
        number, stretch = np.uint64(0), np.uint64(warp)
        while True:
            while stretch >= stretches:
                stretch -= stretches
                number += np.uint64(1)
            if number >= np.uint64(SECTOR):
                break
            ahead = number * np.uint64(length) % np.uint64(SECTOR)
            word = stretch * np.uint64(WARP) + np.uint64(thread) % np.uint64(WARP) - ahead
            if word < np.uint64(length):
                carry(small, plan, starts, number, observations, word)
            stretch += np.uint64(warps)

    return Look(look, lookers, warps * WARP, plan_of(slots.places, packed))


def carrier(packed: int, rows: int, stride: int) -> Any:
    """Return what carries a word of some observations to the batch, as many numbers as it holds.

    They are every eighth one: those begin at the same place of a sector, and so a warp that begins as much ahead writes
    whole sectors. (Rows whose games are over lie anywhere, but are few.) Indices that are computed are unsigned: one
    that could be negative would be asked whether it is, a thousand times an observation. Local arrays of a few numbers
    whose indices are known to the compiler are registers.
    """
    bits = 32 // packed
    share = np.int32((1 << bits) - 1 if packed > 1 else -1)

    @device
    def gathered(small: Any, plan: Any, word: Any, room: Any) -> Any:
        value = np.int32(0)
        for number in range(packed):
            place = plan[np.uint64(1 + number), word]
            value |= np.int32((alone(small[room + np.uint64(place & LAST_AMONG)], place) & share) << (bits * number))
        return value

    @device
    def carry(small: Any, plan: Any, starts: Any, first: Any, words: Any, word: Any) -> None:
        found = cuda.local.array(rows, types.int32)
        run = plan[np.uint64(0), word]
        if run != ONE_BY_ONE:
            among = first * np.uint64(stride) + np.uint64(run & LAST_AMONG)
            for row in range(rows):
                found[row] = spread(small[among + np.uint64(row * SECTOR * stride)], run, packed)
        else:
            for row in range(rows):
                found[row] = gathered(small, plan, word, (first + np.uint64(row * SECTOR)) * np.uint64(stride))
        for row in range(rows):
            start = starts[first + np.uint64(row * SECTOR)]
            if start != NOWHERE:
                words[start + word] = found[row]

    return carry


@device
def spread(among: Any, run: Any, packed: Any) -> Any:
    """Return numbers that lie in a row in 32 bits, each with its share of as many bits of their own."""
    width = np.int64(run >> WIDTH)
    numbers = (np.uint32(among) >> np.uint32((run >> SHIFT) & LAST_BIT)) & mask_of(packed * width, 1)
    if packed == 1:
        return np.int32(numbers)
    if packed == 2:
        return np.int32(apart(numbers, width, 16, HALVES))
    return np.int32(apart(apart(numbers, 2 * width, 16, HALVES), width, 8, QUARTERS))


@device
def apart(numbers: Any, width: Any, room: Any, ones: Any) -> Any:
    """Return numbers, of each two that lie in a row the second one as far away as there is room for one."""
    return (numbers | np.uint32(numbers << np.uint32((room - width) & LAST_BIT))) & mask_of(width, ones)


@device
def mask_of(width: Any, ones: Any) -> Any:
    """Return the bits of numbers of that width where the ones are."""
    return np.uint32(((np.int64(1) << width) - 1) * ones)


@device
def row_of(rows: Any, over: Any, number: Any, which: Any) -> Any:
    """Return the row with that number among certain rows, or NOBODY."""
    if which != NEXT:
        return np.int64(over[1 + number]) if number < over[0] else np.int64(NOBODY)
    if number < len(rows.states) and rows.cursors[STEP, number] == TO_OFFER:
        return np.int64(number)
    return np.int64(NOBODY)


@device
def alone(among: Any, place: Any) -> Any:
    """Return a number that lies among others in 32 bits."""
    shift, width = (place >> SHIFT) & LAST_BIT, (place >> WIDTH) & LAST_WIDTH
    high = np.uint32(among) << np.uint32(32 - width - shift)
    return np.int32(high) >> (32 - width) if place >> SIGNED else np.int32(np.uint32(high) >> np.uint32(32 - width))
