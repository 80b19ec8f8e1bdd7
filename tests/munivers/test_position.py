"""Positions: readable, partial ones completed, wrong ones refused with field and reason."""

from typing import Any

import pytest

from quartier.engine.errors import BadPosition
from quartier.engine.match import Match
from quartier.games.munivers.game import GAME
from quartier.games.munivers.packs.content import load_pack

ALL_TILES = [design.id for design in load_pack("standard").designs for _ in range(design.copies)]


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
    ({"players": {"orange": {"loans": 65}}}, "'players.orange.loans' must be a whole number from 0 to 64"),
    ({"players": {"blue": {"rewards": 33}}}, "'players.blue.rewards' must be a whole number from 0 to 32"),
    ({"players": {"orange": {"board": "gobelins"}, "blue": {"board": "gobelins"}}}, "two players have the same one"),
    ({"players": {"orange": {"polls_won": 13}}}, "polls_won"),
    ({"players": {"orange": {"buildings": {"z9": "le-zinc"}}}}, "'players.orange.buildings' has an unknown field 'z9'"),
    ({"players": {"orange": {"stock": ["louvre", "louvre"]}}}, "there are only 1 of 'louvre'"),
    ({"players": {"orange": {"hand": ["sourdough"]}, "blue": {"hand": ["sourdough"]}}}, "is in two places"),
    ({"polls": ["petit-badaud"]}, "'polls' must name different ones, 3 in all"),
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


# --- what is being decided (M38-M41) -----------------------------------------------------------------------


def asking(card: str, step: str) -> dict[str, Any]:
    """Return the position in which a card has just asked orange for something."""
    players = {
        "orange": {"hand": [card, "kings-cake"], "cash": 9, "stock": ["louvre"]},
        "blue": {"stock": ["sorbonne"], "rewards": 1},
    }
    return Match.from_position(GAME, {"step": step, "players": players}).play(f"play/{card}").position()


WRONG_DECISIONS: list[tuple[str, str, dict[str, Any], str]] = [
    ("yesterdays-bread", "paid", {"deciding": "build"}, "that step asks for something else"),
    ("yesterdays-bread", "paid", {"deciding": "target"}, "are of no ability that the actor can use"),
    ("yesterdays-bread", "paid", {"deciding": "turn"}, "no ability can be under way then"),
    ("yesterdays-bread", "paid", {"deciding": None}, "no ability can be under way then"),
    ("yesterdays-bread", "paid", {"turn": "blue"}, "'ability.actor' must be whose turn it is"),
    ("yesterdays-bread", "paid", {"row": 1_000}, "are of no ability that the actor can use"),
    ("yesterdays-bread", "paid", {"rows_left": 1}, "are of no ability that the actor can use"),
    ("yesterdays-bread", "paid", {"picks": 2}, "'ability.picks' and 'ability.price' are not those of that step"),
    ("yesterdays-bread", "paid", {"price": 99}, "'ability.picks' and 'ability.price' are not those of that step"),
    ("yesterdays-bread", "paid", {"picks": 0}, "'ability.picks' and 'ability.price' are not those of that step"),
    ("yesterdays-bread", "paid", {"unresolved": ["sorbonne"]}, "must be unique buildings of the actor"),
    ("cafe-philosophers", "start", {"picks": 3}, "'ability.picks' and 'ability.price' are not those of that step"),
    ("shelf-war", "start", {"deciding": "kind"}, "that step asks for no type"),
    ("shelf-war", "start", {"target": "blue"}, "that step asks for no player"),
    ("poets-table", "start", {"deciding": "target"}, "that step asks for no player"),
    ("poets-table", "start", {"kind": "cafe"}, "that step asks for no type"),
    ("sourdough", "start", {"colour": "red"}, "a green letter and a marker are needed"),
    ("sourdough", "start", {"rows_left": 1}, "a green letter and a marker are needed"),
    ("sourdough", "start", {"deciding": "discard or stop", "picks": 4}, "a reward token discards: 3 at most"),
    ("sourdough", "start", {"deciding": "discard or stop", "picks": 3}, "a reward token discards: 3 at most"),
]


