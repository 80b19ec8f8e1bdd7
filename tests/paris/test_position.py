"""Positions: what a partial one is completed with, and what can't lie on the table."""

from typing import Any

import pytest

import quartier
from quartier import BadPosition
from quartier.games.paris.rules.state import BUILDINGS
from tests.paris.boards import at, building, paving, with_cards

LINE = building("orange", "line3", "a1 b1 c1")


def test_nothing_given_is_a_new_game() -> None:
    match = quartier.from_position("paris", {})
    assert match.view()["phase"] == 1
    assert len(match.moves()) == 76
    assert match.view()["turn"] == "orange"


def test_a_paved_board_is_in_phase_2_with_all_tokens_and_an_empty_reserve() -> None:
    view = at(paving=paving("o")).view()
    assert view["phase"] == 2
    assert view["tokens"] == {"orange": 4, "blue": 4}
    assert view["reserve"] == {"orange": [], "blue": []}
    assert len(view["pool"]) == 12


def test_claimed_cards_cost_tokens_and_eight_cards_are_in_play() -> None:
    view = at(cards={"le_penseur": "blue", "chartier": None}).view()
    assert view["tokens"] == {"orange": 4, "blue": 3}
    assert len(view["cards"]) == 8
    assert view["cards"]["le_penseur"] == "blue"
    assert view["cards"]["chartier"] is None


def test_a_held_card_was_claimed_by_its_holder() -> None:
    view = at(held={"blue": ["chartier"]}).view()
    assert view["cards"]["chartier"] == "blue"
    assert view["tokens"]["blue"] == 3


def test_the_tiles_on_a_half_paved_board_are_recognised() -> None:
    """P2: all sixteen tiles differ, however they are turned."""
    match = quartier.new("paris", seed=9)
    for _ in range(9):
        match.play(next(path for path in match.moves() if path.startswith("pave")))
    view = at(paving=match.view()["paving"]).view()
    assert {owner: view["stacks"][owner] + view["hands"][owner] for owner in ("orange", "blue")} == {
        owner: match.view()["stacks"][owner] + match.view()["hands"][owner] for owner in ("orange", "blue")
    }


def test_a_seat_that_cannot_act_is_not_left_waiting() -> None:
    """P18, P19."""
    assert at(paving=paving("b"), tokens={"orange": 0}, phase=2).waiting == [1]
    assert at(paving=paving("b"), tokens={"orange": 0, "blue": 0}, phase=2).over


def test_a_made_up_paving_is_dealt_just_the_tiles_that_fill_it() -> None:
    """P10: four empty quadrants in phase 1, two tiles each."""
    view = at(paving=["........"] * 2 + ["oooooooo"] * 6).view()
    assert view["phase"] == 1
    assert {owner: view["stacks"][owner] + view["hands"][owner] for owner in ("orange", "blue")} == {
        "orange": 2, "blue": 2,
    }  # fmt: skip
    one = at(paving=["..oooooo"] * 2 + ["oooooooo"] * 6, turn="blue")
    assert one.view()["hands"] == {"orange": 0, "blue": 1}
    one.play(next(path for path in one.moves() if path.startswith("pave")))
    assert one.view()["phase"] == 2


def test_a_patch_of_spaces_is_a_position_of_phase_2() -> None:
    assert at(paving=["........"] * 7 + ["ooo....."], reserve={"orange": ["line3"]}).view()["phase"] == 2


