"""Cavern, town hall and solo: T41 to T44."""

from collections import Counter
from random import Random

import pytest

from quartier.engine.errors import BadPosition
from quartier.engine.match import Match
from quartier.games.tiny_towns.game import GAME
from quartier.games.tiny_towns.view import rank_of
from tests.tiny_towns.towns import all_done, of_kind, squares, table, town


def place_anywhere(match: Match) -> None:
    """Let all seats place and end their round without building."""
    for seat in list(match.waiting):
        match.play(sorted(of_kind(match, "place", seat))[0], seat)
    for seat in list(match.waiting):
        match.play(match.moves(seat)[-1], seat)


# --- T41 ----------------------------------------------------------------------------------------------


def test_the_cavern_takes_two_cubes_that_others_named() -> None:
    """T41: no points either way, and building may follow."""
    match = table(town("W S . .", cavern=2), town(cavern=2), master=1, named="glass")
    match.play("cavern", 0)
    assert match.position()["towns"][0]["cavern"] == 1
    assert "build/well/a4/a4-b4" in match.moves(0)
    assert match.scores()[0]["total"] == -16
    assert "cavern" not in table(town(cavern=0), town(cavern=2), master=1, named="glass").moves(0)


def test_the_cavern_takes_nothing_that_its_owner_named_or_chose() -> None:
    """T41."""
    assert "cavern" not in table(town(cavern=2), town(), master=0, named="glass").moves(0)
    match = table(town(cavern=2), town(), mode="town_hall", round=3).play("choose/wood", 0).play("choose/wood", 1)
    assert "cavern" not in match.moves(0)


def test_without_the_option_there_is_no_cavern() -> None:
    """T41."""
    assert GAME.resolve({})["cavern"] is False
    assert "cavern" not in table(town(), town(), master=1, named="glass").moves(0)
    match = Match.new(GAME, seed=1, players=2, monuments=False, cavern=True)
    assert [place["cavern"] for place in match.view()["towns"]] == [2, 2]


# --- T42 ----------------------------------------------------------------------------------------------


def test_two_card_rounds_and_a_free_round_take_turns() -> None:
    """T42: nobody is master builder."""
    match = Match.new(GAME, seed=4, players=3, mode="town_hall", monuments=False)
    kinds = []
    for _ in range(9):
        kinds.append(match.moves(0)[0].split("/")[0])
        if kinds[-1] == "choose":
            for seat in range(3):
                match.play("choose/wood", seat)
        place_anywhere(match)
    assert kinds == ["place", "place", "choose"] * 3
    assert all(place["master_turns"] == 0 for place in match.position()["towns"])
    assert match.view()["master"] is None


def test_everybody_places_the_card_of_the_round() -> None:
    """T42."""
    match = table(town(), town(), mode="town_hall", named="brick", round=1)
    assert {path.split("/")[1] for seat in (0, 1) for path in match.moves(seat)} == {"brick"}


def test_free_choices_stay_unseen_until_all_are_in() -> None:
    """T42: then everybody sees them."""
    match = table(town(), town(), mode="town_hall", round=3).play("choose/glass", 0)
    assert match.view(0)["towns"][0]["cube"] == "glass"
    assert match.view(1)["towns"][0]["cube"] is None
    assert match.view()["towns"][0]["cube"] is None
    assert match.log(1) == [(0, "choose")]
    match.play("choose/wood", 1)
    assert [place["cube"] for place in match.view()["towns"]] == ["glass", "wood"]
    assert {path.split("/")[1] for path in match.moves(0)} == {"glass"}
    assert {path.split("/")[1] for path in match.moves(1)} == {"wood"}


def test_banks_bind_the_own_free_choice() -> None:
    """T42: five of them leave nothing to choose, and their owner sits out."""
    match = table(town("bank . . .", marks={"a4": "wood"}), town(), mode="town_hall", round=3)
    assert "choose/wood" not in match.moves(0)
    assert "choose/wood" in match.moves(1)
    assert table(town("bank bank bank bank", "bank . . ."), town(), mode="town_hall", round=3).waiting == [1]


def test_a_free_round_in_which_nobody_may_choose_falls_out() -> None:
    """T28, T42: a ruling."""
    rich = town("bank bank bank bank", "bank . . .")
    match = table(rich, rich, mode="town_hall", round=3)
    assert match.waiting == [0, 1]
    assert match.view()["round"] == 4
    assert match.view()["named"] is not None


