"""Every test of the language of conditions, once where it holds and once where it just does not (M29, M35)."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Condition
from quartier.games.munivers.packs.tabulate import Tabulator
from quartier.games.munivers.rules.actions import ACHIEVE, ARGUMENTS, MAX_LEGAL
from quartier.games.munivers.rules.entries import RULES
from quartier.games.munivers.rules.verbs import TESTS
from tests.munivers.test_month import table

PACK = load_pack("standard")
BAKERY, CAFE, SHOP, MARKET = "le-pain-beni", "le-zinc", "chapeau-bas", "le-petit-cabas"
MIXED = {"a6": BAKERY, "b6": CAFE, "c6": SHOP, "d6": MARKET}
"""A line of four different types on the board of the Gobelins; a6 and d6 lie beside homes."""


def holds(condition: Condition, orange: dict[str, Any], **fields: Any) -> bool:
    """Tell whether the first card could be achieved, if this were its condition."""
    cards = [replace(PACK.cards[0], goal=(condition,)), *PACK.cards[1:]]
    tables = Tabulator(replace(PACK, cards=cards), "standard").buffer
    data = {"board": "gobelins", "hand": [PACK.cards[0].id], **orange}
    others = fields.pop("others", {})
    match = table({"orange": data, **others}, step="achievements", **fields)
    actions = np.zeros(MAX_LEGAL, np.int32)
    written = RULES.legal(match.state, tables, 0, actions)
    return ACHIEVE * ARGUMENTS in actions[:written]


def built(*sites: str, tile: str = BAKERY) -> dict[str, Any]:
    return {"buildings": dict.fromkeys(sites, tile)}


RIVAL = {"blue": {"board": "palais-bourbon", "buildings": {"a7": BAKERY}}}

CASES: list[tuple[Condition, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    # condition, where it holds, where it does not, fields of both
    (Condition("built_of", "bakery", 2), built("a6", "b6"), built("a6"), {}),
    (Condition("built_of", "any", 4), {"buildings": MIXED}, built("a6", "b6", "c6"), {}),
    (Condition("few_of", "bakery", 1), built("a6"), built("a6", "b6"), {}),
    (Condition("total_of", "bakery", 2), built("a6"), built("b6"), {}),
    (Condition("most_of", "bakery"), built("a6", "b6"), built("a6"), {"others": RIVAL}),
    (Condition("leads", "bakery"), built("a6"), built("b6"), {"others": RIVAL}),
    (Condition("full_blocks", "", 1), built("h3", "h2"), built("h3"), {}),
    (Condition("mixed_block", "", 4), {"buildings": MIXED}, {"buildings": {**MIXED, "d6": CAFE}}, {}),
    (Condition("line_of", "bakery", 2), built("h3", "h2"), built("h3", "a3"), {}),
    (Condition("line_of", "bakery", 3), built("a6", "b6", "c6"), built("a6", "b6", "b5"), {}),
    (Condition("line_of", "any", 4), {"buildings": MIXED}, built("a6", "b6", "c6"), {}),
    (Condition("mixed_line", "", 4), {"buildings": MIXED}, {"buildings": {**MIXED, "b6": SHOP}}, {}),
    (Condition("cluster", "bakery", 3), built("a6", "b6", "b5"), built("a6", "b6", "c5"), {}),
    (Condition("empty_at_least", "", 19), built("a6"), built("a6", "b6"), {}),
    (Condition("empty_at_most", "", 18), built("a6", "b6"), built("a6"), {}),
    (Condition("useful_building", "bakery", 2), built("a6"), built("b6"), {}),
    (Condition("each_type", "", 1), {"buildings": MIXED}, {"buildings": {**MIXED, "d6": CAFE}}, {}),
    (Condition("by_homes", "bakery", 2), built("a6", "d6"), built("a6", "b6"), {}),
    (Condition("by_homes", "bakery", 1), {"buildings": {"b6": BAKERY, "c6": "pere-lachaise"}},
     {"buildings": {"b6": BAKERY, "c6": "louvre"}}, {}),
    (Condition("beside_unique", "bakery", 1), {"buildings": {"a6": "louvre", "b6": BAKERY}},
     {"buildings": {"a6": "louvre", "c6": BAKERY}}, {}),
    (Condition("income_level", "", 3), {"income": 3}, {"income": 2}, {}),
    (Condition("cash_at_least", "", 5), {"cash": 5}, {"cash": 4}, {}),
    (Condition("cash_at_most", "", 5), {"cash": 5}, {"cash": 6}, {}),
    (Condition("richest"), {"cash": 6}, {"cash": 5}, {}),
    (Condition("loans_at_least", "", 1), {"loans": 1}, {}, {}),
    (Condition("no_loans"), {}, {"loans": 1}, {}),
    (Condition("stock_at_least", "", 2), {"stock": [CAFE, CAFE]}, {"stock": [CAFE]}, {}),
    (Condition("stock_empty"), {}, {"stock": [CAFE]}, {}),
    (Condition("votes_at_least", "", 7), {"votes": 7}, {"votes": 6}, {}),
    (Condition("fewest_votes"), {"votes": 0}, {"votes": 1}, {}),
    (Condition("most_votes"), {"votes": 5}, {"votes": 4}, {"others": {"green": {"votes": 5}}}),
    (Condition("hand_at_least", "", 2), {"hand": [PACK.cards[0].id, PACK.cards[1].id]}, {}, {}),
    (Condition("polls_won", "", 2), {"polls_won": 2}, {"polls_won": 1}, {}),
    (Condition("holds_reward"), {"rewards": 1}, {}, {}),
    (Condition("paid_at_least", "", 6), {"paid": 6}, {"paid": 5}, {}),
    (Condition("built_this_month", "", 2), {"built_this_month": 2}, {"built_this_month": 1}, {}),
]  # fmt: skip


@pytest.mark.parametrize(("condition", "yes", "no", "fields"), CASES, ids=lambda case: getattr(case, "test", None))
def test_a_condition_holds_exactly_when_it_says(
    condition: Condition, yes: dict[str, Any], no: dict[str, Any], fields: dict[str, Any]
) -> None:
    assert holds(condition, yes, **fields)
    assert not holds(condition, no, **fields)


def test_conditions_of_the_calendar_the_token_and_the_markers() -> None:
    assert holds(Condition("month_from", "", 4), {}, month=4)
    assert not holds(Condition("month_from", "", 4), {}, month=3)
    assert holds(Condition("month_until", "", 4), {}, month=4)
    assert not holds(Condition("month_until", "", 4), {}, month=5)
    assert holds(Condition("holds_first_player"), {}, first="orange")
    assert not holds(Condition("holds_first_player"), {}, first="blue", turn="orange")
    assert holds(Condition("markers_on", "cafe", 2), {}, markers={"cafe": 2})
    assert not holds(Condition("markers_on", "cafe", 2), {}, markers={"cafe": 1, "bakery": 5})


def test_every_test_of_the_language_is_tested_here() -> None:
    seen = {case[0].test for case in CASES}
    assert seen | {"month_from", "month_until", "holds_first_player", "markers_on"} == set(TESTS)
