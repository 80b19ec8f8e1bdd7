"""What conditions ask: achievements, income levels and what an ability needs (M29, M35). All of it is public."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, ONE, bit, count, has, lowest, without_lowest
from quartier.games.munivers.rules import verbs
from quartier.games.munivers.rules.district import (
    buildings,
    empty_sites,
    full_blocks,
    home_buildings,
    ordinary_sites,
    sites_of,
    types_on,
)
from quartier.games.munivers.rules.state import DIRECTIONS, MAX_SITES, NOBODY, TEST, TEST_AMOUNT, TEST_KIND
from quartier.games.munivers.rules.verbs import ANY_BUILDING, TYPES, UNIQUE


@rule
def all_hold(state: Record, tables: Record, seat: Number, first: Number, number: Number) -> Number:
    """Tell whether every condition of a list holds for a seat."""
    for row in range(first, first + number):  # noqa: SIM110 - compiled
        if not holds(state, tables, seat, row):
            return False
    return True


@rule
def holds(state: Record, tables: Record, seat: Number, row: Number) -> Number:
    """Tell whether one condition holds for a seat."""
    test = np.int64(tables.conditions[row, TEST])
    kind = np.int64(tables.conditions[row, TEST_KIND])
    amount = np.int64(tables.conditions[row, TEST_AMOUNT])
    if test <= verbs.CLUSTER:
        return shape_holds(state, tables, seat, test, kind, amount)
    if test <= verbs.LAST_DISTRICT_TEST:
        return district_holds(state, tables, seat, test, kind, amount)
    return standing_holds(state, seat, test, kind, amount)


@rule
def shape_holds(state: Record, tables: Record, seat: Number, test: Number, kind: Number, amount: Number) -> Number:
    """Tests of how many buildings of a type there are, who has more, and how they lie."""
    if test == verbs.BUILT_OF:
        return number_built(state, seat, kind) >= amount
    if test == verbs.FEW_OF:
        return number_built(state, seat, kind) <= amount
    if test == verbs.TOTAL_OF:
        return state.totals[seat, kind] >= amount
    if test == verbs.MOST_OF:
        return strictly_most(state.built[:, kind], state.players) == seat
    if test == verbs.LEADS:
        return strictly_most(state.totals[:, kind], state.players) == seat
    if test == verbs.FULL_BLOCKS:
        return full_blocks(state, tables, seat) >= amount
    if test == verbs.MIXED_BLOCK:
        return best_mix(state, tables, seat) >= amount
    if test == verbs.CLUSTER:
        return largest_cluster(state, tables, seat, kind) >= amount
    if test == verbs.LINE_OF:
        return longest_line(state, tables, seat, kind) >= amount
    return longest_mix(state, tables, seat) >= amount


@rule
def district_holds(state: Record, tables: Record, seat: Number, test: Number, kind: Number, amount: Number) -> Number:
    """Tests of single buildings, and of the room that is left."""
    if test == verbs.EMPTY_AT_LEAST:
        return empty_sites(state, tables, seat) >= amount
    if test == verbs.EMPTY_AT_MOST:
        return empty_sites(state, tables, seat) <= amount
    if test == verbs.USEFUL_BUILDING:
        return best_building(state, tables, seat, kind) >= amount
    if test == verbs.EACH_TYPE:
        return fewest_of_a_type(state, seat) >= amount
    if test == verbs.BY_HOMES:
        return home_buildings(state, tables, seat, kind) >= amount
    return beside_uniques(state, tables, seat, kind) >= amount


@rule
def standing_holds(state: Record, seat: Number, test: Number, kind: Number, amount: Number) -> Number:
    """Tests of a player's money, stock and cards, and of the calendar."""
    if test == verbs.INCOME_LEVEL:
        return state.income[seat] >= amount
    if test == verbs.CASH_AT_LEAST:
        return state.cash[seat] >= amount
    if test == verbs.CASH_AT_MOST:
        return state.cash[seat] <= amount
    if test == verbs.RICHEST:
        return strictly_most(state.cash, state.players) == seat
    if test == verbs.MONTH_FROM:
        return state.month >= amount
    if test == verbs.MONTH_UNTIL:
        return state.month <= amount
    if test == verbs.LOANS_AT_LEAST:
        return state.loans[seat] >= amount
    if test == verbs.NO_LOANS:
        return state.loans[seat] == 0
    if test == verbs.STOCK_AT_LEAST:
        return state.stock_size[seat] >= amount
    if test == verbs.STOCK_EMPTY:
        return state.stock_size[seat] == 0
    if test == verbs.HAND_AT_LEAST:
        return count(state.hands[seat]) >= amount
    return campaign_holds(state, seat, test, kind, amount)


@rule
def campaign_holds(state: Record, seat: Number, test: Number, kind: Number, amount: Number) -> Number:
    """Tests of votes, markers and tokens, and of what a player did this month."""
    if test == verbs.VOTES_AT_LEAST:
        return state.votes[seat] >= amount
    if test == verbs.FEWEST_VOTES:
        return is_last(state, seat)
    if test == verbs.MOST_VOTES:
        return is_leader(state, seat, np.int64(NOBODY))
    if test == verbs.HOLDS_FIRST_PLAYER:
        return state.first == seat
    if test == verbs.MARKERS_ON:
        return state.markers[kind] >= amount
    if test == verbs.POLLS_WON:
        return state.polls_won[seat] >= amount
    if test == verbs.HOLDS_REWARD:
        return state.rewards[seat] > 0
    if test == verbs.PAID_AT_LEAST:
        return state.paid[seat] >= amount
    return state.built_this_month[seat] >= amount


