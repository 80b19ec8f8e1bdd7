"""Estimates with intervals, from games that are grouped by the seed they were played with.

What happens in one game is not independent: one seat wins what others lose; nor are games with one seed, which have the
same tiles and cards. So every interval says how sure a figure from so many *groups* is. There are two ways to one:

- a mean or a share by itself has Student's or Wilson's interval (`mean`, `share`), which needs no draws;
- where many figures are to be subtracted from each other, whole groups are drawn again, with all their games (`Sample`,
  a clustered bootstrap). The same draws serve every figure, so two packs that were played with the same seeds are
  compared seed by seed. Draws of few groups differ less than figures from others would, which is made up for (`wider`).
"""

import math
from collections.abc import Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import QuartierError
from quartier.engine.extras import needed

Numbers = NDArray[np.float64]

CONFIDENCE = 0.95
"""How often an interval holds the truth."""
TAILS = ((1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2)
"""The parts of draws between which an interval lies."""
Z = NormalDist().inv_cdf(TAILS[1])
"""Standard errors on each side of an interval, where there are many groups."""
DRAWS = 1000
FEW = 5
"""Fewer successes, or failures, than this tell a bootstrap too little: the interval of Wilson is wider, and right."""

LOPSIDED = 0.5
"""How far a number may lie from the middle of its interval, as a part of its half."""


@dataclass(frozen=True)
class Estimate:
    """A number, where it lies with 95 % confidence (NaN: one group alone can't tell), and what it was counted from."""

    value: float
    low: float
    high: float
    n: int
    draws: Numbers | None = field(default=None, repr=False, compare=False)
    """The same number from each draw of seeds; none where the interval comes from a formula."""

    @property
    def numbers(self) -> tuple[float, float, float]:
        """The number and the ends of its interval."""
        return self.value, self.low, self.high

    @property
    def half_width(self) -> float:
        """Half the width of the interval: what stands behind ±."""
        return (self.high - self.low) / 2

    @property
    def is_lopsided(self) -> bool:
        """Whether the number lies so far from the middle of its interval that ± would mislead."""
        return abs((self.low + self.high) / 2 - self.value) > LOPSIDED * self.half_width

    def minus(self, other: "Estimate | float") -> "Estimate":
        """Return the difference to another estimate, or to a number that is known."""
        if not isinstance(other, Estimate):
            draws = None if self.draws is None else self.draws - other
            return Estimate(self.value - other, self.low - other, self.high - other, self.n, draws)
        value, n = self.value - other.value, min(self.n, other.n)
        if self.draws is not None and other.draws is not None and len(self.draws) == len(other.draws):
            draws = self.draws - other.draws
            return Estimate(value, *interval(draws, value), n, draws)
        spread = math.hypot(self.half_width, other.half_width)
        return Estimate(value, value - spread, value + spread, n)

    def times(self, factor: float) -> "Estimate":
        """Return it in another unit."""
        draws = None if self.draws is None else self.draws * factor
        return Estimate(self.value * factor, self.low * factor, self.high * factor, self.n, draws)

    def plain(self) -> dict[str, float | None]:
        """Return it as plain data; what nobody can tell is null."""
        told = {"value": self.value, "low": self.low, "high": self.high, "n": self.n}
        return {name: None if math.isnan(number) else number for name, number in told.items()}


# --- intervals by formula ----------------------------------------------------------------------------


def mean(values: Sequence[float], groups: Sequence[Hashable]) -> Estimate:
    """Return the mean of values, with Student's interval over groups."""
    value, error, number = _mean(values, groups)
    half = standard_errors(number) * error
    return Estimate(value, value - half, value + half, len(values))


def share(credits: Sequence[float], groups: Sequence[Hashable]) -> Estimate:
    """Return the mean of values from 0 to 1, with Wilson's interval; from one group alone it may be anything.

    It counts as many games as would be as sure if they were independent, and never more than were played.
    """
    value, error, number = _mean(credits, groups)
    if number < 2:
        return Estimate(value, 0.0, 1.0, len(credits))
    games = float(len(credits))
    if error > 0:
        games = min(games, value * (1 - value) / error**2)
    low, high = wilson(value * games, games, standard_errors(number))
    return Estimate(value, min(value, max(0.0, low)), max(value, min(1.0, high)), len(credits))


def wilson(successes: float, n: float, z: float = Z) -> tuple[float, float]:
    """Return the interval of a rate."""
    p = successes / n
    centre, scale = p + z * z / (2 * n), 1 + z * z / n
    spread = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return (centre - spread) / scale, (centre + spread) / scale


def standard_errors(groups: int) -> float:
    """Return how many standard errors of Student's make the half of an interval: the fewer groups, the more."""
    return float(needed("scipy.stats").t.ppf(TAILS[1], groups - 1)) if groups > 1 else math.nan


def _mean(values: Sequence[float], groups: Sequence[Hashable]) -> tuple[float, float, int]:
    """Return a mean, its standard error over groups, and how many groups there are."""
    if not values:
        raise QuartierError("there is no mean of nothing")
    places = numbered(groups)
    sums, counts = np.bincount(places, np.asarray(values, float)), np.bincount(places)
    value, number = float(np.mean(values)), len(sums)
    if number < 2:
        return value, math.nan, number
    error = math.sqrt(number / (number - 1) * float(np.sum((sums - value * counts) ** 2))) / len(values)
    return value, error, number


def numbered(groups: Iterable[Hashable]) -> list[int]:
    """Return the number of each one's group, from 0 on."""
    known: dict[Hashable, int] = {}
    return [known.setdefault(group, len(known)) for group in groups]


# --- intervals by draws ------------------------------------------------------------------------------


def interval(draws: Numbers, value: float) -> tuple[float, float]:
    """Return the middle 95 % of draws; those in which there was nothing to divide by don't count."""
    known = draws[np.isfinite(draws)]
    if not len(known):
        return math.nan, math.nan
    low, high = np.quantile(known, TAILS)
    return float(min(low, value)), float(max(high, value))


class Sample:
    """Sums by seed: for each figure what is divided, and by what. A figure has a kind, and says what it is about."""

    def __init__(self, seeds: Sequence[int], shares: Collection[str] = ()) -> None:
        self._rows = {seed: number for number, seed in enumerate(sorted(set(seeds)))}
        self._games = np.bincount([self._rows[seed] for seed in seeds]).astype(np.float64)
        self._shares = shares
        """The kinds of figures that are parts of a whole."""
        self._sums: dict[tuple[str, Any], Numbers] = {}

    def add(self, kind: str, what: Any, seed: int, amount: float, out_of: float = 1.0) -> None:
        """Add to both sums of a figure."""
        sums = self._sums.get((kind, what))
        if sums is None:
            sums = self._sums[kind, what] = np.zeros((2, len(self._rows)))
        row = self._rows[seed]
        sums[0, row] += amount
        sums[1, row] += out_of

    def divide_by_games(self, kind: str) -> None:
        """Let the figures of a kind say how much there was in a game, whether there was any or not."""
        for (other, _), sums in self._sums.items():
            if other == kind:
                sums[1] = self._games

    def estimates(self) -> dict[str, dict[Any, Estimate]]:
        """Return all figures with something to divide by, by their kind."""
        found: dict[str, dict[Any, Estimate]] = {}
        weights = draws_of(len(self._rows))
        for (kind, what), sums in self._sums.items():
            if sums[1].any():
                found.setdefault(kind, {})[what] = estimate(sums, weights, kind in self._shares)
        return found


def estimate(sums: Numbers, weights: Numbers, share: bool) -> Estimate:
    """Return a figure from its sums by seed."""
    amount, out_of = map(float, sums.sum(axis=1))
    amounts, wholes = weights @ sums[0], weights @ sums[1]
    draws = np.full(len(weights), np.nan)
    np.divide(amounts, wholes, out=draws, where=wholes > 0)
    value, n = amount / out_of, round(out_of)
    draws = value + wider(int(np.count_nonzero(sums[1]))) * (draws - value)
    low, high = interval(draws, value)
    if share:
        low, high = _of_share(low, high, amount, n)
    return Estimate(value, low, high, n, draws)


def wider(groups: int) -> float:
    """Return how much further apart than their draws figures from so few groups may lie; NaN: one can't tell."""
    return standard_errors(groups) / Z * math.sqrt(groups / (groups - 1)) if groups > 1 else math.nan


def _of_share(low: float, high: float, amount: float, n: int) -> tuple[float, float]:
    """Return the interval of a part of a whole, which from one group alone may be anything."""
    if math.isnan(low):
        return 0.0, 1.0
    if min(amount, n - amount) < FEW:
        lowest, highest = wilson(amount, n)
        low, high = min(low, lowest), max(high, highest)
    return max(0.0, low), min(1.0, high)


@lru_cache(maxsize=2)
def draws_of(seeds: int) -> Numbers:
    """Return how often each seed is in each draw; the same for as many seeds, whenever it is asked."""
    random = np.random.default_rng(seeds)
    return random.multinomial(seeds, np.full(seeds, 1 / seeds), size=DRAWS).astype(np.float64)
