"""What results tell of strength, and how sure that is.

Ratings are those of Bradley and Terry, fitted by `choix`, on the scale of Elo: 400 points more mean odds of ten to one.
At a table of several, whoever wins has beaten each of the others; who came second tells nothing, since nobody plays for
that. By Luce's axiom (how two compare does not hang on who else sits there) these pairs lead to the very strengths by
which w / (w + 3 v) is the chance to win against three others. Who share a victory have each won a part of it. Each two
that met count half a victory each way besides, so that one who always wins has a rating too, not infinity.

Games with the same seed (the same tiles and cards, other seats) are no independent observations: they are one group.
"""

import math
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import QuartierError
from quartier.engine.extras import needed
from quartier.engine.facts import part_of_victory
from quartier.lab.statistics import TAILS, Estimate, Numbers, Z, numbered, standard_errors

MIDDLE = 1500.0
"""The mean of all ratings."""
ELO = 400 / math.log(10)
PRIOR = 0.5
"""Victories each way that any two who met are given besides."""
DRAWS = 2000
"""How often results are drawn anew to see how far ratings could be off."""
ROUNDS = 10_000
"""After so many steps at the latest a fit must have settled; it takes some ten."""


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
        return tuple(part_of_victory(self.winners, seat) for seat in range(len(self.bots)))


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
    low, high = _interval(found, drawn, len(victories))
    games = [sum(name in result.bots and len(set(result.bots)) > 1 for result in results) for name in names]
    rated = (MIDDLE + ELO * np.stack([found, low, high])).tolist()
    return {name: Estimate(*numbers) for name, *numbers in zip(names, *rated, games, strict=True)}


def _interval(found: Numbers, drawn: Numbers, groups: int) -> tuple[Numbers, Numbers]:
    """Return between what strengths lie by the draws, which are spread a little wider where groups are few."""
    if groups < 2:
        unknown = np.full(len(found), math.nan)
        return unknown, unknown
    wider = standard_errors(groups) / Z * math.sqrt((groups + 1) / (groups - 1))
    low, high = np.quantile(found + wider * (drawn - found), TAILS, axis=0)
    return np.minimum(low, found), np.maximum(high, found)


def _victories(results: Sequence[Result], names: Sequence[str]) -> Numbers:
    """Return for each group how often each bot has beaten each other one."""
    places = numbered(result.group for result in results)
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
