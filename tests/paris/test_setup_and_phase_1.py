"""Set-up and paving: P6 to P14."""

import pytest

import quartier
from quartier import BadOption, Match
from tests.paris.boards import BLUE, ORANGE, at, moves


def pave_all(match: Match, seat: int) -> None:
    """Let a seat pave all its tiles while the other takes buildings."""
    while match.view(seat)["stacks"][match.seats[seat]] or match.view(seat)["hands"][match.seats[seat]]:
        kind = "pave" if match.waiting == [seat] else "take"
        match.play(next(path for path in match.moves() if path.startswith(kind)))


def test_the_first_eight_postcards_are_the_default() -> None:
    """P7."""
    assert list(quartier.new("paris", seed=1).view()["cards"]) == [
        "levitation", "metropolitain", "jardin_des_plantes", "sacre_coeur", "le_peintre", "chartier",
        "bouquinistes", "lampadaire",
    ]  # fmt: skip


def test_random_postcards_are_eight_of_the_twelve_by_the_seed() -> None:
    """P7: any card can be among them."""
    draws = [tuple(quartier.new("paris", seed=seed, postcards="random").view()["cards"]) for seed in range(60)]
    assert {len(set(draw)) for draw in draws} == {8}
    assert len({card for draw in draws for card in draw}) == 12
    assert draws[7] == tuple(quartier.new("paris", seed=7, postcards="random").view()["cards"])
    assert len(set(draws)) > 20


def test_a_list_of_eight_postcards_is_played_as_given() -> None:
    """P7."""
    chosen = ["levitation", "metropolitain", "chartier", "lampadaire", "moulin_rouge", "fontaine_des_mers",
              "le_penseur", "la_grande_lumiere"]  # fmt: skip
    assert set(quartier.new("paris", seed=1, postcards=chosen).view()["cards"]) == set(chosen)


@pytest.mark.parametrize(
    "postcards", ["second", ["levitation"] * 8, ["levitation"], ["eiffel"] * 8, 8, None, {"levitation": 1}]
)
def test_wrong_postcards_are_refused(postcards: object) -> None:
    """P7."""
    with pytest.raises(BadOption, match="postcard"):
        quartier.new("paris", postcards=postcards)


@pytest.mark.parametrize("size", [1, 2])
def test_each_player_draws_the_hand_and_sees_only_the_own(size: int) -> None:
    """P8: one tile by default, two by option."""
    match = quartier.new("paris", seed=5, hand=size)
    for seat, (own, rival) in enumerate([("orange", "blue"), ("blue", "orange")]):
        view = match.view(seat)
        assert len(view["hands"][own]) == size
        assert view["hands"][rival] == size
        assert view["stacks"] == {"orange": 8 - size, "blue": 8 - size}
    assert match.view(None)["hands"] == {"orange": size, "blue": size}


def test_with_two_tiles_in_hand_either_may_be_placed() -> None:
    """P8, P10."""
    match = quartier.new("paris", seed=5, hand=2)
    hand = match.view(match.waiting[0])["hands"][match.view()["turn"]]
    assert {path.split("/")[1] for path in match.moves() if path.startswith("pave")} == set(hand)


def test_tiles_are_shuffled() -> None:
    """P8: every tile can come first, for either player."""
    for owner, seat in (("orange", ORANGE), ("blue", BLUE)):
        first = {quartier.new("paris", seed=seed).view(seat)["hands"][owner][0] for seed in range(100)}
        assert len(first) == 8


def test_the_first_player_is_chosen_by_option_or_by_the_seed() -> None:
    """P9."""
    assert {quartier.new("paris", seed=seed).waiting[0] for seed in range(20)} == {ORANGE, BLUE}
    assert all(quartier.new("paris", seed=seed, first="blue").waiting == [BLUE] for seed in range(10))
    assert all(quartier.new("paris", seed=seed, first="orange").waiting == [ORANGE] for seed in range(10))


