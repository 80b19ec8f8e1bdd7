"""The words that a player reads: five languages, generated from the data that the rules carry out."""

import re
from dataclasses import replace

import pytest
from fluent.syntax import FluentParser, ast

from quartier.engine.locale import LANGUAGES, locale_folder
from quartier.games.munivers.game import GAME
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Ability, Card, Condition, Design, Mayor, Step, name_in
from quartier.games.munivers.rules.verbs import PER, TESTS, VERBS, WHO
from quartier.games.munivers.words.texts import (
    ability_text,
    card_text,
    condition_text,
    flavour_text,
    mayor_text,
    reward_text,
    step_text,
)
from quartier.table.choices import trie
from tests.munivers.test_month import LEADER, table

PACK = load_pack("standard")
UNELIDED = re.compile(r"\b(?:de|que|le|la) [aeiouyhéèêâîôûœ]|\b(?:d|qu|l)’[^aeiouyhéèêâîôûœ]", re.IGNORECASE)
"""What no French sentence has: “de un”, “d’votre”."""


def keys(language: str) -> set[str]:
    source = (locale_folder("munivers") / f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


def test_all_languages_have_the_same_texts() -> None:
    assert all(keys(language) == keys("en") for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_every_test_has_words_in_every_form(language: str) -> None:
    words = GAME.words(language)
    for name, verb in VERBS.items():
        for who in verb.who:
            for kind in verb.kinds or ("",):
                for n in (1, 2, 5):
                    text = step_text(Step(name, who, kind, n if verb.amount else 0), words)
                    assert text.strip(), name
                    assert not verb.amount or name in ("swap_tiles",) or str(n) in text, text
    for name, test in TESTS.items():
        for kind in test.kinds or ("",):
            for n in (1, 2, 5):
                text = condition_text(Condition(name, kind, n), words)
                assert text.strip(), name
    for per in PER[1:]:
        assert words(f"per-{per.replace('_', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_mayor_and_unique_building_can_be_read(language: str) -> None:
    words = GAME.words(language)
    cards = [card_text(card, words) for card in PACK.cards]
    mayors = {mayor_text(mayor, words): mayor.ability for mayor in PACK.mayors}
    uniques = {ability_text(design.ability, words): design.ability for design in PACK.designs if design.ability}
    texts = [*cards, *mayors, *uniques]
    assert len(set(cards)) == len(PACK.cards), "no two say the same"
    assert (len(mayors), len(uniques)) == (len(PACK.mayors), len(PACK.designs) - PACK.first_unique)
    assert all(mayors[text] == uniques[text] for text in mayors.keys() & uniques.keys()), "or they do the same"
    assert not any("{" in text or "$" in text or "  " in text.strip() for text in texts)


def test_every_card_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        names = {name_in(card.name, language) for card in PACK.cards}
        assert len(names) == 40
    assert all(isinstance(card.name, dict) and set(card.name) == set(LANGUAGES) for card in PACK.cards)


def test_everything_has_a_line_of_flavour_in_every_language_and_no_two_have_the_same() -> None:
    things: list[Card | Mayor | Design] = [*PACK.cards, *PACK.mayors, *PACK.designs]
    for language in LANGUAGES:
        words = GAME.words(language)
        lines = [flavour_text(thing, words) for thing in things]
        assert all(10 < len(line) <= 80 and line[-1] in ".?!" for line in lines), [x for x in lines if len(x) > 80]
        assert len(set(lines)) == len(lines) == 94
    assert all(isinstance(thing.flavour, dict) and set(thing.flavour) == set(LANGUAGES) for thing in things)


def test_a_card_s_text_ends_with_its_flavour_and_a_card_without_one_with_its_penalty() -> None:
    words = GAME.words("en")
    assert card_text(PACK.cards[0], words).splitlines()[-1] == flavour_text(PACK.cards[0], words)
    assert card_text(replace(PACK.cards[0], flavour=""), words).endswith("minus 2 votes.")


def test_campaigns_say_where_they_count() -> None:
    """M44: in polls and in the election, not for goals."""
    words = GAME.words("en")
    campaign = step_text(Step("campaign", kind="bakery", n=3), words)
    assert campaign == "In this month’s poll or election your total of bakeries counts 3 more"
    assert "poll or election" in step_text(Step("smear", "chosen", "cafe", 2), words)


def test_text_and_behaviour_come_from_the_same_number() -> None:
    """A card whose number changes says so."""
    words = GAME.words("en")
    assert step_text(Step("gain_votes", n=3), words) == "Gain 3 votes"
    assert step_text(Step("gain_votes", n=1), words) == "Gain 1 vote"
    assert step_text(Step("lose_votes", "chosen", n=4), words) == "An opponent of your choice loses 4 votes"
    loyalty = next(card for card in PACK.cards if card.id == "loyalty-card")
    assert ability_text(loyalty.action, words) == "Take 2 K€ for each supermarket of yours, at most 6 K€ in all."


def test_a_condition_says_what_does_not_count_for_it() -> None:
    """M4: gaps break a line; unique buildings have no type, and do not count where types or neighbours do."""
    words, line = GAME.words("en"), "in a straight line without a gap"
    asked = {
        Condition("line_of", "bakery", 2): f"you have 2 bakeries {line}",
        Condition("mixed_line", n=3): f"you have 3 ordinary buildings of different types {line}",
        Condition("mixed_block", n=4): "a block of yours has 4 different ordinary types",
        Condition("by_homes", "any", 1): "you have 1 ordinary building beside a residential block",
        Condition("by_homes", "bakery", 1): "you have 1 bakery beside a residential block",
        Condition("beside_unique", "any", 3): "you have 3 ordinary buildings beside a unique building",
    }
    for condition, text in asked.items():
        assert condition_text(condition, words) == text


def test_french_elides_before_every_person_and_every_type() -> None:
    words = GAME.words("fr")
    steps = [
        step_text(Step(verb, who, kind, n), words)
        for verb, form in VERBS.items()
        for who in (("self",) if form.who == ("self",) else WHO[1:])
        for kind in form.kinds or ("",)
        for n in (1, 2)
    ]
    conditions = [
        condition_text(Condition(test, kind, 2), words) for test, form in TESTS.items() for kind in form.kinds or ("",)
    ]
    assert len(steps) > 200
    assert [text for text in (*steps, *conditions) if UNELIDED.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_follows_when_an_ability_works_goes_on_in_small_letters(language: str) -> None:
    words = GAME.words(language)
    for when in ("built", "monthly", "end"):
        text = ability_text(Ability(when, (Step("gain_money", n=2),)), words)
        assert text.startswith(f"{words(f'when-{when}')} ")
        assert text.removeprefix(f"{words(f'when-{when}')} ")[0].islower()
    assert ability_text(Ability("standing", (Step("win_ties"),)), words)[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_begins_with_a_number_that_could_be_taken_for_its_own(language: str) -> None:
    words = GAME.words(language)
    assert not [
        what for what in ("cards", "discard", "votes", "blame") if reward_text(PACK, what, words)[0].isdecimal()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_left_undone_is_told_as_a_permission(language: str) -> None:
    """M39: whoever may build, move, swap or take may also say that it is enough."""
    may = {"en": "You may ", "uk": "Можете ", "fr": "Vous pouvez ", "es": "Puedes ", "ru": "Можете "}[language]
    for verb in ("build_now", "move_tile", "swap_tiles", "exchange_stock", "sell_stock", "raid_stock", "swap_bids"):
        step = Step(verb, VERBS[verb].who[0], n=1 if VERBS[verb].amount else 0)
        assert step_text(step, GAME.words(language)).startswith(may)


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [("ru", 1, "1 голос"), ("ru", 3, "3 голоса"), ("uk", 5, "5 голосів"), ("uk", 2, "2 голоси")],
)
def test_plurals_follow_the_language(language: str, n: int, text: str) -> None:
    assert GAME.words(language)("count-votes", n=n) == text


def test_no_text_lies_unused() -> None:
    """Keys are built from names of verbs, tests, steps and choices, or stand in the code as they are."""
    folder = locale_folder("munivers").parent.parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    families = {*re.findall(r"""f["']([a-z-]+-)\{""", code), "score-", "family-"}
    unused = {key for key in keys("en") if not re.search(f"[\"']{key}[\"']", code)}
    assert {key for key in unused if not key.startswith(tuple(families))} == {
        "subtitle",
        "command-boards",
        "stage-axis",
    }


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_who_leads_in_votes_is_said_without_a_comma_that_what_follows_would_have_to_close(language: str) -> None:
    """A second condition follows after `and`, which has no comma of its own."""
    texts = [condition_text(Condition(test), GAME.words(language)) for test in ("most_votes", "fewest_votes")]
    assert not any("," in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_of_a_skill_and_that_of_the_income_say_what_they_do(language: str) -> None:
    """M29, M41: in the browser as in the terminal, which takes its notes from the same place."""
    words, mayor = GAME.words(language), next(mayor for mayor in PACK.mayors if mayor.id == "anatole-troc")
    orange = {"mayor": mayor.id, "stock": ["le-zinc"], "cash": 99, **LEADER}
    skill = table({"orange": orange}, month=4, step="built")
    income = table({"orange": orange}, month=4, step="development")
    notes = {
        option["choice"]: option.get("note")
        for match in (skill, income)
        for option in trie(match, 0, match.view(0), words)["options"]
    }
    assert notes["mayor"] == mayor_text(mayor, words)
    assert notes["raise"] == words("level-pays", level=2, n=7)
    assert notes["pass"] is None
