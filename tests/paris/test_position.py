"""Positions: what a partial one is completed with, and what can't lie on the table."""

from typing import Any

import pytest

import quartier
from quartier import BadPosition
from quartier.games.paris.rules.state import BUILDINGS, CARDS
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


def test_tokens_that_are_gone_were_paid_for_postcards_claimed_without_their_effect() -> None:
    """P15, P17."""
    match = at(paving=paving("o"), tokens={"orange": 1, "blue": 0}, cards={"levitation": None})
    view = match.view()
    assert [list(view["cards"].values()).count(owner) for owner in ("orange", "blue", None)] == [3, 4, 1]
    assert view["cards"]["levitation"] is None
    assert view["held"] == {"orange": [], "blue": []}
    assert [score["cards"] for score in match.scores()] == [0, 0]
    assert at(tokens={"orange": 0, "blue": 0}, phase=2).position()["waived"] == ["sacre_coeur"]


def test_the_postcards_in_play_become_those_of_the_options() -> None:
    """P7: unless the seed chose them."""
    assert at(cards={"levitation": None}).options["postcards"] == "first"
    named = at(cards={"le_penseur": None}).options["postcards"]
    assert "le_penseur" in named
    assert len(named) == 8
    assert at(cards={"le_penseur": None}, options={"postcards": "random"}).options["postcards"] == "random"


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
    with pytest.raises(BadPosition, match=f"can't have {card}: it was used"):
        at(**position, cards={card: None})


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"pavings": []}, "unknown field 'pavings'"),
        ({"paving": ["oooooooo"]}, "8 strings of 8 letters"),
        ({"paving": paving("x")}, "has 'x' on a1; it takes obml"),
        ({"phase": 3}, "'phase' can't be 3; it takes 1, 2, over"),
        ({"phase": True}, "'phase' can't be True"),
        ({"turn": "red"}, "'turn' can't be 'red'; it takes orange, blue"),
        ({"seed": "x"}, "'seed' must be"),
        ({"draws": -1}, "'draws' must be"),
        ({"tokens": {"orange": 5}}, "'tokens.orange' must be a whole number from 0 to 4"),
        ({"tokens": {"red": 1}}, "'tokens' has an unknown field 'red'; it takes orange, blue"),
        ({"tokens": 4}, "must be an object"),
        ({"cards": {"eiffel": None}}, "unknown field 'eiffel'"),
        ({"cards": {"chartier": "red"}}, "'cards.chartier' can't be 'red'"),
        ({"cards": dict.fromkeys(quartier.games()), "turn": "blue"}, "unknown field 'paris'"),
        ({"held": {"orange": ["levitation"]}}, "'held.orange' can't be 'levitation'; it takes metropolitain, chartier"),
        ({"held": {"orange": ["chartier"]}, "cards": {"chartier": "blue"}}, "does not belong to orange"),
        ({"held": {"orange": "chartier"}}, "must be a list"),
        ({"buildings": [{"owner": "orange"}]}, r"'buildings\[0\].piece' is missing"),
        ({"buildings": {"a": 1}}, "'buildings' must be a list"),
        ({"buildings": 3}, "must be a list"),
        ({"buildings": [building("orange", "line3", "a1 b1 d1")]}, "not the shape of line3"),
        ({"buildings": [building("orange", "L4", "a1 b1 b2 b3")]}, "not the shape of L4"),
        ({"buildings": [building("orange", "line3", "a1 b1 j1")]}, "can't be 'j1'; it takes a1"),
        ({"buildings": [building("orange", "tower", "a1")]}, "piece' can't be 'tower'"),
        ({"buildings": [LINE, LINE]}, "stands on the board twice"),
        ({"buildings": [LINE, building("blue", "O4", "c1 d1 c2 d2")]}, "can't lie on c1"),
        ({"buildings": [LINE], "reserve": {"blue": ["line3"]}}, "in two places"),
        ({"buildings": [LINE], "pool": ["line3"]}, "is nowhere|in two places"),
        ({"buildings": [LINE], "pool": [*BUILDINGS]}, "line3 is in two places"),
        ({"pool": ["line3", "corner3"]}, "is nowhere"),
        ({"reserve": {"orange": ["V6", "V6"]}}, "names something twice"),
        ({"pieces": {"tower": "a1"}}, "'pieces' has an unknown field 'tower'"),
        ({"pieces": {"painter": "z9"}}, "'pieces.painter' can't be 'z9'"),
        ({"pieces": {"painter": "a1", "dancer": "a1"}}, "can't lie on a1"),
        ({"pieces": {"fountain": ["a1"]}}, "not the shape of fountain"),
        ({"pieces": {"fountain": "a1"}}, "must be a list"),
        ({"pieces": {"statue": "a1"}}, "must be an object with fields such as space, front"),
        ({"pieces": {"statue": {"space": "a1"}}}, "'pieces.statue.front' is missing"),
        ({"pieces": {"statue": {"space": "a1", "front": "c1"}}}, "not beside"),
        ({"pieces": {"annex": {"space": "a1", "building": 0}}}, "must be a whole number from 0 to -1"),
        ({"pieces": {"annex": "a1"}}, "must be an object with fields such as space, building"),
        ({"pieces": {"large_lamp": "a1"}}, "must lie on a printed lamp space"),
        ({"pieces": {"painter": "a1"}, "paving": paving("l")}, "must not lie on a printed lamp space"),
        ({"pieces": {"annex": {"space": "h8", "building": 0}}, "buildings": [LINE]}, "touches no side"),
        ({"pieces": {"annex": {"space": "h1", "building": 0}}, "buildings": [building("orange", "line3", "a2 b2 c2")]},
         "touches no side"),
        ({"pieces": {"mixed_space": "h8"}}, "never alone"),
        ({"pieces": {"mixed_space": "a1"}, "buildings": [LINE], "held": {"orange": ["chartier"]}}, "it was used"),
        ({"buildings": [building("orange", "line3", "a1 b1 c1 c1")]}, "names something twice"),
        ({"phase": []}, "'phase' can't be"),
        ({"phase": 2.0}, "'phase' can't be 2.0"),
        ({"phase": 2, "hands": {"orange": ["T1"]}}, "are empty after phase 1"),
        ({"phase": 1, "paving": paving("o", dot="a1")}, "must fill the quadrant of a1 as a whole"),
        ({"waived": ["sacre_coeur"]}, "nobody has claimed"),
        ({"waived": ["chartier"]}, "it takes sacre_coeur"),
        ({"reserve": {"orange": [[]]}}, r"can't be \[\]"),
        ({"pieces": {"painter": []}}, r"can't be \[\]"),
        ({"hands": {"orange": ["T9"]}}, "can't be 'T9'"),
        ({"stacks": {"orange": []}, "phase": 1}, "must fill the board"),
        ({"options": {"hand": 3}}, "can't be 3"),
        ({"options": {"postcards": "first"}, "cards": {"le_penseur": None}}, "postcards' are not those in play"),
        ({"options": {"hand": 2}, "hands": {"orange": ["T1"]}}, "hands are full while stacks last"),
        ({"paving": paving("b"), "buildings": [LINE]}, "stand on own or mixed ground"),
        ({"paving": paving("m", l="a1 c1"), "buildings": [LINE]}, "one lamp"),
        ({"pieces": {"mixed_space": "a1"}, "buildings": [LINE]}, "mixed space of Chartier"),
        ({"phase": 1, "first_paved": "orange"}, "who first has none left"),
        ({"phase": 1, "reserve": {"orange": ["V6"]}, "cards": {"levitation": "blue"}}, "before the last tile"),
        ({"phase": 2, "cards": {"levitation": "blue"}, "tokens": {"blue": 4}}, "a token each"),
        ({"phase": 2, "cards": dict.fromkeys(CARDS[:8], "blue")}, "a whole number from 0 to 4, not -4"),
        ({"phase": 2, "cards": dict.fromkeys(CARDS[:8]), "tokens": {"blue": 3}}, "a token each"),
        ({"phase": 2, "cards": dict.fromkeys(CARDS[:9])}, "9 in play"),
        ({"pieces": {"painter": "a1", "dancer": "a2", "lamp": "a3", "statue": {"space": "a4", "front": "a5"},
                     "fountain": ["b1", "b2"]}}, "must say whose the used ones are"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_the_reason(position: dict[str, Any], words: str) -> None:
    with pytest.raises((BadPosition, quartier.BadOption), match=words):
        quartier.from_position("paris", position)


def test_a_position_must_be_an_object() -> None:
    with pytest.raises(BadPosition, match="must be an object"):
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
