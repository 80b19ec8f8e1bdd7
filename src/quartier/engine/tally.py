"""The final count as a scene shows it: a line for each thing that counts, a column for each seat, the laurel."""

from collections.abc import Sequence
from dataclasses import dataclass

from quartier.engine.svg import Markup, fitted, group, heading, label, named, path, place, rect, use

HEAD, ROW = 54, 23
"""How high the heads of the columns are, and a line."""
WIDEST_LABEL = 230
"""How much room the names of the lines take at most."""


@dataclass(frozen=True)
class Column:
    """A seat in the count."""

    name: str
    icon: Markup
    """Its sign, drawn around the origin in a square of 28."""
    points: Sequence[int]
    """For each line; the total last."""
    won: bool
    ties: Sequence[int] = ()
    """What decides where totals are equal."""


def tally_height(lines: int, ties: int = 0) -> float:
    """Return how high a count of that many lines is, the total included, with so many that decide ties."""
    return HEAD + ROW * (lines + ties) + 14


def tally(
    title: str, lines: Sequence[str], columns: Sequence[Column], width: float, ties: Sequence[str] = ()
) -> Markup:
    """Return the count as a table; its title names it for a screen reader."""
    height = tally_height(len(lines), len(ties))
    names = min(WIDEST_LABEL, (0.42 if len(columns) <= 4 else 0.34) * width)
    step, total = (width - names - 12) / len(columns), len(lines) - 1
    return named(
        "result",
        title,
        rect(0, 0, width, height, rx=10, fill="var(--panel)", stroke="var(--line)", stroke_width=1.5),
        [_winner(names + number * step, step, height) for number, column in enumerate(columns) if column.won],
        path(f"M12,{HEAD + ROW * total + 2}H{width - 12}", stroke="var(--line)", stroke_width=1),
        [
            label(14, _baseline(row), text, fitted(text, 14, names - 20), font_weight=600 if row == total else 400)
            for row, text in enumerate(lines)
        ],
        [
            label(14, _baseline(total + 1 + row), text, fitted(text, 12, names - 20), fill="var(--soft)")
            for row, text in enumerate(ties)
        ],
        [
            group(_column(column, step), transform=place(names + number * step, 0))
            for number, column in enumerate(columns)
        ],
    )


def signed(points: int) -> str:
    """Return a number with a real minus sign."""
    return str(points).replace("-", "−")


def _winner(left: float, width: float, height: float) -> Markup:
    return rect(left + 2, 4, width - 4, height - 8, rx=7, fill="var(--line)", fill_opacity=0.45)


def _baseline(row: int) -> float:
    return HEAD + ROW * (row + 0.75)


def _column(column: Column, width: float) -> list[Markup]:
    *parts, total = column.points
    middle, right = width / 2, width / 2 + 16
    head = [
        group(column.icon, transform=place(middle, 20)),
        label(middle, 50, column.name, fitted(column.name, 12, width - 6), text_anchor="middle", font_weight=600),
        heading(right, _baseline(len(parts)) + 1, signed(total), 18, text_anchor="end"),
    ]
    if column.won:
        head.append(group(use("laurel"), transform=place(middle, 20, 0.85), color="var(--soft)"))
    return [
        *head,
        *[_points(right, row, points, 14, "ink" if points else "soft") for row, points in enumerate(parts)],
        *[_points(right, len(parts) + 1 + row, often, 12, "soft") for row, often in enumerate(column.ties)],
    ]


def _points(right: float, row: int, points: int, size: float, ink: str) -> Markup:
    return label(right, _baseline(row), signed(points), size, text_anchor="end", fill=f"var(--{ink})")


def laurel() -> Markup:
    """Return the winner's laurel, in the current colour, around a sign of 36 across."""
    leaf = "M0,-4Q5,-10 0,-16Q-5,-10 0,-4Z"
    leaves = [
        path(leaf, transform=f"rotate({side * turn})translate(0 -13)rotate({-55 * side})")
        for side in (-1, 1)
        for turn in (60, 85, 110, 135, 160)
    ]
    return group(leaves, id="laurel", fill="currentColor")
