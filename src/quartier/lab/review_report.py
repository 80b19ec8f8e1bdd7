"""What a review has shown: in the terminal, and as a page with drawings."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartier.engine.locale import colon
from quartier.engine.move import spaced
from quartier.engine.svg import Markup
from quartier.lab import plots
from quartier.lab.marks import marked_scene
from quartier.lab.page import by_width, figure, page, section, side_by_side, table, tag
from quartier.lab.tables import narrow_table
from quartier.reviews.review import LOSSES, Judged, Review
from quartier.reviews.wording import Wording

BARS = "▁▂▃▄▅▆▇█"
STYLES = {"best": "green", "sound": "", "slip": "yellow", "mistake": "red", "blunder": "bold red"}
WIDEST = 60
"""Characters of a curve in the terminal."""


# --- what both show ----------------------------------------------------------------------------------


def _changes(one: Judged, found: Review, say: Wording) -> list[str]:
    """Return a decision's values with the best move and with the played one, and the luck that followed."""
    value = _from_to(say.value(one.before[one.seat]), say.value(one.after[one.seat]))
    margin = [] if found.alone else [_from_to(say.margin(one.points_before), say.margin(one.points_after))]
    return [value, *margin, say.value(one.luck[one.seat], sign=True)]


def _from_to(before: str, after: str) -> str:
    return after if before == after else f"{before} → {after}"


def _headings(found: Review, say: Wording) -> list[str]:
    chance = [] if found.alone else ["column-chance"]
    columns = [f"column-{column}" for column in ("number", "seat", "verdict", "played")]
    return [*map(say, (*columns, *chance)), say.of_kind("column-margin"), say("column-luck")]


# --- the terminal ------------------------------------------------------------------------------------


def as_tables(found: Review, say: Wording) -> RenderableType:
    """Return the whole review for a terminal."""
    return Group(
        *(Text(line) for line in say.lead()),
        Text(),
        _players_table(say),
        *_sparks(found, say),
        _decisions(found, say),
        *_turns(found, say),
        Text(say.of_kind("decisions-note", noise=say.noise), "dim"),
    )


def _players_table(say: Wording) -> Table:
    headings, rows = say.players()
    shown = narrow_table(say.of_kind("players"), headings)
    for row in rows:
        shown.add_row(*row)
    return shown


def _sparks(found: Review, say: Wording) -> Iterator[Text]:
    """Give the curves as rows of bars."""
    yield Text(say.of_kind("graph"), "bold")
    for name, values in say.curves():
        yield Text.assemble((f"{say.value(values[0])} ", "dim"), sparks(values, alone=found.alone))
        yield Text(f"  {colon(say.language, name, say.value(values[-1]))}", "dim")
    yield Text()


def sparks(values: Sequence[float], alone: bool = False) -> str:
    """Return values as bars: chances from 0 to 1, points from the lowest to the highest; the last one at the end."""
    shown = values
    if len(values) > WIDEST:
        shown = [values[round(place * (len(values) - 1) / (WIDEST - 1))] for place in range(WIDEST)]
    low, high = (min(shown), max(shown)) if alone else (0.0, 1.0)
    steps = [(value - low) / (high - low or 1) * len(BARS) for value in shown]
    return "".join(BARS[min(len(BARS) - 1, int(step))] for step in steps)


def _decisions(found: Review, say: Wording) -> Table:
    """Return one row a decision, moves as they are typed, which is short; below a loss, what was better."""
    shown = narrow_table(say("decisions"), _headings(found, say), left=4)
    for one in found.decisions:
        move = Text(spaced(one.played))
        if one.verdict in LOSSES:
            move.append(f"\n{say('better', move=spaced(one.best))}", "dim")
        verdict = Text(say.verdict(one), STYLES[one.verdict])
        shown.add_row(str(one.number), say.seat(one.seat), verdict, move, *_changes(one, found, say))
    return shown


def _turns(found: Review, say: Wording) -> Iterator[Text]:
    """Give the turning points."""
    yield Text(say("turning"), "bold")
    if not found.turning_points:
        yield Text(say("turning-none"))
    for one in found.turning_points:
        yield Text(say.turn_title(one), STYLES[one.verdict])
        yield from (Text(f"  {line}") for line in say.turn(one))
    yield Text()


# --- a page ------------------------------------------------------------------------------------------


def as_page(found: Review, say: Wording) -> str:
    """Return a page with the curve, the drawings of the turning points and all decisions."""
    headings, rows = say.players()
    note = say.of_kind("decisions-note", noise=say.noise)
    parts = [
        section(say.of_kind("players"), say.players_note(), table(headings, rows)),
        section(say.of_kind("graph"), say("graph-note"), _graph(found, say)),
        section(say("turning"), say("turning-note" if found.turning_points else "turning-none"), _scenes(found, say)),
        section(say("decisions"), note, _all_decisions(found, say)),
    ]
    title = say("title", game=say.game_words("title"))
    return page(title, " ".join(say.lead()), parts, say.language)


def _graph(found: Review, say: Wording) -> Markup:
    lines = [plots.Curve(name, values) for name, values in say.curves()]
    title = say.of_kind("graph") if len(lines) > 1 or found.alone else say("graph-of", seat=lines[0].name)
    places = [*(one.number for one in found.decisions), len(found.match.history) + 1]
    turns = [one.number for one in found.turning_points]
    drawn = [
        plots.curves(
            title, lines, say("graph-axis"), say.of_kind("graph"), say.value, places, turns,
            span=None if found.alone else (0.0, 1.0), width=width,
        )
        for width in (plots.WIDTH, plots.WIDE)
    ]  # fmt: skip
    return figure(title, by_width(*drawn))


def _scenes(found: Review, say: Wording) -> Markup:
    return side_by_side([_scene(found, one, say) for one in found.turning_points])


def _scene(found: Review, one: Judged, say: Wording) -> Markup:
    """Return a turning point: the scene as its player saw it, with both moves marked, and what is to be said."""
    match = found.match.at(one.number - 1)
    scene = marked_scene(match, one.seat, say.language, found.marks(one))
    title = say.turn_title(one)
    told = [tag("p", line) for line in say.turn(one)]
    return tag("figure", tag("figcaption", tag("h3", title), told), scene, class_="turning-point")


def _all_decisions(found: Review, say: Wording) -> Markup:
    rows = [
        [
            str(one.number),
            say.seat(one.seat),
            say.verdict(one),
            [
                say.move(one, one.played),
                tag("small", say("better", move=say.move(one, one.best))) if one.verdict in LOSSES else None,
            ],
            *_changes(one, found, say),
        ]
        for one in found.decisions
    ]
    return tag("div", table(_headings(found, say), rows), class_="decisions")
