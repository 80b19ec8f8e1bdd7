"""Taking back where all seats decide at once: nothing that was seen can be unseen, and nothing else binds."""

import pytest

from quartier.engine.errors import UndoRefused
from quartier.engine.match import Match
from quartier.games.tiny_towns.game import GAME
from tests.tiny_towns.test_monuments import BUILD_GROVE, GROVE
from tests.tiny_towns.towns import squares, table, town


def test_a_cube_is_not_taken_back_once_the_next_card_is_seen() -> None:
    """T42: the last seat to end its round draws the card for all; until then everybody may think again."""
    match = table(town(), town(), mode="town_hall", named="brick", round=1)
    match.play("place/brick/a1", 0).play("done", 0).play("place/brick/a1", 1)
    assert match.copy().undo(0).undo(0).moves(0)[0].startswith("place/brick")
    match.play("done", 1)
    assert match.view()["round"] == 2
    for seat in (0, 1):
        with pytest.raises(UndoRefused, match="revealed"):
            match.undo(seat)


def test_a_free_choice_is_not_taken_back_once_all_choices_are_seen() -> None:
    """T42: until then it may, whoever has chosen."""
    match = table(town(), town(), town(), mode="town_hall", round=3)
    match.play("choose/glass", 0).play("choose/wood", 1)
    assert match.can_undo(0)
    assert match.can_undo(1)
    assert match.copy().undo(0).play("choose/brick", 0).waiting == [2]
    match.play("choose/wood", 2)
    for seat in (0, 1, 2):
        with pytest.raises(UndoRefused, match="revealed"):
            match.undo(seat)


def test_nobody_learns_from_a_refusal_what_was_chosen_in_secret() -> None:
    match = table(town(), town(), mode="town_hall", round=3).play("choose/glass", 0).play("choose/wood", 1)
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert "glass" not in str(refused.value)


def test_a_monument_kept_in_secret_may_be_exchanged_for_the_other() -> None:
    """T5: nobody has seen which one; even when all have kept one, until somebody goes on."""
    match = Match.new(GAME, seed=3, players=3)
    for seat in range(3):
        match.play(match.moves(seat)[0], seat)
    other = match.at(0).moves(0)[1]
    assert match.copy().undo(0).play(other, 0).log(0)[-1] == (0, other)
    match.play("name/wood")
    assert not match.can_undo(0)


def test_a_kept_monument_stays_where_the_first_card_is_drawn_for_it() -> None:
    """T42: in the town hall the last one to keep a monument opens the first round."""
    match = Match.new(GAME, seed=3, players=2, mode="town_hall")
    match.play(match.moves(0)[0], 0)
    assert match.can_undo(0)
    match.play(match.moves(1)[0], 1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_what_others_reveal_by_themselves_forbids_nothing() -> None:
    """T17: a rival's monument stands now, and stays when an own cube is taken back."""
    match = table(town(), town(*GROVE, monument="grove_university"), named="wood")
    match.play("place/wood/a1", 0).play("place/wood/d1", 1).play(BUILD_GROVE, 1)
    assert not match.can_undo(1)
    match.undo(0)
    assert squares(match)["a1"] == ""
    assert squares(match, 1)["b4"] == "grove_university"
    assert match.view(0)["towns"][1]["monument"] == "grove_university"


def test_a_round_without_chance_may_be_taken_back_until_the_next_one_begins() -> None:
    """T10: the hammer has passed, which shows nothing; but a named resource was named for the towns as they are."""
    match = table(town(), town(), master=0, named="wood")
    for seat in (0, 1):
        match.play("place/wood/a1", seat).play("done", seat)
    assert match.view()["round"] == 2
    assert match.copy().undo(0).waiting == [0]
    match.play("name/wood")
    with pytest.raises(UndoRefused, match="acted upon"):
        match.undo(0)
