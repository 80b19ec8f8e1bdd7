"""Cards that act when another names: T26 to T28, T38, and the cavern's cousinship with them."""

import pytest

from tests.tiny_towns.towns import all_done, of_kind, squares, table, town

FULL = ("cottage cottage cottage cottage",) * 3


# --- T26: factory -------------------------------------------------------------------------------------


def test_a_factory_is_marked_when_built() -> None:
    """T26: with any resource."""
    match = table(town("W . . .", "B S S B"), town(), named="glass").play("place/glass/d1", 0)
    match.play("build/factory/a3/a3-b3-c3-d3-a4", 0)
    assert match.moves(0) == ["mark/wood", "mark/wheat", "mark/brick", "mark/glass", "mark/stone"]
    match.play("mark/glass", 0)
    assert match.position()["towns"][0]["marks"] == {"a3": "glass"}
    assert match.moves(0) == ["done"]


def test_when_another_names_the_mark_any_other_resource_may_be_placed() -> None:
    """T26: or the named one; it is optional."""
    match = table(town("factory . . .", marks={"a4": "brick"}), town(), master=1, named="brick")
    assert {path.split("/")[1] for path in match.moves(0)} == {"wood", "wheat", "brick", "glass", "stone"}
    assert len(match.moves(0)) == 5 * 15
    match.play("place/glass/b4", 0)
    assert squares(match)["b4"] == "glass"


def test_a_factory_does_not_work_for_other_resources_nor_for_the_own_naming() -> None:
    """T26."""
    other = table(town("factory . . .", marks={"a4": "brick"}), town(), master=1, named="wood")
    own = table(town("factory . . .", marks={"a4": "brick"}), town(), master=0, named="brick")
    assert {path.split("/")[1] for path in other.moves(0)} == {"wood"}
    assert {path.split("/")[1] for path in own.moves(0)} == {"brick"}


def test_two_factories_with_one_mark_bring_nothing_more() -> None:
    """T26: allowed, no gain."""
    marks = {"a4": "brick", "b4": "brick"}
    match = table(town("factory factory . .", marks=marks), town(), master=1, named="brick")
    assert len(match.moves(0)) == 5 * 14


def test_the_replacement_of_a_factory_is_not_named() -> None:
    """T26: a ruling; a second factory marked with the replacement gives nothing more."""
    marks = {"a4": "brick", "b4": "glass"}
    match = table(town("factory factory . .", marks=marks), town(), master=1, named="brick")
    match.play("place/glass/c4", 0)
    assert match.moves(0) == ["done"]


# --- T27: warehouse -----------------------------------------------------------------------------------


def test_a_warehouse_stores_what_another_names() -> None:
    """T27: three at most, each costs a point."""
    match = table(town("warehouse . . .", stored={"a4": ["wood", "wood"]}), town(), master=1, named="brick")
    match.play("store/a4", 0)
    assert match.position()["towns"][0]["stored"] == {"a4": ["wood", "wood", "brick"]}
    assert match.scores()[0]["black"] == -3
    full = table(town("warehouse . . .", stored={"a4": ["wood"] * 3}), town(), master=1, named="brick")
    assert not of_kind(full, "store")


def test_a_warehouse_swaps_the_cube_for_a_stored_one_which_is_placed() -> None:
    """T27: the count never falls."""
    stored = {"a4": ["wood", "glass", "wood"]}
    match = table(town("warehouse . . .", stored=stored), town(), master=1, named="brick")
    swaps = of_kind(match, "swap")
    assert len(swaps) == 2 * 15
    match.play("swap/a4/glass/c2", 0)
    assert squares(match)["c2"] == "glass"
    assert match.position()["towns"][0]["stored"] == {"a4": ["wood", "brick", "wood"]}


def test_a_swap_for_the_same_resource_is_just_placing_and_not_offered() -> None:
    """T27: a ruling."""
    match = table(town("warehouse . . .", stored={"a4": ["brick"]}), town(), master=1, named="brick")
    assert not of_kind(match, "swap")


def test_the_warehouse_is_closed_when_its_owner_names() -> None:
    """T27."""
    match = table(town("warehouse . . .", stored={"a4": ["wood"]}), town(), master=0, named="brick")
    assert set(match.moves(0)) == of_kind(match, "place")


def test_a_stored_cube_is_dealt_with_and_building_may_follow() -> None:
    """T14, T27: a ruling."""
    match = table(town("warehouse W S ."), town(), master=1, named="brick").play("store/a4", 0)
    assert "build/well/b4/b4-c4" in match.moves(0)


def test_every_warehouse_has_its_own_room() -> None:
    """T27."""
    stored = {"a4": ["wood"] * 3}
    match = table(town("warehouse warehouse . .", stored=stored), town(), master=1, named="brick")
    assert of_kind(match, "store") == {"store/b4"}


def test_swapping_needs_an_empty_square() -> None:
    """T27: with one empty square left, just that one."""
    rows = ("warehouse cottage cottage cottage", *FULL[1:], "W . W W")
    match = table(town(*rows, stored={"a4": ["wood"]}), town(), master=1, named="brick")
    assert set(match.moves(0)) == {"place/brick/b1", "store/a4", "swap/a4/wood/b1"}


# --- T28: bank ----------------------------------------------------------------------------------------


