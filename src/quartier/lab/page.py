"""The reports of the lab as pages: one file each, with typefaces and plots in it, that asks nothing of any network.

They look as the table does, whose style they have; `report.css` adds what only reports need.
"""

import base64
import hashlib
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from quartier.engine.cache import PACKAGE
from quartier.engine.errors import QuartierError
from quartier.engine.letters import FONTS
from quartier.engine.record import write_whole
from quartier.engine.svg import Child, Markup, Value, join, written

STYLES = (PACKAGE / "table/static/css/base.css", Path(__file__).parent / "report.css")
MADE_BY = '<meta name="generator" content="Quartier">'
"""By this a page is known to be ours."""
BARE = re.compile(r"/\*.*?\*/\s*", re.DOTALL)


def tag(name: str, *children: Child, **attributes: Value) -> Markup:
    """Return an element of a page; text in it is escaped."""
    return Markup(f"<{name}{written(**attributes)}>{join(children)}</{name}>")


def page(title: str, lead: str, parts: Iterable[Child], language: str) -> str:
    """Return a whole page: its title, what it is about in a sentence or two, and its parts."""
    head = join([
        Markup(f'<meta charset="utf-8">{MADE_BY}<meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        tag("style", Markup(_style())),
    ])  # fmt: skip
    header = tag("header", tag("h1", title), tag("p", lead, class_="lead"))
    body = tag("body", tag("main", header, parts, class_="wrap report"))
    return f"<!doctype html>\n{tag('html', tag('head', head), body, lang=language)}\n"


def _style() -> str:
    """Return the style sheets as one, with the typefaces in it."""
    css = "".join(BARE.sub("", file.read_text(encoding="utf-8")) for file in STYLES)
    return re.sub(r'url\("../fonts/([\w-]+\.woff2)"\)', _typeface, css)


def _typeface(found: re.Match[str]) -> str:
    return f"url(data:font/woff2;base64,{base64.b64encode((FONTS / found[1]).read_bytes()).decode()})"


def section(heading: str, note: str, *content: Child) -> Markup:
    """Return a part of a page: a heading, a sentence that says how to read it, and what there is to read."""
    return tag("section", tag("h2", heading), tag("p", note, class_="note") if note else None, content)


def side_by_side(*figures: Child) -> Markup:
    """Return plots that lie side by side where there is room."""
    return tag("div", figures, class_="plots")


def by_width(narrow: Child, wide: Child) -> Markup:
    """Return one of two plots of the same: the narrow one on a phone, the wide one on a desk."""
    return join([tag("div", narrow, class_="narrow"), tag("div", wide, class_="wide")])


def figure(title: str, plot: Child, note: str = "") -> Markup:
    """Return a plot with its title above it and, below, a word on how to read it."""
    below = tag("p", note, class_="note") if note else None
    return tag("figure", tag("figcaption", tag("h3", title)), plot, below)


def table(headings: Sequence[str], rows: Iterable[Sequence[Child]], caption: str = "") -> Markup:
    """Return a table: the first column names what the others are numbers of."""
    head = tag("tr", [tag("th", heading, scope="col") for heading in headings])
    body = [tag("tr", tag("th", first, scope="row"), [tag("td", cell) for cell in rest]) for first, *rest in rows]
    title = tag("caption", caption) if caption else None
    return _scrolling(tag("table", title, tag("thead", head), tag("tbody", body)))


def matrix(names: Sequence[str], cells: Sequence[Sequence[tuple[float, str] | None]], corner: str = "") -> Markup:
    """Return how each of some did against each: shares from 0 to 1, shaded, and what is written there.

    Columns are numbered as the rows are, so that long names fit on a phone.
    """
    head = tag("tr", tag("th", corner, scope="col"), [tag("th", number, scope="col") for number in _numbers(names)])
    body = [
        tag("tr", tag("th", tag("b", number), " ", name, scope="row"), [_cell(cell) for cell in row])
        for number, name, row in zip(_numbers(names), names, cells, strict=True)
    ]
    return _scrolling(tag("table", tag("thead", head), tag("tbody", body), class_="matrix"))


def _numbers(names: Sequence[str]) -> range:
    return range(1, len(names) + 1)


def _cell(cell: tuple[float, str] | None) -> Markup:
    if cell is None:
        return tag("td", class_="none")
    return tag("td", cell[1], style=f"--share: {100 * cell[0]:.0f}%")


def _scrolling(content: Markup) -> Markup:
    """Return what may be wider than a phone, in a frame of its own that can be moved by finger and by keyboard."""
    return tag("div", content, class_="scrolling", tabindex="0")


def inlined(svg: str) -> Markup:
    """Return a drawing whose names are its own, so that several can lie in one page."""
    own = hashlib.sha256(svg.encode()).hexdigest()[:8]
    return Markup(re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{own}-", svg))


def write_page(file: Path, content: str) -> None:
    """Write a page as a whole, or not at all."""
    try:
        write_whole(file, content.encode())
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise QuartierError(f"{file} can't be written: {reason}", "report", file=file, reason=reason) from error
