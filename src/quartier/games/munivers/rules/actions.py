"""The numbers of the moves: a kind, and an argument below 4096. `moves.py` turns them into words."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import lowest, without_lowest
from quartier.games.munivers.rules.state import MAX_DESIGNS, MAX_SITES

ARGUMENTS = 4096
SPLIT = 32
"""An argument of two parts (design and site, lot and bid) is 32 times the first plus the second."""

(PASS_WINDOW, PASS_MONTH, PLAY, SKILL, BID, BUILD, RAISE, ACHIEVE, PASS, REPAY, REWARD, TARGET, CHOOSE_KIND, MARKER,
 DISCARD, STOP, MOVE, SWAP, EXCHANGE, SELL, TAKE, SWAP_BID) = range(22)  # fmt: skip
ACTION_COUNT = (SWAP_BID + 1) * ARGUMENTS

REWARD_CARDS, REWARD_DISCARD, REWARD_VOTES, REWARD_BLAME = range(4)
"""What a reward token buys (M40); REWARD_BLAME plus a seat takes votes from that player."""

MAX_LEGAL = MAX_DESIGNS * MAX_SITES + 16


@rule
def action_of(kind: Number, argument: Number) -> Number:
    """Return a move's number."""
    return kind * ARGUMENTS + argument


@rule
def add(actions: Record, number: Number, kind: Number, argument: Number) -> Number:
    """Write a move behind those already written; return how many there are now.

    An index without a sign is not asked whether it counts from the end, so that moves are written side by side.
    """
    actions[np.uint64(number)] = kind * ARGUMENTS + argument
    return number + 1


@rule
def add_each(actions: Record, number: Number, kind: Number, argument: Number, members: Bits) -> Number:
    """Write a move for each member of a set, whose number is added to the argument."""
    while members:
        number = add(actions, number, kind, argument + lowest(members))
        members = without_lowest(members)
    return number
