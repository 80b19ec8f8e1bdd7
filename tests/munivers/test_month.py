"""M16-M36: the steps of a month, in order."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from quartier.engine.errors import IllegalMove
from quartier.engine.match import Match
from quartier.games.munivers.game import GAME
from quartier.games.munivers.packs.content import CONTENT, load_pack
from quartier.games.munivers.rules.state import STATE
from tests.munivers.test_content import pack

CARDS = ("golden-baguette", "kings-cake", "night-oven", "sourdough", "fashion-week", "legion-of-honour")
QUIET = {
    "orange": {"mayor": "gaston-poigne"},
    "blue": {"mayor": "honorine-pave"},
    "green": {"mayor": "fernand-couloir"},
}
"""Mayors who ask for nothing; one brings blue 1 K€ a month."""


def table(players: dict[str, Any] | None = None, **fields: Any) -> Match:
    """Lay out a table; players without cards have nothing to decide in action windows."""
    given = {seat: {**QUIET[seat], **(players or {}).get(seat, {})} for seat in QUIET}
    if fields.get("options", {}).get("players") == 2:
        given.pop("green")
    return Match.from_position(GAME, {"players": given, **fields})


def state(match: Match) -> Any:
    return match.state.view(STATE)[0]


def lots(*tiles: str, **bids: Any) -> list[dict[str, Any]]:
    return [{"tile": tile, **bids} for tile in tiles]


STALL = {"left": lots("le-pain-beni", "le-zinc", "louvre"), "right": lots("le-petit-cabas", "chapeau-bas", "sorbonne")}


def at_the_stall(**players: Any) -> Match:
    """Orange opens the left half: prices 1, 1 and 3."""
    return table(players, step="left", auction=STALL)


def bought(cash: dict[str, int], bids: dict[str, tuple[int, int]], month: int = 1, **more: dict[str, Any]) -> Match:
    """Return the table after everybody has paid; seats bid for lots 1, 2, 3 of both halves in their order."""
    auction = {
        half: [{**lot, "bid": bids[seat][number], "bidder": seat} for lot, seat in zip(STALL[half], QUIET, strict=True)]
        for number, half in enumerate(("left", "right"))
    }
    players = {seat: {"cash": cash[seat], **more.get(seat, {})} for seat in QUIET}
    return table(players, month=month, step="bids", auction=auction)


# --- 1. start of the month -----------------------------------------------------------------------------


def end_of_month(month: int, **players: Any) -> Match:
    """Only orange has still to decide about an achievement."""
    given = {"orange": {"hand": ["golden-baguette"]}}
    for seat, data in players.items():
        given[seat] = {**given.get(seat, {}), **data}
    return table(given, month=month, step="achievements")


def test_the_calendar_moves_at_the_start_of_each_month_but_not_of_the_first() -> None:
    """M16."""
    assert Match.new(GAME, seed=1).view()["month"] == 1
    match = end_of_month(4)
    assert match.view()["month"] == 4
    assert match.play("pass").view()["month"] == 5


def test_every_player_gets_what_the_own_income_level_says() -> None:
    """M17: levels 1, 3 and 10 of the standard pack pay 6, 8 and 16."""
    orange = {"mayor": "leonie-chantier", "income": 1, "cash": 0}
    match = end_of_month(4, orange=orange, blue={"income": 3, "cash": 2}, green={"income": 10})
    before = state(match).cash.copy()
    match.play("pass")
    paid = [match.view()["players"][seat]["board"] for seat in QUIET]
    levels = [next(board.levels for board in load_pack("standard").boards if board.id == id) for id in paid]
    assert list(state(match).cash - before)[:3] == [levels[0][0].pays, levels[1][2].pays, levels[2][9].pays]


@pytest.mark.parametrize("turned", range(4))
def test_everybody_is_paid_by_what_is_printed_on_the_own_board(tmp_path: Path, turned: int) -> None:
    """M17: four boards with tracks of their own, each of them at every seat, and a level of its own for each seat."""
    levels = "".join(f"\n[[board.level]]\npays = {{}}{level}\n" for level in (1, 2, 3, 4))
    boards = [board.id for board in load_pack("standard").boards]
    tracks = [f'[[board]]\nid = "{id}"\n{levels.format(*[number] * 4)}' for number, id in enumerate(boards, 1)]
    content = pack(tmp_path / "mine", boards="\n".join(tracks), cards='without = ["sunday-opening"]\n')
    seats = ("orange", "blue", "green", "violet")
    mayors = ("gaston-poigne", "anatole-troc", "fernand-couloir", "leonie-chantier")
    given = {
        seat: {"board": boards[(number + turned) % 4], "mayor": mayor, "income": number + 1}
        for number, (seat, mayor) in enumerate(zip(seats, mayors, strict=True))
    }
    given["orange"]["hand"] = ["golden-baguette"]
    options = {"players": 4, "content": content}
    match = Match.from_position(GAME, {"options": options, "players": given, "month": 4, "step": "achievements"})
    before = state(match).cash.copy()
    match.play("pass")
    assert list(state(match).cash - before) == [10 * ((number + turned) % 4 + 1) + number + 1 for number in range(4)]


def test_an_action_window_follows_the_income() -> None:
    """M18."""
    match = end_of_month(4)
    match.play("pass")
    assert (match.view()["step"], match.view()["turn"]) == ("start", "orange")


# --- 2. auction ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_tiles_as_players_are_drawn_to_each_half(players: int) -> None:
    """M19."""
    match = Match.from_position(GAME, {"options": {"players": players}})
    view = match.view()
    assert view["step"] == "left"
    assert [len(view["auction"][half]) for half in ("left", "right")] == [players, players]
    assert view["left"]["bag"] == 96 - 2 * players


def test_a_bid_is_the_price_or_more_up_to_the_end_of_the_track() -> None:
    """M20, M23: the first player begins; prices are 1, 1 and 3; the track ends at 20."""
    match = at_the_stall()
    assert match.view()["turn"] == "orange"
    bids = {path for path in match.moves() if path.startswith("bid/")}
    assert {f"bid/left/3/{bid}" for bid in range(3, 21)} == {path for path in bids if "/left/3/" in path}
    assert "bid/left/1/1" in bids
    assert not any(path.startswith("bid/right") for path in bids)
    assert len(bids) == 20 + 20 + 18


def test_a_standing_bid_must_be_topped() -> None:
    """M20."""
    match = at_the_stall().play("bid/left/1/4")
    assert match.view()["turn"] == "blue"
    with pytest.raises(IllegalMove):
        match.play("bid/left/1/4")
    match.play("bid/left/1/5")


def test_whoever_is_outbid_moves_at_once_even_over_the_bid_just_made() -> None:
    """M21."""
    match = at_the_stall().play("bid/left/1/4").play("bid/left/1/5")
    assert match.view()["turn"] == "orange", "pushed away by blue"
    match.play("bid/left/1/6")
    assert match.view()["turn"] == "blue", "pushed away by orange"
    match.play("bid/left/2/1")
    assert match.view()["turn"] == "green"


def test_bidding_ends_when_all_have_a_standing_bid_and_nobody_can_stay_out() -> None:
    """M22."""
    match = at_the_stall()
    assert not any(path.startswith("pass") for path in match.moves())
    match.play("bid/left/1/1").play("bid/left/2/1").play("bid/left/3/3")
    assert match.view()["step"] == "right"
    assert [lot["bidder"] for lot in match.view()["auction"]["left"]] == ["orange", "blue", "green"]


def test_the_last_player_of_the_round_opens_the_right_half() -> None:
    """M23: green is last; then orange and blue."""
    match = at_the_stall().play("bid/left/1/1").play("bid/left/2/1").play("bid/left/3/3")
    turns = []
    for lot in ("1/1", "2/1", "3/3"):
        turns.append(match.view()["turn"])
        match.play(f"bid/right/{lot}")
    assert turns == ["green", "orange", "blue"]


def test_action_windows_lie_between_bids_and_payment_and_after_payment() -> None:
    """M24, M26."""
    match = bought(
        {"orange": 9, "blue": 9, "green": 9},
        {**dict.fromkeys(QUIET, (1, 3)), "green": (3, 3)},
        orange={"hand": ["bulk-buyer"]},
    )
    assert match.view()["step"] == "bids"
    assert match.view()["players"]["orange"]["cash"] == 9
    match.play("pass/window")
    assert match.view()["step"] == "paid"
    assert match.view()["players"]["orange"]["cash"] == 5
    assert match.view()["players"]["orange"]["stock"] == ["le-pain-beni", "le-petit-cabas"]


def test_everyone_pays_the_bids_and_a_shortfall_takes_a_loan_of_10() -> None:
    """M25: orange pays 4 of 9, blue lacks 1 (Honorine Pavé saves 3 of 13), green lacks 11 and needs two loans."""
    bids = {"orange": (1, 3), "blue": (6, 7), "green": (12, 4)}
    match = bought({"orange": 9, "blue": 9, "green": 5}, bids)
    players = match.view()["players"]
    assert [players[seat]["cash"] for seat in QUIET] == [5, 9, 9]
    assert [players[seat]["loans"] for seat in QUIET] == [0, 1, 2]
    assert [players[seat]["paid"] for seat in QUIET] == [4, 10, 16]


def test_without_a_loan_card_left_what_can_be_paid_is_paid_and_only_the_rest_goes_back() -> None:
    """M25, ruling: fifteen loans lie with blue and green, one fits on blue's card, none is left for orange."""
    loans: dict[str, Any] = {"blue": {"loans": 9}, "green": {"loans": 6}}
    bids = {"orange": (5, 1), "blue": (1, 1), "green": (3, 3)}
    match = bought({"orange": 4, "blue": 9, "green": 9}, bids, **loans)
    orange = match.view()["players"]["orange"]
    assert (orange["cash"], orange["loans"], orange["paid"], orange["stock"]) == (3, 0, 1, ["le-petit-cabas"])
    broke = bought({"orange": 0, "blue": 9, "green": 9}, bids, **loans)
    assert broke.view()["players"]["orange"]["stock"] == []
    assert broke.view()["left"]["bag"] == 96 - 4, "both tiles are back in the bag"


