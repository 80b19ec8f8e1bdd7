"""Every invariant notices when it is broken: otherwise the fuzzer would look and see nothing."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.games.munivers.game import GAME
from quartier.games.munivers.rules import checks
from quartier.games.munivers.rules.money import loan_cards_used
from quartier.games.munivers.rules.state import MAX_SITES, OVER, STATE

Change = Callable[[Any], None]
CAFE, LOUVRE, EMPTY, NOWHERE = 0, 1, 2, MAX_SITES - 1
"""Sites of the district below: two that are built on, one that is not, and one that its board does not have."""


def change(field: str, value: Any, *place: int) -> Change:
    def do(state: Any) -> None:
        if place:
            state[field][place] = value
        else:
            state[field] = value

    return do


def more(field: str, *place: int) -> Change:
    def do(state: Any) -> None:
        change(field, state[field][place] + 1 if place else state[field] + 1, *place)(state)

    return do


def both(one: Change, other: Change) -> Change:
    def do(state: Any) -> None:
        one(state)
        other(state)

    return do


def match() -> Match:
    players = {
        "orange": {"board": "gobelins", "buildings": {"a6": "le-zinc", "b6": "louvre"}, "stock": ["sorbonne"]},
        "blue": {"votes": 6, "loans": 1, "rewards": 1, "hand": ["sourdough"]},
    }
    return Match.from_position(GAME, {"month": 3, "players": players, "markers": {"cafe": 2}})


@pytest.mark.parametrize(
    ("broken", "do"),
    [
        (checks.MONEY, more("cash", 0)),
        (checks.TILES, more("bag", 0)),
        (checks.TILES, more("bag_left")),
        (checks.TILES, more("stock", 0, 1)),
        (checks.CARDS, change("deck", np.uint64(1))),
        (checks.CARDS, change("discarded", np.uint64(1))),
        (checks.TOKENS, more("rewards_left")),
        (checks.MARKERS, more("markers", 0)),
        (checks.LOANS, change("loans", 17, 1)),
        (checks.VOTES, more("votes", 0)),
        (checks.TOTALS, more("totals", 0, 2)),
        (checks.TOTALS, more("usefulness", 0, CAFE)),
        (checks.TOTALS, more("usefulness", 0, LOUVRE)),
        (checks.TOTALS, more("usefulness", 0, EMPTY)),
        (checks.TOTALS, more("usefulness", 0, NOWHERE)),
        (checks.TOTALS, both(more("usefulness", 0, CAFE), more("totals", 0, 2))),
        (checks.COUNTS, more("built", 0, 2)),
        (checks.COUNTS, more("stock_size", 0)),
        (checks.MODIFIERS_BROKEN, more("standing", 0, 1)),
        (checks.RANGES, change("income", 0, 0)),
        (checks.RANGES, change("loans", -1, 0)),
        (checks.AUCTIONS, change("month", -9)),
    ],
)
def test_a_broken_invariant_is_found(broken: int, do: Change) -> None:
    found = match()
    state = found.state
    assert GAME.rules.check(state, found.tables) == 0
    do(state.view(STATE)[0])
    assert GAME.rules.check(state, found.tables) == broken
    assert f"error-law-{broken}" in Words.load("munivers/mistakes", "en")


def test_when_all_is_over_no_auction_needs_tiles() -> None:
    """M19."""
    found = match()
    state = found.state
    change("month", -9)(state.view(STATE)[0])
    change("step", OVER)(state.view(STATE)[0])
    assert GAME.rules.check(state, found.tables) == 0


def test_all_loans_that_a_state_has_room_for_are_counted() -> None:
    """M43: also where the rules are interpreted, as here, and numbers of a byte stay such."""
    state = np.zeros(1, STATE)[0]
    state.players, state.loans[:] = 4, 64
    assert loan_cards_used(state) == 4 * 64 // 2
