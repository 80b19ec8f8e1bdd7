"""Estimates: their intervals hold what they promise, and count seeds, not seats."""

import math
from collections.abc import Callable

import numpy as np
import pytest

from quartier.engine.errors import QuartierError
from quartier.lab.arena_words import Wording
from quartier.lab.statistics import Estimate, Sample, mean, share, wilson
from quartier.lab.wording import NO_BREAK


def share_of(wins: list[list[int]]) -> Estimate:
    """Return the share of wins; a list for each seed."""
    sample = Sample([seed for seed, games in enumerate(wins) for _ in games], shares=("wins",))
    for seed, games in enumerate(wins):
        for won in games:
            sample.add("wins", "it", seed, won)
    return sample.estimates()["wins"]["it"]


def test_an_interval_holds_the_truth_in_about_95_of_100_series() -> None:
    random = np.random.default_rng(7)
    held = 0
    for _ in range(100):
        found = share_of(random.binomial(1, 0.3, size=(150, 1)).tolist())
        held += found.low <= 0.3 <= found.high
    assert 89 <= held <= 99


def points_of(points: dict[int, list[float]], seeds: int) -> Estimate:
    """Return the mean of points that were seen in a few of all seeds."""
    sample = Sample(range(seeds))
    for seed, seen in points.items():
        for value in seen:
            sample.add("points", "it", seed, value)
    return sample.estimates()["points"]["it"]


@pytest.mark.parametrize("few", [3, 5, 20])
def test_an_interval_of_what_few_seeds_tell_holds_the_truth_as_often(few: int) -> None:
    """A card that was seen in three games of a hundred is known by three."""

    def seen(lots: np.random.Generator) -> Estimate:
        return points_of({seed: [float(value)] for seed, value in enumerate(lots.normal(10, 3, few))}, seeds=100)

    assert 0.92 <= coverage(seen, 10) <= 0.985


def test_one_seed_alone_tells_no_interval_by_draws_either() -> None:
    once, often = points_of({3: [4.0, 6.0]}, seeds=50), points_of({seed: [9.0] for seed in range(50)}, seeds=50)
    assert once.value == 5
    assert math.isnan(once.low)
    assert math.isnan(often.minus(once).high)
    assert once.plain()["low"] is None
    assert share_of([[1, 0]]).numbers == (0.5, 0, 1)


def test_games_of_one_seed_that_end_alike_tell_no_more_than_one() -> None:
    random = np.random.default_rng(3)
    wins = random.binomial(1, 0.5, size=300).tolist()
    once, four_times = share_of([[win] for win in wins]), share_of([[win] * 4 for win in wins])
    assert four_times.half_width == pytest.approx(once.half_width)
    assert four_times.n == 4 * once.n


def test_seats_that_share_a_victory_are_not_independent() -> None:
    """Each seed is won from one seat of two: the share is one half for certain."""
    found = share_of([[1, 0]] * 50)
    assert (found.value, found.low, found.high) == (0.5, 0.5, 0.5)


def test_what_never_happened_in_twelve_games_is_not_impossible() -> None:
    found = share_of([[0]] * 12)
    assert found.low == pytest.approx(0)
    assert 0.2 < found.high < 0.3


def test_wilsons_interval_is_the_known_one() -> None:
    assert wilson(10, 100) == pytest.approx((0.0552, 0.1744), abs=1e-4)


def test_what_is_divided_by_games_counts_those_without_any() -> None:
    sample = Sample([1, 2, 2, 3])
    sample.add("a_game", "card", 2, 2)
    sample.divide_by_games("a_game")
    found = sample.estimates()["a_game"]["card"]
    assert (found.value, found.n) == (0.5, 4)


