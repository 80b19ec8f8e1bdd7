"""What looks promising: the greedy bot's eye for a position. It has no say in the rules."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import lowest, without_lowest
from quartier.games.paris.rules.actions import SPACE_COUNT
from quartier.games.paris.rules.board import at, fitting, ground, lamp_ground, orientations, rival_ground
from quartier.games.paris.rules.building import laid
from quartier.games.paris.rules.postcards import large_lamp_light
from quartier.games.paris.rules.scoring import lamps_lighting, shining_lamps, total, unbuilt_points
from quartier.games.paris.rules.state import PAVING

WORTHWHILE_RESERVE = 5
"""Buildings beyond this many seldom find a place."""
COMPETITION = 2
"""Hopes count for half: the rival and the own buildings want the same spaces."""


@rule
def evaluate(state: Record, tables: Record, seat: int) -> Number:
    """Return twice the live margin, with hopes for the buildings still in reserve."""
    return promise(state, tables, seat) - promise(state, tables, 1 - seat)


@rule
def promise(state: Record, tables: Record, seat: int) -> Number:
    """Return what a seat has and may hope for."""
    points = COMPETITION * total(state, tables, seat)
    if state.phase == PAVING:
        points -= COMPETITION * unbuilt_points(state, tables, seat)
    return points + hopes(state, tables, seat)


@rule
def hopes(state: Record, tables: Record, seat: int) -> Number:
    """Sum up the best place of each reserved building."""
    points = 0
    number = 0
    reserve = state.reserve[seat]
    while reserve:
        number += 1
        if number > WORTHWHILE_RESERVE:
            points -= 3 * COMPETITION
        elif state.chimneys[seat] > 0:
            points += best_light(state, tables, seat, lowest(reserve))
        reserve = without_lowest(reserve)
    return points


@rule
def best_light(state: Record, tables: Record, seat: int, building: int) -> Number:
    """Return size times lamps, and the size itself for the group, in the best place for a building now."""
    lamps, large, light = shining_lamps(state), at(state.large_lamp), large_lamp_light(state, tables)
    own, lamp, rival = ground(state, seat), lamp_ground(state, seat), rival_ground(state, seat)
    best = -1
    for orientation in range(orientations(state)):
        corners = fitting(tables, building, orientation, own, lamp, rival)
        while corners:
            spaces = laid(tables, building, orientation * SPACE_COUNT + lowest(corners))
            best = max(best, lamps_lighting(lamps & ~spaces, large, light, spaces))
            corners = without_lowest(corners)
    if best < 0:
        return 0
    return (best + 1) * np.int64(tables.sizes[building])
