"""A match: what the contract suite does not ask of every game."""

import json
import pickle
from copy import deepcopy
from pathlib import Path

import numpy as np
import pytest

import quartier
from quartier import BadOption, BadRecord, IllegalMove, QuartierError, UndoRefused
from quartier.engine.move import choices, why_not


def test_the_games_are_listed_and_an_unknown_one_is_refused() -> None:
    assert "paris" in quartier.games()
    with pytest.raises(QuartierError, match="the games are paris"):
        quartier.new("monopoly")


def test_without_a_seed_games_differ() -> None:
    seeds = {quartier.new("paris").record()["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_a_move_for_the_wrong_seat_says_whose_turn_it_is() -> None:
    match = quartier.new("paris", seed=1, first="orange")
    with pytest.raises(IllegalMove, match="not blue's move; waiting for orange"):
        match.play("take/V6", 1)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("take", "not a whole move yet; it goes on with corner3"),
        ("take/V7", "after 'take' you can choose corner3"),
        ("fly/away", "now you can choose pave, take"),
        ("take/V6/90", "goes on after 'take/V6', which is a whole move"),
    ],
)
def test_an_illegal_path_is_explained_at_its_first_wrong_choice(path: str, words: str) -> None:
    match = quartier.new("paris", seed=1)
    with pytest.raises(IllegalMove, match=words):
        match.play(path)


def test_something_that_is_no_path_is_explained_too() -> None:
    assert "a path of choices such as 'pass'" in str(why_not(None, ["pass"]))


def test_choices_after_a_prefix_are_counted() -> None:
    paths = ["place/V6/0/a1", "place/V6/90/b1", "place/V6/90/c1", "pass"]
    assert choices(paths, "place/V6") == {"0": 1, "90": 2}
    assert choices(paths, "place/V") == {}


def test_a_tile_that_was_seen_cannot_be_taken_back() -> None:
    """Placing a tile shows it to the rival and draws the next one."""
    match = quartier.new("paris", seed=1)
    match.play(match.moves()[0])
    with pytest.raises(UndoRefused, match="revealed"):
        match.undo()


def test_a_taken_building_can_be_taken_back_until_the_rival_moves() -> None:
    match = quartier.new("paris", seed=1, first="orange").play("take/V6")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.play("take/L4")
    with pytest.raises(UndoRefused, match="acted upon"):
        match.undo(0)
    match.undo(1).undo(0)
    assert not match.history
    with pytest.raises(UndoRefused, match="no move to take back"):
        match.undo(0)


def test_a_new_move_forgets_what_could_be_redone() -> None:
    match = quartier.new("paris", seed=1, first="orange").play("take/V6").undo()
    match.redo(0).undo().play("take/L4")
    with pytest.raises(UndoRefused, match="taken nothing back"):
        match.redo(0)


def test_a_building_may_be_placed_elsewhere_until_the_rival_moves() -> None:
    paving = ["oooooooo"] * 4 + ["bbbbbbbb"] * 4
    reserve = {"orange": ["V6", "T4"], "blue": ["L4"]}
    match = quartier.from_position("paris", {"phase": 2, "turn": "orange", "paving": paving, "reserve": reserve})
    first, second = [path for path in match.moves() if path.startswith("place/T4")][:2]
    assert match.play(first).undo().play(second).history[-1].path == second
    match.play(match.moves()[0])
    assert not match.can_undo(0)


def test_a_refused_undo_names_no_move() -> None:
    match = quartier.new("paris", seed=1)
    with pytest.raises(UndoRefused) as refused:
        match.play(match.moves()[0]).undo()
    assert match.history[-1].path not in str(refused.value)


def test_the_last_tile_of_a_set_is_no_secret_and_may_be_taken_back() -> None:
    """The rival knows it by then: the limit is computed, not listed."""
    match = quartier.new("paris", seed=1, first="orange")
    while sum(path.startswith("pave") for _, path in match.log()) < 15:
        match.play(next(path for path in match.moves() if path.startswith(("pave", "pass"))))
    match.play(next(path for path in match.moves() if path.startswith("pave")))
    assert match.can_undo(match.history[-1].seat)


def test_a_copy_goes_its_own_way() -> None:
    match = quartier.new("paris", seed=1)
    twin = match.copy().play("take/V6")
    assert len(match.history) == 0
    assert not np.array_equal(match.state, twin.state)


def test_a_match_can_be_had_as_it_was_after_any_move() -> None:
    match = quartier.new("paris", seed=1, first="orange").play("take/V6").play("take/L4")
    states = [move.before for move in match.history] + [match.state]
    for number, state in enumerate(states):
        then = match.at(number)
        assert np.array_equal(then.state, state)
        assert np.array_equal(quartier.load(then.record()).state, state)
    assert len(match.at(1).play("take/T4").history) == 2
    assert len(match.history) == 2
    with pytest.raises(QuartierError, match="there are 2 moves"):
        match.at(3)


