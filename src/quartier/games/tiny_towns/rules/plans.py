"""What a town is on its way to: the buildings that its cubes may still become. For taste.py, in tenths of a point.

The numbers were found by letting greedy players with slightly different ones play thousands of games, alone and
together, and keeping those whose towns were worth the most.
"""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, count, lowest, without_lowest
from quartier.games.tiny_towns.rules.actions import RESOURCE_COUNT
from quartier.games.tiny_towns.rules.building import may_construct
from quartier.games.tiny_towns.rules.feeding import hungry, lines_through
from quartier.games.tiny_towns.rules.state import (
    BLUE,
    BY_COUNT,
    BY_PLACE,
    EMPTY,
    FEEDS_ANY,
    FEEDS_AROUND,
    FEEDS_GROUP,
    FEEDS_LINES,
    FIRST_CUBE,
    FLAT,
    FREE_BUILDING,
    FREE_EMPTY_SQUARES,
    IF_ADJACENT,
    IF_ADJACENT_FED,
    IF_ALONE_IN_LINES,
    IF_FED,
    MONUMENT,
    MORE_THAN_RIGHT,
    NO_POINTS,
    OPEN_CARDS,
    PER_ADJACENT,
    PER_FED_COTTAGE,
    PER_IN_ZONE,
    PER_STORED,
    RED,
    SOLO,
    STAND_IN,
    TYPES,
    UNFED_COTTAGES,
    UNLESS_ADJACENT,
    WORD,
)
from quartier.games.tiny_towns.rules.town import (
    EVERY_SQUARE,
    WHOLE_SQUARE,
    all_buildings,
    around,
    at,
    beside,
    black_buildings,
    buildings_in,
    buildings_of,
    card_of,
    content,
    cubes_in,
    holding,
    whatever,
    whole,
)

POINT = 10
CHANCE = np.array([113, 79, 56, 37, 29, 28, 16, 15, 8, 10])
"""In percent, how likely a pattern is finished, by twice the number of cubes that it lacks; one that lies open to be
taken (T43) is lacking by half."""
MOST_MISSING = 4
CROWDED = 68
"""Percent of that chance where the empty squares are fewer than twice the missing cubes."""
USELESS_CUBE = 12
WANTED_RESOURCE = 2
WANTED_OPEN_CARD = 4

FILLED_SQUARE = -1
HOPE_OF_A_MEAL = 32
"""Percent of a cottage's points where nothing would feed it yet."""
MEAL = 18
FIRST_FEEDER = 55
FED_LATER = 18
USEFUL = 7
"""Worth of a building that acts and does not score."""
FEW_EMPTY_SQUARES = 4
FREE_BUILDING_WORTH = 30
SOME_MONUMENT = 45
ACTING_MONUMENT = 10
OTHER_WORTH = 25
BAD_GROUND = 24
GOOD_GROUND = 85
"""Percent of a card's points, depending on whether the building could score where the pattern lies."""


@rule
def plans(state: Record, tables: Record, seat: int, town: Bits, fed: Bits, reach: Bits) -> Number:
    """Sum up the buildings that a town is on its way to, the best first; no square counts for two."""
    posts = black_buildings(state, tables, seat, STAND_IN)
    room = count(holding(town, EMPTY))
    kinds = constructible(state, tables, seat)
    planned, wanted, points, best = 0, 0, 0, 1
    while best > 0:
        best, chosen, placed = 0, 0, 0
        cubes, taken = cubes_in(town), buildings_in(town) & ~posts
        for kind in range(MONUMENT + 1):
            if (kinds >> kind) & 1:
                low, high = open_placements(tables, card_of(state, seat, kind), town, cubes, taken)
                if low | high == NONE:
                    kinds &= ~(1 << kind)
                else:
                    found, place = best_plan(state, tables, seat, kind, planned, fed, reach, town, room, low, high)
                    if found > best:
                        best, chosen, placed = found, kind, place
        if best > 0:
            card = card_of(state, seat, chosen)
            wanted |= resources_in(missing_cubes(tables, card, placed, town))
            town |= tables.mask[card, placed] & ~(posts * WHOLE_SQUARE)
            planned += 1 << (4 * chosen)
            points += best
            if chosen == MONUMENT:
                kinds &= ~(1 << MONUMENT)
    return points + absorbed(state, wanted) - USELESS_CUBE * count(cubes_in(town))


