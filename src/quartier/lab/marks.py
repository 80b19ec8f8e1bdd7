"""Scenes with moves marked in them, for a page.

A move says which ids of the scene it touches. Where those lie is read from the drawing itself: what is drawn under an
id, and how far that is moved and scaled.
"""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from quartier.engine.match import Match
from quartier.engine.svg import Markup, Value, element, rect, text_width
from quartier.lab.page import inlined
from quartier.reviews.review import BETTER, PLAYED, Marks

EDGE: dict[str, dict[str, Value]] = {
    PLAYED: {"stroke": "var(--series-6)", "stroke_width": 5},
    BETTER: {"stroke": "var(--series-3)", "stroke_width": 5, "stroke_dasharray": "9 5"},
}
"""How moves are marked: what is marked by a whole line was played, by a broken one would have been better."""
ROOM = 3.0
MOVES = re.compile(r"(translate|scale)\(([^)]*)\)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
STEPS = re.compile(rf"([A-Za-z])((?:[\s,]*{NUMBER.pattern})*)")
TAKES = {"m": 2, "l": 2, "t": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7}
"""How many numbers a step of a path takes; it ends at the last ones."""

ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""Which part of a text lies to the left of its place."""

Point = tuple[float, float]


class Turn(NamedTuple):
    """How points are scaled and then moved; nothing that can be pointed at is turned."""

    by: Point = (1.0, 1.0)
    to: Point = (0.0, 0.0)

    def __call__(self, point: Point) -> Point:
        """Return where a point lies."""
        return point[0] * self.by[0] + self.to[0], point[1] * self.by[1] + self.to[1]

    def within(self, transform: str) -> "Turn":
        """Return how points are moved in an element with a transform."""
        turn = self
        for kind, typed in MOVES.findall(transform):
            numbers = [float(number) for number in NUMBER.findall(typed)]
            x, y = (numbers * 2)[:2] if kind == "scale" else [*numbers, 0.0][:2]
            if kind == "translate":
                turn = Turn(turn.by, turn((x, y)))
            else:
                turn = Turn((turn.by[0] * x, turn.by[1] * y), turn.to)
        return turn


def marked_scene(match: Match, seat: int, language: str, marks: Marks) -> Markup:
    """Return the scene of a seat with what some moves touch marked, each in its own way, as an element of a page."""
    svg = match.svg(seat, language, theme="auto", layout="tall")
    boxes = _boxes(svg, {id for ids in marks.values() for id in ids})
    drawn = [_mark(boxes[id], kind) for kind, ids in marks.items() for id in ids if id in boxes]
    return inlined(f"{svg.removesuffix('</svg>')}{element('g', drawn, aria_hidden='true')}</svg>")


def _mark(box: tuple[Point, Point], kind: str) -> Markup:
    (left, top), (right, bottom) = box
    room = ROOM if kind == PLAYED else -ROOM
    width, height = right - left + 2 * room, bottom - top + 2 * room
    return rect(left - room, top - room, width, height, rx=6, fill="none", class_=f"mark-{kind}", **EDGE[kind])


# --- where things lie --------------------------------------------------------------------------------


def _boxes(svg: str, wanted: set[str]) -> dict[str, tuple[Point, Point]]:
    """Return the boxes of what has one of these ids."""
    root = ElementTree.fromstring(svg)
    sprites = {id: found for found in root.iter() if (id := found.get("id"))}
    boxes = {}
    for id, found, turn in _placed(root, Turn()):
        if id in wanted and (points := list(_points(found, turn, sprites)) or list(_written(found, turn))):
            across, down = zip(*points, strict=True)
            boxes[id] = (min(across), min(down)), (max(across), max(down))
    return boxes


def _placed(found: ElementTree.Element, turn: Turn) -> Iterator[tuple[str, ElementTree.Element, Turn]]:
    """Give all that has an id, with how it is moved from outside; a few words in a line stand for the line."""
    within = turn.within(found.get("transform", ""))
    for child in found:
        if _kind(child) != "defs":
            if id := child.get("id"):
                yield (id, found, turn) if _kind(child) == "tspan" else (id, child, within)
            yield from _placed(child, within)


def _points(found: ElementTree.Element, turn: Turn, sprites: dict[str, ElementTree.Element]) -> Iterator[Point]:
    """Give the corners of what is drawn in an element; writing is not counted, which lies on something."""
    turn = turn.within(found.get("transform", ""))
    kind, x, y = _kind(found), _number(found, "x"), _number(found, "y")
    if kind in ("rect", "use") and found.get("width"):
        yield turn((x, y))
        yield turn((x + _number(found, "width"), y + _number(found, "height")))
    elif kind in ("circle", "ellipse"):
        across, down = (_number(found, "r") or _number(found, side) for side in ("rx", "ry"))
        yield turn((_number(found, "cx") - across, _number(found, "cy") - down))
        yield turn((_number(found, "cx") + across, _number(found, "cy") + down))
    elif kind == "path":
        yield from (turn(point) for point in _path_points(found.get("d", "")))
    elif kind == "use" and (sprite := sprites.get(found.get("href", "#")[1:])) is not None:
        yield from _points(sprite, Turn(turn.by, turn((x, y))), sprites)
    else:
        for child in found:
            yield from _points(child, turn, sprites)


def _written(found: ElementTree.Element, turn: Turn) -> Iterator[Point]:
    """Give the corners of what is written in an element."""
    turn = turn.within(found.get("transform", ""))
    if _kind(found) == "text":
        x, y, size = (_number(found, name) for name in ("x", "y", "font-size"))
        width = text_width(_words(found), size)
        x -= width * ANCHORS[found.get("text-anchor", "start")]
        yield turn((x, y - size))
        yield turn((x + width, y + size / 4))
    for child in found:
        yield from _written(child, turn)


def _words(found: ElementTree.Element) -> str:
    """Return what is written in a text, without what only a screen reader says."""
    said = "" if _kind(found) == "title" else (found.text or "") + "".join(map(_words, found))
    return said + (found.tail or "" if _kind(found) != "text" else "")


def _path_points(steps: str) -> Iterator[Point]:
    """Give the points that a path goes through."""
    x = y = 0.0
    for command, typed in STEPS.findall(steps):
        kind, relative = command.lower(), command.islower()
        for numbers in _grouped([float(number) for number in NUMBER.findall(typed)], TAKES.get(kind, 0)):
            if kind != "v":
                x = numbers[-1 if kind == "h" else -2] + (x if relative else 0.0)
            if kind != "h":
                y = numbers[-1] + (y if relative else 0.0)
            yield x, y


def _grouped(numbers: list[float], size: int) -> Iterable[list[float]]:
    return [numbers[start : start + size] for start in range(0, len(numbers) - size + 1, size)] if size else []


def _kind(found: ElementTree.Element) -> str:
    return found.tag.rpartition("}")[2]


def _number(found: ElementTree.Element, name: str) -> float:
    return float(found.get(name) or 0)
