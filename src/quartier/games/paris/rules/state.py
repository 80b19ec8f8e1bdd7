"""What lies on the table, as a record of numbers, and the names of everything in it.

Spaces are numbered from a1 (0) along the rows to h8 (63). A set of spaces is a board of 64 bits, a set of
tiles or buildings is a mask of bits too.
"""

import numpy as np

from quartier.engine.compile import record_type

SIDE = 8
SPACES = tuple(f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")
SEATS = ("orange", "blue")

TILES = ("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8")
BUILDINGS = ("corner3", "line3", "L4", "T4", "O4", "S4", "T5", "W5", "X5", "P5", "U6", "V6")
PIECES = ("garden", "fountain")
SHAPES = BUILDINGS + PIECES
GARDEN = SHAPES.index("garden")
FOUNTAIN = SHAPES.index("fountain")
ORIENTATIONS = 8
ORIENTATION_NAMES = ("0", "90", "180", "270", "flip0", "flip90", "flip180", "flip270")
MAX_SIZE = 6
MAX_BUILDINGS = 14

CARDS = (
    "levitation", "metropolitain", "jardin_des_plantes", "sacre_coeur", "le_peintre", "chartier",
    "bouquinistes", "lampadaire", "moulin_rouge", "fontaine_des_mers", "le_penseur", "la_grande_lumiere",
)  # fmt: skip
LEVITATION, METROPOLITAIN, JARDIN_DES_PLANTES, SACRE_COEUR, LE_PEINTRE, CHARTIER = range(6)
BOUQUINISTES, LAMPADAIRE, MOULIN_ROUGE, FONTAINE_DES_MERS, LE_PENSEUR, LA_GRANDE_LUMIERE = range(6, 12)
CARDS_IN_PLAY = 8
KEPT_CARDS = ("metropolitain", "chartier")
"""Those that are used on a later turn; the state has a field for each."""
NOT_IN_PLAY = -2
OPEN = -1

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = ("north", "east", "south", "west")
DIRECTION_STEPS = (SIDE, 1, -SIDE, -1)

PAVING, BUILDING, OVER = 1, 2, 3
"""The phases."""

NOWHERE = -1
"""The space of a piece that is not on the board; the seat of nobody."""
NOBODY = -1

LIGHT_PATTERNS = ("rays", "diamond", "ring")
MAX_LIGHT = 16

NUMBERS = (
    "chimneys", "tokens", "unbuilt", "painter_lamp", "dancer_space", "fountain_building", "statue_side",
    "statue_diagonal",
)  # fmt: skip

OPTIONS = ("cards", "hand", "first", "flip", "chartier_fountain", "grande_lumiere", "dancer_walls", "tie")
"""The numbers that `setup` reads, in this order; `cards` is a mask, 0: draw eight by the seed."""
OPTION_CARDS, OPTION_HAND, OPTION_FIRST, OPTION_FLIP = range(4)
OPTION_CHARTIER_FOUNTAIN, OPTION_GRANDE_LUMIERE, OPTION_DANCER_WALLS, OPTION_TIE = range(4, 8)
BY_SEED = -1
TIE_FREE, TIE_VISIBLE = range(2)

STATE = record_type(
    [
        ("seed", np.uint64),
        ("draws", np.uint32),
        # options
        ("hand_size", np.int8),
        ("flip", np.int8),
        ("chartier_fountain", np.int8),
        ("grande_lumiere", np.int8),
        ("dancer_walls", np.int8),
        ("tie", np.int8),
        # where the game stands
        ("phase", np.int8),
        ("turn", np.int8),
        ("first_paved", np.int8),  # P14: who first had all eight tiles placed
        # the paved board
        ("made_up", np.int8),  # by a position: not what the tiles would show (P2)
        ("colour", np.uint64, (2,)),
        ("mixed", np.uint64),
        ("lamps", np.uint64),  # printed ones, covered or not
        # tiles: not yet drawn, and in hand
        ("stack", np.uint64, (2,)),
        ("hand", np.uint64, (2,)),
        # buildings: in the pool, reserved, and on the board in the order of their building
        ("pool", np.uint64),
        ("reserve", np.uint64, (2,)),
        ("chimneys", np.int8, (2,)),
        ("buildings", np.int8),
        ("owner", np.int8, (MAX_BUILDINGS,)),
        ("piece", np.int8, (MAX_BUILDINGS,)),
        ("spaces", np.uint64, (MAX_BUILDINGS,)),  # with the annex
        ("built", np.uint64, (2,)),  # all spaces of a seat's buildings
        # postcards
        ("tokens", np.int8, (2,)),
        ("card", np.int8, (len(CARDS),)),  # NOT_IN_PLAY, OPEN or the seat that claimed it
        ("sacre_coeur", np.int8),  # whose unbuilt buildings cost nothing
        ("metropolitain", np.int8),  # who may still use it
        ("chartier", np.int8),
        # special pieces
        ("painter", np.int8),
        ("dancer", np.int8),
        ("lamp", np.int8),
        ("large_lamp", np.int8),
        ("mixed_space", np.int8),
        ("statue", np.int8),
        ("statue_front", np.int8),  # a direction
        ("annex", np.int8),
        ("annex_building", np.int8),
        ("fountain", np.uint64),
        ("pieces", np.uint64),  # the spaces under all pieces that are no buildings
    ]
)

TABLES = record_type(
    [
        # [owner, tile, rotation, kind]: the spaces of a tile laid on a1; kind: orange, blue, mixed, lamp
        ("tile_spaces", np.uint64, (2, len(TILES), 4, 4)),
        # [piece, orientation]: spaces with the corner of its box on a1, the corners where it stays on the
        # board (none: the orientation is the same as an earlier one), and the steps from the corner
        ("outline", np.uint64, (len(SHAPES), ORIENTATIONS)),
        ("anchors", np.uint64, (len(SHAPES), ORIENTATIONS)),
        ("offset", np.int8, (len(SHAPES), ORIENTATIONS, MAX_SIZE)),
        ("sizes", np.int8, (len(SHAPES),)),
        # [pattern, space, step]: what the large lamp lights, and what must not be built for it
        ("light_steps", np.int8, (len(LIGHT_PATTERNS),)),
        ("light_target", np.uint64, (len(LIGHT_PATTERNS), SIDE * SIDE, MAX_LIGHT)),
        ("light_between", np.uint64, (len(LIGHT_PATTERNS), SIDE * SIDE, MAX_LIGHT)),
        *[(name, np.int8) for name in NUMBERS],
    ]
)
