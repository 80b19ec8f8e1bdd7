"""The building blocks of drawings: escaped elements, text that fits, PNG. How they make a scene says scene.py.

A drawing names its colours (`var(--ink)`) and never states them: a palette gives each name a day and a night
value. PNG export needs nothing but the bundled fonts.
"""

import base64
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from quartier.engine.letters import FACES, FONTS, KEPT, PLAIN, STRONG, TITLE, Face, ems, glued

SERIF = f"{TITLE.family}, Georgia, serif"
SANS = f"{PLAIN.family}, Helvetica, sans-serif"
LEADING = 1.25
"""From one line of a text to the next, in its size."""
TINIEST = 5.0
"""A text that does not fit at this size does not fit at all."""

Palette = Mapping[str, tuple[str, str]]
"""Colours (and other values) by name: by day, by night."""

RULES = ".screened{mix-blend-mode:screen}"
"""What only a style sheet can say. No element has a style of its own, which a strict browser would ignore."""

VARIABLE = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")
ITALICS = re.compile(r'<text([^>]*) font-style="italic"([^>]*)>(.*?)</text>')
SPAN = re.compile(r'<tspan x="([^"]*)" y="([^"]*)">(.*?)</tspan>')
SLANT = 11
"""Degrees by which letters lean in italics."""
_SPECIAL = re.compile('[&<>"]')


class Markup(str):
    """Finished SVG. A plain `str` is text and gets escaped; Markup goes in as it is."""

    __slots__ = ()


Child = str | int | float | Iterable["Child"] | None
Value = str | int | float | None


def element(name: str, *children: Child, **attributes: Value) -> Markup:
    """Return an element. `stroke_width` stands for `stroke-width`, `class_` for `class`; None is left out."""
    opening, inside = f"<{name}{written(**attributes)}", join(children)
    return Markup(f"{opening}>{inside}</{name}>" if inside else f"{opening}/>")


def written(**attributes: Value) -> str:
    """Return attributes as they stand in an element."""
    return "".join(
        [f' {_attribute(key)}="{_escaped(_value(value))}"' for key, value in attributes.items() if value is not None]
    )


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _escaped(text: str) -> str:
    if not _SPECIAL.search(text):
        return text
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def join(children: Iterable[Child]) -> Markup:
    """Return children, nested as they come, as one piece of markup; text among them is escaped."""
    parts: list[str] = []
    for child in children:
        if isinstance(child, Markup):
            parts.append(child)
        elif isinstance(child, str | int | float):
            parts.append(_escaped(_value(child)))
        elif child is not None:
            parts.append(join(child))
    return Markup("".join(parts))


def named(id: str, name: str, *children: Child, **attributes: Value) -> Markup:
    """Return a group that a table can find (by its id) and a screen reader can name."""
    return element("g", element("title", name), *children, id=id, role="img", aria_label=name, **attributes)


def group(*children: Child, **attributes: Value) -> Markup:
    """Return a nameless group."""
    return element("g", *children, **attributes)


def use(sprite: str, x: float = 0, y: float = 0, **attributes: Value) -> Markup:
    """Return a reference to a sprite, moved to a place."""
    return element("use", href=f"#{sprite}", x=x or None, y=y or None, **attributes)


