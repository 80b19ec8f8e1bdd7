"""The board: paving, buildings, light and pieces, in the order in which they lie on one another."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.svg import Markup, circle, group, heading, join, named, path, rect, use
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


def board(view: View, words: Words) -> Markup:
    """Return the whole board, its frame included, around 0 to 800."""
    statue = view["pieces"].get("statue")
    return group(
        _frame(),
        group(_spaces(view, words), id="spaces"),
        _sight(statue) if statue else None,
        group(_mixed_space(view, words), _buildings(view, words), id="buildings"),
        group(_light(view, words), id="light", pointer_events="none"),
        group(_signs(view), id="signs", pointer_events="none", aria_hidden="true"),
        group(_pieces(view, words), id="pieces"),
        id="board",
    )


# --- ground ------------------------------------------------------------------------------------------


def _frame() -> Markup:
    edge = BOARD + 2 * FRAME
    names = []
    for index in range(SIDE):
        at = 100 * index + 50
        letter, row = "abcdefgh"[index], str(SIDE - index)
        for x, y, text in ((at, -12, letter), (at, BOARD + 26, letter), (-20, at + 7, row), (BOARD + 20, at + 7, row)):
            names.append(heading(x, y, text, 20, text_anchor="middle", fill="var(--frame-text)"))
    corners = [(-19, -19), (BOARD + 19, -19), (-19, BOARD + 19), (BOARD + 19, BOARD + 19)]
    return join(
        [
            rect(-FRAME + 6, -FRAME + 10, edge, edge, rx=10, fill="var(--shadow)", fill_opacity=0.28),
            rect(-FRAME, -FRAME, edge, edge, rx=10, fill="var(--frame)"),
            rect(
                5 - FRAME,
                5 - FRAME,
                edge - 10,
                edge - 10,
                rx=7,
                fill="none",
                stroke="var(--frame-line)",
                stroke_width=2,
            ),
            [group(use("rosette"), transform=f"translate({x} {y})") for x, y in corners],
            rect(-5, -5, BOARD + 10, BOARD + 10, fill="var(--curb)", stroke="var(--frame-line)", stroke_width=2),
            group(names, aria_hidden="true"),
        ]
    )


def _spaces(view: View, words: Words) -> list[Markup]:
    lamps: dict[str, int] = {}
    for light in view["light"]:
        for space in light["lights"]:
            lamps[space] = lamps.get(space, 0) + 1
    drawn = []
    for y, row in enumerate(view["paving"]):
        for x, letter in enumerate(row):
            space, kind = f"{'abcdefgh'[x]}{SIDE - y}", KIND_NAMES[letter]
            name = _space_name(words, space, kind, lamps.get(space, 0))
            drawn.append(named(f"space-{space}", name, paved(kind, 100 * x, 100 * y)))
    return [*drawn, _joints(view["paving"])]


def _space_name(words: Words, space: str, kind: str, lamps: int) -> str:
    cobbles = words(f"cobbles-{kind}")
    if not lamps:
        return words("space-name", space=space, cobbles=cobbles)
    return words("space-lit", space=space, cobbles=cobbles, lamps=words("lamps", count=lamps))


def _joints(paving: Sequence[str]) -> Markup:
    """Return the joints between spaces, and the curbs between quadrants."""
    thin = "".join(f"M{100 * i},0V{BOARD}M0,{100 * i}H{BOARD}" for i in range(1, SIDE, 2))
    quadrants = []
    for y in range(0, SIDE, 2):
        for x in range(0, SIDE, 2):
            if paving[y][x] == ".":
                plot = rect(100 * x + 9, 100 * y + 9, 182, 182, rx=12, fill="none", stroke="var(--earth-line)")
                quadrants.append(group(plot, stroke_width=2.5, stroke_dasharray="9 7"))
            else:
                quadrants.append(rect(100 * x + 2, 100 * y + 2, 196, 196, fill="none", stroke="var(--curb)"))
    return group(
        path(thin, stroke="var(--curb)", stroke_width=2, stroke_opacity=0.4),
        group(quadrants, stroke_width=4),
        pointer_events="none",
        aria_hidden="true",
    )


def _light(view: View, words: Words) -> list[Markup]:
    """Return the glow over exactly the spaces that each lamp lights (P28, P33): a warm tint, then the light itself."""
    glows = [(light, _glow(light)) for light in view["light"]]
    lights = [
        named(f"light-{light['space']}", words(f"light-{light['kind']}", space=light["space"]), glow, _halo(light))
        for light, glow in glows
    ]
    return [
        group([glow for _, glow in glows], opacity="var(--glow-tint)"),
        group(lights, style="mix-blend-mode:screen"),
    ]


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


def _buildings(view: View, words: Words) -> list[Markup]:
    drawn = []
    for index, building in enumerate(view["buildings"]):
        lamps = view["lamps"][index]
        name = words(
            "building-on-board",
            building=words(f"building-{building['piece']}"),
            seat=words(f"seat-{building['owner']}"),
            spaces=", ".join(building["spaces"]),
            lamps=words("lamps", count=lamps),
        )
        cells = [cell_of(space) for space in building["spaces"]]
        picture = _garden(cells) if building["piece"] == "garden" else _house(cells, building["owner"], lamps > 0)
        drawn.append(named(f"building-{index}", name, picture))
    if "annex" in view["pieces"]:
        drawn.append(_annex(view, words))
    return drawn


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


def _annex(view: View, words: Words) -> Markup:
    """Return the annex, with a passage to the building that it belongs to (P26)."""
    annex = view["pieces"]["annex"]
    building = view["buildings"][annex["building"]]
    owner, (x, y) = building["owner"], cell_of(annex["space"])
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
    name = words("annex-on-board", space=annex["space"], building=words(f"building-{building['piece']}"))
    place = f"translate({100 * x + 50} {100 * y + 72})scale(.6)"
    mark = group(use(f"mark-{owner}"), color=f"var(--{owner}-inlay)", transform=place)
    return named("piece-annex", name, use("annex", 100 * x, 100 * y), mark, passages)


# --- signs -------------------------------------------------------------------------------------------


def _signs(view: View) -> list[Markup]:
    """Return what no light may wash out: the marks of lit spaces, and each building's chimney and plaque."""
    covered = {space for building in view["buildings"] for space in building["spaces"]}
    for piece in view["pieces"].values():
        covered |= {piece} if isinstance(piece, str) else set(piece) if isinstance(piece, list) else {piece["space"]}
    drawn = []
    bright = {space for light in view["light"] for space in (light["space"], *light["lights"])}
    for space in sorted(bright - covered):
        x, y = cell_of(space)
        drawn.append(marks(KIND_NAMES[view["paving"][y][x]], 100 * x, 100 * y))
    annex = view["pieces"].get("annex", {"building": None})
    for index, building in enumerate(view["buildings"]):
        size, lamps = len(building["spaces"]) + (annex["building"] == index), view["lamps"][index]
        (x, y), (other_x, other_y) = seat_cells(cell_of(space) for space in building["spaces"])[:2]
        drawn.append(chimney(100 * x + 50, 100 * y + 50, building["owner"]))
        drawn.append(plaque(100 * other_x + 50, 100 * other_y + 50, f"{size}×{lamps}", lamps > 0))
    return drawn


