"""What a designer should look at first: a verdict for each figure that has a limit."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from quartier.engine.facts import Thing
from quartier.lab.figures import Figures, Share, Usage
from quartier.lab.statistics import Estimate

RARE = 0.02
"""Used less often than this where it can be had, a thing is dead wood."""
ENOUGH_CHANCES = 200
"""Before a thing is called dead it must have had so many chances."""
ENOUGH_GAMES = 30
"""From fewer games nothing is concluded: drawing them anew can't tell how different others would be."""


class Verdict(IntEnum):
    """From what is certainly out of line to what is certainly in order."""

    OUTSIDE = 0
    """The whole interval lies beyond the limit."""
    PROBABLY = 1
    """The figure lies beyond the limit, and its interval on one side of zero."""
    UNCLEAR = 2
    """More games are needed to tell."""
    FINE = 3
    """The whole interval lies within the limit."""


@dataclass(frozen=True)
class Finding:
    """A verdict on a figure, and what it is about: `share`, `earns`, `apart`, `rare` or `habit`."""

    subject: str
    thing: Thing
    verdict: Verdict
    figure: Estimate
    limit: float


def within(figure: Estimate, limit: float) -> Verdict:
    """Judge a difference that should stay within ± a limit."""
    if figure.low > limit or figure.high < -limit:
        return Verdict.OUTSIDE
    if -limit <= figure.low and figure.high <= limit:
        return Verdict.FINE
    one_sided = figure.low > 0 or figure.high < 0
    return Verdict.PROBABLY if abs(figure.value) > limit and one_sided else Verdict.UNCLEAR


def at_least(figure: Estimate, limit: float) -> Verdict:
    """Judge a figure that should not lie below a limit."""
    if figure.high < limit:
        return Verdict.OUTSIDE
    return Verdict.FINE if figure.low >= limit else Verdict.UNCLEAR


def at_most(figure: Estimate, limit: float) -> Verdict:
    """Judge a figure that should not lie above a limit."""
    if figure.low > limit:
        return Verdict.OUTSIDE
    return Verdict.FINE if figure.high <= limit else Verdict.UNCLEAR


def findings(figures: Figures) -> list[Finding]:
    """Return the verdicts, what is out of line first, and the largest first among equals."""
    found = [
        *(judged for share in figures.shares for judged in of_share(share, figures.players)),
        *(judged for usage in figures.uses for judged in of_usage(usage)),
        *(Finding("habit", habit.thing, of_habit(habit), habit.difference, 0) for habit in figures.habits),
    ]
    if figures.games < ENOUGH_GAMES:
        found = [replace(finding, verdict=Verdict.UNCLEAR) for finding in found if finding.subject != "rare"]
    return sorted(found, key=lambda finding: (finding.verdict, -abs(finding.figure.value)))


def of_habit(habit: Share) -> Verdict:
    """Judge a habit, which should not pay."""
    return at_most(habit.difference, 0) if habit.wins.n >= ENOUGH_GAMES else Verdict.UNCLEAR


def of_share(share: Share, players: int) -> list[Finding]:
    """Judge how a factor fares; alone everybody wins."""
    if share.tolerance is None or players < 2:
        return []
    verdict = within(share.difference, share.tolerance)
    return [Finding("share", share.thing, verdict, share.difference, share.tolerance)]


def of_usage(usage: Usage) -> list[Finding]:
    """Judge whether a thing is done now and then, brings what it costs, and does not stand out among its like."""
    found = []
    if usage.judged and usage.taken is not None and usage.taken.n >= ENOUGH_CHANCES and usage.taken.high < RARE:
        found.append(Finding("rare", usage.thing, Verdict.OUTSIDE, usage.taken, RARE))
    if usage.judged == "worth" and usage.earns is not None:
        found.append(Finding("earns", usage.thing, at_least(usage.earns, 0), usage.earns, 0))
    if usage.tolerance and usage.earns is not None:
        verdict = within(usage.earns, usage.tolerance)
        found.append(Finding("apart", usage.thing, verdict, usage.earns, usage.tolerance))
    return found


def out_of_line(found: Sequence[Finding]) -> list[Finding]:
    """Return what is out of line, for certain or probably."""
    return [finding for finding in found if finding.verdict <= Verdict.PROBABLY]
