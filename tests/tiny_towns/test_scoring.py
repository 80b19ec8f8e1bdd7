"""The end and the scoring of every building: T20 to T22, T24, T25, T36, T37, T39, T40."""

from itertools import chain, combinations

import pytest

from tests.tiny_towns.towns import NOTHING, line, table, town

C = "cottage"


# --- T20: empty squares -------------------------------------------------------------------------------


def test_a_square_without_a_building_costs_a_point_cubes_or_not() -> None:
    """T20: cubes are taken off at the end."""
    assert line("empty", "W S cottage cottage") == -14


def test_cubes_on_a_warehouse_stay_and_cost_a_point_each() -> None:
    """T20, T27."""
    assert line("black", "warehouse warehouse . .", stored={"a4": ["wood", "wood", "glass"], "b4": ["stone"]}) == -4


def test_the_cathedral_makes_own_empty_squares_free_but_not_a_full_warehouse() -> None:
    """T20 with the Cathedral of Caterina: 2 points, own board only."""
    towns = (
        town("cathedral_of_caterina warehouse . .", stored={"b4": ["wood"]}),
        town("cottage . . ."),
    )
    scores = table(*towns).scores()
    assert (scores[0]["monument"], scores[0]["empty"], scores[0]["black"]) == (2, 0, -1)
    assert scores[1]["empty"] == -15


def test_the_printed_example_scores_twenty_eight() -> None:
    """Wells 5, fed cottages 12, chapel 4, taverns 9, bakery 3, warehouse -3, two empty -2."""
    example = town(
        "cottage well cottage tavern",
        "cottage cottage farm bakery",
        "well cottage tavern .",
        "chapel warehouse tavern .",
        stored={"b1": ["wood", "brick", "brick"]},
    )
    score = table(example, cards=["bakery", "warehouse"]).scores()[0]
    assert [score[name] for name in ("gray", "blue", "orange", "green", "yellow", "black", "empty", "red")] == [
        5, 12, 4, 9, 3, -3, -2, 0,
    ]  # fmt: skip
    assert score["total"] == 28


def test_points_may_be_negative() -> None:
    """T20."""
    assert table(town()).scores()[0]["total"] == -16


# --- T22: cottages ------------------------------------------------------------------------------------


def test_a_cottage_is_worth_three_if_fed_and_nothing_otherwise() -> None:
    """T22: a farm feeds four."""
    assert line("blue", "cottage cottage cottage cottage", "cottage farm . .") == 12
    assert line("blue", "cottage cottage . .") == 0


@pytest.mark.parametrize(
    ("feeder", "rows", "fed"),
    [
        ("farm", (f"farm . {C} .", f". . . {C}", f"{C} . . ."), 3),
        ("granary", (f"{C} {C} {C} {C}", f"{C} granary {C} {C}", f"{C} {C} {C} {C}", f"{C} {C} {C} {C}"), 8),
        ("orchard", (f"{C} {C} {C} {C}", f"{C} orchard {C} {C}", f"{C} {C} {C} {C}", f"{C} {C} {C} {C}"), 6),
        ("greenhouse", (f"greenhouse . {C} {C}", f". . . {C}", f"{C} {C} . ."), 3),
        ("greenhouse", (f"greenhouse . {C} .", f". . . {C}", NOTHING), 1),
    ],
)
def test_each_feeder_feeds_where_it_says(feeder: str, rows: tuple[str, ...], fed: int) -> None:
    """T24, T25: a farm anywhere, a granary around with diagonals, an orchard in lines, a greenhouse one group."""
    assert line("blue", *rows, cards=[feeder]) == 3 * fed


# --- T24: gray ----------------------------------------------------------------------------------------


def test_a_well_counts_adjacent_cottages_fed_or_not() -> None:
    """T24, T25: at most 4; diagonals do not count."""
    assert line("gray", f". {C} . .", f"{C} well {C} .", f". {C} . .") == 4
    assert line("gray", f"{C} . {C} .", ". well . .", f"{C} . {C} .") == 0


def test_a_fountain_beside_another_is_worth_two_and_no_more() -> None:
    """T24."""
    assert line("gray", "fountain fountain fountain .") == 6
    assert line("gray", "fountain . fountain .", f"{C} . . .") == 0


def test_a_millstone_beside_red_or_yellow_is_worth_two_and_no_more() -> None:
    """T24."""
    assert line("gray", ". farm . .", "theater millstone theater .") == 2
    assert line("gray", "millstone factory . .", f"{C} farm . .") == 0


def test_a_shed_is_worth_one_anywhere() -> None:
    """T24."""
    assert line("gray", "shed . shed .") == 2


# --- T24: orange --------------------------------------------------------------------------------------


