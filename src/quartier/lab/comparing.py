"""Two sets of figures side by side: where they differ, with intervals. The games had the same seeds."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf, isnan

from quartier.engine.facts import Thing
from quartier.lab.figures import Figures
from quartier.lab.statistics import Estimate

SUBJECTS = ("share", "habit", "earns", "taken", "a_game", "lead", "line", "spread")


@dataclass(frozen=True)
class Difference:
    """A figure that both have."""

    subject: str
    """What the figure says, one of SUBJECTS."""
    thing: Thing
    one: Estimate
    other: Estimate
    difference: Estimate
    """How much more it is in the first."""

    @property
    def shows(self) -> bool:
        """Whether the interval leaves zero out."""
        return self.difference.low > 0 or self.difference.high < 0


def differences(one: Figures, other: Figures) -> list[Difference]:
    """Return all figures that both have, those that differ first, and then by how clearly."""
    others = dict(compared(other))
    found = [
        Difference(*key, figure, others[key], figure.minus(others[key]))
        for key, figure in compared(one)
        if key in others
    ]
    return sorted(found, key=lambda difference: (not difference.shows, -clearness(difference)))


def compared(figures: Figures) -> Iterator[tuple[tuple[str, Thing], Estimate]]:
    """Yield what is compared."""
    for share in figures.shares:
        yield ("share", share.thing), share.wins
    for habit in figures.habits:
        yield ("habit", habit.thing), habit.wins
    for usage in figures.uses:
        if usage.taken is not None:  # games may differ in length, so what counts is how often a chance is taken
            yield ("taken", usage.thing), usage.taken
        elif not usage.by_lot:
            yield ("a_game", usage.thing), usage.a_game
        if usage.earns is not None:
            yield ("earns", usage.thing), usage.earns
    for lead in figures.leads:
        yield ("lead", ("stage", lead.stage)), lead.wins
    for line, points in figures.lines.items():
        yield ("line", ("line", line)), points
    for name, spread in figures.spreads.items():
        yield ("spread", ("spread", name)), spread.mean


def clearness(difference: Difference) -> float:
    """Return a difference in units of its uncertainty: the certain are the clearest, the unknown the least."""
    size, width = abs(difference.difference.value), difference.difference.half_width
    if isnan(width):
        return 0.0
    return size / width if width else inf if size else 0.0


def only_in(one: Figures, other: Figures) -> list[Thing]:
    """Return the things that the first has, and the other does not."""
    known = set(things_of(other))
    return [thing for thing in things_of(one) if thing not in known]


def things_of(figures: Figures) -> list[Thing]:
    """Return all things that figures speak of."""
    return [*(share.thing for share in figures.shares), *(usage.thing for usage in figures.uses)]
