"""Invariants: nothing appears from nowhere, nothing vanishes, and totals equal a recount after every move."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import count
from quartier.games.munivers.rules.district import usefulness_at
from quartier.games.munivers.rules.landmarks import modifier_of
from quartier.games.munivers.rules.money import loan_cards_used
from quartier.games.munivers.rules.state import (
    AMOUNT,
    FIRST_DESIGN_ABILITY,
    FIRST_MAYOR_ABILITY,
    HALVES,
    LOTS,
    MAX_SITES,
    MODIFIERS,
    NO_TILE,
    OVER,
    SOURCES,
    START_WINDOW,
    VERB,
)
from quartier.games.munivers.rules.verbs import STANDING, TYPES

(MONEY, TILES, CARDS, TOKENS, MARKERS, LOANS, VOTES, TOTALS, COUNTS, MODIFIERS_BROKEN, RANGES,
 AUCTIONS) = range(1, 13)  # fmt: skip
"""The numbers that `check` answers with."""


@rule
def check(state: Record, tables: Record) -> Number:
    """Return 0, or the number of the first law that is broken."""
    if not money_is_conserved(state):
        return MONEY
    if not tiles_are_conserved(state, tables):
        return TILES
    if not cards_are_conserved(state, tables):
        return CARDS
    if not tokens_are_conserved(state, tables):
        return TOKENS
    if not markers_are_conserved(state, tables):
        return MARKERS
    if loan_cards_used(state) > tables.loan_cards:
        return LOANS
    for seat in range(state.players):
        broken = check_seat(state, tables, seat)
        if broken:
            return broken
    return 0 if enough_tiles_are_left(state, tables) else AUCTIONS


@rule
def check_seat(state: Record, tables: Record, seat: Number) -> Number:
    """Check what one player has."""
    if not votes_add_up(state, seat):
        return VOTES
    if not totals_equal_a_recount(state, tables, seat):
        return TOTALS
    if not counts_equal_a_recount(state, tables, seat):
        return COUNTS
    if not standing_equals_a_recount(state, tables, seat):
        return MODIFIERS_BROKEN
    if state.cash[seat] < 0 or state.votes[seat] < 0 or state.loans[seat] < 0:
        return RANGES
    if not 1 <= state.income[seat] <= tables.levels[state.boards[seat]]:
        return RANGES
    return 0


@rule
def money_is_conserved(state: Record) -> Number:
    """What the players have, the bank has given."""
    money = np.int64(state.bank)
    for seat in range(state.players):
        money += state.cash[seat]
    return money == 0


@rule
def tiles_are_conserved(state: Record, tables: Record) -> Number:
    """Every tile is in the bag, in the auction, in a stock or on a site."""
    bag = np.int64(0)
    for design in range(tables.design_count):
        found = tiles_of(state, tables, design)
        if found != tables.copies[design] or state.bag[design] < 0:
            return False
        bag += state.bag[design]
    return bag == state.bag_left


@rule
def enough_tiles_are_left(state: Record, tables: Record) -> Number:
    """The bag holds the tiles of every auction to come (M19)."""
    auctions = tables.months - state.month
    if state.step == START_WINDOW:
        auctions += 1
    return state.step == OVER or state.bag_left >= HALVES * state.players * auctions


@rule
def tiles_of(state: Record, tables: Record, design: Number) -> Number:
    """Count the tiles of a design, wherever they are."""
    found = np.int64(state.bag[design])
    for half in range(HALVES):
        for lot in range(LOTS):
            if state.lots[half, lot] == design:
                found += 1
    for seat in range(state.players):
        found += state.stock[seat, design]
        for site in range(tables.site_count[state.boards[seat]]):
            if state.sites[seat, site] == design:
                found += 1
    return found


@rule
def cards_are_conserved(state: Record, tables: Record) -> Number:
    """Every career card is in exactly one place."""
    together = state.deck | state.discarded
    number = count(state.deck) + count(state.discarded)
    for seat in range(state.players):
        together |= state.hands[seat]
        number += count(state.hands[seat])
    return together == tables.all_cards and number == tables.card_count


@rule
def tokens_are_conserved(state: Record, tables: Record) -> Number:
    """All reward tokens are left, held or, where they do not go back to the box, spent."""
    tokens = np.int64(state.rewards_left) + state.rewards_spent
    for seat in range(state.players):
        tokens += state.rewards[seat]
    return tokens == tables.reward_tokens and state.rewards_left >= 0


@rule
def markers_are_conserved(state: Record, tables: Record) -> Number:
    """Vote markers lie on the voting cards or in the supply."""
    markers = np.int64(state.marker_supply)
    for kind in range(TYPES):
        markers += state.markers[kind]
    return markers == tables.markers and state.marker_supply >= 0


@rule
def votes_add_up(state: Record, seat: Number) -> Number:
    """A player's votes are what the ledger says."""
    votes = np.int64(0)
    for source in range(len(SOURCES)):
        votes += state.ledger[seat, source]
    return votes == state.votes[seat]


