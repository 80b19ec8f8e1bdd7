"""What results tell of strength, and how sure that is.

Ratings are those of Bradley and Terry, fitted by `choix`, on the scale of Elo: 400 points more mean odds of ten to one.
At a table of several, whoever wins has beaten each of the others; who came second tells nothing, since nobody plays for
that. By Luce's axiom (how two compare does not hang on who else sits there) these pairs lead to the very strengths by
which w / (w + 3 v) is the chance to win against three others. Who share a victory have each won a part of it. Each two
that met count half a victory each way besides, so that one who always wins has a rating too, not infinity.

Games with the same seed (the same tiles and cards, other seats) are no independent witnesses: they are one group, and
every interval says how sure a mean over so many *groups* is.
"""

import math
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import QuartierError
from quartier.lab.extras import needed

MIDDLE = 1500.0
"""The mean of all ratings."""
ELO = 400 / math.log(10)
PRIOR = 0.5
"""Victories each way that any two who met are given besides."""
DRAWS = 2000
"""How often results are drawn anew to see how far ratings could be off."""
CONFIDENCE = 0.95
ROUNDS = 10_000
"""After so many steps at the latest a fit must have settled; it takes some ten."""

Numbers = NDArray[np.float64]


class Estimate(NamedTuple):
    """A value, and the interval that holds the true one in 95 of 100 cases; NaN where one group alone can't tell."""

    value: float
    low: float
    high: float


class Result(NamedTuple):
    """A game, as ratings see it."""

    group: Hashable
    """Games of one group, such as a seed, are not independent."""
    bots: tuple[str, ...]
    """By seat."""
    winners: tuple[int, ...]

    @property
    def credits(self) -> tuple[float, ...]:
        """Each seat's part of the victory."""
        return tuple((seat in self.winners) / len(self.winners) for seat in range(len(self.bots)))


# --- means -------------------------------------------------------------------------------------------


def mean(values: Sequence[float], groups: Sequence[Hashable]) -> Estimate:
    """Return the mean of values, with Student's interval over groups."""
    value, error, certain = _mean(values, groups)
    return Estimate(value, value - certain * error, value + certain * error)


def share(credits: Sequence[float], groups: Sequence[Hashable]) -> Estimate:
    """Return the mean of values from 0 to 1, with Wilson's interval.

    It counts as many games as would be as sure if they were independent, and never more than were played.
    """
    value, error, certain = _mean(credits, groups)
    games = float(len(credits))
    if error > 0:
        games = min(games, value * (1 - value) / error**2)
    spread = certain**2 / games
    middle = (value + spread / 2) / (1 + spread)
    half = certain * math.sqrt(value * (1 - value) / games + spread / games / 4) / (1 + spread)
    return Estimate(value, min(value, max(0.0, middle - half)), max(value, min(1.0, middle + half)))


def _mean(values: Sequence[float], groups: Sequence[Hashable]) -> tuple[float, float, float]:
    """Return a mean, its standard error over groups, and how many of those make the interval."""
    if not values:
        raise QuartierError("there is no mean of nothing")
    sums, counts = _by_group(values, groups)
    value, number = float(np.mean(values)), len(sums)
    if number < 2:
        return value, math.nan, math.nan
    error = math.sqrt(number / (number - 1) * float(np.sum((sums - value * counts) ** 2))) / len(values)
    return value, error, _quantile(number)


def _by_group(values: Sequence[float], groups: Sequence[Hashable]) -> tuple[Numbers, Numbers]:
    """Return the sum and the number of values of each group."""
    places = _places(groups)
    sums: Numbers = np.bincount(places, np.asarray(values, float)).astype(np.float64)
    return sums, np.bincount(places).astype(np.float64)


def _places(groups: Iterable[Hashable]) -> list[int]:
    known: dict[Hashable, int] = {}
    return [known.setdefault(group, len(known)) for group in groups]


def _quantile(groups: int) -> float:
    """Return how many standard errors make the interval; the fewer groups, the more."""
    return float(needed("scipy.stats").t.ppf((1 + CONFIDENCE) / 2, groups - 1))


# --- ratings -----------------------------------------------------------------------------------------


def ratings(results: Sequence[Result], seed: int = 0) -> dict[str, Estimate]:
    """Return the rating of each bot; all must be linked by games.

    The intervals come from a Bayesian bootstrap: groups of games, and the half victories given besides, are weighed by
    lot again and again, and ratings are found anew. With few groups that is a little too sure, which is made up for.
    """
    names = list(dict.fromkeys(name for result in results for name in result.bots))
    victories = _victories(results, names)
    met = victories.sum(axis=0)
    met = (met + met.T) > 0
    _check_linked(names, met)
    found = _fitted(victories.sum(axis=0) + PRIOR * met)
    drawn = np.array([_fitted(again, found) for again in _drawn(victories, met, seed)])
    number = len(victories)
    if number < 2:
        low = high = np.full(len(names), math.nan)
    else:
        normal = float(needed("scipy.stats").norm.ppf((1 + CONFIDENCE) / 2))
        wider = _quantile(number) / normal * math.sqrt((number + 1) / (number - 1))
        low, high = np.quantile(found + wider * (drawn - found), [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=0)
    return {
        name: Estimate(*(float(MIDDLE + ELO * value) for value in values))
        for name, *values in zip(names, found, np.minimum(low, found), np.maximum(high, found), strict=True)
    }


def _victories(results: Sequence[Result], names: Sequence[str]) -> NDArray[np.float64]:
    """Return for each group how often each bot has beaten each other one."""
    places = _places(result.group for result in results)
    number = {name: number for number, name in enumerate(names)}
    victories = np.zeros((max(places, default=-1) + 1, len(names), len(names)))
    for place, result in zip(places, results, strict=True):
        for winner in (result.bots[seat] for seat in result.winners):
            for other in result.bots:
                if other != winner:
                    victories[place, number[winner], number[other]] += 1 / len(result.winners)
    return victories


def _drawn(victories: Numbers, met: NDArray[np.bool_], seed: int) -> Iterable[Numbers]:
    lots = np.random.default_rng(seed)
    for _ in range(DRAWS):
        weights = lots.standard_exponential(len(victories))
        yield np.tensordot(weights, victories, 1) + lots.gamma(PRIOR, size=met.shape) * met


def _fitted(victories: Numbers, near: Numbers | None = None) -> Numbers:
    """Return the logarithms of the strengths under which these victories are likeliest; their mean is 0."""
    choix: Any = needed("choix")
    fit: Numbers = choix.ilsr_pairwise_dense(victories, initial_params=near, max_iter=ROUNDS, tol=1e-6)
    centred: Numbers = fit - fit.mean()
    return centred


def _check_linked(names: Sequence[str], met: NDArray[np.bool_]) -> None:
    """Refuse bots of which some have met none of the others, directly or by way of more: they can't be compared."""
    linked = {0}
    while more := {int(other) for one in linked for other in np.flatnonzero(met[one])} - linked:
        linked |= more
    if len(linked) < len(names):
        apart = ", ".join(name for number, name in enumerate(names) if number not in linked)
        raise QuartierError(f"there is no rating without games against each other: {apart}")