def path(d: str, **attributes: Value) -> Markup:
    """Return a path."""
    return element("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> Markup:
    """Return a rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> Markup:
    """Return a circle."""
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def ellipse(x: float, y: float, across: float, down: float, **attributes: Value) -> Markup:
    """Return an ellipse."""
    return element("ellipse", cx=x, cy=y, rx=across, ry=down, **attributes)


def label(x: float, y: float, text: str, size: float, room: float | None = None, **attributes: Value) -> Markup:
    """Return one line of text in the sans that the whole scene is set in, smaller where its room is short."""
    given: dict[str, Value] = {"fill": "var(--ink)", **attributes}
    if room is not None:
        size = fitted(text, size, room, face_of(given))
    return element("text", text, x=x, y=y, font_size=size, **given)


def heading(x: float, y: float, text: str, size: float, room: float | None = None, **attributes: Value) -> Markup:
    """Return one line of text in the serif: a title, a name, a total."""
    return label(x, y, text, size, room, font_family=SERIF, font_weight=700, **attributes)


def paragraph(
    x: float, y: float, text: str, size: float, width: float, height: float | None = None, **attributes: Value
) -> Markup:
    """Return a text in lines below a height, in the largest size up to that one at which it fits into its box."""
    given: dict[str, Value] = {"fill": "var(--ink)", **attributes}
    size, lines = fitting(text, size, width, height, face_of(given))
    first = {"middle": x + width / 2, "end": x + width}.get(str(given.get("text_anchor")), x)
    spans = [
        element("tspan", line, x=first, y=y + size * (0.95 + LEADING * number)) for number, line in enumerate(lines)
    ]
    return element("text", spans, font_size=size, **given)


@lru_cache(maxsize=16384)
def place(x: float, y: float, scale: float = 1) -> str:
    """Return the transform that moves something to a place and scales it there."""
    moved = f"translate({number(float(x))} {number(float(y))})"
    return moved if scale == 1 else f"{moved}scale({scale:.4f})"


def number(value: float) -> str:
    """Return a coordinate with at most two decimals and nothing superfluous."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _value(value: str | int | float) -> str:
    return value if isinstance(value, str) else number(value)


# --- fitting text ------------------------------------------------------------------------------------


def face_of(attributes: Mapping[str, Value]) -> Face:
    """Return the font that a text with these attributes is set in."""
    if attributes.get("font_family") == SERIF:
        return TITLE
    return STRONG if attributes.get("font_weight") == STRONG.weight else PLAIN


def text_width(text: str, size: float, face: Face = PLAIN) -> float:
    """Return how wide a line is."""
    return ems(text, face) * size


def fitted(text: str, size: float, width: float, face: Face = PLAIN) -> float:
    """Return the size, that one or a smaller one, at which a line fits a width."""
    needed = text_width(text, size, face)
    return size if needed <= width else size * width / needed


@lru_cache(maxsize=16384)
def wrapped(text: str, size: float, width: float, face: Face = PLAIN) -> tuple[str, ...]:
    """Return a text broken into lines that fit a width; a word that is wider has a line of its own."""
    lines: list[str] = []
    for word in unbroken(text):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, face) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def unbroken(text: str) -> list[str]:
    """Return the parts of a text that stay in one line: words, and a number with what it counts."""
    return [part.replace(KEPT, " ") for part in glued(text).split(" ")]


@lru_cache(maxsize=16384)
def fitting(
    text: str, size: float, width: float, height: float | None = None, face: Face = PLAIN
) -> tuple[float, tuple[str, ...]]:
    """Return the size, that one or a smaller one, at which a text fits into a box, and its lines there."""
    longest = max(ems(word, face) for word in unbroken(text))
    size = min(size, max(TINIEST, width / longest if longest else size))
    while height is not None and size > TINIEST and paragraph_height(text, size, width, face) > height:
        size -= 0.25
    return size, wrapped(text, size, width, face)


def paragraph_height(text: str, size: float, width: float, face: Face = PLAIN) -> float:
    """Return how high a text is at a size."""
    return LEADING * size * len(wrapped(text, size, width, face))


# --- files -------------------------------------------------------------------------------------------


def with_fonts(svg: str) -> str:
    """Return the scene with the bundled fonts inside, so that a saved file looks right on its own."""
    faces = []
    for family, weight, file in FACES:
        data = base64.b64encode((FONTS / f"{file}.woff2").read_bytes()).decode()
        source = f"url(data:font/woff2;base64,{data})format('woff2')"
        faces.append(f"@font-face{{font-family:'{family}';font-weight:{weight};src:{source}}}")
    return svg.replace("<defs", f"<style>{''.join(faces)}</style><defs", 1)


def to_png(svg: str, width: int) -> bytes:
    """Return the scene as a PNG of that width, drawn with the bundled fonts. `auto` is drawn by day."""
    import resvg_py  # not needed to play

    return bytes(resvg_py.svg_to_bytes(**png_settings(svg, width)))


def png_settings(svg: str, width: int) -> dict[str, Any]:
    """Return what resvg must know to draw the scene as a PNG of that width."""
    bare = re.sub(r"<style>.*?</style>", "", svg).replace("<defs", f"<style>{RULES}</style><defs", 1)
    plain = ITALICS.sub(_slanted, VARIABLE.sub(lambda match: match[2] or "none", bare))
    fonts = [str(FONTS / f"{file}.ttf") for _, _, file in FACES]
    return {"svg_string": plain, "width": width, "skip_system_fonts": True, "font_files": fonts}


def _slanted(text: re.Match[str]) -> str:
    """Return a paragraph in italics, each line slanted on its base line: resvg slants no upright letters by itself."""
    lines = SPAN.findall(text[3])
    return "".join(
        f'<text{text[1]}{text[2]} transform="translate({x} {y})skewX(-{SLANT})">{line}</text>' for x, y, line in lines
    )
