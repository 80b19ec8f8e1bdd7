"""Habits of players about which the designer of a pack asks, such as collecting two types only."""

from itertools import combinations
from typing import Any

from quartier.engine.errors import BadOption
from quartier.engine.match import Match
from quartier.games.munivers.packs.tabulate import pack_of
from quartier.games.munivers.rules.actions import ARGUMENTS, BID, SPLIT
from quartier.games.munivers.rules.state import BID_LEFT, LEFT, RIGHT, STATE
from quartier.games.munivers.rules.verbs import KINDS, TYPES

MOST_PAID = 7
"""What a collector bids at most for a wanted tile, unless it is told otherwise."""
ORDINARY = KINDS[:TYPES]


def collect(match: Match, seat: int, wanted: str) -> list[int]:
    """Bid for tiles of the wanted types only, up to a limit, and for the cheapest tile where none can be had.

    `wanted` is `cafe&boutique`, or `cafe&boutique&9` with another limit than MOST_PAID.
    """
    types, most = read(wanted)
    actions = match.actions(seat)
    bidding = [action for action in actions if action // ARGUMENTS == BID]
    if not bidding:
        return actions
    record: Any = match.state.view(STATE)[0]
    lots, designs = record.lots[LEFT if record.step == BID_LEFT else RIGHT], pack_of(match.tables).designs
    bids = [divmod(action % ARGUMENTS, SPLIT) for action in bidding]
    good = [
        action
        for action, (lot, bid) in zip(bidding, bids, strict=True)
        if designs[lots[lot]].kind in types and bid == lowest(bids, lot) <= most
    ]
    cheapest = min(bid for _, bid in bids)
    chosen = good or [action for action, (_, bid) in zip(bidding, bids, strict=True) if bid == cheapest]
    return [action for action in actions if action not in bidding or action in chosen]


def lowest(bids: list[tuple[int, int]], lot: int) -> int:
    """Return the lowest bid that a lot takes."""
    return min(bid for other, bid in bids if other == lot)


def read(wanted: str) -> tuple[list[str], int]:
    """Return the types and the limit of a collector."""
    parts = wanted.split("&")
    most = int(parts.pop()) if len(parts) > 1 and parts[-1].isdecimal() and len(parts[-1]) < 3 else MOST_PAID
    if not parts or len(set(parts)) < len(parts) or not set(parts) <= set(ORDINARY):
        known = ", ".join(ORDINARY)
        sentence = f"somebody collects some of {known}, joined by & (and perhaps the most to be paid), not {wanted!r}"
        raise BadOption(sentence, "collects", known=known, given=repr(wanted))
    return parts, most


HABITS = {"collect": collect}
QUESTIONS = ("never=play", *(f"collect={one}&{other}" for one, other in combinations(ORDINARY, 2)))
