"""The texts of Tiny Towns in five languages."""

import pytest

from quartier.engine.locale import LANGUAGES, Words
from quartier.engine.match import Match
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.game import GAME
from quartier.games.tiny_towns.moves import OPEN_MOVES
from quartier.games.tiny_towns.rules.state import RESOURCES, SCORE_LINES, SEATS
from quartier.games.tiny_towns.words.texts import card_text, text_in
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
    [("en", 1, "1 point"), ("uk", 2, "2 бали"), ("uk", 5, "5 балів"), ("ru", 3, "3 очка"), ("fr", 0, "0 point")],
)
def test_points_follow_the_plural_of_the_language(language: str, number: int, text: str) -> None:
    assert GAME.words(language)("points", count=number) == text


@pytest.mark.parametrize(
    ("card", "mode", "text"),
    [
        ("factory", "builder", "when another player names it, you may place any other resource instead."),
        ("factory", "town_hall", "when a card shows it, you may place any other resource instead."),
        ("factory", "solo", "when you take its card, you may place any other resource instead."),
        (
            "warehouse",
            "solo",
            "When you take a card, you may store its cube here (at most 3) or swap it for a stored one.",
        ),
        (
            "statue_of_the_bondmaker",
            "solo",
            "When you take a card, you may put its cube on a cottage of yours, one on each.",
        ),
        ("fort_ironweed", "town_hall", "7 points. You sit out the rounds in which everybody chooses, unless alone."),
        ("bank", "town_hall", "each bank with a different one: you can’t choose it any more."),
        ("trading_post", "builder", "at least one cube must be real."),
        ("feast_hall", "solo", "3 points."),
        ("the_starloom", "builder", "For completing your town first, second, third: 6, 3, 2."),
        ("the_starloom", "solo", "6 points when your town is complete."),
        ("farm", "builder", "Feeds 4 cottages anywhere in town."),
        ("fountain", "builder", "2 points if one of these stands beside it: another Fountain."),
    ],
)
def test_a_card_says_what_it_does_in_the_mode_that_is_played(card: str, mode: str, text: str) -> None:
    """T26, T28, T35, T36, T40, T42, T43."""
    assert card_text(card, GAME.words("en"), mode=mode).endswith(text)


def test_the_neighbour_on_the_right_is_named() -> None:
    """T40: the player who had the hammer before."""
    match = Match.new(GAME, seed=1, players=3, buildings=["granary", "well", "chapel", "feast_hall", "market", "bank"])
    texts = [text_in(match.view(seat), "feast_hall", GAME.words("en")) for seat in (0, 1)]
    assert texts == ["2 points; 3 points if you have more of these than Hare.",
                     "2 points; 3 points if you have more of these than Badger."]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["town_hall", "solo"])
def test_every_card_has_a_text_in_every_mode(language: str, mode: str) -> None:
    words = Words.load("tiny_towns", language)
    for card in cards().all:
        if mode != "solo" or card.solo:
            assert card_text(card.id, words, mode=mode, right="X").endswith(".")


@pytest.mark.parametrize(("language", "text"), [("en", "1 empty"), ("fr", "1 vide"), ("es", "1 vacía")])
def test_one_empty_square_is_singular(language: str, text: str) -> None:
    assert GAME.words(language)("squares-left", count=1) == text
