"""What one more building of each type would be worth to a town, and where. For plans.py, in tenths of a point.

The numbers, and those of plans.py and taste.py, were found by letting greedy players with slightly different ones play
thousands of games, alone and together, and keeping those whose towns were worth the most.
"""

from typing import NamedTuple

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, count
from quartier.games.tiny_towns.rules.feeding import hungry, lines_through
from quartier.games.tiny_towns.rules.state import (
    BLUE,
    BY_COUNT,
    BY_PLACE,
    FEEDS_ANY,
    FEEDS_AROUND,
    FEEDS_GROUP,
    FEEDS_LINES,
    FLAT,
    FREE_BUILDING,
    FREE_EMPTY_SQUARES,
    IF_ADJACENT,
    IF_ADJACENT_FED,
    IF_ALONE_IN_LINES,
    IF_FED,
    MONUMENT,
    MORE_THAN_RIGHT,
    NO_CARD,
    NO_POINTS,
    PER_ADJACENT,
    PER_FED_COTTAGE,
    PER_IN_ZONE,
    PER_STORED,
    RED,
    SOLO,
    TYPES,
    UNFED_COTTAGES,
    UNLESS_ADJACENT,
)
from quartier.games.tiny_towns.rules.town import (
    EVERY_SQUARE,
    all_buildings,
    around,
    beside,
    buildings_of,
    card_of,
    whole,
)

POINT = 10
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

KINDS_A_WORD = 4
HOPE_BITS = 16
LOW_16 = np.uint64(0xFFFF)


class Hopes(NamedTuple):
    """What one more building of each type would bring a town: none of it depends on cubes, so once is enough.

    For four types at a time three words: what they would bring anywhere and what on good ground, sixteen bits a type,
    and where that is, one of each square's four bits a type.
    """

    fed: Bits
    reach: Bits
    """Squares on which one more cottage would be fed."""
    first: tuple[Bits, Bits, Bits]
    others: tuple[Bits, Bits, Bits]


@rule
def hopes_of(state: Record, tables: Record, seat: int, fed: Bits) -> Hopes:
    """Return what a seat may hope for when those squares are fed."""
    reach = within_reach(state, tables, seat)
    first = hopes_from(state, tables, seat, 0, fed, reach)
    others = hopes_from(state, tables, seat, KINDS_A_WORD, fed, reach)
    return Hopes(fed, reach, first, others)


@rule
def hopes_from(state: Record, tables: Record, seat: int, first: int, fed: Bits, reach: Bits) -> tuple[Bits, Bits, Bits]:
    """Return the three words of the four types from `first` on."""
    anywhere, here, grounds = NONE, NONE, NONE
    for number in range(KINDS_A_WORD):
        kind = first + number
        if kind != MONUMENT or state.monument[seat] != NO_CARD:
            poor, rich, ground = worth(state, tables, seat, kind, fed, reach)
            place = np.uint64(HOPE_BITS * number)
            anywhere |= np.uint64(max(poor, 0)) << place
            here |= np.uint64(max(rich, 0)) << place
            grounds |= ground << np.uint64(number)
    return anywhere, here, grounds


@rule
def hope_for(hopes: Hopes, kind: int) -> tuple[Number, Number, Bits]:
    """Return what one more building of a type would bring anywhere, what on good ground, and where that is."""
    anywhere, here, grounds = hopes.first if kind < KINDS_A_WORD else hopes.others
    number = kind % KINDS_A_WORD
    place = np.uint64(HOPE_BITS * number)
    return (
        whole((anywhere >> place) & LOW_16),
        whole((here >> place) & LOW_16),
        (grounds >> np.uint64(number)) & EVERY_SQUARE,
    )


@rule
def worth(state: Record, tables: Record, seat: int, kind: int, fed: Bits, reach: Bits) -> tuple[Number, Number, Bits]:
    """Return about what one more building of a type would bring anywhere, what on good ground, and where that is."""
    verb = tables.score[card_of(state, seat, kind)]
    points = points_to_come(state, tables, seat, kind, 0, fed, reach)
    if kind == MONUMENT or not depends_on_ground(verb):
        return FILLED_SQUARE + points, FILLED_SQUARE + points, NONE
    bad, good = (HOPE_OF_A_MEAL, 100) if verb == IF_FED else (BAD_GROUND, GOOD_GROUND)
    ground = good_ground(state, tables, seat, kind, fed, reach) & ~all_buildings(state, seat)
    return FILLED_SQUARE + (points * bad) // 100, FILLED_SQUARE + (points * good) // 100, ground


@rule
def points_to_come(state: Record, tables: Record, seat: int, kind: int, planned: int, fed: Bits, reach: Bits) -> Number:
    """Return what one more building of a type would bring, beside those planned, where all goes well."""
    card = card_of(state, seat, kind)
    verb = tables.score[card]
    points = POINT * whole(tables.points[card])
    if kind == MONUMENT:
        points = worth_of_monument(state, tables, seat, fed)
    elif FEEDS_ANY <= verb <= FEEDS_LINES:
        points = worth_of_feeder(state, tables, seat, planned, fed, reach)
    elif verb == BY_COUNT:
        points = POINT * next_step(tables, card, count(buildings_of(state, seat, kind)) + number_of(planned, kind))
    elif verb == PER_FED_COTTAGE:
        points = POINT * count(fed) + FED_LATER
    elif verb in (NO_POINTS, PER_STORED):
        points = USEFUL
    elif verb != FLAT and verb != MORE_THAN_RIGHT and not depends_on_ground(verb):
        points = OTHER_WORTH
    return points


@rule
def depends_on_plans(verb: int) -> bool:
    """Tell whether what a building brings depends on others that are planned."""
    return bool(FEEDS_ANY <= verb <= FEEDS_LINES or verb == BY_COUNT)


@rule
def depends_on_ground(verb: int) -> bool:
    """Tell whether what a building scores depends on where it stands."""
    verbs = (IF_FED, IF_ADJACENT, UNLESS_ADJACENT, IF_ALONE_IN_LINES, IF_ADJACENT_FED, PER_ADJACENT, PER_IN_ZONE)
    return bool(verb in verbs)


@rule
def number_of(planned: int, kind: int) -> Number:
    """Return how many buildings of a type are planned; they are counted in four bits a type."""
    return (planned >> (4 * kind)) & 15


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
