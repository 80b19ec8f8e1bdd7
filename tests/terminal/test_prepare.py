"""Compiling everything before it is asked for."""

import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from quartier.engine import cache
from quartier.engine.compile import INTERPRETED
from quartier.engine.errors import QuartierError
from quartier.engine.locale import Words
from quartier.games import NAMES, is_ready
from quartier.terminal import prepare
from tests.terminal.typed import run

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "compiled"
    folder.mkdir(mode=0o700)
    monkeypatch.setattr(cache, "private_folder", lambda: folder)
    return folder


def started(*parts: str, home: Path | str, **how: Any) -> "subprocess.Popen[str]":
    """Start the command in a home of its own."""
    command = [sys.executable, "-m", "quartier", "prepare", *parts, "--language", "en"]
    environment = {**os.environ, "XDG_CACHE_HOME": str(home)}
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, env=environment, text=True, **streams, **how)  # type: ignore[call-overload, no-any-return]


def test_what_is_missing_is_compiled_once_and_each_part_said_to_be_ready(tmp_path: Path) -> None:
    first, _ = started("bots", home=tmp_path).communicate(timeout=300)
    assert "Compiling for this machine, once: bots." in first
    assert "bots is ready after" in first
    assert first.endswith("Everything is ready.\n")
    again, _ = started("bots", home=tmp_path).communicate(timeout=300)
    assert again == "Everything is ready.\n"


def test_where_nothing_can_be_kept_that_is_said() -> None:
    process = started("bots", home="/proc/no-such-folder")
    _, mistake = process.communicate(timeout=300)
    assert process.returncode == 2
    assert "can't be kept" in mistake


def test_a_full_disk_is_named(tmp_path: Path) -> None:
    def nothing_can_be_written() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    process = started("bots", home=tmp_path, preexec_fn=nothing_can_be_written)
    _, mistake = process.communicate(timeout=300)
    assert process.returncode == 2
    assert "is the disk full?" in mistake


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_asked_to_end_it_takes_its_processes_along(tmp_path: Path, end: signal.Signals) -> None:
    process = started(home=tmp_path)
    while not (children := Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text(encoding="utf-8")):
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(end)
    process.communicate(timeout=60)
    assert process.returncode == 128 + end
    for child in children.split():
        assert not Path(f"/proc/{child}").exists()


def test_an_unknown_part_is_refused() -> None:
    result = run("prepare", "chess")
    assert result.exit_code == 2
    assert "there are paris, tiny_towns, munivers, bots" in result.output


@pytest.mark.usefixtures("empty_cache")
def test_a_part_that_can_not_be_compiled_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "LOAD", "raise SystemExit('no such luck')")
    with pytest.raises(QuartierError, match="bots could not be compiled: no such luck"):
        prepare.prepare(["bots"], Words.load("quartier", "en"), Console(quiet=True))


@pytest.mark.usefixtures("empty_cache")
def test_a_game_and_the_bots_come_first_and_then_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    monkeypatch.setattr(prepare, "cores", lambda: 1)
    monkeypatch.setattr(prepare, "LOOK", 0)
    monkeypatch.setattr(prepare.Part, "start", lambda part: begun.append(part.name))
    monkeypatch.setattr(prepare.Part, "done", lambda _part: True)
    prepare.prepare([], Words.load("quartier", "en"), Console(quiet=True))
    assert set(begun[:2]) == {NAMES[0], "bots"}
    sizes = [prepare.Part(name).size for name in begun[2:]]
    assert sizes == sorted(sizes, reverse=True)
    assert set(begun) == {*NAMES, "bots"}


@pytest.mark.usefixtures("empty_cache")
@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_ready_when_all_its_entries_are_there(name: str) -> None:
    assert not is_ready(name)
    entries = cache.entries(cache.PACKAGE / "games" / name / "rules" / "entries.py")
    assert len(entries) >= 20
    for file, function in entries:
        assert not is_ready(name)
        place = cache.Place(file, function)
        with place.alone():
            place.write(b"code")
    assert is_ready(name)
