"""Set-up and options: T3 to T6."""

import pytest

from quartier.engine.errors import BadOption
from quartier.engine.match import Match
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.game import GAME
from quartier.games.tiny_towns.rules.state import SEATS, TYPES

FIRST = ["cottage", "farm", "well", "chapel", "tavern", "theater", "factory"]


def test_the_first_game_has_its_seven_cards() -> None:
    """T4."""
    assert Match.new(GAME, seed=1, buildings="first").view()["cards"] == FIRST


def test_by_default_the_seed_draws_one_card_of_each_type_and_the_cottage_is_always_there() -> None:
    """T3, T4: over many seeds every card comes up."""
    seen = set()
    for seed in range(120):
        drawn = Match.new(GAME, seed=seed, monuments=False).view()["cards"]
        assert [cards()[id].type for id in drawn] == list(TYPES)
        assert drawn[0] == "cottage"
        seen.update(drawn)
    assert len(seen) == 25


def test_a_list_of_buildings_may_come_in_any_order_and_leave_the_cottage_out() -> None:
    """T4."""
    mixed = ["bank", "shed", "granary", "abbey", "market", "inn"]
    match = Match.new(GAME, seed=1, buildings=mixed)
    assert match.view()["cards"] == ["cottage", "granary", "shed", "abbey", "inn", "market", "bank"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"buildings": ["farm"]}, "lacks a card of the kind gray: one of well"),
        ({"buildings": [*FIRST, "granary"]}, "'granary' and 'farm' are of one type"),
        ({"buildings": ["castle"]}, "there is no 'castle'"),
        ({"buildings": ["barrett_castle"]}, "there is no 'barrett_castle'"),
        ({"buildings": "last"}, "'first', 'random', a list"),
        ({"players": 7}, "'players' can't be 7; it takes 1, 2, 3, 4, 5, 6"),
        ({"players": True}, "'players' can't be True"),
        ({"mode": "solo", "players": 2}, "can't be 'solo' with 2 players"),
        ({"mode": "solo", "buildings": [*FIRST[:4], "inn", *FIRST[5:]]}, "'inn' is not in a solo game"),
        ({"mode": "mayor"}, "'builder', 'town_hall', 'solo'"),
    ],
)
def test_wrong_options_say_what_is_possible(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.resolve(options)


def test_everybody_is_dealt_two_monuments_and_keeps_one_in_secret() -> None:
    """T5: a decision of all seats at once; the other card goes back unseen."""
    match = Match.new(GAME, seed=3, players=6)
    assert match.waiting == [0, 1, 2, 3, 4, 5]
    hands = [match.view(seat)["dealt"] for seat in range(6)]
    assert len({card for hand in hands for card in hand}) == 12
    assert match.view()["dealt"] == []
    for seat, hand in enumerate(hands):
        assert match.moves(seat) == [f"keep/{card}" for card in hand]
        match.play(f"keep/{hand[1]}", seat)
    for seat, hand in enumerate(hands):
        assert match.view(seat)["towns"][seat]["monument"] == hand[1]
        assert match.view((seat + 1) % 6)["towns"][seat]["monument"] is None
        assert match.log((seat + 1) % 6)[seat] == (seat, "keep")
    assert match.view(0)["dealt"] == []


def test_without_monuments_the_game_begins_with_a_naming() -> None:
    """T4: the option `monuments` off."""
    match = Match.new(GAME, seed=3, players=3, monuments=False)
    assert match.moves()[0] == "name/wood"
    assert all(town["monument"] is None for town in match.position()["towns"])


def test_the_seed_draws_the_first_master_builder() -> None:
    """T6."""
    masters = [Match.new(GAME, seed=seed, players=5, monuments=False).waiting[0] for seed in range(60)]
    assert set(masters) == {0, 1, 2, 3, 4}


def test_one_player_plays_solo_unless_told_otherwise() -> None:
    """T43: solo is for exactly one."""
    assert GAME.resolve({"players": 1})["mode"] == "solo"
    assert GAME.resolve({"mode": "solo"})["players"] == 1
    assert GAME.resolve({"players": 1, "mode": "builder"})["mode"] == "builder"
    assert GAME.resolve({})["players"] == 4


@pytest.mark.parametrize("seat", range(6))
def test_the_first_master_builder_may_be_chosen_at_every_seat_whatever_the_seed(seat: int) -> None:
    """T6: nothing else changes but who names first; without the option the seed says."""
    for seed in range(3):
        match = Match.new(GAME, seed=seed, players=6, monuments=False, first=SEATS[seat])
        assert match.waiting == [seat]
        assert {path.split("/")[0] for path in match.moves()} == {"name"}
    by_lot = {Match.new(GAME, seed=seed, players=6, monuments=False).waiting[0] for seed in range(60)}
    assert by_lot == set(range(6))


def test_nobody_begins_who_does_not_play() -> None:
    """T6: and where nobody has a hammer the option means nothing."""
    with pytest.raises(BadOption, match="option 'first' can't be 'hare'; it takes 'random', 'badger', 'fox'"):
        Match.new(GAME, seed=1, players=2, first="hare")
    plain = Match.new(GAME, seed=1, players=3, mode="town_hall")
    assert Match.new(GAME, seed=1, players=3, mode="town_hall", first="hare").state.tobytes() == plain.state.tobytes()
