"""The report of balance in a terminal: what is out of line, who wins, how games go. The page has the rest."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from quartier.lab.balance import Report, Study
from quartier.lab.balance_rows import Rows, Strong, Tables
from quartier.lab.balance_words import Wording, lead
from quartier.lab.statistics import DRAWS
from quartier.lab.tables import narrow_table
from quartier.lab.wording import NO_BREAK

MOST_DIFFERENCES = 25
MOST_STAGES = 12
"""Of a longer game every second or third is told, and the last."""


def balance_tables(report: Report, language: str) -> Iterator[RenderableType]:
    """Yield what is printed."""
    say = Wording(report.game, language)
    yield Text(lead(report.plan, say))
    yield Text(say("intervals", draws=DRAWS))
    for study in report.studies:
        tables, found = Tables(study, say), study.figures
        yield Text(f"\n{say.options(study.options, found.players)}", style="bold")
        judged = tables.findings()
        yield laid_out(say("findings"), judged) if judged.rows else Text(say("in-order"))
        yield Text(tables.left())
        yield laid_out(say("who"), tables.shares())
        if found.habits:
            yield laid_out(say("habits"), tables.habits())
        yield laid_out(say("course"), tables.spreads())
        if found.leads:
            yield laid_out(say("leads"), thinned(tables.leads()))
        if study.other is not None:
            yield from against(study.other, tables, say)


def against(other: Study, tables: Tables, say: Wording) -> Iterator[RenderableType]:
    """Yield scores and lengths of two sets of games, and where else they differ most clearly."""
    title = say("against", other=tables.names(other)[1])
    yield laid_out(title, tables.differences(tables.always_compared(), other, subjects=True))
    yield Text(tables.against_note())
    differing = tables.differing()[:MOST_DIFFERENCES]
    yield laid_out("", tables.differences(differing, other, subjects=True)) if differing else Text(say("same"))


def thinned(stages: Rows) -> Rows:
    """Return some rows of many, evenly, with the last one."""
    step = max(1, -(-len(stages.rows) // MOST_STAGES))
    return Rows(stages.headings, stages.rows[::-1][::step][::-1])


def laid_out(title: str, rows: Rows) -> Table:
    """Return a table, what is out of line in bold letters."""
    table = narrow_table(title, rows.headings)
    for row in rows.rows:
        table.add_row(*(Text(cell.replace(NO_BREAK, " "), "bold" if isinstance(cell, Strong) else "") for cell in row))
    return table
