"""Monuments that act: T31 to T35."""

import pytest

from quartier.engine.match import Match
from tests.tiny_towns.towns import all_done, of_kind, squares, table, town

GUILD = (". . G .", ". H S .", "W B . .")
BUILD_GUILD = "build/architects_guild/c4/a2-b2-b3-c3-c4"
GROVE = (". B . .", "S G S .")
BUILD_GROVE = "build/grove_university/b4/a3-b3-c3-b4"
WATCH = ("W . . .", "B G H H", "S . . .")
BUILD_WATCH = "build/opaleyes_watch/a4/a2-a3-b3-c3-d3-a4"


# --- T33: Architect's Guild ---------------------------------------------------------------------------


def guild(*rows: str, **fields: object) -> Match:
    """Build the guild with these rows below or above it."""
    cards = fields.pop("cards", [])
    match = table(town(*GUILD, *rows, monument="architects_guild", **fields), town(), named="glass", cards=cards)
    return match.play("place/glass/d4", 0).play(BUILD_GUILD, 0)


def test_the_guild_replaces_up_to_two_buildings_by_any_types_in_play() -> None:
    """T33: the same or different ones."""
    match = guild("well well tavern .")
    assert len(of_kind(match, "replace")) == 3 * 6
    match.play("replace/a1/cottage", 0)
    assert of_kind(match, "replace") == {
        f"replace/{square}/{card}"
        for square, own in (("b1", "well"), ("c1", "tavern"))
        for card in {"cottage", "farm", "well", "chapel", "tavern", "theater", "factory"} - {own}
    }
    match.play("replace/c1/cottage", 0)
    assert [squares(match)[square] for square in ("a1", "b1", "c1")] == ["cottage", "well", "cottage"]
    assert match.moves(0) == ["done"]


def test_the_guild_may_be_left_unused_and_is_then_lost() -> None:
    """T33."""
    match = guild("well well . .").play("replace/a1/cottage", 0).play("enough", 0)
    assert match.moves(0) == ["done"]
    assert squares(match)["b1"] == "well"


def test_the_guild_never_replaces_a_monument_nor_makes_one() -> None:
    """T31, T33: a ruling for the first half."""
    moves = of_kind(guild("well . . ."), "replace")
    assert {path.split("/")[1] for path in moves} == {"a1"}
    assert not any("guild" in path for path in moves)


def test_the_guild_with_no_other_building_does_nothing() -> None:
    """T33."""
    assert guild().moves(0) == ["done"]


def test_marks_and_stored_cubes_of_a_replaced_building_go_away() -> None:
    """T33: a bank's ban and a warehouse's penalty end."""
    match = guild("warehouse . . .", stored={"a1": ["wood", "stone"]}).play("replace/a1/well", 0)
    position = match.position()["towns"][0]
    assert (position["stored"], match.scores()[0]["black"]) == ({}, 0)
    match = guild("bank . . .", marks={"a1": "brick"}).play("replace/a1/well", 0)
    assert match.position()["towns"][0]["marks"] == {}


def test_a_factory_or_bank_put_down_by_the_guild_is_marked() -> None:
    """T31: and then the second replacement follows."""
    match = guild("well well . .", cards=["bank"]).play("replace/a1/bank", 0)
    assert len(of_kind(match, "mark")) == 5
    match.play("mark/glass", 0)
    assert "replace/b1/bank" in match.moves(0)
    match.play("replace/b1/bank", 0)
    assert "mark/glass" not in match.moves(0)
    assert match.play("mark/wood", 0).moves(0) == ["done"]


def test_no_effect_makes_a_sixth_bank() -> None:
    """T28, T33, T34."""
    match = table(
        town(*GUILD[:2], "W B bank bank", "bank bank bank well", monument="architects_guild"), town(), named="glass"
    )
    match.play("place/glass/a4", 0).play(BUILD_GUILD, 0)
    assert not any(path.endswith("/bank") for path in match.moves(0))
    grove = table(town(*GROVE, "bank bank bank bank", "bank . . .", monument="grove_university"), town(), named="wood")
    grove.play("place/wood/d4", 0).play(BUILD_GROVE, 0)
    assert not any("/bank/" in path for path in grove.moves(0))
    assert any("/well/" in path for path in grove.moves(0))


