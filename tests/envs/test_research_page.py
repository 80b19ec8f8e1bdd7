"""docs/research.md is true: its examples run, and what it says of the games is what the games say."""

import doctest
import re
from pathlib import Path

from quartier.envs.choices import width_of
from quartier.envs.features import length
from quartier.envs.ids import IDS, ZOO_IDS
from quartier.envs.spiel import short_name
from quartier.games import NAMES, game

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.failed == 0
    assert result.attempted > 10


def test_the_numbers_of_the_games_are_theirs() -> None:
    games = [game(name) for name in NAMES]
    rows = {
        "": NAMES,
        "version of the rules": [found.version for found in games],
        "numbers in an observation": [found.observation_length for found in games],
        "features": [length(found) for found in games],
        "actions, flat": [found.action_count for found in games],
        "actions, compact": [width_of(found) for found in games],
        "moves of the longest game": [found.max_moves for found in games],
    }
    text = PAGE.read_text(encoding="utf-8")
    for title, values in rows.items():
        cells = [value if isinstance(value, str) else f"{value:,}" for value in values]
        assert f"| {' | '.join([title, *cells])} |".replace("|  |", "| |") in text, title


def test_the_ids_are_those_of_the_games() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert set(re.findall(r"quartier_\w+_v\d+", text)) == {short_name("paris")}
    found = set(re.findall(r"quartier/\w+-v\d+", text))
    assert {IDS["paris"], ZOO_IDS["paris"]} <= found <= {*IDS.values(), *ZOO_IDS.values()}
