"""The board: paving, buildings, light and pieces, in the order in which they lie on one another."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import Part, kept
from quartier.engine.svg import Markup, circle, group, heading, join, named, path, place, rect, use
from quartier.games.paris.drawing.roofs import Cell, chimney, furniture, plaque, roof, seat_cells
from quartier.games.paris.drawing.sprites import KIND_NAMES, marks, paved

SIDE = 8
BOARD = SIDE * 100
FRAME = 38
"""Units around the spaces, for the letters and numbers."""

View = Mapping[str, Any]


def cell_of(space: str) -> Cell:
    """Return the cell of a space: a8 is the upper left one."""
    return ord(space[0]) - ord("a"), SIDE - int(space[1:])


QUADRANTS = {
    f"quadrant-{'abcdefgh'[x]}{SIDE - 1 - y}": [
        (f"{'abcdefgh'[x + across]}{SIDE - y - down}", x + across, y + down) for down in (0, 1) for across in (0, 1)
    ]
    for y in range(0, SIDE, 2)
    for x in range(0, SIDE, 2)
}
"""The spaces of each quadrant, which is named after its lower left one: name and cell."""


def board(view: View, words: Words, x: float, y: float, scale: float) -> list[Part]:
    """Return the board, its frame included, in parts that all count their spaces from the same corner."""
    at = place(x + FRAME * scale, y + FRAME * scale, scale)
    drawn = {"board": _frame(), **_quadrants(view, words), **_built(view, words)}
    drawn["light"] = _light(words, view["light"])
    drawn |= {**_signs(view), **_pieces(view["pieces"], words)}
    return [Part(id, content, at, inside="" if id == "board" else "board") for id, content in drawn.items()]


# --- ground ------------------------------------------------------------------------------------------


@cache
def _frame() -> Markup:
    edge = BOARD + 2 * FRAME
    names = []
    for index in range(SIDE):
        at = 100 * index + 50
        letter, row = "abcdefgh"[index], str(SIDE - index)
        for x, y, text in ((at, -12, letter), (at, BOARD + 27, letter), (-20, at + 8, row), (BOARD + 20, at + 8, row)):
            names.append(heading(x, y, text, 25, text_anchor="middle", fill="var(--frame-text)"))
    corners = [(-19, -19), (BOARD + 19, -19), (-19, BOARD + 19), (BOARD + 19, BOARD + 19)]
    inner = (5 - FRAME, 5 - FRAME, edge - 10, edge - 10)
    return group(
        rect(-FRAME + 6, -FRAME + 10, edge, edge, rx=10, fill="var(--shadow)", fill_opacity=0.28),
        rect(-FRAME, -FRAME, edge, edge, rx=10, fill="var(--frame)"),
        rect(*inner, rx=7, fill="none", stroke="var(--frame-line)", stroke_width=2),
        [group(use("rosette"), transform=f"translate({x} {y})") for x, y in corners],
        rect(-5, -5, BOARD + 10, BOARD + 10, fill="var(--curb)", stroke="var(--frame-line)", stroke_width=2),
        group(names, aria_hidden="true"),
        id="board",
    )


def _quadrants(view: View, words: Words) -> dict[str, Markup]:
    """Return the ground by quadrants, which are paved as a whole."""
    lamps: dict[str, int] = {}
    for light in view["light"]:
        for space in light["lights"]:
            lamps[space] = lamps.get(space, 0) + 1
    drawn = {}
    for id, spaces in QUADRANTS.items():
        shown = [(space, view["paving"][y][x], lamps.get(space, 0)) for space, x, y in spaces]
        drawn[id] = _quadrant(words, shown)
    return drawn


@kept
def _quadrant(words: Words, spaces: Sequence[tuple[str, str, int]]) -> Markup:
    """Return four spaces, each with its paving and the number of lamps that light it."""
    drawn = []
    for space, letter, lamps in spaces:
        x, y = cell_of(space)
        kind = KIND_NAMES[letter]
        name = _space_name(words, space, kind, lamps)
        drawn.append(named(f"space-{space}", name, paved(kind, 100 * x, 100 * y)))
    (space, letter, _), *_ = spaces
    return join([*drawn, _joints(*cell_of(space), letter == ".")])


def _space_name(words: Words, space: str, kind: str, lamps: int) -> str:
    cobbles = words(f"cobbles-{kind}")
    if not lamps:
        return words("space-name", space=space, cobbles=cobbles)
    return words("space-lit", space=space, cobbles=cobbles, lamps=words("lamps", count=lamps))


def _joints(x: int, y: int, bare: bool) -> Markup:
    """Return the joints between the spaces of a quadrant, and the curb around it; a dashed line round a bare one."""
    joints = f"M{100 * x + 100},{100 * y}v200M{100 * x},{100 * y + 100}h200"
    if bare:
        edge = rect(
            *(100 * x + 9, 100 * y + 9, 182, 182),
            rx=12, fill="none", stroke="var(--earth-line)", stroke_width=2.5, stroke_dasharray="9 7",
        )  # fmt: skip
    else:
        edge = rect(100 * x + 2, 100 * y + 2, 196, 196, fill="none", stroke="var(--curb)", stroke_width=4)
    thin = path(joints, stroke="var(--curb)", stroke_width=2, stroke_opacity=0.4)
    return group(thin, edge, pointer_events="none", aria_hidden="true")


@kept
def _light(words: Words, lights: Sequence[View]) -> Markup:
    """Return the glow over exactly the spaces that each lamp lights (P28, P33): a warm tint, then the light itself."""
    glows = [(light, _glow(light)) for light in lights]
    shining = [
        named(f"light-{light['space']}", words(f"light-{light['kind']}", space=light["space"]), glow, _halo(light))
        for light, glow in glows
    ]
    return group(
        group([glow for _, glow in glows], opacity="var(--glow-tint)"),
        group(shining, class_="screened"),
        id="light",
        pointer_events="none",
    )


def _glow(light: Mapping[str, Any]) -> Markup:
    x, y = cell_of(light["space"])
    gradient = "url(#glow-large)" if light["kind"] == "large" else "url(#glow)"
    lit = []
    for space in (light["space"], *light["lights"]):
        to_x, to_y = cell_of(space)
        lit.append(rect(100 * (to_x - x) - 50, 100 * (to_y - y) - 50, 100, 100))
    return group(lit, fill=gradient, transform=f"translate({100 * x + 50} {100 * y + 50})")


def _halo(light: Mapping[str, Any]) -> Markup:
    x, y = cell_of(light["space"])
    return circle(100 * x + 50, 100 * y + 42, 50, fill="url(#halo)")


# --- buildings ---------------------------------------------------------------------------------------


def _built(view: View, words: Words) -> dict[str, Markup]:
    """Return what lies below the light: the statue's view, the mixed space, the buildings, the annex."""
    pieces, buildings = view["pieces"], view["buildings"]
    drawn = {}
    if "statue" in pieces:
        drawn["sight"] = _sight(pieces["statue"])
    if "mixed_space" in pieces:
        drawn["piece-mixed_space"] = _mixed_space(words, pieces["mixed_space"])
    for index, building in enumerate(buildings):
        drawn[f"building-{index}"] = _building(words, index, building, view["lamps"][index])
    if "annex" in pieces:
        annex = pieces["annex"]
        drawn["piece-annex"] = _annex(words, annex["space"], buildings[annex["building"]])
    return drawn