# --- T34: Grove University ----------------------------------------------------------------------------


def test_the_grove_puts_one_building_on_an_empty_square_at_once() -> None:
    """T34: it must be done; never a monument."""
    match = table(town(*GROVE, monument="grove_university"), town(), named="wood").play("place/wood/d1", 0)
    match.play(BUILD_GROVE, 0)
    assert len(match.moves(0)) == 7 * 14
    assert set(match.moves(0)) == of_kind(match, "grow")
    match.play("grow/farm/a1", 0)
    assert squares(match)["a1"] == "farm"
    assert match.moves(0) == ["done"]


def test_a_factory_of_the_grove_is_marked() -> None:
    """T31."""
    match = table(town(*GROVE, monument="grove_university"), town(), named="wood").play("place/wood/d1", 0)
    match.play(BUILD_GROVE, 0).play("grow/factory/a1", 0)
    assert len(of_kind(match, "mark")) == 5


def test_the_grove_with_no_empty_square_does_nothing() -> None:
    """T34: a ruling; posts stand in for all cubes but one, so no square becomes empty."""
    full = "cottage cottage cottage cottage"
    rows = (
        "cottage B cottage cottage",
        "trading_post trading_post trading_post cottage",
        full,
        "cottage . cottage cottage",
    )
    match = table(town(*rows, monument="grove_university"), town(), named="wood").play("place/wood/b1", 0)
    match.play(BUILD_GROVE, 0)
    assert match.moves(0) == ["complete"]


# --- T32: Opaleye's Watch -----------------------------------------------------------------------------


def test_the_watch_takes_three_different_types() -> None:
    """T32: 35 choices."""
    match = table(town(*WATCH, monument="opaleyes_watch"), town(), named="wood").play("place/wood/d1", 0)
    match.play(BUILD_WATCH, 0)
    assert len(match.moves(0)) == 35
    assert set(match.moves(0)) == of_kind(match, "watch")
    match.play("watch/cottage/well/tavern", 0)
    assert match.position()["towns"][0]["watch"] == ["cottage", "well", "tavern"]
    assert match.moves(0) == ["done"]


def watching(
    *neighbours: dict[str, object], watch: tuple[str, ...] = ("well", "farm", "cottage"), **fields: object
) -> Match:
    """Let the first seat own the watch, and play the cubes of a round."""
    own = town("opaleyes_watch . . .", watch=list(watch))
    match = table(own, *neighbours, named="glass", round=5, **fields)
    for seat in match.waiting:
        match.play("place/glass/d1", seat)
    return match.play("done", 0)


WELL = town("W S . .")


def test_when_a_neighbour_constructs_a_type_the_owner_may_take_it_after_the_round() -> None:
    """T32: on any empty square, before the next naming."""
    match = watching(WELL, town())
    match.play("build/well/a4/a4-b4", 1).play("done", 1)
    assert match.waiting == [2]
    match.play("done", 2)
    assert match.waiting == [0]
    assert len(of_kind(match, "claim")) == 14
    match.play("claim/well/b2", 0)
    assert squares(match)["b2"] == "well"
    match.play("done", 0)
    assert match.position()["towns"][0]["watch"] == ["cottage", "farm"]
    assert match.moves()[0] == "name/wood"


def test_both_neighbours_building_one_type_bring_one_piece() -> None:
    """T32: once per type."""
    match = watching(WELL, WELL)
    for seat in (1, 2):
        match.play("build/well/a4/a4-b4", seat).play("done", seat)
    match.play("claim/well/b2", 0).play("done", 0)
    assert match.waiting == [1]


def test_several_types_are_taken_in_the_order_of_the_owner_or_declined() -> None:
    """T32."""
    farm = town("H H . .", "W W . .")
    match = watching(WELL, farm)
    match.play("build/well/a4/a4-b4", 1).play("done", 1)
    match.play("build/farm/a4/a3-b3-a4-b4", 2).play("done", 2)
    assert {path.split("/")[1] for path in of_kind(match, "claim")} == {"well", "farm"}
    match.play("claim/farm/b2", 0).play("done", 0)
    assert {path.split("/")[1] for path in of_kind(match, "claim")} == {"well"}
    match.play("decline", 0)
    assert match.position()["towns"][0]["watch"] == ["cottage", "well"]
    assert match.waiting == [1]


