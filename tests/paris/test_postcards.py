"""The twelve postcards when they are used: P20 to P32."""

import pytest

from tests.paris.boards import BLUE, ORANGE, at, building, moves, paving, with_cards

NO_TOKENS = {"orange": 0, "blue": 0}


def test_effects_come_at_once() -> None:
    """P20: the piece lies on the board before the rival moves."""
    match = at(paving=paving("o"), phase=2)
    match.play("postcard/le_peintre/c3")
    assert match.view()["pieces"] == {"painter": "c3"}
    assert match.waiting == [BLUE]


# --- Levitation --------------------------------------------------------------------------------------


def test_levitation_swaps_a_reserved_building_for_one_of_the_pool_and_places_it() -> None:
    """P21."""
    match = at(paving=paving("o"), reserve={"orange": ["O4", "S4"]}, phase=2)
    match.play("postcard/levitation/O4/line3/90/h6")
    view = match.view()
    assert view["buildings"] == [building("orange", "line3", "h6 h7 h8")]
    assert view["reserve"]["orange"] == ["S4"]
    assert "O4" in view["pool"]
    assert "line3" not in view["pool"]
    assert view["chimneys"]["orange"] == 6


def test_levitation_takes_another_building_and_never_a_rivals_one() -> None:
    """P21: not the one just returned, not one in the rival's reserve."""
    match = at(paving=paving("o"), reserve={"orange": ["O4"], "blue": ["S4"]}, phase=2)
    wanted = {path.split("/")[0] for path in moves(match, "postcard/levitation/O4/")}
    assert len(wanted) == 10
    assert not wanted & {"O4", "S4"}


def test_levitation_offers_only_swaps_that_can_be_placed() -> None:
    """P21: three spaces in a row take just the line."""
    match = at(paving=paving("b", o="a1 b1 c1"), reserve={"orange": ["O4", "V6"]}, phase=2)
    assert sorted(moves(match, "postcard/levitation/")) == ["O4/line3/0/a1", "V6/line3/0/a1", "none"]
    nothing = at(paving=paving("b"), reserve={"orange": ["O4"]}, phase=2)
    assert moves(nothing, "postcard/levitation/") == ["none"]


def test_levitation_needs_a_reserved_building_to_return() -> None:
    """P21."""
    assert moves(at(paving=paving("o"), phase=2), "postcard/levitation/") == ["none"]


def test_metropolitain_and_chartier_serve_levitation() -> None:
    """P23: as they serve every building that is placed."""
    match = at(
        paving=paving("l", o="a1", b="c1"), reserve={"orange": ["O4"]}, phase=2,
        held={"orange": ["metropolitain", "chartier"]},
    )  # fmt: skip
    match.play("postcard/levitation/O4/line3/0/a1")
    view = match.view()
    assert view["pieces"] == {"mixed_space": "c1"}
    assert view["held"]["orange"] == []


# --- Metropolitain -----------------------------------------------------------------------------------


def test_metropolitain_is_kept_and_lets_one_later_building_cover_one_lamp() -> None:
    """P22: claimed now, used on a later turn, once."""
    match = at(paving=paving("o", l="b1 b3"), reserve={"orange": ["line3", "corner3"]}, phase=2)
    assert "place/line3/0/a1" not in match.moves()
    match.play("postcard/metropolitain/keep")
    assert match.view()["held"]["orange"] == ["metropolitain"]
    match.play("postcard/le_peintre/none")
    match.play("place/line3/0/a1")
    assert match.view()["held"]["orange"] == []
    match.play("postcard/lampadaire/none")
    assert "place/corner3/0/a3" not in match.moves()


def test_metropolitain_covers_exactly_one_lamp() -> None:
    """P22: never two with one building."""
    match = at(paving=paving("o", l="b1 c1"), reserve={"orange": ["line3"]}, held={"orange": ["metropolitain"]})
    assert "place/line3/0/a1" not in match.moves()
    assert "place/line3/0/c1" in match.moves()


def test_a_building_on_plain_ground_does_not_use_metropolitain_up() -> None:
    """P22: the card waits for a lamp."""
    match = at(paving=paving("o", l="b1"), reserve={"orange": ["line3"]}, held={"orange": ["metropolitain"]})
    match.play("place/line3/0/a2")
    assert match.view()["held"]["orange"] == ["metropolitain"]


