"""What lies on the table, as a record of numbers, and the names of everything in it.

Squares are numbered from a1 (0) along the rows to d4 (15). A town is one number of 64 bits, four bits a
square: empty, one of five cubes, or a building of one of eight types (town.py reads it).
"""

import numpy as np

from quartier.engine.compile import record_type

SIDE = 4
SQUARES = tuple(f"{column}{row}" for row in range(1, 5) for column in "abcd")
SEATS = ("badger", "fox", "hare", "mole", "otter", "squirrel")
MAX_PLAYERS = len(SEATS)

RESOURCES = ("wood", "wheat", "brick", "glass", "stone")  # T2
RESOURCE_LETTERS = "WHBGS"
CARDS_PER_RESOURCE = 3
DECK_SIZE = len(RESOURCES) * CARDS_PER_RESOURCE

TYPES = ("blue", "red", "gray", "orange", "green", "yellow", "black")
BLUE, RED, GRAY, ORANGE, GREEN, YELLOW, BLACK = range(7)
MONUMENT = 7
KINDS = (*TYPES, "monument")

EMPTY = 0
FIRST_CUBE = 1
"""On a square, in `named` and on buildings a resource is its number plus one; 0: none."""
FIRST_BUILDING = FIRST_CUBE + len(RESOURCES)

MAX_CARDS = 64
MAX_PLACEMENTS = 72
WORD = 64
WORDS = 2
"""Words of bits that a set of placements takes."""
MAX_TABLE = 8
NO_CARD = -1

MODES = ("builder", "town_hall", "solo")
BUILDER, TOWN_HALL, SOLO = range(3)
FREE_ROUND = 3
"""T42: every third round of the town hall everybody chooses."""
HIDDEN_DISCARDS = 5
OPEN_CARDS = 3
CAVERN_USES = 2

PHASES = ("keep", "name", "choose", "towns", "claims", "over")
KEEPING, NAMING, CHOOSING, TOWNS, CLAIMS, OVER = range(6)

STAGES = ("rest", "keep", "name", "choose", "place", "build", "mark", "replace", "grow", "stock", "claim")
REST, KEEP, NAME, CHOOSE, PLACE, BUILD, MARK, REPLACE, GROW, STOCK, CLAIM = range(11)
"""What a seat has to decide now; a seat at rest decides nothing."""

SCORES = (
    "none", "flat", "if_fed", "feeds_any", "feeds_around", "feeds_group", "feeds_lines", "per_adjacent",
    "if_adjacent", "unless_adjacent", "per_fed_cottage", "if_adjacent_fed", "per_in_zone", "by_count",
    "if_alone_in_lines", "more_than_right", "per_type_in_lines", "per_in_best_line", "per_stored",
    "per_type_in_town", "per_type_missing", "per_type_adjacent", "per_in_largest_group", "by_place",
    "when_built",
)  # fmt: skip
"""The scoring verbs."""
NO_POINTS, FLAT, IF_FED, FEEDS_ANY, FEEDS_AROUND, FEEDS_GROUP, FEEDS_LINES, PER_ADJACENT = range(8)
IF_ADJACENT, UNLESS_ADJACENT, PER_FED_COTTAGE, IF_ADJACENT_FED, PER_IN_ZONE, BY_COUNT = range(8, 14)
IF_ALONE_IN_LINES, MORE_THAN_RIGHT, PER_TYPE_IN_LINES, PER_IN_BEST_LINE, PER_STORED = range(14, 19)
PER_TYPE_IN_TOWN, PER_TYPE_MISSING, PER_TYPE_ADJACENT, PER_IN_LARGEST_GROUP, BY_PLACE = range(19, 24)
WHEN_BUILT = 24

EFFECTS = (
    "none", "swap_named", "store_named", "never_name", "stand_in", "any_square", "replace", "counts_as_cottages",
    "free_empty_squares", "never_master", "unfed_cottages", "free_building", "later_any_square", "watch",
    "cube_on_cottage",
)  # fmt: skip
"""The verbs of what a building does besides scoring."""
NO_EFFECT, SWAP_NAMED, STORE_NAMED, NEVER_NAME, STAND_IN, ANY_SQUARE, REPLACE_BUILDINGS = range(7)
COUNTS_AS_COTTAGES, FREE_EMPTY_SQUARES, NEVER_MASTER, UNFED_COTTAGES, FREE_BUILDING = range(7, 12)
LATER_ANY_SQUARE, WATCH, CUBE_ON_COTTAGE = range(12, 15)
STORAGE = 3
"""Most cubes that one building stores."""

