"""What looks promising: the greedy bot's eye for a town. It has no say in the rules.

Everything counts in tenths of a point; hopes.py says where the numbers come from.
"""

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, count, lowest, without_lowest
from quartier.games.tiny_towns.rules.feeding import best_meals
from quartier.games.tiny_towns.rules.hopes import POINT, Hopes, hopes_of, worth_of_monument
from quartier.games.tiny_towns.rules.placing import cube_due
from quartier.games.tiny_towns.rules.plans import plans
from quartier.games.tiny_towns.rules.scoring import total_when_fed
from quartier.games.tiny_towns.rules.state import CHOOSING, EMPTY, NO_CARD, PLACE, SQUARES, TOWN_HALL
from quartier.games.tiny_towns.rules.town import (
    EVERY_SQUARE,
    LAST_COLUMN,
    NEXT_COLUMN,
    NEXT_ROW,
    all_buildings,
    buildings_in,
    empty_squares,
    holding,
    is_building,
    monument_stands,
    whole,
    with_content,
)

SQUARE_WITHIN_REACH = 6
"""Of a feeder, for one more cottage; three of them count."""
ROOMY = 8
"""Squares without a building that leave this its full worth."""
LAST_EMPTY_SQUARE = 14
EMPTY_SQUARE = 9
LAST_SQUARES = 4
EMPTY_PAIR = 5
"""Two empty squares side by side: patterns need room that hangs together."""
LAST_GROUND = 6
GROUND = 2
"""A square without a building: whatever is built costs one."""
LAST_ROOM = 6
MONUMENT_IN_HAND = 40
"""Percent of its worth, spread over the cubes that it needs."""


@rule
def evaluate(state: Record, tables: Record, seat: int) -> Number:
    """Return the live points, and while the town grows what its cubes and its free ground may become."""
    fed = best_meals(state, tables, seat)
    points = POINT * total_when_fed(state, tables, seat, fed)
    if not is_building(state, seat):
        return points
    hopes = hopes_of(state, tables, seat, fed)
    points += meals_to_come(hopes.reach, EVERY_SQUARE & ~all_buildings(state, seat))
    points += monument_to_come(state, tables, seat, fed)
    return points + best_growth(state, tables, seat, hopes)


@rule
def best_growth(state: Record, tables: Record, seat: int, hopes: Hopes) -> Number:
    """Return what a town's cubes and free ground promise; with a cube in hand, on the best square for it."""
    town = state.squares[seat]
    if not has_cube_to_plan(state, seat):
        return growth(state, tables, seat, town, hopes)
    best = -10000
    empty = empty_squares(state, seat)
    while empty != NONE:
        placed = with_content(town, lowest(empty) >> 2, cube_due(state, seat))
        best = max(best, growth(state, tables, seat, placed, hopes))
        empty = without_lowest(empty)
    return best


@rule
def growth(state: Record, tables: Record, seat: int, town: Bits, hopes: Hopes) -> Number:
    """Return what the cubes and the free ground of a town may become."""
    room = room_points(holding(town, EMPTY), len(SQUARES) - count(buildings_in(town)))
    return room + plans(state, tables, seat, town, hopes)


@rule
def has_cube_to_plan(state: Record, seat: int) -> bool:
    """Tell whether the seat just named or chose a cube; one that a card brings to all is nobody's merit."""
    if state.phase == CHOOSING:
        return bool(state.chosen[seat] != 0)
    return bool(state.stage[seat] == PLACE and (state.mode != TOWN_HALL or state.named == 0))


@rule
def monument_to_come(state: Record, tables: Record, seat: int, fed: Bits) -> Number:
    """Return what a monument in hand may still bring, the less the larger its pattern."""
    if state.monument[seat] == NO_CARD or monument_stands(state, seat):
        return 0
    return (MONUMENT_IN_HAND * worth_of_monument(state, tables, seat, fed)) // (
        100 * whole(tables.pattern_size[state.monument[seat]])
    )


@rule
def meals_to_come(reach: Bits, ground: Bits) -> Number:
    """Return what feeders with meals to spare may still bring, the less the fuller the town."""
    spare = min(count(reach & ground), 3)
    return (SQUARE_WITHIN_REACH * spare * min(count(ground), ROOMY)) // ROOMY


@rule
def room_points(empty: Bits, ground: int) -> Number:
    """Return what empty squares and squares without a building are worth: they keep patterns possible."""
    free = count(empty)
    pairs = count(empty & ~LAST_COLUMN & (empty >> NEXT_COLUMN)) + count(empty & (empty >> NEXT_ROW))
    last, last_ground = min(free, LAST_SQUARES), min(ground, LAST_ROOM)
    points = LAST_EMPTY_SQUARE * last + EMPTY_SQUARE * (free - last) + EMPTY_PAIR * pairs
    return points + LAST_GROUND * last_ground + GROUND * (ground - last_ground)
