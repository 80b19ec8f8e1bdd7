"""The tables of a report of balance, as the terminal and the page both show them: headings, and rows of texts."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from quartier.engine.facts import Thing
from quartier.engine.locale import listed
from quartier.lab.balance import Study
from quartier.lab.balance_words import Wording
from quartier.lab.comparing import Difference, only_in
from quartier.lab.figures import Share
from quartier.lab.statistics import CONFIDENCE
from quartier.lab.verdicts import Verdict, out_of_line
from quartier.lab.wording import NO_BREAK

NOTHING = "–"
ALWAYS_COMPARED = ("total", "moves")
"""What anybody wants to know of two sets of games, whether it differs or not: scores, and how long they take."""


class Strong(str):
    """A text that wants to be seen first."""

    __slots__ = ()


class Rows(NamedTuple):
    """A table."""

    headings: list[str]
    rows: Sequence[Sequence[str]]


class Tables:
    """The tables of one set of options."""

    def __init__(self, study: Study, say: Wording) -> None:
        self.study, self.say, self.figures = study, say, study.figures
        self.alone = study.figures.players == 1
        self._verdicts = {(finding.subject, finding.thing): finding for finding in study.findings}

    @property
    def options(self) -> Mapping[str, Any]:
        """The options of the games."""
        return self.study.options

    def name(self, thing: Thing) -> str:
        """Name a thing."""
        return self.say.thing(thing, self.options)

    def headings(self, *names: str) -> list[str]:
        """Return the headings of some columns."""
        return [self.say(f"column-{name}") for name in names]

    def verdict(self, thing: Thing, *subjects: str) -> str:
        """Say the worst verdict on a thing, what is out of line in strong letters."""
        found = [self._verdicts[subject, thing] for subject in subjects if (subject, thing) in self._verdicts]
        if not found:
            return NOTHING
        worst = min(found, key=lambda finding: finding.verdict)
        text = self.say.verdict(worst)
        return Strong(text) if worst.verdict <= Verdict.PROBABLY else text

    # --- judged --------------------------------------------------------------------------------------

    def findings(self) -> Rows:
        """Return what is out of line."""
        rows = [
            (
                self.say.whole(found.thing, self.options),
                self.verdict(found.thing, found.subject),
                self.say.finding(found),
                self.say(f"unit-{found.subject}"),
            )
            for found in out_of_line(self.study.findings)
        ]
        return Rows(self.headings("what", "verdict", "figure", "meaning"), rows)

    def left(self) -> str:
        """Say how much is not out of line, or not known to be."""
        unclear, fine = (
            sum(found.verdict == verdict for found in self.study.findings)
            for verdict in (Verdict.UNCLEAR, Verdict.FINE)
        )
        return self.say("left", unclear=unclear, fine=fine)

    # --- who wins ------------------------------------------------------------------------------------

    def shares(self) -> Rows:
        """Return how seats, boards and the like fare; alone, only what can differ."""
        families = [share.thing[0] for share in self.figures.shares]
        shown = [share for share in self.figures.shares if not self.alone or families.count(share.thing[0]) > 1]
        return self._shares(shown, "share")

    def habits(self) -> Rows:
        """Return how habits fare."""
        return self._shares(self.figures.habits, "habit")

    def _shares(self, shares: Sequence[Share], subject: str) -> Rows:
        say = self.say
        columns = ("margin", "seats") if self.alone else ("verdict", "difference", "wins", "margin", "seats")
        rows = []
        for share in shares:
            cells = {
                "verdict": self.verdict(share.thing, subject),
                "difference": say.spread(share.difference, sign=True),
                "wins": say.number(share.wins.value, 1),
                "margin": say.spread(share.margin, sign=True),
                "seats": say.number(share.wins.n),
            }
            named = self.name(share.thing) if subject == "habit" else say.whole(share.thing, self.options)
            rows.append((named, *(cells[column] for column in columns)))
        return Rows(self.headings("habit" if subject == "habit" else "what", *columns), rows)

    # --- the course of a game ------------------------------------------------------------------------

    def spreads(self) -> Rows:
        """Return scores and lengths."""
        say = self.say
        rows = [
            (
                say(f"spread-{name}"),
                say.spread(spread.mean),
                say.number(spread.quantile(0.5)),
                f"{NO_BREAK}–{NO_BREAK}".join(say.number(spread.quantile(part)) for part in (0.05, 0.95)),
            )
            for name, spread in self.figures.spreads.items()
            if not self.alone or name not in ("winner", "lead")
        ]
        return Rows(self.headings("what", "mean", "median", "middle"), rows)

    def lines(self) -> Rows:
        """Return where points come from."""
        rows = [(self.name(("line", line)), self.say.spread(points)) for line, points in self.figures.lines.items()]
        return Rows([self.say("lines"), self.say("column-points")], rows)

    def leads(self) -> Rows:
        """Return how often the leader wins."""
        say = self.say
        rows = [(say.stage(lead.stage), say.spread(lead.wins), say.number(lead.wins.n)) for lead in self.figures.leads]
        return Rows(self.headings("stage", "wins", "games"), rows)

    def presences(self) -> Rows:
        """Return what is different where a thing lies on the table."""
        say = self.say
        columns = ("total", "moves") if self.alone else ("total", "lead", "moves")
        rows = [
            (
                self.name(presence.thing),
                say.number(presence.games),
                *(say.spread(getattr(presence, column), sign=True) for column in columns),
            )
            for presence in self.figures.presences
        ]
        return Rows(self.headings("what", "games", *columns), rows)

    # --- two side by side ----------------------------------------------------------------------------

    def names(self, other: Study) -> tuple[str, str]:
        """Name this set of options and another, each by what the other has not."""
        return _name(self.study, other, self.say), _name(other, self.study, self.say)

    def differing(self) -> list[Difference]:
        """Return the figures that differ, the clearest first."""
        return [difference for difference in self.study.differences if difference.shows]

    def always_compared(self) -> list[Difference]:
        """Return scores and lengths, whether they differ or not."""
        found = {difference.thing: difference for difference in self.study.differences}
        return [found["spread", name] for name in ALWAYS_COMPARED]

    def against_note(self) -> str:
        """Say how many figures differ, and how many would by chance alone."""
        figures = len(self.study.differences)
        chance = round((1 - CONFIDENCE) * figures)
        return self.say("against-note", shown=len(self.differing()), all=figures, chance=chance)

    def differences(self, shown: Sequence[Difference], other: Study, subjects: bool = False) -> Rows:
        """Return figures that differ, with what they are the figures of where that is wanted."""
        say = self.say
        rows = []
        for difference in shown:
            digits = 2 if difference.subject in ("taken", "a_game") else 1
            rows.append(
                (
                    say.whole(difference.thing, self.options),
                    *([say(f"subject-{difference.subject}")] if subjects else []),
                    say.spread(difference.difference, digits, sign=True),
                    *(say.number(figure.value, digits) for figure in (difference.one, difference.other)),
                )
            )
        columns = ("what", "meaning", "gap") if subjects else ("what", "gap")
        return Rows([*self.headings(*columns), *self.names(other)], rows)

    def lonely(self, other: Study) -> Iterator[str]:
        """Yield what is only in one of two."""
        for one, another, name in zip((self.study, other), (other, self.study), self.names(other), strict=True):
            things = only_in(one.figures, another.figures)
            if things:
                names = list(dict.fromkeys(self.say.thing(thing, one.options) for thing in things))
                yield self.say("only", which=name, list=listed(names, self.say.language))


def _name(study: Study, other: Study, say: Wording) -> str:
    own = [f"{name}={value}" for name, value in study.options.items() if other.options.get(name) != value]
    return ", ".join(own) or say.options(study.options, study.figures.players)