@rule
def constructible(state: Record, tables: Record, seat: int) -> Number:
    """Return the types that the seat may construct, as a mask."""
    kinds = 0
    for kind in range(MONUMENT + 1):
        if may_construct(state, tables, seat, kind):
            kinds |= 1 << kind
    return kinds


@rule
def number_of(planned: int, kind: int) -> Number:
    """Return how many buildings of a type are planned; they are counted in four bits a type."""
    return (planned >> (4 * kind)) & 15


@rule
def open_placements(tables: Record, card: int, town: Bits, cubes: Bits, taken: Bits) -> tuple[Bits, Bits]:
    """Return where a pattern may still come to lie, using a cube that is there: a set of placements, in two words.

    A cube is in the way of all placements that cover its square and want another one there.
    """
    low, high, low_blocked, high_blocked = NONE, NONE, NONE, NONE
    while cubes != NONE:
        square = lowest(cubes) >> 2
        cube = content(town, square) - FIRST_CUBE
        low |= tables.wanting[card, cube, square, 0]
        high |= tables.wanting[card, cube, square, 1]
        low_blocked |= tables.covering[card, square, 0] & ~tables.wanting[card, cube, square, 0]
        high_blocked |= tables.covering[card, square, 1] & ~tables.wanting[card, cube, square, 1]
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
    seat: int,
    kind: int,
    planned: int,
    fed: Bits,
    reach: Bits,
    town: Bits,
    room: int,
    low: Bits,
    high: Bits,
) -> tuple[Number, Number]:
    """Return the best that cubes can become of one card, and which of these placements its pattern takes."""
    card = card_of(state, seat, kind)
    anywhere = worth(state, tables, seat, kind, planned, fed, reach, False)
    here = worth(state, tables, seat, kind, planned, fed, reach, True)
    ground = good_ground(state, tables, seat, kind, fed, reach) & ~all_buildings(state, seat)
    best, placed = 0, 0
    while low | high != NONE:
        if low != NONE:
            placement = lowest(low)
            low = without_lowest(low)
        else:
            placement = WORD + lowest(high)
            high = without_lowest(high)
        value = here if tables.mask[card, placement] & ground != NONE else anywhere
        value = (value * chance(state, missing_cubes(tables, card, placement, town), room)) // 100
        if value > best:
            best, placed = value, placement
    return best, placed


@rule
def missing_cubes(tables: Record, card: int, placement: int, town: Bits) -> Bits:
    """Return the cubes of an open placement that do not lie there, as a town: those of its empty squares."""
    return tables.cubes[card, placement] & (holding(town, EMPTY) * WHOLE_SQUARE)


@rule
def chance(state: Record, cubes: Bits, room: int) -> Number:
    """Return in percent how likely a pattern that lacks these cubes is to be finished; `room`: empty squares."""
    missing = count(whatever(cubes))
    if missing > MOST_MISSING:
        return 0
    percent = CHANCE[2 * missing - open_cards_among(state, cubes)]
    if 2 * missing > room:
        percent = (percent * CROWDED) // 100
    return percent


@rule
def open_cards_among(state: Record, cubes: Bits) -> Number:
    """T43: return how many of these cubes lie open to be taken; each card brings one."""
    found = 0
    if state.mode == SOLO:
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


# --- what a building would be worth -------------------------------------------------------------------


@rule
def worth(
    state: Record,
    tables: Record,
    seat: int,
    kind: int,
    planned: int,
    fed: Bits,
    reach: Bits,
    on_good_ground: bool,
) -> Number:
    """Return about what one more building of a type would bring."""
    card = card_of(state, seat, kind)
    verb = tables.score[card]
    points = POINT * whole(tables.points[card])
    if kind == MONUMENT:
        points = worth_of_monument(state, tables, seat, fed)
    elif verb == IF_FED:
        points = points if on_good_ground else (points * HOPE_OF_A_MEAL) // 100
    elif FEEDS_ANY <= verb <= FEEDS_LINES:
        points = worth_of_feeder(state, tables, seat, planned, fed, reach)
    elif verb == BY_COUNT:
        points = POINT * next_step(tables, card, count(buildings_of(state, seat, kind)) + number_of(planned, kind))
    elif verb == PER_FED_COTTAGE:
        points = POINT * count(fed) + FED_LATER
    elif verb in (NO_POINTS, PER_STORED):
        points = USEFUL
    elif depends_on_ground(verb):
        points = (points * (GOOD_GROUND if on_good_ground else BAD_GROUND)) // 100
    elif verb != FLAT and verb != MORE_THAN_RIGHT:
        points = OTHER_WORTH
    return FILLED_SQUARE + points