def test_metropolitain_helps_its_holder_only() -> None:
    """P22."""
    match = at(paving=paving("m", l="b1"), reserve={"blue": ["line3"]}, turn="blue", held={"orange": ["metropolitain"]})
    assert "place/line3/0/a1" not in match.moves()


def test_the_lamp_tile_and_the_large_lamp_cannot_be_covered() -> None:
    """P22: only free printed lamps."""
    match = at(
        paving=paving("o", l="b3"), reserve={"orange": ["line3"]}, held={"orange": ["metropolitain"]},
        pieces={"lamp": "b1", "large_lamp": "b3"},
    )  # fmt: skip
    assert "place/line3/0/a1" not in match.moves()
    assert "place/line3/0/a3" not in match.moves()


def test_a_covered_lamp_lights_nothing_and_is_no_lamp_for_the_painter() -> None:
    """P22, P29, P33."""
    before = at(paving=paving("o", l="b1"), buildings=[building("orange", "line3", "a2 b2 c2")],
                reserve={"orange": ["corner3"]}, held={"orange": ["metropolitain"]},
                cards=with_cards(le_peintre="orange"), pieces={"painter": "h8"})  # fmt: skip
    assert before.scores()[ORANGE]["lit"] == 3
    covered = at(paving=paving("o", l="b1"), buildings=[building("orange", "line3", "a1 b1 c1")],
                 cards=with_cards(le_peintre="orange"), pieces={"painter": "h8"})  # fmt: skip
    assert covered.scores()[ORANGE]["lit"] == 0
    assert covered.scores()[ORANGE]["cards"] == 0


# --- Jardin des Plantes ------------------------------------------------------------------------------


def test_the_garden_is_a_building_of_size_two_in_every_respect() -> None:
    """P23: it has a chimney, is lit, and joins a group."""
    match = at(paving=paving("o", l="c1"), buildings=[building("orange", "line3", "a2 b2 c2")], phase=2)
    match.play("postcard/jardin_des_plantes/0/a1")
    view = match.view()
    assert view["buildings"][1] == building("orange", "garden", "a1 b1")
    assert [card for card, owner in view["cards"].items() if owner] == ["jardin_des_plantes"]
    assert view["chimneys"]["orange"] == 5
    score = match.scores()[ORANGE]
    assert score["lit"] == 3 * 1 + 2 * 1
    assert score["group"] == 5


def test_the_garden_lies_on_own_or_mixed_spaces() -> None:
    """P23."""
    match = at(paving=paving("b", o="a1", m="b1", l="a2"), phase=2)
    assert moves(match, "postcard/jardin_des_plantes/") == ["none", "0/a1"]


def test_metropolitain_and_chartier_serve_the_garden() -> None:
    """P23."""
    match = at(paving=paving("b", l="b1"), held={"orange": ["metropolitain", "chartier"]})
    match.play("postcard/jardin_des_plantes/0/a1")
    assert match.view()["held"]["orange"] == []
    assert match.view()["pieces"] == {"mixed_space": "a1"}


def test_an_annex_may_extend_the_garden() -> None:
    """P26: the garden is a building."""
    match = at(paving=paving("o"), buildings=[building("orange", "garden", "a1 b1")])
    assert "c1/garden" in moves(match, "postcard/bouquinistes/")


# --- Sacré-Cœur --------------------------------------------------------------------------------------


def test_sacre_coeur_takes_the_penalty_away_from_its_owner() -> None:
    """P24."""
    match = at(paving=paving("b"), reserve={"orange": ["O4", "S4"], "blue": ["V6"]}, phase=2)
    assert [score["unbuilt"] for score in match.scores()] == [-6, -3]
    match.play("postcard/sacre_coeur/keep")
    assert [score["unbuilt"] for score in match.scores()] == [0, -3]


def test_sacre_coeur_claimed_without_effect_spares_nothing() -> None:
    """P17, P24: and a position says so."""
    match = at(paving=paving("b"), reserve={"orange": ["O4"]}, phase=2).play("postcard/sacre_coeur/none")
    assert match.scores()[ORANGE]["unbuilt"] == -3
    assert match.view()["waived"] == ["sacre_coeur"]
    assert at(**match.position()).scores() == match.scores()


# --- Chartier ----------------------------------------------------------------------------------------


