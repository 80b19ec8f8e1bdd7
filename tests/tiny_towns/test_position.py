"""Positions as readable data."""

import json

import pytest

from quartier.engine.errors import BadOption, BadPosition
from quartier.engine.match import Match
from quartier.games.tiny_towns.game import GAME
from tests.tiny_towns.towns import squares, table, town


def test_a_position_reads_as_the_table_looks() -> None:
    match = table(
        town("W . . .", ". cottage warehouse .", monument="the_starloom", stored={"c3": ["wood"]}, master_turns=2),
        town("opaleyes_watch . . .", watch=["well"], cavern=1),
        named="brick",
        master=1,
        round=4,
    )
    position = json.loads(json.dumps(match.position()))
    assert position["cards"] == ["cottage", "farm", "well", "chapel", "tavern", "theater", "warehouse"]
    assert (position["mode"], position["master"], position["named"], position["round"]) == ("builder", 1, "brick", 4)
    own, other = position["towns"]
    assert own["squares"] == [["wood", "", "", ""], ["", "cottage", "warehouse", ""], [""] * 4, [""] * 4]
    assert (own["monument"], own["stored"], own["master_turns"]) == ("the_starloom", {"c3": ["wood"]}, 2)
    assert (other["monument"], other["watch"], other["cavern"]) == ("opaleyes_watch", ["well"], 1)
    assert (own["complete"], own["shrine"], own["marks"], own["on_cottages"]) == (None, None, {}, {})


def test_an_empty_position_is_a_new_game_without_monuments() -> None:
    match = Match.from_position(GAME, {})
    assert len(match.seats) == 4
    assert match.waiting == [0]
    assert match.moves()[0] == "name/wood"


def test_a_position_without_a_naming_waits_for_the_master_and_with_one_for_all() -> None:
    assert table(town(), town(), master=1).waiting == [1]
    assert table(town(), town(), master=1, named="wood").waiting == [0, 1]


def test_a_stage_may_be_given() -> None:
    match = table(town("W S . .", stage="build"), town(stage="rest"), named="wood")
    assert match.waiting == [0]
    assert "build/well/a4/a4-b4" in match.moves()


def test_a_stage_tells_the_phase() -> None:
    """T8: after a naming all place."""
    match = table(town(stage="name"), town(stage="rest")).play("name/wood", 0)
    assert match.waiting == [0, 1]
    assert "place/wood/a1" in match.moves(1)


@pytest.mark.parametrize("phase", ["keep", "name", "towns", "claims"])
def test_a_game_in_which_all_rest_goes_on(phase: str) -> None:
    match = table(town(stage="rest"), town(stage="rest"), phase=phase)
    assert match.waiting == [0]
    assert match.moves()[0] == "name/wood"


def test_a_round_in_which_all_are_done_ends() -> None:
    """T10."""
    match = table(town("W . . .", stage="rest"), town("W . . .", stage="rest"), named="wood", master=0)
    assert match.waiting == [1]
    assert match.moves()[0] == "name/wood"


def test_all_monuments_kept_begins_the_first_round() -> None:
    """T5."""
    match = table(town(monument="silva_forum"), town(monument="the_starloom"), phase="keep")
    assert match.waiting == [0]
    assert match.view()["round"] == 1


def test_some_seats_may_be_without_a_monument() -> None:
    """T5: what others can't know stays possible, and a seat without a monument stays without."""
    match = table(town(monument="silva_forum"), town(), town(monument="the_starloom"))
    for viewer in range(3):
        state = match.state
        GAME.rules.resample(state, match.tables, viewer, 5)
        assert GAME.rules.check(state, match.tables) == 0
        assert GAME.position(state, match.tables, match.options)["towns"][1]["dealt"] == []


def test_types_on_the_watch_may_be_named_by_their_colour() -> None:
    match = table(town("opaleyes_watch . . .", watch=["gray", "red"]), town())
    assert match.position()["towns"][0]["watch"] == ["farm", "well"]


def test_a_full_town_before_a_naming_is_complete() -> None:
    """T18."""
    match = table(town(*("W W W W",) * 4), town(), round=6)
    assert match.position()["towns"][0]["complete"] == 5
    assert match.waiting == [1]


def test_monuments_to_keep_may_be_laid_out() -> None:
    """T5."""
    hands = [["the_starloom", "silva_forum"], ["fort_ironweed", "barrett_castle"]]
    match = table(town(dealt=hands[0]), town(dealt=hands[1]), phase="keep", round=0)
    assert match.moves(1) == ["keep/fort_ironweed", "keep/barrett_castle"]
    match.play("keep/the_starloom", 0).play("keep/barrett_castle", 1)
    assert match.view()["round"] == 1


def test_unmarked_factories_and_banks_get_marks() -> None:
    assert table(town("bank bank . .")).position()["towns"][0]["marks"] == {"a4": "wood", "b4": "wheat"}