def test_every_chapel_counts_the_fed_cottages_of_the_town() -> None:
    """The printed example: four fed and one unfed, a chapel scores 4."""
    rows = (f"{C} {C} {C} {C}", f"{C} farm . .")
    assert line("orange", *rows, "chapel . . .") == 4
    assert line("orange", *rows, "chapel . chapel .") == 8


def test_a_temple_needs_two_adjacent_fed_cottages() -> None:
    """T24: 4 points; unfed ones do not count."""
    assert line("orange", f"{C} temple {C} .", "farm . . .") == 4
    assert line("orange", f"{C} temple {C} .") == 0
    assert line("orange", f"{C} temple . .", "farm . . .") == 0


def test_an_abbey_wants_to_be_away_from_black_green_and_yellow() -> None:
    """T24: 3 points; diagonals do not disturb it."""
    for other in ("factory", "tavern", "theater"):
        assert line("orange", f"abbey {other} . .") == 0
        assert line("orange", "abbey . . .", f". {other} . .") == 3
    assert line("orange", f"abbey {C} . .", "well . . .") == 3


def test_every_cloister_counts_those_in_corners() -> None:
    """T24: at most 4 each, also from outside the corners."""
    assert line("orange", "cloister . . cloister", ". cloister . .", NOTHING, "cloister . . cloister") == 20
    assert line("orange", ". cloister . .") == 0
    assert line("orange", f"cloister {C} . .", f". . {C} {C}") == 1


# --- T24: green ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "points"), list(enumerate((0, 2, 5, 9, 14, 20, 20))))
def test_taverns_score_together_up_to_twenty(number: int, points: int) -> None:
    """T24."""
    names = ["tavern"] * number + ["."] * (8 - number)
    assert line("green", " ".join(names[:4]), " ".join(names[4:])) == points


@pytest.mark.parametrize(("number", "points"), list(enumerate((0, -1, 5, -3, 15, -5, 26, 26, 26))))
def test_almshouses_score_together_up_to_twenty_six(number: int, points: int) -> None:
    """T24."""
    names = ["almshouse"] * number + ["."] * (8 - number)
    assert line("green", " ".join(names[:4]), " ".join(names[4:])) == points


def test_an_inn_scores_alone_in_its_row_and_column() -> None:
    """T24: 3 each; two in one line score nothing."""
    assert line("green", "inn . . .", ". inn . .", ". . inn .", ". . . inn") == 12
    assert line("green", "inn . . inn", ". inn . .") == 3
    assert line("green", "inn . . .", NOTHING, "inn . . .") == 0


def test_feast_halls_are_worth_three_with_more_than_the_player_to_the_right() -> None:
    """T24, T40: the right neighbour had the hammer before; a tie gives two each."""
    halls = [town("feast_hall feast_hall . ."), town("feast_hall . . ."), town("feast_hall feast_hall . .")]
    assert [score["green"] for score in table(*halls).scores()] == [4, 2, 6]


def test_with_two_players_both_neighbours_are_the_same() -> None:
    """T40: the printed clarification, 3 for who has more, 2 for who has less, 2 each in a tie."""
    more, fewer = town("feast_hall feast_hall . ."), town("feast_hall . . .")
    assert [score["green"] for score in table(more, fewer).scores()] == [6, 2]
    assert [score["green"] for score in table(more, more).scores()] == [4, 4]


# --- T24: yellow --------------------------------------------------------------------------------------


def test_a_theater_counts_each_other_type_in_its_lines_once() -> None:
    """T24: at most 6; itself never, a monument as one type."""
    rows = (f"theater {C} farm well", "chapel . . .", "tavern . . .", "factory . . .")
    assert line("yellow", *rows) == 6
    assert line("yellow", f"theater {C} {C} theater") == 2
    assert line("yellow", "theater silva_forum . .", ". . . .") == 1


def test_a_bakery_beside_red_or_black_is_worth_three() -> None:
    """T24."""
    assert line("yellow", "bakery farm . .", "factory . . .") == 3
    assert line("yellow", "bakery factory . .") == 3
    assert line("yellow", f"bakery {C} . .", ". farm . .") == 0


def test_a_market_counts_its_row_or_its_column_but_not_both() -> None:
    """T24: itself included, at most 4."""
    assert line("yellow", "market market market market") == 16
    assert line("yellow", "market market market .", "market . . .") == 3 + 3 + 3 + 2


def test_a_tailor_counts_those_in_the_centre() -> None:
    """T24: 1 and 1 more for each in the centre, itself included; at most 5."""
    assert line("yellow", NOTHING, ". tailor tailor .", ". tailor tailor .") == 20
    assert line("yellow", "tailor . . .", ". tailor . .") == 2 + 2


# --- T24: black ---------------------------------------------------------------------------------------


