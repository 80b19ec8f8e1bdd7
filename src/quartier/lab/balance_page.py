"""The report of balance as a page: what is out of line first, then all figures with plots."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from quartier.engine.facts import Use
from quartier.engine.svg import Child, Markup
from quartier.lab import plots
from quartier.lab.balance import Report, Study
from quartier.lab.balance_rows import NOTHING, Rows, Strong, Tables
from quartier.lab.balance_words import Wording, lead
from quartier.lab.comparing import SUBJECTS
from quartier.lab.figures import Share, Usage
from quartier.lab.page import figure, page, section, side_by_side, table, tag
from quartier.lab.statistics import DRAWS, Estimate

JUDGED = ("rare", "earns", "apart")
UNKNOWN = Estimate(float("nan"), float("nan"), float("nan"), 0)


def balance_page(report: Report, language: str) -> str:
    """Return a report as a page."""
    say = Wording(report.game, language)
    title = say("title", game=say.game_words("title"))
    told = f"{lead(report.plan, say)} {say('intervals', draws=DRAWS)}"
    return page(title, told, [part for study in report.studies for part in Writer(study, say).parts()], language)


class Writer:
    """Writes the parts of a page that show one set of options."""

    def __init__(self, study: Study, say: Wording) -> None:
        self.study, self.say, self.tables = study, say, Tables(study, say)
        self.figures, self.alone = study.figures, study.figures.players == 1

    def parts(self) -> Iterator[Child]:
        """Yield them, what matters most first."""
        yield tag("h2", self.say.options(self.study.options, self.figures.players), class_="study")
        yield self.findings()
        if self.study.other is not None:
            yield self.against(self.study.other)
        yield self.who()
        if self.figures.habits:
            yield self.habits()
        yield self.course()
        yield self.uses()
        if self.figures.presences:
            yield section(self.say("table"), self.say("table-note"), shown(self.tables.presences()))

    def findings(self) -> Markup:
        """Return what a designer should look at first."""
        say, found = self.say, self.tables.findings()
        told = shown(found) if found.rows else tag("p", say("in-order"))
        return section(say("findings"), say("findings-note"), told, tag("p", self.tables.left()))

    # --- who wins ------------------------------------------------------------------------------------

    def who(self) -> Markup:
        """Return how seats, boards and the like fare."""
        say = self.say
        note = say("alone-note") if self.alone else say("who-note", fair=say.percent(1 / self.figures.players))
        families = [(name, list(shares)) for name, shares in groupby(self.figures.shares, lambda share: share.thing[0])]
        drawn = [
            figure(say.family(name), self._ranges(say.family(name), shares))
            for name, shares in families
            if not self.alone or len(shares) > 1
        ]
        return section(say("who"), note, side_by_side(drawn), shown(self.tables.shares()))

    def habits(self) -> Markup:
        """Return how habits fare."""
        say = self.say
        drawn = figure(say("unit-habit"), self._ranges(say("habits"), self.figures.habits))
        return section(say("habits"), say("habits-note"), side_by_side(drawn), shown(self.tables.habits()))

    def _ranges(self, title: str, shares: Sequence[Share]) -> Markup:
        figures = [share.margin if self.alone else share.difference for share in shares]
        rows = [
            plots.Row(self.tables.name(share.thing), *found.numbers)
            for share, found in zip(shares, figures, strict=True)
        ]
        axis = self.say("column-margin" if self.alone else "unit-share")
        return plots.ranges(title, rows, axis, self._signed, fair=0, ticks=self._on_scale)

    def _signed(self, value: float) -> str:
        return self.say.number(value, 1, sign=True)

    def _on_scale(self, value: float) -> str:
        return self.say.brief(value, sign=True)

    # --- the course of a game ------------------------------------------------------------------------

    def course(self) -> Markup:
        """Return scores, lengths and who leads when."""
        say, names = self.say, ("total", "moves") if self.alone else ("total", "lead", "moves")
        drawn = [figure(say(f"spread-{name}"), self._histogram(name)) for name in names]
        if self.figures.leads:
            drawn.append(figure(say("leads"), self._leads(), say("leads-note")))
        return section(say("course"), "", side_by_side(drawn), shown(self.tables.spreads()), shown(self.tables.lines()))

    def _histogram(self, name: str) -> Markup:
        seen = sorted(self.figures.spreads[name].values.items())
        values = [value for value, times in seen for _ in range(times)]
        title = self.say(f"spread-{name}")
        return plots.histogram(title, values, title, self.say("column-times"), self.say.number)

    def _leads(self) -> Markup:
        say, leads = self.say, {int(lead.stage): lead.wins for lead in self.figures.leads}
        wins = [leads.get(stage, UNKNOWN) for stage in range(max(leads) + 1)]
        curve = plots.Curve(say("leads"), *zip(*(win.numbers for win in wins), strict=True))
        return plots.curves(say("leads"), [curve], say.game_words("stage-axis"), say("column-wins"), self.say.number)

    # --- what is used --------------------------------------------------------------------------------

    def uses(self) -> Markup:
        """Return what was used, a family after the other, each to be unfolded."""
        uses = {use.name: use for use in self.say.game.counted.uses}
        families = groupby(self.figures.uses, lambda usage: usage.thing[0])
        told = [self._family(uses[name], list(usages)) for name, usages in families]
        return section(self.say("uses"), self.say("uses-note"), told)

    def _family(self, use: Use, usages: list[Usage]) -> Markup:
        say = self.say
        notes = [say(f"{name}-note") for name, wanted in (("relative", use.relative), ("lot", use.by_lot)) if wanted]
        usages.sort(key=lambda usage: usage.earns.value if usage.earns else float("-inf"), reverse=True)
        widest = max((abs(end) for usage in usages if usage.earns for end in usage.earns.numbers), default=1.0)
        columns = self._columns(use, usages)
        rows = [(self.tables.name(usage.thing), *self._cells(usage, columns, widest)) for usage in usages]
        said = [tag("p", note, class_="note") for note in notes]
        return folded(say.family(use.name), len(usages), said, things(self.tables.headings("what", *columns), rows))

    def _columns(self, use: Use, usages: Sequence[Usage]) -> list[str]:
        """Return the columns that say something about a family, what matters most first."""
        offered = any(usage.offered for usage in usages)
        wanted = {
            "verdict": any(self.tables.verdict(usage.thing, *JUDGED) != NOTHING for usage in usages),
            "earns": any(usage.earns for usage in usages),
            "used": True,
            "taken": offered,
            "offered": offered,
            use.amount: bool(use.amount),
            "users": not self.alone,
        }
        return [column for column, is_wanted in wanted.items() if is_wanted]

    def _cells(self, usage: Usage, columns: Sequence[str], widest: float) -> Iterator[Child]:
        simple: dict[str, tuple[Estimate | None, int]] = {
            "offered": (usage.offered, 2), "used": (usage.a_game, 2), "taken": (usage.taken, 2),
            "price": (usage.amount, 1), "points": (usage.amount, 1), "users": (usage.wins, 0),
        }  # fmt: skip
        for column in columns:
            if column == "verdict":
                yield written(self.tables.verdict(usage.thing, *JUDGED))
            elif column == "earns":
                yield self._earns(usage.earns, widest)
            else:
                estimate, digits = simple[column]
                yield NOTHING if estimate is None else self.say.spread(estimate, digits)

    def _earns(self, earns: Estimate | None, widest: float) -> Child:
        if earns is None:
            return self.say("too-few")
        return tag("span", self.say.spread(earns, sign=True), whisker(earns, widest), class_="earns")

    # --- two side by side ----------------------------------------------------------------------------

    def against(self, other: Study) -> Markup:
        """Return the differences to other games."""
        say, differing, parts = self.say, self.tables.differing(), []
        for subject in SUBJECTS:
            those = [difference for difference in differing if difference.subject == subject]
            if those:
                parts.append(
                    folded(say(f"subject-{subject}"), len(those), shown(self.tables.differences(those, other)))
                )
        always = shown(self.tables.differences(self.tables.always_compared(), other))
        note = tag("p", self.tables.against_note(), class_="note")
        alone = [tag("p", text) for text in self.tables.lonely(other)]
        title = say("against", other=self.tables.names(other)[1])
        return section(title, "", always, note, parts or tag("p", say("same")), alone)


# --- small things ------------------------------------------------------------------------------------


def shown(rows: Rows) -> Markup:
    """Return a table."""
    return things(rows.headings, [tuple(map(written, row)) for row in rows.rows])


def things(headings: Sequence[str], rows: Sequence[Sequence[Child]]) -> Markup:
    """Return a table of things, whose names are not broken within a word."""
    return tag("div", table(headings, rows), class_="things")


def written(text: str) -> Child:
    """Return a text, in strong letters if it wants to be seen."""
    return tag("strong", text) if isinstance(text, Strong) else text


def folded(heading: str, count: int, *content: Child) -> Markup:
    """Return what is shown when its heading is touched."""
    summary = tag("summary", tag("h3", heading), tag("span", count, class_="soft"))
    return tag("details", summary, content)


def whisker(estimate: Estimate, widest: float) -> Markup:
    """Return an interval around zero as a line with a dot, for a cell of a table."""
    value, low, high = (50 + 48 * end / (widest or 1.0) for end in estimate.numbers)
    return Markup(
        '<svg class="whisker" viewBox="0 0 100 12" aria-hidden="true"><path d="M50 0V12" class="zero"/>'
        f'<path d="M{low:.1f} 6H{high:.1f}" class="reach"/><circle cx="{value:.1f}" cy="6" r="3.4"/></svg>'
    )
