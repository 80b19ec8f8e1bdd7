"""Reading a town. T1: sixteen squares, each empty or with one cube or one building.

A town is a number with four bits a square. A set of squares ("board") has one bit a square, the lowest of
those four: so the squares beside a board are four bits away in a row, sixteen in a column.
"""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, ONE
from quartier.games.tiny_towns.rules.state import BLACK, EMPTY, FIRST_BUILDING, MONUMENT, SIDE

SQUARE_BITS = 4
EVERY_SQUARE = np.uint64(0x1111111111111111)
WHOLE_SQUARE = np.uint64(0xF)
FIRST_ROW = np.uint64(0x1111)
FIRST_COLUMN = np.uint64(0x0001000100010001)
LAST_COLUMN = np.uint64(0x1000100010001000)
NEXT_COLUMN = np.uint64(4)
NEXT_ROW = np.uint64(16)
TWO, THREE = np.uint64(2), np.uint64(3)


@rule
def whole(number: Number) -> Number:
    """Return a small field of a record as a number that can grow."""
    return np.int64(number)


@rule
def at(square: int) -> Bits:
    """Return the board with just that square."""
    return ONE << np.uint64(SQUARE_BITS * square)


@rule
def content(town: Bits, square: int) -> Number:
    """Return what a square holds."""
    return whole((town >> np.uint64(SQUARE_BITS * square)) & WHOLE_SQUARE)


@rule
def with_content(town: Bits, square: int, what: int) -> Bits:
    """Return the town with that square's content replaced."""
    place = np.uint64(SQUARE_BITS * square)
    return (town & ~(WHOLE_SQUARE << place)) | (np.uint64(what) << place)


@rule
def holding(town: Bits, what: int) -> Bits:
    """Return the squares that hold exactly this."""
    differing = town ^ (EVERY_SQUARE * np.uint64(what))
    return ~whatever(differing) & EVERY_SQUARE


@rule
def whatever(town: Bits) -> Bits:
    """Return the squares that are not empty."""
    return (town | (town >> ONE) | (town >> TWO) | (town >> THREE)) & EVERY_SQUARE


@rule
def empty_squares(state: Record, seat: int) -> Bits:
    """Return the squares with neither cube nor building."""
    return holding(state.squares[seat], EMPTY)


@rule
def buildings_of(state: Record, seat: int, kind: int) -> Bits:
    """Return the squares with a building of that type, or with the monument."""
    return holding(state.squares[seat], FIRST_BUILDING + kind)


@rule
def all_buildings(state: Record, seat: int) -> Bits:
    """Return the squares with any building."""
    return buildings_in(state.squares[seat])


@rule
def buildings_in(town: Bits) -> Bits:
    """Return the squares with a number from FIRST_BUILDING, which is six, on."""
    return ((town >> THREE) | ((town >> TWO) & (town >> ONE))) & EVERY_SQUARE


@rule
def cubes_in(town: Bits) -> Bits:
    """Return the squares with a cube."""
    return whatever(town) & ~buildings_in(town)


# --- T25: neighbours on the grid ----------------------------------------------------------------------


@rule
def in_line(squares: Bits) -> Bits:
    """Return the squares to the left and to the right."""
    return ((squares & ~LAST_COLUMN) << NEXT_COLUMN) | ((squares & ~FIRST_COLUMN) >> NEXT_COLUMN)


@rule
def beside(squares: Bits) -> Bits:
    """T25: adjacent means side by side."""
    return in_line(squares) | (squares << NEXT_ROW) | (squares >> NEXT_ROW)


@rule
def around(squares: Bits) -> Bits:
    """T25: the eight squares around, which only a granary sees."""
    wide = squares | in_line(squares)
    return in_line(squares) | (wide << NEXT_ROW) | (wide >> NEXT_ROW)


@rule
def row_of(square: int) -> Bits:
    """Return the whole row of a square."""
    return FIRST_ROW << np.uint64(16 * (square // SIDE))


@rule
def column_of(square: int) -> Bits:
    """Return the whole column of a square."""
    return FIRST_COLUMN << np.uint64(SQUARE_BITS * (square % SIDE))


@rule
def connected(start: Bits, within: Bits) -> Bits:
    """Return the group that grows from `start` side by side through `within`."""
    group = start
    grown = (group | beside(group)) & within
    while grown != group:
        group = grown
        grown = (group | beside(group)) & within
    return group


# --- cards and effects --------------------------------------------------------------------------------


@rule
def card_of(state: Record, seat: int, kind: int) -> Number:
    """Return the card of a building type in play, or this seat's monument."""
    if kind == MONUMENT:
        return whole(state.monument[seat])
    return whole(state.cards[kind])


@rule
def black_buildings(state: Record, tables: Record, seat: int, effect: int) -> Bits:
    """Return the squares with the black buildings, provided that the black card in play has that effect."""
    if tables.effect[state.cards[BLACK]] == effect:
        return buildings_of(state, seat, BLACK)
    return NONE


@rule
def monument_stands(state: Record, seat: int) -> bool:
    """T17: tell whether the seat has built its monument."""
    return bool(buildings_of(state, seat, MONUMENT) != NONE)


@rule
def has_monument(state: Record, tables: Record, seat: int, effect: int) -> bool:
    """Tell whether the seat's monument stands and has that effect."""
    return bool(monument_stands(state, seat) and tables.effect[state.monument[seat]] == effect)


@rule
def is_building(state: Record, seat: int) -> bool:
    """T18: tell whether the seat's town is still growing."""
    return bool(state.complete[seat] == 0)


@rule
def alone(state: Record, seat: int) -> bool:
    """T19: tell whether this seat is the last one still building."""
    for other in range(state.players):
        if other != seat and is_building(state, other):
            return False
    return bool(is_building(state, seat))
