"""Building and claiming: P4 and P15 to P19."""

import pytest

import quartier
from quartier import IllegalMove
from tests.paris.boards import BLUE, ORANGE, at, building, moves, paving, with_cards

NO_TOKENS = {"orange": 0, "blue": 0}
SEVEN = [
    building("orange", "corner3", "a1 b1 a2"), building("orange", "line3", "a3 b3 c3"),
    building("orange", "L4", "a4 b4 a5 a6"), building("orange", "O4", "e1 f1 e2 f2"),
    building("orange", "T4", "e4 e5 f5 e6"), building("orange", "P5", "a7 b7 c7 b8 c8"),
    building("orange", "garden", "h1 h2"),
]  # fmt: skip


def test_a_turn_is_a_building_of_the_reserve_or_an_open_postcard() -> None:
    """P15."""
    match = at(paving=paving("o"), reserve={"orange": ["O4"], "blue": ["V6"]}, phase=2)
    kinds = {path.split("/")[0] for path in match.moves()}
    assert kinds == {"place", "postcard"}
    assert {path.split("/")[1] for path in moves(match, "") if path.startswith("place")} == {"O4"}
    match.play("place/O4/0/a1")
    view = match.view()
    assert view["reserve"]["orange"] == []
    assert view["buildings"] == [building("orange", "O4", "a1 b1 a2 b2")]
    assert view["chimneys"]["orange"] == 6
    assert match.waiting == [BLUE]


def test_claiming_a_postcard_costs_a_token() -> None:
    """P15, P17."""
    match = at(paving=paving("o"), phase=2)
    match.play("postcard/sacre_coeur/keep")
    assert match.view()["tokens"] == {"orange": 3, "blue": 4}
    assert match.view()["cards"]["sacre_coeur"] == "orange"


def test_a_building_covers_own_and_mixed_spaces_only() -> None:
    """P16: never the rival's colour, never a lamp."""
    for letter, allowed in (("o", True), ("m", True), ("b", False), ("l", False)):
        match = at(paving=paving("b", o="a1 b1", **{letter: "c1"} if letter != "o" else {"m": "c1"}), phase=2,
                   reserve={"orange": ["line3"]})  # fmt: skip
        assert ("place/line3/0/a1" in match.moves()) == allowed


def test_a_building_covers_only_free_spaces() -> None:
    """P6, P16: no building and no piece may lie there already."""
    match = at(
        paving=paving("o", l="h8"),
        buildings=[building("blue", "line3", "a1 b1 c1")],
        pieces={"painter": "a2", "dancer": "b2", "lamp": "c2", "statue": {"space": "d2", "front": "d3"},
                "fountain": ["e2", "f2"]},
        reserve={"orange": ["O4"]},
        cards=with_cards(le_peintre="blue", moulin_rouge="blue"),
    )  # fmt: skip
    corners = {path.split("/")[1] for path in moves(match, "place/O4/")}
    assert not corners & {f"{column}{row}" for column in "abcdef" for row in "12"}
    assert "a3" in corners
    assert "g1" in corners


def test_the_same_spaces_serve_the_other_colour_only_where_mixed() -> None:
    """P16: blue may not build on orange's spaces."""
    match = at(paving=paving("o", m="a1 b1 c1"), reserve={"blue": ["line3"]}, turn="blue", phase=2)
    assert moves(match, "place/line3/") == ["0/a1"]


def test_a_player_has_chimneys_for_seven_buildings_the_garden_included() -> None:
    """P4."""
    match = at(paving=paving("o"), buildings=SEVEN, reserve={"orange": ["S4"]}, cards=with_cards("levitation"),
               turn="orange")  # fmt: skip
    assert match.view()["chimneys"]["orange"] == 0
    assert not moves(match, "place/")
    assert moves(match, "postcard/levitation/") == ["none"]
    fewer = at(paving=paving("o"), buildings=SEVEN[:6], reserve={"orange": ["S4"]})
    assert moves(fewer, "place/S4/")
    assert len(moves(fewer, "postcard/jardin_des_plantes/")) > 1


def test_without_a_chimney_there_is_no_garden() -> None:
    """P4, P23."""
    six = SEVEN[:6]
    match = at(paving=paving("o"), buildings=[*six, building("orange", "S4", "h1 g2 h2 g3")])
    assert moves(match, "postcard/jardin_des_plantes/") == ["none"]


def test_a_claimed_postcard_is_used_by_no_one_again() -> None:
    """P17."""
    match = at(paving=paving("o"), phase=2)
    match.play("postcard/lampadaire/c3")
    assert not moves(match, "postcard/lampadaire")
    with pytest.raises(IllegalMove):
        match.play("postcard/lampadaire/none")