def test_figures_of_the_same_seeds_are_subtracted_seed_by_seed() -> None:
    wins = np.random.default_rng(5).binomial(1, 0.5, size=200)
    one, other = share_of([[win] for win in wins]), share_of([[win] for win in 1 - wins])
    assert one.minus(one).half_width == 0
    assert one.minus(other).half_width == pytest.approx(2 * one.half_width, rel=0.01)
    assert one.minus(0.5).value == pytest.approx(one.value - 0.5)


def test_without_draws_the_uncertainties_of_a_difference_add_up_as_squares() -> None:
    found = Estimate(5, 2, 8, 10).minus(Estimate(1, -3, 5, 20))
    assert (found.value, found.low, found.high) == (4, -1, 9)


def test_an_interval_that_lies_to_one_side_is_written_with_both_ends() -> None:
    say = Wording("en")
    assert say.spread(Estimate(5, 3, 7.5, 10)) == f"5.0{NO_BREAK}±{NO_BREAK}2.2"
    assert say.spread(Estimate(100, 88.6, 100, 30)) == f"100.0 (88.6{NO_BREAK}…{NO_BREAK}100.0)"
    assert say.spread(Estimate(-1, -9, 1, 30), 0, sign=True) == f"−1 (−9{NO_BREAK}…{NO_BREAK}+1)"


# --- means and shares by formula ---------------------------------------------------------------------


def coverage(estimate: Callable[[np.random.Generator], Estimate], true: float, times: int = 400) -> float:
    lots = np.random.default_rng(5)
    found = [estimate(lots) for _ in range(times)]
    return float(np.mean([each.low <= true <= each.high for each in found]))


@pytest.mark.parametrize("chance", [0.03, 0.25, 0.5, 0.97])
@pytest.mark.parametrize("seeds", [15, 100])
def test_intervals_of_shares_hold_the_truth_in_about_95_of_100_cases(chance: float, seeds: int) -> None:
    groups = [number // 2 for number in range(2 * seeds)]
    found = coverage(lambda lots: share(list(lots.random(2 * seeds) < chance), groups), chance)
    assert 0.92 <= found <= 0.995


def test_games_that_repeat_each_other_make_no_share_surer() -> None:
    """If a seed decides all its games, ten of them are one witness; taken for ten they would be far too sure."""
    groups = [number // 10 for number in range(400)]

    def repeated(lots: np.random.Generator) -> list[float]:
        return [float(won) for won in lots.random(40) < 0.3 for _ in range(10)]

    assert 0.92 <= coverage(lambda lots: share(repeated(lots), groups), 0.3) <= 0.99
    assert coverage(lambda lots: share(repeated(lots), range(400)), 0.3) < 0.6


def test_a_share_of_all_or_nothing_has_an_interval_too() -> None:
    found = share([1.0] * 200, [number // 2 for number in range(200)])
    assert found.value == found.high == 1.0
    assert 0.97 < found.low < 0.99
    none = share([0.0] * 200, [number // 2 for number in range(200)])
    assert none.value == none.low == 0.0
    assert none.high == pytest.approx(1 - found.low)


@pytest.mark.parametrize("seeds", [5, 50])
def test_intervals_of_means_hold_the_truth_in_about_95_of_100_cases(seeds: int) -> None:
    groups = [number // 3 for number in range(3 * seeds)]

    def points(lots: np.random.Generator) -> list[float]:
        """Return points of which a part belongs to the seed."""
        return list(np.repeat(lots.normal(0, 5, seeds), 3) + lots.normal(20, 3, 3 * seeds))

    assert 0.92 <= coverage(lambda lots: mean(points(lots), groups), 20) <= 0.985


def test_a_mean_of_one_group_tells_no_interval_and_of_nothing_there_is_none() -> None:
    assert mean([3, 5], [1, 1]).value == 4
    assert math.isnan(mean([3, 5], [1, 1]).low)
    assert share([1, 0], [1, 1]) == Estimate(0.5, 0.0, 1.0, 2)
    with pytest.raises(QuartierError, match="nothing"):
        mean([], [])
