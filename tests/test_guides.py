"""The rules as a player reads them: every game, every language, all of one shape."""

import re

import pytest

from quartier.engine.locale import LANGUAGES, Words, guide
from quartier.games import NAMES

SHAPE = re.compile(r"^(#+|\d\.|-|\|)(?=\s)", re.MULTILINE)
"""Headings, steps, points and rows of tables: a translation has the same ones in the same order."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_guide_says_as_much_in_every_language(game: str, language: str) -> None:
    original, text = guide(game, "en"), guide(game, language)
    assert SHAPE.findall(text) == SHAPE.findall(original)
    assert len(re.findall(r"\*\*", text)) % 2 == 0
    assert language == "en" or text != original


@pytest.mark.parametrize("game", NAMES)
def test_numbers_are_the_same_in_every_language(game: str) -> None:
    numbers = {language: sorted(re.findall(r"\d+", guide(game, language))) for language in LANGUAGES}
    assert all(found == numbers["en"] for found in numbers.values()), numbers


@pytest.mark.parametrize("game", NAMES)
def test_french_punctuation_is_never_torn_off_its_word(game: str) -> None:
    assert not re.search(r"[^\s|] [:;?!»]|« ", guide(game, "fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_names_postcards_as_they_are_printed(language: str) -> None:
    words, text = Words.load("paris", language), guide("paris", language)
    for card in ("le_peintre", "moulin_rouge", "fontaine_des_mers", "le_penseur"):
        assert words(f"card-{card}") in text
