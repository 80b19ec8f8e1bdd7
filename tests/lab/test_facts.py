"""What is counted in finished games of each game: it adds up, and nothing is counted twice."""

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

import quartier
from quartier.bots.players import bot, play_to_the_end
from quartier.engine.cache import PACKAGE
from quartier.engine.facts import Facts
from quartier.engine.locale import LANGUAGES
from quartier.engine.match import Match
from quartier.games import game as load_game
from quartier.games.munivers.packs.tabulate import pack_of
from quartier.games.munivers.rules.state import STATE
from quartier.lab.balance_words import Wording
from quartier.lab.habits import habits
from quartier.lab.verdicts import Verdict
from tests.texts import messages

SETS: list[tuple[str, dict[str, Any]]] = [
    ("paris", {"postcards": "random"}),
    ("tiny_towns", {}),
    ("tiny_towns", {"players": 1}),
    ("tiny_towns", {"mode": "town_hall", "players": 3, "cavern": True}),
    ("munivers", {}),
    ("munivers", {"players": 2, "content": "short"}),
]
SEEDS = range(4)


@cache
def games(number: int) -> list[tuple[Match, Facts]]:
    """Return some finished games of a set of options; every other one is of random bots, who do odd things."""
    name, options = SETS[number]
    found = []
    for seed in SEEDS:
        match = quartier.new(name, seed=seed, **options)
        play_to_the_end(match, [bot("random" if seed % 2 else "greedy", seat) for seat in range(len(match.seats))])
        found.append((match, match.game.counted.facts(match)))
    return found


def made(facts: Facts, family: str, seat: int | None = None) -> Counter[str]:
    """Return the events of a family by name."""
    return Counter(event.thing[1] for event in facts.events if event.thing[0] == family and seat in (None, event.seat))


def moved(match: Match, kind: str) -> Counter[str]:
    """Return the first choices of the moves of a kind."""
    return Counter(move.path.split("/")[1] for move in match.history if move.path.startswith(f"{kind}/"))


ALL = pytest.mark.parametrize("number", range(len(SETS)))
PARIS, TOWNS, SOLO, HALL, MUNIVERS, SHORT = range(6)


# --- every game --------------------------------------------------------------------------------------


@ALL
def test_facts_repeat_the_outcome(number: int) -> None:
    for match, facts in games(number):
        assert facts.winners == tuple(match.winners)
        assert facts.scores == tuple(match.true_scores())
        assert sum(facts.moves) == len(match.history)
        assert len(facts.factors) == facts.seats == len(match.seats)


@ALL
def test_stages_follow_each_other_to_the_end(number: int) -> None:
    for match, facts in games(number):
        stages = facts.stages
        assert [stage.after for stage in stages[:-1]] == [stage.before for stage in stages[1:]]
        assert stages[-1].after == facts.totals
        assert stages[0].before == tuple(score["total"] for score in match.at(0).true_scores())
        first = int(stages[0].name)
        assert [int(stage.name) for stage in stages] == list(range(first, first + len(stages)))
        assert len({len(numbers) for stage in stages for numbers in stage.standing}) == 1


@ALL
def test_events_have_a_stage_a_seat_and_a_family_that_the_game_names(number: int) -> None:
    for match, facts in games(number):
        families = {use.name for use in match.game.counted.uses}
        factors = {factor.name for factor in match.game.counted.factors}
        assert not families & factors
        assert facts.events
        for event in facts.events:
            assert 0 <= event.stage < len(facts.stages)
            assert 0 <= event.seat < facts.seats
            assert event.thing[0] in families
        assert {family for family, _ in facts.offers} <= families
        assert {name for traits in facts.factors for name in traits} <= factors


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_has_a_name_in_every_language(number: int, language: str) -> None:
    for match, facts in games(number):
        say = Wording(match.game, language)
        things = {event.thing for event in facts.events} | set(facts.offers) | facts.in_play
        things |= {trait for traits in facts.factors for trait in traits.items()}
        things |= {("line", line) for line in facts.scores[0]} | {("stage", stage.name) for stage in facts.stages}
        for thing in things:
            assert say.whole(thing, match.options)
        assert say.game_words("stage-axis")


@ALL
def test_a_record_that_is_played_again_is_counted_the_same(number: int) -> None:
    match, facts = games(number)[0]
    again = quartier.load(match.record())
    assert again.game.counted.facts(again) == facts


@pytest.mark.parametrize("name", quartier.games())
def test_every_family_has_a_name_and_no_name_is_left_over(name: str) -> None:
    counted = load_game(name).counted
    own = {use.name for use in counted.uses} | {factor.name for factor in counted.factors} - {"seat", "place"}
    named = {key.removeprefix("family-") for key in messages(name, "en") if key.startswith("family-")}
    assert named == own | ({"poll"} if name == "munivers" else set())


def test_no_text_of_balance_lies_unused() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in (PACKAGE / "lab").glob("balance*.py"))
    keys = [key.removeprefix("balance-") for key in messages("lab", "en") if key.startswith("balance-")]
    verdicts = {
        f"{finding}-{verdict.name.lower()}"
        for finding in ("share", "earns", "apart", "rare", "habit")
        for verdict in Verdict
    }
    built = ("spread-", "subject-", "unit-")
    named = [key.removeprefix("column-") for key in keys if key not in verdicts and not key.startswith(built)]
    unused = [
        name for name in named if not re.search(f"[\"'](column-)?{name.removesuffix('-note')}(-note)?[\"']", code)
    ]
    assert unused == []


