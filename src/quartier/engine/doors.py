"""The doors to the compiled rules of a game: nine functions with fixed signatures, gathered in `Rules`."""

from collections.abc import Callable
from typing import NamedTuple

from numba import types

from quartier.engine.compile import ACTIONS, BUFFER, LINES, NUMBER, SEED, pointer

SETUP = types.void(BUFFER, BUFFER, ACTIONS, SEED)
WAITING = NUMBER(BUFFER, BUFFER)
LEGAL = NUMBER(BUFFER, BUFFER, NUMBER, ACTIONS)
APPLY = types.void(BUFFER, BUFFER, NUMBER, NUMBER)
SCORES = types.void(BUFFER, BUFFER, LINES)
WINNERS = NUMBER(BUFFER, BUFFER)
RESAMPLE = types.void(BUFFER, BUFFER, NUMBER, SEED)
EVALUATE = NUMBER(BUFFER, BUFFER, NUMBER)
CHECK = NUMBER(BUFFER, BUFFER)

SETUP_POINTER = pointer(SETUP)
WAITING_POINTER = pointer(WAITING)
LEGAL_POINTER = pointer(LEGAL)
APPLY_POINTER = pointer(APPLY)
SCORES_POINTER = pointer(SCORES)
WINNERS_POINTER = pointer(WINNERS)
RESAMPLE_POINTER = pointer(RESAMPLE)
EVALUATE_POINTER = pointer(EVALUATE)
CHECK_POINTER = pointer(CHECK)


class Rules(NamedTuple):
    """The compiled side of a game. `state` and `tables` are buffers; seats count from 0."""

    setup: Callable[..., None]
    """(state, tables, options, seed): lay out a new game in a state of zeros."""
    waiting: Callable[..., int]
    """(state, tables): the seats that must decide now, as a bit mask; several at once is normal, none: over."""
    legal: Callable[..., int]
    """(state, tables, seat, actions): write the action numbers open to that seat, return how many."""
    apply: Callable[..., None]
    """(state, tables, seat, action): make a legal move. It is fast because it does not check."""
    scores: Callable[..., None]
    """(state, tables, lines): write every seat's score line by line, as if the game ended now."""
    winners: Callable[..., int]
    """(state, tables): the seats that win, as a bit mask, as if the game ended now."""
    resample: Callable[..., None]
    """(state, tables, seat, seed): redraw all that this seat can't know, the random numbers to come included."""
    evaluate: Callable[..., int]
    """(state, tables, seat): how promising the position looks to that seat; the greedy bot's taste."""
    check: Callable[..., int]
    """(state, tables): 0 while every invariant holds, or else the number of the first broken one."""
