"""Positions: readable, partial ones completed, wrong ones refused with field and reason."""

from typing import Any

import pytest

from quartier.engine.errors import BadPosition
from quartier.engine.match import Match
from quartier.games.munivers.game import GAME


def test_an_empty_position_is_january_with_empty_hands_and_nothing_built() -> None:
    view = Match.from_position(GAME, {}).view()
    assert (view["month"], view["step"], view["turn"]) == (1, "left", "orange")
    assert [player["cash"] for player in view["players"].values()] == [5, 5, 5]


def test_a_position_reads_as_a_person_would_write_it() -> None:
    players: dict[str, Any] = {
        "orange": {"board": "gobelins", "buildings": {"a6": "le-zinc"}, "stock": ["louvre"], "cash": 3, "loans": 1},
        "blue": {"votes": {"polls": 6}, "income": 4, "hand": ["sourdough"]},
    }
    bids = [{"tile": "le-pain-beni", "bid": 4, "bidder": "blue"}, {"tile": "le-zinc"}, {"tile": "sorbonne"}]
    right = [{"tile": "le-quignon"}, {"tile": "rayon-frais"}, {"tile": "pantheon"}]
    given = {"month": 5, "step": "left", "first": "blue", "markers": {"cafe": 2}, "players": players,
             "auction": {"left": bids, "right": right}}  # fmt: skip
    match = Match.from_position(GAME, given)
    position = match.position()
    assert position["turn"] == "green", "blue has bid, green is next"
    assert position["players"]["orange"]["buildings"] == {"a6": "le-zinc"}
    assert position["players"]["blue"]["votes"]["polls"] == 6
    assert position["auction"]["left"][0] == {"tile": "le-pain-beni", "bid": 4, "bidder": "blue"}
    assert Match.from_position(GAME, position).position() == position


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"weather": "rain"}, "unknown field 'weather'"),
    ({"month": 13}, "'month' must be a whole number from 1 to 12"),
    ({"step": "lunch"}, "'step' can't be 'lunch'; it takes start"),
    ({"players": {"pink": {}}}, "unknown field 'pink'"),
    ({"players": {"orange": {"cash": -1}}}, "'players.orange.cash' must be a whole number"),
    ({"players": {"orange": {"board": "gobelins"}, "blue": {"board": "gobelins"}}}, "two players have the same one"),
    ({"players": {"orange": {"buildings": {"z9": "le-zinc"}}}}, "'players.orange.buildings' has an unknown field 'z9'"),
    ({"players": {"orange": {"stock": ["louvre", "louvre"]}}}, "there are only 1 of 'louvre'"),
    ({"players": {"orange": {"hand": ["sourdough"]}, "blue": {"hand": ["sourdough"]}}}, "is in two places"),
    ({"polls": ["petit-badaud"]}, "'polls' must name 3 different ones"),
    ({"markers": {"cafe": 99}}, "vote markers do not add up"),
    ({"turn": "violet"}, "'turn' can't be 'violet'; it takes orange"),
    ({"players": {"orange": {"hand": ["sourdough", "sourdough"]}}}, "'players.orange.hand' names something twice"),
    (
        {"players": {"orange": {"votes": {"polls": 3000, "election": 1}}}},
        "'players.orange.votes' must add up to a number",
    ),
    ({"ability": {"row": 3000, "rows_left": 4}}, "'ability.row' must be a whole number from 0 to 1020"),
]


@pytest.mark.parametrize(("position", "reason"), WRONG)
def test_a_position_that_can_not_lie_on_the_table_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        Match.from_position(GAME, position)
    assert reason in str(error.value)


# --- the stall (M19-M23) -----------------------------------------------------------------------------------

TILES = {"left": ("le-pain-beni", "le-zinc", "louvre"), "right": ("le-petit-cabas", "chapeau-bas", "sorbonne")}


def stall(left: tuple[Any, ...] = (), right: tuple[Any, ...] = (), **more: Any) -> dict[str, Any]:
    """Lay out both halves; bids are given as (bidder, bid) for the first lots."""
    found: dict[str, Any] = {}
    for half, bids in (("left", left), ("right", right)):
        found[half] = [{"tile": tile} for tile in TILES[half]]
        for lot, (bidder, bid) in zip(found[half], bids, strict=False):
            lot.update(bidder=bidder, bid=bid)
    return {**found, **more}


ALL = (("orange", 3), ("blue", 3), ("green", 3))
WRONG_STALLS: list[tuple[str, dict[str, Any], str]] = [
    ("left", {"left": stall()["left"][:1], "right": stall()["right"]}, "'auction.left' must be a list of 3 lots"),
    ("building", stall(), "'auction.left' must be a list of 0 lots in the step 'building'"),
    ("right", stall(), "'auction.left' must have one standing bid of every player"),
    ("bids", stall(ALL), "'auction.right' must have one standing bid of every player"),
    ("left", stall(right=ALL), "'auction.right' can't have bids while the left half is open"),
    ("left", stall((("orange", 21),)), "'auction.left[0].bid' must be a whole number from 0 to 20"),
    ("left", stall((("orange", 0),)), "'auction.left[0].bid' must have a bidder"),
    ("left", stall(((None, 4),)), "'auction.left[0].bid' must have a bidder"),
    ("left", stall((("orange", 3), ("orange", 3))), "'auction.left' must have one bid each"),
    ("left", stall((("green", 3),)), "'auction.left' must have one bid each"),
    ("left", stall((("orange", 3),), outbid="orange"), "'auction.left' must have one bid each"),
    ("left", stall((("orange", 3),), called=3), "'auction.left' must have one bid each"),
    ("left", stall(cap=2), "'auction.cap' must be a whole number from 3 to 20"),
    ("left", {**stall(), "left": [{"tile": "louvre", "colour": 1}] * 3}, "unknown field 'colour'"),
]


@pytest.mark.parametrize(("step", "auction", "reason"), WRONG_STALLS)
def test_bids_that_no_auction_can_bring_are_refused(step: str, auction: dict[str, Any], reason: str) -> None:
    """M19-M23: such a stall would leave somebody without a tile, or without a move."""
    with pytest.raises(BadPosition) as error:
        Match.from_position(GAME, {"step": step, "auction": auction})
    assert reason in str(error.value)


def test_a_position_may_stop_in_the_middle_of_a_chain_of_bids() -> None:
    """M21: blue was pushed away by orange and moves at once; green has not bid yet."""
    match = Match.from_position(GAME, {"step": "left", "auction": stall((("orange", 4),), outbid="blue")})
    assert match.view()["turn"] == "blue"
    assert match.play("bid/left/2/1").view()["turn"] == "green"


def test_an_auction_without_tiles_draws_them() -> None:
    """M19."""
    view = Match.from_position(
        GAME, {"step": "left", "month": 4, "players": {"orange": {"hand": ["sourdough"]}}}
    ).view()
    assert (view["step"], view["month"]) == ("left", 4)
    assert [len(view["auction"][half]) for half in ("left", "right")] == [3, 3]
