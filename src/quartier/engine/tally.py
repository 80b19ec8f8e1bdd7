"""The final count as a scene shows it: a line for each thing that counts, a column for each seat, the laurel."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from quartier.engine.letters import STRONG
from quartier.engine.svg import (
    LEADING,
    Markup,
    fitted,
    fitting,
    group,
    heading,
    label,
    named,
    paragraph,
    path,
    place,
    rect,
    use,
)

HEAD, ROW = 54, 23
"""How high the heads of the columns are, and a line."""
WIDEST_LABEL = 230
"""How much room the names of the lines take at most."""
ROUNDING = 1e-6
"""What a line that was fitted exactly may be too wide by."""
PRINT, SMALL_PRINT, TINY_PRINT = 14, 12.5, 11.7
"""The size of a line's name, that of one which needs two lines, and the smallest of a seat's name."""


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


def tally_height(lines: Sequence[str], columns: int, width: float, ties: Sequence[str] = ()) -> float:
    """Return how high a count is: the names of its lines, the total last, and what decides ties."""
    return HEAD + sum(_row_height(text, _names_width(columns, width)) for text in (*lines, *ties)) + 14


def tally(
    title: str, lines: Sequence[str], columns: Sequence[Column], width: float, ties: Sequence[str] = ()
) -> Markup:
    """Return the count as a table; its title names it for a screen reader."""
    height = tally_height(lines, len(columns), width, ties)
    names = _names_width(len(columns), width)
    step, total = (width - names - 12) / len(columns), len(lines) - 1
    rows = [*accumulate((_row_height(text, names) for text in (*lines, *ties)), initial=float(HEAD))]
    middles = [(top + bottom) / 2 for top, bottom in pairwise(rows)]
    size = min(fitted(column.name, PRINT, step - 4, STRONG) for column in columns)
    return named(
        "result",
        title,
        rect(0, 0, width, height, rx=10, fill="var(--panel)", stroke="var(--line)", stroke_width=1.5),
        [_winner(names + number * step, step, height) for number, column in enumerate(columns) if column.won],
        path(f"M12,{rows[total] + 1:.1f}H{width - 12}", stroke="var(--line)", stroke_width=1),
        [
            _row_name(text, middle, names, "soft" if row > total else "ink", 600 if row == total else 400)
            for row, (text, middle) in enumerate(zip((*lines, *ties), middles, strict=True))
        ],
        [
            group(_column(column, middles, step, size), transform=place(names + number * step, 0))
            for number, column in enumerate(columns)
        ],
    )


def _names_width(columns: int, width: float) -> float:
    return min(WIDEST_LABEL, (0.42 if columns <= 4 else 0.34) * width)


def _row_size(text: str, names: float) -> tuple[float, int]:
    """Return the size of a line's name and how many lines it needs: two rather than one in tiny print."""
    size = fitted(text, PRINT, names - 20)
    if size >= SMALL_PRINT:
        return size, 1
    size, lines = fitting(text, SMALL_PRINT, names - 20)
    return size, len(lines)


def _row_height(text: str, names: float) -> float:
    size, lines = _row_size(text, names)
    return max(ROW, size * LEADING * lines + 6)


def _row_name(text: str, middle: float, names: float, ink: str, weight: int) -> Markup:
    size, lines = _row_size(text, names)
    top = middle - size * LEADING * lines / 2
    return paragraph(14, top, text, size, names - 20 + ROUNDING, fill=f"var(--{ink})", font_weight=weight)


def signed(points: int) -> str:
    """Return a number with a real minus sign."""
    return str(points).replace("-", "−")


def _winner(left: float, width: float, height: float) -> Markup:
    return rect(left + 2, 4, width - 4, height - 8, rx=7, fill="var(--line)", fill_opacity=0.45)


def _column(column: Column, middles: Sequence[float], width: float, size: float) -> list[Markup]:
    """Return the head of a column (where names would be tiny, the signs must do), its points, and the ties."""
    *parts, total = column.points
    middle, right = width / 2, width / 2 + 16
    head = [
        group(column.icon, transform=place(middle, 20)),
        heading(right, middles[len(parts)] + 6, signed(total), 18, text_anchor="end"),
    ]
    if size >= TINY_PRINT:
        head.append(label(middle, 50, column.name, size, text_anchor="middle", font_weight=600))
    if column.won:
        head.append(group(use("laurel"), transform=place(middle, 20, 0.85), color="var(--soft)"))
    return [
        *head,
        *[
            _points(right, middle, points, 14, "ink" if points else "soft")
            for points, middle in zip(parts, middles, strict=False)
        ],
        *[
            _points(right, middle, often, 12.5, "soft")
            for often, middle in zip(column.ties, middles[len(parts) + 1 :], strict=True)
        ],
    ]


def _points(right: float, middle: float, points: int, size: float, ink: str) -> Markup:
    return label(right, middle + 5, signed(points), size, text_anchor="end", fill=f"var(--{ink})")


def laurel() -> Markup:
    """Return the winner's laurel, in the current colour, around a sign of 36 across."""
    leaf = "M0,-4Q5,-10 0,-16Q-5,-10 0,-4Z"
    leaves = [
        path(leaf, transform=f"rotate({side * turn})translate(0 -13)rotate({-55 * side})")
        for side in (-1, 1)
        for turn in (60, 85, 110, 135, 160)
    ]
    return group(leaves, id="laurel", fill="currentColor")
