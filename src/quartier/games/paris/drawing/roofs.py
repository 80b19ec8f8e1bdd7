"""Buildings seen from above: a cornice, mansard slopes in the owner's colour, a zinc top, dormers and chimneys.

Cells are (x, y) with y counting downwards; a cell is 100 units wide.
"""

from collections.abc import Collection, Iterable

from quartier.engine.svg import Markup, circle, element, group, join, label, path, rect, use
from quartier.games.paris.drawing.sprites import points

Cell = tuple[int, int]
Point = tuple[float, float]

SIZE = 100
CORNICE, EAVES, RIDGE = 5, 8, 25
"""How far the wall, the lower and the upper edge of the slopes lie inside the outline of the cells."""


def outline(cells: Collection[Cell], inset: float = 0, size: float = SIZE) -> list[Point]:
    """Return the corners of a polyomino clockwise, moved inwards by an inset."""
    corners = _corners(cells)
    moved = []
    for index, (x, y) in enumerate(corners):
        before, after = _normal(corners[index - 1], (x, y)), _normal((x, y), corners[(index + 1) % len(corners)])
        moved.append((x * size + inset * (before[0] + after[0]), y * size + inset * (before[1] + after[1])))
    return moved


def _corners(cells: Collection[Cell]) -> list[Cell]:
    """Walk round the polyomino, its inside to the right, and keep the points where the walk turns."""
    after: dict[Cell, Cell] = {}
    for x, y in cells:
        square = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        beyond = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        for side in range(4):
            if beyond[side] not in cells:
                after[square[side]] = square[(side + 1) % 4]
    walk = [min(after)]
    while (following := after[walk[-1]]) != walk[0]:
        walk.append(following)
    turns = []
    for index, here in enumerate(walk):
        before, following = walk[index - 1], walk[(index + 1) % len(walk)]
        if not (before[0] == here[0] == following[0] or before[1] == here[1] == following[1]):
            turns.append(here)
    return turns


def _normal(start: Cell, end: Cell) -> Cell:
    """Return the step from an edge to the inside."""
    across, down = end[0] - start[0], end[1] - start[1]
    return (-_sign(down), _sign(across))


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def silhouette(cells: Collection[Cell], size: float, owner: str | None) -> Markup:
    """Return a small building for a reserve or the pool, in the owner's colour or in plain zinc."""
    joints = [path(f"M{x * size},{y * size}h{size}v{size}h{-size}z") for x, y in sorted(cells)]
    shape = points(outline(cells, 0.03 * size, size))
    walls, slopes, top = (
        (f"var(--{owner}-roof-3)", f"var(--{owner}-roof-1)", "var(--zinc-light)")
        if owner
        else ("var(--pool-dark)", "var(--pool)", "var(--pool-light)")
    )
    return group(
        path(shape, fill=walls, transform=f"translate(0 {0.12 * size:.2f})"),
        path(shape, fill=slopes, stroke=walls, stroke_width=0.06 * size, stroke_linejoin="round"),
        path(
            points(outline(cells, 0.3 * size, size)),
            fill=top,
            fill_opacity=0.9,
        ),
        group(joints, fill="none", stroke=walls, stroke_opacity=0.35, stroke_width=0.03 * size),
    )


def roof(cells: Collection[Cell], owner: str, lit: bool) -> Markup:
    """Return a building's roofs; the windows of a lit one shine."""
    return join(
        [
            path(points(outline(cells, 4)), fill="var(--shadow)", fill_opacity=0.32, transform="translate(5 8)"),
            path(points(outline(cells, CORNICE)), fill="var(--stone)", stroke="var(--iron)", stroke_width=1.5),
            _slopes(cells, owner),
            _zinc_top(cells),
            _dormers(cells, lit),
        ]
    )


def _slopes(cells: Collection[Cell], owner: str) -> Markup:
    """Return one shaded plane for each edge; the light comes from the upper left."""
    shades = {(1, 0): 1, (0, -1): 2, (0, 1): 3, (-1, 0): 4}
    corners, low, high = _corners(cells), outline(cells, EAVES), outline(cells, RIDGE)
    planes: dict[int, list[str]] = {}
    for index in range(len(corners)):
        following = (index + 1) % len(corners)
        start, end = corners[index], corners[following]
        shade = shades[_sign(end[0] - start[0]), _sign(end[1] - start[1])]
        planes.setdefault(shade, []).append(points([low[index], low[following], high[following], high[index]]))
    return join(
        path(
            "".join(shapes),
            fill=f"var(--{owner}-roof-{shade})",
            stroke=f"var(--{owner}-roof-{shade})",
            stroke_width=0.6,
        )
        for shade, shapes in sorted(planes.items())
    )


