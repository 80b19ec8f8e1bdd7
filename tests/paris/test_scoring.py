"""Scoring on any position, the winner, and the editions: P29 to P38."""

from typing import Any

import pytest

import quartier
from quartier import BadOption, Match
from tests.paris.boards import BLUE, ORANGE, at, building, paving, with_cards

LINE = building("orange", "line3", "c3 d3 e3")


def cards_of(match: Match) -> int:
    """Return orange's points for postcards."""
    return match.scores()[ORANGE]["cards"]


# --- lit buildings -----------------------------------------------------------------------------------


def test_a_building_scores_its_size_for_each_lamp() -> None:
    """P33."""
    for lamps, points in (("", 0), ("c4", 3), ("c4 e2", 6), ("c4 e2 b3", 9)):
        assert at(paving=paving("o", l=lamps), buildings=[LINE]).scores()[ORANGE]["lit"] == points


def test_a_lamp_counts_once_per_building() -> None:
    """P33: even if it is beside two of its spaces."""
    corner = building("orange", "corner3", "a1 b1 a2")
    assert at(paving=paving("o", l="b2"), buildings=[corner]).scores()[ORANGE]["lit"] == 3


def test_a_lamp_never_lights_diagonally() -> None:
    """P33."""
    assert at(paving=paving("o", l="b4 f2"), buildings=[LINE]).scores()[ORANGE]["lit"] == 0


def test_a_lamp_does_not_light_round_the_edge_of_the_board() -> None:
    """P33: h2 and a3 are far apart, though their numbers follow each other."""
    match = at(paving=paving("o", l="h2"), buildings=[building("orange", "line3", "a3 b3 c3")])
    assert match.scores()[ORANGE]["lit"] == 0


def test_one_lamp_may_light_several_buildings_of_both_players() -> None:
    """P33."""
    match = at(
        paving=paving("o", l="d4"),
        buildings=[LINE, building("blue", "L4", "e4 f4 e5 e6"), building("orange", "O4", "c5 d5 c6 d6")],
    )
    assert [score["lit"] for score in match.scores()] == [3 + 4, 4]


# --- the largest group -------------------------------------------------------------------------------


def test_the_largest_group_scores_a_point_per_space_lit_or_not() -> None:
    """P34: groups hold together by sides, not by corners; rivals' buildings join nothing."""
    match = at(
        paving=paving("o"),
        buildings=[
            LINE, building("orange", "O4", "f3 g3 f4 g4"),
            building("orange", "corner3", "h5 g6 h6"),
            building("blue", "L4", "d4 e4 d5 d6"),
        ],
    )  # fmt: skip
    assert [score["group"] for score in match.scores()] == [7, 4]


def test_a_group_does_not_wrap_round_the_edge() -> None:
    """P34."""
    match = at(
        paving=paving("o"), buildings=[building("orange", "line3", "f1 g1 h1"), building("orange", "L4", "a2 b2 a3 a4")]
    )
    assert match.scores()[ORANGE]["group"] == 4


# --- unbuilt -----------------------------------------------------------------------------------------


def test_each_unbuilt_building_costs_three_points() -> None:
    """P35: whatever its size."""
    match = at(paving=paving("b"), reserve={"orange": ["V6", "line3"], "blue": ["O4"]}, phase=2)
    assert [score["unbuilt"] for score in match.scores()] == [-6, -3]


def test_live_scores_count_as_if_the_game_ended_now() -> None:
    """P35: in phase 1 too."""
    match = quartier.new("paris", seed=1, first="orange").play("take/V6")
    assert match.scores()[ORANGE] == {"lit": 0, "group": 0, "unbuilt": -3, "cards": 0, "total": -3}


# --- stamped postcards -------------------------------------------------------------------------------


def painter(owner: str = "orange", **position: Any) -> Match:
    return at(cards=with_cards(le_peintre=owner), **{"pieces": {"painter": "a1"}, **position})


def test_the_painter_scores_two_for_each_lamp_in_the_area() -> None:
    """P29, P36."""
    match = painter(paving=paving("o", l="b1 h8 d4"))
    assert cards_of(match) == 6
    assert match.view()["card_points"] == {"le_peintre": 6}


def test_buildings_and_the_edge_wall_the_painters_area() -> None:
    """P29: orthogonally; a gap at a corner is no way through."""
    walls = [building("blue", "line3", "a2 b2 c2"), building("blue", "O4", "d1 e1 d2 e2")]
    assert cards_of(painter(paving=paving("o", l="b1 h8 a3"), buildings=walls)) == 2
    corner = [building("blue", "line3", "a2 b2 c2"), building("blue", "garden", "d1 e1")]
    assert cards_of(painter(paving=paving("o", l="b1 h8"), buildings=corner)) == 2