def test_chartier_is_kept_and_lets_one_later_building_cover_one_space_of_the_rival() -> None:
    """P25: the mixed space lies under the building, and is used once."""
    match = at(paving=paving("o", b="b1 b3"), reserve={"orange": ["line3", "corner3"]}, phase=2)
    assert "place/line3/0/a1" not in match.moves()
    match.play("postcard/chartier/keep")
    assert match.view()["held"]["orange"] == ["chartier"]
    match.play("postcard/le_peintre/none")
    match.play("place/line3/0/a1")
    assert match.view()["pieces"] == {"mixed_space": "b1"}
    assert match.view()["held"]["orange"] == []
    match.play("postcard/lampadaire/none")
    assert "place/corner3/0/a3" not in match.moves()


def test_chartier_covers_exactly_one_space_of_the_rival() -> None:
    """P25: and no lamp."""
    match = at(paving=paving("o", b="b1 c1", l="b4"), reserve={"orange": ["line3"]}, held={"orange": ["chartier"]})
    assert "place/line3/0/a1" not in match.moves()
    assert "place/line3/0/c1" in match.moves()
    assert "place/line3/0/a4" not in match.moves()


@pytest.mark.parametrize(("edition", "allowed"), [("standard", True), ("es", True), ("uk", True), ("fr", False)])
def test_chartier_serves_the_fountain_by_option(edition: str, allowed: bool) -> None:
    """P25, P38: on the turn on which Fontaine des Mers is claimed; not in the French edition."""
    match = at(
        paving=paving("b", o="a1"), options={"edition": edition}, held={"orange": ["chartier"]},
        cards=with_cards("fontaine_des_mers", chartier="orange"),
    )  # fmt: skip
    assert ("0/a1" in moves(match, "postcard/fontaine_des_mers/")) == allowed
    if allowed:
        match.play("postcard/fontaine_des_mers/0/a1")
        assert match.view()["pieces"] == {"fountain": ["a1", "b1"], "mixed_space": "b1"}
        assert match.view()["held"]["orange"] == []


def test_chartier_and_metropolitain_may_serve_the_same_placement() -> None:
    """P25."""
    match = at(
        paving=paving("o", b="b1", l="c1"), reserve={"orange": ["line3"]}, phase=2,
        held={"orange": ["chartier", "metropolitain"]},
    )  # fmt: skip
    match.play("place/line3/0/a1")
    assert match.view()["held"]["orange"] == []
    assert match.view()["pieces"] == {"mixed_space": "b1"}


# --- Bouquinistes ------------------------------------------------------------------------------------


def test_the_annex_makes_a_building_one_larger_in_every_respect() -> None:
    """P26: size, light, group and the walls of areas."""
    match = at(
        paving=paving("o", l="e1", b="a2 b2 c2 d2"), buildings=[building("orange", "line3", "a1 b1 c1")],
        cards=with_cards("bouquinistes", moulin_rouge="blue"), pieces={"dancer": "h8"}, phase=2,
    )  # fmt: skip
    before = match.scores()
    assert before[ORANGE]["lit"] == 0
    match.play("postcard/bouquinistes/d1/line3")
    after = match.scores()
    assert after[ORANGE]["lit"] == 4 * 1
    assert after[ORANGE]["group"] == 4
    assert match.view()["pieces"]["annex"] == {"space": "d1", "building": 0}
    assert after[BLUE]["cards"] == before[BLUE]["cards"] - 1


def test_the_annex_goes_on_a_free_own_space_beside_an_own_building() -> None:
    """P26: not on mixed ground, not beside a rival's building, not at a corner."""
    match = at(
        paving=paving("o", m="a2"),
        buildings=[
            building("orange", "line3", "a1 b1 c1"),
            building("blue", "corner3", "g1 h1 g2"),
            building("orange", "O4", "g7 h7 g8 h8"),
        ],
    )
    beside_line, beside_square = ["b2/line3", "c2/line3", "d1/line3"], ["f7/O4", "f8/O4", "g6/O4", "h6/O4"]
    assert sorted(moves(match, "postcard/bouquinistes/")) == [*beside_line, *beside_square, "none"]


