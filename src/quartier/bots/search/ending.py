"""The exact end of a game without secrets and chance, for one or two seats.

Alpha-beta in its narrowest form: each pass only asks whether a value can be reached, and a table of positions keeps
what passes found out, so that the next one is quicker (Plaat et al. 1996, "MTD"). A value is twice the margin, and one
more or less for who wins where the margin is nothing: so the tie-break counts, and a win is a win.
"""

from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types

from quartier.bots.search.outcome import total_of
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
"""A position on the way that is being looked at."""
KNOWN = record_type(
    [
        ("hashed", np.uint64),
        ("low", np.int32),  # the value for the seat to move is not lower …
        ("high", np.int32),  # … nor higher than this
        ("action", np.int32),
    ]
)
"""What is known of a position."""


class Study(NamedTuple):
    """What a search for the end has before it."""

    doors: Any
    tables: Any
    states: Any
    """The position asked about, and those on the way that is being looked at."""
    trial: Any
    actions: Any
    lines: Any
    pool: Any
    """The moves still to be tried on that way."""
    favour: Any
    """How often each move was good elsewhere."""
    frames: Any
    known: Any
    """A table of positions."""
    players: Any
    width: Any
    """Lines of a seat's score."""


STUDY = types.NamedTuple(
    (
        DOORS, BUFFER, BUFFERS, BUFFER, ACTIONS, ACTIONS, types.int64[::1], types.int64[::1],
        numba.from_dtype(FRAME)[::1], numba.from_dtype(KNOWN)[::1], NUMBER, NUMBER,
    ),
    Study,
)  # fmt: skip
BOTH = 3
NO_ACTION = -1
INFINITE = 1 << 30
UNKNOWN = -(1 << 40)
"""The answer where there is none, for lack of room."""
PAUSED = UNKNOWN - 1
"""The answer where the positions to look at were spent before it was found: it may be asked for more."""
LEFT, ACTION, DEPTH = range(3)
"""Places in the notes: how many positions may still be looked at, the best move, and where to go on."""
AT_THE_START = -1
FACTOR = np.uint64(0x9E3779B97F4A7C15)
MIX = np.uint64(29)
FEW_MOVES = 24
"""So few are ordered by how often they were good elsewhere, more by how they look."""


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
def final_value(study: Study, state: Any, seat: Number) -> Number:
    """Return what the end is worth to a seat."""
    scores(study.doors, state, study.tables, study.lines)
    value = np.int64(0)
    for other in range(study.players):
        total = total_of(study.lines, study.width, other)
        value += total if other == seat else -total
    won = np.int64(winners(study.doors, state, study.tables))
    if study.players == 1 or won == BOTH:
        return 2 * value
    return 2 * value + (1 if (won >> seat) & 1 else -1)


# --- a position on the way ---------------------------------------------------------------------------


@rule
def open_frame(study: Study, depth: Number, seat: Number, hashed: Bits) -> bool:
    """Begin to look at a position: its moves, the most promising first. False: there is no room for them."""
    options = legal(study.doors, study.states[depth], study.tables, seat, study.actions)
    frame = study.frames[depth]
    first = study.frames[depth - 1].end if depth > 0 else np.int64(0)
    if first + options > len(study.pool):
        return False
    frame.hashed, frame.seat, frame.best, frame.best_action = hashed, seat, -INFINITE, NO_ACTION
    frame.following, frame.end = first, first + options
    moves = study.pool[first : first + options]
    order(study, study.states[depth], seat, good_before(study, hashed), moves)
    return True


@rule
def good_before(study: Study, hashed: Bits) -> Number:
    """Return the move that was good enough in this position when it was looked at last."""
    known = study.known[hashed % np.uint64(len(study.known))]
    return np.int64(known.action) if known.hashed == hashed and known.low > -INFINITE else np.int64(NO_ACTION)


