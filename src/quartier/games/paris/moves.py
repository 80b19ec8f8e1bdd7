"""Action numbers as paths of named choices, and what each choice stands for in the scene."""

from collections.abc import Sequence
from functools import cache, lru_cache

from quartier.engine.game import Buffer
from quartier.games.paris.components import components, letters, oriented
from quartier.games.paris.rules.actions import (
    ANNEX,
    DANCER,
    KEEP,
    LAMP,
    LARGE_LAMP,
    LAY_FOUNTAIN,
    LAY_GARDEN,
    LAYINGS,
    LEVITATE,
    NOTHING,
    PAINTER,
    PASS,
    PAVE,
    PLACE,
    PLACINGS,
    QUADRANTS,
    SPACE_COUNT,
    STATUE,
    TAKE,
)
from quartier.games.paris.rules.state import (
    BUILDINGS,
    CARDS,
    DIRECTIONS,
    FOUNTAIN,
    GARDEN,
    MAX_BUILDINGS,
    ORIENTATION_NAMES,
    ORIENTATIONS,
    SEATS,
    SHAPES,
    SIDE,
    SPACES,
    STATE,
    TABLES,
    TILES,
)

KEPT = "keep"
UNUSED = "none"
ROTATIONS = ORIENTATION_NAMES[:4]

LAYING = ("turn", "space")
STEPS = {
    "pave": ("tile", "turn", "quadrant"),
    "take": ("building",),
    "place": ("building", *LAYING),
    "levitation": ("back", "building", *LAYING),
    "jardin_des_plantes": LAYING,
    "fontaine_des_mers": LAYING,
    "bouquinistes": ("space", "annex"),
    "le_penseur": ("space", "front"),
    "le_peintre": ("space",),
    "lampadaire": ("space",),
    "moulin_rouge": ("space",),
    "la_grande_lumiere": ("space",),
}
"""What is chosen step by step after a kind of move or a postcard; for other postcards, just whether to use them."""

KINDS = {
    "tile": "tile", "turn": "turn", "quadrant": "space", "building": "piece", "back": "piece", "space": "space",
    "annex": "piece", "front": "turn", "use": "answer",
}  # fmt: skip
"""The kind of a step by what is chosen in it."""

SINGLE_SPACE_CARDS = (
    (LARGE_LAMP, "la_grande_lumiere"),
    (LAMP, "lampadaire"),
    (DANCER, "moulin_rouge"),
    (PAINTER, "le_peintre"),
)

CHOICES = (
    (PAVE, (len(TILES), QUADRANTS, len(ROTATIONS))),
    (TAKE, (len(BUILDINGS),)),
    (PASS, ()),
    (PLACE, (len(BUILDINGS), ORIENTATIONS, SPACE_COUNT)),
    (NOTHING, (len(CARDS),)),
    (KEEP, (len(CARDS),)),
    (PAINTER, (SPACE_COUNT,)),
    (DANCER, (SPACE_COUNT,)),
    (LAMP, (SPACE_COUNT,)),
    (LARGE_LAMP, (SPACE_COUNT,)),
    (STATUE, (SPACE_COUNT, len(DIRECTIONS))),
    (ANNEX, (SPACE_COUNT, MAX_BUILDINGS)),
    (LAY_GARDEN, (ORIENTATIONS, SPACE_COUNT)),
    (LAY_FOUNTAIN, (ORIENTATIONS, SPACE_COUNT)),
    (LEVITATE, (len(BUILDINGS), len(BUILDINGS), ORIENTATIONS, SPACE_COUNT)),
)
"""The kinds of move by their first number, each with how many there are of what is chosen in turn."""


def paths(state: Buffer, tables: Buffer, seat: int, actions: Sequence[int]) -> list[str]:  # noqa: ARG001
    """Return the paths of actions."""
    return [path(state, action) for action in actions]


def path(state: Buffer, action: int) -> str:
    """Return the path of an action."""
    if action < TAKE:
        tile, quadrant, rotation = paving(action)
        return f"pave/{TILES[tile]}/{ROTATIONS[rotation]}/{SPACES[quadrant]}"
    if action < PASS:
        return f"take/{BUILDINGS[action - TAKE]}"
    if action < PLACE:
        return "pass"
    if action < NOTHING:
        return f"place/{placing_path(action - PLACE)}"
    return f"postcard/{postcard_path(state, action)}"


