"""Phase 1, pave and reserve: P10 to P13."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, bit, lowest, without_lowest
from quartier.games.paris.rules.actions import PASS, PAVE, QUADRANTS, TAKE
from quartier.games.paris.rules.board import paved
from quartier.games.paris.rules.phase_2 import begin_building
from quartier.games.paris.rules.setup import draw_tile
from quartier.games.paris.rules.state import NOBODY, SIDE


@rule
def legal(state: Record, seat: int, actions: Record) -> Number:
    """P10: place a tile of the hand or take a building. P11, P12: pass only after the eighth tile."""
    written = legal_pavings(state, seat, actions)
    pool = state.pool
    while pool:
        actions[written] = TAKE + lowest(pool)
        written += 1
        pool = without_lowest(pool)
    if state.hand[seat] == NONE:
        actions[written] = PASS
        written += 1
    return written


@rule
def legal_pavings(state: Record, seat: int, actions: Record) -> Number:
    """P10: any tile of the hand on any empty quadrant in any of four rotations."""
    written = 0
    taken = paved(state)
    hand = state.hand[seat]
    while hand:
        tile = lowest(hand)
        hand = without_lowest(hand)
        for quadrant in range(QUADRANTS):
            if taken & bit(corner(quadrant)) == NONE:
                for rotation in range(4):
                    actions[written] = PAVE + (tile * QUADRANTS + quadrant) * 4 + rotation
                    written += 1
    return written


@rule
def corner(quadrant: int) -> Number:
    """Return the lower left space of a quadrant; quadrants count like spaces, along the rows."""
    return 2 * SIDE * (quadrant // (SIDE // 2)) + 2 * (quadrant % (SIDE // 2))


@rule
def apply(state: Record, tables: Record, seat: int, action: int) -> None:
    """Make a move of phase 1."""
    if action < TAKE:
        pave(state, tables, seat, action - PAVE)
    elif action < PASS:
        take(state, seat, action - TAKE)
    state.turn = 1 - seat
    if stack_and_hand(state, 0) | stack_and_hand(state, 1) == NONE:
        begin_building(state, tables)


@rule
def pave(state: Record, tables: Record, seat: int, number: int) -> None:
    """P10: lay a tile, then draw the next one. P14: remember who first had all eight placed."""
    rotation = number % 4
    base = np.uint64(corner((number // 4) % QUADRANTS))
    tile = number // (4 * QUADRANTS)
    for colour in range(2):
        state.colour[colour] |= tables.tile_spaces[seat, tile, rotation, colour] << base
    state.mixed |= tables.tile_spaces[seat, tile, rotation, 2] << base
    state.lamps |= tables.tile_spaces[seat, tile, rotation, 3] << base
    state.hand[seat] &= ~bit(tile)
    draw_tile(state, seat)
    if stack_and_hand(state, seat) == NONE and state.first_paved == NOBODY:
        state.first_paved = seat


@rule
def take(state: Record, seat: int, building: int) -> None:
    """P10: move a building from the pool to the own reserve."""
    state.pool &= ~bit(building)
    state.reserve[seat] |= bit(building)


@rule
def stack_and_hand(state: Record, seat: int) -> Bits:
    """Return the tiles that a seat still has to place."""
    return state.stack[seat] | state.hand[seat]
