"""The checks themselves: which tests the quick one runs, and that the whole one leaves nothing out unsaid."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.affected import (
    SLOW,
    Choice,
    FileTimes,
    changed_files,
    chosen,
    dependents,
    distances,
    is_test,
    known_seconds,
    learned,
)

ROOT = Path(__file__).parents[1]
SCORING = "src/quartier/games/paris/rules/scoring.py"
NEAR, FAR = "tests/test_near.py", "tests/test_far.py"


@pytest.fixture(scope="module")
def graph() -> dict[str, list[str]]:
    return dependents()


def test_a_change_is_felt_by_what_imports_it_and_by_what_imports_that(graph: dict[str, list[str]]) -> None:
    felt = distances([SCORING], graph)
    assert felt[SCORING] == 0
    assert felt["src/quartier/games/paris/rules/rulebook.py"] == 1
    assert felt["tests/paris/test_scoring.py"] < felt["tests/paris/test_postcards.py"]
    assert felt["tests/paris/test_postcards.py"] < felt["tests/table/test_playing.py"]
    assert "tests/test_svg.py" not in distances(["examples/bot.py"], graph)


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        ("src/quartier/games/munivers/words/locale/uk.ftl", "tests/munivers/test_texts.py"),
        ("src/quartier/games/munivers/drawing/scene.py", "tests/munivers/test_draw.py"),
        ("src/quartier/table/static/js/play/turn.js", "tests/browser/test_hands.py"),
        ("src/quartier/table/static/js/play/turn.js", "tests/browser/test_modules.py"),
        ("tests/browser/conftest.py", "tests/browser/test_pages.py"),
        ("tests/table/house.py", "tests/browser/test_pages.py"),
        ("README.md", "tests/test_readme.py"),
    ],
)
def test_what_is_read_or_loaded_without_an_import_counts_too(
    graph: dict[str, list[str]], changed: str, test: str
) -> None:
    assert (ROOT / changed).is_file()
    assert test in distances([changed], graph)


def test_a_test_that_is_gone_is_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.affected.ROOT", tmp_path)
    git = ("git", "-c", "user.name=x", "-c", "user.email=x")
    (tmp_path / "tests").mkdir()
    for name in ("test_gone.py", "test_changed.py"):
        (tmp_path / "tests" / name).write_text("", encoding="utf-8")
    for command in (("init", "-q"), ("add", "."), ("commit", "-q", "-m", "x")):
        subprocess.run([*git, *command], cwd=tmp_path, check=True)
    (tmp_path / "tests" / "test_gone.py").unlink()
    (tmp_path / "tests" / "test_changed.py").write_text("1\n", encoding="utf-8")
    (tmp_path / "tests" / "test_new.py").write_text("", encoding="utf-8")
    assert changed_files("HEAD") == {"tests/test_changed.py", "tests/test_new.py"}


def test_near_tests_come_before_far_ones_and_short_ones_before_long_ones() -> None:
    known = {NEAR: FileTimes(30, {"test_long": 50, "test_short": 10}), FAR: FileTimes(20)}
    assert chosen({FAR: 2, NEAR: 1}, known, budget=45) == Choice([NEAR], [f"{NEAR}::test_long", FAR], 40)
    assert chosen({FAR: 2, NEAR: 1}, known, budget=110) == Choice([NEAR, FAR], [], 110)
    assert chosen({"src/x.py": 0, "tests/house.py": 0, NEAR: 1}, {}).files == [NEAR]


def test_how_long_tests_take_is_learned_from_what_pytest_reports(tmp_path: Path) -> None:
    report = tmp_path / "tests.xml"
    cases = [
        ("tests.a.test_b", "test_c[x.y-1]", SLOW),
        ("tests.a.test_b", "test_d", 0.5),
        ("tests.test_e.TestF", "g", 9),
        ("", "tests.test_skipped", 0),
    ]
    lines = "".join(f'<testcase classname="{place}" name="{name}" time="{time}"/>' for place, name, time in cases)
    report.write_text(f"<testsuites><testsuite>{lines}</testsuite></testsuites>", encoding="utf-8")
    found = learned([report])
    assert found == {
        "tests/a/test_b.py": FileTimes(0.5, {"test_c[x.y-1]": SLOW}),
        "tests/test_e.py": FileTimes(0.0, {"TestF::g": 9}),
    }


def test_it_is_written_down_how_long_most_tests_take() -> None:
    here = {str(path.relative_to(ROOT)) for path in ROOT.glob("tests/**/test_*.py")}
    assert all(map(is_test, here))
    known = known_seconds()
    assert len(here & known.keys()) > 0.9 * len(here), "python -m tests.affected --learn, after a whole check"


def run(script: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a script of ours, copied to a folder, on a machine that has hardly anything."""
    (folder / "scripts").mkdir(exist_ok=True)
    shutil.copy(ROOT / "scripts" / script, folder / "scripts")
    commands = folder / "commands"
    commands.mkdir(exist_ok=True)
    for name in ("bash", "dirname"):
        (commands / name).symlink_to(shutil.which(name) or "")
    (commands / "id").write_text("#!/bin/sh\necho 1000\n", encoding="utf-8")
    (commands / "id").chmod(0o755)
    command = [str(commands / "bash"), str(folder / "scripts" / script)]
    return subprocess.run(
        command, env={"PATH": str(commands), **variables}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("script", ["browser", "typescript"])
def test_what_is_missing_is_said_at_a_desk_and_fails_where_nothing_may_be_left_out(script: str, tmp_path: Path) -> None:
    for variables, code in (({}, 0), ({"CI": "true"}, 1)):
        (folder := tmp_path / f"{code}").mkdir()
        ended = run(script, folder, **variables)
        assert ended.returncode == code
        assert "on this machine" in ended.stderr


@pytest.mark.parametrize(("second", "code"), [("true", 0), ("false", 1)])
def test_a_check_ends_with_the_seconds_of_its_stages_also_where_one_fails(second: str, code: int) -> None:
    script = f"set -e; source scripts/stages; stage one true; stage two {second}; stage three true"
    ended = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == code
    table = ended.stdout.partition("seconds by stage")[2]
    assert [line.split(maxsplit=1)[1] for line in table.splitlines()[1:]] == (
        ["one", "two", "three", "in all"] if code == 0 else ["one", "two: failed", "in all, and something failed"]
    )


def test_a_test_that_is_left_out_fails_where_nothing_may_be(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"))
    (tmp_path / "test_whole.py").write_text('import pytest\npytest.importorskip("there_is_no_such_library")\n')
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        'def test_wants(): pytest.skip("no browser here")\n'
        '@pytest.mark.skipif(True, reason="nothing is compiled")\n'
        "def test_other(): pass\n"
    )
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--continue-on-collection-errors",
        "--rootdir",
        str(tmp_path),
        str(tmp_path),
    ]
    for ci, told in (("true", "1 failed, 1 skipped, 1 error"), ("", "3 skipped")):
        ended = subprocess.run(
            command, env={**os.environ, "CI": ci}, cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert told in ended.stdout
