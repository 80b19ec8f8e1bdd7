"""Whole random games in compiled code, for any game: what the fuzzer, the benchmark and search build on."""

from typing import Any

import numpy as np

from quartier.engine.compile import ACTIONS, BUFFER, BUFFERS, NUMBER, SEED, Bits, Number, entry, part, rule
from quartier.engine.doors import DOORS, apply, check, legal, setup, waiting
from quartier.engine.kernels import HALF, LOW_32, NONE, count, lowest, philox, without_lowest

STUCK = -1
"""A seat was waiting but had no legal move."""
ENDLESS = -2
"""The game went on for more moves than the trace can hold."""
BROKEN = -100
"""An invariant broke: BROKEN minus its number."""


@rule
def random_seat(seats: Bits, luck: Bits) -> tuple[Number, Bits]:
    """Return one of the waiting seats by a random number of 32 bits, and what is left of that number for the action."""
    if without_lowest(seats) != NONE:
        luck *= np.uint64(count(seats))
        for _ in range(np.int64(luck >> HALF)):
            seats = without_lowest(seats)
        luck &= LOW_32
    return lowest(seats), luck


@rule
def random_action(actions: Any, options: Number, luck: Bits) -> Number:
    """Return one of the legal actions by what is left of the random number."""
    return np.int64(actions[np.int64((luck * np.uint64(options)) >> HALF)])


@part
def random_move(
    doors: Any, state: Any, tables: Any, seats: Bits, actions: Any, seed: Bits, moves: Number
) -> tuple[Number, Number]:  # fmt: skip
    """Draw the move after so many others of a random game: return which of the waiting seats makes it and which it is.

    The action is STUCK if that seat has none. It depends on nothing else, so that games can be played one by one or
    side by side.
    """
    seat, luck = random_seat(seats, philox(seed, np.uint64(moves)))
    options = legal(doors, state, tables, seat, actions)
    return seat, STUCK if options == 0 else random_action(actions, options, luck)


@rule
def play_at_random(doors: Any, state: Any, tables: Any, actions: Any, seed: Bits) -> Number:
    """Play random moves to the end; return how many, or STUCK."""
    moves = 0
    while True:
        seats = np.uint64(waiting(doors, state, tables))
        if seats == NONE:
            return moves
        seat, action = random_move(doors, state, tables, seats, actions, seed, moves)
        if action == STUCK:
            return STUCK
        apply(doors, state, tables, seat, action)
        moves += 1


@entry(NUMBER(DOORS, BUFFER, BUFFER, ACTIONS, SEED))
def play_out(doors: Any, state: Any, tables: Any, actions: Any, seed: Any) -> Number:
    """See play_at_random."""
    return play_at_random(doors, state, tables, actions, seed)


@entry(NUMBER(DOORS, BUFFER, BUFFER, ACTIONS, ACTIONS, SEED))
def play_out_checked(doors: Any, state: Any, tables: Any, actions: Any, trace: Any, seed: Any) -> Number:
    """Play random moves to the end as play_out does, testing the invariants after each.

    The trace is filled with seat, action, seat, action …; trace[0] is the number of moves begun, so that a
    failure can be replayed. Return the number of moves, or STUCK, ENDLESS or BROKEN.
    """
    trace[0] = 0
    while True:
        broken = check(doors, state, tables)
        if broken != 0:
            return BROKEN - broken
        seats = np.uint64(waiting(doors, state, tables))
        moves = np.int64(trace[0])
        if seats == NONE:
            return moves
        if 2 * moves + 3 > len(trace):
            return ENDLESS
        seat, action = random_move(doors, state, tables, seats, actions, seed, moves)
        if action == STUCK:
            return STUCK
        trace[2 * moves + 1] = seat
        trace[2 * moves + 2] = action
        trace[0] = moves + 1
        apply(doors, state, tables, seat, action)


@entry(NUMBER(DOORS, BUFFERS, BUFFER, ACTIONS, ACTIONS, SEED, NUMBER))
def play_games(doors: Any, states: Any, tables: Any, options: Any, actions: Any, first_seed: Any, games: Any) -> Number:
    """Play that many random games with consecutive seeds; return the number of moves, or STUCK.

    Final states are left in the rows of `states`, in turn; a single row is played in again and again.
    """
    moves = 0
    for game in range(games):
        seed = first_seed + np.uint64(game)
        state = states[game % len(states)]
        state[:] = 0
        setup(doors, state, tables, options, seed)
        played = play_at_random(doors, state, tables, actions, seed)
        if played < 0:
            return played
        moves += played
    return moves


@entry(NUMBER(DOORS, BUFFER, BUFFER, ACTIONS, ACTIONS, ACTIONS, ACTIONS, SEED, NUMBER))
def play_games_checked(
    doors: Any,
    state: Any,
    tables: Any,
    options: Any,
    actions: Any,
    trace: Any,
    tally: Any,
    first_seed: Any,
    games: Any,
) -> Number:
    """Play random games with the invariants tested; return how many were played before one failed.

    The tally counts them: the number of moves of all games, and of the longest.
    """
    tally[0] = tally[1] = 0
    for game in range(games):
        seed = first_seed + np.uint64(game)
        state[:] = 0
        setup(doors, state, tables, options, seed)
        played = play_out_checked(doors, state, tables, actions, trace, seed)
        if played < 0:
            return game
        tally[0] += played
        tally[1] = max(tally[1], played)
    return games
