"""What each building is worth: T22, T24, T25, T36, T37, T39, one scoring verb after the other."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, count, lowest, without_lowest
from quartier.games.tiny_towns.rules.state import (
    BLUE,
    BY_COUNT,
    BY_PLACE,
    COUNTS_AS_COTTAGES,
    FLAT,
    IF_ADJACENT,
    IF_ADJACENT_FED,
    IF_ALONE_IN_LINES,
    IF_FED,
    MONUMENT,
    MORE_THAN_RIGHT,
    PER_ADJACENT,
    PER_FED_COTTAGE,
    PER_IN_BEST_LINE,
    PER_IN_LARGEST_GROUP,
    PER_IN_ZONE,
    PER_STORED,
    PER_TYPE_ADJACENT,
    PER_TYPE_IN_LINES,
    PER_TYPE_IN_TOWN,
    PER_TYPE_MISSING,
    STORAGE,
    TYPES,
    UNFED_COTTAGES,
    UNLESS_ADJACENT,
    WHEN_BUILT,
)
from quartier.games.tiny_towns.rules.town import (
    EVERY_SQUARE,
    at,
    beside,
    buildings_of,
    card_of,
    column_of,
    connected,
    has_monument,
    row_of,
    whatever,
    whole,
)

TYPE_COUNT = len(TYPES)
EVERY_TYPE = (1 << TYPE_COUNT) - 1


@rule
def points_of(state: Record, tables: Record, seat: int, kind: int, fed: Bits) -> Number:
    """T24: return what all of a seat's buildings of one type are worth together, when those squares are fed."""
    standing = buildings_of(state, seat, kind)
    if standing == NONE:
        return 0
    card = card_of(state, seat, kind)
    if tables.score[card] == BY_COUNT:
        return from_table(tables, card, count(standing))
    points = 0
    while standing != NONE:
        points += points_at(state, tables, seat, kind, card, lowest(standing) >> 2, fed)
        standing = without_lowest(standing)
    return points


@rule
def points_at(state: Record, tables: Record, seat: int, kind: int, card: int, square: int, fed: Bits) -> Number:
    """T24: return what one building is worth: the points of its card as often as its verb says."""
    verb = tables.score[card]
    points = whole(tables.points[card])
    here = at(square)
    if verb == FLAT:
        return points
    if verb == IF_FED:
        return points if fed & here != NONE else unfed_points(state, tables, seat, kind)
    if verb == PER_FED_COTTAGE:
        return points * cottages_on(state, tables, seat, fed)
    if verb == IF_ADJACENT_FED:
        enough = cottages_on(state, tables, seat, fed & beside(here)) >= tables.count[card]
        return points if enough else 0
    if verb == PER_ADJACENT:
        return points * buildings_beside(state, tables, seat, here, whole(tables.types[card]))
    if verb == IF_ADJACENT:
        return points if buildings_beside(state, tables, seat, here, whole(tables.types[card])) > 0 else 0
    if verb == UNLESS_ADJACENT:
        return points if buildings_beside(state, tables, seat, here, whole(tables.types[card])) == 0 else 0
    if verb == MORE_THAN_RIGHT:
        return whole(tables.base_points[card]) if more_than_right(state, seat, kind) else points
    if verb == PER_STORED:
        return points * cubes_stored(state, seat, here)
    if verb == BY_PLACE:
        return points_by_place(state, tables, seat, card)
    if verb == WHEN_BUILT:
        return whole(state.shrine[seat])
    return points_by_position(state, tables, seat, kind, card, square)


@rule
def points_by_position(state: Record, tables: Record, seat: int, kind: int, card: int, square: int) -> Number:
    """T24: the verbs that look at lines, zones, groups and types."""
    verb = tables.score[card]
    points = whole(tables.points[card])
    same = buildings_of(state, seat, kind)
    row, column = row_of(square), column_of(square)
    if verb == IF_ALONE_IN_LINES:
        return points if same & (row | column) == at(square) else 0
    if verb == PER_IN_BEST_LINE:
        return points * max(count(same & row), count(same & column))
    if verb == PER_IN_ZONE:
        return whole(tables.base_points[card]) + points * count(same & tables.zone[card])
    if verb == PER_TYPE_IN_LINES:
        others = kinds_on(state, tables, seat, row | column) & ~(1 << kind)
        return points * count(np.uint64(others))
    if verb == PER_TYPE_ADJACENT:
        return points * count(np.uint64(kinds_on(state, tables, seat, beside(at(square)))))
    if verb == PER_TYPE_IN_TOWN:
        return points * count(np.uint64(kinds_on(state, tables, seat, EVERY_SQUARE) & EVERY_TYPE))
    if verb == PER_TYPE_MISSING:
        return points * count(np.uint64(~kinds_on(state, tables, seat, EVERY_SQUARE) & EVERY_TYPE))
    if verb == PER_IN_LARGEST_GROUP:
        return whole(tables.base_points[card]) + points * largest_group(state, seat)
    return 0