@rule
def totals_equal_a_recount(state: Record, tables: Record, seat: Number) -> Number:
    """The usefulness that was kept up to date move by move is the usefulness of the district as it lies."""
    for kind in range(TYPES):
        total = np.int64(0)
        for site in range(MAX_SITES):
            design = state.sites[seat, site]
            if design != NO_TILE and tables.kind[design] == kind:
                total += state.usefulness[seat, site]
        if total != state.totals[seat, kind]:
            return False
    for site in range(MAX_SITES):  # noqa: SIM110 - compiled
        if state.usefulness[seat, site] != usefulness_on(state, tables, seat, site):
            return False
    return True


@rule
def usefulness_on(state: Record, tables: Record, seat: Number, site: Number) -> Number:
    """M4: what a site adds to its type's total; empty ones and unique buildings nothing."""
    design = np.int64(state.sites[seat, site])
    return 0 if design == NO_TILE else usefulness_at(state, tables, seat, site, design)


@rule
def counts_equal_a_recount(state: Record, tables: Record, seat: Number) -> Number:
    """Counts of buildings and of the stock equal a recount."""
    for kind in range(TYPES + 1):
        built = np.int64(0)
        for site in range(tables.site_count[state.boards[seat]]):
            design = state.sites[seat, site]
            if design != NO_TILE and tables.kind[design] == kind:
                built += 1
        if built != state.built[seat, kind]:
            return False
    stock = np.int64(0)
    for design in range(tables.design_count):
        stock += state.stock[seat, design]
    return stock == state.stock_size[seat]


@rule
def standing_equals_a_recount(state: Record, tables: Record, seat: Number) -> Number:
    """Standing modifiers are those of the mayor and the unique buildings that stand."""
    for modifier in range(len(MODIFIERS)):
        expected = modifier_in(tables, FIRST_MAYOR_ABILITY + state.mayors[seat], modifier)
        for site in range(tables.site_count[state.boards[seat]]):
            design = state.sites[seat, site]
            if design != NO_TILE and design >= tables.first_unique:
                expected += modifier_in(tables, FIRST_DESIGN_ABILITY + np.int64(design), modifier)
        if expected != state.standing[seat, modifier]:
            return False
    return True


@rule
def modifier_in(tables: Record, ability: Number, modifier: Number) -> Number:
    """Return how much of a modifier a standing ability gives."""
    amount = np.int64(0)
    if tables.ability_when[ability] == STANDING:
        first = tables.ability_steps[ability, 0]
        for row in range(first, first + tables.ability_steps[ability, 1]):
            if modifier_of(tables.effects[row, VERB]) == modifier:
                amount += max(np.int64(1), np.int64(tables.effects[row, AMOUNT]))
    return amount
