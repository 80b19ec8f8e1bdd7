"""The exact end of a game without secrets and chance, for one or two seats.

Alpha-beta in its narrowest form: each pass only asks whether a value can be reached, and a table of positions keeps
what passes found out, so that the next one is quicker (Plaat et al. 1996, "MTD"). A value is twice the margin, and one
more or less for who wins where the margin is nothing: so the tie-break counts, and a win is a win.
"""

from typing import Any

import numba
import numpy as np
from numba import types

from quartier.bots.search.tree import action_in, key_of
from quartier.engine.compile import ACTIONS, BUFFER, BUFFERS, NUMBER, Bits, Number, entry, record_type, rule
from quartier.engine.doors import DOORS, apply, evaluate, legal, scores, waiting, winners
from quartier.engine.kernels import copy, lowest

FRAME = record_type(
    [
        ("hashed", np.uint64),
        ("seat", np.int64),
        ("best", np.int64),
        ("best_action", np.int64),
        ("following", np.int64),  # of its moves, which lie in a row in the pool
        ("end", np.int64),
    ]
)
KNOWN = record_type(
    [
        ("hashed", np.uint64),
        ("low", np.int32),  # the value for the seat to move is not lower …
        ("high", np.int32),  # … nor higher than this
        ("action", np.int32),
    ]
)
FRAMES = numba.from_dtype(FRAME)[::1]
TABLE = numba.from_dtype(KNOWN)[::1]
BOTH = 3
INFINITE = 1 << 30
UNKNOWN = -(1 << 40)
"""The answer where the budget was spent before the question was answered."""
FACTOR = np.uint64(0x9E3779B97F4A7C15)
MIX = np.uint64(29)
USUAL_ORDER = 24
"""Moves of which fewer are ordered by how often they were good elsewhere, more by how they look."""


@rule
def hash_of(state: Any) -> Bits:
    """Return a number that differs for different states as good as always."""
    words = state.view(np.uint64)
    mixed = np.uint64(len(words))
    for word in words:
        mixed = (mixed ^ word) * FACTOR
        mixed ^= mixed >> MIX
    return mixed


@rule
def final_value(
    doors: Any, state: Any, tables: Any, lines: Any, width: Number, players: Number, seat: Number
) -> Number:
    """Return what the end is worth to a seat."""
    scores(doors, state, tables, lines)
    value = np.int64(0)
    for other in range(players):
        total = np.int64(0)
        for line in range(width):
            total += lines[other * width + line]
        value += total if other == seat else -total
    won = np.int64(winners(doors, state, tables))
    if players == 1 or won == BOTH:
        return 2 * value
    return 2 * value + (1 if (won >> seat) & 1 else -1)


@rule
def open_frame(
    doors: Any, state: Any, trial: Any, tables: Any, frames: Any, depth: Number, seat: Number, hashed: Bits,
    first: Any, actions: Any, pool: Any, favour: Any,
) -> Number:  # fmt: skip
    """Begin to look at a position: its moves, the most promising first. Return where the pool is free again."""
    frame = frames[depth]
    frame.hashed, frame.seat, frame.best, frame.best_action = hashed, seat, -INFINITE, -1
    options = legal(doors, state, tables, seat, actions)
    start = frames[depth - 1].end if depth > 0 else np.int64(0)
    if start + options > len(pool):
        return -1
    frame.following, frame.end = start, start + options
    for number in range(options):
        action = np.int64(actions[number])
        if action == first:
            worth = np.int64(INFINITE)
        elif options < USUAL_ORDER:
            worth = favour[action]
        else:
            copy(trial, state)
            apply(doors, trial, tables, seat, action)
            worth = evaluate(doors, trial, tables, seat)
        pool[start + number] = key_of(-worth, action)
    pool[start : start + options].sort()
    return start + options


@rule
def remember(table: Any, frame: Any, wanted: Number) -> None:
    """Keep what was found out about a position: whether the wanted value is reached."""
    known = table[frame.hashed % np.uint64(len(table))]
    if known.hashed != frame.hashed:
        known.hashed, known.low, known.high = frame.hashed, -INFINITE, INFINITE
    if frame.best >= wanted:
        known.low = frame.best
        known.action = frame.best_action
    else:
        known.high = frame.best


@entry(
    NUMBER(
        DOORS, BUFFERS, BUFFER, BUFFER, ACTIONS, ACTIONS, types.int64[::1], types.int64[::1], FRAMES, TABLE, NUMBER,
        NUMBER, NUMBER, types.int64[::1],
    )
)  # fmt: skip
def reaches(
    doors: Any, states: Any, trial: Any, tables: Any, actions: Any, lines: Any, pool: Any, favour: Any, frames: Any,
    table: Any, players: Any, width: Any, wanted: Any, budget: Any,
) -> Number:  # fmt: skip
    """Ask whether the seat that moves in the first state can reach a value.

    Return a bound for what it can reach: at least `wanted` if so, less if not. The budget, a number of positions, is
    used up, and the best move written behind it; UNKNOWN: it did not suffice.

    `wanted` is always told for the seat to move: a rival has to be kept below, which is minus that and one more.
    """
    seat = np.int64(lowest(np.uint64(waiting(doors, states[0], tables))))
    root_seat = seat
    depth = 0
    hashed = hash_of(states[0])
    known = table[hashed % np.uint64(len(table))]
    first = np.int64(known.action) if known.hashed == hashed else np.int64(-1)
    if open_frame(doors, states[0], trial, tables, frames, 0, seat, hashed, first, actions, pool, favour) < 0:
        return UNKNOWN
    while True:
        frame = frames[depth]
        goal = wanted if frame.seat == root_seat else 1 - wanted
        if frame.best >= goal or frame.following == frame.end:
            if frame.best >= goal and frame.best_action >= 0:
                favour[frame.best_action] += 1 + (frame.end - frame.following)
            remember(table, frame, goal)
            if depth == 0:
                budget[1] = frame.best_action
                return frame.best
            value, mover = frame.best, frame.seat
            depth -= 1
            frame = frames[depth]
            value = value if mover == frame.seat else -value
            if value > frame.best:
                frame.best, frame.best_action = value, action_in(pool[frame.following - 1])
            continue
        action = action_in(pool[frame.following])
        frame.following += 1
        budget[0] -= 1
        if budget[0] < 0 or depth + 1 == len(states):
            return UNKNOWN
        copy(states[depth + 1], states[depth])
        apply(doors, states[depth + 1], tables, frame.seat, action)
        seats = np.uint64(waiting(doors, states[depth + 1], tables))
        if seats == 0:
            value = final_value(doors, states[depth + 1], tables, lines, width, players, frame.seat)
            if value > frame.best:
                frame.best, frame.best_action = value, action
            continue
        mover = lowest(seats)
        goal = wanted if mover == root_seat else 1 - wanted
        hashed = hash_of(states[depth + 1])
        known = table[hashed % np.uint64(len(table))]
        first = np.int64(-1)
        if known.hashed == hashed:
            first = np.int64(known.action) if known.low > -INFINITE else np.int64(-1)
            bound = np.int64(known.low) if known.low >= goal else np.int64(known.high)
            if known.low >= goal or known.high < goal:
                value = bound if mover == frame.seat else -bound
                if value > frame.best:
                    frame.best, frame.best_action = value, action
                continue
        depth += 1
        if (
            open_frame(doors, states[depth], trial, tables, frames, depth, mover, hashed, first, actions, pool, favour)
            < 0
        ):
            return UNKNOWN