def test_one_seat_is_first_and_each_place_is_taken_once() -> None:
    for number in (PARIS, TOWNS, MUNIVERS, SHORT):
        for match, facts in games(number):
            assert sorted(traits["place"] for traits in facts.factors) == [str(n + 1) for n in range(facts.seats)]
            first = next(seat for seat, traits in enumerate(facts.factors) if traits["place"] == "1")
            opening = next(move for move in match.history if move.path.split("/")[0] in ("name", "pave", "take", "bid"))
            assert opening.seat == first


# --- Paris -------------------------------------------------------------------------------------------


def test_in_paris_buildings_taken_and_placed_are_the_moves_that_did_so() -> None:
    for match, facts in games(PARIS):
        assert made(facts, "reserved") == moved(match, "take")
        placed = moved(match, "place")
        assert made(facts, "built") - placed == Counter(
            move.path.split("/")[3] for move in match.history if move.path.startswith("postcard/levitation/")
            and not move.path.endswith("none")
        )  # fmt: skip
        assert made(facts, "postcard") + made(facts, "unused") == moved(match, "postcard")
        assert len(facts.in_play) == 8


def test_in_paris_the_light_of_buildings_adds_up_to_the_score() -> None:
    for _, facts in games(PARIS):
        for seat, lines in enumerate(facts.scores):
            light = sum(event.amount or 0 for event in facts.events if event.seat == seat and event.thing[0] == "built")
            garden = sum(
                event.amount or 0
                for event in facts.events
                if event.seat == seat and event.thing == ("postcard", "jardin_des_plantes")
            )
            assert light + garden == lines["lit"]


# --- Tiny Towns --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [TOWNS, SOLO, HALL])
def test_in_tiny_towns_the_points_of_buildings_add_up_to_the_score(number: int) -> None:
    for _, facts in games(number):
        for seat, lines in enumerate(facts.scores):
            points = sum(event.amount or 0 for event in facts.events if event.seat == seat)
            assert points == pytest.approx(lines["total"] - lines["empty"])


def test_in_tiny_towns_seven_cards_are_offered_to_each_seat() -> None:
    for _, facts in games(TOWNS):
        assert len(facts.in_play) == 7
        assert all(facts.offers[thing] == facts.seats for thing in facts.in_play)
        assert made(facts, "building").keys() <= {card for _, card in facts.in_play}


# --- Munivers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [MUNIVERS, SHORT])
def test_in_munivers_every_card_drawn_was_used_discarded_or_is_held(number: int) -> None:
    for match, facts in games(number):
        cards = pack_of(match.tables).cards
        record: Any = match.state.view(STATE)[0]
        assert made(facts, "action") == moved(match, "play")
        assert made(facts, "achievement") == moved(match, "achieve")
        for seat in range(facts.seats):
            held = Counter(card.id for n, card in enumerate(cards) if int(record.hands[seat]) >> n & 1)
            used = made(facts, "action", seat) + made(facts, "achievement", seat)
            assert not (used + held) - made(facts, "drawn", seat)
        assert made(facts, "drawn") == Counter(
            {card: n for (family, card), n in facts.offers.items() if family == "action"}
        )


@pytest.mark.parametrize("number", [MUNIVERS, SHORT])
def test_in_munivers_two_tiles_a_month_are_offered_to_each_and_bought_at_their_price_or_more(number: int) -> None:
    for match, facts in games(number):
        pack = pack_of(match.tables)
        offered = sum(n for (family, _), n in facts.offers.items() if family == "type")
        assert offered == 2 * facts.seats * pack.months
        bought = [event for event in facts.events if event.thing[0] in ("tile", "bought")]
        assert len(bought) == sum(made(facts, "type").values()) <= offered
        prices = {design.id: design.price for design in pack.designs}
        assert all((event.amount or 0) >= prices[event.thing[1]] for event in bought)
        for family, which in facts.offers:
            if family in ("tile", "bought"):
                assert made(facts, family)[which] <= facts.offers[family, which]


def test_in_munivers_the_landmarks_that_stand_were_built() -> None:
    for match, facts in games(MUNIVERS):
        for seat, player in enumerate(match.view()["players"].values()):
            standing = Counter(building["tile"] for building in player["buildings"].values())
            built = made(facts, "landmark", seat)
            assert built == Counter({name: n for name, n in standing.items() if name in built})


def test_in_munivers_every_level_that_a_seat_raised_its_income_to_is_counted() -> None:
    """M29: as often as it did so, for cards may lower the income again."""
    for match, facts in games(MUNIVERS):
        levels: dict[int, Counter[str]] = {seat: Counter() for seat in range(facts.seats)}
        for number, move in enumerate(match.history, 1):
            if move.path == "raise":
                after = match.at(number).view()["players"][match.seats[move.seat]]
                levels[move.seat][str(after["income"])] += 1
        assert levels == {seat: made(facts, "income", seat) for seat in levels}


def test_every_question_of_a_designer_is_a_habit_of_its_game() -> None:
    for name in quartier.games():
        game = quartier.new(name, seed=0).game
        for question in game.counted.questions:
            assert question.partition("=")[0] in habits(game)
            assert "=" not in Wording(game, "en").thing(("habit", question), game.resolve({}))