@pytest.mark.parametrize(("card", "step", "changes", "reason"), WRONG_DECISIONS)
def test_nobody_decides_what_nothing_asks_for(card: str, step: str, changes: dict[str, Any], reason: str) -> None:
    position = asking(card, step)
    assert Match.from_position(GAME, position).position() == position
    for field, value in changes.items():
        (position if field in position else position["ability"])[field] = value
    with pytest.raises(BadPosition) as error:
        Match.from_position(GAME, position)
    assert reason in str(error.value)


def test_who_raids_a_stock_raids_that_of_another_player() -> None:
    """M39: else the tile would come from nowhere."""
    match = Match.from_position(GAME, asking("trolley-raid", "built"))
    assert match.position()["ability"]["target"] == "blue", "green has no stock"
    for target in (None, "orange"):
        position = match.position()
        position["ability"]["target"] = target
        with pytest.raises(BadPosition, match=r"'ability.target' must be another player"):
            Match.from_position(GAME, position)


def test_bids_change_places_only_when_all_of_them_stand() -> None:
    """M24."""
    given = {
        "step": "bids",
        "auction": stall(ALL, ALL),
        "players": {"orange": {"hand": ["mixed-up-parcels"], "cash": 9}},
    }
    position = Match.from_position(GAME, given).play("play/mixed-up-parcels").position()
    assert Match.from_position(GAME, position).position() == position
    with pytest.raises(BadPosition, match="bids change places when all of them stand"):
        Match.from_position(GAME, {**position, "step": "paid", "auction": None})


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"step": "left", "deciding": "turn", "turn": "green", "auction": stall()}, "it is orange's turn to bid"),
        ({"step": "left", "deciding": "turn", "auction": stall((("orange", 4),), outbid="blue")}, "it is blue's turn"),
        ({"step": "left", "deciding": "turn", "auction": stall(ALL)}, "all bids stand"),
        ({"step": "over", "deciding": "turn"}, "all is over"),
        ({"deciding": "turn", "ability": {"actor": "blue"}}, "'ability.actor' must be whose turn it is"),
        ({"poll_boost": {"cafe": -1}}, "'poll_boost.cafe' must be a whole number from 0"),
        ({"players": {"blue": {"this_month": {"hand": 1}}}}, "'players.blue.this_month' has an unknown field 'hand'"),
        ({"month": 1, "players": {"blue": {"stock": ALL_TILES}}}, "too few tiles are left in the bag"),
        ({"step": "left", "draws": 2**31}, "'draws' must be a whole number from 0 to 2147483648"),
        ({"step": "achievements", "players": {"blue": {"cash": 3_000}}}, "'players.blue.cash' must be a whole number"),
    ],
)
def test_a_position_that_could_not_be_played_to_an_end_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        Match.from_position(GAME, position)
    assert reason in str(error.value)


def test_who_is_asked_to_build_but_has_neither_cash_nor_loan_only_passes() -> None:
    """M28, M43: eight loan cards are out."""
    players = {"orange": {"cash": 0, "loans": 8, "stock": ["louvre"]}, "blue": {"loans": 8}}
    match = Match.from_position(GAME, {"month": 12, "step": "building", "deciding": "turn", "players": players})
    assert match.moves() == ["pass"]


def test_a_full_stock_is_accepted_when_no_auction_is_to_come() -> None:
    """M19: there must be tiles for the auctions that are left, and no more."""
    match = Match.from_position(GAME, {"month": 12, "step": "paid", "players": {"blue": {"stock": ALL_TILES}}})
    assert match.view()["left"]["bag"] == 0


def test_a_target_that_nothing_would_touch_is_not_asked_for() -> None:
    """M39: with no cash around, a position in which War of the Shelves asks for its victim could not go on."""
    players = {"orange": {"hand": ["shelf-war"], "cash": 9}, "blue": {"cash": 3}, "green": {"cash": 3}}
    position = Match.from_position(GAME, {"players": players}).play("play/shelf-war").position()
    assert position["deciding"] == "target"
    for seat in ("blue", "green"):
        position["players"][seat]["cash"] = 0
    with pytest.raises(BadPosition):
        Match.from_position(GAME, position)
