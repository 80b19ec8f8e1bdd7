"""What a town is on its way to: the buildings that its cubes may still become. For taste.py, in tenths of a point."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, count, lowest, without_lowest
from quartier.games.tiny_towns.rules.actions import RESOURCE_COUNT
from quartier.games.tiny_towns.rules.building import may_construct
from quartier.games.tiny_towns.rules.hopes import FILLED_SQUARE, Hopes, depends_on_plans, hope_for, points_to_come
from quartier.games.tiny_towns.rules.state import (
    EMPTY,
    FIRST_CUBE,
    MONUMENT,
    OPEN_CARDS,
    SOLO,
    STAND_IN,
    WORD,
)
from quartier.games.tiny_towns.rules.town import (
    WHOLE_SQUARE,
    at,
    black_buildings,
    buildings_in,
    card_of,
    content,
    cubes_in,
    holding,
    whole,
)

CHANCE = np.array([113, 79, 56, 37, 29, 28, 16, 15, 8])
"""In percent, how likely a pattern is finished, by twice the number of cubes that it lacks; one that lies open to be
taken (T43) is lacking by half."""
MOST_MISSING = 4
CROWDED = 68
"""Percent of that chance where the empty squares are fewer than twice the missing cubes."""
USELESS_CUBE = 12
WANTED_RESOURCE = 2
WANTED_OPEN_CARD = 4


@rule
def plans(state: Record, tables: Record, seat: int, town: Bits, hopes: Hopes) -> Number:
    """Sum up the buildings that a town is on its way to, the best first; no square counts for two."""
    posts = black_buildings(state, tables, seat, STAND_IN) * WHOLE_SQUARE
    room = count(holding(town, EMPTY))
    kinds = constructible(state, tables, seat)
    planned, points, missing = 0, 0, NONE
    while kinds != 0 and cubes_in(town) != NONE:
        best, kind, placement, kinds = next_plan(state, tables, seat, kinds, planned, town, posts, room, hopes)
        if best > 0:
            card = card_of(state, seat, kind)
            missing |= missing_cubes(tables, card, placement, holding(town, EMPTY))
            town |= tables.mask[card, placement] & ~posts
            planned += 1 << (4 * kind)
            points += best
    return points + absorbed(state, resources_in(missing)) - USELESS_CUBE * count(cubes_in(town))


@rule
def constructible(state: Record, tables: Record, seat: int) -> Number:
    """Return the types that the seat may construct, as a mask."""
    kinds = 0
    for kind in range(MONUMENT + 1):
        if may_construct(state, tables, seat, kind):
            kinds |= 1 << kind
    return kinds


@rule
def next_plan(
    state: Record,
    tables: Record,
    seat: int,
    kinds: int,
    planned: int,
    town: Bits,
    posts: Bits,
    room: int,
    hopes: Hopes,
) -> tuple[Number, Number, Number, Number]:
    """Return the best that cubes can become, of which type, by which placement, and the types to look at after that."""
    best, chosen, placed = 0, 0, 0
    cubes, taken, empty = cubes_in(town), buildings_in(town) & ~posts, holding(town, EMPTY)
    for kind in range(MONUMENT + 1):
        if (kinds >> kind) & 1:
            card = card_of(state, seat, kind)
            low, high = open_placements(tables, card, town, cubes, taken)
            if low | high == NONE:
                kinds &= ~(1 << kind)
            else:
                anywhere, here, ground = hope_for(hopes, kind)
                if planned != 0 and depends_on_plans(tables.score[card]):
                    anywhere = FILLED_SQUARE + points_to_come(
                        state, tables, seat, kind, planned, hopes.fed, hopes.reach
                    )
                found, placement = best_plan(state, tables, card, anywhere, here, ground, empty, room, low, high)
                if found > best:
                    best, chosen, placed = found, kind, placement
    if best == 0:
        kinds = 0
    elif chosen == MONUMENT:
        kinds &= ~(1 << MONUMENT)
    return best, chosen, placed, kinds


@rule
def open_placements(tables: Record, card: int, town: Bits, cubes: Bits, taken: Bits) -> tuple[Bits, Bits]:
    """Return where a pattern may still come to lie, using a cube that is there: a set of placements, in two words.

    A cube is in the way of all placements that cover its square and want another one there.
    """
    low, high, low_blocked, high_blocked = NONE, NONE, NONE, NONE
    while cubes != NONE:
        square = lowest(cubes) >> 2
        cube = content(town, square)
        low_wanting = tables.wanting[card, cube, square, 0]
        high_wanting = tables.wanting[card, cube, square, 1]
        low |= low_wanting
        high |= high_wanting
        low_blocked |= tables.covering[card, square, 0] & ~low_wanting
        high_blocked |= tables.covering[card, square, 1] & ~high_wanting
        cubes = without_lowest(cubes)
    while taken != NONE:
        square = lowest(taken) >> 2
        low_blocked |= tables.covering[card, square, 0]
        high_blocked |= tables.covering[card, square, 1]
        taken = without_lowest(taken)
    return low & ~low_blocked, high & ~high_blocked


@rule
def best_plan(
    state: Record,
    tables: Record,
    card: int,
    anywhere: int,
    here: int,
    ground: Bits,
    empty: Bits,
    room: int,
    low: Bits,
    high: Bits,
) -> tuple[Number, Number]:
    """Return the best that cubes can become of one card, and which of these placements its pattern takes."""
    best, placed = 0, 0
    while low | high != NONE:
        if low != NONE:
            placement = lowest(low)
            low = without_lowest(low)
        else:
            placement = WORD + lowest(high)
            high = without_lowest(high)
        value = here if tables.mask[card, placement] & ground != NONE else anywhere
        value *= chance(state, tables, card, placement, empty, room)
        if value >= 100 * (best + 1):
            best, placed = value // 100, placement
    return best, placed


@rule
def chance(state: Record, tables: Record, card: int, placement: int, empty: Bits, room: int) -> Number:
    """Return in percent how likely an open placement is to be filled; `room` is for all that is still to come."""
    missing = count(tables.mask[card, placement] & empty)
    if missing > MOST_MISSING:
        return 0
    lacking = 2 * missing
    if state.mode == SOLO:
        lacking -= open_cards_among(state, missing_cubes(tables, card, placement, empty))
    if 2 * missing > room:
        return (CHANCE[lacking] * CROWDED) // 100
    return CHANCE[lacking]


@rule
def missing_cubes(tables: Record, card: int, placement: int, empty: Bits) -> Bits:
    """Return the cubes that an open placement wants on empty squares, as a town."""
    return tables.cubes[card, placement] & (empty * WHOLE_SQUARE)


@rule
def open_cards_among(state: Record, cubes: Bits) -> Number:
    """T43: return how many of these cubes lie open to be taken; each card brings one."""
    found = 0
    for place in range(OPEN_CARDS):
        if state.open[place] != 0:
            squares = holding(cubes, whole(state.open[place]))
            if squares != NONE:
                found += 1
                cubes &= ~(at(lowest(squares) >> 2) * WHOLE_SQUARE)
    return found


@rule
def resources_in(cubes: Bits) -> Number:
    """Return which resources are among these cubes, as a mask."""
    resources = 0
    for resource in range(RESOURCE_COUNT):
        if holding(cubes, resource + FIRST_CUBE) != NONE:
            resources |= 1 << resource
    return resources


@rule
def absorbed(state: Record, wanted: int) -> Number:
    """Return what it is worth that many a resource would be welcome, since others name most of them."""
    points = WANTED_RESOURCE * count(np.uint64(wanted))
    if state.mode == SOLO:
        for place in range(OPEN_CARDS):
            if state.open[place] != 0 and (wanted >> (state.open[place] - FIRST_CUBE)) & 1:
                points += WANTED_OPEN_CARD
    return points
