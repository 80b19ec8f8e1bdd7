"""Where compiled code is kept: it can't go stale, be slipped in by others, or keep a program from starting."""

import os
import pickle
import resource
import shutil
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from quartier.engine import cache
from quartier.engine.cache import PACKAGE
from quartier.engine.compile import INTERPRETED

ENTRIES = PACKAGE / "games" / "paris" / "rules" / "entries.py"

compiled = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

PROGRAM = """
import os, time
from numba.core import event
from quartier.engine.compile import NUMBER, compiling, entry

class Compilations(event.Listener):
    number = 0
    def on_start(self, event):
        self.number += 1
        time.sleep(float(os.environ["PAUSE"]))
    def on_end(self, event):
        pass

seen = Compilations()
event.register("numba:compile", seen)

@entry(NUMBER(NUMBER))
def twice(number):
    return 2 * number

print(twice(21), seen.number, flush=True)
"""
"""Prints 42, and how many functions had to be compiled for that."""


Program = subprocess.Popen[str]


class Desk:
    """A program with one entry, and a home of its own for what it compiles."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.program = folder / "desk" / "program.py"
        self.program.parent.mkdir()
        self.write(PROGRAM)

    def write(self, source: str) -> None:
        self.program.write_text(source, encoding="utf-8")
        os.utime(self.program, (1e9, 1e9))

    def start(self, pause: int = 0, run_before: Callable[[], None] | None = None, **environment: str) -> Program:
        """Start the program; it pauses before it compiles."""
        return subprocess.Popen(
            [sys.executable, self.program],
            env={**os.environ, "XDG_CACHE_HOME": str(self.home), "PAUSE": str(pause), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=run_before,
        )

    def compilations(self, **how: Any) -> int:
        """Run the program; return how many functions it compiled."""
        return answer(self.start(**how))

    @property
    def code(self) -> Path:
        """The file with the code of the program's entry."""
        (file,) = self.home.rglob("*.code")
        return file


def answer(process: Program) -> int:
    """Wait for the end of the program; return how many functions it compiled."""
    output, mistakes = process.communicate(timeout=120)
    assert process.returncode == 0, mistakes
    result, compilations = output.split()
    assert result == "42"
    return int(compilations)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


# --- code that can't go stale ------------------------------------------------------------------------


def test_the_sources_of_a_file_are_all_that_it_imports_within_the_package() -> None:
    names = {path.name for path in cache.sources(ENTRIES)}
    assert {"entries.py", "rulebook.py", "scoring.py", "board.py", "state.py", "kernels.py", "compile.py"} <= names
    assert not {"scene.py", "view.py", "match.py", "cache.py", "record.py"} & names


def test_every_way_to_import_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("import quartier.engine.kernels\nfrom quartier.engine import layout\n", encoding="utf-8")
    assert {"rules.py", "kernels.py", "layout.py"} <= {path.name for path in cache.sources(file)}