@rule
def order(study: Study, state: Any, seat: Number, first: Number, moves: Any) -> None:
    """Write the moves in the order in which to try them."""
    doors, tables, trial, actions, favour = study.doors, study.tables, study.trial, study.actions, study.favour
    for number in range(len(moves)):
        action = np.int64(actions[number])
        if action == first:
            worth = np.int64(INFINITE)
        elif len(moves) < FEW_MOVES:
            worth = favour[action]
        else:
            copy(trial, state)
            apply(doors, trial, tables, seat, action)
            worth = evaluate(doors, trial, tables, seat)
        moves[number] = key_of(-worth, action)
    moves.sort()


@rule
def take_in(frame: Any, value: Number, action: Number) -> None:
    """Note what a move was found to be worth."""
    if value > frame.best:
        frame.best, frame.best_action = value, action


@rule
def close_frame(study: Study, depth: Number, goal: Number) -> None:
    """Keep what was found out about a position, and pass it on to the one before."""
    frame = study.frames[depth]
    known = study.known[frame.hashed % np.uint64(len(study.known))]
    if known.hashed != frame.hashed:
        known.hashed, known.low, known.high = frame.hashed, -INFINITE, INFINITE
    if frame.best >= goal:
        known.low, known.action = frame.best, frame.best_action
        study.favour[frame.best_action] += 1 + (frame.end - frame.following)
    else:
        known.high = frame.best
    if depth > 0:
        before = study.frames[depth - 1]
        value = frame.best if before.seat == frame.seat else -frame.best
        take_in(before, value, action_in(study.pool[before.following - 1]))


@rule
def value_known(study: Study, hashed: Bits, goal: Number) -> Number:
    """Return a bound for a position that was looked at before, if it answers whether the goal can be reached."""
    known = study.known[hashed % np.uint64(len(study.known))]
    if known.hashed == hashed and known.low >= goal:
        return np.int64(known.low)
    if known.hashed == hashed and known.high < goal:
        return np.int64(known.high)
    return np.int64(UNKNOWN)


# --- one question ------------------------------------------------------------------------------------


@rule
def goal_of(seat: Number, asker: Number, wanted: Number) -> Number:
    """Return what a seat must reach: the one who asks what it wants, its rival enough to spoil that."""
    return wanted if seat == asker else 1 - wanted


@entry(NUMBER(STUDY, NUMBER, types.int64[::1]))
def reaches(study: Any, wanted: Any, notes: Any) -> Number:
    """Ask whether the seat that moves in the first state can reach a value.

    Return a bound for what it can reach: at least `wanted` if so, less if not; the notes then hold the best move. Where
    it is PAUSED it goes on when it is called again with the same, as if nothing had been.
    """
    doors, tables, states = study.doors, study.tables, study.states
    asker = lowest(np.uint64(waiting(doors, states[0], tables)))
    depth = notes[DEPTH]
    if depth == AT_THE_START:
        depth = 0
        if not open_frame(study, 0, asker, hash_of(states[0])):
            return UNKNOWN
    while True:
        frame = study.frames[depth]
        goal = goal_of(frame.seat, asker, wanted)
        if frame.best >= goal or frame.following == frame.end:
            close_frame(study, depth, goal)
            if depth == 0:
                notes[ACTION] = frame.best_action
                return frame.best
            depth -= 1
            continue
        if depth + 1 == len(states):
            return UNKNOWN
        if notes[LEFT] == 0:
            notes[DEPTH] = depth
            return PAUSED
        notes[LEFT] -= 1
        action = action_in(study.pool[frame.following])
        frame.following += 1
        after = states[depth + 1]
        copy(after, states[depth])
        apply(doors, after, tables, frame.seat, action)
        seats = np.uint64(waiting(doors, after, tables))
        if seats == 0:
            take_in(frame, final_value(study, after, frame.seat), action)
            continue
        seat, hashed = lowest(seats), hash_of(after)
        value = value_known(study, hashed, goal_of(seat, asker, wanted))
        if value != UNKNOWN:
            take_in(frame, value if seat == frame.seat else -value, action)
            continue
        depth += 1
        if not open_frame(study, depth, seat, hashed):
            return UNKNOWN