@pytest.mark.parametrize(
    ("pieces", "card"),
    [
        ({"painter": "a1"}, "le_peintre"),
        ({"dancer": "h1"}, "moulin_rouge"),
        ({"lamp": "h1"}, "lampadaire"),
        ({"statue": {"space": "a1", "front": "a2"}}, "le_penseur"),
        ({"fountain": ["h1", "h2"]}, "fontaine_des_mers"),
        ({"large_lamp": "d4"}, "la_grande_lumiere"),
        ({"annex": {"space": "d8", "building": 0}}, "bouquinistes"),
        ({"mixed_space": "a8"}, "chartier"),
        ({}, "jardin_des_plantes"),
    ],
)
def test_the_card_of_a_piece_on_the_board_is_nobodys_unless_it_is_given(pieces: dict[str, Any], card: str) -> None:
    buildings = [building("blue", "line3", "a8 b8 c8"), building("blue", "garden", "g7 g8")]
    position = {"paving": paving("o", b="h1", m="h2", l="d4"), "pieces": pieces, "buildings": buildings}
    match = at(**position)
    assert card not in match.view()["cards"]
    assert len(match.view()["cards"]) == 8
    assert quartier.from_position("paris", match.position()).position() == match.position()
    assert at(**position, cards={card: "blue"}).view()["cards"][card] == "blue"
    with pytest.raises(BadPosition, match="can't be open"):
        at(**position, cards={card: None})


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"pavings": []}, "unknown field 'pavings'"),
        ({"paving": ["oooooooo"]}, "8 strings of 8 letters"),
        ({"paving": paving("x")}, "is none of 'obml'"),
        ({"phase": 3}, "'phase' must be"),
        ({"phase": True}, "'phase' must be"),
        ({"turn": "red"}, "neither orange nor blue"),
        ({"seed": "x"}, "'seed' must be"),
        ({"draws": -1}, "'draws' must be"),
        ({"tokens": {"orange": 5}}, "'tokens' must be"),
        ({"tokens": {"red": 1}}, "neither orange nor blue"),
        ({"tokens": 4}, "must be an object"),
        ({"cards": {"eiffel": None}}, "'eiffel' is none of"),
        ({"cards": {"chartier": "red"}}, "neither orange nor blue"),
        ({"cards": dict.fromkeys(quartier.games()), "turn": "blue"}, "is none of"),
        ({"held": {"orange": ["levitation"]}}, "never kept"),
        ({"held": {"orange": ["chartier"]}, "cards": {"chartier": "blue"}}, "does not belong to orange"),
        ({"held": {"orange": "chartier"}}, "must be a list"),
        ({"buildings": [{"owner": "orange"}]}, "must give owner, piece and spaces"),
        ({"buildings": {"a": 1}}, "must give owner|must be a list"),
        ({"buildings": 3}, "must be a list"),
        ({"buildings": [building("orange", "line3", "a1 b1 d1")]}, "not the shape of line3"),
        ({"buildings": [building("orange", "L4", "a1 b1 b2 b3")]}, "not the shape of L4"),
        ({"buildings": [building("orange", "line3", "a1 b1 j1")]}, "'j1' is no space"),
        ({"buildings": [building("orange", "tower", "a1")]}, "'tower' is none of"),
        ({"buildings": [LINE, LINE]}, "stands on the board twice"),
        ({"buildings": [LINE, building("blue", "O4", "c1 d1 c2 d2")]}, "something lies on c1"),
        ({"buildings": [LINE], "reserve": {"blue": ["line3"]}}, "in two places"),
        ({"buildings": [LINE], "pool": ["line3"]}, "in two places"),
        ({"reserve": {"orange": ["V6", "V6"]}}, "listed twice"),
        ({"pieces": {"tower": "a1"}}, "'tower' is none of"),
        ({"pieces": {"painter": "z9"}}, "is no space"),
        ({"pieces": {"painter": "a1", "dancer": "a1"}}, "something lies on a1"),
        ({"pieces": {"fountain": ["a1"]}}, "not the shape of the fountain"),
        ({"pieces": {"fountain": "a1"}}, "must be a list"),
        ({"pieces": {"statue": "a1"}}, "must give space and front"),
        ({"pieces": {"statue": {"space": "a1", "front": "c1"}}}, "not beside"),
        ({"pieces": {"annex": {"space": "a1", "building": 0}}}, "not the number of a building"),
        ({"pieces": {"annex": "a1"}}, "must give space and building"),
        ({"pieces": {"large_lamp": "a1"}}, "only on a printed lamp space"),
        ({"pieces": {"painter": "a1"}, "paving": paving("l")}, "not on a printed lamp space"),
        ({"pieces": {"annex": {"space": "h8", "building": 0}}, "buildings": [LINE]}, "touches no side"),
        ({"pieces": {"annex": {"space": "h1", "building": 0}}, "buildings": [building("orange", "line3", "a2 b2 c2")]},
         "touches no side"),
        ({"pieces": {"mixed_space": "h8"}}, "never alone"),
        ({"pieces": {"mixed_space": "a1"}, "buildings": [LINE], "held": {"orange": ["chartier"]}}, "is used up"),
        ({"buildings": [building("orange", "line3", "a1 b1 c1 c1")]}, "listed twice"),
        ({"phase": []}, "'phase' must be"),
        ({"phase": 2.0}, "'phase' must be"),
        ({"phase": 2, "hands": {"orange": ["T1"]}}, "are empty after phase 1"),
        ({"phase": 1, "paving": paving("o", dot="a1")}, "the quadrant of a1 must be paved as a whole"),
        ({"waived": ["sacre_coeur"]}, "nobody has claimed"),
        ({"waived": ["chartier"]}, "is none of sacre_coeur"),
        ({"reserve": {"orange": [[]]}}, "is none of"),
        ({"pieces": {"painter": []}}, "is no space"),
        ({"hands": {"orange": ["T9"]}}, "'T9' is none of"),
        ({"stacks": {"orange": []}, "phase": 1}, "must fill the board"),
        ({"options": {"hand": 3}}, "can't be 3"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_the_reason(position: dict[str, Any], words: str) -> None:
    with pytest.raises((BadPosition, quartier.BadOption), match=words):
        quartier.from_position("paris", position)


def test_a_position_must_be_an_object() -> None:
    with pytest.raises(BadPosition, match="is an object"):
        quartier.from_position("paris", ["paving"])  # type: ignore[arg-type]


def test_more_than_seven_buildings_of_one_player_are_refused() -> None:
    """P4."""
    eight = [building("orange", "line3", "a1 b1 c1"), building("orange", "corner3", "a2 b2 a3"),
             building("orange", "L4", "a4 b4 a5 a6"), building("orange", "O4", "c2 d2 c3 d3"),
             building("orange", "S4", "f1 e2 f2 e3"), building("orange", "T4", "g1 g2 h2 g3"),
             building("orange", "garden", "a8 b8"), building("orange", "X5", "d5 c6 d6 e6 d7")]  # fmt: skip
    assert at(buildings=eight[:7]).view()["chimneys"]["orange"] == 0
    with pytest.raises(BadPosition, match="only 7 chimneys"):
        at(buildings=eight)


def test_no_position_has_more_moves_than_there_is_room_for() -> None:
    """P21: the largest list is Levitation's on a bare board, with the pieces that fit in most ways left in the pool."""
    pool = ["L4", "P5", "V6", "corner3", "T4"]
    reserve = [piece for piece in BUILDINGS if piece not in pool]
    match = at(
        paving=paving("o", l="h8"), options={"flip": True}, reserve={"orange": reserve}, phase=2,
        cards=with_cards("levitation", "moulin_rouge", "fontaine_des_mers", "le_penseur", "la_grande_lumiere"),
    )  # fmt: skip
    assert 8_000 < len(match.moves()) < match.game.max_legal