def test_ten_cards_are_drawn_of_fifteen_before_all_are_shuffled_again() -> None:
    """T3, T42: never more than three of a resource in ten; five stay unseen, another five each time."""
    unseen = set()
    for seed in range(40):
        match = Match.new(GAME, seed=seed, players=2, mode="town_hall", monuments=False)
        drawn: list[str] = []
        while len(drawn) < 11:
            if match.moves(0)[0].startswith("choose"):
                for seat in (0, 1):
                    match.play("choose/wood", seat)
            else:
                drawn.append(match.view()["named"])
                left = sum(match.view()["deck"].values())
                assert left == (15 - len(drawn) if len(drawn) <= 10 else 14)
            place_anywhere(match)
        counted = Counter(drawn[:10])
        assert max(counted.values()) <= 3
        unseen.add(tuple(sorted(counted.items())))
    assert len(unseen) > 10


# --- T43 ----------------------------------------------------------------------------------------------


def test_a_solo_game_takes_one_of_three_open_cards() -> None:
    """T43: no master builder."""
    match = Match.new(GAME, seed=5, mode="solo", monuments=False)
    opened = match.view(0)["open"]
    assert len(opened) == 3
    assert set(match.moves()) == {f"name/{card}" for card in opened}
    match.play(f"name/{opened[1]}")
    assert len(match.view(0)["open"]) == 2
    assert set(match.moves()) == {f"place/{opened[1]}/{square}" for square in squares(match)}
    match.play(match.moves()[0]).play("done")
    assert match.view(0)["open"][0] == opened[0]
    assert match.view(0)["open"][2] == opened[2]
    assert match.view(0)["under"] == [opened[1]]
    assert match.position()["towns"][0]["master_turns"] == 0


def test_cards_put_under_the_deck_come_up_again_in_their_order() -> None:
    """T43: after twelve turns the thirteenth opens the card that went under first."""
    for seed in range(6):
        match = Match.new(GAME, seed=seed, mode="solo", monuments=False, buildings="first")
        taken: list[str] = []
        for _ in range(13):
            taken.append(match.view(0)["open"][0])
            match.play(f"name/{taken[-1]}").play(match.moves()[0]).play(match.moves()[-1])
        assert sum(match.view(0)["deck"].values()) == 0
        assert match.view(0)["open"][0] == taken[0]
        assert match.view(0)["under"] == taken[1:]


def test_some_cards_are_not_in_a_solo_game() -> None:
    """T43: inn, bank, Fort Ironweed, Opaleye's Watch."""
    seen: set[str] = set()
    for seed in range(200):
        match = Match.new(GAME, seed=seed, mode="solo")
        seen.update(match.view(0)["cards"], match.view(0)["dealt"])
    assert len(seen) == 40 - 4
    assert not seen & {"inn", "bank", "fort_ironweed", "opaleyes_watch"}
    with pytest.raises(BadPosition, match="not in a solo game"):
        table(town("fort_ironweed . . ."), mode="solo")


def test_alone_a_feast_hall_is_compared_with_none() -> None:
    """T43: a ruling."""
    assert table(town("feast_hall . . ."), mode="solo").scores()[0]["green"] == 3


def test_a_solo_game_ends_when_the_town_is_complete_and_has_a_rank() -> None:
    """T43, T44."""
    match = Match.new(GAME, seed=7, mode="solo")
    random = Random(1)
    while not match.over:
        match.play(random.choice(match.moves()))
    assert match.ending == "solo"
    assert match.winners == [0]
    assert match.view(0)["rank"] == rank_of(match.scores()[0]["total"])


def test_the_ranks_of_a_solo_game() -> None:
    """T44: 38, 32, 25, 18, 10, less; each limit from both sides."""
    points = (60, 38, 37, 32, 31, 25, 24, 18, 17, 10, 9, -16)
    assert [rank_of(number) for number in points] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    names = [GAME.words("en")(f"rank-{rank}") for rank in range(1, 7)]
    assert names[0] == "Master Architect"
    assert names[5] == "Aspiring Architect"


def test_a_whole_town_hall_game_ends() -> None:
    """T42: the game ends as always."""
    match = table(
        town(*("W W W W",) * 3, "W W W ."), town(*("W W W W",) * 4, complete=2), mode="town_hall", named="wood"
    )
    match.play("place/wood/d1", 0)
    assert all_done(match).moves(0) == ["complete"]
    assert match.play("complete", 0).over