@pytest.mark.parametrize(
    "card",
    ["levitation", "metropolitain", "jardin_des_plantes", "sacre_coeur", "le_peintre", "chartier", "bouquinistes",
     "lampadaire", "moulin_rouge", "fontaine_des_mers", "le_penseur", "la_grande_lumiere"],
)  # fmt: skip
def test_a_postcard_may_be_claimed_without_its_effect(card: str) -> None:
    """P17: nothing but card and token changes."""
    match = at(paving=paving("m"), cards=with_cards(card), phase=2, reserve={"orange": ["O4"]})
    before = match.view()
    match.play(f"postcard/{card}/none")
    after = match.view()
    assert after["cards"][card] == "orange"
    for part in ("buildings", "pieces", "held", "reserve", "pool", "chimneys", "paving"):
        assert after[part] == before[part]


def test_with_tokens_and_no_placement_a_player_must_claim() -> None:
    """P18: there is no pass."""
    match = at(paving=paving("b"), reserve={"orange": ["O4"]}, phase=2)
    assert match.waiting == [ORANGE]
    assert {path.split("/")[0] for path in match.moves()} == {"postcard"}


def test_without_tokens_but_with_a_placement_a_player_must_place() -> None:
    """P18."""
    match = at(paving=paving("o"), reserve={"orange": ["O4"]}, tokens={"orange": 0}, phase=2)
    assert {path.split("/")[0] for path in match.moves()} == {"place"}


def test_a_player_who_can_do_nothing_is_skipped() -> None:
    """P18: blue goes on alone."""
    match = at(paving=paving("b"), reserve={"blue": ["O4", "S4"]}, tokens=NO_TOKENS, turn="blue", phase=2)
    match.play("place/O4/0/a1")
    assert match.waiting == [BLUE]
    match.play("place/S4/0/d1")
    assert match.over


def test_the_game_goes_on_while_a_token_is_left() -> None:
    """P19: even if nobody can build any more."""
    match = at(paving=paving("l"), tokens={"orange": 1, "blue": 0}, phase=2, cards=with_cards("lampadaire"))
    assert match.waiting == [ORANGE]
    match.play("postcard/lampadaire/none")
    assert match.over
    assert match.view()["phase"] == "over"


def test_the_game_goes_on_while_a_building_can_be_placed() -> None:
    """P19: even if all tokens are used."""
    match = at(paving=paving("m"), reserve={"orange": ["O4"], "blue": ["line3"]}, tokens=NO_TOKENS, phase=2)
    match.play("place/O4/0/a1")
    assert not match.over
    match.play("place/line3/0/a3")
    assert match.over


def test_a_kept_card_counts_as_a_way_to_place() -> None:
    """P18, P22: with Metropolitain in hand a building over a lamp is a placement that must be made."""
    match = at(
        paving=paving("b", o="a1 b1", l="c1"), reserve={"orange": ["line3"]}, tokens=NO_TOKENS,
        held={"orange": ["metropolitain"]}, phase=2,
    )  # fmt: skip
    assert match.moves() == ["place/line3/0/a1"]


def test_every_game_ends_with_all_tokens_used() -> None:
    """P19."""
    for seed in range(20):
        match = quartier.new("paris", seed=seed)
        while not match.over:
            match.play(match.moves()[-1])
        assert match.view()["tokens"] == NO_TOKENS


def test_blue_builds_in_blue() -> None:
    """P16: the chimney says whose building it is."""
    match = at(paving=paving("b", l="a2"), reserve={"blue": ["line3"]}, turn="blue", phase=2).play("place/line3/0/a1")
    assert match.view()["buildings"] == [building("blue", "line3", "a1 b1 c1")]
    assert [score["lit"] for score in match.scores()] == [0, 3]


def test_the_game_ends_when_only_chimneys_are_missing() -> None:
    """P4, P19: a building that fits but has no chimney can't be placed."""
    position = {"paving": paving("o"), "buildings": SEVEN, "reserve": {"orange": ["S4"]}}
    assert at(**position, tokens=NO_TOKENS, phase=2).over


def test_the_seventh_building_ends_the_game_for_who_has_only_buildings_left() -> None:
    """P4, P18, P19: after it a building that still fits has no chimney, and nobody is left waiting."""
    match = at(
        paving=paving("o"), buildings=SEVEN[:6], reserve={"orange": ["S4", "X5"]}, tokens=NO_TOKENS, phase=2
    ).play("place/S4/0/h2")
    assert match.view()["chimneys"]["orange"] == 0
    assert match.over