def test_an_annex_walls_the_painters_area() -> None:
    """P26, P29."""
    match = painter(
        paving=paving("o", l="h8"), buildings=[building("blue", "line3", "b2 c2 d2")],
        pieces={"painter": "a1", "annex": {"space": "a2", "building": 0}},
    )  # fmt: skip
    assert cards_of(match) == 2
    match = painter(
        paving=paving("o", l="h8"), buildings=[building("blue", "O4", "b1 c1 b2 c2")],
        pieces={"painter": "a1", "annex": {"space": "a2", "building": 0}},
    )  # fmt: skip
    assert cards_of(match) == 0


def test_no_other_piece_walls_the_painters_area() -> None:
    """P29: fountain, statue, lamps and dancer do not."""
    match = painter(
        paving=paving("o", l="h8 c1"),
        pieces={"painter": "a1", "fountain": ["a2", "b2"], "dancer": "b1"},
    )
    assert cards_of(match) == 4


def test_the_painter_counts_printed_tile_and_large_lamps() -> None:
    """P29: a large lamp on a printed one is one."""
    match = at(
        paving=paving("o", l="h8 d4"), cards=with_cards(le_peintre="orange"),
        pieces={"painter": "a1", "lamp": "c3", "large_lamp": "d4"},
    )  # fmt: skip
    assert cards_of(match) == 6


def test_only_the_owner_of_the_postcard_scores_it() -> None:
    """P36: and nobody while it was claimed without effect."""
    assert [score["cards"] for score in painter("blue", paving=paving("o", l="b1")).scores()] == [0, 2]
    assert cards_of(painter(paving=paving("o", l="b1"), pieces={})) == 0


def dancer(edition: str = "standard", **position: Any) -> Match:
    return at(cards=with_cards(moulin_rouge="orange"), options={"edition": edition}, **position)


def test_the_dancer_scores_each_free_space_of_her_area_and_her_own() -> None:
    """P30, P36."""
    walls = [building("blue", "line3", "a3 b3 c3"), building("blue", "L4", "d1 e1 d2 d3")]
    match = dancer(paving=paving("o"), buildings=walls, pieces={"dancer": "a1"})
    assert cards_of(match) == 6


@pytest.mark.parametrize(("edition", "points"), [("standard", 2), ("es", 2), ("uk", 2), ("fr", 6)])
def test_lamp_spaces_wall_the_dancers_area_by_option(edition: str, points: int) -> None:
    """P30, P38: in the French edition they do not, and count as free spaces."""
    walls = [building("blue", "line3", "a3 b3 c3"), building("blue", "L4", "d1 e1 d2 d3")]
    match = dancer(edition, paving=paving("o", l="b1 b2"), buildings=walls, pieces={"dancer": "a1"})
    assert cards_of(match) == points


def test_any_piece_walls_the_dancers_area() -> None:
    """P30: the lamp tile, the fountain, the painter, the statue."""
    walls = [building("blue", "line3", "a3 b3 c3"), building("blue", "L4", "d1 e1 d2 d3")]
    for piece in ({"lamp": "b1"}, {"painter": "b1"}, {"statue": {"space": "b1", "front": "c1"}}):
        match = dancer(paving=paving("o"), buildings=walls, pieces={"dancer": "a1", **piece})
        assert cards_of(match) == 5
    match = dancer(paving=paving("o"), buildings=walls, pieces={"dancer": "a1", "fountain": ["b1", "b2"]})
    assert cards_of(match) == 2


def test_the_fountain_scores_three_for_each_own_building_at_its_sides() -> None:
    """P31, P36: an annex touches for its building; corners and rivals' buildings count nothing."""
    match = at(
        paving=paving("o"), cards=with_cards(fontaine_des_mers="orange"),
        buildings=[LINE, building("blue", "corner3", "f4 f5 g4"), building("orange", "O4", "c5 d5 c6 d6"),
                   building("orange", "garden", "b2 b3"), building("orange", "L4", "a5 b5 a6 a7")],
        pieces={"fountain": ["d4", "e4"]},
    )  # fmt: skip
    assert cards_of(match) == 6
    with_annex = at(
        paving=paving("o"), cards=with_cards(fontaine_des_mers="orange"),
        buildings=[building("orange", "line3", "a1 a2 a3")],
        pieces={"fountain": ["c3", "d3"], "annex": {"space": "b3", "building": 0}},
    )  # fmt: skip
    assert cards_of(with_annex) == 3


def statue(front: str = "d5", **position: Any) -> Match:
    return at(
        cards=with_cards(le_penseur="orange"), pieces={"statue": {"space": "d4", "front": front}}, **position
    )  # fmt: skip


