"""Plots as SVG that lies in a page: its text in the page's typeface, its colours the page's, by day and by night.

A plot is as wide as a phone: there it fills the page, on a desk two lie side by side, and its words can be read on
both. A colour never says anything alone: what it tells apart stands beside it in words.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import Any, NamedTuple

from quartier.engine.extras import needed
from quartier.engine.letters import FONTS, PLAIN
from quartier.engine.svg import Markup, text_width, written
from quartier.lab.page import inlined

WIDTH = 360
"""Of a plot, in pixels."""
WIDE = 880
"""Of one that has a desk for itself."""
ROW = 44
"""Pixels from one row of a plot to the next."""
FRAME = 56
"""Pixels below the rows, for the axis."""
TEXT = 13
"""Pixels of its letters, and eleven where a phone leaves 300 for the plot."""
DOTS = 72
"""Points an inch, as SVG counts: a pixel is a point."""

INK, SOFT, LINE, MARK, SHADE = "#010101", "#020202", "#030303", "#040404", "#050505"
SERIES = ("#060601", "#060602", "#060603", "#060604", "#060605", "#060606")
COLOURS = {INK: "ink", SOFT: "soft", LINE: "line", MARK: "accent", SHADE: "shade"} | {
    colour: f"series-{number}" for number, colour in enumerate(SERIES, 1)
}
"""What Matplotlib is told, and the colour of the page that it stands for."""
DASHES = ("-", "--", ":", "-.", (0, (5, 1, 1, 1, 1, 1)), (0, (1, 3)))
ROUND = (1, 2, 5, 10)
"""Steps of a scale whose numbers are round: those of 2.5 would be written as 2, 5, 8."""

STYLE = {
    "svg.fonttype": "none", "svg.hashsalt": "quartier", "font.family": PLAIN.family, "font.size": TEXT,
    "text.color": INK, "axes.labelcolor": SOFT, "axes.edgecolor": LINE, "xtick.color": LINE, "ytick.color": LINE,
    "xtick.labelcolor": SOFT, "ytick.labelcolor": SOFT, "grid.color": LINE, "grid.linewidth": 0.7,
    "axes.spines.top": False, "axes.spines.right": False, "axes.axisbelow": True, "axes.unicode_minus": True,
    "figure.facecolor": "none", "axes.facecolor": "none", "legend.frameon": False, "lines.solid_capstyle": "butt",
}  # fmt: skip

Format = Callable[[float], str]
"""How a number is written, in the language of the page."""


class Row(NamedTuple):
    """A value with its interval, and what it is the value of."""

    name: str
    value: float
    low: float
    high: float


class Curve(NamedTuple):
    """Values one after the other, with their intervals where they have some."""

    name: str
    values: Sequence[float]
    low: Sequence[float] = ()
    high: Sequence[float] = ()


def ranges(
    title: str, rows: Sequence[Row], axis: str, written_as: Format, fair: float | None = None, log: bool = False,
    ticks: Format | None = None,
) -> Markup:  # fmt: skip
    """Return values as dots with their intervals, a row each, its name above it; `fair` is a line to compare with."""
    with _drawn(title, FRAME + ROW * len(rows)) as (axes, plot):
        for number, row in enumerate(rows):
            axes.plot([row.low, row.high], [number, number], color=MARK, linewidth=2.5, alpha=0.55)
            axes.plot([row.value], [number], "o", color=MARK, markersize=7)
            _name(axes, number, row.name, written_as(row.value))
        if fair is not None:
            axes.axvline(fair, color=SOFT, linestyle=DASHES[1], linewidth=1)
        if log:
            axes.set_xscale("log")
        _rows(axes, len(rows), axis, ticks or written_as)
    return plot()


def spreads(title: str, rows: Sequence[tuple[str, Sequence[float]]], axis: str, written_as: Format) -> Markup:
    """Return how values spread, a row each: the middle half as a box with the median, 5 % beyond each whisker."""
    with _drawn(title, FRAME + ROW * len(rows)) as (axes, plot):
        edge = {"color": INK, "linewidth": 1.2}
        axes.boxplot(
            [values for _, values in rows], positions=range(len(rows)), orientation="horizontal", widths=0.3,
            whis=(5, 95), patch_artist=True, showmeans=True, whiskerprops=edge, capprops=edge,
            boxprops={"facecolor": SHADE, "edgecolor": INK}, medianprops={"color": INK, "linewidth": 2.2},
            meanprops={"marker": "o", "markerfacecolor": MARK, "markeredgecolor": MARK, "markersize": 6},
            flierprops={"marker": ".", "markersize": 3, "markerfacecolor": SOFT, "markeredgecolor": SOFT},
        )  # fmt: skip
        for number, (name, _) in enumerate(rows):
            _name(axes, number, name)
        _rows(axes, len(rows), axis, written_as)
    return plot()


def histogram(title: str, values: Sequence[int], axis: str, height: str, written_as: Format) -> Markup:
    """Return how often each whole number came; where there are many, those side by side are counted together."""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // 30))
    with _drawn(title, 240) as (axes, plot):
        edges = [edge - 0.5 for edge in range(low, high + step + 1, step)]
        axes.hist(values, bins=edges, color=SHADE, edgecolor=INK, linewidth=1)
        axes.grid(axis="y")
        _axis(axes.xaxis, axis, written_as, whole=True)
        _axis(axes.yaxis, height, written_as, whole=True)
    return plot()


def curves(
    title: str, lines: Sequence[Curve], axis: str, height: str, written_as: Format, places: Sequence[int] = (),
    marks: Iterable[int] = (), span: tuple[float, float] | None = None, width: int = WIDTH,
) -> Markup:  # fmt: skip
    """Return curves over 0, 1, 2 … or other places, each with a band where it has intervals.

    Some of the places are marked by their numbers. `span` is how far the values could reach.
    """
    with _drawn(title, 260, width) as (axes, plot):
        for line, colour, dash in zip(lines, _endless(SERIES), _endless(DASHES), strict=False):
            across = places or range(len(line.values))
            if line.low:
                axes.fill_between(across, line.low, line.high, color=colour, alpha=0.2, linewidth=0)
            axes.plot(across, line.values, color=colour, linestyle=dash, linewidth=2, label=line.name)
        if span is not None:
            slack = (span[1] - span[0]) / 50
            axes.set_ylim(span[0] - slack, span[1] + slack)
        _mark(axes, sorted(marks), width)
        axes.grid(axis="y")
        _axis(axes.xaxis, axis, "{:.0f}".format, whole=True)
        _axis(axes.yaxis, height, written_as)
        if len(lines) > 1:
            axes.figure.legend(loc="outside upper left", ncols=2 if width == WIDTH else len(lines))
    return plot()


# --- what they share ---------------------------------------------------------------------------------


@contextmanager
def _drawn(title: str, height: float, width: float = WIDTH) -> Iterator[tuple[Any, Callable[[], Markup]]]:
    """Give axes to draw on, and what returns the plot when they are drawn."""
    matplotlib = needed("matplotlib")
    fonts = needed("matplotlib.font_manager").fontManager
    if PLAIN.family not in fonts.get_font_names():
        fonts.addfont(FONTS / f"{PLAIN.file}.ttf")
    out = StringIO()
    with matplotlib.rc_context(STYLE):
        figure = needed("matplotlib.figure").Figure((width / DOTS, height / DOTS), layout="constrained")
        yield figure.add_subplot(), lambda: _in_page(out.getvalue(), title)
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})


def _rows(axes: Any, count: int, axis: str, written_as: Format) -> None:
    """Lay rows below each other, the first on top; their names are written above them."""
    axes.set_ylim(count - 0.6, -0.8)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    _axis(axes.xaxis, axis, written_as)


def _name(axes: Any, row: int, name: str, value: str = "") -> None:
    """Write what a row is above it on the left, and its value on the right."""
    above = {"xycoords": ("axes fraction", "data"), "va": "center", "in_layout": False}
    axes.annotate(_shortened(name, WIDTH - 32 - text_width(f"  {value}", TEXT)), (0, row - 0.36), **above)
    axes.annotate(value, (1, row - 0.36), ha="right", **above)


def _shortened(name: str, room: float) -> str:
    """Return a name as far as there is room for it: what is left out is its middle."""
    left = len(name)
    shown = name
    while text_width(shown, TEXT) > room:
        left -= 1
        shown = f"{name[: -(-left // 2)]}…{name[len(name) - left // 2 :]}"
    return shown


def _axis(axis: Any, name: str, written_as: Format, whole: bool = False) -> None:
    axis.set_label_text(name)
    axis.set_major_formatter(lambda value, _: written_as(value))
    if axis.get_scale() == "linear":
        axis.get_major_locator().set_params(steps=ROUND, integer=whole)


def _mark(axes: Any, places: Sequence[int], width: int) -> None:
    """Draw a line at each place, its number above it; numbers that would lie on one another are lifted."""
    left, right = axes.get_xlim()
    ends: list[float] = []
    for place in places:
        name = str(place)
        middle, half = (place - left) / (right - left) * width, text_width(name, TEXT) / 2 + 2
        level = next((level for level, end in enumerate(ends) if end <= middle - half), len(ends))
        ends[level : level + 1] = [middle + half]
        axes.axvline(place, color=SOFT, linewidth=1, linestyle=DASHES[2])
        axes.annotate(
            name, (place, 1), (0, 2 + level * TEXT), xycoords=("data", "axes fraction"), textcoords="offset points",
            ha="center", va="bottom", color=SOFT,
        )  # fmt: skip


def _endless(values: Sequence[Any]) -> Iterator[Any]:
    while True:
        yield from values


def _in_page(svg: str, title: str) -> Markup:
    """Return a drawing of Matplotlib as an element of a page."""
    body = svg[svg.index(">", svg.index("<svg")) + 1 :]
    body = re.sub(r"<(metadata|style).*?</\1>\s*", "", body, flags=re.DOTALL)  # such a style would hold for the page
    size = re.search(r'viewBox="([^"]+)"', svg)
    assert size
    for colour, name in COLOURS.items():
        body = body.replace(colour, f"var(--{name})")
    body = re.sub(r"font-family: '[^']+';? ?", "", body)
    return inlined(f"<svg{written(viewBox=size[1], role='img', aria_label=title, class_='plot')}>{body}")