def test_a_town_in_the_middle_of_a_decision_comes_back() -> None:
    match = table(town("W . . .", "B S S B"), town(), named="glass").play("place/glass/d1", 0)
    match.play("build/factory/a3/a3-b3-c3-d3-a4", 0)
    again = Match.from_position(GAME, match.position())
    assert again.moves(0) == match.moves(0)
    assert squares(again) == squares(match)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"town": []}, "unknown field 'town'"),
        ({"towns": [{"square": []}]}, "unknown field 'square'"),
        ({"towns": "no"}, "'towns' must be a list"),
        ({"towns": [{}] * 7}, "'towns' must be a list of 1 to 6"),
        ({"towns": [7]}, r"towns\[0\] must be an object"),
        ({"towns": [{"squares": [[""] * 4] * 3}]}, r"towns\[0\].squares must be 4 rows of 4"),
        ({"towns": [{"squares": [["gold", "", "", ""], *[[""] * 4] * 3]}]}, "'gold' is neither"),
        ({"towns": [{"squares": [[["wood"], "", "", ""], *[[""] * 4] * 3]}]}, "is neither"),
        ({"towns": [town("well shed . .")]}, "'shed' and 'well' are both gray"),
        ({"towns": [town("well . . .")], "cards": ["shed"]}, "'well' and 'shed' are both gray"),
        ({"cards": ["the_starloom"]}, "'the_starloom' is a monument"),
        ({"cards": ["castle"]}, "there is no card 'castle'"),
        ({"cards": "well"}, "'cards' must be a list"),
        ({"towns": [town("the_starloom silva_forum . .")]}, "a town has one monument"),
        ({"towns": [town("the_starloom . . .", monument="silva_forum")]}, "but 'the_starloom' stands"),
        ({"towns": [town(monument="well")]}, "'well' is no monument"),
        ({"towns": [town(monument="silva_forum"), town(monument="silva_forum")]}, "dealt twice"),
        ({"towns": [town(dealt=["silva_forum"])]}, "dealt must be two monuments"),
        ({"towns": [town(marks={"a1": "wood"})]}, "no factory or bank stands on a1"),
        ({"towns": [town("bank bank . .", marks={"a4": "wood", "b4": "wood"})]}, "the same mark"),
        ({"towns": [town("bank bank bank bank", "bank bank . .")]}, "at most 5 banks"),
        ({"towns": [town(stored={"a1": ["wood"]})]}, "no warehouse stands on a1"),
        ({"towns": [town("warehouse . . .", stored={"a4": ["wood"] * 4})]}, "at most 3"),
        ({"towns": [town(on_cottages={"a9": "wood"})]}, "'a9' is no square"),
        ({"towns": [town("factory . . .", marks={"a4": "gold"})]}, "'gold' is none of wood"),
        ({"towns": [town(marks=["a4"])]}, "must be an object"),
        ({"towns": [town(complete=-1)]}, "complete.*whole number"),
        ({"towns": [town(watch=["castle"])]}, "watch: 'castle' is none of"),
        ({"towns": [town(watch="well")]}, "watch must be a list"),
        ({"towns": [town(stage="sleep")]}, "'sleep' is none of rest"),
        ({"towns": [town(books={"coins": 1})]}, "books must be an object"),
        ({"named": "gold"}, "'named': 'gold' is none of"),
        ({"master": 9}, "'master' must be a whole number from 0 to 3"),
        ({"phase": "tea"}, "'phase': 'tea' is none of"),
        ({"options": 5}, "'options' must be an object"),
        ({"options": {"players": 3}, "towns": [{}]}, "'options' says players 3, the position 1"),
        ({"mode": "solo", "towns": [{}], "open": ["wood"] * 4}, "'open' must be a list of at most 3"),
        ({"mode": "solo", "towns": [{}], "deck": {"wood": 1}}, "3 cards of each resource"),
        ({"mode": "town_hall", "towns": [{}, {}], "deck": {"wood": 1}}, "at least 5 cards stay unseen"),
        ({"mode": "town_hall", "towns": [{}, {}], "deck": {"gold": 1}}, "'deck' must say"),
        ({"towns": [town(chosen="wood"), {}]}, "only in the town hall everybody chooses"),
        ({"towns": [town(stage="name")], "phase": "towns"}, "no seat is at 'name' in phase 'towns'"),
        ({"towns": [town(stage="place")], "phase": "over"}, "no seat is at 'place' in phase 'over'"),
        ({"towns": [town(stage="build", complete=2)]}, "a complete town decides nothing"),
        ({"towns": [town(stage="keep")]}, "'keep' needs two dealt monuments"),
        ({"towns": [town(stage="name"), {}], "mode": "town_hall"}, "'name' needs a master builder or open cards"),
        ({"towns": [town(stage="choose")]}, "'choose' needs the town hall"),
        ({"towns": [town(stage="place")]}, "'place' needs a named or a chosen resource"),
        ({"towns": [town(*["W W W W"] * 4, stage="place")], "named": "wood"}, "and an empty square"),
        ({"towns": [town(stage="mark")]}, "'mark' needs one factory or bank without a mark"),
        ({"towns": [town("architects_guild . . .", stage="replace")]}, "'replace' needs replacements"),
        ({"towns": [town(stage="grow")]}, "'grow' needs the standing university"),
        ({"towns": [town(stage="stock", monument="opaleyes_watch")]}, "'stock' needs the standing watch"),
        ({"towns": [town("opaleyes_watch . . .", stage="claim")]}, "'claim' needs claims"),
        ([], "a position is an object"),
    ],
)  # fmt: skip
def test_a_wrong_position_names_the_field_and_the_reason(position: object, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        Match.from_position(GAME, position)  # type: ignore[arg-type]


def test_an_unknown_mode_is_an_error_of_the_option() -> None:
    with pytest.raises(BadOption, match="'builder', 'town_hall', 'solo'"):
        Match.from_position(GAME, {"mode": "mayor", "towns": [{}]})
