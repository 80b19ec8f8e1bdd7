"""Feeding: T22, T23. Who is fed is the owner's choice at the end: this finds the best one."""

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, ONE, count, lowest, without_lowest
from quartier.games.tiny_towns.rules.state import (
    BLUE,
    FEEDS_ANY,
    FEEDS_AROUND,
    FEEDS_GROUP,
    FEEDS_LINES,
    IF_ADJACENT_FED,
    IF_FED,
    MONUMENT,
    PER_FED_COTTAGE,
    RED,
)
from quartier.games.tiny_towns.rules.town import (
    around,
    at,
    buildings_of,
    card_of,
    column_of,
    connected,
    monument_stands,
    row_of,
    whole,
)
from quartier.games.tiny_towns.rules.worth import points_of


@rule
def hungry(state: Record, tables: Record, seat: int) -> Bits:
    """T22: return the buildings that can be fed: cottages, and Barrett Castle with one meal."""
    squares = buildings_of(state, seat, BLUE)
    if monument_stands(state, seat) and tables.score[state.monument[seat]] == IF_FED:
        squares |= buildings_of(state, seat, MONUMENT)
    return squares


@rule
def best_meals(state: Record, tables: Record, seat: int) -> Bits:
    """T23: return the squares that are fed in the choice worth the most points in total.

    More meals never cost points, so every feeder feeds all it can, and only farms and greenhouses choose:
    a farm which buildings, a greenhouse which groups, each named by one of its squares.
    """
    feeders = buildings_of(state, seat, RED)
    eaters = hungry(state, tables, seat)
    if feeders == NONE or eaters == NONE:
        return NONE
    card = whole(state.cards[RED])
    if tables.score[card] == FEEDS_AROUND:
        return around(feeders) & eaters
    if tables.score[card] == FEEDS_LINES:
        return lines_through(feeders) & eaters
    if tables.score[card] == FEEDS_ANY:
        return best_choice(state, tables, seat, eaters, eaters, count(feeders) * tables.count[card])
    if tables.score[card] == FEEDS_GROUP:
        return best_choice(state, tables, seat, one_of_each_group(eaters), eaters, count(feeders))
    return NONE


@rule
def lines_through(squares: Bits) -> Bits:
    """Return the rows and columns of those squares."""
    lines = NONE
    while squares != NONE:
        square = lowest(squares) >> 2
        lines |= row_of(square) | column_of(square)
        squares = without_lowest(squares)
    return lines


@rule
def one_of_each_group(eaters: Bits) -> Bits:
    """Return one square of each group of buildings that stand side by side."""
    ones = NONE
    while eaters != NONE:
        first = at(lowest(eaters) >> 2)
        ones |= first
        eaters &= ~connected(first, eaters)
    return ones


@rule
def best_choice(state: Record, tables: Record, seat: int, choices: Bits, eaters: Bits, meals: int) -> Bits:
    """T23: try every choice of so many of these squares, and return what is fed in the best one."""
    groups = tables.score[state.cards[RED]] == FEEDS_GROUP
    if count(choices) <= meals:
        return eaters
    best = NONE
    most = -1
    chosen = choices
    while chosen != NONE:
        if count(chosen) == meals:
            fed = connected(chosen, eaters) if groups else chosen
            points = points_of_meals(state, tables, seat, fed)
            if points > most:
                best = fed
                most = points
        chosen = (chosen - ONE) & choices
    return best


@rule
def points_of_meals(state: Record, tables: Record, seat: int, fed: Bits) -> Number:
    """Return the points of every type whose worth depends on who is fed."""
    points = 0
    for kind in range(MONUMENT + 1):
        if buildings_of(state, seat, kind) != NONE:
            verb = tables.score[card_of(state, seat, kind)]
            if verb in (IF_FED, PER_FED_COTTAGE, IF_ADJACENT_FED):
                points += points_of(state, tables, seat, kind, fed)
    return points