def test_somebody_further_away_is_no_neighbour() -> None:
    """T32: with four players the one opposite does not count, the ones left and right do."""
    for builder, claims in ((1, True), (2, False), (3, True)):
        neighbours = [WELL if seat == builder else town() for seat in (1, 2, 3)]
        match = watching(*neighbours)
        for seat in (1, 2, 3):
            if seat == builder:
                match.play("build/well/a4/a4-b4", seat)
            match.play("done", seat)
        assert bool(of_kind(match, "claim")) == claims


def test_with_two_players_left_and_right_are_the_same_one() -> None:
    """T32, T40."""
    match = watching(WELL).play("build/well/a4/a4-b4", 1).play("done", 1)
    assert of_kind(match, "claim")


def test_types_that_are_not_on_the_card_bring_nothing() -> None:
    """T32."""
    match = watching(WELL, watch=("farm", "cottage")).play("build/well/a4/a4-b4", 1).play("done", 1)
    assert match.waiting == [1]


def test_only_builds_after_the_choice_count() -> None:
    """T32: in the round in which the watch is stocked no build counts, whoever was first."""
    own = town(*WATCH, monument="opaleyes_watch")
    for first in (0, 1):
        match = table(own, WELL, named="glass", round=5)
        for seat in (first, 1 - first):
            match.play("place/glass/d1", seat)
            if seat == 0:
                match.play(BUILD_WATCH, 0).play("watch/cottage/farm/well", 0)
            else:
                match.play("build/well/a4/a4-b4", 1)
        assert all_done(match).waiting == [1]


@pytest.mark.parametrize("monument", ["grove_university", "architects_guild"])
def test_buildings_placed_by_grove_or_guild_are_not_constructed(monument: str) -> None:
    """T32: the watch stays quiet."""
    rows = GROVE if monument == "grove_university" else (*GUILD, "tavern . . .")
    match = watching(town(*rows, monument=monument))
    if monument == "grove_university":
        match.play(BUILD_GROVE, 1).play("grow/well/a1", 1)
    else:
        match.play(BUILD_GUILD, 1).play("replace/a1/well", 1)
    assert match.play("done", 1).waiting == [1]


def test_without_an_empty_square_the_piece_stays_on_the_card() -> None:
    """T32: a ruling."""
    own = town("opaleyes_watch W W W", "W W W W", "W W W W", "W W W .", watch=["well", "farm"])
    match = table(own, WELL, named="glass", round=5)
    match.play("place/glass/d1", 0).play("complete", 0).play("place/glass/d1", 1)
    match.play("build/well/a4/a4-b4", 1).play("done", 1)
    assert match.waiting == [1]
    assert match.position()["towns"][0]["watch"] == ["farm", "well"]


def test_a_piece_of_the_watch_that_fills_the_town_asks_to_build_or_to_complete() -> None:
    """T18, T32."""
    own = town("opaleyes_watch W S W", "W W W W", "W W W W", "W W . .", watch=["well"])
    match = table(own, WELL, named="glass", round=5)
    match.play("place/glass/d1", 0).play("done", 0).play("place/glass/d1", 1)
    match.play("build/well/a4/a4-b4", 1).play("done", 1).play("claim/well/c1", 0)
    assert match.waiting == [0]
    assert "complete" in match.moves(0)
    assert "build/well/b4/b4-c4" in match.moves(0)
    match.play("complete", 0)
    assert match.position()["towns"][0]["complete"] == 5


def test_after_a_claim_its_owner_may_still_build_with_room_left_in_the_town() -> None:
    """T32: until the next resource is named, between two claims too."""
    own = town("opaleyes_watch W S .", watch=["well", "cottage"])
    neighbour = town("W S . .", "H . . .", "G B . .", stage="build")
    match = table(own, neighbour, named="wood", master=0, round=5)
    match.play("build/well/a4/a4-b4", 1).play("build/cottage/a2/a2-b2-a3", 1).play("done", 1)
    match.play("claim/cottage/d1", 0)
    assert match.waiting == [0]
    match.play("build/well/b4/b4-c4", 0).play("done", 0)
    match.play("claim/well/c4", 0).play("done", 0)
    assert [squares(match)[square] for square in ("d1", "b4", "c4")] == ["cottage", "well", "well"]
    assert match.waiting == [1]