def _zinc_top(cells: Collection[Cell]) -> Markup:
    """Return the flat top with the standing seams of zinc sheets, laid along the longer side."""
    width, height = (len({cell[axis] for cell in cells}) for axis in (0, 1))
    top = points(outline(cells, RIDGE))
    return join(
        [
            path(top, fill="var(--zinc)"),
            path(top, fill="url(#seams-down)" if width >= height else "url(#seams-across)"),
            path(top, fill="none", stroke="var(--zinc-light)", stroke_width=2.5, stroke_linejoin="round"),
        ]
    )


def _dormers(cells: Collection[Cell], lit: bool) -> Markup:
    """Return a window in the middle of every outer side of every cell."""
    turns = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}
    sprite = "dormer-lit" if lit else "dormer"
    return group(
        use(sprite, transform=f"translate({x * SIZE + 50} {y * SIZE + 50})rotate({turn})")
        for x, y in sorted(cells)
        for (across, down), turn in turns.items()
        if (x + across, y + down) not in cells
    )


def chimney(x: float, y: float, owner: str) -> Markup:
    """Return the owner's chimney: the stack with the sign of its owner (P16)."""
    return group(
        rect(-22, -18, 46, 46, rx=6, fill="var(--shadow)", fill_opacity=0.35),
        rect(-24, -24, 48, 48, rx=6, fill=f"var(--{owner}-inlay)", stroke=f"var(--{owner}-dark)", stroke_width=3),
        group(use(f"mark-{owner}"), color=f"var(--{owner}-dark)"),
        transform=f"translate({x} {y})",
    )


def plaque(x: float, y: float, text: str, lit: bool) -> Markup:
    """Return the enamel sign that counts spaces times lamps (P33)."""
    return group(
        rect(
            -30,
            -16,
            60,
            32,
            rx=5,
            fill="var(--plaque)" if lit else "var(--iron-light)",
            stroke="var(--plaque-rim)",
            stroke_width=2,
        ),
        label(0, 9, text, 25, text_anchor="middle", font_weight=600, fill="var(--plaque-rim)"),
        transform=f"translate({x} {y})",
    )


def furniture(x: float, y: float, number: int) -> Markup:
    """Return what else stands on a roof: clay pots or a skylight."""
    if number % 3 == 0:
        return group(
            rect(-14, -9, 28, 18, fill="var(--glass)", fill_opacity=0.55, stroke="var(--zinc-dark)", stroke_width=2.5),
            path("M0,-9V9M-14,0H14", stroke="var(--zinc-dark)", stroke_width=1.5),
            transform=f"translate({x} {y})",
        )
    return group(
        rect(-15, -3, 34, 14, fill="var(--shadow)", fill_opacity=0.3),
        rect(-17, -7, 34, 14, fill="var(--stone)", stroke="var(--stone-dark)", stroke_width=1.5),
        [circle(at, 0, 4, fill="var(--clay)", stroke="var(--iron)", stroke_width=1) for at in (-10, 0, 10)],
        transform=f"translate({x} {y})rotate({90 * (number % 2)})",
    )


def seat_cells(cells: Iterable[Cell]) -> list[Cell]:
    """Return the cells in the order in which chimney, plaque and the rest take their places: inner ones first."""
    cells = set(cells)

    def neighbours(cell: Cell) -> int:
        x, y = cell
        return sum(step in cells for step in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))

    return sorted(cells, key=lambda cell: (-neighbours(cell), cell[1], cell[0]))


def _dormer(name: str, pane: str) -> Markup:
    """Return a dormer at the upper side of a cell around the origin."""
    return group(
        path("M-10,-30V-41L0,-46L10,-41V-30Z", fill="var(--zinc-light)", stroke="var(--zinc-dark)", stroke_width=1.2),
        path("M-6,-31V-40H6V-31Z", fill=pane),
        id=name,
    )


def _seams(name: str, d: str, width: float, height: float) -> Markup:
    """Return the pattern of one zinc sheet."""
    seam = path(d, stroke="var(--zinc-dark)", stroke_width=1.6, stroke_opacity=0.8)
    return element("pattern", seam, id=name, width=width, height=height, patternUnits="userSpaceOnUse")


def roof_sprites() -> dict[str, Markup]:
    """Return the parts that all roofs share."""
    return {
        "seams-down": _seams("seams-down", "M7,0V100", 14.29, 100),
        "seams-across": _seams("seams-across", "M0,7H100", 100, 14.29),
        "dormer": _dormer("dormer", "var(--window)"),
        "dormer-lit": _dormer("dormer-lit", "var(--window-lit)"),
    }
