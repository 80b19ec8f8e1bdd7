"""The round and the end of a town: T7 to T11, T18, T19."""

import pytest

from quartier.engine.errors import IllegalMove
from quartier.engine.locale import LANGUAGES
from quartier.engine.match import Match
from quartier.games.tiny_towns.game import GAME
from tests.tiny_towns.towns import all_done, of_kind, squares, table, town

FULL = ("cottage cottage cottage cottage",) * 3


def test_the_master_builder_names_one_of_five_resources_and_nobody_else_does() -> None:
    """T7."""
    match = table(town(), town(), master=1)
    assert match.waiting == [1]
    assert match.moves() == ["name/wood", "name/wheat", "name/brick", "name/glass", "name/stone"]
    with pytest.raises(IllegalMove, match="it is not badger's move"):
        match.play("name/wood", 0)
    match.play("name/wood", 1)
    assert match.view()["named"] == "wood"
    assert [place["master_turns"] for place in match.view()["towns"]] == [0, 1]


def test_everybody_must_place_the_named_cube_on_an_empty_square_all_at_once() -> None:
    """T8: fifteen squares are left in the first town, and nothing else is possible."""
    match = table(town("W . . ."), town(), town(), master=2).play("name/brick", 2)
    assert match.waiting == [0, 1, 2]
    assert len(match.moves(0)) == 15
    assert set(match.moves(0)) == of_kind(match, "place")
    assert "place/brick/a4" not in match.moves(0)
    match.play("place/brick/b4", 0)
    assert squares(match)["b4"] == "brick"


def test_after_the_cube_everybody_may_construct_and_then_says_done() -> None:
    """T9, T11, T14: not before the cube of the round is placed."""
    match = table(town("W S . ."), town(), named="glass")
    assert not of_kind(match, "build")
    match.play("place/glass/a1", 0)
    assert "build/well/a4/a4-b4" in match.moves(0)
    assert "done" in match.moves(0)
    match.play("done", 0)
    assert match.waiting == [1]


def test_the_hammer_passes_to_the_left() -> None:
    """T10."""
    match = table(town(), town(), town(), master=1, named="wood")
    for seat in range(3):
        match.play("place/wood/a1", seat)
    assert all_done(match).waiting == [2]
    assert match.view()["round"] == 2


def test_the_hammer_skips_complete_towns() -> None:
    """T10, T18: who has completed the town names nothing more and places nothing more."""
    match = table(town(), town(*FULL, "W W W W", complete=3), town(), master=0, named="wood")
    assert match.waiting == [0, 2]
    for seat in (0, 2):
        match.play("place/wood/a1", seat)
    assert all_done(match).waiting == [2]


def test_seats_decide_in_any_order_and_take_back_only_their_own() -> None:
    """T11: an unfinished round can be undone by its seat alone, while others have gone on."""
    match = table(town("W S . ."), town(), named="glass")
    match.play("place/glass/a1", 0).play("place/glass/d1", 1).play("build/well/a4/a4-b4", 0).play("done", 1)
    before = squares(match, 1)
    match.undo(0)
    assert squares(match)["b4"] == "stone"
    match.undo(0)
    assert squares(match)["a1"] == ""
    assert squares(match, 1) == before
    assert match.waiting == [0]


def test_a_full_town_asks_to_build_or_to_complete() -> None:
    """T18: with something to build both; `done` is no longer possible."""
    match = table(town(*FULL, "W . S W"), town(), named="wood").play("place/wood/b1", 0)
    ways = ("b1/b1-c1", "c1/b1-c1", "c1/c1-d1", "d1/c1-d1")
    assert match.moves(0) == [*(f"build/well/{way}" for way in ways), "complete"]
    match.play("complete", 0)
    assert match.position()["towns"][0]["complete"] == 1


def test_a_full_town_that_is_built_in_goes_on() -> None:
    """T18: building makes room again."""
    match = table(town(*FULL, "W . B B"), town(), named="stone").play("place/stone/b1", 0)
    match.play("build/well/a1/a1-b1", 0)
    assert match.moves(0) == ["done"]
    assert match.play("done", 0).position()["towns"][0]["complete"] is None


def test_a_full_town_with_nothing_to_build_is_complete() -> None:
    """T18."""
    match = table(town(*FULL, "W . W W"), town(), named="wood").play("place/wood/b1", 0)
    assert match.moves(0) == ["complete"]


def test_free_slots_on_a_warehouse_do_not_keep_a_town_open() -> None:
    """T18: a ruling."""
    rows = ("warehouse cottage cottage cottage", *FULL[1:])
    match = table(town(*rows, "W . W W"), town(), named="wood", master=1)
    match.play("place/wood/b1", 0)
    assert match.moves(0) == ["complete"]


def test_free_slots_on_cottages_do_not_keep_a_town_open() -> None:
    """T18: a ruling."""
    rows = ("statue_of_the_bondmaker cottage cottage cottage", *FULL[1:])
    match = table(town(*rows, "W . W W"), town(), named="wood", master=1)
    match.play("place/wood/b1", 0)
    assert match.moves(0) == ["complete"]


