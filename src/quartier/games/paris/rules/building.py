"""Laying pieces: the list of ways to lay one, and putting a building on the board (P4, P16, P22, P25)."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, lowest, without_lowest
from quartier.games.paris.rules.actions import SPACE_COUNT
from quartier.games.paris.rules.board import fitting, orientations
from quartier.games.paris.rules.state import NOBODY


@rule
def write_layings(
    state: Record,
    tables: Record,
    piece: int,
    own: Bits,
    lamp: Bits,
    rival: Bits,
    first: int,
    actions: Record,
    written: int,
) -> Number:
    """Write an action for every way to lay a piece on that ground; `first` is the action of laying number 0."""
    for orientation in range(orientations(state)):
        corners = fitting(tables, piece, orientation, own, lamp, rival)
        base = first + orientation * SPACE_COUNT
        while corners:
            actions[written] = base + lowest(corners)
            written += 1
            corners = without_lowest(corners)
    return written


@rule
def laid(tables: Record, piece: int, laying: int) -> Bits:
    """Return the spaces that a piece covers."""
    return tables.outline[piece, laying // SPACE_COUNT] << np.uint64(laying % SPACE_COUNT)


@rule
def build(state: Record, tables: Record, seat: int, piece: int, laying: int) -> None:
    """P16: put a building on the board and mark it with a chimney."""
    spaces = laid(tables, piece, laying)
    if spaces & state.lamps != NONE:  # P22: this used up Metropolitain
        state.metropolitain = NOBODY
    use_chartier(state, seat, spaces)
    number = state.buildings
    state.owner[number] = seat
    state.piece[number] = piece
    state.spaces[number] = spaces
    state.buildings += 1
    state.built[seat] |= spaces
    state.chimneys[seat] -= 1


@rule
def use_chartier(state: Record, seat: int, spaces: Bits) -> None:
    """P25: the rival's space under what is being laid gets the mixed space, and Chartier is used up."""
    rivals = spaces & state.colour[1 - seat]
    if rivals != NONE:
        state.mixed_space = lowest(rivals)
        state.chartier = NOBODY
