"""The board: what is free, what is beside what, where a piece fits."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE
from quartier.games.paris.rules.state import EAST, NORTH, NOWHERE, SOUTH

NOT_FIRST_COLUMN = np.uint64(0xFEFEFEFEFEFEFEFE)
NOT_LAST_COLUMN = np.uint64(0x7F7F7F7F7F7F7F7F)
ROW = np.uint64(8)
STEP = np.uint64(1)


@rule
def in_row(spaces: Bits) -> Bits:
    """Return the spaces left and right of these."""
    return ((spaces & NOT_LAST_COLUMN) << STEP) | ((spaces & NOT_FIRST_COLUMN) >> STEP)


@rule
def in_column(spaces: Bits) -> Bits:
    """Return the spaces above and below these."""
    return (spaces << ROW) | (spaces >> ROW)


@rule
def beside(spaces: Bits) -> Bits:
    """Return the spaces that share a side with one of these."""
    return in_row(spaces) | in_column(spaces)


@rule
def area(start: Bits, within: Bits) -> Bits:
    """Return all spaces of `within` that can be reached from `start` over sides (start included)."""
    reached = start
    while True:
        grown = reached | (beside(reached) & within)
        if grown == reached:
            return reached
        reached = grown


@rule
def in_front(space: Bits, direction: int) -> Bits:
    """Return the space in that direction, or none at the edge."""
    if direction == NORTH:
        return space << ROW
    if direction == EAST:
        return (space & NOT_LAST_COLUMN) << STEP
    if direction == SOUTH:
        return space >> ROW
    return (space & NOT_FIRST_COLUMN) >> STEP


@rule
def at(space: int) -> Bits:
    """Return the board with the space of a piece, or none while the piece is off the board."""
    if space == NOWHERE:
        return NONE
    return np.uint64(1) << np.uint64(space)


@rule
def paved(state: Record) -> Bits:
    """Return all paved spaces."""
    return state.colour[0] | state.colour[1] | state.mixed | state.lamps


@rule
def all_built(state: Record) -> Bits:
    """Return the spaces under buildings of both seats, annex included."""
    return state.built[0] | state.built[1]


@rule
def free(state: Record) -> Bits:
    """P6: paved spaces with no piece on them; lamp spaces are free too."""
    return paved(state) & ~(all_built(state) | state.pieces)


@rule
def free_own(state: Record, seat: int) -> Bits:
    """Return the free spaces of a seat's own colour."""
    return state.colour[seat] & ~(all_built(state) | state.pieces)


@rule
def ground(state: Record, seat: int) -> Bits:
    """P16: what a seat may build on without any card: free spaces of its colour or mixed."""
    return (state.colour[seat] | state.mixed) & ~(all_built(state) | state.pieces)


@rule
def lamp_ground(state: Record, seat: int) -> Bits:
    """P22: the free printed lamps, one of which the holder of Metropolitain may build over."""
    if state.metropolitain != seat:
        return NONE
    return state.lamps & ~(all_built(state) | state.pieces)


@rule
def rival_ground(state: Record, seat: int) -> Bits:
    """P25: the rival's free spaces, one of which the holder of Chartier may turn into a mixed one."""
    if state.chartier != seat:
        return NONE
    return free_own(state, 1 - seat)


@rule
def fitting(tables: Record, piece: int, orientation: int, own: Bits, lamp: Bits, rival: np.uint64) -> Bits:
    """Return where the corner of a piece's box can lie so that it covers only allowed spaces.

    These are the spaces of `own`, and at most one of `lamp` and one of `rival` (P16, P22, P25).
    """
    plain = tables.anchors[piece, orientation]
    size = tables.sizes[piece]
    if lamp | rival == NONE:
        for number in range(size):
            plain &= own >> np.uint64(tables.offset[piece, orientation, number])
        return plain
    with_lamp = NONE
    with_rival = NONE
    with_both = NONE
    for number in range(size):
        step = np.uint64(tables.offset[piece, orientation, number])
        on_own, on_lamp, on_rival = own >> step, lamp >> step, rival >> step
        with_both = (with_both & on_own) | (with_lamp & on_rival) | (with_rival & on_lamp)
        with_lamp = (with_lamp & on_own) | (plain & on_lamp)
        with_rival = (with_rival & on_own) | (plain & on_rival)
        plain &= on_own
    return plain | with_lamp | with_rival | with_both


@rule
def orientations(state: Record) -> Number:
    """P3: pieces may be turned; only option `flip` lets them be turned over as well."""
    if state.flip:
        return 8
    return 4
