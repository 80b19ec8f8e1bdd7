"""Constructing: T12 to T17, T29, T30."""

import pytest

from quartier.engine.errors import IllegalMove
from tests.tiny_towns.towns import all_done, built, of_kind, squares, table, town

CHAPEL_LOOKS = (
    ("S G S .", "G . . ."),
    ("S G S .", ". . G ."),
    ("S . . .", "G . . .", "S G . ."),
    ("G . . .", "S G S ."),
)


@pytest.mark.parametrize("rows", CHAPEL_LOOKS)
def test_a_chapel_is_built_from_its_pattern_however_it_is_turned(rows: tuple[str, ...]) -> None:
    """T12: the printed example in four orientations."""
    match = table(town(*rows), town(), named="wood").play("place/wood/d1", 0)
    assert len({path.split("/")[3] for path in of_kind(match, "build")}) == 1
    assert {path.split("/")[1] for path in of_kind(match, "build")} == {"chapel"}


OTHER_ARRANGEMENTS = (
    ("S G S .", ". G . ."),
    ("S G . .", ". G S ."),
    ("S G S .", ". . . G"),
    ("G S G .", "S . . ."),
)


@pytest.mark.parametrize("rows", OTHER_ARRANGEMENTS)
def test_cubes_that_lie_otherwise_are_no_chapel(rows: tuple[str, ...]) -> None:
    """T12: the printed example of an arrangement that does not match, and others."""
    match = table(town(*rows), town(), named="wood").play("place/wood/d1", 0)
    assert not of_kind(match, "build")


def test_the_building_goes_on_any_square_just_emptied_and_the_cubes_go_away() -> None:
    """T12: the printed example, chapel on the leftmost square; the last cube completes the pattern."""
    match = table(town(". . G .", "S . S ."), town(), named="glass").play("place/glass/b3", 0)
    assert built(match) == {"chapel/a3", "chapel/b3", "chapel/c3", "chapel/c4"}
    match.play("build/chapel/a3/a3-b3-c3-c4", 0)
    assert {square: name for square, name in squares(match).items() if name} == {"a3": "chapel"}


def test_each_cube_serves_one_building() -> None:
    """T13: one stone between two woods makes one well."""
    match = table(town("W S W ."), town(), named="glass").play("place/glass/d1", 0)
    assert len(of_kind(match, "build")) == 4
    match.play("build/well/a4/a4-b4", 0)
    assert not of_kind(match, "build")


def test_building_is_never_owed_and_may_come_in_a_later_round() -> None:
    """T14: but only after that round's cube was dealt with."""
    match = table(town("W S . ."), town(), named="glass")
    match.play("place/glass/d1", 0).play("done", 0).play("place/glass/d1", 1).play("done", 1)
    match.play("name/glass").play("place/glass/c1", 1)
    assert not of_kind(match, "build")
    match.play("place/glass/c1", 0)
    assert of_kind(match, "build")


def test_several_buildings_in_one_round() -> None:
    """T15."""
    match = table(town("W S . .", "S W . ."), town(), named="glass").play("place/glass/d1", 0)
    match.play("build/well/a4/a4-b4", 0).play("build/well/b3/a3-b3", 0)
    assert (squares(match)["a4"], squares(match)["b3"]) == ("well", "well")


def test_a_building_stays_where_it_is() -> None:
    """T16: no move of a whole round touches it."""
    match = table(town("well . . ."), town(), named="glass").play("place/glass/d1", 0)
    assert not any("a4" in path for path in match.moves(0))


def test_the_own_monument_is_built_once_and_revealed_by_it() -> None:
    """T17."""
    match = table(town(". H . .", "S G . .", monument="cathedral_of_caterina"), town(), named="wood")
    match.play("place/wood/d1", 0)
    assert match.view(1)["towns"][0]["monument"] is None
    match.play("build/cathedral_of_caterina/a3/a3-b3-b4", 0)
    assert match.view(1)["towns"][0]["monument"] == "cathedral_of_caterina"
    assert match.position()["towns"][0]["squares"][1][0] == "cathedral_of_caterina"


def test_a_second_monument_is_not_built() -> None:
    """T17: its cubes may lie there again."""
    match = table(town(". H . .", "S G . .", "cathedral_of_caterina . . ."), town(), named="wood")
    assert not of_kind(match.play("place/wood/d1", 0), "build")


def test_nobody_builds_the_monument_of_another() -> None:
    """T17."""
    match = table(town(". H . .", "S G . ."), town(monument="cathedral_of_caterina"), named="wood")
    assert not of_kind(match.play("place/wood/d1", 0), "build")


