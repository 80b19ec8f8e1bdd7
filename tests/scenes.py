"""Scenes measured as a browser would: where every line of text lies, and how large it is."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import quartier
from quartier.engine.letters import ems
from quartier.engine.match import Match
from quartier.engine.scene import Scene
from quartier.engine.svg import SERIF, Palette, face_of

SVG = "{http://www.w3.org/2000/svg}"
PHONE_PIXELS = 360
"""The narrowest phone."""


@dataclass(frozen=True)
class Box:
    """A rectangle in units of the scene."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: "Box", slack: float = 0) -> bool:
        return (
            self.left - slack <= other.left
            and self.top - slack <= other.top
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: "Box") -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    @property
    def area(self) -> float:
        return (self.right - self.left) * (self.bottom - self.top)


@dataclass(frozen=True)
class Line:
    """A line of text as it is seen; its box reaches from the top of capitals to the base line."""

    text: str
    size: float
    box: Box


@dataclass(frozen=True)
class At:
    """A place and a scale: all that transforms do around text."""

    x: float = 0
    y: float = 0
    across: float = 1
    down: float = 1

    def then(self, transform: str) -> "At":
        found = self
        for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", transform):
            first, *rest = (float(number) for number in re.split(r"[ ,]+", numbers.strip()))
            if name == "translate":
                down = rest[0] if rest else 0.0
                found = At(found.x + first * found.across, found.y + down * found.down, found.across, found.down)
            elif name == "scale":
                down = rest[0] if rest else first
                found = At(found.x, found.y, found.across * first, found.down * down)
        return found


def walked(element: ElementTree.Element, at: At) -> Iterator[tuple[ElementTree.Element, At]]:
    """Yield everything that is drawn, with its place; what only defines something is left out."""
    if element.tag == f"{SVG}defs":
        return
    here = at.then(element.get("transform", ""))
    yield element, here
    for child in element:
        yield from walked(child, here)


def lines(scene: Scene) -> list[Line]:
    """Return all lines of text of a scene."""
    found = []
    for element, at in walked(ElementTree.fromstring(scene.svg()), At()):
        if element.tag == f"{SVG}text":
            spans = [span for span in element if span.get("x")]
            found += [_line(element, span, at) for span in spans or [element]]
    return found


def _line(text: ElementTree.Element, span: ElementTree.Element, at: At) -> Line:
    serif = text.get("font-family") == SERIF
    face = face_of({"font_family": SERIF if serif else None, "font_weight": int(text.get("font-weight", 400))})
    written = _read(span)
    size = float(text.get("font-size", ""))
    width = ems(written, face) * size
    shift = {"middle": width / 2, "end": width}.get(text.get("text-anchor", ""), 0)
    left, base = float(span.get("x", 0)) - shift, float(span.get("y", 0))
    box = Box(
        at.x + left * at.across,
        at.y + (base - 0.7 * size) * at.down,
        at.x + (left + width) * at.across,
        at.y + base * at.down,
    )
    return Line(written, size * min(at.across, at.down), box)


def _read(element: ElementTree.Element) -> str:
    """Return what can be seen of a text: all but titles."""
    inner = "".join(("" if child.tag == f"{SVG}title" else _read(child)) + (child.tail or "") for child in element)
    return (element.text or "") + inner


def frames(scene: Scene) -> list[Box]:
    """Return every rectangle that is drawn on the page."""
    return [
        Box(
            at.x + float(element.get("x", 0)) * at.across,
            at.y + float(element.get("y", 0)) * at.down,
            at.x + (float(element.get("x", 0)) + float(element.get("width", 0))) * at.across,
            at.y + (float(element.get("y", 0)) + float(element.get("height", 0))) * at.down,
        )
        for element, at in walked(ElementTree.fromstring(scene.svg()), At())
        if element.tag == f"{SVG}rect" and element.get("fill") != "transparent"
    ]


OPTIONS: dict[str, list[dict[str, Any]]] = {
    "paris": [{}],
    "tiny_towns": [
        {"players": 2, "buildings": "first"},
        {"players": 4, "cavern": True},
        {"players": 6, "mode": "town_hall"},
        {"players": 1, "mode": "solo"},
    ],
    "munivers": [{"players": 2}, {"players": 4}],
}


@cache
def moments(game: str) -> tuple[Match, ...]:
    """Return matches at their beginning, on their way and at their end, as chance plays them."""
    found = []
    for seed, options in enumerate(OPTIONS[game]):
        match, chance = quartier.new(game, seed=seed, **options), Random(seed)
        found.append(match.copy())
        while not match.over:
            seat = chance.choice(match.waiting)
            match.play_action(chance.choice(match.actions(seat)), seat)
            if len(match.history) in (9, 30, 75, 150):
                found.append(match.copy())
        found.append(match)
    return tuple(found)


def contrast(palette: Palette, one: str, other: str, theme: int) -> float:
    """Return how much lighter one colour is than another, as WCAG counts it; `theme` 0 is the day."""
    lighter, darker = sorted((_luminance(palette[name][theme]) for name in (one, other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