ZONES = ("corners", "centre")

OPTIONS = ("players", "mode", "cavern", "monuments", "first", *TYPES)
"""The numbers that `setup` reads, in this order; a type's number is its card, or -1: draw it by the seed."""
OPTION_PLAYERS, OPTION_MODE, OPTION_CAVERN, OPTION_MONUMENTS, OPTION_FIRST, OPTION_CARDS = range(6)
BY_SEED = -1
"""Of the option `first`: the seed draws the first master builder."""

SCORE_LINES = (*KINDS, "empty")
EMPTY_LINE = 8

SEAT = (MAX_PLAYERS,)
STATE = record_type(
    [
        ("seed", np.uint64),
        ("draws", np.uint32),
        # options
        ("players", np.int8),
        ("mode", np.int8),
        ("cavern_rule", np.int8),
        ("monuments", np.int8),
        ("cards", np.int8, (len(TYPES),)),  # the card of each type in play
        # where the game stands
        ("phase", np.int8),
        ("round_number", np.int16),
        ("master", np.int8),
        ("named", np.int8),
        # T42, T43: resource cards not seen since the last shuffle; open ones; known ones under the deck
        ("deck", np.int8, (len(RESOURCES),)),
        ("open", np.int8, (OPEN_CARDS,)),
        ("under", np.int8, (DECK_SIZE,)),
        ("under_count", np.int8),
        # each seat's decision: what now, and what after a mark
        ("stage", np.int8, SEAT),
        ("resume", np.int8, SEAT),
        ("chosen", np.int8, SEAT),  # T42: this seat's own resource of a free round
        # each seat's town: squares, cubes that mark buildings, stored cubes, cubes on cottages
        ("squares", np.uint64, SEAT),
        ("marks", np.uint64, SEAT),
        ("stored", np.uint64, (MAX_PLAYERS, STORAGE)),
        ("on_cottages", np.uint64, SEAT),
        # each seat's monument: two dealt, one kept, what it remembers
        ("dealt", np.int8, (MAX_PLAYERS, 2)),
        ("monument", np.int8, SEAT),
        ("shrine", np.int16, SEAT),
        ("watch", np.int16, SEAT),  # types left on the card
        ("watch_round", np.int16, SEAT),  # the round in which they were chosen
        ("claims", np.int16, SEAT),  # types that a neighbour's building offers now
        ("replacements", np.int8, SEAT),
        ("replaced", np.int8, SEAT),  # the square replaced first, plus one
        ("built", np.int16, SEAT),  # types constructed in this round
        # counts
        ("complete", np.int16, SEAT),  # the round of completion
        ("master_turns", np.int16, SEAT),
        ("cavern", np.int8, SEAT),  # uses left
        # the books that check() balances
        ("cubes_taken", np.int16, SEAT),
        ("cubes_returned", np.int16, SEAT),
        ("buildings_raised", np.int16, SEAT),
        ("buildings_razed", np.int16, SEAT),
    ]
)

CARD = (MAX_CARDS,)
TABLES = record_type(
    [
        ("pile", np.uint64, (len(KINDS),)),  # the cards of each type, a bit a card
        ("not_solo", np.uint64),
        ("score", np.int8, CARD),
        ("points", np.int16, CARD),
        ("base_points", np.int16, CARD),
        ("count", np.int16, CARD),
        ("types", np.int16, CARD),
        ("zone", np.uint64, CARD),
        ("table", np.int16, (MAX_CARDS, MAX_TABLE)),
        ("table_size", np.int16, CARD),
        ("effect", np.int8, CARD),
        ("effect_number", np.int16, CARD),
        # every way a pattern lies on a town: what to look at, and what must be there
        ("pattern_size", np.int16, CARD),
        ("needs", np.int16, (MAX_CARDS, len(RESOURCES))),
        ("placements", np.int16, CARD),
        ("mask", np.uint64, (MAX_CARDS, MAX_PLACEMENTS)),
        ("cubes", np.uint64, (MAX_CARDS, MAX_PLACEMENTS)),
        # the same as sets of placements: those with a cube on a square, and those that want this cube there
        ("covering", np.uint64, (MAX_CARDS, len(SQUARES), WORDS)),
        ("wanting", np.uint64, (MAX_CARDS, FIRST_BUILDING, len(SQUARES), WORDS)),
    ]
)
