"""Many games stepped at once, compiled for every game alike: what `batch.Batch` runs, a stretch of rows a thread.

Each game is a row of every buffer. A game that ends is dealt anew in the same step, so that every row is always
waiting for an action.
"""

from typing import Any

import numpy as np
from numba import types

from quartier.bots.search.outcome import REWARD
from quartier.engine.compile import ACTIONS, BUFFER, BUFFERS, LINES, NUMBER, SEED, Number, entry, rule
from quartier.engine.doors import DOORS, apply, legal, observe, setup, waiting
from quartier.engine.kernels import NONE, below, lowest
from quartier.envs.choices import LEFT, PLAN, STEP, choice_in, go_on, kind_of, narrow, recall
from quartier.envs.rewards import reward_seats

CURSORS = types.int64[:, ::1]
MASKS = types.int8[:, ::1]
FLAGS = types.uint8[::1]
REWARDS = types.float32[:, ::1]
OUTCOME = types.float64[:, ::1]
COUNTS = types.int64[::1]
ALL_LEGAL = -1
FLAT, COMPACT = range(2)


@rule
def offer(
    doors: Any, state: Any, tables: Any, plan: Any, observation: Any, actions: Any, cursor: Any, mask: Any,
    chosen: Any, form: Number,
) -> Number:  # fmt: skip
    """Write what the seat that decides next sees and may do; return that seat, or -1 when the game is over."""
    seats = np.uint64(waiting(doors, state, tables))
    if seats == NONE:
        return np.int64(-1)
    seat = lowest(seats)
    observe(doors, state, tables, seat, observation)
    cursor[LEFT] = legal(doors, state, tables, seat, actions)
    cursor[STEP] = 0
    if form == COMPACT:
        go_on(plan, actions, cursor, mask)
        recall(plan, actions, cursor, chosen)
    return seat


@rule
def deal(doors: Any, state: Any, tables: Any, options: Any, seed: Any) -> None:
    """Begin a game in a row."""
    state[:] = 0
    setup(doors, state, tables, options, seed)


@entry(
    types.void(
        DOORS, BUFFER, ACTIONS, PLAN, BUFFERS, LINES, LINES, CURSORS, MASKS, LINES, ACTIONS, COUNTS, SEED, NUMBER,
        NUMBER, NUMBER,
    )
)  # fmt: skip
def begin_rows(
    doors: Any, tables: Any, options: Any, plan: Any, states: Any, observations: Any, actions: Any, cursors: Any,
    masks: Any, chosen: Any, seats: Any, episodes: Any, seed: Any, form: Any, first: Any, end: Any,
) -> None:  # fmt: skip
    """Begin the first game of these rows: game number `row` of the seed."""
    for row in range(first, end):
        state, cursor = states[row], cursors[row]
        episodes[row] = 0
        deal(doors, state, tables, options, seed + np.uint64(row))
        seats[row] = offer(
            doors, state, tables, plan, observations[row], actions[row], cursor, masks[row], chosen[row], form
        )


@entry(NUMBER(LINES, CURSORS, MASKS, ACTIONS, NUMBER, NUMBER, NUMBER))
def first_illegal(actions: Any, cursors: Any, masks: Any, taken: Any, form: Any, first: Any, end: Any) -> Number:
    """Return the first of these rows whose action is not legal, or ALL_LEGAL."""
    for row in range(first, end):
        action = taken[row]
        if form == COMPACT:
            if action < 0 or action >= len(masks[row]) or masks[row, action] == 0:
                return row
        else:
            found = False
            for number in range(cursors[row, LEFT]):
                found |= actions[row, number] == action
            if not found:
                return row
    return ALL_LEGAL


@rule
def finish(
    doors: Any, state: Any, tables: Any, observation: Any, lines: Any, outcome: Any, rewards: Any, seat: Number,
    players: Number, kind: Number,
) -> None:  # fmt: skip
    """Write what the end of a game brought each seat, and what the seat sees that made the last move."""
    observe(doors, state, tables, seat, observation)
    reward_seats(doors, state, tables, lines, outcome, players, kind)
    for other in range(players):
        rewards[other] = np.float32(outcome[REWARD, other])


@entry(
    types.void(
        DOORS, BUFFER, ACTIONS, PLAN, BUFFERS, LINES, LINES, LINES, CURSORS, MASKS, LINES, ACTIONS, COUNTS, REWARDS,
        FLAGS, ACTIONS, ACTIONS, OUTCOME, SEED, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER,
    )
)  # fmt: skip
def step_rows(
    doors: Any, tables: Any, options: Any, plan: Any, states: Any, observations: Any, last_observations: Any,
    actions: Any, cursors: Any, masks: Any, chosen: Any, seats: Any, episodes: Any, rewards: Any, ended: Any,
    taken: Any, lines: Any, outcome: Any, seed: Any, form: Any, players: Any, kind: Any, first: Any, end: Any,
) -> None:  # fmt: skip
    """Make a legal action in each of these rows; where a game ends, begin the next one of the row.

    The games of a row are numbered `row`, `row + rows`, … of the seed, however the rows are shared among threads.
    """
    for row in range(first, end):
        state, cursor, seat = states[row], cursors[row], np.int64(seats[row])
        ended[row] = 0
        for other in range(players):
            rewards[row, other] = np.float32(0)
        action = np.int64(taken[row])
        if form == COMPACT:
            narrow(plan, actions[row], cursor, action)
            if cursor[LEFT] > 1:
                go_on(plan, actions[row], cursor, masks[row])
                recall(plan, actions[row], cursor, chosen[row])
                continue
            action = np.int64(actions[row, 0])
        apply(doors, state, tables, seat, action)
        next_seat = offer(
            doors, state, tables, plan, observations[row], actions[row], cursor, masks[row], chosen[row], form
        )
        if next_seat < 0:
            ended[row] = 1
            finish(doors, state, tables, last_observations[row], lines, outcome, rewards[row], seat, players, kind)
            episodes[row] += 1
            number = np.uint64(row) + np.uint64(episodes[row]) * np.uint64(len(states))
            deal(doors, state, tables, options, seed + number)
            next_seat = offer(
                doors, state, tables, plan, observations[row], actions[row], cursor, masks[row], chosen[row], form
            )
        seats[row] = next_seat


@entry(types.void(PLAN, LINES, CURSORS, ACTIONS, SEED, NUMBER, NUMBER, NUMBER))
def draw_rows(plan: Any, actions: Any, cursors: Any, taken: Any, seed: Any, form: Any, first: Any, end: Any) -> None:
    """Draw a legal action for each of these rows: any legal move as likely as any other, or its next choice."""
    for row in range(first, end):
        action = np.int64(actions[row, below(seed, np.uint64(row), cursors[row, LEFT])])
        kind = kind_of(plan, action, np.int64(0))
        taken[row] = choice_in(plan, kind, action, cursors[row, STEP]) if form == COMPACT else action