def test_black_buildings_have_their_points() -> None:
    """T24: factory 0, bank 4, trading post 1."""
    assert line("black", "factory factory . .") == 0
    assert line("black", "bank bank . .") == 8
    assert line("black", "trading_post . . .") == 1


# --- monuments ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monument", "points"),
    [
        ("architects_guild", 1), ("cathedral_of_caterina", 2), ("fort_ironweed", 7),
        ("grand_mausoleum_of_the_rodina", 0), ("grove_university", 3), ("obelisk_of_the_crescent", 0),
        ("opaleyes_watch", 0), ("statue_of_the_bondmaker", 0), ("barrett_castle", 0),
    ],
)  # fmt: skip
def test_monuments_with_fixed_points(monument: str, points: int) -> None:
    """T24: Barrett Castle unfed is worth nothing."""
    assert line("monument", f"{monument} . . .") == points


def test_the_archive_counts_types_in_town_wherever_they_stand() -> None:
    """T24: 0 to 7, monuments apart."""
    full = (f"archive_of_the_second_age {C} {C} farm", "well chapel . tavern", "theater . . factory")
    assert line("monument", *full) == 7
    assert line("monument", "archive_of_the_second_age . . .") == 0


def test_mandras_palace_counts_types_beside_it() -> None:
    """T24: 2 each, at most 8."""
    assert line("monument", f". {C} . .", "well mandras_palace farm .", ". tavern . .") == 8
    assert line("monument", f"{C} mandras_palace {C} .", "farm . . .") == 2


def test_the_sky_baths_count_missing_types() -> None:
    """T24: 2 each, at most 14."""
    assert line("monument", "the_sky_baths . . .") == 14
    assert line("monument", f"the_sky_baths {C} {C} farm", "well chapel . tavern", "theater . . factory") == 0
    assert line("monument", f"the_sky_baths {C} . .") == 12


def test_silva_forum_counts_the_largest_group_of_one_type() -> None:
    """T37: a lone building is a group of one; diagonals do not connect."""
    assert line("monument", f"silva_forum {C} . .") == 2
    assert line("monument", f"silva_forum {C} {C} .", f"{C} . {C} .", ". well well well") == 4
    assert line("monument", f"silva_forum {C} . .", f"{C} . {C} .", f". {C} . .") == 2


@pytest.mark.parametrize(("others", "points"), list(enumerate((1, 2, 3, 4, 5, 8, 8))))
def test_the_shrine_is_fixed_when_built_and_counts_itself(others: int, points: int) -> None:
    """T37: 1 to 5, from the sixth building on 8."""
    wells = " ".join(["well"] * others + ["."] * (8 - others)).split()
    rows = ("B H S .", "W G W .", " ".join(wells[:4]), " ".join(wells[4:]))
    match = table(town(*rows, monument="shrine_of_the_elder_tree"), town(), named="wood")
    match.play("place/wood/d4", 0).play("build/shrine_of_the_elder_tree/a4/a3-b3-c3-a4-b4-c4", 0)
    assert match.scores()[0]["monument"] == points
    assert match.position()["towns"][0]["shrine"] == points


def test_the_shrine_keeps_its_value_when_buildings_follow() -> None:
    """T37."""
    assert line("monument", "shrine_of_the_elder_tree well well well", shrine=2) == 2


def test_the_starloom_scores_by_the_round_of_completion() -> None:
    """T36: 6, 3, 2, 0; the same round shares the place, which counts towns completed in earlier rounds."""
    full = (f"{C} {C} {C} {C}",) * 3
    done = [town(*full, f"{C} {C} {C} {C}", complete=number) for number in (3, 3, 4, 9)]

    def points(*rounds: int | None) -> list[int]:
        found = []
        for number in rounds:
            starloom = town(*full, f"the_starloom {C} {C} {C}", complete=number)
            found.append(table(starloom, *done, cards=["farm"], round=9).scores()[0]["monument"])
        return found

    assert points(2, 3, 4, 5, 9) == [6, 6, 2, 0, 0]


@pytest.mark.parametrize("owner", range(4))
def test_towns_completed_in_the_same_round_share_the_place_at_whatever_seats_they_are(owner: int) -> None:
    """T36, a ruling: 6, 3, 2 or nothing by how many were complete in earlier rounds, whoever these were."""
    others = [seat for seat in range(4) if seat != owner]
    for earlier in chain.from_iterable(combinations(others, number) for number in range(4)):
        towns = [town(*("W W W W",) * 4, complete=2 if seat in earlier else 5) for seat in range(4)]
        towns[owner] = town("the_starloom W W W", *("W W W W",) * 3, complete=5)
        assert table(*towns, round=9).scores()[owner]["monument"] == (6, 3, 2, 0)[len(earlier)], earlier


def test_the_starloom_is_worth_nothing_before_its_town_is_complete() -> None:
    """T36: 0 in live scores."""
    assert line("monument", "the_starloom . . .") == 0