def paving(action: int) -> tuple[int, int, int]:
    """Return tile, lower left space and rotation of a paving move."""
    number, rotation = divmod(action - PAVE, 4)
    tile, quadrant = divmod(number, QUADRANTS)
    row, column = divmod(quadrant, SIDE // 2)
    return tile, 2 * row * SIDE + 2 * column, rotation


def placing_path(placing: int) -> str:
    """Return building, rotation and space."""
    building, laying = divmod(placing, LAYINGS)
    return f"{BUILDINGS[building]}/{laying_path(building, laying)}"


def laying_path(piece: int, laying: int) -> str:
    """Return rotation and space: of the lowest row that the piece covers, the leftmost space."""
    return f"{ORIENTATION_NAMES[laying // SPACE_COUNT]}/{laid_spaces(piece, laying)[0]}"


@cache
def laid_spaces(piece: int, laying: int) -> tuple[str, ...]:
    """Return the names of the spaces that a laid piece covers."""
    orientation, corner = divmod(laying, SPACE_COUNT)
    outline = int(components().tables.view(TABLES)[0].outline[piece, orientation]) << corner
    return spaces_of(outline)


def spaces_of(board: int) -> tuple[str, ...]:
    """Return the names of the spaces of a board of bits."""
    return tuple(name for number, name in enumerate(SPACES) if board >> number & 1)


def postcard_path(state: Buffer, action: int) -> str:
    """Return the postcard and how it is used."""
    if action >= LEVITATE:
        returned, placing = divmod(action - LEVITATE, PLACINGS)
        return f"levitation/{BUILDINGS[returned]}/{placing_path(placing)}"
    if action >= LAY_FOUNTAIN:
        return f"fontaine_des_mers/{laying_path(FOUNTAIN, action - LAY_FOUNTAIN)}"
    if action >= LAY_GARDEN:
        return f"jardin_des_plantes/{laying_path(GARDEN, action - LAY_GARDEN)}"
    if action >= ANNEX:
        space, number = divmod(action - ANNEX, MAX_BUILDINGS)
        return f"bouquinistes/{SPACES[space]}/{SHAPES[state.view(STATE)[0].piece[number]]}"
    if action >= STATUE:
        space, direction = divmod(action - STATUE, len(DIRECTIONS))
        return f"le_penseur/{SPACES[space]}/{DIRECTIONS[direction]}"
    for first, card in SINGLE_SPACE_CARDS:
        if action >= first:
            return f"{card}/{SPACES[action - first]}"
    if action >= KEEP:
        return f"{CARDS[action - KEEP]}/{KEPT}"
    return f"{CARDS[action - NOTHING]}/{UNUSED}"


# --- the steps of a path -----------------------------------------------------------------------------


def chosen_after(walked: str) -> str:
    """Return what is chosen in the step after these choices."""
    kind, *chosen = walked.removeprefix("postcard/").split("/")
    return STEPS.get(kind, ("use",))[len(chosen)]


@lru_cache(maxsize=16384)
def kinds(path: str) -> tuple[str, ...]:
    """Return the kind of each step."""
    first, *rest = path.split("/")
    if first != "postcard":
        return ("action", *(KINDS[chosen] for chosen in STEPS.get(first, ())))
    card, *rest = rest
    used = ("answer",) if rest[0] in (KEPT, UNUSED) else tuple(KINDS[chosen] for chosen in STEPS[card])
    return ("action", "card", *used)


def stands_for(state: Buffer, tables: Buffer, seat: int, path: str) -> tuple[tuple[str, ...], ...]:  # noqa: ARG001
    """Return the scene's ids of each choice of a move."""
    number = 0
    if path.startswith("postcard/bouquinistes/") and not path.endswith(UNUSED):
        piece = SHAPES.index(path.rpartition("/")[2])
        number = state.view(STATE)[0].piece.tolist().index(piece)
    return _stands_for(path, SEATS[seat], number)


@lru_cache(maxsize=16384)
def _stands_for(path: str, owner: str, annexed: int) -> tuple[tuple[str, ...], ...]:
    """Return them by the path, whose move it is, and the number of the building that an annex would belong to."""
    kind, *chosen = path.removeprefix("postcard/").split("/")
    found: list[tuple[str, ...]] = [(), (f"card-{kind}",)] if path.startswith("postcard/") else [()]
    for subject, choice in zip(STEPS.get(kind, ("use",)), chosen, strict=False):
        found.append(() if choice in (KEPT, UNUSED) else _pointed_at(kind, subject, choice, owner, annexed))
    return tuple(found)


def _pointed_at(kind: str, subject: str, choice: str, owner: str, annexed: int) -> tuple[str, ...]:
    """Return what means one choice."""
    match subject:
        case "tile":
            return (f"hand-{owner}-{choice}",)
        case "quadrant":
            corner = SPACES.index(choice)
            return tuple(f"space-{SPACES[corner + step]}" for step in (0, 1, SIDE, SIDE + 1))
        case "building" if kind != "place":
            return (f"pool-{choice}",)
        case "building" | "back":
            return (f"reserve-{owner}-{choice}",)
        case "space":
            return (f"space-{choice}",)
        case "annex":
            return (f"building-{annexed}",)
    return ()


@lru_cache(maxsize=16384)
def covers(path: str) -> tuple[str, ...]:
    """Return the ids of all spaces that the piece covers that a move lays."""
    kind, *chosen = path.removeprefix("postcard/").split("/")
    if STEPS.get(kind, ())[-2:] != LAYING or len(chosen) < 2:
        return ()
    piece = {"jardin_des_plantes": SHAPES[GARDEN], "fontaine_des_mers": SHAPES[FOUNTAIN]}.get(kind) or chosen[-3]
    *_, turn, space = chosen
    laid = [(x, y) for x, y, letter in letters(turned_piece(piece, turn)) if letter == "X"]
    corner = SPACES.index(space) - min(x for x, y in laid if y == 0)
    return tuple(f"space-{SPACES[corner + SIDE * y + x]}" for x, y in laid)


def turned_piece(piece: str, turn: str) -> list[str]:
    """Return the rows of a piece as it is turned."""
    return oriented(components().shapes[piece], ORIENTATION_NAMES.index(turn))
