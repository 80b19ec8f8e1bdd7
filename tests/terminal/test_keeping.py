"""Where games are kept, and what is never written over."""

import json
import os
from pathlib import Path

import pytest

import quartier
from quartier.engine.errors import BadOption, QuartierError
from quartier.engine.match import Match
from quartier.terminal import keep
from quartier.terminal.keep import Keeper, is_beginning
from tests.terminal.typed import ORANGE_FIRST, kept_games, moves_in, printed, run, sitting_at

A_POSITION = '{"game": "paris",\n "position": {"turn": "blue"}}\n'

# --- where games are kept ----------------------------------------------------------------------------


def test_a_game_that_was_left_is_kept_and_goes_on_in_the_same_file() -> None:
    result = run(*ORANGE_FIRST, typed="take/V6\n")
    (file,) = kept_games()
    assert result.exit_code == 0
    assert file.name.startswith("paris-")
    assert "There is no more input." in result.output
    assert f"Saved to {file.absolute()}." in result.output
    assert f"quartier play --resume {file.absolute()} --seats human,level-3" in result.output
    before = moves_in(file)
    assert run("play", "--resume", file, typed="take/U6\n").exit_code == 0
    assert kept_games() == [file]
    assert moves_in(file)[: len(before)] == before
    assert [0, "take/U6"] in moves_in(file)


def test_a_finished_game_is_kept_too() -> None:
    result = run("play", "paris", "--seats", "greedy,random", "--seed", "5")
    (file,) = kept_games()
    assert quartier.load(file).over
    assert f"quartier replay {file.absolute()}" in result.output


def test_games_that_begin_at_the_same_time_are_kept_apart() -> None:
    for _ in range(3):
        Keeper().keep(quartier.new("paris"))
    assert len(kept_games()) == 3


def test_a_resumed_game_is_kept_in_the_file_that_was_named() -> None:
    run(*ORANGE_FIRST, "--save", "a.json", typed="take/V6\n")
    before = Path("a.json").read_bytes()
    run("play", "--resume", "a.json", "--save", "b.json", typed="take/U6\n")
    assert Path("a.json").read_bytes() == before
    assert [0, "take/U6"] in moves_in(Path("b.json"))
    assert not kept_games()