def test_the_folder_changes_with_any_source_that_is_compiled_in(tmp_path: Path) -> None:
    copy = tmp_path / "quartier"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    script = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from quartier.engine.cache import PACKAGE, folder_name\n"
        "print(folder_name(PACKAGE / 'games/paris/rules/entries.py'))"
    )

    def folder() -> str:
        command = [sys.executable, "-c", script]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    before = folder()
    drawing = copy / "games" / "paris" / "drawing" / "scene.py"
    drawing.write_text(drawing.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert folder() == before, "a drawing is not compiled"
    scoring = copy / "games" / "paris" / "rules" / "scoring.py"
    scoring.write_text(scoring.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert folder() != before


def test_checked_code_has_its_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.config.BOUNDSCHECK", None)
    plain = cache.folder_name(ENTRIES)
    monkeypatch.setattr("numba.config.BOUNDSCHECK", 1)
    assert cache.folder_name(ENTRIES) != plain
    assert cache.folder_name(ENTRIES).startswith("paris-entries-")


def test_another_processor_or_compiler_has_its_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {cache.folder_name(ENTRIES)}
    changes: dict[str, Any] = {
        "numba.config.CPU_NAME": "generic",
        "numba.__version__": "0",
        "numpy.__version__": "0",
        "numba.config.OPT": 0,
    }
    for changed, value in changes.items():
        with monkeypatch.context() as patch:
            patch.setattr(changed, value)
            cache._compiler.cache_clear()
            cache._digest_of.cache_clear()
            names.add(cache.folder_name(ENTRIES))
    cache._compiler.cache_clear()
    cache._digest_of.cache_clear()
    assert len(names) == 1 + len(changes)


def test_code_is_neither_read_nor_kept_once_a_source_has_changed_under_a_running_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cache, "private_folder", lambda: tmp_path)
    assert cache.Place(ENTRIES, "legal")._file is not None
    monkeypatch.setattr(cache, "_STARTED", ENTRIES.stat().st_mtime - 1)
    assert cache.Place(ENTRIES, "legal")._file is None


def test_a_source_with_a_time_in_the_future_has_not_changed_under_a_running_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cache, "private_folder", lambda: tmp_path)
    monkeypatch.setattr("time.time", lambda: 1e9)
    monkeypatch.setattr(cache, "_STARTED", 1e9 - 1)
    assert cache.Place(ENTRIES, "legal")._file is not None


def test_code_that_nobody_asks_for_any_more_makes_room(place: Path) -> None:
    used, unused = cache.Place(ENTRIES, "legal"), cache.Place(PACKAGE / "bots" / "players.py", "choose")
    for kept in (used, unused):
        with kept.alone():
            kept.write(b"code")
    for folder in (place / "quartier" / "compiled").iterdir():
        os.utime(folder, (1e9, 1e9))
    assert used.read() == b"code", "whoever asks for it keeps it"
    cache.prune()
    assert used.read() == b"code"
    assert unused.read() is None


@compiled
def test_code_is_compiled_once_and_then_loaded(desk: Desk) -> None:
    assert [desk.compilations() for _ in range(3)] == [1, 0, 0]
    desk.write(PROGRAM + "\n")
    assert desk.compilations() == 1


# --- nobody else's code ------------------------------------------------------------------------------


class Intruder:
    """Makes a file when it is unpickled."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return Path.touch, (self.file,)


@compiled
@pytest.mark.parametrize("rights", [0o720, 0o702])
def test_code_that_others_may_have_put_there_is_not_run(desk: Desk, tmp_path: Path, rights: int) -> None:
    desk.compilations()
    code = pickle.dumps(Intruder(tmp_path / "intruded"))
    desk.code.write_bytes(sha256(code).digest() + code)
    (desk.home / "quartier" / "compiled").chmod(rights)
    assert desk.compilations() == 1
    assert not (tmp_path / "intruded").exists()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder where a user keeps caches."""
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda name: str(tmp_path / "caches" / name))
    cache.private_folder.cache_clear()
    yield tmp_path / "caches"
    cache.private_folder.cache_clear()


def private_folder_now() -> Path | None:
    """Look again, as a program does when it begins."""
    cache.private_folder.cache_clear()
    return cache.private_folder()