# --- what the tests measure ----------------------------------------------------------------------------


@rule
def number_built(state: Record, seat: Number, kind: Number) -> Number:
    """Return how many buildings of a kind (or of any) a seat has."""
    if kind == ANY_BUILDING:
        return buildings(state, seat)
    return np.int64(state.built[seat, kind])


@rule
def strictly_most(values: Record, players: Number) -> Number:
    """Return the seat whose value is strictly the highest, or NOBODY on a tie."""
    best, winner = np.int64(-1), NOBODY
    for seat in range(players):
        value = np.int64(values[seat])
        if value > best:
            best, winner = value, seat
        elif value == best:
            winner = NOBODY
    return winner


@rule
def is_leader(state: Record, seat: Number, ignored: Number) -> Number:
    """Tell whether nobody (but perhaps an ignored seat) has more votes than this seat."""
    for other in range(state.players):  # noqa: SIM110 - compiled
        if other != ignored and state.votes[other] > state.votes[seat]:
            return False
    return True


@rule
def is_last(state: Record, seat: Number) -> Number:
    """Tell whether nobody has fewer votes."""
    for other in range(state.players):  # noqa: SIM110 - compiled
        if state.votes[other] < state.votes[seat]:
            return False
    return True


@rule
def best_mix(state: Record, tables: Record, seat: Number) -> Number:
    """Return the number of different types in the most varied block."""
    best = 0
    ordinary = ordinary_sites(state, tables, seat, np.int64(ANY_BUILDING))
    for block in range(tables.block_count[state.boards[seat]]):
        sites = ordinary & tables.block_sites[state.boards[seat], block]
        best = max(best, types_on(state, tables, seat, sites))
    return best


@rule
def fewest_of_a_type(state: Record, seat: Number) -> Number:
    """Return how many buildings the rarest type of a district has."""
    fewest = np.int64(state.built[seat, 0])
    for kind in range(1, TYPES):
        fewest = min(fewest, np.int64(state.built[seat, kind]))
    return fewest


@rule
def best_building(state: Record, tables: Record, seat: Number, kind: Number) -> Number:
    """Return the usefulness of the most useful building of a type, or of any."""
    best = np.int64(0)
    sites = sites_of(state, tables, seat, kind)
    while sites:
        best = max(best, np.int64(state.usefulness[seat, lowest(sites)]))
        sites = without_lowest(sites)
    return best


@rule
def largest_cluster(state: Record, tables: Record, seat: Number, kind: Number) -> Number:
    """Return the size of the largest group of neighbouring buildings of a type."""
    best = 0
    left = sites_of(state, tables, seat, kind)
    while left:
        group = bit(lowest(left))
        edge = group
        while edge:
            near = tables.neighbours[state.boards[seat], lowest(edge)] & left & ~group
            group |= near
            edge = without_lowest(edge) | near
        best = max(best, count(group))
        left &= ~group
    return best


@rule
def longest_line(state: Record, tables: Record, seat: Number, kind: Number) -> Number:
    """Return the length of the longest straight line of buildings of one type, or of any."""
    best = 0
    sites = sites_of(state, tables, seat, kind)
    left = sites
    while left:
        for direction in range(DIRECTIONS):
            best = max(best, count(line_from(state, tables, seat, lowest(left), direction, sites)))
        left = without_lowest(left)
    return best


@rule
def longest_mix(state: Record, tables: Record, seat: Number) -> Number:
    """Return the length of the longest straight line of ordinary buildings of different types."""
    best = 0
    sites = ordinary_sites(state, tables, seat, np.int64(ANY_BUILDING))
    left = sites
    while left:
        for direction in range(DIRECTIONS):
            line = line_from(state, tables, seat, lowest(left), direction, sites)
            if count(line) > best:
                best = max(best, mix_from(state, tables, seat, line))
        left = without_lowest(left)
    return best


@rule
def line_from(state: Record, tables: Record, seat: Number, site: Number, direction: Number, sites: Bits) -> Bits:
    """Return the line without a gap that begins on a site and runs east or south through some of the sites."""
    street = tables.lines[state.boards[seat], direction, site]
    gaps = (street & ~sites) | bit(MAX_SITES)
    return street & (bit(lowest(gaps)) - ONE)


@rule
def mix_from(state: Record, tables: Record, seat: Number, line: Bits) -> Number:
    """Return how many buildings of a line follow each other until a type comes again."""
    seen = NONE
    while line:
        kind = tables.kind[state.sites[seat, lowest(line)]]
        if has(seen, kind):
            break
        seen |= bit(kind)
        line = without_lowest(line)
    return count(seen)


@rule
def beside_uniques(state: Record, tables: Record, seat: Number, kind: Number) -> Number:
    """Return how many ordinary buildings of a type (or of any) have a unique building for a neighbour."""
    near = NONE
    uniques = sites_of(state, tables, seat, np.int64(UNIQUE))
    while uniques:
        near |= tables.neighbours[state.boards[seat], lowest(uniques)]
        uniques = without_lowest(uniques)
    return count(ordinary_sites(state, tables, seat, kind) & near)
