"""What looks promising: the greedy bot's eye for a town. It plans buildings, and has no say in the rules.

Everything counts in tenths of a point.
"""

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, count, lowest, without_lowest
from quartier.games.tiny_towns.rules.building import may_construct
from quartier.games.tiny_towns.rules.feeding import best_meals, hungry
from quartier.games.tiny_towns.rules.placing import cube_due
from quartier.games.tiny_towns.rules.scoring import total
from quartier.games.tiny_towns.rules.state import (
    BUILD,
    BY_COUNT,
    BY_PLACE,
    EMPTY,
    FEEDS_ANY,
    FEEDS_LINES,
    FLAT,
    IF_FED,
    MONUMENT,
    NO_POINTS,
    PLACE,
    RED,
    STAND_IN,
    TOWN_HALL,
    WHEN_BUILT,
)
from quartier.games.tiny_towns.rules.town import (
    EVERY_SQUARE,
    all_buildings,
    at,
    black_buildings,
    buildings_of,
    card_of,
    empty_squares,
    holding,
    is_building,
    whatever,
    whole,
    with_content,
)

POINT = 10
FILLED_SQUARE = 10
UNFED_COTTAGE = 16
SPARE_FEEDER = 23
NEW_FEEDER = 27
USELESS_CUBE = 3
EMPTY_SQUARE = 8
LAST_EMPTY_SQUARE = 3
LAST_SQUARES = 4
ROOM_TO_GROW = 3
PLAN_SHARE = 3
"""Tenths of a building's worth that a finished pattern counts for before it is built."""


@rule
def evaluate(state: Record, tables: Record, seat: int) -> Number:
    """Return how promising a seat's town is; with a cube in hand, on the best square for it."""
    if not has_cube_to_plan(state, seat):
        return promise(state, tables, seat)
    best = -10000
    empty = empty_squares(state, seat)
    before = state.squares[seat]
    while empty != NONE:
        state.squares[seat] = with_content(before, lowest(empty) >> 2, cube_due(state, seat))
        best = max(best, promise(state, tables, seat))
        empty = without_lowest(empty)
    state.squares[seat] = before
    return best


@rule
def has_cube_to_plan(state: Record, seat: int) -> bool:
    """Tell whether the seat just named or chose a cube; one that a card brings to all is nobody's merit."""
    if state.mode == TOWN_HALL:
        return bool(state.named == 0 and state.chosen[seat] != 0 and state.stage[seat] != BUILD)
    return bool(state.stage[seat] == PLACE)


@rule
def promise(state: Record, tables: Record, seat: int) -> Number:
    """Return the live points, and while the town grows the hopes for cubes, cottages and feeders."""
    points = POINT * total(state, tables, seat)
    if not is_building(state, seat):
        return points
    room = count(EVERY_SQUARE & ~all_buildings(state, seat))
    if room >= ROOM_TO_GROW:
        eaters = hungry(state, tables, seat)
        unfed = count(eaters & ~best_meals(state, tables, seat))
        points += UNFED_COTTAGE * unfed
        if unfed == 0 and buildings_of(state, seat, RED) != NONE:
            points += SPARE_FEEDER
    return points + plans(state, tables, seat) + room_points(count(empty_squares(state, seat)))


@rule
def room_points(empty: int) -> Number:
    """Return what empty squares are worth: they keep patterns possible, the last few hardly any."""
    last = min(empty, LAST_SQUARES)
    return LAST_EMPTY_SQUARE * last + EMPTY_SQUARE * (empty - last)


@rule
def plans(state: Record, tables: Record, seat: int) -> Number:
    """Sum up what each cube contributes to the best building that it can still become part of."""
    points = 0
    empty = holding(state.squares[seat], EMPTY)
    cubes = whatever(state.squares[seat]) & ~all_buildings(state, seat)
    left = cubes
    while left != NONE:
        here = at(lowest(left) >> 2)
        best = 0
        for kind in range(MONUMENT + 1):
            if may_construct(state, tables, seat, kind):
                best = max(best, best_plan(state, tables, seat, kind, here, cubes, empty))
        points += best if best > 0 else -USELESS_CUBE
        left = without_lowest(left)
    return points


@rule
def best_plan(state: Record, tables: Record, seat: int, kind: int, here: Bits, cubes: Bits, empty: Bits) -> Number:
    """Return a cube's share in the most advanced pattern of that card that can still be finished."""
    card = card_of(state, seat, kind)
    posts = black_buildings(state, tables, seat, STAND_IN)
    most = 0
    for placement in range(tables.placements[card]):
        mask = tables.mask[card, placement]
        if mask & here != NONE:
            squares = mask & EVERY_SQUARE & ~posts
            wrong = whatever((state.squares[seat] ^ tables.cubes[card, placement]) & mask) & squares
            if wrong & ~empty == NONE:
                most = max(most, count(squares & cubes & ~wrong))
    size = whole(tables.pattern_size[card])
    return (worth(state, tables, seat, kind, card) * most * PLAN_SHARE) // (size * size * POINT)


@rule
def worth(state: Record, tables: Record, seat: int, kind: int, card: int) -> Number:
    """Return about what one more building of that card would bring."""
    verb = tables.score[card]
    points = POINT * whole(tables.points[card])
    if verb == IF_FED:
        return FILLED_SQUARE + points
    if FEEDS_ANY <= verb <= FEEDS_LINES:
        unfed = count(hungry(state, tables, seat) & ~best_meals(state, tables, seat))
        return FILLED_SQUARE + NEW_FEEDER + 3 * POINT * min(unfed, 4)
    if verb == FLAT:
        return FILLED_SQUARE + points
    if verb == BY_COUNT:
        return FILLED_SQUARE + POINT * next_step(tables, card, count(buildings_of(state, seat, kind)))
    if verb in (NO_POINTS, BY_PLACE):
        return FILLED_SQUARE + POINT
    if verb == WHEN_BUILT:
        return FILLED_SQUARE + 3 * POINT
    return FILLED_SQUARE + 2 * points if points > 0 else 0


@rule
def next_step(tables: Record, card: int, standing: int) -> Number:
    """Return what the next building of a table brings, looking two steps ahead where one step back comes first."""
    last = whole(tables.table_size[card])
    now = whole(tables.table[card, min(standing, last) - 1]) if standing > 0 else 0
    one = whole(tables.table[card, min(standing + 1, last) - 1]) - now
    two = whole(tables.table[card, min(standing + 2, last) - 1]) - now
    return max(one, two // 2)