@rule
def worth_of_feeder(state: Record, tables: Record, seat: int, planned: int, fed: Bits, reach: Bits) -> Number:
    """Return what one more feeder brings: meals for the hungry, and more where nothing feeds yet."""
    unfed = count(hungry(state, tables, seat) & ~fed) + number_of(planned, BLUE)
    points = MEAL * min(unfed, 4)
    if number_of(planned, RED) == 0 and reach == NONE:
        points += FIRST_FEEDER
    return points


@rule
def worth_of_monument(state: Record, tables: Record, seat: int, fed: Bits) -> Number:
    """Return about what the seat's monument will have brought at the end."""
    card = whole(state.monument[seat])
    verb, effect = tables.score[card], tables.effect[card]
    points = POINT * whole(tables.points[card])
    if effect == UNFED_COTTAGES:
        unfed = count(buildings_of(state, seat, BLUE) & ~fed)
        points = POINT * whole(tables.effect_number[card]) * (unfed + 1)
    elif effect == FREE_EMPTY_SQUARES:
        points += POINT * FEW_EMPTY_SQUARES
    elif effect == FREE_BUILDING:
        points += FREE_BUILDING_WORTH
    elif verb == BY_PLACE:
        points = POINT * whole(tables.table[card, 0 if state.mode == SOLO else 1])
    elif verb == NO_POINTS:
        points = ACTING_MONUMENT
    elif verb not in (FLAT, IF_FED):
        points = SOME_MONUMENT
    return points


@rule
def next_step(tables: Record, card: int, standing: int) -> Number:
    """Return what the next building of a table brings, looking two steps ahead where one step back comes first."""
    last = whole(tables.table_size[card])
    now = whole(tables.table[card, min(standing, last) - 1]) if standing > 0 else 0
    one = whole(tables.table[card, min(standing + 1, last) - 1]) - now
    two = whole(tables.table[card, min(standing + 2, last) - 1]) - now
    return max(one, two // 2)


# --- where it would be worth that ---------------------------------------------------------------------


@rule
def depends_on_ground(verb: int) -> bool:
    """Tell whether what a building scores depends on where it stands."""
    verbs = (IF_ADJACENT, UNLESS_ADJACENT, IF_ALONE_IN_LINES, IF_ADJACENT_FED, PER_ADJACENT, PER_IN_ZONE)
    return bool(verb in verbs)


@rule
def good_ground(state: Record, tables: Record, seat: int, kind: int, fed: Bits, reach: Bits) -> Bits:
    """Return the squares on which a building of that type would score at once."""
    card = card_of(state, seat, kind)
    verb = tables.score[card]
    ground = NONE
    if verb == IF_FED:
        ground = reach
    elif verb in (IF_ADJACENT, PER_ADJACENT):
        ground = beside(of_types(state, seat, whole(tables.types[card])))
    elif verb == UNLESS_ADJACENT:
        ground = EVERY_SQUARE & ~beside(of_types(state, seat, whole(tables.types[card])))
    elif verb == IF_ADJACENT_FED:
        ground = beside(fed)
    elif verb == IF_ALONE_IN_LINES:
        ground = EVERY_SQUARE & ~lines_through(buildings_of(state, seat, kind))
    elif verb == PER_IN_ZONE:
        ground = tables.zone[card]
    return ground


@rule
def within_reach(state: Record, tables: Record, seat: int) -> Bits:
    """Return the squares on which one more cottage would be fed."""
    feeders = buildings_of(state, seat, RED)
    eaters = hungry(state, tables, seat)
    card = whole(state.cards[RED])
    verb = tables.score[card]
    reach = NONE
    if verb == FEEDS_AROUND:
        reach = around(feeders)
    elif verb == FEEDS_LINES:
        reach = lines_through(feeders)
    elif verb == FEEDS_GROUP and feeders != NONE:
        reach = beside(eaters) if eaters != NONE else EVERY_SQUARE
    elif verb == FEEDS_ANY and count(eaters) < count(feeders) * tables.count[card]:
        reach = EVERY_SQUARE
    return reach


@rule
def of_types(state: Record, seat: int, types: int) -> Bits:
    """Return the squares with buildings of those types."""
    squares = NONE
    for kind in range(len(TYPES)):
        if (types >> kind) & 1:
            squares |= buildings_of(state, seat, kind)
    return squares