def test_the_second_place_of_the_starloom() -> None:
    """T36."""
    first = town(*(f"{C} {C} {C} {C}",) * 4, complete=1)
    second = town(f"the_starloom {C} {C} {C}", *(f"{C} {C} {C} {C}",) * 3, complete=2)
    assert table(first, second).scores()[1]["monument"] == 3


def test_the_mausoleum_gives_unfed_cottages_three_but_they_stay_unfed() -> None:
    """T39: chapel and temple still ignore them."""
    rows = (f"{C} temple {C} .", f"grand_mausoleum_of_the_rodina . {C} .")
    score = table(town(*rows)).scores()[0]
    assert (score["blue"], score["orange"]) == (9, 0)
    assert line("orange", f"{C} chapel {C} .", "grand_mausoleum_of_the_rodina . . .") == 0
    fed = table(town(f"{C} {C} {C} {C}", f"{C} farm chapel .", "grand_mausoleum_of_the_rodina . . .")).scores()[0]
    assert (fed["blue"], fed["orange"]) == (15, 4)


# --- Barrett Castle -----------------------------------------------------------------------------------


def test_the_castle_is_fed_with_one_meal_and_worth_five() -> None:
    """T22."""
    score = table(town(f"{C} {C} {C} barrett_castle", "farm . . .")).scores()[0]
    assert (score["blue"], score["monument"]) == (9, 5)


def test_the_castle_counts_as_two_cottages_for_well_chapel_and_temple() -> None:
    """T22: beside a well 2, fed 2 for a chapel, alone enough for a temple."""
    assert line("gray", "barrett_castle well . .") == 2
    assert line("orange", "barrett_castle chapel farm .") == 2
    assert line("orange", "barrett_castle temple farm .") == 4
    assert line("orange", "barrett_castle temple . .") == 0


def test_the_castle_counts_as_a_cottage_and_not_as_a_monument_for_the_theater() -> None:
    """T22."""
    assert line("yellow", f"theater barrett_castle {C} .") == 1
    assert line("yellow", "theater barrett_castle well .") == 2


# --- T21: ties ----------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    """T21."""
    full = (f"{C} {C} {C} {C}",) * 3
    match = table(town(*full, f"{C} {C} {C} farm", complete=1), town(*full, f"{C} {C} {C} {C}", complete=1))
    assert match.over
    assert match.winners == [0]
    assert match.ending == "points"


def test_a_tie_goes_to_who_was_master_builder_less_often() -> None:
    """T21."""
    rows = ("W W W W",) * 4
    match = table(town(*rows, complete=9, master_turns=5), town(*rows, complete=9, master_turns=4))
    assert match.winners == [1]
    assert match.ending == "tie-break"


def test_then_to_who_has_fewer_empty_squares() -> None:
    """T21: an almshouse alone costs the point that its square saves."""
    first = town("almshouse W W W", *("W W W W",) * 3, complete=9)  # −1 −15
    second = town(*("W W W W",) * 4, complete=9)  # −16
    match = table(first, second)
    assert [score["total"] for score in match.scores()] == [-16, -16]
    assert match.winners == [0]


def test_empty_squares_count_with_the_cathedral_too() -> None:
    """T21: a ruling; both have 2 points in all."""
    first = town("cathedral_of_caterina W W W", *("W W W W",) * 3, complete=9)
    second = town(*(f"{C} {C} {C} {C}",) * 3, f"tavern {C} {C} {C}", complete=9)
    match = table(first, second)
    assert [score["total"] for score in match.scores()] == [2, 2]
    assert match.winners == [1]


def test_then_to_who_has_more_cottages_and_the_castle_counts_as_two() -> None:
    """T21: a ruling for the castle."""
    rest = ("factory factory factory factory",) * 3
    fewer = town(f"{C} {C} factory factory", *rest, complete=9)
    more = town(f"{C} {C} {C} factory", *rest, complete=9)
    castle = town(f"{C} barrett_castle factory factory", *rest, complete=9)
    assert table(fewer, more).winners == [1]
    assert table(fewer, castle).winners == [1]
    assert table(more, castle).winners == [0, 1]


def test_who_is_still_equal_shares_the_victory() -> None:
    """T21."""
    rows = ("W W W W",) * 4
    match = table(town(*rows, complete=9), town(*rows, complete=9), town(*rows, complete=9, master_turns=1))
    assert match.winners == [0, 1]
    assert match.ending == "shared"


def test_in_the_town_hall_nobody_was_master_builder() -> None:
    """T21, T42: that step is skipped."""
    rows = ("W W W W",) * 4
    towns = (town(*rows, complete=9, master_turns=5), town(*rows, complete=9))
    assert table(*towns, mode="town_hall").winners == [0, 1]
