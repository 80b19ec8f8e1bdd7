"""What a thing earns: known effects are found again, and not what only goes along with them."""

import numpy as np
import pytest

from quartier.engine.facts import Event, Facts, Stage, Thing, Use
from quartier.lab.earnings import FEWEST, earnings
from quartier.lab.figures import Counts
from quartier.lab.statistics import Estimate
from tests.lab.synthetic import USES, facts, season

WORTH = 5.0


def rich_buy_it(random: np.random.Generator, seats: int = 3) -> Facts:
    """A card brings 5 points; money brings them too, and whoever has money buys the card."""
    money = random.normal(0, 10, seats)
    bought = random.random(seats) < 1 / (1 + np.exp(-money / 5))
    totals = 50 + money + WORTH * bought + random.normal(0, 6, seats)
    stage = Stage("1", (0,) * seats, (0,) * seats, tuple((float(amount),) for amount in money))
    events = [Event(0, seat, ("card", "crane")) for seat in range(seats) if bought[seat]]
    return facts([round(total) for total in totals], events=events, stages=[stage])


def earned(games: list[Counts], uses: tuple[Use, ...] = USES) -> dict[Thing, Estimate]:
    return earnings([game.facts for game in games], [game.seed for game in games], uses)


def test_a_card_is_worth_what_it_brings_though_the_rich_buy_it() -> None:
    games = season(1500, rich_buy_it)
    with_it = [game.facts.totals[event.seat] for game in games for event in game.facts.events]
    without = [
        total
        for game in games
        for seat, total in enumerate(game.facts.totals)
        if seat not in {event.seat for event in game.facts.events}
    ]
    assert np.mean(with_it) - np.mean(without) > 2 * WORTH  # comparing games with and without it tells a tale
    found = earned(games)["card", "crane"]
    assert found.low < WORTH < found.high
    assert found.half_width < 0.8


def test_the_interval_of_what_a_card_is_worth_holds_in_about_95_of_100_series() -> None:
    held = 0
    for number in range(40):
        found = earned(season(120, rich_buy_it, seed=number))["card", "crane"]
        held += found.low < WORTH < found.high
    assert 34 <= held <= 40


def test_what_is_done_more_in_games_where_all_score_more_does_not_earn_that() -> None:
    def generous(random: np.random.Generator) -> Facts:
        level = random.normal(0, 30)
        bought = random.random(3) < 1 / (1 + np.exp(-level / 10))
        totals = 100 + level + WORTH * bought + random.normal(0, 6, 3)
        stage = Stage("1", (0, 0, 0), (0, 0, 0), ((0.0,),) * 3)
        events = [Event(0, seat, ("card", "crane")) for seat in range(3) if bought[seat]]
        return facts([round(total) for total in totals], events=events, stages=[stage])

    found = earned(season(1500, generous))["card", "crane"]
    assert found.low < WORTH < found.high
    assert found.half_width < 2


def test_games_of_one_seed_that_go_alike_make_nothing_surer() -> None:
    games = season(300, rich_buy_it)
    once, four_times = (earned(games * times)["card", "crane"] for times in (1, 4))
    assert four_times.value == pytest.approx(once.value)
    assert four_times.half_width == pytest.approx(once.half_width)


def test_alone_a_card_is_compared_with_other_games_in_the_same_stage() -> None:
    found = earned(season(1200, lambda random: rich_buy_it(random, seats=1)))["card", "crane"]
    assert found.low < WORTH < found.high


def test_what_others_lose_counts_as_earned() -> None:
    def theft(random: np.random.Generator) -> Facts:
        thief, victim = random.permutation(3)[:2]
        totals = 50 + random.normal(0, 3, 3)
        totals[thief] += 4
        totals[victim] -= 4
        stage = Stage("1", (0, 0, 0), (0, 0, 0), ((0.0,),) * 3)
        return facts(
            [round(total) for total in totals], events=[Event(0, int(thief), ("card", "raid"))], stages=[stage]
        )

    found = earned(season(1200, theft))["card", "raid"]
    assert found.value == pytest.approx(6, abs=0.5)  # 4 of its own, and 2 by which the mean of the others sank


def test_where_everybody_takes_one_each_is_measured_against_the_average_one() -> None:
    values = {"inn": -2.0, "mill": 0.0, "tower": 3.0}

    def everybody_takes(random: np.random.Generator) -> Facts:
        taken = random.choice(list(values), size=2, p=[0.6, 0.2, 0.2])
        totals = [round(100 + 10 * values[name] + random.normal(0, 20)) for name in taken]
        stage = Stage("1", (0, 0), (0, 0), ((0.0,), (0.0,)))
        return facts(
            totals, events=[Event(0, seat, ("tile", str(name))) for seat, name in enumerate(taken)], stages=[stage]
        )

    found = earned(season(3000, everybody_takes))
    average = 0.6 * -20 + 0.2 * 30
    for name, value in values.items():
        estimate = found["tile", name]
        assert estimate.low < 10 * value - average < estimate.high


@pytest.mark.filterwarnings("error")
def test_the_only_one_of_its_kind_is_not_measured_against_itself() -> None:
    def somebody_takes_it(random: np.random.Generator) -> Facts:
        seat = int(random.integers(2))
        stage = Stage("1", (0, 0), (0, 0), ((0.0,), (0.0,)))
        return facts([10 + seat, 12], events=[Event(0, seat, ("tile", "inn"))], stages=[stage])

    assert ("tile", "inn") not in earned(season(100, somebody_takes_it))


def test_one_seed_alone_tells_nothing_of_what_a_thing_earns() -> None:
    stages = [Stage(str(number), (0, 0), (0, 0), ((0.0,), (0.0,))) for number in range(2 * FEWEST)]
    events = [Event(number, 0, ("card", "crane")) for number in range(FEWEST)]
    game = facts([20, 10], events=events, stages=stages)
    assert earned([Counts(1, game)]) == {}


def test_what_was_done_too_rarely_is_not_told() -> None:
    games = season(FEWEST - 1, lambda random: facts([1, 2], events=[Event(0, 0, ("card", "rare"))], stages=[
        Stage("1", (0, 0), (0, 0), ((0.0,), (random.random(),)))
    ]))  # fmt: skip
    assert earned(games) == {}


def test_a_thing_that_all_seats_always_do_tells_nothing() -> None:
    stage = Stage("1", (0, 0), (0, 0), ((0.0,), (0.0,)))
    games = season(
        50,
        lambda random: facts(
            [int(random.integers(9)), 5], events=[Event(0, seat, ("card", "duty")) for seat in (0, 1)], stages=[stage]
        ),
    )
    assert ("card", "duty") not in earned(games)
