"""Fuzzing and measuring from the command line."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import quartier
from quartier.engine.compile import entry
from quartier.engine.doors import CHECK, LEGAL, record
from quartier.engine.errors import BadOption
from quartier.engine.rules import Rules
from quartier.games.paris.game import Paris
from quartier.games.paris.rules.entries import RULES
from quartier.games.paris.rules.state import STATE
from quartier.terminal.fuzz import Fuzzer, fuzz, report
from tests.terminal.typed import moves_in, run

# --- fuzzing and measuring ---------------------------------------------------------------------------


CRAMPED = """
from rich.console import Console
from quartier.engine.compile import entry
from quartier.engine.doors import LEGAL, numbers, record
from quartier.engine.rules import Rules
from quartier.games.paris.game import Paris
from quartier.games.paris.rules import rulebook
from quartier.games.paris.rules.entries import RULES
from quartier.games.paris.rules.state import STATE, TABLES
from quartier.terminal.fuzz import fuzz, report

@entry(LEGAL)
def room_for_three(state, tables, seat, actions):
    return rulebook.legal(record(state, STATE), record(tables, TABLES), seat, numbers(actions, 3))

class Cramped(Paris):
    rules = Rules(RULES.entries._replace(legal=room_for_three), RULES.sizes)

raise SystemExit(report(Cramped(), fuzz(Cramped(), 50, 5, {}, Console()), Console()))
"""
"""A game that offers more moves than it says."""


def test_fuzzing_checks_bounds(tmp_path: Path) -> None:
    """The command starts itself again with bounds checks; an index out of range is then found, not overlooked."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    command = [sys.executable, "-m", "quartier", "fuzz", "paris", "--games", "300", "--seed", "5"]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert "300 games" in result.stdout
    assert "bounds checked: yes" in result.stdout
    script = tmp_path / "cramped.py"
    script.write_text(CRAMPED, encoding="utf-8")
    environment["NUMBA_BOUNDSCHECK"] = "1"
    result = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 1, result.stderr
    assert "FAILURE" in result.stdout
    assert "out of bounds" in result.stdout


@entry(CHECK)
def breaks_after_five_draws(state: Any, tables: Any) -> Any:  # noqa: ARG001
    return 7 if record(state, STATE).draws >= 5 else 0


@entry(LEGAL)
def nothing_is_legal(state: Any, tables: Any, seat: Any, actions: Any) -> Any:  # noqa: ARG001
    return 0


def fuzzed(game: Paris, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Fuzz a game; return the exit code and what was printed."""
    code = report(game, fuzz(game, 40, 9, {"postcards": "first", "hand": 1}, Console()), Console(width=200))
    return code, capsys.readouterr().out


def test_a_broken_invariant_leaves_a_record_that_shows_it(capsys: pytest.CaptureFixture[str]) -> None:
    class Broken(Paris):
        rules = Rules(RULES.entries._replace(check=breaks_after_five_draws), RULES.sizes)

    code, output = fuzzed(Broken(), capsys)
    assert code == 1
    assert "invariant 7 is broken" in output
    assert "quartier replay paris-failure-9.json --board" in output
    match = quartier.load("paris-failure-9.json")
    draws = [int(match.game.record(state).draws) for state in (match.history[-1].before, match.state)]
    assert draws[0] < 5 <= draws[1]
    assert run("replay", "paris-failure-9.json").exit_code == 0


def test_a_seat_without_a_move_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    class Stuck(Paris):
        rules = Rules(RULES.entries._replace(legal=nothing_is_legal), RULES.sizes)

    code, output = fuzzed(Stuck(), capsys)
    assert code == 1
    assert "no legal move" in output
    assert moves_in(Path("paris-failure-9.json")) == []


def test_a_game_that_does_not_end_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    class Short(Paris):
        max_moves = 10

    code, output = fuzzed(Short(), capsys)
    assert code == 1
    assert "more moves than it should" in output
    assert len(moves_in(Path("paris-failure-9.json"))) == 10


def test_fuzzing_varies_every_option_but_those_that_are_given() -> None:
    fuzzer = Fuzzer(quartier.new("paris").game, 1, {"hand": 2})
    drawn = [fuzzer.random_options() for _ in range(60)]
    assert {options["hand"] for options in drawn} == {2}
    for name in ("postcards", "flip", "grande_lumiere", "dancer_walls", "tie", "edition", "chartier_fountain", "first"):
        assert len({options[name] for options in drawn}) > 1, name


def test_options_that_are_never_valid_end_the_fuzzing() -> None:
    with pytest.raises(BadOption, match="hand"):
        Fuzzer(quartier.new("paris").game, 1, {"hand": 3}).random_options()


def test_seeds_are_not_counted_beyond_the_largest() -> None:
    game = quartier.new("paris").game
    assert fuzz(game, 1, 2**63 - 1, {}, Console(quiet=True)).games == 1
    with pytest.raises(BadOption, match="go beyond"):
        fuzz(game, 2, 2**63 - 1, {}, Console(quiet=True))


def test_a_tally_counts_games_moves_and_the_longest_game() -> None:
    tally = fuzz(quartier.new("paris").game, 30, 4, {}, Console(quiet=True))
    assert tally.failure is None
    assert tally.games == 30
    assert tally.longest * 30 >= tally.moves >= 30 * 16
    assert tally.longest <= Paris.max_moves


def test_the_benchmark_counts_games() -> None:
    result = run("bench", "paris", "--seconds", "0.01")
    assert result.exit_code == 0
    assert result.output.count("games/s") == 2
    assert "'postcards': 'random'" in result.output


def test_the_games_are_listed_with_their_options() -> None:
    result = run("games")
    assert result.exit_code == 0
    for name in quartier.games():
        assert name in result.output
    assert "a list of eight postcards" in result.output


@pytest.mark.parametrize("game", quartier.games())
def test_the_list_of_games_has_an_example_for_each_that_works(game: str) -> None:
    example = next(line for line in run("games").output.splitlines() if line.startswith(f"quartier play {game} "))
    result = run(*example.split()[1:], "--seed", "1", typed="quit\n")
    assert result.exit_code == 0
    assert "Goodbye." in result.output
