"""The texts of Paris in five languages."""

import re

import pytest

from quartier.engine.letters import FACES, Face, advances
from quartier.engine.locale import LANGUAGES, Words
from quartier.games.paris.components import components
from tests.texts import messages

NO_BREAK = "\u00a0"
CARD_TELLINGS = [
    f"tell-{card}" for card in components().postcards if card not in ("metropolitain", "chartier")
]  # these two are kept for later: `tell-keep`


def spoken(language: str, key: str) -> str:
    values = {
        name: 3 if name in ("count", "points", "other") else "…" for name in messages("paris", language)[key].names
    }
    return Words.load("paris", language)(key, **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_spoken(language: str) -> None:
    for key in messages("paris", language):
        assert spoken(language, key).strip(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_size_of_a_building_stays_on_the_line_of_the_word_before_it(language: str) -> None:
    names = [spoken(language, f"building-{building}") for building in (*components().buildings, "garden")]
    assert all(re.search(rf"\w{NO_BREAK}\d$", name) for name in names), names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_building_and_piece_has_its_texts(language: str) -> None:
    box = components()
    pieces = ("painter", "dancer", "lamp", "large_lamp", "mixed_space", "fountain", "statue", "garden", "annex")
    wanted = [f"card-{card}" for card in box.postcards] + [f"card-{card}-effect" for card in box.postcards]
    wanted += [f"building-{building}" for building in (*box.buildings, "garden")]
    wanted += [f"piece-{piece}" for piece in pieces] + CARD_TELLINGS
    assert [key for key in wanted if key not in messages("paris", language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_and_no_two_buildings_share_a_name(language: str) -> None:
    for prefix, names in (("card", components().postcards), ("building", components().buildings)):
        spoken_names = {spoken(language, f"{prefix}-{name}") for name in names}
        assert len(spoken_names) == len(names)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {"one", "other"}),
        ("fr", {"one", "other"}),
        ("es", {"one", "other"}),
        ("uk", {"one", "few", "many", "other"}),
        ("ru", {"one", "few", "many", "other"}),
    ],
)
def test_every_count_has_all_plural_forms_of_the_language(language: str, forms: set[str]) -> None:
    selectors = [found for message in messages("paris", language).values() for found in message.forms]
    assert selectors
    assert all(found == forms for found in selectors)


@pytest.mark.parametrize(
    ("language", "one", "three", "five"),
    [
        ("en", "1 lamp", "3 lamps", "5 lamps"),
        ("uk", "1 ліхтар", "3 ліхтарі", "5 ліхтарів"),
        ("ru", "1 фонарь", "3 фонаря", "5 фонарей"),
        ("fr", "1 réverbère", "3 réverbères", "5 réverbères"),
        ("es", "1 farola", "3 farolas", "5 farolas"),
    ],
)
def test_lamps_are_counted_as_people_count(language: str, one: str, three: str, five: str) -> None:
    words = Words.load("paris", language)
    assert [words("lamps", count=count) for count in (1, 3, 5)] == [one, three, five]


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_cyrillic_texts_are_written_in_cyrillic(language: str) -> None:
    alphabet = {"uk": "[а-щьюяґєії]", "ru": "[а-яё]"}[language]
    foreign = {"uk": "[ёъыэ]", "ru": "[ґєії]"}[language]
    for key in messages("paris", language):
        text = spoken(language, key).lower()
        bare = re.sub("[^a-zа-яёґєії]", "", text)
        assert not bare or re.search(alphabet, text), f"{key}: {text}"
        assert not re.search(foreign, text), f"{key}: {text}"
        assert not re.search("[a-z]", text), f"{key}: {text}"


@pytest.mark.parametrize("face", FACES, ids=[face.file for face in FACES])
def test_every_letter_of_every_text_is_in_the_fonts(face: Face) -> None:
    letters = {
        letter for language in LANGUAGES for key in messages("paris", language) for letter in spoken(language, key)
    }
    assert letters - set(advances(face)) - {"\n"} == set()
