"""The numbers of the moves: a kind, and an argument below 4096. `moves.py` turns them into words."""

from quartier.engine.compile import Number, Record, rule
from quartier.games.munivers.rules.state import MAX_DESIGNS, MAX_SITES

ARGUMENTS = 4096
SPLIT = 32
"""An argument of two parts (design and site, lot and bid) is 32 times the first plus the second."""

(PASS_WINDOW, PASS_MONTH, PLAY, SKILL, BID, BUILD, RAISE, ACHIEVE, PASS, REPAY, REWARD, TARGET, CHOOSE_KIND, MARKER,
 DISCARD, STOP, MOVE, SWAP, EXCHANGE, SELL, TAKE, SWAP_BID) = range(22)  # fmt: skip

REWARD_CARDS, REWARD_DISCARD, REWARD_VOTES, REWARD_BLAME = range(4)
"""What a reward token buys (M40); REWARD_BLAME plus a seat takes votes from that player."""

MAX_LEGAL = MAX_DESIGNS * MAX_SITES + 16


@rule
def action_of(kind: Number, argument: Number) -> Number:
    """Return a move's number."""
    return kind * ARGUMENTS + argument


@rule
def add(actions: Record, number: Number, kind: Number, argument: Number) -> Number:
    """Write a move behind those already written; return how many there are now."""
    actions[number] = kind * ARGUMENTS + argument
    return number + 1
