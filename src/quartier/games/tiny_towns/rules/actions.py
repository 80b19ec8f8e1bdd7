"""The numbers of the moves: one range of action numbers a kind of move.

Only the rules and moves.py know these numbers; everybody else sees paths. Resources count from 0 here.
"""

from quartier.games.tiny_towns.rules.state import KINDS, MAX_CARDS, MAX_PLACEMENTS, RESOURCES, SQUARES, TYPES

SQUARE_COUNT = len(SQUARES)
RESOURCE_COUNT = len(RESOURCES)

KEEP_CARD = 0  # + card
NAME_RESOURCE = KEEP_CARD + MAX_CARDS  # + resource
CHOOSE_RESOURCE = NAME_RESOURCE + RESOURCE_COUNT  # + resource
PLACE_CUBE = CHOOSE_RESOURCE + RESOURCE_COUNT  # + resource * 16 + square
STORE_CUBE = PLACE_CUBE + RESOURCE_COUNT * SQUARE_COUNT  # + square of the warehouse
SWAP_CUBE = STORE_CUBE + SQUARE_COUNT  # + (warehouse * 5 + stored resource) * 16 + square
COTTAGE_CUBE = SWAP_CUBE + SQUARE_COUNT * RESOURCE_COUNT * SQUARE_COUNT  # + square of the cottage
CAVERN_CUBE = COTTAGE_CUBE + SQUARE_COUNT
CONSTRUCT = CAVERN_CUBE + 1  # + (type * 72 + placement) * 16 + square
DONE = CONSTRUCT + len(KINDS) * MAX_PLACEMENTS * SQUARE_COUNT
COMPLETE = DONE + 1
MARK_BUILDING = COMPLETE + 1  # + resource
REPLACE_BUILDING = MARK_BUILDING + RESOURCE_COUNT  # + square * 7 + type
ENOUGH = REPLACE_BUILDING + SQUARE_COUNT * len(TYPES)
GROW_BUILDING = ENOUGH + 1  # + type * 16 + square
STOCK_WATCH = GROW_BUILDING + len(TYPES) * SQUARE_COUNT  # + mask of types
CLAIM_BUILDING = STOCK_WATCH + (1 << len(TYPES))  # + type * 16 + square
DECLINE = CLAIM_BUILDING + len(TYPES) * SQUARE_COUNT
STOP = DECLINE + 1
ACTION_COUNT = STOP + 1

MAX_LEGAL = len(KINDS) * MAX_PLACEMENTS * SQUARE_COUNT + 1
"""More than any town offers: of every type each pattern that the tables have room for, put on any square, or none."""