# --- pieces ------------------------------------------------------------------------------------------


def _mixed_space(view: View, words: Words) -> Markup | None:
    space = view["pieces"].get("mixed_space")
    if space is None:
        return None
    x, y = cell_of(space)
    rim = rect(100 * x + 4, 100 * y + 4, 92, 92, rx=4, fill="none", stroke="var(--card)", stroke_width=2)
    name = words("piece-on-board", piece=words("piece-mixed_space"), spaces=space)
    return named("piece-mixed_space", name, paved("mixed", 100 * x, 100 * y), rim)


def _pieces(view: View, words: Words) -> list[Markup]:
    pieces = view["pieces"]
    drawn = []
    if "fountain" in pieces:
        drawn.append(_fountain(pieces["fountain"], words))
    for piece in ("lamp", "large_lamp", "painter", "dancer"):
        if piece in pieces:
            x, y = cell_of(pieces[piece])
            name = words("piece-on-board", piece=words(f"piece-{piece}"), spaces=pieces[piece])
            drawn.append(named(f"piece-{piece}", name, _base(piece, x, y), use(piece, 100 * x, 100 * y)))
    if "statue" in pieces:
        drawn.append(_statue(pieces["statue"], words))
    return drawn


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


def _fountain(spaces: Sequence[str], words: Words) -> Markup:
    name = words("piece-on-board", piece=words("piece-fountain"), spaces=", ".join(spaces))
    return named("piece-fountain", name, _lying("fountain", [cell_of(space) for space in spaces]))


def _statue(statue: Mapping[str, str], words: Words) -> Markup:
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