# --- 3. construction ---------------------------------------------------------------------------------------


def building(month: int = 1, **players: Any) -> Match:
    return table(players, month=month, step="building")


def test_players_build_one_tile_at_a_time_in_turn_until_all_have_passed() -> None:
    """M27: orange has two tiles, blue one; who passed is out, and tiles may stay in stock."""
    match = building(orange={"stock": ["le-zinc", "louvre"]}, blue={"stock": ["chapeau-bas"]})
    match.play("build/le-zinc/" + match.moves()[-1].split("/")[2])
    assert match.view()["turn"] == "blue"
    match.play("pass")
    assert match.view()["turn"] == "orange"
    match.play("pass")
    assert match.view()["step"] != "building"
    assert match.view()["players"]["orange"]["stock"] == ["louvre"]


def test_a_tile_goes_to_an_own_empty_site() -> None:
    """M27."""
    match = building(orange={"board": "gobelins", "stock": ["le-zinc"], "buildings": {"a6": "chapeau-bas"}})
    sites = {path.split("/")[2] for path in match.moves() if path.startswith("build/")}
    assert len(sites) == 19
    assert "a6" not in sites


@pytest.mark.parametrize(("month", "fee"), [(1, 0), (2, 0), (3, 1), (7, 2), (12, 3)])
def test_from_march_on_each_placement_costs_the_fee_of_the_month(month: int, fee: int) -> None:
    """M28."""
    match = building(month, orange={"board": "gobelins", "stock": ["le-zinc", "le-zinc"], "cash": 9})
    match.play("build/le-zinc/a6")
    assert match.view()["players"]["orange"]["cash"] == 9 - fee


