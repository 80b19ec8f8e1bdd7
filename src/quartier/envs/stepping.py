"""Many games stepped at once, compiled for every game alike: on a CPU a stretch of rows a thread, on a GPU each row.

Each game is a row of every buffer. A game that ends is dealt anew in the same step, so that every row is always
waiting for an action.
"""

from typing import Any

import numpy as np
from numba import types

from quartier.bots.search.outcome import REWARD
from quartier.engine.compile import ACTIONS, NUMBER, SEED, Bits, Number, entry, part
from quartier.engine.doors import DOORS, apply, legal, observe, setup, waiting
from quartier.engine.kernels import NONE, below, lowest
from quartier.envs.choices import LEFT, STEP, choice_in, go_on, kind_of, narrow, recall
from quartier.envs.rewards import reward_seats
from quartier.envs.rows import AT, COMPACT, Rows, rows_at

OUTCOME = types.float64[:, ::1]
ALL_LEGAL = -1
TO_OFFER, OVER = -1, -2
"""Instead of the number of the next choice: the legal moves are yet to be written; the game is over."""


# --- one row -----------------------------------------------------------------------------------------


@part
def clear(rows: Rows, row: Number) -> None:
    """Prepare a row for its first game."""
    forget_end(rows, row)
    rows.episodes[row] = -1


@part
def forget_end(rows: Rows, row: Number) -> None:
    """Write that no game has just ended."""
    rows.ended[row] = 0
    for seat in range(rows.players):
        rows.rewards[row, seat] = np.float32(0)


@part
def deal(doors: Any, rows: Rows, row: Number) -> None:
    """Begin the next game of a row: after k others it is game number `row + k * rows` of the seed."""
    rows.episodes[row] += 1
    state = rows.states[row]
    state[:] = 0
    number = np.uint64(row) + np.uint64(rows.episodes[row]) * np.uint64(len(rows.states))
    setup(doors, state, rows.tables, rows.options, rows.seed + number)
    rows.seats[row] = lowest(np.uint64(waiting(doors, state, rows.tables)))


@part
def act(doors: Any, rows: Rows, row: Number, action: Number) -> None:
    """Make a legal action. A whole move leaves the row to be offered the next ones, or its game over."""
    forget_end(rows, row)
    cursor, actions = rows.cursors[:, row], rows.legal[row]
    if rows.form == COMPACT:
        narrow(rows.plan, actions, cursor, action)
        if cursor[LEFT] > 1:
            ask(rows, row)
            return
        action = np.int64(actions[0])
    state, seat = rows.states[row], np.int64(rows.seats[row])
    apply(doors, state, rows.tables, seat, action)
    seats = np.uint64(waiting(doors, state, rows.tables))
    rows.seats[row] = ~seat if seats == NONE else lowest(seats)
    cursor[STEP] = OVER if seats == NONE else TO_OFFER


@part
def reward(doors: Any, rows: Rows, row: Number, lines: Any, outcome: Any) -> None:
    """Write that a game has ended, and what it brought each seat."""
    rows.ended[row] = 1
    reward_seats(doors, rows.states[row], rows.tables, lines, outcome, rows.players, rows.kind)
    for seat in range(rows.players):
        rows.rewards[row, seat] = np.float32(outcome[REWARD, seat])


@part
def offer(doors: Any, rows: Rows, row: Number) -> None:
    """Write what the seat that decides next may do."""
    cursor = rows.cursors[:, row]
    cursor[LEFT] = legal(doors, rows.states[row], rows.tables, np.int64(rows.seats[row]), rows.legal[row])
    cursor[STEP] = 0
    if rows.form == COMPACT:
        ask(rows, row)


@part
def ask(rows: Rows, row: Number) -> None:
    """Write the answers to the next choice, and what was chosen before."""
    go_on(rows.plan, rows.legal[row], rows.cursors[:, row], rows.masks[row])
    recall(rows.plan, rows.legal[row], rows.cursors[:, row], rows.chosen[row])


@part
def is_legal(rows: Rows, row: Number, action: Number) -> bool:
    """Tell whether an action is legal in a row."""
    if rows.form == COMPACT:
        return bool(0 <= action < rows.masks.shape[1] and rows.masks[row, action] != 0)
    found = False
    for number in range(rows.cursors[LEFT, row]):
        found |= rows.legal[row, number] == action
    return found


@part
def draw(rows: Rows, row: Number, seed: Bits) -> Number:
    """Draw a legal action: any legal move as likely as any other, or its next choice."""
    cursor = rows.cursors[:, row]
    action = np.int64(rows.legal[row, below(seed, np.uint64(row), cursor[LEFT])])
    if rows.form == COMPACT:
        return choice_in(rows.plan, kind_of(rows.plan, action, np.int64(0)), action, cursor[STEP])
    return action


# --- many, on a CPU ----------------------------------------------------------------------------------


@part
def show(doors: Any, rows: Rows, row: Number) -> None:
    """Write what the seat that decides next sees and may do."""
    seat = np.int64(rows.seats[row])
    observe(doors, rows.states[row], rows.tables, seat, rows.observations[row])
    offer(doors, rows, row)


@entry(types.void(DOORS, AT, NUMBER, NUMBER))
def begin_rows(doors: Any, at: Any, first: Any, end: Any) -> None:
    """Begin the first game of these rows."""
    rows = rows_at(at)
    for row in range(first, end):
        clear(rows, row)
        deal(doors, rows, row)
        show(doors, rows, row)


@entry(NUMBER(AT, ACTIONS, NUMBER, NUMBER))
def first_illegal(at: Any, taken: Any, first: Any, end: Any) -> Number:
    """Return the first of these rows whose action is not legal, or ALL_LEGAL."""
    rows = rows_at(at)
    for row in range(first, end):
        if not is_legal(rows, row, np.int64(taken[row])):
            return row
    return ALL_LEGAL


@entry(types.void(DOORS, AT, ACTIONS, ACTIONS, OUTCOME, NUMBER, NUMBER))
def step_rows(doors: Any, at: Any, taken: Any, lines: Any, outcome: Any, first: Any, end: Any) -> None:
    """Make a legal action in each of these rows; where a game ends, begin the next one of the row."""
    rows = rows_at(at)
    for row in range(first, end):
        act(doors, rows, row, np.int64(taken[row]))
        over = rows.cursors[STEP, row] == OVER
        if over:
            last = ~np.int64(rows.seats[row])
            observe(doors, rows.states[row], rows.tables, last, rows.last_observations[row])
            reward(doors, rows, row, lines, outcome)
            deal(doors, rows, row)
        if over or rows.cursors[STEP, row] == TO_OFFER:
            show(doors, rows, row)


@entry(types.void(AT, ACTIONS, SEED, NUMBER, NUMBER))
def draw_rows(at: Any, taken: Any, seed: Any, first: Any, end: Any) -> None:
    """Draw a legal action for each of these rows."""
    rows = rows_at(at)
    for row in range(first, end):
        taken[row] = draw(rows, row, seed)