def test_a_game_is_kept_while_a_person_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that stops at once says nothing first."""
    sitting = sitting_at(quartier.new("paris", seed=7, first="orange"))
    files: list[list[Path]] = []
    monkeypatch.setattr(sitting, "hand_over", lambda _: files.append(kept_games()))
    sitting.turn()
    sitting.match.play("take/V6")
    sitting.turn()
    assert files[0] == []
    (file,) = files[1]
    assert moves_in(file) == [[0, "take/V6"]]


def test_a_file_name_with_a_space_can_be_pasted_into_a_shell() -> None:
    result = run(*ORANGE_FIRST, "--save", "my game.json", typed="take/V6\n")
    assert "quartier play --resume 'my game.json' --seats" in result.output


# --- what was taken back -----------------------------------------------------------------------------


def test_a_move_taken_back_after_resuming_is_taken_back_in_the_file() -> None:
    people = ("--seats", "human,human")
    run(*ORANGE_FIRST, *people, "--save", "game.json", typed="\ntake/V6\n")
    run("play", "--resume", "game.json", *people, typed="\nundo\n")
    assert moves_in(Path("game.json")) == []


def test_another_move_instead_of_one_taken_back_is_kept() -> None:
    """As many moves as before, and still not the same game."""
    people = ("--seats", "human,human")
    run(*ORANGE_FIRST, *people, "--save", "game.json", typed="\ntake/V6\n")
    run("play", "--resume", "game.json", *people, typed="\nundo\n\ntake/X5\n")
    assert moves_in(Path("game.json")) == [[0, "take/X5"]]


def test_a_game_that_was_kept_and_wholly_taken_back_leaves_no_move_behind() -> None:
    result = run(*ORANGE_FIRST, "--seats", "human,human", typed="\ntake/V6\nundo\nquit\n")
    (file,) = kept_games()
    assert moves_in(file) == []
    assert f"Saved to {file.absolute()}." in result.output


# --- what is never written over ----------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["take/V6\n", "quit\n", ""])
def test_a_position_is_never_written_over(ending: str) -> None:
    Path("position.json").write_text(A_POSITION)
    result = run("play", "--resume", "position.json", "--seats", "human,human", typed=ending)
    assert result.exit_code == 0
    assert Path("position.json").read_text() == A_POSITION


def test_a_finished_game_from_a_position_is_kept_elsewhere_and_said() -> None:
    Path("position.json").write_text(A_POSITION)
    result = run("play", "--resume", "position.json", "--seats", "greedy,greedy")
    assert Path("position.json").read_text() == A_POSITION
    (file,) = kept_games()
    assert quartier.load(file).over
    assert f"Saved to {file.absolute()}." in result.output


OTHERS = {
    "a letter": "dear diary",
    "a position": A_POSITION,
    "another game": json.dumps(quartier.new("paris", seed=8, first="orange").record()),
    "the same game, played": json.dumps(quartier.new("paris", seed=7, first="orange").play("take/V6").record()),
    "no object": "[]",
    "no moves": '{"format": 1}',
    "spaces": "\n",
}


@pytest.mark.parametrize("text", OTHERS.values(), ids=OTHERS)
def test_a_game_does_not_begin_where_it_would_write_over_something_else(text: str) -> None:
    Path("mine.json").write_text(text)
    result = run(*ORANGE_FIRST, "--save", "mine.json", typed="take/U6\n")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "'mine.json': it holds something else" in result.stderr
    assert Path("mine.json").read_text() == text


def test_a_position_cannot_be_the_file_to_keep_its_own_game_in() -> None:
    Path("position.json").write_text(A_POSITION)
    result = run("play", "--resume", "position.json", "--save", "position.json", typed="quit\n")
    assert "it holds something else" in result.stderr


def test_an_empty_file_and_the_start_of_the_same_game_may_be_written_over() -> None:
    Path("empty.json").touch()
    quartier.new("paris", seed=7, first="orange").save("start.json")
    for name in ("empty.json", "start.json"):
        assert run(*ORANGE_FIRST, "--save", name, typed="take/V6\n").exit_code == 0
        assert moves_in(Path(name))[0] == [0, "take/V6"]


def test_the_command_save_writes_over_nothing_else_either() -> None:
    Path("mine.json").write_text("dear diary")
    result = run(*ORANGE_FIRST, typed="take/V6\nsave mine.json\nquit\n")
    assert "'mine.json': it holds something else" in result.output
    assert Path("mine.json").read_text() == "dear diary"
    assert len(kept_games()) == 1


def test_two_who_go_on_with_the_same_game_do_not_lose_each_others_moves() -> None:
    run(*ORANGE_FIRST, "--seats", "human,human", "--save", "game.json", typed="\ntake/V6\n")
    data = json.loads(Path("game.json").read_text())
    for path in ("take/U6", "take/X5"):
        sitting = sitting_at(quartier.load(data), keeper=Keeper(Path("game.json"), data))
        sitting.match.play(path)
        sitting.leave("")
    assert moves_in(Path("game.json"))[-1] == [1, "take/U6"]
    (other,) = kept_games()
    assert moves_in(other)[-1] == [1, "take/X5"]
    assert f"Saved to {other.absolute()}." in printed(sitting).replace("\n", "")


def test_a_pipe_is_neither_read_nor_replaced() -> None:
    os.mkfifo("pipe")
    result = run(*ORANGE_FIRST, "--save", "pipe", typed="quit\n")
    assert result.exit_code == 2
    assert Path("pipe").is_fifo()


@pytest.mark.parametrize("name", ["nowhere/game.json", ".", "x" * 300, "a\0b"])
def test_what_is_no_name_for_a_file_is_refused(name: str) -> None:
    with pytest.raises(QuartierError, match="can't be saved as"):
        Keeper(Path(name)).check(quartier.new("paris"))
    with pytest.raises(QuartierError, match="can't be saved as"):
        Keeper().keep(quartier.new("paris"), Path(name))


def test_a_file_in_a_folder_that_cannot_be_written_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda place, _: place != Path("folder"))
    Path("folder").mkdir()
    with pytest.raises(BadOption, match="this file can't be written"):
        Keeper(Path("folder/game.json")).check(quartier.new("paris"))


def test_a_beginning_has_the_same_start_and_no_other_moves() -> None:
    record = quartier.new("paris", seed=7, first="orange").play("take/V6").record()
    assert is_beginning(record, record)
    assert is_beginning({**record, "moves": []}, record)
    assert not is_beginning({**record, "moves": [[0, "take/U6"]]}, record)
    assert not is_beginning({**record, "moves": [*record["moves"], [1, "take/U6"]]}, record)
    assert not is_beginning({**record, "seed": 8, "moves": []}, record)


# --- where it fails ----------------------------------------------------------------------------------


def test_a_file_that_cannot_be_written_is_said() -> None:
    result = run(*ORANGE_FIRST, typed="save nowhere/here.json\nquit\n")
    assert "can’t be saved as 'nowhere/here.json'" in result.output
    assert result.exit_code == 0


def test_a_game_is_not_lost_where_it_could_not_be_saved_before() -> None:
    result = run(*ORANGE_FIRST, typed="take V6\nsave nowhere/here.json\nquit\n")
    assert result.exit_code == 0
    (file,) = kept_games()
    assert moves_in(file)[0] == [0, "take/V6"]
    assert f"Saved to {file.absolute()}." in result.output


def test_a_game_is_kept_elsewhere_where_its_file_is_gone() -> None:
    """The folder was there when the game began."""
    sitting = sitting_at(quartier.new("paris", seed=5), keeper=Keeper(Path("folder/game.json")))
    sitting.match.play(sitting.match.moves()[0])
    sitting.leave("")
    (file,) = kept_games()
    assert len(moves_in(file)) == 1
    assert "can’t be saved as 'folder/game.json'" in printed(sitting)
    assert f"--resume {file.absolute()}" in printed(sitting).replace("\n", "")


def test_without_a_data_folder_a_game_is_kept_in_the_temporary_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    Path("data").touch()
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(keep, "gettempdir", lambda: str(tmp_path / "temporary"))
    result = run(*ORANGE_FIRST, typed="take/V6\n")
    (file,) = (tmp_path / "temporary").iterdir()
    assert moves_in(file)[0] == [0, "take/V6"]
    assert f"Saved to {file}." in result.output


@pytest.fixture
def _nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise QuartierError("no room for a game")

    monkeypatch.setattr(keep, "write_record", full)


@pytest.mark.usefixtures("_nowhere")
def test_a_game_that_can_be_kept_nowhere_is_still_played_to_its_end_and_shown() -> None:
    result = run("play", "paris", "--seats", "greedy,random", "--seed", "5")
    assert result.exit_code == 2
    assert "Final score" in result.output
    assert result.stderr == "quartier: no room for a game\n"


@pytest.mark.usefixtures("_nowhere")
def test_a_person_is_told_at_once_that_the_game_is_not_kept() -> None:
    result = run(*ORANGE_FIRST, typed="take/V6\n")
    assert "no room for a game" in result.stdout
    assert result.exit_code == 2


# --- what ends a game --------------------------------------------------------------------------------


@pytest.mark.parametrize("end", [OSError(5, "Input/output error"), SystemExit(143), AssertionError("a defect of ours")])
def test_a_game_is_kept_whatever_ends_it(end: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: object) -> None:
        raise end

    sitting = sitting_at(quartier.new("paris", seed=5, first="orange"))
    sitting.match.play("take/V6")
    monkeypatch.setattr(sitting, "turn", gone)
    with pytest.raises(type(end)):
        sitting.play()
    (file,) = kept_games()
    assert moves_in(file) == [[0, "take/V6"]]


def test_a_game_is_kept_when_the_terminal_goes_while_its_end_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: object, **__: object) -> None:
        raise OSError(5, "Input/output error")

    sitting = sitting_at(quartier.new("paris", seed=5, first="orange"))
    sitting.match.play("take/V6")
    monkeypatch.setattr(sitting.console, "print", gone)
    with pytest.raises(OSError, match="Input/output"):
        sitting.leave("")
    (file,) = kept_games()
    assert isinstance(quartier.load(file), Match)
