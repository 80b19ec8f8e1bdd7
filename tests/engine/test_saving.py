"""Saving: whatever happens, the file holds a whole game, the one before or the one now."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import quartier
from quartier import QuartierError
from quartier.engine.record import ABANDONED_AFTER, write_whole
from quartier.engine.sharing import beside

SAVE_AGAIN_AND_AGAIN = """
import sys, quartier
short = quartier.new("paris", seed=1)
long = quartier.load(sys.argv[1])
while True:
    long.save(sys.argv[2])
    short.save(sys.argv[2])
    print("saved", flush=True)
"""
SAVE_WITHOUT_ROOM = """
import resource, sys, quartier
match = quartier.load(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))
try:
    match.save(sys.argv[2])
except quartier.QuartierError as error:
    print(error)
"""


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with many moves, so that writing it takes a while."""
    match = quartier.new("paris", seed=1)
    while not match.over:
        match.play(match.moves()[-1])
    file = tmp_path_factory.mktemp("games") / "whole.json"
    match.save(file)
    assert file.stat().st_size > 1_000
    return file


def run(program: str, *arguments: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, text=True)


@pytest.mark.compiled
def test_a_process_that_is_killed_while_it_saves_leaves_a_whole_game(whole_game: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for _ in range(2):
        with run(SAVE_AGAIN_AND_AGAIN, whole_game, file) as saving:
            assert saving.stdout
            for _ in range(40):
                assert saving.stdout.readline() == "saved\n"
                quartier.load(file)
            saving.kill()
        assert len(quartier.load(file).history) in (0, len(quartier.load(whole_game).history))


def test_what_a_killed_process_left_behind_is_cleared_at_the_next_save_and_what_is_being_written_is_not(
    tmp_path: Path,
) -> None:
    left, written, foreign = (tmp_path / f".quartier-{name}.tmp" for name in ("0" * 16, "f" * 16, "notes"))
    for file, age in ((left, 2 * ABANDONED_AFTER), (written, ABANDONED_AFTER / 2), (foreign, 2 * ABANDONED_AFTER)):
        file.write_text("half a game", encoding="utf-8")
        os.utime(file, (time.time() - age,) * 2)
    quartier.new("paris", seed=1).save(tmp_path / "game.json")
    assert {file.name for file in tmp_path.iterdir()} == {"game.json", written.name, foreign.name}


def test_a_full_disk_keeps_the_game_before(whole_game: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    quartier.new("paris", seed=1).save(file)
    before = file.read_bytes()
    with run(SAVE_WITHOUT_ROOM, whole_game, file) as saving:
        assert saving.stdout
        assert "can't be saved" in saving.stdout.read()
    assert saving.returncode == 0
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_who_reads_while_a_game_is_saved_never_finds_half_of_it(whole_game: Path, tmp_path: Path) -> None:
    file, games, read = tmp_path / "game.json", [whole_game.read_bytes(), b"{}"], set()
    write_whole(file, games[0])

    def write() -> None:
        for game in games:
            write_whole(file, game)

    with beside(write):
        for _ in range(300):
            read.add(file.read_bytes())
    assert read <= set(games)


def test_a_link_keeps_leading_where_it_led_and_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    file, link = tmp_path / "folder" / "game.json", tmp_path / "link.json"
    file.parent.mkdir()
    link.symlink_to(file)
    quartier.new("paris", seed=1).save(link)
    file.chmod(0o640)
    quartier.new("paris", seed=2).save(link)
    assert link.is_symlink()
    assert json.loads(file.read_text(encoding="utf-8"))["seed"] == 2
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(file.parent.iterdir()) == [file]


def test_a_new_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("", encoding="utf-8")
    quartier.new("paris", seed=1).save(tmp_path / "game.json")
    assert (tmp_path / "game.json").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_a_device_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    link = tmp_path / "nowhere"
    link.symlink_to(os.devnull)
    quartier.new("paris", seed=1).save(link)
    assert not Path(os.devnull).is_file()
    with pytest.raises(QuartierError, match="can't be saved"):
        quartier.new("paris", seed=1).save(tmp_path)


def test_a_file_that_may_not_be_written_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its folder would let it be replaced."""
    file = tmp_path / "game.json"
    file.write_text("kept", encoding="utf-8")
    file.chmod(0o400)
    monkeypatch.setattr(os, "access", lambda path, mode: not mode & os.W_OK)  # noqa: ARG005 an administrator may write anything
    with pytest.raises(QuartierError, match="Permission denied"):
        quartier.new("paris", seed=1).save(file)
    assert file.read_text(encoding="utf-8") == "kept"


def test_a_file_without_an_end_is_refused() -> None:
    with pytest.raises(QuartierError, match=r"^/dev/zero is no saved game: it has over 10,000,000 characters$"):
        quartier.load("/dev/zero")