def test_who_can_not_pay_the_fee_builds_with_a_loan_or_not_at_all() -> None:
    """M28."""
    match = building(12, orange={"board": "gobelins", "stock": ["le-zinc"], "cash": 2})
    assert "build/le-zinc/a6/loan" in match.moves()
    assert "pass" in match.moves()
    match.play("build/le-zinc/a6/loan")
    orange = match.view()["players"]["orange"]
    assert (orange["cash"], orange["loans"]) == (9, 1)


def test_who_repays_a_loan_and_can_not_raise_the_fee_any_more_only_passes() -> None:
    """M28, M43: 13 K€ would pay a fee of 13; spent on a loan, they leave one loan of 10 and no other loan card."""
    orange = {"stock": ["le-zinc"], "cash": 13, "loans": 2, "this_month": {"fee_discount": -10}}
    match = building(12, orange=orange, blue={"loans": 14})
    assert any(path.startswith("build/") for path in match.moves())
    match.play("repay")
    assert match.moves() == ["pass"]


def test_income_rises_by_one_level_if_its_requirement_is_met() -> None:
    """M29: level 2 needs two buildings."""
    two = {"board": "gobelins", "buildings": {"a6": "le-zinc", "b6": "chapeau-bas"}}
    match = table({"orange": two, "blue": {"board": "palais-bourbon"}}, step="development")
    assert sorted(match.moves()) == ["pass", "raise"]
    match.play("raise")
    assert match.view()["players"]["orange"]["income"] == 2
    assert match.view()["step"] == "achievements", "once a round, and blue has built nothing"


def test_a_window_follows_construction_and_another_opens_the_end_of_the_month() -> None:
    """M30, M31."""
    match = table({"orange": {"hand": ["sourdough"]}}, step="development")
    assert match.view()["step"] == "built"
    match.play("pass/window")
    assert match.view()["step"] == "end"


