"""Reads the tiles to come: hands and stacks; by default the tiles that are not seen on the board."""

from typing import Any

import numpy as np

from quartier.engine.position import Reader
from quartier.games.paris.rules.state import NOBODY, PAVING, SEATS, SIDE, SPACES, TILES

QUADRANT = 0x303
"""The four spaces of the quadrant on a1, as bits."""
QUADRANT_CORNERS = tuple(row * SIDE + column for row in range(0, SIDE, 2) for column in range(0, SIDE, 2))


def read_tiles(reader: Reader, state: Any, tables: Any) -> None:
    """Read hands and stacks."""
    hands, stacks = reader.part("hands", SEATS), reader.part("stacks", SEATS)
    for seat in range(len(SEATS)):
        state.hand[seat] = state.stack[seat] = np.uint64(0)
    if state.phase != PAVING:
        if any([*hands.given.values(), *stacks.given.values()]):
            raise reader.wrong("hands", "hands-empty")
        return
    half_paved = half_paved_quadrant(state)
    if half_paved:
        raise reader.wrong("paving", "quadrant", corner=half_paved)
    dealt = _tiles_to_come(state, tables)
    for seat, name in enumerate(SEATS):
        left = stacks.some_of(name, TILES) if name in stacks else dealt[seat]
        hand = hands.some_of(name, TILES)
        if name not in hands and name not in stacks:
            hand = left[: state.hand_size]
        state.hand[seat] = np.uint64(sum(1 << tile for tile in hand))
        state.stack[seat] = np.uint64(sum(1 << tile for tile in left if tile not in hand))
    tiles = [int(state.hand[seat] | state.stack[seat]).bit_count() for seat in range(len(SEATS))]
    if sum(tiles) * 4 != _unpaved(state):
        raise reader.wrong("stacks", "tiles-left", tiles=sum(tiles), spaces=_unpaved(state))
    if state.first_paved == NOBODY and 0 in tiles:
        state.first_paved = tiles.index(0)


def _unpaved(state: Any) -> int:
    return 64 - int(state.colour[0] | state.colour[1] | state.mixed | state.lamps).bit_count()


def _tiles_to_come(state: Any, tables: Any) -> list[list[int]]:
    """Return the tiles that can still be laid, by seat: those not on the board.

    A made-up paving may show few real tiles; then just enough are dealt to fill the board, in turns.
    """
    left = [_not_placed(state, tables.tile_spaces[seat]) for seat in range(len(SEATS))]
    wanted = _unpaved(state) // 4
    while sum(map(len, left)) > wanted:
        rival = 1 - int(state.turn)
        left[rival if len(left[rival]) >= len(left[1 - rival]) else 1 - rival].pop()
    return left


def half_paved_quadrant(state: Any) -> str | None:
    """Return the corner of a quadrant of which only a part is paved."""
    paved = int(state.colour[0] | state.colour[1] | state.mixed | state.lamps)
    return next(
        (SPACES[corner] for corner in QUADRANT_CORNERS if paved >> corner & QUADRANT not in (0, QUADRANT)), None
    )


def _not_placed(state: Any, faces: Any) -> list[int]:
    """Recognise the tiles on the board, and return the others: all sixteen differ, however they are turned."""
    kinds = (state.colour[0], state.colour[1], state.mixed, state.lamps)
    board = {tuple(int(kind) >> corner & QUADRANT for kind in kinds) for corner in QUADRANT_CORNERS}
    return [
        tile
        for tile in range(len(TILES))
        if not any(tuple(int(spaces) for spaces in face) in board for face in faces[tile])
    ]