# --- T29: trading posts -------------------------------------------------------------------------------


def test_a_trading_post_stands_in_for_a_cube_and_stays() -> None:
    """T29: the new building goes on a cube's square."""
    match = table(town("W trading_post . ."), town(), named="glass").play("place/glass/d1", 0)
    assert of_kind(match, "build") == {"build/well/a4/a4-b4"}
    match.play("build/well/a4/a4-b4", 0)
    assert (squares(match)["a4"], squares(match)["b4"]) == ("well", "trading_post")


def test_several_trading_posts_stand_in_but_one_cube_must_be_real() -> None:
    """T29."""
    rows = ("trading_post trading_post . .", ". G . .")
    match = table(town(*rows), town(), named="wood").play("place/wood/d1", 0)
    assert "build/tavern/b3/b3-b4-b2" not in match.moves(0)
    assert not any(path.startswith("build/well") for path in match.moves(0))
    match = table(town("trading_post trading_post G ."), town(), named="wood").play("place/wood/d1", 0)
    assert of_kind(match, "build") == {"build/tavern/c4/a4-b4-c4"}


def test_posts_alone_make_no_shed_though_it_could_go_anywhere() -> None:
    """T29, T30: at least one real cube."""
    match = table(town("trading_post trading_post . ."), town(), cards=["shed"], named="wood")
    assert not of_kind(match.play("place/wood/d1", 0), "build")


def test_posts_that_could_stand_for_different_cubes_make_one_move() -> None:
    """T29: with two posts and one real cube two looks of a granary fit the same squares."""
    rows = ("trading_post trading_post . .", "H trading_post . .")
    match = table(town(*rows), town(), named="wood", cards=["granary"]).play("place/wood/d1", 0)
    moves = [path for path in match.moves(0) if path.startswith("build/granary")]
    assert moves == ["build/granary/a3/a3-b3-a4-b4"]
    assert squares(match.play(moves[0], 0))["b3"] == "trading_post"


# --- T30: shed and obelisk ----------------------------------------------------------------------------


def test_a_shed_goes_on_any_empty_square_the_ones_just_emptied_too() -> None:
    """T30."""
    rows = ("W S G .", "cottage . . .")
    match = table(town(*rows), town(), cards=["shed"], named="wheat").play("place/wheat/d1", 0)
    sites = {path.split("/")[2] for path in of_kind(match, "build")}
    assert sites == {"a4", "b4", "d4", "b3", "c3", "d3", "a2", "b2", "c2", "d2", "a1", "b1", "c1"}
    match.play("build/shed/c2/a4-b4", 0)
    assert (squares(match)["a4"], squares(match)["c2"]) == ("", "shed")


def test_the_obelisk_frees_later_buildings_but_not_itself() -> None:
    """T30."""
    rows = ("H . . .", "B G B .", "W S . .")
    match = table(town(*rows, monument="obelisk_of_the_crescent"), town(), named="wheat").play("place/wheat/d1", 0)
    assert {site for site in built(match) if site.startswith("obelisk")} == {
        f"obelisk_of_the_crescent/{square}" for square in ("a4", "a3", "b3", "c3")
    }
    match.play("build/obelisk_of_the_crescent/b3/a3-b3-c3-a4", 0)
    assert len([site for site in built(match) if site.startswith("well")]) == 14


def test_obelisk_and_shed_together_give_no_more_than_one_of_them() -> None:
    """T30."""
    rows = ("obelisk_of_the_crescent . . .", "W S . .")
    with_shed = table(town(*rows), town(), cards=["shed"], named="wheat").play("place/wheat/d1", 0)
    with_well = table(town(*rows), town(), cards=["well"], named="wheat").play("place/wheat/d1", 0)
    assert {site.split("/")[1] for site in built(with_shed)} == {site.split("/")[1] for site in built(with_well)}


def test_with_an_obelisk_a_pattern_with_posts_may_go_on_any_empty_square_but_not_on_a_post() -> None:
    """T29, T30."""
    rows = ("obelisk_of_the_crescent . . .", "W trading_post G .")
    match = table(town(*rows), town(), named="wheat").play("place/wheat/d1", 0)
    sites = {path.split("/")[2] for path in of_kind(match, "build") if "/well/" in path}
    assert "a3" in sites
    assert "d2" in sites
    assert not sites & {"b3", "c3", "a4", "d1"}


def test_what_is_not_legal_says_why() -> None:
    match = table(town("W S . ."), town(), named="glass").play("place/glass/d1", 0)
    with pytest.raises(IllegalMove, match="after 'build' you can choose well"):
        match.play("build/chapel/a4", 0)
    assert all_done(match).waiting == [1]
