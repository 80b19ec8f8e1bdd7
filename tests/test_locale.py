"""What holds for the texts of every room: the program's own and each game's."""

import re
from pathlib import Path

import pytest

import quartier
from quartier.engine.locale import LANGUAGES, PACKAGE
from tests.texts import messages

GAMES = quartier.games()
ROOMS = ("quartier", "reviews", "lab", "table/news", *GAMES, *(f"{game}/mistakes" for game in GAMES))
READ_BY_PLAYERS = [
    *PACKAGE.glob("**/*.ftl"),
    *PACKAGE.glob("**/guide/*.md"),
    *PACKAGE.glob("games/munivers/content/**/*.toml"),
]
STRAIGHT = re.compile(r"[^\W\d_]'[^\W\d_]|s' [A-Z]|\}'s")
"""An apostrophe as a typewriter has it, within a word or at its end."""
THOUSANDS = {"uk": "тис", "ru": "тыс"}
UNITS = r"[kK]€|т[иы]с\.|(?:s|ms|с|мс|MB|МБ|Mo)\b(?! )"
"""Thousands of euros, seconds, milliseconds and megabytes; what a word follows may be a preposition."""

FULL = re.compile(r"\b(?:de|que|ne|je|jusque|lorsque)\s[aeiouyàâéèêëîïôœ]", re.IGNORECASE)
"""A French word that would lose its end before this one."""
ARTICLE = re.compile(r"\ban? \{", re.IGNORECASE)
"""An English article whose form hangs on what is put in: a 7, an 8."""


@pytest.mark.parametrize("file", READ_BY_PLAYERS, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_apostrophes_are_those_of_print(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if STRAIGHT.search(line)] == []


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_texts(room: str, language: str) -> None:
    assert messages(room, language).keys() == messages(room, "en").keys()


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_names_nothing_that_the_english_one_does_not_know(room: str, language: str) -> None:
    """A person or a type may be named in another case there."""
    cases = {"who", "whom", "target", "type"}
    for key, found in messages(room, language).items():
        assert found.names - cases == messages(room, "en")[key].names - cases, key


@pytest.mark.parametrize("language", THOUSANDS)
def test_money_is_counted_in_the_letters_of_the_language(language: str) -> None:
    files = [*PACKAGE.glob(f"**/{language}.ftl"), *PACKAGE.glob(f"**/guide/{language}.md")]
    found = [text for file in files for text in re.findall(r".{5}€", file.read_text(encoding="utf-8"))]
    assert len(found) > 30
    assert set(found) == {f"{THOUSANDS[language]}.\u00a0€"}


@pytest.mark.parametrize("file", READ_BY_PLAYERS, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_sign_begins_a_line_away_from_what_it_belongs_to(file: Path) -> None:
    """The space that French sets before some signs, and that every language sets before a unit, never breaks a line."""
    text = file.read_text(encoding="utf-8")
    french = re.findall(r'\bfr = "([^"]*)"', text) if file.suffix == ".toml" else text.splitlines()
    if file.suffix == ".toml" or file.stem == "fr":
        assert [line for line in french if re.search(r"[^\s|] [:;?!»]|« ", line)] == []
    assert re.findall(rf".*[\d}}] (?:{UNITS}).*", text) == []


def test_french_elides_before_a_vowel() -> None:
    texts = [(file, file.read_text(encoding="utf-8")) for file in READ_BY_PLAYERS if file.stem == "fr"]
    assert len(texts) > 8
    assert [(file.name, found) for file, text in texts for found in FULL.findall(text)] == []


def test_no_english_article_stands_before_what_is_put_in() -> None:
    texts = [file.read_text(encoding="utf-8") for file in PACKAGE.glob("**/en.ftl")]
    assert len(texts) > 8
    assert [found for text in texts for found in ARTICLE.findall(text)] == []
