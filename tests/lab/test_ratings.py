"""Ratings, proved on players whose strength is known."""

import math
from itertools import combinations, permutations

import numpy as np
import pytest

from quartier.engine.errors import QuartierError
from quartier.lab import ratings as module
from quartier.lab.ratings import ELO, MIDDLE, Result, ratings
from quartier.lab.statistics import share

Strengths = dict[str, float]
"""How often somebody wins against one of strength 1: by Luce's axiom."""
LADDER = {"weak": 1.0, "fair": math.e, "strong": math.e**2}


@pytest.fixture
def _few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of ratings are found below; each may be a little rougher."""
    monkeypatch.setattr(module, "DRAWS", 250)


def tournament(
    lots: np.random.Generator, strengths: Strengths, seats: int, seeds: int, luck: float = 0.0
) -> list[Result]:
    """Play as an arena does; `luck` is how much a seed favours some seats, the same in all its games."""
    found = []
    given = np.exp(lots.normal(0, luck, (seeds, seats)))
    for one, other in (combinations if seats == 2 else permutations)(strengths, 2):
        for seed in range(seeds):
            for lone in range(seats):
                bots = tuple(one if seat == lone else other for seat in range(seats))
                weights = given[seed] * [strengths[name] for name in bots]
                found.append(Result(seed, bots, (int(lots.choice(seats, p=weights / weights.sum())),)))
    return found


def true_ratings(strengths: Strengths) -> dict[str, float]:
    logarithms = {name: math.log(strength) for name, strength in strengths.items()}
    middle = sum(logarithms.values()) / len(logarithms)
    return {name: MIDDLE + ELO * (value - middle) for name, value in logarithms.items()}


@pytest.mark.usefixtures("_few_draws")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_found_again_at_tables_of_any_size(seats: int) -> None:
    found = ratings(tournament(np.random.default_rng(seats), LADDER, seats, seeds=1500))
    for name, true in true_ratings(LADDER).items():
        assert found[name].value == pytest.approx(true, abs=15)
        assert found[name].high - found[name].low < 60


@pytest.mark.usefixtures("_few_draws")
@pytest.mark.parametrize(("seats", "seeds"), [(2, 50), (2, 10), (4, 20)])
def test_intervals_of_ratings_hold_the_truth_in_about_95_of_100_cases(seats: int, seeds: int) -> None:
    lots = np.random.default_rng(1)
    true = true_ratings(LADDER)
    covered = []
    for _ in range(60):
        found = ratings(tournament(lots, LADDER, seats, seeds))
        covered += [found[name].low <= true[name] <= found[name].high for name in LADDER]
    assert 0.90 <= np.mean(covered) <= 0.995


@pytest.mark.usefixtures("_few_draws")
def test_more_games_make_ratings_surer() -> None:
    widths = []
    for seeds in (25, 100, 400):
        found = ratings(tournament(np.random.default_rng(2), LADDER, 2, seeds))["fair"]
        widths.append(found.high - found.low)
    assert widths[0] / widths[1] == pytest.approx(2, rel=0.35)
    assert widths[1] / widths[2] == pytest.approx(2, rel=0.25)


def always_won(games: int) -> list[Result]:
    return [Result(number // 2, ("best", "worst"), (0,)) for number in range(games)]


def test_who_always_wins_has_a_finite_rating_and_knows_little_of_its_top() -> None:
    found = ratings(always_won(200))
    assert found["best"].value - found["worst"].value == pytest.approx(400 * math.log10(200.5 / 0.5))
    assert math.isfinite(found["best"].high)
    assert found["best"].high - found["best"].value > 100
    assert found["best"].low > found["worst"].high


def test_a_rating_says_how_often_somebody_wins() -> None:
    """400 points are ten to one; at a table of four, ten to one against each of three."""
    games = [Result(number, ("a", "b"), (0 if number % 11 else 1,)) for number in range(1100)]
    found = ratings(games)
    assert found["a"].value - found["b"].value == pytest.approx(400, abs=1)
    table = [Result(number, ("a", "b", "b", "b"), (0 if number % 13 < 10 else 1,)) for number in range(1300)]
    found = ratings(table)
    assert found["a"].value - found["b"].value == pytest.approx(400, abs=2)


def test_who_share_a_victory_have_each_a_part_of_it() -> None:
    found = ratings([Result(number, ("a", "b"), (0, 1)) for number in range(10)])
    assert found["a"].value == pytest.approx(found["b"].value) == pytest.approx(MIDDLE)
    shared = [Result(number, ("a", "b"), winners) for number, winners in enumerate([(0,), (0,), (0, 1), (0, 1)])]
    plain = [Result(number, ("a", "b"), winners) for number, winners in enumerate([(0,), (0,), (0,), (1,)])]
    assert ratings(shared)["a"].value == pytest.approx(ratings(plain)["a"].value)


def test_victories_over_oneself_tell_nothing() -> None:
    games = tournament(np.random.default_rng(3), LADDER, 2, 20)
    mirror = [Result(seed, ("fair", "fair"), (seed % 2,)) for seed in range(20)]
    assert ratings(games + mirror) == ratings(games)


def test_ratings_do_not_hang_on_the_order_of_games() -> None:
    games = tournament(np.random.default_rng(4), LADDER, 2, 20)
    turned = ratings(games[::-1])
    for name, found in ratings(games).items():
        assert turned[name].value == pytest.approx(found.value)


def test_bots_that_never_met_cannot_be_compared() -> None:
    games = [Result(1, ("a", "b"), (0,)), Result(1, ("c", "d"), (0,))]
    with pytest.raises(QuartierError, match="c, d"):
        ratings(games)


def test_one_seed_alone_tells_no_interval() -> None:
    found = ratings(always_won(2))["best"]
    assert math.isnan(found.low)
    assert math.isnan(found.high)


def test_what_a_seed_gives_to_a_seat_does_not_count_as_strength() -> None:
    """Two equals at a game where the seat decides much: each has half, and knows it surely."""
    games = tournament(np.random.default_rng(6), {"a": 1.0, "b": 1.0}, 2, 100, luck=3)
    found = share([game.credits[game.bots.index("a")] for game in games], [game.group for game in games])
    assert found.low < 0.5 < found.high
    assert found.high - found.low < 0.15
