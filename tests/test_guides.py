"""The rules as a player reads them: every game, every language, all of one shape."""

import re

import pytest

from quartier.engine.locale import LANGUAGES, PART, Words, guide, locale_folder
from quartier.games import NAMES, game
from quartier.games.paris.rules.state import CARDS

SHAPE = re.compile(r"^(#+|\d\.|-|\|)(?=\s)", re.MULTILINE)
"""Headings, steps, points and rows of tables: a translation has the same ones in the same order."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_guide_says_as_much_in_every_language(name: str, language: str) -> None:
    original, text = guide(name, "en"), guide(name, language)
    assert SHAPE.findall(text) == SHAPE.findall(original)
    assert len(re.findall(r"\*\*", text)) % 2 == 0
    assert language == "en" or text != original


@pytest.mark.parametrize("name", NAMES)
def test_numbers_are_the_same_in_every_language(name: str) -> None:
    numbers = {language: sorted(re.findall(r"\d+", guide(name, language))) for language in LANGUAGES}
    assert all(found == numbers["en"] for found in numbers.values()), numbers


@pytest.mark.parametrize("name", NAMES)
def test_french_punctuation_is_never_torn_off_its_word(name: str) -> None:
    assert not re.search(r"[^\s|] [:;?!»]|« ", guide(name, "fr"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_names_postcards_as_they_are_printed(language: str) -> None:
    words, text = Words.load("paris", language), guide("paris", language)
    for card in ("le_peintre", "moulin_rouge", "fontaine_des_mers", "le_penseur"):
        assert words(f"card-{card}") in text


# --- ways to play ------------------------------------------------------------------------------------


def parts(language: str) -> dict[str, list[str]]:
    """Return which values of each option the guide of Paris speaks of, in order; the usual one with its star."""
    text = (locale_folder("paris").parent / "guide" / f"{language}.md").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for option, value, star, _ in PART.findall(text):
        found.setdefault(option, []).append(value + star)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_of_paris_tells_every_value_of_every_option_and_marks_the_usual_one(language: str) -> None:
    """P38: and in every language the same parts hang on the same options."""
    told = parts(language)
    assert told.pop("game") == ["this", "none*"]
    wanted = {
        option.name: {str(value).lower() + ("*" if value == option.default else "") for value in option.choices}
        | ({"list"} if option.takes else set())
        for option in game("paris").options
    }
    assert {option: set(values) for option, values in told.items()} == wanted
    assert {option: sorted(values) for option, values in told.items()} == {
        option: sorted(values) for option, values in parts("en").items() if option != "game"
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_guide_shows_how_its_parts_are_marked(name: str, language: str) -> None:
    for options in (None, game(name).resolve({})):
        assert not re.search(r"[{}|*]\w+=|\{|\}", guide(name, language, options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_says_what_holds_in_the_game_at_hand(language: str) -> None:
    """P3, P30, P37: where buildings may be flipped nobody reads that they may not, and so on."""
    paris = game("paris")
    usual = guide("paris", language, paris.resolve({}))
    marks = len(re.findall("✓", usual))
    for changed in ({"flip": True}, {"tie": "free"}, {"hand": 2}, {"dancer_walls": False}, {"grande_lumiere": "ring"}):
        told = guide("paris", language, paris.resolve(changed))
        assert told != usual
        assert len(re.findall("✓", told)) == marks, "one of each option holds"
    otherwise = guide("paris", language, paris.resolve({"flip": True, "tie": "free"}))
    body, other = (text.split("✓")[0] for text in (usual, otherwise))
    assert len([line for line in other.splitlines() if line not in body.splitlines()]) >= 2, "not in the list alone"
    chosen = [card for card in CARDS if card != "levitation"][:8]
    assert guide("paris", language, paris.resolve({"postcards": chosen})) != usual


def test_without_a_game_at_hand_the_usual_way_is_marked() -> None:
    by_nobody, by_default = guide("paris", "en"), guide("paris", "en", game("paris").resolve({}))
    assert "holds unless" in by_nobody
    assert "holds in this game" in by_default
    assert by_nobody.split("## Good")[1] == by_default.split("## Good")[1]