@rule
def from_table(tables: Record, card: int, number: int) -> Number:
    """Return the table's entry for the first, second … of something; the last entry also for all beyond."""
    return whole(tables.table[card, min(number, whole(tables.table_size[card])) - 1])


# --- T22: cottages and the castle ---------------------------------------------------------------------


@rule
def castle(state: Record, tables: Record, seat: int) -> Bits:
    """T22: return the square of a monument that counts as cottages, and then not as a monument."""
    if has_monument(state, tables, seat, COUNTS_AS_COTTAGES):
        return buildings_of(state, seat, MONUMENT)
    return NONE


@rule
def cottages_on(state: Record, tables: Record, seat: int, squares: Bits) -> Number:
    """Return the number of cottages on those squares; T22: Barrett Castle counts as two."""
    cottages = count(buildings_of(state, seat, BLUE) & squares)
    if castle(state, tables, seat) & squares != NONE:
        cottages += whole(tables.effect_number[state.monument[seat]])
    return cottages


@rule
def unfed_points(state: Record, tables: Record, seat: int, kind: int) -> Number:
    """T39: with the mausoleum unfed cottages have a worth, though they stay unfed."""
    if kind == BLUE and has_monument(state, tables, seat, UNFED_COTTAGES):
        return whole(tables.effect_number[state.monument[seat]])
    return 0


# --- neighbours, types, groups ------------------------------------------------------------------------


@rule
def buildings_beside(state: Record, tables: Record, seat: int, here: Bits, types: int) -> Number:
    """T25: return how many buildings of those types stand side by side with a square."""
    near = beside(here)
    found = 0
    for kind in range(TYPE_COUNT):
        if (types >> kind) & 1:
            if kind == BLUE:
                found += cottages_on(state, tables, seat, near)
            else:
                found += count(buildings_of(state, seat, kind) & near)
    return found


@rule
def kinds_on(state: Record, tables: Record, seat: int, squares: Bits) -> Number:
    """Return the types found on those squares, as a mask: a monument is one of them, the castle a cottage."""
    kinds = 0
    for kind in range(MONUMENT + 1):
        if buildings_of(state, seat, kind) & squares != NONE:
            kinds |= 1 << kind
    if castle(state, tables, seat) & squares != NONE:
        kinds = (kinds & EVERY_TYPE) | (1 << BLUE)
    return kinds


@rule
def largest_group(state: Record, seat: int) -> Number:
    """T37: return the size of the largest group of one type; a lone building is a group of one."""
    largest = 0
    for kind in range(MONUMENT + 1):
        left = buildings_of(state, seat, kind)
        while left != NONE:
            group = connected(at(lowest(left) >> 2), left)
            largest = max(largest, count(group))
            left &= ~group
    return largest


# --- other towns --------------------------------------------------------------------------------------


@rule
def more_than_right(state: Record, seat: int, kind: int) -> bool:
    """T40: compare with the player to the right, who had the hammer before. T43: alone, compare with none."""
    players = whole(state.players)
    right = (seat + players - 1) % players
    theirs = count(buildings_of(state, right, kind)) if players > 1 else 0
    return bool(count(buildings_of(state, seat, kind)) > theirs)


@rule
def points_by_place(state: Record, tables: Record, seat: int, card: int) -> Number:
    """T36: by the round of completion; the place is one more than the towns completed in earlier rounds."""
    if state.complete[seat] == 0:
        return 0
    place = 1
    for other in range(state.players):
        if 0 < state.complete[other] < state.complete[seat]:
            place += 1
    return from_table(tables, card, place) if place <= tables.table_size[card] else 0


@rule
def cubes_stored(state: Record, seat: int, here: Bits) -> Number:
    """T27: return how many cubes lie on a warehouse."""
    cubes = 0
    for slot in range(STORAGE):
        cubes += count(whatever(state.stored[seat, slot]) & here)
    return cubes
