"""Estimates with intervals, from games that are grouped by the seed they were played with.

What happens in one game is not independent: one seat wins what others lose. So whole seeds are drawn again, with
all their games (a clustered bootstrap), and the same draws serve every figure: figures can be subtracted from each
other, and two packs that were played with the same seeds are compared seed by seed.
"""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

DRAWS = 1000
LIMITS = (2.5, 97.5)
"""Percentiles of the draws: a 95 % interval."""
Z = 1.96
FEW = 5
"""Fewer successes, or failures, than this tell a bootstrap too little: the interval of Wilson is wider, and right."""


@dataclass(frozen=True)
class Estimate:
    """A number, where it lies with 95 % confidence, and what it was counted from."""

    value: float
    low: float
    high: float
    n: int
    draws: Numbers | None = field(default=None, repr=False, compare=False)
    """The same number from each draw of seeds; none where the interval comes from a formula."""

    @property
    def half_width(self) -> float:
        """Half the width of the interval: what stands behind ±."""
        return (self.high - self.low) / 2

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

    def plain(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"value": self.value, "low": self.low, "high": self.high, "n": self.n}


def interval(draws: Numbers, value: float) -> tuple[float, float]:
    """Return the middle 95 % of draws; those in which there was nothing to divide by don't count."""
    known = draws[np.isfinite(draws)]
    if not len(known):
        return value, value
    low, high = np.percentile(known, LIMITS)
    return float(min(low, value)), float(max(high, value))


def wilson(successes: float, n: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate."""
    p = successes / n
    centre, scale = p + Z * Z / (2 * n), 1 + Z * Z / n
    spread = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return (centre - spread) / scale, (centre + spread) / scale


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
    low, high = interval(draws, value)
    if share and min(amount, out_of - amount) < FEW:
        lowest, highest = wilson(amount, n)
        low, high = min(low, lowest), max(high, highest)
    return Estimate(value, low, high, n, draws)


@lru_cache(maxsize=2)
def draws_of(seeds: int) -> Numbers:
    """Return how often each seed is in each draw; the same for as many seeds, whenever it is asked."""
    random = np.random.default_rng(seeds)
    return random.multinomial(seeds, np.full(seeds, 1 / seeds), size=DRAWS).astype(np.float64)