@pytest.mark.parametrize("folder", ["", "quartier", "quartier/compiled"])
def test_a_folder_of_somebody_else_is_not_used(place: Path, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = private_folder_now()
    assert found is not None
    assert stat.S_IMODE(found.stat().st_mode) == 0o700
    if os.geteuid() == 0:
        os.chown(place / folder, 65534, 65534)
    else:
        monkeypatch.setattr("os.geteuid", lambda: 1_000_000)
    assert private_folder_now() is None
    assert not cache.keeps()


def test_a_folder_that_others_can_replace_is_not_used(place: Path) -> None:
    place.mkdir()
    for rights, used in ((0o755, True), (0o775, True), (0o1777, True), (0o777, False)):
        place.chmod(rights)
        assert (private_folder_now() is not None) == used, oct(rights)


def test_a_link_is_followed_once(place: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    place.symlink_to(tmp_path / "elsewhere")
    assert private_folder_now() == tmp_path / "elsewhere" / "quartier" / "compiled"


def test_a_file_system_without_locks_is_no_reason_not_to_start(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def acquire(_lock: Any) -> None:
        raise NotImplementedError

    monkeypatch.setattr("filelock.FileLock.acquire", acquire)
    kept = cache.Place(ENTRIES, "legal")
    with kept.alone():
        kept.write(b"code")
    assert kept.read() == b"code"
    assert list(place.rglob("*.code"))


@compiled
def test_without_a_home_code_is_compiled_and_nothing_is_left_in_a_shared_folder(desk: Desk, tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    nowhere = {"XDG_CACHE_HOME": "/proc/no-such-folder", "TMPDIR": str(shared)}
    assert [desk.compilations(**nowhere) for _ in range(2)] == [1, 1]
    assert not list(shared.iterdir())


# --- trouble that must not stop a program ------------------------------------------------------------


@compiled
@pytest.mark.parametrize(
    "broken",
    [lambda code: code[: len(code) // 2], lambda code: code[:0], lambda code: code[:40] + bytes(len(code) - 40)],
    ids=["half", "empty", "zeros"],
)
def test_a_broken_file_is_made_anew(desk: Desk, broken: Callable[[bytes], bytes]) -> None:
    desk.compilations()
    desk.code.write_bytes(broken(desk.code.read_bytes()))
    assert [desk.compilations() for _ in range(2)] == [1, 0]


@compiled
def test_code_that_can_no_longer_be_loaded_is_made_anew(desk: Desk) -> None:
    desk.compilations()
    code = pickle.dumps("no code")
    desk.code.write_bytes(sha256(code).digest() + code)
    assert [desk.compilations() for _ in range(2)] == [1, 0]


def nothing_can_be_written() -> None:
    """As on a full disk, for this process and its files."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


@compiled
def test_a_full_disk_is_no_reason_not_to_start(desk: Desk) -> None:
    assert [desk.compilations(run_before=nothing_can_be_written) for _ in range(2)] == [1, 1]
    assert not list(desk.home.rglob("*.code"))
    assert not list(desk.home.rglob("*.tmp"))
    assert [desk.compilations() for _ in range(2)] == [1, 0]


@compiled
def test_code_that_can_only_be_read_is_used(desk: Desk) -> None:
    desk.compilations()
    folders = [path for path in (desk.home, *desk.home.rglob("*")) if path.is_dir()]
    try:
        for path in folders:
            path.chmod(0o555)
        assert desk.compilations(run_before=nothing_can_be_written) == 0
    finally:
        for path in folders:
            path.chmod(0o755)


# --- several processes -------------------------------------------------------------------------------


@compiled
def test_processes_that_start_together_compile_once(desk: Desk) -> None:
    processes = [desk.start(pause=1) for _ in range(3)]
    assert sorted(map(answer, processes)) == [0, 0, 1]


@compiled
def test_a_process_that_is_killed_while_it_compiles_keeps_nobody_waiting(desk: Desk) -> None:
    killed = desk.start(pause=600)
    while not list(desk.home.rglob("lock")):
        assert killed.poll() is None
        time.sleep(0.05)
    waiting = desk.start()
    os.kill(killed.pid, signal.SIGKILL)
    killed.communicate()
    assert answer(waiting) == 1
    assert desk.compilations() == 0


# --- what is there, without importing it -------------------------------------------------------------


def test_the_entries_of_a_game_are_known_without_importing_it() -> None:
    found = {(file.name, name) for file, name in cache.entries(PACKAGE / "games" / "paris" / "game.py")}
    assert {("entries.py", "legal"), ("entries.py", "details"), ("rules.py", "call_legal")} <= found
    assert ("playout.py", "play_games") not in found


def test_what_is_missing_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "private_folder", lambda: tmp_path)
    file = PACKAGE / "engine" / "playout.py"
    everything = cache.missing(file)
    assert everything == ["play_out", "play_out_checked", "play_games", "play_games_checked"]
    place = cache.Place(file, "play_games")
    with place.alone():
        place.write(b"code")
    assert place.read() == b"code"
    assert cache.missing(file) == ["play_out", "play_out_checked", "play_games_checked"]