@kept
def _building(words: Words, index: int, building: View, lamps: int) -> Markup:
    name = words(
        "building-on-board",
        building=words(f"building-{building['piece']}"),
        seat=words(f"seat-{building['owner']}"),
        spaces=", ".join(building["spaces"]),
        lamps=words("lamps", count=lamps),
    )
    cells = [cell_of(space) for space in building["spaces"]]
    picture = _garden(cells) if building["piece"] == "garden" else _house(cells, building["owner"], lamps > 0)
    return named(f"building-{index}", name, picture)


def _house(cells: list[Cell], owner: str, lit: bool) -> Markup:
    others = seat_cells(cells)[2:]
    return join([roof(cells, owner, lit), [furniture(100 * x + 50, 100 * y + 50, 3 * x + y) for x, y in others]])


def _garden(cells: list[Cell]) -> Markup:
    return _lying("garden", cells)


def _lying(sprite: str, cells: list[Cell]) -> Markup:
    """Return a sprite that is two spaces wide, along its two cells."""
    (x, y), (_, other_y) = sorted(cells)
    upright = f"translate({100 * x + 100} {100 * y})rotate(90)"
    return group(use(sprite), transform=upright if other_y > y else f"translate({100 * x} {100 * y})")


@kept
def _annex(words: Words, space: str, building: View) -> Markup:
    """Return the annex, with a passage to the building that it belongs to (P26)."""
    owner, (x, y) = building["owner"], cell_of(space)
    cells = {cell_of(space) for space in building["spaces"]}
    passages = [
        rect(
            *(100 * x + 50 * across + 36, 100 * y + 50 * down + 36, 28, 28),
            rx=4,
            fill=f"var(--{owner}-roof-2)",
            stroke=f"var(--{owner}-dark)",
            stroke_width=3,
        )
        for across, down in ((0, -1), (1, 0), (0, 1), (-1, 0))
        if (x + across, y + down) in cells
    ]
    name = words("annex-on-board", space=space, building=words(f"building-{building['piece']}"))
    mark = group(use(f"mark-{owner}"), color=f"var(--{owner}-inlay)", transform=place(100 * x + 50, 100 * y + 72, 0.6))
    return named("piece-annex", name, use("annex", 100 * x, 100 * y), mark, passages)


# --- signs -------------------------------------------------------------------------------------------