def test_with_an_empty_square_the_town_goes_on_though_nothing_can_be_built() -> None:
    """T19."""
    match = table(town(*FULL, "W . . W"), town(), named="wood").play("place/wood/b1", 0)
    assert match.moves(0) == ["done"]


def test_the_last_one_goes_on_alone_until_all_is_full() -> None:
    """T19, T20: naming again and again; then the game ends at once."""
    match = table(town(*FULL, "W . . W"), town(*FULL, "W W W W", complete=2), master=1, round=5)
    for square in ("b1", "c1"):
        assert match.waiting == [0]
        match.play("name/wood", 0).play(f"place/wood/{square}", 0)
        match.play(match.moves(0)[0], 0)
    assert match.over
    assert match.position()["towns"][0]["complete"] == 6


@pytest.mark.parametrize("last", range(3))
def test_the_last_builder_may_stop_for_good_at_any_naming(last: int) -> None:
    """T19, T20: at every seat; the town stays as it is, its empty squares count against it, and the game is over."""
    towns = [town(*FULL, "W W W W", complete=2 + seat) for seat in range(3)]
    towns[last] = town(*FULL, "W . . W")
    match = table(*towns, master=last, round=9)
    assert match.moves(last)[-1] == "stop"
    assert len(match.moves(last)) == 6
    before = match.scores()
    match.play("name/wood", last).play("place/wood/b1", last).play("done", last)
    assert match.moves(last)[-1] == "stop"
    match.play("stop", last)
    assert match.over
    assert match.scores() == before
    assert match.position()["towns"][last]["complete"] == 10
    assert match.position()["towns"][last]["master_turns"] == 1
    assert match.game.rules.check(match.state, match.tables) == 0
    assert Match.from_position(GAME, match.position()).over


def test_who_is_not_the_last_builder_may_not_stop() -> None:
    """T19: nor in a game for one, which has no others."""
    others = table(town(*FULL, "W . . W"), town(), town(*FULL, "W W W W", complete=2), round=5)
    assert "stop" not in others.moves(0)
    alone = Match.new(GAME, seed=1, players=1, mode="builder", monuments=False)
    assert "stop" not in alone.moves(0)
    assert "stop" not in table(town(*FULL, "W . . W"), mode="solo").moves(0)


def test_who_stops_takes_no_further_turns_and_so_wins_the_tie() -> None:
    """T21: equal points, and as many turns as master builder; one more naming would have lost it to the other."""
    towns = [town("W . . .", master_turns=2), town(*("W W W W",) * 4, complete=3, master_turns=2)]
    match = table(*towns, master=0, round=6)
    stopped = match.copy().play("stop", 0)
    assert [score["total"] for score in stopped.scores()] == [-16, -16]
    assert stopped.winners == [0, 1]
    match.play("name/wood", 0).play("place/wood/b4", 0).play("done", 0).play("stop", 0)
    assert match.winners == [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_one_may_stop_is_asked_warned_of_and_told(language: str) -> None:
    """T19: in the prompt, on the button with a question of its own, and in the log."""
    match = table(town("W . . ."), town(*("W W W W",) * 4, complete=3), master=0, round=6)
    words, view = match.words(language), match.view(0)
    assert match.game.question(view, "", words) == words("prompt-name-last")
    assert match.game.label(view, "", "stop", words) == words("kind-stop")
    assert match.game.caution(view, "stop", words) == words("caution-stop")
    assert not match.game.caution(view, "name/wood", words)
    before = match.state
    action = match.actions(0)[-1]
    match.play("stop", 0)
    told = match.game.tell(before, match.state, match.tables, 0, action, words)
    assert told.startswith(words("tell-stop", seat=words("seat-badger")))
    assert words("tell-over") in told


def test_a_cube_never_moves_and_a_square_holds_one_thing() -> None:
    """T1, T16: after a whole round everything lies where it was put."""
    match = table(town("W S . ."), town(), named="glass").play("place/glass/a1", 0)
    match.play("build/well/b4/a4-b4", 0)
    for seat in (1,):
        match.play("place/glass/a1", seat)
    all_done(match).play("name/wood")
    assert "place/wood/b4" not in match.moves(0)
    assert "place/wood/a1" not in match.moves(0)
    assert "place/wood/a4" in match.moves(0)
    match.play("place/wood/a4", 0)
    assert squares(match)["b4"] == "well"


def test_cubes_and_pieces_never_run_out() -> None:
    """T1: six players may fill their towns with one resource."""
    match = Match.new(GAME, seed=1, players=6, monuments=False, buildings="first")
    for number in range(16):
        match.play("name/wood")
        for seat in match.waiting:
            match.play(match.moves(seat)[0], seat)
        for seat in match.waiting:
            match.play("complete" if number == 15 else "done", seat)
    assert match.over
    assert [score["total"] for score in match.scores()] == [-16] * 6