def test_a_match_can_be_sent_to_another_process() -> None:
    match = quartier.new("paris", seed=1, first="orange").play("take/V6").undo(0)
    for twin in (pickle.loads(pickle.dumps(match)), deepcopy(match)):
        twin.redo(0).play("take/L4")
        assert len(twin.history) == 2
    assert not match.history


def test_a_record_with_more_moves_than_any_game_is_refused_before_it_is_played() -> None:
    record = quartier.new("paris", seed=1).record()
    with pytest.raises(BadRecord, match="no game of paris has more than"):
        quartier.load({**record, "moves": [[0, "pass"]] * 100_000})


def test_a_match_shows_itself_in_a_notebook_and_in_a_console() -> None:
    match = quartier.new("paris", seed=1, first="blue")
    assert repr(match) == "<paris: 0 moves, waiting for blue>"
    assert match._repr_svg_().startswith("<svg")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match="no language 'xx'; there are en, uk, fr, es, ru"):
        quartier.new("paris", seed=1).svg(language="xx")


def test_scores_and_views_take_only_seats_of_the_game() -> None:
    match = quartier.new("paris", seed=1)
    for wrong in (2, -1, "orange", True):
        with pytest.raises(QuartierError, match="a seat is a number from 0 to 1"):
            match.view(wrong)  # type: ignore[arg-type]


def test_records_of_unknown_games_and_wrong_types_are_refused(tmp_path: Path) -> None:
    record = quartier.new("paris", seed=1).record()
    with pytest.raises(QuartierError, match="no game 'chess'"):
        quartier.load({**record, "game": "chess"})
    with pytest.raises(BadRecord, match="must be an object"):
        quartier.load([])  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match="either a seed or a position"):
        quartier.load({**record, "position": {}})
    with pytest.raises(BadRecord, match="'seed' must be of type int"):
        quartier.load({**record, "seed": "1"})
    with pytest.raises(BadRecord, match="move 1 of the record"):
        quartier.load({**record, "moves": [[0, "fly"]]})
    file = tmp_path / "latin.json"
    file.write_bytes(b"\xff\xfe{")
    with pytest.raises(BadRecord, match="is no saved game"):
        quartier.load(file)


def test_a_saved_file_is_json_with_a_move_a_line(tmp_path: Path) -> None:
    match = quartier.new("paris", seed=1, first="orange").play("take/V6").play("take/L4")
    match.save(tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    assert '    [0, "take/V6"],\n    [1, "take/L4"]\n' in text
    assert json.loads(text) == match.record()


def test_the_way_a_game_ends_is_known_only_at_its_end() -> None:
    match = quartier.new("paris", seed=1)
    assert match.ending is None
    assert match.winners == []


def test_a_record_is_a_copy() -> None:
    match = quartier.from_position("paris", {"phase": 2})
    match.record()["options"]["hand"] = 99
    match.record()["position"]["phase"] = 1
    assert match.record()["options"]["hand"] == 1
    assert match.record()["position"]["phase"] == 2


def test_a_record_whose_options_are_not_those_of_its_position_is_refused() -> None:
    record = quartier.from_position("paris", {"phase": 2}).record()
    with pytest.raises(BadRecord, match="not those of its position"):
        quartier.load({**record, "options": {"flip": True}})
    with pytest.raises(BadOption, match="no option 'seed'"):
        quartier.load({**quartier.new("paris", seed=1).record(), "options": {"seed": 4}})


@pytest.mark.parametrize("content", ["[" * 100_000, "9" * 6_000, "", "null"])
def test_a_file_that_is_no_record_is_refused_by_name(tmp_path: Path, content: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadRecord, match=r"odd\.json"):
        quartier.load(file)


def test_what_can_not_be_a_file_or_a_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="is no saved game"):
        quartier.load("a\0b")
    with pytest.raises(QuartierError, match="no game"):
        quartier.new([])  # type: ignore[arg-type]
    with pytest.raises(QuartierError, match="can't be saved"):
        quartier.new("paris", seed=1).save("/no/such/folder/game.json")
    with pytest.raises(BadOption, match="no 'bogus'; it takes theme, layout"):
        quartier.new("paris", seed=1).svg(bogus="1")


def test_errors_do_not_repeat_a_flood() -> None:
    with pytest.raises(IllegalMove) as raised:
        quartier.new("paris", seed=1).play("x" * 100_000)
    assert len(str(raised.value)) < 2_100