def _signs(view: View) -> dict[str, Markup]:
    """Return what no light may wash out: the marks of lit spaces, and each building's chimney and plaque."""
    covered = {space for building in view["buildings"] for space in building["spaces"]}
    for piece in view["pieces"].values():
        covered |= {piece} if isinstance(piece, str) else set(piece) if isinstance(piece, list) else {piece["space"]}
    bright = {space for light in view["light"] for space in (light["space"], *light["lights"])}
    cells = [cell_of(space) for space in sorted(bright - covered)]
    drawn = {"marks": _marks([(x, y, view["paving"][y][x]) for x, y in cells])}
    annex = view["pieces"].get("annex", {"building": None})
    for index, building in enumerate(view["buildings"]):
        size = len(building["spaces"]) + (annex["building"] == index)
        drawn[f"sign-{index}"] = _sign(index, building, size, view["lamps"][index])
    return drawn


@kept
def _marks(spaces: Sequence[tuple[int, int, str]]) -> Markup:
    drawn = [marks(KIND_NAMES[letter], 100 * x, 100 * y) for x, y, letter in spaces]
    return group(drawn, pointer_events="none", aria_hidden="true")


@kept
def _sign(index: int, building: View, size: int, lamps: int) -> Markup:
    (x, y), (other_x, other_y) = seat_cells(cell_of(space) for space in building["spaces"])[:2]
    return group(
        chimney(100 * x + 50, 100 * y + 50, building["owner"]),
        plaque(100 * other_x + 50, 100 * other_y + 50, f"{size}×{lamps}", lamps > 0),
        id=f"sign-{index}",
        pointer_events="none",
        aria_hidden="true",
    )


# --- pieces ------------------------------------------------------------------------------------------


@kept
def _mixed_space(words: Words, space: str) -> Markup:
    x, y = cell_of(space)
    rim = rect(100 * x + 4, 100 * y + 4, 92, 92, rx=4, fill="none", stroke="var(--card)", stroke_width=2)
    name = words("piece-on-board", piece=words("piece-mixed_space"), spaces=space)
    return named("piece-mixed_space", name, paved("mixed", 100 * x, 100 * y), rim)


def _pieces(pieces: View, words: Words) -> dict[str, Markup]:
    drawn = {}
    if "fountain" in pieces:
        drawn["piece-fountain"] = _fountain(words, pieces["fountain"])
    for piece in ("lamp", "large_lamp", "painter", "dancer"):
        if piece in pieces:
            drawn[f"piece-{piece}"] = _piece(words, piece, pieces[piece])
    if "statue" in pieces:
        drawn["piece-statue"] = _statue(words, pieces["statue"])
    return drawn


@kept
def _piece(words: Words, piece: str, space: str) -> Markup:
    x, y = cell_of(space)
    name = words("piece-on-board", piece=words(f"piece-{piece}"), spaces=space)
    return named(f"piece-{piece}", name, _base(piece, x, y), use(piece, 100 * x, 100 * y))


def _base(piece: str, x: int, y: int) -> Markup:
    """Return the tile under a lamp, or the base under a pawn."""
    if piece in ("lamp", "large_lamp"):
        tile = rect(
            100 * x + 7, 100 * y + 7, 86, 86, rx=10, fill="var(--lamp-stone)", stroke="var(--gas)", stroke_width=3
        )
        return join([tile, circle(100 * x + 50, 100 * y + 42, 40, fill="url(#halo)")])
    return circle(
        100 * x + 50,
        100 * y + 50,
        43,
        fill="var(--card)",
        fill_opacity=0.82,
        stroke="var(--card-ink)",
        stroke_width=2.5,
    )


@kept
def _fountain(words: Words, spaces: Sequence[str]) -> Markup:
    name = words("piece-on-board", piece=words("piece-fountain"), spaces=", ".join(spaces))
    return named("piece-fountain", name, _lying("fountain", [cell_of(space) for space in spaces]))


@kept
def _statue(words: Words, statue: Mapping[str, str]) -> Markup:
    """Return the statue; its base is turned to the front, the thinker himself stays upright (P32)."""
    x, y = cell_of(statue["space"])
    name = words("statue-on-board", space=statue["space"], front=statue["front"])
    base = group(use("statue"), transform=_facing(statue))
    return named("piece-statue", name, base, use("thinker", 100 * x, 100 * y))


def _sight(statue: Mapping[str, str]) -> Markup:
    """Return the view that the statue wants to keep: what is built there lies over it (P32)."""
    shape = "M32,-4L14,-84H86L68,-4Z"
    sight = path(
        shape, fill="var(--stone)", fill_opacity=0.4, stroke="var(--stone)", stroke_width=2, stroke_dasharray="7 6"
    )
    return group(sight, transform=_facing(statue), pointer_events="none", aria_hidden="true")


def _facing(statue: Mapping[str, str]) -> str:
    (x, y), (front_x, front_y) = cell_of(statue["space"]), cell_of(statue["front"])
    turn = {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}[front_x - x, front_y - y]
    return f"translate({100 * x} {100 * y})rotate({turn} 50 50)"
