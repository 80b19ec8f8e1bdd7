"""Figures from counted games: what wins more than its share, what is used and what it earns, how games go."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from quartier.engine.facts import Counted, Facts, Thing, part_of_victory
from quartier.lab.earnings import earnings
from quartier.lab.statistics import Estimate, Sample

HUNDRED = 100.0
FEWEST_LEADS = 20
"""A stage that fewer games came to is left out."""


@dataclass(frozen=True)
class Counts:
    """A game that was played and counted."""

    seed: int
    facts: Facts


@dataclass(frozen=True)
class Trial:
    """A game in which one seat had a habit."""

    seed: int
    habit: str
    seat: int
    winners: Sequence[int]
    totals: Sequence[int]


@dataclass(frozen=True)
class Share:
    """How a factor, or a habit, fares."""

    thing: Thing
    wins: Estimate
    """In percent."""
    difference: Estimate
    """Points of a hundred above a fair share."""
    margin: Estimate
    """Points of the score above the mean of the others."""
    tolerance: float | None = None


@dataclass(frozen=True)
class Usage:
    """How a thing is used, and what goes along with it."""

    thing: Thing
    a_game: Estimate
    """How often in a game."""
    offered: Estimate | None
    """How often it can be had in a game."""
    taken: Estimate | None
    """How often it is used each time that it can be had."""
    amount: Estimate | None
    """What was paid for it, or what it brought, on average."""
    wins: Estimate | None
    """Wins of those who used it, in percent."""
    earns: Estimate | None
    judged: str = ""
    tolerance: float = 0.0
    by_lot: bool = False
    """See `facts.Use`."""


@dataclass(frozen=True)
class Presence:
    """What is different where a thing lies on the table: a seat's score, the winner's lead, the number of moves."""

    thing: Thing
    games: int
    total: Estimate
    lead: Estimate
    moves: Estimate


@dataclass(frozen=True)
class Lead:
    """How often the seat that alone has the most after a stage wins, in percent."""

    stage: str
    wins: Estimate


@dataclass(frozen=True)
class Spread:
    """A distribution: its mean, and how often each value was seen."""

    mean: Estimate
    values: Mapping[int, int]

    def quantile(self, part: float) -> int:
        """Return the value up to which that part of all lies."""
        wanted, seen = part * sum(self.values.values()), 0
        for value, times in sorted(self.values.items()):
            seen += times
            if seen >= wanted:
                return value
        return max(self.values)


@dataclass(frozen=True)
class Figures:
    """All figures of games with the same options."""

    games: int
    players: int
    shares: list[Share]
    uses: list[Usage]
    presences: list[Presence]
    leads: list[Lead]
    spreads: dict[str, Spread]
    """Of `total`, `winner`, `lead` (over the second), `moves`, `decisions` (of a seat) and `stages`."""
    lines: dict[str, Estimate]
    """What each line of the score brings a seat."""
    habits: list[Share] = field(default_factory=list)


def figures(games: Sequence[Counts], counted: Counted, trials: Sequence[Trial] = ()) -> Figures:
    """Return all figures of games with the same options, and of trials of habits beside them."""
    sample = Sample([game.seed for game in games], shares=("wins", "used", "lead"))
    return Counting(games, counted, sample).figures(habits_of(trials))


class Counting:
    """Sums up games, and makes figures of the sums."""

    def __init__(self, games: Sequence[Counts], counted: Counted, sample: Sample) -> None:
        self.games, self.counted, self.sample = games, counted, sample
        self.spreads: dict[str, Counter[int]] = {}
        table = frozenset(thing for game in games for thing in game.facts.in_play)
        for game in games:
            self._count_seats(game.seed, game.facts)
            self._count_uses(game.seed, game.facts)
            self._count_table(game.seed, game.facts, table)
            self._count_course(game.seed, game.facts)
        sample.divide_by_games("a_game")
        sample.divide_by_games("offered")

    def _spread(self, name: str, seed: int, value: int) -> None:
        self.spreads.setdefault(name, Counter())[value] += 1
        self.sample.add("spread", name, seed, value)

    # --- counting ------------------------------------------------------------------------------------

    def _count_seats(self, seed: int, facts: Facts) -> None:
        known = {factor.name for factor in self.counted.factors}
        for seat, traits in enumerate(facts.factors):
            for thing in traits.items():
                if thing[0] in known:
                    self.sample.add("wins", thing, seed, part_of_victory(facts.winners, seat))
                    self.sample.add("margin", thing, seed, margin(facts.totals, seat))
            for line, points in facts.scores[seat].items():
                self.sample.add("line", line, seed, points)
            self._spread("total", seed, facts.totals[seat])
            self._spread("decisions", seed, facts.moves[seat])

    def _count_uses(self, seed: int, facts: Facts) -> None:
        made = Counter(event.thing for event in facts.events)
        for thing in made.keys() | facts.offers.keys():
            self.sample.add("a_game", thing, seed, made[thing])
        for thing, times in facts.offers.items():
            self.sample.add("taken", thing, seed, made[thing], times)
            self.sample.add("offered", thing, seed, times)
        for event in facts.events:
            if event.amount is not None:
                self.sample.add("amount", event.thing, seed, event.amount)
        for thing, seat in {(event.thing, event.seat) for event in facts.events}:
            self.sample.add("used", thing, seed, part_of_victory(facts.winners, seat))

    def _count_table(self, seed: int, facts: Facts, table: frozenset[Thing]) -> None:
        for thing in table:
            kind = "with" if thing in facts.in_play else "without"
            self.sample.add(kind, (thing, "total"), seed, mean(facts.totals))
            self.sample.add(kind, (thing, "lead"), seed, lead(facts))
            self.sample.add(kind, (thing, "moves"), seed, sum(facts.moves))

    def _count_course(self, seed: int, facts: Facts) -> None:
        self._spread("winner", seed, max(facts.totals))
        self._spread("lead", seed, lead(facts))
        self._spread("moves", seed, sum(facts.moves))
        self._spread("stages", seed, len(facts.stages))
        for number, stage in enumerate(facts.stages if facts.seats > 1 else ()):
            ahead = [seat for seat, total in enumerate(stage.after) if total == max(stage.after)]
            if len(ahead) == 1:
                self.sample.add("lead", (number, stage.name), seed, part_of_victory(facts.winners, ahead[0]))

    # --- figures -------------------------------------------------------------------------------------

    def figures(self, habits: list[Share]) -> Figures:
        """Return the figures of all that was counted."""
        found = self.sample.estimates()
        leads = [Lead(stage, wins.times(HUNDRED)) for (_, stage), wins in sorted(found.get("lead", {}).items())]
        return Figures(
            games=len(self.games),
            players=self.games[0].facts.seats,
            shares=self._shares(found),
            uses=self._uses(found),
            presences=presences(found),
            leads=[lead for lead in leads if lead.wins.n >= min(FEWEST_LEADS, len(self.games))],
            spreads={name: Spread(found["spread"][name], dict(seen)) for name, seen in self.spreads.items()},
            lines=found["line"],
            habits=habits,
        )

    def _shares(self, found: Mapping[str, Mapping[Any, Estimate]]) -> list[Share]:
        players = self.games[0].facts.seats
        tolerances = {factor.name: factor.tolerance for factor in self.counted.factors}
        return [
            share(thing, wins, self._margin(found, thing), players, tolerances[thing[0]])
            for thing, wins in sorted(found.get("wins", {}).items(), key=self._order)
        ]

    def _margin(self, found: Mapping[str, Mapping[Any, Estimate]], thing: Thing) -> Estimate:
        """Return how far above the others those with a thing are; alone, above the average game."""
        own = found["margin"][thing]
        return own if self.games[0].facts.seats > 1 else own.minus(found["line"]["total"])

    def _order(self, item: tuple[Thing, Any]) -> tuple[int, str]:
        """Families in the order in which the game names them."""
        families = [*(factor.name for factor in self.counted.factors), *(use.name for use in self.counted.uses)]
        (family, which), _ = item
        return families.index(family), which

    def _uses(self, found: Mapping[str, Mapping[Any, Estimate]]) -> list[Usage]:
        uses = {use.name: use for use in self.counted.uses}
        earned = earnings([game.facts for game in self.games], [game.seed for game in self.games], self.counted.uses)
        return [
            Usage(
                thing,
                a_game,
                found.get("offered", {}).get(thing),
                found.get("taken", {}).get(thing),
                found.get("amount", {}).get(thing),
                in_percent(found.get("used", {}).get(thing)),
                earned.get(thing),
                uses[thing[0]].judged,
                uses[thing[0]].tolerance,
                uses[thing[0]].by_lot,
            )
            for thing, a_game in sorted(found.get("a_game", {}).items(), key=self._order)
        ]


def presences(found: Mapping[str, Mapping[Any, Estimate]]) -> list[Presence]:
    """Return what is different with each thing that was on the table in some games, and not in others."""
    present, absent = found.get("with", {}), found.get("without", {})
    things = sorted({thing for thing, _ in present} & {thing for thing, _ in absent})
    return [
        Presence(
            thing,
            present[thing, "total"].n,
            *(present[thing, name].minus(absent[thing, name]) for name in ("total", "lead", "moves")),
        )
        for thing in things
    ]


def habits_of(trials: Sequence[Trial]) -> list[Share]:
    """Return how each habit fares; every seed was played from each seat."""
    found = []
    for habit in dict.fromkeys(trial.habit for trial in trials):
        those = [trial for trial in trials if trial.habit == habit]
        sample = Sample([trial.seed for trial in those], shares=("wins",))
        for trial in those:
            sample.add("wins", habit, trial.seed, part_of_victory(trial.winners, trial.seat))
            sample.add("margin", habit, trial.seed, margin(trial.totals, trial.seat))
        sums = sample.estimates()
        players = len(those[0].totals)
        found.append(share(("habit", habit), sums["wins"][habit], sums["margin"][habit], players))
    return found


def share(thing: Thing, wins: Estimate, margin: Estimate, players: int, tolerance: float | None = None) -> Share:
    """Return how something fares, in percent."""
    percent = wins.times(HUNDRED)
    return Share(thing, percent, percent.minus(HUNDRED / players), margin, tolerance)


def in_percent(estimate: Estimate | None) -> Estimate | None:
    """Return a share in percent, where there is one."""
    return None if estimate is None else estimate.times(HUNDRED)


def margin(totals: Sequence[int], seat: int) -> float:
    """Return how far a seat is above the mean of the others; alone, its score."""
    others = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - mean(others) if others else totals[seat]


def lead(facts: Facts) -> int:
    """Return how far the first is before the second."""
    best = sorted(facts.totals, reverse=True)
    return best[0] - best[1] if len(best) > 1 else 0
