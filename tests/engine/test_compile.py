"""The cache of compiled code, and the type of records."""

import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from quartier.engine import compile as compiling
from quartier.engine.compile import PACKAGE, cache_folder, record_type


def test_a_record_is_aligned_and_read_by_attribute() -> None:
    kind = record_type([("small", np.int8), ("large", np.uint64), ("many", np.int16, (3,))])
    assert kind.isalignedstruct
    record = np.zeros(1, kind)[0]
    record.large = 7
    record.many[1] = 5
    assert (record.large, record.many.tolist()) == (7, [0, 5, 0])


def test_a_field_that_numpy_would_hide_is_refused() -> None:
    with pytest.raises(TypeError, match="size"):
        record_type([("size", np.int8)])


def test_the_sources_of_a_file_are_all_that_it_imports_within_the_package() -> None:
    names = {path.name for path in compiling._sources(PACKAGE / "games" / "paris" / "rules" / "entries.py")}
    assert {"entries.py", "rulebook.py", "scoring.py", "board.py", "state.py", "kernels.py"} <= names
    assert not {"scene.py", "view.py", "match.py"} & names


def test_the_cache_folder_changes_with_any_source_that_is_compiled_in(tmp_path: Path) -> None:
    copy = tmp_path / "quartier"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    script = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from quartier.engine.compile import PACKAGE, cache_folder\n"
        "print(cache_folder(PACKAGE / 'games/paris/rules/entries.py').name)"
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
    file = PACKAGE / "games" / "paris" / "rules" / "entries.py"
    monkeypatch.setattr(compiling, "CHECKED", False)
    plain = cache_folder(file)
    monkeypatch.setattr(compiling, "CHECKED", True)
    assert cache_folder(file) != plain
    assert cache_folder(file).name.startswith("paris-entries-")


def test_without_a_writable_home_the_cache_lies_in_the_temporary_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    compiling._cache_root.cache_clear()
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda name: f"/proc/no-such-folder/{name}")
    try:
        assert compiling._cache_root().name == "quartier-cache"
    finally:
        compiling._cache_root.cache_clear()


def test_somebody_who_does_not_listen_is_told_once_what_takes_so_long(capsys: pytest.CaptureFixture[str]) -> None:
    compiling._announced.discard("somewhere")
    compiling._announce("somewhere: legal")
    compiling._announce("somewhere: apply")
    assert capsys.readouterr().err.count("compiling somewhere") == 1


@pytest.mark.skipif(compiling.INTERPRETED, reason="nothing is compiled")
def test_a_listener_hears_each_function_that_is_compiled_and_none_from_the_cache(tmp_path: Path) -> None:
    script = (
        "from quartier.engine import compile as c\n"
        f"c._cache_root = lambda: c.Path({str(tmp_path)!r})\n"
        "heard = []\n"
        "with c.compiling(heard.append):\n"
        "    from quartier.engine import playout\n"
        "print(heard)"
    )
    command = [sys.executable, "-c", script]
    first, second = (subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2))
    assert "engine: play_out" in first
    assert second.strip() == "[]"


def test_code_is_not_cached_once_a_source_has_changed_under_a_running_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = PACKAGE / "engine" / "playout.py"
    assert compiling._is_as_imported(file)
    monkeypatch.setattr(compiling, "_STARTED", file.stat().st_mtime - 1)
    assert not compiling._is_as_imported(file)