def test_a_factory_from_the_watch_is_marked() -> None:
    """T31, T32: and the claims go on after it."""
    match = watching(town("W . . .", "B S S B"), watch=("factory",))
    match.play("build/factory/a3/a3-b3-c3-d3-a4", 1).play("mark/wood", 1).play("done", 1)
    match.play("claim/factory/a1", 0)
    assert len(of_kind(match, "mark")) == 5
    assert match.play("mark/wood", 0).play("done", 0).waiting == [1]


# --- T35: Fort Ironweed -------------------------------------------------------------------------------


def test_the_owner_of_the_fort_is_never_master_builder_again() -> None:
    """T35: the hammer goes on to the left."""
    match = table(town("fort_ironweed . . ."), town(), town(), master=2, named="wood")
    for seat in range(3):
        match.play("place/wood/a1", seat)
    assert all_done(match).waiting == [1]


def test_alone_the_owner_of_the_fort_names() -> None:
    """T35."""
    match = table(town("fort_ironweed . . ."), town(*("W W W W",) * 4, complete=2), master=1, round=5)
    assert match.waiting == [0]


def test_in_the_town_hall_the_owner_of_the_fort_sits_out_the_free_rounds_unless_alone() -> None:
    """T35, T42."""
    match = table(town("fort_ironweed . . ."), town(), mode="town_hall", round=3)
    assert match.waiting == [1]
    match.play("choose/wood", 1).play("place/wood/a1", 1)
    assert match.waiting == [1]
    match.play("done", 1)
    assert match.waiting == [0, 1]
    alone = table(town("fort_ironweed . . ."), town(*("W W W W",) * 4, complete=2), mode="town_hall", round=3)
    assert alone.waiting == [0]
    assert "choose/wood" in alone.moves()


def test_a_fort_just_built_takes_the_hammer_on_from_its_owner() -> None:
    """T35: the owner had it, the next one follows as always."""
    rows = ("H . B .", "S W S .")
    match = table(town(*rows, monument="fort_ironweed"), town(), master=1, named="glass")
    match.play("place/glass/d1", 0).play("build/fort_ironweed/a4/a3-b3-c3-a4-c4", 0).play("done", 0)
    match.play("place/glass/d1", 1).play("done", 1)
    assert match.waiting == [1]


def test_who_makes_room_in_a_town_that_the_watch_filled_goes_on_with_the_watch() -> None:
    """T18, T32: two types were offered, and there was room for one of them."""
    full = ["cottage cottage cottage cottage"] * 2
    own = town("opaleyes_watch cottage cottage cottage", *full, "cottage W S .", watch=["well", "cottage", "farm"])
    neighbour = town("W S . .", "H . . .", "G B . .", stage="build")
    match = table(own, neighbour, named="wood", master=0, round=5)
    match.play("build/well/a4/a4-b4", 1).play("build/cottage/a2/a2-b2-a3", 1).play("done", 1)
    match.play("claim/cottage/d1", 0).play("build/well/b1/b1-c1", 0).play("done", 0)
    assert match.moves(0) == ["claim/well/c1", "decline"]
    match.play("claim/well/c1", 0).play("complete", 0)
    assert match.position()["towns"][0]["watch"] == ["farm"]
    assert match.waiting == [1]


@pytest.mark.parametrize("owner", range(3))
def test_the_owner_of_fort_ironweed_is_passed_over_at_whatever_seat(owner: int) -> None:
    """T35: the hammer goes round the others, and comes to the owner who is alone."""
    towns = [town() for _ in range(3)]
    towns[owner] = town("fort_ironweed . . .")
    before, after = (owner - 1) % 3, (owner + 1) % 3
    match = table(*towns, master=before, named="wood")
    for seat in range(3):
        match.play("place/wood/a1", seat)
    assert all_done(match).waiting == [after]
    full = [town(*("W W W W",) * 4, complete=2) for _ in range(3)]
    full[owner] = town("fort_ironweed . . .")
    assert table(*full, round=5).waiting == [owner]
