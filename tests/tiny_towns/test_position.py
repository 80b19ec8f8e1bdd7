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
        ({"towns": [{}] * 7}, "'towns' must be a list of at most 6"),
        ({"towns": [7]}, r"'towns\[0\]' must be an object"),
        ({"towns": [{"squares": [[""] * 4] * 3}]}, r"'towns\[0\].squares' must be 4 rows of 4"),
        ({"towns": [{"squares": [["gold", "", "", ""], *[[""] * 4] * 3]}]}, "'gold', which is neither"),
        ({"towns": [{"squares": [[["wood"], "", "", ""], *[[""] * 4] * 3]}]}, "neither a resource nor a card"),
        ({"towns": [town("well shed . .")]}, "'shed' and 'well', both gray"),
        ({"towns": [town("well . . .")], "cards": ["shed"]}, "'well' and 'shed', both gray"),
        ({"cards": ["the_starloom"]}, "'cards' can't be 'the_starloom'"),
        ({"cards": ["castle"]}, "'cards' can't be 'castle'"),
        ({"cards": "well"}, "'cards' must be a list"),
        ({"towns": [town("the_starloom silva_forum . .")]}, "a town has one monument"),
        ({"towns": [town("the_starloom . . .", monument="silva_forum")]}, "but 'the_starloom' stands"),
        ({"towns": [town(monument="well")]}, "monument' can't be 'well'"),
        ({"towns": [town(monument="silva_forum"), town(monument="silva_forum")]}, "dealt twice"),
        ({"towns": [town(dealt=["silva_forum"])]}, "dealt' must be two monuments"),
        ({"towns": [town(marks={"a1": "wood"})]}, "marks.a1' can't be: no factory or bank"),
        ({"towns": [town("bank bank . .", marks={"a4": "wood", "b4": "wood"})]}, "no two banks have the same"),
        ({"towns": [town("bank bank bank bank", "bank bank . .")]}, "no two banks have the same"),
        ({"towns": [town(stored={"a1": ["wood"]})]}, "stored.a1' can't be: no warehouse"),
        ({"towns": [town("warehouse . . .", stored={"a4": ["wood"] * 4})]}, "at most 3"),
        ({"towns": [town(on_cottages={"a9": "wood"})]}, "unknown field 'a9'"),
        ({"towns": [town("factory . . .", marks={"a4": "gold"})]}, "marks.a4' can't be 'gold'; it takes wood"),
        ({"towns": [town(marks=["a4"])]}, "must be an object"),
        ({"towns": [town(complete=-1)]}, "complete.*whole number"),
        ({"towns": [town(watch=["castle"])]}, "watch' can't be 'castle'"),
        ({"towns": [town(watch="well")]}, "watch' must be a list"),
        ({"towns": [town(stage="sleep")]}, "stage' can't be 'sleep'; it takes rest"),
        ({"towns": [town(books={"coins": 1})]}, "books' has an unknown field 'coins'"),
        ({"named": "gold"}, "'named' can't be 'gold'"),
        ({"master": 9}, "'master' must be a whole number from 0 to 3"),
        ({"phase": "tea"}, "'phase' can't be 'tea'"),
        ({"options": 5}, "'options' must be an object"),
        ({"options": {"players": 3}, "towns": [{}]}, "'options.players' is 3, but the position says 1"),
        ({"mode": "solo", "towns": [{}], "open": ["wood"] * 4}, "'open' must be a list of at most 3"),
        ({"mode": "solo", "towns": [{}], "deck": {"wood": 1}}, "three cards of each resource"),
        ({"mode": "town_hall", "towns": [{}, {}], "deck": {"wood": 1}}, "five of the town hall's unseen"),
        ({"mode": "town_hall", "towns": [{}, {}], "deck": {"gold": 1}}, "'deck' has an unknown field 'gold'"),
        ({"towns": [town(chosen="wood"), {}]}, "belong to their part of the round"),
        ({"towns": [town(stage="name")], "phase": "towns"}, "can't be 'name' in the phase 'towns'"),
        ({"towns": [town(stage="place")], "phase": "over"}, "can't be 'place' in the phase 'over'"),
        ({"towns": [town(stage="build", complete=2)]}, "a complete town decides nothing"),
        ({"towns": [town(stage="keep")]}, "'keep' without two dealt monuments"),
        ({"towns": [town(stage="name"), {}], "mode": "town_hall"}, "'name' without being the master builder"),
        ({"towns": [town(stage="choose")]}, "'choose' without the town hall"),
        ({"towns": [town(stage="place")]}, "'place' without a named or a chosen resource"),
        ({"towns": [town(*["W W W W"] * 4, stage="place")], "named": "wood"}, "and an empty square"),
        ({"towns": [town(stage="mark")]}, "'mark' without one factory or bank"),
        ({"towns": [town("architects_guild . . .", stage="replace")]}, "without the standing guild and replacements"),
        ({"towns": [town(stage="grow")]}, "'grow' without the standing university"),
        ({"towns": [town(stage="stock", monument="opaleyes_watch")]}, "'stock' without the standing watch"),
        ({"towns": [town("opaleyes_watch . . .", stage="claim")]}, "'claim' without claims"),
        ({"towns": [town(dealt=["silva_forum", "the_starloom"], stage="keep"),
                    town(dealt=["fort_ironweed", "barrett_castle"])], "phase": "keep"}, "one of them is kept"),
        ({"towns": [town(stage="name"), town(stage="name")]}, r"towns\[1\].stage' can't be 'name' without being"),
        ({"towns": [town(stage="build", resume="place")], "named": "wood"}, "resume' can't be 'place' in the stage"),
        ({"towns": [town("factory . . .", stage="mark", resume="place")], "named": "wood"}, "resume' can't be 'place'"),
        ({"towns": [town("factory . . .", stage="mark", resume="replace")], "named": "wood"}, "'replace' without"),
        ({"towns": [town(replacements=1)]}, "replacements' can be left only while the guild replaces"),
        ({"towns": [town("architects_guild . . .", stage="replace", replacements=1)]}, "must be the building replaced"),
        ({"towns": [town("architects_guild W . .", stage="replace", replacements=1, replaced="b4")]}, "replaced'"),
        ({"towns": [town("architects_guild well . .", stage="replace", replacements=2, replaced="b4")]}, "replaced'"),
        ({"towns": [town(stage="build")]}, "belong to their part of the round"),
        ({"towns": [town(built=["well"], stage="name")], "phase": "name"}, "belong to their part of the round"),
        ({"towns": [town(*["W W W W"] * 4, stage="rest"), town(stage="build")], "named": "wood"}, "asked to build"),
        ({"towns": [town(complete=3)], "round": 3}, "a complete town has no empty square"),
        ({"towns": [town(*["W W W W"] * 4, complete=4), {}], "round": 3}, "in rounds that have begun"),
        ({"towns": [town(master_turns=4)], "round": 3}, "in rounds that have begun"),
        ({"towns": [town(stage="name", master_turns=3)], "round": 3}, "in rounds that have begun"),
        ({"towns": [town(watch=["well"])]}, "are what their cards leave"),
        ({"towns": [town("opaleyes_watch . . .", watch=["well", "farm", "chapel", "theater"])]}, "their cards leave"),
        ({"towns": [town("shrine_of_the_elder_tree . . .", shrine=9)]}, "are what their cards leave"),
        ({"towns": [town(shrine=1)]}, "are what their cards leave"),
        ({"towns": [town(monument="silva_forum")], "options": {"monuments": False}}, "two different ones were dealt"),
        ({"towns": [town(stage="build")], "mode": "solo", "phase": "towns"}, "belong to their part of the round"),
        ({"towns": [{}], "open": ["wood"]}, "three cards of each resource"),
        ({"towns": [town("shed . . .")], "options": {"buildings": "first"}}, "options.buildings' is"),
        ({"towns": [town("bank . . .", chosen="wood", marks={"a4": "wood"}), town(stage="choose")],
          "mode": "town_hall"}, "belong to their part of the round"),
        ({"towns": [town(stage="choose", chosen="wood"), {}], "mode": "town_hall"}, "a choice still to make"),
        ([], "the position must be an object"),
    ],
)  # fmt: skip
def test_a_wrong_position_names_the_field_and_the_reason(position: object, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        Match.from_position(GAME, position)  # type: ignore[arg-type]


def test_an_unknown_mode_is_an_error_of_the_option() -> None:
    with pytest.raises(BadOption, match="'builder', 'town_hall', 'solo'"):
        Match.from_position(GAME, {"mode": "mayor", "towns": [{}]})
