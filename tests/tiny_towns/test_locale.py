"""The texts of Tiny Towns in five languages."""

import pytest

from quartier.engine.locale import LANGUAGES, Words
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.game import GAME
from quartier.games.tiny_towns.moves import OPEN_MOVES
from quartier.games.tiny_towns.rules.state import RESOURCES, SCORE_LINES, SEATS
from quartier.games.tiny_towns.words.texts import card_text
from tests.texts import messages

SLAVIC = ("uk", "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_forms_of_their_language(language: str) -> None:
    wanted = {"one", "few", "many"} if language in SLAVIC else {"one", "other"}
    for key, found in messages("tiny_towns", language).items():
        assert all(forms == wanted for forms in found.forms), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_seat_resource_line_and_move_has_its_name(language: str) -> None:
    wanted = [f"card-{card.id}" for card in cards().all] + [f"seat-{seat}" for seat in SEATS]
    wanted += [f"resource-{name}" for name in RESOURCES] + [f"score-{line}" for line in (*SCORE_LINES, "total")]
    wanted += [f"{prefix}-{kind}" for kind in (*OPEN_MOVES, "keep", "choose") for prefix in ("kind", "tell")]
    assert [key for key in wanted if key not in messages("tiny_towns", language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name_or_a_text_of_the_same_type(language: str) -> None:
    words = Words.load("tiny_towns", language)
    assert len({words(f"card-{card.id}") for card in cards().all}) == 40
    for type in ("red", "gray", "orange", "green", "yellow", "black", "monument"):
        texts = {card_text(card.id, words) for card in cards().of(type)}
        assert len(texts) == len(cards().of(type))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_generated_with_all_its_numbers(language: str) -> None:
    words = Words.load("tiny_towns", language)
    for card in cards().all:
        text = card_text(card.id, words)
        assert text.endswith("."), text
        for verb in (card.score, card.effect):
            for key, value in verb.numbers.items():
                numbers = value if key == "table" else [value] if type(value) is int and value else []
                assert all(str(abs(number)) in text for number in numbers), text


def test_other_types_are_named_by_the_cards_in_play() -> None:
    words = GAME.words("en")
    in_play = ["cottage", "granary", "millstone", "abbey", "inn", "market", "bank"]
    assert card_text("millstone", words, in_play) == "2 points if one of these stands beside it: Granary, Market."
    assert card_text("millstone", words) == "2 points if one of these stands beside it: red, yellow."


def test_negative_points_have_a_real_minus_sign() -> None:
    assert card_text("warehouse", GAME.words("en")).startswith("−1 point ")


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [("en", 1, "1 point"), ("uk", 2, "2 очки"), ("uk", 5, "5 очок"), ("ru", 3, "3 очка"), ("fr", 0, "0 point")],
)
def test_points_follow_the_plural_of_the_language(language: str, number: int, text: str) -> None:
    assert GAME.words(language)("points", count=number) == text
