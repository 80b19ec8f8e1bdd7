"""Files that the tests of the command line begin with."""

from pathlib import Path

import pytest

from tests.terminal.typed import played


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def finished() -> Path:
    """A finished game on disk."""
    Path("finished.json").write_text(played("over"), encoding="utf-8")
    return Path("finished.json")


@pytest.fixture
def building_phase() -> Path:
    """A game whose second phase has just begun."""
    Path("building.json").write_text(played(2), encoding="utf-8")
    return Path("building.json")
