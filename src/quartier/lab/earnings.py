"""What a thing earns: how the margin at the end goes along with having done it, all else as equal as can be.

Who leads buys more, so comparing games with and without a card tells little. Here the seats of one game are compared
within one stage of it: those that did a thing with those that did not, given where each stood when the stage began
(score, money, cubes) and what it was dealt (board, mayor). The result is in points of the margin over the others' mean.
It still tells what goes along with a thing, and not alone what it causes, unless chance dealt it.

This is a linear regression with effects of game and stage, and errors grouped by seed.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from quartier.engine.facts import Facts, Thing, Use
from quartier.lab.statistics import Estimate, Numbers, standard_errors

FEWEST = 20
"""A thing that was done less often is not judged."""
MOST_SLOPES = 12
"""What a head start is worth changes in the course of a game: in so many steps at most."""
BLOCK = 200
"""Games whose rows are laid out at a time."""
TINY = 1e-9
ROUNDING = 1e-6


@dataclass(frozen=True)
class Columns:
    """Where everything stands in a row: first what is held equal, then the things, last the score at the end."""

    stages: int
    """The most stages that a game has."""
    slopes: int
    numbers: int
    """How many numbers say where a seat stands: its score, and what else is worth something."""
    traits: dict[Thing, int]
    things: dict[Thing, int]
    alone: bool
    """Nobody to compare with: other games' seats in the same stage must do."""

    @classmethod
    def of(cls, games: Sequence[Facts], uses: Sequence[Use]) -> "Columns":
        """Find out what there is."""
        stages = max(len(game.stages) for game in games)
        numbers = 1 + max(len(stage.standing[0]) for game in games for stage in game.stages)
        traits = sorted({trait for game in games for seat in game.factors for trait in seat.items()})
        families = {use.name for use in uses}
        things = sorted({event.thing for game in games for event in game.events if event.thing[0] in families})
        alone = games[0].seats == 1
        slopes = min(stages, MOST_SLOPES)
        first_trait = slopes * (numbers + alone)
        first_thing = first_trait + len(traits)
        return cls(
            stages,
            slopes,
            numbers,
            {trait: first_trait + number for number, trait in enumerate(traits)},
            {thing: first_thing + number for number, thing in enumerate(things)},
            alone,
        )

    @property
    def width(self) -> int:
        """The length of a row."""
        return self.held_equal + len(self.things) + 1

    @property
    def held_equal(self) -> int:
        """How many columns come before the things."""
        return self.slopes * (self.numbers + self.alone) + len(self.traits)

    def rows(self, game: Facts) -> Numbers:
        """Return a row for each stage and seat of a game, as differences from the mean of its stage."""
        found = np.zeros((len(game.stages), game.seats, self.width))
        for number, stage in enumerate(game.stages):
            slope = number * self.slopes // self.stages
            first = slope * self.numbers
            found[number, :, first] = stage.before
            found[number, :, first + 1 : first + 1 + len(stage.standing[0])] = stage.standing
            if self.alone:
                found[number, :, self.slopes * self.numbers + slope] = 1
        for seat, traits in enumerate(game.factors):
            found[:, seat, [self.traits[trait] for trait in traits.items()]] = 1
        for event in game.events:
            if event.thing in self.things:
                found[event.stage, event.seat, self.things[event.thing]] += 1
        found[:, :, -1] = game.totals
        if not self.alone:
            found -= found.mean(axis=1, keepdims=True)
        return found.reshape(-1, self.width)


def earnings(games: Sequence[Facts], seeds: Sequence[int], uses: Sequence[Use]) -> dict[Thing, Estimate]:
    """Return what each thing earns, as far as it was done often enough to tell."""
    told = [(game, seed) for game, seed in zip(games, seeds, strict=True) if game.stages]
    if not told:
        return {}
    games, seeds = zip(*told, strict=True)
    columns = Columns.of(games, uses)
    done = Counter(event.thing for game in games for event in game.events if event.thing in columns.things)
    products = np.zeros((columns.width, columns.width))
    for block in _blocks(columns, games, seeds):
        products += block.rows.T @ block.rows
    fits = [fit for fit in (Fit(columns, products, use, done) for use in uses) if fit.done]
    for block in _blocks(columns, games, seeds):
        for fit in fits:
            fit.look_at(block)
    return {thing: estimate for fit in fits for thing, estimate in fit.estimates().items()}


class Block(NamedTuple):
    """The rows of some games, one game after the other."""

    rows: Numbers
    starts: list[int]
    """Where each game begins."""
    seeds: Sequence[int]


def _blocks(columns: Columns, games: Sequence[Facts], seeds: Sequence[int]) -> Iterator[Block]:
    """Yield the rows of all games, some games at a time."""
    for first in range(0, len(games), BLOCK):
        parts = [columns.rows(game) for game in games[first : first + BLOCK]]
        starts = [0, *accumulate(len(part) for part in parts)][:-1]
        yield Block(np.concatenate(parts), starts, seeds[first : first + BLOCK])


class Fit:
    """The regression for one family of things."""

    def __init__(self, columns: Columns, products: Numbers, use: Use, done: Mapping[Thing, int]) -> None:
        self.done = {thing: times for thing, times in done.items() if thing[0] == use.name and times >= FEWEST}
        self.chosen = [*range(columns.held_equal), *(columns.things[thing] for thing in self.done)]
        inner = products[np.ix_(self.chosen, self.chosen)]
        size = np.sqrt(np.maximum(inner.diagonal(), TINY))
        even = inner / np.outer(size, size)
        inverse = np.linalg.pinv(even, rcond=TINY, hermitian=True)
        self.inverse = inverse / np.outer(size, size)
        self.effects = self.inverse @ products[self.chosen, -1]
        self.questions = self._questions(use)
        asked = self.questions / size
        weight = np.linalg.norm(asked, axis=1, keepdims=True)
        asked /= np.maximum(weight, TINY)
        self.known = (weight[:, 0] > 0) & (np.abs(asked @ inverse @ even - asked).max(axis=1, initial=0) < ROUNDING)
        """Which of them can be told: what all seats always do can't, nor what has nothing to be compared with."""
        self.scores: dict[int, Numbers] = {}

    def _questions(self, use: Use) -> Numbers:
        """Return what is asked of the effects, a row a thing: its own, or how far it is from the average one."""
        rows = np.zeros((len(self.done), len(self.chosen)))
        things = rows[:, len(self.chosen) - len(self.done) :]
        np.fill_diagonal(things, 1)
        if use.relative and self.done:
            weights = np.array(list(self.done.values()), np.float64)
            things -= weights / weights.sum()
        return rows

    def look_at(self, block: Block) -> None:
        """Gather by seed what the regression leaves unexplained."""
        design = block.rows[:, self.chosen]
        unexplained = design * (block.rows[:, -1] - design @ self.effects)[:, np.newaxis]
        for seed, score in zip(block.seeds, np.add.reduceat(unexplained, block.starts), strict=True):
            self.scores[seed] = self.scores.get(seed, 0) + score

    def estimates(self) -> dict[Thing, Estimate]:
        """Return what each thing earns, where it can be told."""
        seeds = len(self.scores)
        if seeds < 2:
            return {}
        spread = np.stack(list(self.scores.values())) @ self.inverse @ self.questions.T
        errors = standard_errors(seeds) * np.sqrt((spread**2).sum(axis=0) * seeds / (seeds - 1))
        found = zip(self.done.items(), self.questions @ self.effects, errors, self.known, strict=True)
        return {
            thing: Estimate(float(effect), float(effect - error), float(effect + error), times)
            for (thing, times), effect, error, known in found
            if known
        }
