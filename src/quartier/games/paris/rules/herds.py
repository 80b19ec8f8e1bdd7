"""Positions and moves with which about the same is to be done: on a GPU they are seen to side by side.

What takes longest has low numbers, see envs/cuda/herding.py.
"""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import count
from quartier.games.paris.rules.actions import KEEP, LEVITATE, NOTHING, PLACE, QUADRANTS, SPACE_COUNT, TAKE
from quartier.games.paris.rules.board import ground, paved
from quartier.games.paris.rules.state import LEVITATION, OPEN, PAVING

HANDS, TOKENS, RESERVES = 5, 5, 8
"""So many numbers of tiles, of tokens and of buildings are told apart; more are seen to with the last."""
STRETCH = 8
"""Spaces of ground that are not told apart."""
GROUNDS = SPACE_COUNT // STRETCH // 2 + 1
KINDS = 4
"""Of moves in phase 2: by Levitation, other postcards with their effects and without, placing a building."""
PAVINGS = TOKENS * 4 * GROUNDS * RESERVES
"""The first of the positions in phase 1."""
HERDS = PAVINGS + HANDS * (QUADRANTS + 1)


@rule
def herd(state: Record, tables: Record, seat: Number) -> Number:  # noqa: ARG001
    """Return which of the HERDS a position belongs to.

    Phase 1: by tiles in hand and paved quadrants. Phase 2: by tokens for postcards, whether Levitation is open and more
    than own ground may be built on, by how much that is and by buildings in reserve.
    """
    if state.phase == PAVING:
        return PAVINGS + min(HANDS - 1, count(state.hand[seat])) * (QUADRANTS + 1) + count(paved(state)) // 4
    tokens: Number = min(TOKENS - 1, np.int64(state.tokens[seat]))
    levitation = 1 if tokens > 0 and state.card[LEVITATION] == OPEN else 0
    postcards = (tokens * 2 + levitation) * 2 + has_more_ground(state, seat)
    room = min(GROUNDS - 1, count(ground(state, seat)) // STRETCH)
    return PAVINGS - 1 - ((postcards * GROUNDS + room) * RESERVES + reserve(state, seat))


@rule
def has_more_ground(state: Record, seat: Number) -> Number:
    """Tell whether a postcard lets a seat build on more than is its own, which takes longer to find out (P22, P25)."""
    return 1 if state.metropolitain == seat or state.chartier == seat else 0


@rule
def reserve(state: Record, seat: Number) -> Number:
    """Return how many buildings of the reserve a seat may place at all."""
    return min(RESERVES - 1, count(state.reserve[seat])) if state.chimneys[seat] > 0 else 0


@rule
def herd_of_move(state: Record, seat: Number, action: Number) -> Number:
    """Return which of the HERDS a move belongs to: by its kind, and what is to be found out about the other seat."""
    if action < PLACE:
        return PAVINGS if action < TAKE else PAVINGS + 1
    other = 1 - seat
    kind = 0 if action >= LEVITATE else 1 if action >= KEEP else 2 if action >= NOTHING else 3
    if state.tokens[other] > 0:
        return KINDS * 2 * RESERVES + kind
    return (kind * 2 + has_more_ground(state, other)) * RESERVES + reserve(state, other)