def test_an_annex_that_touches_two_buildings_is_given_to_the_named_one() -> None:
    """P26: and joins both for the group."""
    match = at(
        paving=paving("o", l="d2"),
        buildings=[building("orange", "line3", "a1 b1 c1"), building("orange", "corner3", "e1 f1 e2")],
    )
    assert {"d1/line3", "d1/corner3"} <= set(moves(match, "postcard/bouquinistes/"))
    match.play("postcard/bouquinistes/d1/line3")
    assert match.view()["lamps"] == [1, 1]
    assert match.scores()[ORANGE]["lit"] == 4 + 3
    assert match.scores()[ORANGE]["group"] == 7


# --- lamps -------------------------------------------------------------------------------------------


def test_the_lamp_tile_goes_on_a_free_own_space_and_is_a_lamp() -> None:
    """P27."""
    match = at(paving=paving("b", o="a1 d1", m="e1", l="f1"), buildings=[building("orange", "line3", "a2 b2 c2")])
    assert sorted(moves(match, "postcard/lampadaire/")) == ["a1", "d1", "none"]
    match.play("postcard/lampadaire/a1")
    assert match.scores()[ORANGE]["lit"] == 3
    assert match.view()["pieces"] == {"lamp": "a1"}


def test_the_large_lamp_goes_on_a_free_printed_lamp() -> None:
    """P28: not on the lamp tile."""
    match = at(
        paving=paving("o", l="c3 d4 e5"), cards=with_cards("la_grande_lumiere"), pieces={"lamp": "a1"},
        buildings=[building("orange", "line3", "c3 d3 e3")],
    )  # fmt: skip
    assert sorted(moves(match, "postcard/la_grande_lumiere/")) == ["d4", "e5", "none"]


def lit_from_d4(pattern: str, spaces: str, *others: dict[str, object]) -> int:
    """Return the lamps of an orange building when the large lamp stands on d4."""
    piece = {3: "line3", 4: "O4", 5: "X5"}[len(spaces.split())]
    match = at(
        paving=paving("o", l="d4"), options={"grande_lumiere": pattern}, cards=with_cards(la_grande_lumiere="blue"),
        pieces={"large_lamp": "d4"}, buildings=[building("orange", piece, spaces), *others],
    )  # fmt: skip
    return int(match.view()["lamps"][0])


@pytest.mark.parametrize(
    ("pattern", "lit", "dark"),
    [
        ("rays", ["d5 d6 d7", "d6 d7 d8", "f4 g4 h4", "a4 b4 c4", "d1 d2 d3"], ["e5 f5 g5", "d7 e7 f7", "c5 c6 c7"]),
        ("diamond", ["d6 d7 d8", "e5 f5 g5", "f4 g4 h4", "c5 c6 c7"], ["d7 e7 f7", "e6 f6 g6"]),
        ("ring", ["d5 d6 d7", "e5 f5 g5", "c5 c6 c7"], ["d6 d7 d8", "f4 g4 h4"]),
    ],
)
def test_the_large_lamp_lights_what_its_pattern_says(pattern: str, lit: list[str], dark: list[str]) -> None:
    """P28: rays of two by default; a diamond or a ring by option."""
    assert [lit_from_d4(pattern, spaces) for spaces in lit] == [1] * len(lit)
    assert [lit_from_d4(pattern, spaces) for spaces in dark] == [0] * len(dark)


def test_a_building_stops_the_light_for_what_is_behind_it() -> None:
    """P28: the building in front is lit itself; on a diagonal nothing blocks."""
    wall = building("blue", "corner3", "e4 e3 f3")
    assert lit_from_d4("rays", "f4 g4 h4") == 1
    assert lit_from_d4("rays", "f4 g4 h4", wall) == 0
    assert lit_from_d4("diamond", "e5 f5 g5", wall, building("blue", "L4", "d5 d6 d7 c7")) == 1


def test_an_annex_stops_the_light_like_its_building() -> None:
    """P28, P26."""
    match = at(
        paving=paving("o", l="d4"), cards=with_cards(la_grande_lumiere="blue"),
        pieces={"large_lamp": "d4", "annex": {"space": "e4", "building": 1}},
        buildings=[building("orange", "line3", "f4 g4 h4"), building("blue", "L4", "e1 f1 e2 e3")],
    )  # fmt: skip
    assert match.view()["lamps"] == [0, 1]


