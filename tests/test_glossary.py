"""The words of the glossary are the words of the texts."""

import re
from pathlib import Path

import pytest

from quartier.engine.locale import LANGUAGES, guide, locale_folder

GLOSSARY = Path(__file__).parent.parent / "docs" / "glossary.md"
ROOMS = {"Paris": "paris", "Tiny Towns": "tiny_towns", "Munivers": "munivers"}
HOUSE = ("quartier", "table", "table/news", "reviews", "lab")
"""The rooms that are no games."""


def chapters() -> dict[str, str]:
    """Return the text of each game's chapter."""
    _, *found = re.split(r"^## ", GLOSSARY.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {ROOMS.get(title := chapter.split("\n", 1)[0], title): chapter for chapter in found}


def ruled_out(chapter: str) -> list[tuple[str, str]]:
    """Return the words that a chapter rules out, each with its language."""
    listed = re.search(r"^Not: (.*(?:\n.+)*)", chapter, flags=re.MULTILINE)
    assert listed
    return [(language, term) for language, term in (entry.split(" ", 1) for entry in re.split(r",\s+", listed[1]))]


def texts(room: str, language: str) -> dict[str, str]:
    """Return the texts of a game as they stand in the file, by key."""
    source = (locale_folder(room) / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", source, flags=re.MULTILINE)
    return {key: text.casefold() for key, text in found}


def all_texts(room: str, language: str) -> list[tuple[str, str]]:
    """Return all that people read in a room: of a game also what is said of mistakes, and its rules."""
    if room in HOUSE:
        return list(texts(room, language).items())
    mistakes = texts(f"{room}/mistakes", language)
    return [*texts(room, language).items(), *mistakes.items(), ("guide", guide(room, language).casefold())]


def pattern(term: str) -> str:
    """Return a term as what to look for: a whole word, or one whose ending is open."""
    words = [
        re.escape(word.rstrip("…")) + (r"\w*" if word.endswith("…") else r"\b") for word in term.casefold().split()
    ]
    return r"\b" + r"\s+".join(words)


@pytest.mark.parametrize("room", ROOMS.values())
def test_each_term_stands_in_the_text_that_has_its_key(room: str) -> None:
    rows = [row.strip("| \n").split(" | ") for row in chapters()[room].splitlines() if row.startswith("| `")]
    assert len(rows) > 10
    for key, *terms in rows:
        for language, term in zip(("en", "uk", "fr", "es", "ru"), terms, strict=True):
            text = texts(room, language)[key.strip("`")]
            assert re.search(pattern(term), text), f"{language} {key}: {term!r} is not in {text!r}"


@pytest.mark.parametrize("room", [*HOUSE, *ROOMS.values()])
def test_no_text_holds_a_word_that_the_glossary_rules_out(room: str) -> None:
    every = chapters()
    own = ruled_out(every[room]) if room in every else []
    for language, term in [*ruled_out(every["Everywhere"]), *own]:
        assert language in LANGUAGES
        for key, text in all_texts(room, language):
            assert not re.search(pattern(term), text), f"{language} {key}: {term!r} is in {text!r}"
