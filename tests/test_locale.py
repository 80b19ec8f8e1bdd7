"""What holds for the texts of every room: the program's own and each game's."""

import pytest

import quartier
from quartier.engine.locale import LANGUAGES
from tests.texts import messages

ROOMS = ("quartier", "lab", *quartier.games())


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_texts(room: str, language: str) -> None:
    assert messages(room, language).keys() == messages(room, "en").keys()


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_names_nothing_that_the_english_one_does_not_know(room: str, language: str) -> None:
    """A person may be named in another case there: who, whom."""
    for key, found in messages(room, language).items():
        assert found.names - {"who", "whom"} == messages(room, "en")[key].names - {"who", "whom"}, key