def test_nothing_but_buildings_stops_the_light() -> None:
    """P28: not the painter, not the fountain."""
    match = at(
        paving=paving("o", l="d4"), cards=with_cards(la_grande_lumiere="blue"),
        pieces={"large_lamp": "d4", "painter": "e4", "fountain": ["d5", "c5"]},
        buildings=[building("orange", "line3", "f4 g4 h4"), building("orange", "corner3", "d6 e6 d7")],
    )  # fmt: skip
    assert match.view()["lamps"] == [1, 1]


def test_the_large_lamp_and_the_printed_one_under_it_are_one_lamp() -> None:
    """P28, P29: for buildings and for the painter."""
    match = at(
        paving=paving("o", l="d4"), cards=with_cards(la_grande_lumiere="blue", le_peintre="orange"),
        pieces={"large_lamp": "d4", "painter": "h8"}, buildings=[building("orange", "line3", "c3 d3 e3")],
    )  # fmt: skip
    assert match.view()["lamps"] == [1]
    assert match.scores()[ORANGE]["cards"] == 2


# --- figures -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "piece"), [("le_peintre", "painter"), ("moulin_rouge", "dancer")])
def test_painter_and_dancer_stand_on_a_free_own_space(card: str, piece: str) -> None:
    """P29, P30."""
    match = at(
        paving=paving("b", o="a1 b1 c1 d1", m="e1", l="f1"), cards=with_cards(card),
        buildings=[building("orange", "line3", "a1 b1 c1")],
    )  # fmt: skip
    assert moves(match, f"postcard/{card}/") == ["none", "d1"]
    match.play(f"postcard/{card}/d1")
    assert match.view()["pieces"] == {piece: "d1"}


def test_the_fountain_lies_on_free_own_or_mixed_spaces() -> None:
    """P31."""
    match = at(paving=paving("b", o="a1", m="b1", l="a2"), cards=with_cards("fontaine_des_mers"), phase=2)
    assert moves(match, "postcard/fontaine_des_mers/") == ["none", "0/a1"]


def test_metropolitain_does_not_serve_the_fountain() -> None:
    """P22: it covers a lamp with a building."""
    match = at(
        paving=paving("o", l="b1"), cards=with_cards("fontaine_des_mers", metropolitain="orange"),
        held={"orange": ["metropolitain"]},
    )  # fmt: skip
    assert "0/a1" not in moves(match, "postcard/fontaine_des_mers/")


def test_the_statue_stands_on_a_free_own_space_with_its_front_free_and_on_the_board() -> None:
    """P32: a lamp in front is free."""
    match = at(
        paving=paving("b", o="a1", l="b1", dot="h8"), cards=with_cards("le_penseur"), phase=2,
        buildings=[building("blue", "line3", "a2 b2 c2")],
    )  # fmt: skip
    assert moves(match, "postcard/le_penseur/") == ["none", "a1/east"]
    match.play("postcard/le_penseur/a1/east")
    assert match.view()["pieces"] == {"statue": {"space": "a1", "front": "b1"}}


@pytest.mark.parametrize("corner", ["a1", "h1", "a8", "h8"])
def test_corners_are_spaces_like_any_other(corner: str) -> None:
    """P27 to P30: the first and the last space of the board take every piece."""
    cards = ("le_peintre", "moulin_rouge", "lampadaire")
    for card, piece in zip(cards, ("painter", "dancer", "lamp"), strict=True):
        match = at(paving=paving("o"), cards=with_cards(*cards), phase=2).play(f"postcard/{card}/{corner}")
        assert match.view()["pieces"] == {piece: corner}
    lamp = at(paving=paving("o", l=corner), cards=with_cards("la_grande_lumiere"), phase=2)
    lamp.play(f"postcard/la_grande_lumiere/{corner}")
    assert [light["kind"] for light in lamp.view()["light"]] == ["large"]
    assert len(lamp.view()["light"][0]["lights"]) == 4


@pytest.mark.parametrize(("space", "side"), [("h4", "east"), ("a4", "west"), ("d8", "north"), ("d1", "south")])
def test_a_statue_never_looks_off_the_board(space: str, side: str) -> None:
    """P32."""
    match = at(paving=paving("o"), cards=with_cards("le_penseur"), phase=2)
    assert sorted(moves(match, f"postcard/le_penseur/{space}/")) == sorted({"north", "east", "south", "west"} - {side})