def test_a_turn_is_a_tile_in_any_empty_quadrant_and_rotation_or_a_building() -> None:
    """P10."""
    match = quartier.new("paris", seed=2, first="orange")
    tile = match.view(ORANGE)["hands"]["orange"][0]
    assert len(moves(match, f"pave/{tile}/")) == 16 * 4
    assert len(moves(match, "take/")) == 12
    match.play(f"pave/{tile}/0/c3")
    assert not any(path.endswith("/c3") for path in match.moves())
    assert len(moves(match, "pave/")) == 15 * 4


def test_after_placing_a_tile_the_next_one_is_drawn() -> None:
    """P10."""
    match = quartier.new("paris", seed=2, first="orange")
    tile = match.view(ORANGE)["hands"]["orange"][0]
    match.play(f"pave/{tile}/0/c3")
    view = match.view(ORANGE)
    assert view["stacks"]["orange"] == 6
    assert len(view["hands"]["orange"]) == 1
    assert view["hands"]["orange"] != [tile]
    assert match.waiting == [BLUE]


def test_a_taken_building_goes_from_the_pool_to_the_reserve_and_no_tile_is_drawn() -> None:
    """P10."""
    match = quartier.new("paris", seed=2, first="orange")
    before = match.view(ORANGE)["hands"]
    match.play("take/V6")
    view = match.view(ORANGE)
    assert "V6" not in view["pool"]
    assert view["reserve"] == {"orange": ["V6"], "blue": []}
    assert view["hands"] == before
    assert match.waiting == [BLUE]


def test_a_player_may_reserve_any_number_of_buildings() -> None:
    """P10: even all twelve."""
    match = quartier.new("paris", seed=2, first="orange")
    while match.view()["pool"]:
        kind = "take" if match.waiting == [ORANGE] else "p"
        match.play(next(path for path in match.moves() if path.startswith(kind)))
    assert len(match.view()["reserve"]["orange"]) == 12


def test_with_a_tile_in_hand_there_is_no_pass_and_with_an_empty_pool_it_must_be_placed() -> None:
    """P11."""
    match = quartier.new("paris", seed=2)
    assert "pass" not in match.moves()
    while match.view()["pool"]:
        match.play(moves(match, "")[-1])
    assert all(path.startswith("pave/") for path in match.moves())


def test_a_player_without_tiles_may_pass_or_take_a_building() -> None:
    """P12."""
    match = quartier.new("paris", seed=2, first="orange")
    pave_all(match, ORANGE)
    match.play(next(path for path in match.moves() if path.startswith("pave")))
    assert match.waiting == [ORANGE]
    assert match.moves() == [f"take/{piece}" for piece in match.view()["pool"]] + ["pass"]
    reserve = match.view()["reserve"]
    match.play("pass")
    assert match.view()["reserve"] == reserve
    assert match.waiting == [BLUE]


def test_phase_1_ends_at_once_with_the_last_tile() -> None:
    """P13: though buildings are left in the pool and the other seat would be next."""
    match = quartier.new("paris", seed=2, first="orange")
    pave_all(match, ORANGE)
    while match.view()["phase"] == 1:
        assert "." in "".join(match.view()["paving"])
        kind = "pave" if match.waiting == [BLUE] else "pass"
        match.play(next(path for path in match.moves() if path.startswith(kind)))
    assert "." not in "".join(match.view()["paving"])
    assert match.view()["pool"]
    assert match.view()["hands"] == {"orange": 0, "blue": 0}


@pytest.mark.parametrize("seat", [ORANGE, BLUE])
def test_who_first_placed_all_tiles_begins_phase_2(seat: int) -> None:
    """P14: whoever placed the last tile."""
    match = quartier.new("paris", seed=2, first="orange")
    pave_all(match, seat)
    while match.view()["phase"] == 1:
        kind = "pass" if match.waiting == [seat] else "pave"
        match.play(next(path for path in match.moves() if path.startswith(kind)))
    assert match.waiting == [seat]


def test_unpaved_spaces_are_not_free() -> None:
    """P6: nothing can lie there."""
    position = {"phase": 2, "reserve": {"orange": ["line3"]}, "tokens": {"blue": 0}, "cards": {"le_peintre": None}}
    match = at(paving=["oo......"] + ["........"] * 7, **position)
    assert not moves(match, "place/")
    assert sorted(moves(match, "postcard/le_peintre/")) == ["a8", "b8", "none"]
