"""Runs the tests of what changed, and of what imports it: the nearest first, as many as take about a minute.

Which tests those are depends on the sources alone, and never on how fast a machine is: who imports whom is told by
Ruff, how long a test takes is written down in `seconds.json`.

    python -m tests.affected                     the tests of what changed since the last commit
    python -m tests.affected --since main        … since that commit or branch
    python -m tests.affected --learn out/*.xml   write down what pytest measured (`--junit-xml`)
"""

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
SECONDS = Path(__file__).with_name("seconds.json")
BUDGET = 70.0
"""Seconds of tests that a quick check has, over all its processes."""
SLOW = 2.0
"""Seconds from which a test counts for itself, so that it can be left out alone."""
UNKNOWN = 1.0
"""Seconds that a file is taken for of which nothing is written down yet."""
PROCESSES = 2


@dataclass
class FileTimes:
    """What is known of how long the tests of a file take."""

    quick: float = UNKNOWN
    """Seconds of all that is not slow."""
    slow: dict[str, float] = field(default_factory=dict)
    """Seconds of each slow test, by its name in the file."""


@dataclass
class Choice:
    """What a quick check runs."""

    files: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    """Slow tests of those files, and whole files, that are left to the whole check."""
    seconds: float = 0.0

    def take(self, what: str, seconds: float, budget: float) -> bool:
        """Take something if there is time for it, else remember that it is left out; return whether it is taken."""
        if self.seconds + seconds > budget:
            self.left_out.append(what)
            return False
        self.seconds += seconds
        return True


def changed_files(since: str) -> set[str]:
    """Return the files that differ from a commit, new ones too; those that are gone can't be run or imported."""
    changed = _lines("git", "diff", "--name-only", "--diff-filter=d", since)
    return {*changed, *_lines("git", "ls-files", "--others", "--exclude-standard")}


def dependents() -> dict[str, list[str]]:
    """Return which files each file is imported by, or read by (`tool.ruff.analyze` in pyproject.toml)."""
    ruff = Path(sys.executable).with_name("ruff")
    found: dict[str, list[str]] = json.loads(_output(str(ruff), "analyze", "graph", "--direction", "dependents"))
    for path in found:
        if path.endswith("/conftest.py"):  # what pytest finds there is imported by nobody
            found[path] = [other for other in found if is_test(other) and Path(path).parent in Path(other).parents]
    return found


def distances(changed: Iterable[str], dependents: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """Return all files that a change can be felt in, and how far that is: over how many imports.

    A name that a test shares with what changed (`tests/paris/test_scoring.py`, `games/paris/rules/scoring.py`) makes up
    for three of them.
    """
    found = dict.fromkeys(sorted(changed), 0)
    ahead = list(found)
    for path in ahead:
        for other in sorted(dependents.get(path, ())):
            if other not in found:
                found[other] = found[path] + 1
                ahead.append(other)
    names = [_names(path) for path in changed]
    shared = {path: max(len(_names(path) & of_one) for of_one in names) for path in found if is_test(path)}
    return {path: distance - 3 * shared.get(path, 0) for path, distance in found.items()}


def is_test(path: str) -> bool:
    """Say whether pytest finds tests in a file."""
    return path.startswith("tests/") and Path(path).name.startswith("test_") and path.endswith(".py")


def chosen(distances: Mapping[str, int], known: Mapping[str, FileTimes], budget: float = BUDGET) -> Choice:
    """Return the tests to run: near files before far ones, short ones before long ones, while there is time."""
    tests = [(distance, path) for path, distance in distances.items() if is_test(path)]
    choice = Choice()
    for _, path in sorted(tests, key=lambda one: (one[0], known.get(one[1], FileTimes()).quick, one[1])):
        file = known.get(path, FileTimes())
        if choice.take(path, file.quick, budget):
            choice.files.append(path)
            for name, seconds in sorted(file.slow.items(), key=lambda one: one[1]):
                choice.take(f"{path}::{name}", seconds, budget)
    return choice


def learned(reports: Iterable[Path]) -> dict[str, FileTimes]:
    """Return how long the tests of each file took, from what pytest reports."""
    found: dict[str, FileTimes] = defaultdict(lambda: FileTimes(quick=0.0))
    for case in (case for report in reports for case in ElementTree.parse(report).iter("testcase")):
        if not case.attrib["classname"]:
            continue  # a whole file that was skipped
        path, name = _place(case.attrib["classname"], case.attrib["name"])
        seconds = float(case.attrib["time"])
        if seconds < SLOW:
            found[path].quick += seconds
        else:
            found[path].slow[name] = seconds
    return dict(found)


def known_seconds() -> dict[str, FileTimes]:
    """Return what is written down."""
    kept = json.loads(SECONDS.read_text(encoding="utf-8"))
    return {path: FileTimes(one["quick"], one["slow"]) for path, one in kept.items()}


def write_down(files: Mapping[str, FileTimes]) -> None:
    """Keep how long tests take."""
    kept = {
        path: {
            "quick": round(files[path].quick, 1),
            "slow": {name: round(seconds) for name, seconds in sorted(files[path].slow.items())},
        }
        for path in sorted(files)
    }
    SECONDS.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def told(choice: Choice, tests: int) -> Iterator[str]:
    """Yield what a developer wants to know before the tests run."""
    yield f"{len(choice.files)} of the {tests} files of tests that are affected, about {choice.seconds:.0f} s of tests"
    if choice.left_out:
        yield f"Left to scripts/test, for their time: {', '.join(choice.left_out[:3])}" + (
            f" and {len(choice.left_out) - 3} more." if len(choice.left_out) > 3 else "."
        )


def run_tests(since: str, budget: float = BUDGET) -> int:
    """Run the tests of what changed, and return pytest's exit code."""
    affected = distances(changed_files(since), dependents())
    choice = chosen(affected, known_seconds(), budget)
    for line in told(choice, sum(map(is_test, affected))):
        print(line, flush=True)
    if not choice.files:
        return 0
    without = [part for test in choice.left_out if "::" in test for part in ("--deselect", test)]
    processes = [f"--numprocesses={PROCESSES}"] if choice.seconds > 5 else []
    pytest = [sys.executable, "-m", "pytest", "--quiet", *processes, *without, *choice.files]
    return subprocess.run(pytest, cwd=ROOT, check=False).returncode


def _place(classname: str, name: str) -> tuple[str, str]:
    """Return the file, and the name in it, of a test that pytest reports as `tests.paris.test_x.TestY` and `test_z`."""
    parts = classname.split(".")
    end = next(index for index, part in enumerate(parts) if part.startswith("test_")) + 1
    return "/".join(parts[:end]) + ".py", "::".join([*parts[end:], name])


def _names(path: str) -> set[str]:
    """Return what a file is named after: its folders, and itself."""
    return {*Path(path).parent.parts, Path(path).stem.removeprefix("test_")} - {"src", "quartier", "games", "tests"}


def _lines(*command: str) -> list[str]:
    return _output(*command).splitlines()


def _output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def main() -> int:
    """Read the command line and do what it asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--since", default="HEAD", help="the commit to compare with (default: the last one)")
    parser.add_argument("--learn", nargs="+", type=Path, metavar="XML", help="write down how long tests took")
    given = parser.parse_args()
    if given.learn:
        write_down(learned(given.learn))
        return 0
    return run_tests(given.since)


if __name__ == "__main__":
    sys.exit(main())
