"""Scoring and the winner: T20, T21, T24."""

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import count
from quartier.games.tiny_towns.rules.feeding import best_meals
from quartier.games.tiny_towns.rules.state import BUILDER, EMPTY_LINE, FREE_EMPTY_SQUARES, MONUMENT, SQUARES
from quartier.games.tiny_towns.rules.town import EVERY_SQUARE, all_buildings, has_monument, whole
from quartier.games.tiny_towns.rules.worth import cottages_on, points_of


@rule
def scores(state: Record, tables: Record, lines: Record) -> None:
    """T24: write a line a building type, one for the monument and one for squares without a building."""
    for seat in range(state.players):
        fed = best_meals(state, tables, seat)
        for kind in range(MONUMENT + 1):
            lines[seat, kind] = points_of(state, tables, seat, kind, fed)
        lines[seat, EMPTY_LINE] = empty_points(state, tables, seat)


@rule
def squares_without_building(state: Record, seat: int) -> Number:
    """T20: cubes are taken off at the end, so only buildings fill a square."""
    return len(SQUARES) - count(all_buildings(state, seat))


@rule
def empty_points(state: Record, tables: Record, seat: int) -> Number:
    """T20: a square without a building costs a point, unless the cathedral stands."""
    if has_monument(state, tables, seat, FREE_EMPTY_SQUARES):
        return 0
    return -squares_without_building(state, seat)


@rule
def total(state: Record, tables: Record, seat: int) -> Number:
    """Return a seat's points, as if the game ended now."""
    return total_when_fed(state, tables, seat, best_meals(state, tables, seat))


@rule
def total_when_fed(state: Record, tables: Record, seat: int, fed: Bits) -> Number:
    """T24: return a seat's points when those squares are fed."""
    points = empty_points(state, tables, seat)
    for kind in range(MONUMENT + 1):
        points += points_of(state, tables, seat, kind, fed)
    return points


@rule
def standing(state: Record, tables: Record, seat: int) -> Number:
    """T21: return a number that is higher for the better seat: points first, then the tie-breaks in order."""
    turns = whole(state.master_turns[seat]) if state.mode == BUILDER else 0
    rank = 1000 + total(state, tables, seat)
    rank = rank * 1000 + (999 - turns)
    rank = rank * 100 + (99 - squares_without_building(state, seat))
    return rank * 100 + cottages_on(state, tables, seat, EVERY_SQUARE)


@rule
def winners(state: Record, tables: Record) -> Number:
    """T21: the best seats; those still equal after all tie-breaks share the victory."""
    best = standing(state, tables, 0)
    for seat in range(1, state.players):
        best = max(best, standing(state, tables, seat))
    seats = 0
    for seat in range(state.players):
        if standing(state, tables, seat) == best:
            seats |= 1 << seat
    return seats