def test_a_bank_takes_a_mark_that_is_on_no_other_bank() -> None:
    """T28."""
    rows = ("bank . . .", "H H . .", "W G B .")
    match = table(town(*rows, marks={"a4": "wood"}), town(), named="stone").play("place/stone/d1", 0)
    match.play("build/bank/a2/a2-b2-c2-a3-b3", 0)
    assert match.moves(0) == ["mark/wheat", "mark/brick", "mark/glass", "mark/stone"]


def test_the_owner_of_a_bank_can_not_name_its_mark() -> None:
    """T28: others can."""
    marks = {"a4": "wood", "b4": "glass"}
    match = table(town("bank bank . .", marks=marks), town(), master=0)
    assert match.moves() == ["name/wheat", "name/brick", "name/stone"]
    assert len(table(town("bank bank . .", marks=marks), town(), master=1).moves()) == 5


def test_with_all_resources_marked_the_hammer_passes() -> None:
    """T28: a ruling; it is no turn as master builder."""
    rich = town("bank bank bank bank", "bank . . .")
    match = table(rich, town(), town(), master=2, named="wood")
    for seat in range(3):
        match.play("place/wood/a1", seat)
    assert all_done(match).waiting == [1]
    assert match.position()["towns"][0]["master_turns"] == 0


def test_alone_with_all_resources_marked_the_town_ends() -> None:
    """T28: a ruling."""
    rich = town("bank bank bank bank", "bank . . .")
    match = table(rich, town(*("W W W W",) * 4, complete=3), master=0, round=7)
    assert match.over
    assert match.position()["towns"][0]["complete"] == 7
    assert match.scores()[0]["empty"] == -11


def test_when_nobody_may_name_all_towns_end() -> None:
    """T28: the ruling for one, carried to all."""
    rich = town("bank bank bank bank", "bank . . .")
    match = table(rich, rich, master=0, round=7)
    assert match.over
    assert [place["complete"] for place in match.position()["towns"]] == [7, 7]


def test_a_sixth_bank_is_not_built() -> None:
    """T28."""
    rows = ("bank bank bank bank", "bank . . .", "H H . .", "W G B .")
    match = table(town(*rows), town(), master=1, named="stone").play("place/stone/d1", 0)
    assert not any(path.startswith("build/bank") for path in match.moves(0))
    four = ("bank bank bank bank", ". . . .", "H H . .", "W G B .")
    allowed = table(town(*four), town(), master=1, named="stone").play("place/stone/d1", 0)
    assert any(path.startswith("build/bank") for path in allowed.moves(0))


# --- T38: statue of the bondmaker ---------------------------------------------------------------------


def test_the_statue_lets_a_named_cube_lie_on_a_cottage_one_each() -> None:
    """T38: it is never used again."""
    rows = ("statue_of_the_bondmaker cottage cottage .", ". . W .")
    match = table(town(*rows, on_cottages={"b4": "wood"}), town(), master=1, named="stone")
    assert of_kind(match, "cottage") == {"cottage/c4"}
    match.play("cottage/c4", 0)
    assert match.position()["towns"][0]["on_cottages"] == {"b4": "wood", "c4": "stone"}
    assert match.moves(0) == ["done"]
    assert match.scores()[0]["empty"] == -13


def test_the_statue_does_not_help_when_its_owner_names() -> None:
    """T38."""
    match = table(town("statue_of_the_bondmaker cottage . ."), town(), master=0, named="stone")
    assert not of_kind(match, "cottage")


def test_only_the_named_cube_lies_on_a_cottage_not_a_factory_replacement() -> None:
    """T38: a ruling; with a factory the other resources go on empty squares only."""
    rows = ("statue_of_the_bondmaker cottage factory .",)
    match = table(town(*rows, marks={"c4": "stone"}), town(), master=1, named="stone")
    match.play("cottage/b4", 0)
    assert match.position()["towns"][0]["on_cottages"] == {"b4": "stone"}


def test_a_cube_on_a_cottage_is_no_part_of_a_pattern() -> None:
    """T38: wood beside a stone that lies on a cottage makes no well."""
    rows = ("statue_of_the_bondmaker W cottage .",)
    match = table(town(*rows, on_cottages={"c4": "stone"}), town(), master=1, named="glass")
    assert not of_kind(match.play("place/glass/d1", 0), "build")


@pytest.mark.parametrize("mode", ["town_hall", "solo"])
def test_factory_warehouse_and_statue_work_on_cards(mode: str) -> None:
    """T42, T43."""
    others = [] if mode == "solo" else [town()]
    factory = table(town("factory . . .", marks={"a4": "brick"}), *others, mode=mode, named="brick", round=1)
    assert "place/wood/a1" in factory.moves(0)
    warehouse = table(town("warehouse . . ."), *others, mode=mode, named="brick", round=1)
    assert "store/a4" in warehouse.moves(0)
    statue = table(town("statue_of_the_bondmaker cottage . ."), *others, mode=mode, named="brick", round=1)
    assert "cottage/b4" in statue.moves(0)


def test_factory_warehouse_and_statue_do_not_work_in_free_rounds() -> None:
    """T42."""
    factory = table(town("factory . . .", marks={"a4": "brick"}), town(), mode="town_hall", round=3)
    for seat in range(2):
        factory.play("choose/brick", seat)
    assert {path.split("/")[1] for path in factory.moves(0)} == {"brick"}
    warehouse = table(town("warehouse . . .", stored={"a4": ["wood"]}), town(), mode="town_hall", round=3)
    for seat in range(2):
        warehouse.play("choose/brick", seat)
    assert set(warehouse.moves(0)) == of_kind(warehouse, "place")
