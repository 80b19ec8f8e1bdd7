"""The README plays a real game: every line of it runs."""

import doctest
from pathlib import Path

import quartier
from quartier.engine import move

README = Path(__file__).parent.parent / "README.md"


def test_the_readme_is_true() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.failed == 0
    assert result.attempted > 10


def test_the_examples_in_docstrings_are_true() -> None:
    for module in (quartier, move):
        result = doctest.testmod(module)
        assert result.failed == 0
        assert result.attempted > 0


def test_every_file_that_the_readme_shows_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    links = [part.split(")")[0].split("#")[0] for part in text.split("](")[1:]]
    assert links
    for link in links:
        assert link.startswith("http") or (README.parent / link).exists(), link