def test_the_statue_scores_two_beside_it_and_one_diagonally() -> None:
    """P32, P36: twelve at most, any colour, lamps too."""
    assert cards_of(statue(paving=paving("o"))) == 12
    assert cards_of(statue(paving=paving("o", b="d3", m="c3", l="d5 e5"))) == 12
    assert cards_of(statue(paving=paving("o"), buildings=[LINE])) == 12 - 2 - 2
    assert cards_of(statue(paving=paving("o", dot="c4 c5"))) == 12 - 2 - 1


def test_the_statue_scores_nothing_if_its_front_is_covered() -> None:
    """P32."""
    wall = building("blue", "line3", "d5 d6 d7")
    assert cards_of(statue(paving=paving("o"), buildings=[wall])) == 0
    assert cards_of(statue("d3", paving=paving("o"), buildings=[wall])) == 10


def test_a_statue_at_the_edge_counts_only_spaces_of_the_board() -> None:
    """P32."""
    match = at(
        paving=paving("o"), cards=with_cards(le_penseur="orange"),
        pieces={"statue": {"space": "a1", "front": "a2"}},
    )  # fmt: skip
    assert cards_of(match) == 2 + 2 + 1


def test_postcards_without_a_stamp_score_nothing_by_themselves() -> None:
    """P36."""
    cards = with_cards(levitation="orange", metropolitain="orange", chartier="orange", lampadaire="orange")
    assert cards_of(at(paving=paving("o", l="d4"), cards=cards)) == 0


# --- the winner --------------------------------------------------------------------------------------


def over(**position: Any) -> Match:
    return at(phase="over", **position)


def test_more_points_win() -> None:
    """P37."""
    match = over(paving=paving("b"), buildings=[LINE])
    assert match.winners == [ORANGE]
    assert match.ending == "points"
    assert over(paving=paving("o"), reserve={"orange": ["O4"]}).winners == [BLUE]


def test_a_tie_goes_to_more_free_spaces_of_the_own_colour() -> None:
    """P37: covered, mixed and lamp spaces do not count."""
    tied = over(paving=paving("m", o="a1 a2", b="h1"))
    assert tied.winners == [ORANGE]
    assert tied.ending == "tie-break"
    assert over(paving=paving("m", o="a1 a2", b="h1 h2 h3 h4"), pieces={"painter": "h1"}).winners == [BLUE]


def test_still_tied_it_is_a_draw() -> None:
    """P37."""
    match = over(paving=paving("m", o="a1", b="h1"))
    assert match.winners == [ORANGE, BLUE]
    assert match.ending == "draw"


@pytest.mark.parametrize("edition", ["standard", "uk", "es", "fr"])
@pytest.mark.parametrize("piece", ["painter", "dancer"])
def test_spaces_under_painter_and_dancer_break_ties_by_option(edition: str, piece: str) -> None:
    """P37, P38: where the edition counts visible spaces, orange has two and wins; else one each is a draw."""
    match = over(paving=paving("m", o="a1 a2", b="h1"), pieces={piece: "a1"}, options={"edition": edition})
    assert match.winners == ([ORANGE, BLUE] if edition == "uk" else [ORANGE])


def test_other_pieces_never_leave_a_space_visible() -> None:
    """P37: the statue covers its space in every edition."""
    match = over(
        paving=paving("m", o="a1 a2", b="h1"), pieces={"statue": {"space": "a1", "front": "b1"}},
        options={"edition": "es"},
    )  # fmt: skip
    assert match.winners == [ORANGE, BLUE]


# --- editions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "tie", "fountain", "walls"),
    [("standard", "visible", True, True), ("es", "visible", True, True), ("fr", "visible", False, False),
     ("uk", "free", True, True)],
)  # fmt: skip
def test_an_edition_sets_the_options_in_one_go(edition: str, tie: str, fountain: bool, walls: bool) -> None:
    """P38."""
    options = quartier.new("paris", edition=edition).options
    assert (options["tie"], options["chartier_fountain"], options["dancer_walls"]) == (tie, fountain, walls)


def test_an_option_given_besides_an_edition_has_the_last_word() -> None:
    """P38."""
    options = quartier.new("paris", edition="fr", tie="free").options
    assert (options["tie"], options["chartier_fountain"]) == ("free", False)


@pytest.mark.parametrize(
    "wrong",
    [{"edition": "de"}, {"hand": 3}, {"hand": True}, {"flip": 1}, {"first": "red"}, {"tie": "last"}, {"edition": []},
     {"grande_lumiere": "sun"}, {"players": 2}, {"chartier_fountain": "no"}, {"dancer_walls": None}],
)  # fmt: skip
def test_wrong_options_are_refused_with_the_valid_ones(wrong: dict[str, Any]) -> None:
    """P38, P7, P8, P9."""
    with pytest.raises(BadOption, match=r"takes|options are"):
        quartier.new("paris", **wrong)
