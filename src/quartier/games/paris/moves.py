"""Action numbers as paths of named choices, and what a move touches on the board."""

from quartier.engine.game import Buffer
from quartier.games.paris.components import components
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

SINGLE_SPACE_CARDS = (
    (LARGE_LAMP, "la_grande_lumiere"),
    (LAMP, "lampadaire"),
    (DANCER, "moulin_rouge"),
    (PAINTER, "le_peintre"),
)


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


def touches(state: Buffer, seat: int, action: int) -> tuple[str, ...]:
    """Return the scene's ids of what a move takes and where it puts it."""
    owner = SEATS[seat]
    if action < TAKE:
        tile, corner, _ = paving(action)
        spaces = (corner, corner + 1, corner + SIDE, corner + SIDE + 1)
        return (f"hand-{owner}-{TILES[tile]}", *(f"space-{SPACES[space]}" for space in spaces))
    if action < PASS:
        return (f"pool-{BUILDINGS[action - TAKE]}",)
    if action < PLACE:
        return ()
    if action < NOTHING:
        building, laying = divmod(action - PLACE, LAYINGS)
        return (f"reserve-{owner}-{BUILDINGS[building]}", *_laid(building, laying))
    card = postcard_path(state, action).split("/")[0]
    return (f"card-{card}", *_postcard_touches(owner, action))


def _laid(piece: int, laying: int) -> tuple[str, ...]:
    return tuple(f"space-{space}" for space in laid_spaces(piece, laying))


def _postcard_touches(owner: str, action: int) -> tuple[str, ...]:
    if action >= LEVITATE:
        returned, placing = divmod(action - LEVITATE, PLACINGS)
        building, laying = divmod(placing, LAYINGS)
        swapped = (f"reserve-{owner}-{BUILDINGS[returned]}", f"pool-{BUILDINGS[building]}")
        return (*swapped, *_laid(building, laying))
    if action >= LAY_FOUNTAIN:
        return _laid(FOUNTAIN, action - LAY_FOUNTAIN)
    if action >= LAY_GARDEN:
        return _laid(GARDEN, action - LAY_GARDEN)
    if action >= ANNEX:
        space, number = divmod(action - ANNEX, MAX_BUILDINGS)
        return (f"space-{SPACES[space]}", f"building-{number}")
    if action >= STATUE:
        return (f"space-{SPACES[(action - STATUE) // len(DIRECTIONS)]}",)
    for first, _ in SINGLE_SPACE_CARDS:
        if action >= first:
            return (f"space-{SPACES[action - first]}",)
    return ()
