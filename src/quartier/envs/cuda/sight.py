"""Observations on a GPU: written to fast memory by some threads each, then carried out by all together.

A thread that wrote its observation straight to the batch would write four bytes here and the next thread four bytes
kilobytes away, a thousand times: memory takes 32 bytes at once, so most of its work would be thrown away. So a block
writes 32 observations to the fast memory that its threads share, in small numbers (slots.py). Some threads see to an
observation, each to other parts of it; what is seen just as it is in the state (`Field.plus`) all copy side by side.
Then they carry word after word to the batch, side by side again, and whole stretches of 32 bytes, also where an
observation begins in the midst of one. Numbers that lie in a row become a word at once. How all that is done is looked
up so often that it lies in shared memory too: what a GPU keeps near by itself is soon overrun by states.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import cuda, types
from numpy.typing import NDArray

from quartier.engine.doors import address, array, record
from quartier.engine.errors import QuartierError
from quartier.engine.game import Game
from quartier.engine.kernels import WORD_BYTES, bytes_plus
from quartier.envs.choices import STEP
from quartier.envs.cuda.device import SIMULATED, device, kernel
from quartier.envs.cuda.slots import (
    GROWS,
    LAST_AMONG,
    LAST_BIT,
    LAST_COPIED,
    LAST_WIDTH,
    ONE_BY_ONE,
    SHIFT,
    SIGNED,
    TARGET,
    WIDTH,
    WRITTEN,
    copies_of,
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
NEXT, LAST, FRESH = CERTAIN_ROWS = range(3)
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
    copies: NDArray[np.int32]
    """What it is handed, see plan_of and copies_of."""


@cache
def look_of(game: Game, numbers: np.dtype[Any]) -> Look:
    """Return what writes a game's observations in such numbers; it is compiled when it is first launched."""
    sight, tables_kind = game.module("rules.observe"), game.module("rules.state").TABLES
    observe_part, parts = sight.observe_part, sight.PARTS
    state_kind, slots, packed = game.state_type, slots_of(game.observation), WRITTEN.itemsize // numbers.itemsize
    kind, length = slots.kind, game.observation_length // packed
    words = kind.itemsize // WORD_BYTES
    copies = copies_of(game.observation, state_kind, kind)
    copies_room = len(copies) or 1  # nothing can't be shared
    left = SHARED - WRITTEN.itemsize * (length + copies_room)
    lookers = min(WARP, left // (kind.itemsize + WORD_BYTES)) // SECTOR * SECTOR
    if lookers <= 0:
        most = max(0, left // SECTOR - WORD_BYTES)
        raise QuartierError(
            f"an observation of {game.name} takes {kind.itemsize} bytes on a GPU; there is room for {most}"
        )
    warps = min(MOST_WARPS, 16 // packed)  # where less is to be carried, others would wait for those that see
    room, threads, size = lookers * words, warps * WARP, state_kind.itemsize // WRITTEN.itemsize
    copy = copier(lookers // SECTOR, 2 * words, size, len(copies))
    carry = carrier(packed, lookers // SECTOR, 2 * words, length)

    @kernel
    def look(at: Any, plan: Any, copies: Any, over: Any, turns: Any, which: Any, observations: Any) -> None:
        """Write what is seen in certain rows; where games are over, what who moved last sees."""
        turn = cuda.shared.array(1, types.int32)
        seen = cuda.shared.array(room, types.uint64)
        whose = cuda.shared.array(lookers, types.int64)
        runs = cuda.shared.array(length, types.int32)
        copied = cuda.shared.array(copies_room, types.int32)
        thread, rows = cuda.threadIdx.x, rows_at(at)
        warp, lane = thread // WARP, thread % WARP
        small = array(address(seen), 2 * room, INT32)
        states = array(address(rows.states), len(rows.states) * size, INT32)
        bring(plan[0], runs, thread, threads)
        bring(copies, copied, thread, threads)
        last = len(rows.states) if which == NEXT else over[0]
        while True:
            if thread == 0:
                turn[0] = cuda.atomic.add(turns, which, 1)
            cuda.syncthreads()
            first = turn[0] * lookers
            if first >= last:
                break
            if thread < lookers:
                whose[thread] = row_of(rows, over, first + thread, which)
            cuda.syncthreads()
            if lane < lookers and whose[lane] != NOBODY:
                row = whose[lane]
                seat = np.int64(rows.seats[row])
                for part in range(warp, parts, warps):
                    observe_part(
                        record(address(rows.states[row]), state_kind),
                        record(address(rows.tables), tables_kind),
                        ~seat if which == LAST else seat,
                        part,
                        record(address(seen[lane * words : (lane + 1) * words]), kind),
                    )
            for number in range(warp, SECTOR, warps):
                copy(states, copied, small, whose, np.uint64(number), np.uint64(lane))
            cuda.syncthreads()
            for number in range(warp, SECTOR, warps):
                carry(small, runs, plan, whose, np.uint64(number), np.uint64(lane), observations)
            cuda.syncthreads()  # before what others still read is written over

    return Look(look, lookers, threads, plan_of(slots.places, packed), copies)


@device
def bring(given: Any, to: Any, thread: Any, threads: Any) -> None:
    """Bring numbers to where all threads of a block find them soon."""
    place = np.uint64(thread)
    while place < np.uint64(len(given)):
        to[place] = given[place]
        place += np.uint64(threads)


def copier(rows: int, stride: int, size: int, copies: int) -> Any:
    """Return what lets a warp copy what is seen as it is, 32 bits after 32 bits, of every eighth of some states."""

    @device
    def copy(states: Any, copied: Any, small: Any, whose: Any, first: Any, lane: Any) -> None:
        begin, found = cuda.local.array(rows, types.uint64), cuda.local.array(rows, types.int32)
        room = first * np.uint64(stride)
        for row in range(rows):
            begin[row] = np.uint64(max(0, whose[first + np.uint64(row * SECTOR)]) * size)
        while lane < np.uint64(copies):
            told = copied[lane]
            origin, target = np.uint64(told & LAST_COPIED), room + np.uint64((told >> TARGET) & LAST_COPIED)
            for row in range(rows):
                found[row] = states[begin[row] + origin]
            for row in range(rows):
                grown = bytes_plus(np.uint64(np.uint32(found[row])), told >> GROWS)
                small[target + np.uint64(row * SECTOR * stride)] = np.int32(grown)
            lane += np.uint64(WARP)

    return copy


def carrier(packed: int, rows: int, stride: int, length: int) -> Any:
    """Return what lets a warp carry some observations to the batch, word after word, as many numbers as each holds.

    They are every eighth one: those begin at the same place of a sector, and so a warp that begins as much ahead writes
    whole sectors. (Rows whose games are over lie anywhere, but are few.) Indices that are computed are unsigned: one
    that could be negative would be asked whether it is, a thousand times an observation. Local arrays of a few numbers
    whose indices are known to the compiler are registers.
    """
    bits = 32 // packed
    share = np.int32((1 << bits) - 1 if packed > 1 else -1)
    stretches, between = -(-(length + SECTOR - 1) // WARP), SECTOR * stride

    @device
    def gathered(small: Any, plan: Any, word: Any, room: Any) -> Any:
        """Return numbers that lie anywhere, each with its share."""
        value = np.int32(0)
        for number in range(packed):
            place = plan[np.uint64(1 + number), word]
            value |= np.int32((alone(small[room + np.uint64(place & LAST_AMONG)], place) & share) << (bits * number))
        return value

    @device
    def carry(small: Any, runs: Any, plan: Any, whose: Any, first: Any, lane: Any, words: Any) -> None:
        begin, found = cuda.local.array(rows, types.uint64), cuda.local.array(rows, types.int32)
        room, word = first * np.uint64(stride), lane - ahead_of(first, length)
        for row in range(rows):
            here = whose[first + np.uint64(row * SECTOR)]
            begin[row] = NOWHERE if here == NOBODY else np.uint64(here * length)
        for _ in range(stretches):
            if word < np.uint64(length):
                run = runs[word]
                if run != ONE_BY_ONE:
                    among = room + np.uint64(run & LAST_AMONG)
                    for row in range(rows):
                        found[row] = spread(small[among + np.uint64(row * between)], run, packed)
                else:
                    for row in range(rows):
                        found[row] = gathered(small, plan, word, room + np.uint64(row * between))
                for row in range(rows):
                    if begin[row] != NOWHERE:
                        words[begin[row] + word] = found[row]
            word += np.uint64(WARP)

    return carry


@device
def ahead_of(number: Any, length: Any) -> Any:
    """Return how many words the observation with that number begins behind where a sector does."""
    return number * np.uint64(length) % np.uint64(SECTOR)


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
