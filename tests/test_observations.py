"""docs/observations.md lists what every game observes: `python tests/test_observations.py` writes it anew."""

import doctest
from math import prod
from pathlib import Path

import numpy as np
import pytest

import quartier
from quartier.engine.errors import QuartierError
from quartier.engine.game import SPECTATOR
from quartier.engine.layout import Layout
from quartier.games import NAMES, game

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"
FIRST_TABLE = "\n## paris\n"


def tables() -> str:
    """Return the chapters of all games."""
    chapters = []
    for name in NAMES:
        played = game(name)
        chapters.append(
            f"\n## {name}\n\nVersion {played.version} of the rules, {played.observation_length} numbers.\n\n"
            + table(played.observation)
        )
    return "\n".join(chapters) + "\n"


def table(layout: Layout) -> str:
    """Return a layout as a table in Markdown."""
    rows = ["| from | field | shape | values | what it says |", "|---|---|---|---|---|"]
    first = 0
    for field in layout:
        shape = " × ".join(map(str, field.shape)) or "1"
        values = f"{field.lowest} … {field.highest}"
        meaning = field.meaning if field.in_views else f"{field.meaning} *"
        rows.append(f"| {first} | `{field.name}` | {shape} | {values} | {meaning} |")
        first += prod(field.shape)
    return "\n".join(rows)


def test_the_page_lists_the_fields_of_every_game() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text[text.index(FIRST_TABLE) :] == tables(), "run python tests/test_observations.py"


def test_the_example_is_true() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.failed == 0
    assert result.attempted > 5


@pytest.mark.parametrize("name", NAMES)
def test_fields_have_different_names_and_possible_bounds(name: str) -> None:
    layout = game(name).observation
    assert len({field.name for field in layout}) == len(layout)
    assert all(field.lowest < field.highest and field.meaning for field in layout)
    assert [field.name for field in layout[:2]] == ["viewer", "waiting"]


@pytest.mark.parametrize("name", NAMES)
def test_fields_are_read_and_written_in_place(name: str) -> None:
    match = quartier.new(name, seed=1)
    out = np.zeros(match.game.observation_length, np.int32)
    match.game.rules.observe(match.state, match.tables, SPECTATOR, out)
    fields = match.game.observed(out)
    assert list(fields) == [field.name for field in match.game.observation]
    assert all(fields[field.name].shape == field.shape for field in match.game.observation)
    assert fields["viewer"] == SPECTATOR == out[0]
    fields["waiting"][...] = 7
    assert (out == 7).sum() >= len(fields["waiting"])
    lowest, highest = match.game.observation_bounds()
    for field in match.game.observation:
        assert (match.game.observed(lowest)[field.name] == field.lowest).all()
        assert (match.game.observed(highest)[field.name] == field.highest).all()


@pytest.mark.parametrize("wrong", [np.zeros(3, np.int32), np.zeros((1, 2), np.int32), np.zeros(1276, np.int64)])
def test_a_row_that_is_no_observation_is_refused(wrong: np.ndarray) -> None:
    with pytest.raises(QuartierError, match="an observation of paris is a row of"):
        game("paris").observed(wrong)


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(text[: text.index(FIRST_TABLE)] + tables(), encoding="utf-8")
