"""Positions and moves with which about the same is to be done: on a GPU they are seen to side by side.

What takes longest has low numbers, see envs/cuda/herding.py.
"""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import lowest
from quartier.games.munivers.rules.actions import ARGUMENTS, BID, PLAY, SPLIT, SWAP_BID
from quartier.games.munivers.rules.auction import half_of
from quartier.games.munivers.rules.state import (
    ACHIEVEMENTS,
    BUILDING,
    CHOICES,
    DEVELOPMENT,
    LAST_REWARDS,
    MAX_CARDS,
    NOBODY,
    STEPS,
    TURN,
)

DETAILS = MAX_CARDS + 1
KINDS = SWAP_BID + 1
HERDS = max(len(STEPS) * DETAILS + len(CHOICES), 2 * len(STEPS) * KINDS + MAX_CARDS)


@rule
def herd(state: Record, tables: Record, seat: Number) -> Number:
    """Return which of the HERDS a position belongs to: by its step or by what is to be picked, and by a detail."""
    if state.choice != TURN:
        return len(STEPS) * DETAILS + np.int64(state.choice)
    return (len(STEPS) - 1 - np.int64(state.step)) * DETAILS + detail(state, tables, seat)


@rule
def detail(state: Record, tables: Record, seat: Number) -> Number:
    """Return what tells how a turn's moves are found: how many tiles there are to build, or the first card."""
    if state.step == BUILDING:
        return max(0, MAX_CARDS - state.stock_size[seat])
    if state.step == ACHIEVEMENTS:
        return lowest(state.hands[seat])
    return lowest(state.hands[seat] & tables.window_cards[state.step])


@rule
def herd_of_move(state: Record, seat: Number, action: Number) -> Number:
    """Return which of the HERDS a move belongs to: its card; or kind and step, and whether others are still asked."""
    kind, argument = action // ARGUMENTS, action % ARGUMENTS
    if kind == PLAY:
        return 2 * len(STEPS) * KINDS + argument
    ends = ends_bidding(state, seat, argument // SPLIT) if kind == BID else is_last_to_pass(state, seat)
    return ((1 - ends) * KINDS + kind) * len(STEPS) + np.int64(state.step)


@rule
def ends_bidding(state: Record, seat: Number, lot: Number) -> Number:
    """Tell whether all bids stand after this one."""
    called = state.called if state.outbid == seat else state.called + 1
    return 1 if called == state.players and state.bidders[half_of(state), lot] == NOBODY else 0


@rule
def is_last_to_pass(state: Record, seat: Number) -> Number:
    """Tell whether nobody but this seat is asked any more in this step."""
    out = state.passed | (1 << seat)
    if state.step not in (BUILDING, DEVELOPMENT, ACHIEVEMENTS, LAST_REWARDS):
        out |= state.resting
    return 1 if out == (1 << state.players) - 1 else 0