# --- 4. end of the month -------------------------------------------------------------------------------------

LEADER: dict[str, Any] = {"board": "gobelins", "buildings": {"a6": "le-pain-beni", "b2": "le-pain-beni"}}


@pytest.mark.parametrize(
    ("content", "month"),
    [*(("standard", month) for month in range(1, 13)), *(("short", month) for month in range(1, 7))],
)
@pytest.mark.parametrize("leader", QUIET)
def test_polls_are_held_in_the_months_of_the_pack_and_the_election_in_its_last(
    content: str, month: int, leader: str
) -> None:
    """M32, M33: in March, June, September and December, or by the short pack in February, April and June."""
    pack_of = load_pack(content)
    match = table({leader: LEADER}, month=month, step="end", options={"content": content})
    votes = match.view()["players"][leader]["votes"]
    assert (votes["polls"] > 0) == (month in pack_of.polls_in)
    assert (votes["election"] > 0) == (month == pack_of.months)
    assert (pack_of.months, pack_of.polls_in) == {"standard": (12, (3, 6, 9)), "short": (6, (2, 4))}[content]


def test_hands_are_filled_up_to_three() -> None:
    """M34: a hand of one draws two, a hand of five nothing."""
    orange, green = {"hand": ["golden-baguette"], "mayor": "anatole-troc"}, {"mayor": "sidonie-tirelire"}
    match = table({"orange": orange, "blue": {"hand": list(CARDS[1:6])}, "green": green}, step="end")
    match.play("pass/window").play("pass/window")
    assert match.view()["step"] == "achievements"
    assert [match.view()["players"][seat]["hand"] for seat in QUIET] == [3, 5, 3]


def test_one_achievement_whose_condition_holds_scores_and_draws_a_card() -> None:
    """M35, M48: The Baker's Apprentice asks for every type and two tiles this month; it brings 8 votes."""
    hand = ["bakers-apprentice", "golden-baguette"]
    tiles = ("le-pain-beni", "le-petit-cabas", "le-zinc", "chapeau-bas")
    buildings = dict(zip(("a6", "b2", "f6", "h3"), tiles, strict=True))
    built = {"board": "gobelins", "buildings": buildings, "built_this_month": 2}
    match = table({"orange": {**built, "hand": hand, "mayor": "anatole-troc"}}, step="achievements")
    assert [path for path in match.moves() if path.startswith("achieve")] == ["achieve/bakers-apprentice"]
    match.play("achieve/bakers-apprentice").play("marker/no")
    orange = state(match)
    assert orange.ledger[0, 2] == 8
    assert bin(orange.hands[0]).count("1") == 2, "one used, one drawn"
    assert match.view()["step"] != "achievements", "one a round"


def test_the_first_player_token_goes_left_unless_a_card_moved_it() -> None:
    """M36."""
    match = end_of_month(4)
    match.play("pass")
    assert match.view()["first"] == "blue"
    moved = table({"orange": {"hand": ["golden-baguette"]}}, month=4, step="achievements", next_first="green")
    moved.play("pass")
    assert moved.view()["first"] == "green"
    assert moved.view()["next_first"] is None


@pytest.mark.parametrize(("first", "then"), [("orange", "blue"), ("blue", "green"), ("green", "orange")])
def test_the_first_player_token_goes_left_from_every_seat(first: str, then: str) -> None:
    """M36."""
    match = table({"orange": {"hand": ["golden-baguette"]}}, month=4, step="achievements", first=first)
    assert match.play("pass").view()["first"] == then


def test_in_the_last_month_the_token_stays_and_the_game_ends() -> None:
    """M36."""
    match = end_of_month(12)
    match.play("pass")
    assert match.over
    assert match.view()["first"] == "orange"


def test_a_requirement_that_a_repayment_breaks_no_longer_raises_the_income(tmp_path: Path) -> None:
    """M29, M43: level 2 needs 12 K€ in this pack; who spends them on a loan first has to pass."""
    shutil.copytree(CONTENT / "standard", tmp_path / "mine")
    file = tmp_path / "mine" / "pack.toml"
    text = file.read_text(encoding="utf-8")
    needs = '{ test = "built_of", kind = "any", n = 2 }'
    assert needs in text
    file.write_text(text.replace(needs, '{ test = "cash_at_least", n = 12 }', 1), encoding="utf-8")
    orange = {"cash": 12, "loans": 1}
    match = table({"orange": orange}, step="development", options={"content": str(tmp_path / "mine")})
    assert match.moves() == ["repay", "pass", "raise"]
    assert match.play("repay").moves() == ["pass"]
