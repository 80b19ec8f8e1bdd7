"""Would it do anything? Plays without an effect are not offered, nor targets that a step would not touch (M39).

All of this is public, hands by their size, so that no offer tells a secret.
"""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import count
from quartier.games.munivers.rules import verbs
from quartier.games.munivers.rules.district import buildings, empty_sites
from quartier.games.munivers.rules.effects import amount_of, concerns, is_protected, next_poll, rewards_for_abilities
from quartier.games.munivers.rules.landmarks import has_room_to_build
from quartier.games.munivers.rules.money import fee
from quartier.games.munivers.rules.seats import seat_after
from quartier.games.munivers.rules.state import (
    BIDS_WINDOW,
    BUILDING_LIMIT,
    KIND,
    NO_TILE,
    NOBODY,
    PAID_WINDOW,
    PICK_BIDS,
    PICK_BUILD,
    PICK_DISCARD,
    PICK_DISCARD_OR_STOP,
    PICK_EXCHANGE,
    PICK_MOVE,
    PICK_RAID,
    PICK_SALE,
    PICK_SWAP,
    START_WINDOW,
    VERB,
    WHO,
)
from quartier.games.munivers.rules.verbs import CHOSEN, CHOSEN_KIND, TYPES


@rule
def does_something(state: Record, tables: Record, actor: Number, ability: Number) -> Number:
    """Tell whether at least one step of an ability would change anything if it were played now."""
    first = np.int64(tables.ability_steps[ability, 0])
    for row in range(first, first + tables.ability_steps[ability, 1]):  # noqa: SIM110 - compiled
        if row_works(state, tables, actor, row):
            return True
    return False


@rule
def row_works(state: Record, tables: Record, actor: Number, row: Number) -> Number:
    """Tell whether one step would change anything."""
    verb = np.int64(tables.effects[row, VERB])
    if touches_players(verb):
        for seat in range(state.players):
            if may_concern(state, tables, actor, row, seat) and touches(state, tables, actor, row, seat):
                return True
        return False
    if verb >= verbs.CAP_BIDS or verbs.PLACE_MARKERS <= verb <= verbs.REPLACE_POLL:
        return changes_table(state, tables, actor, row)
    return has_something_to_pick(state, tables, actor, choice_for(verb))


@rule
def touches_players(verb: Number) -> Number:
    """Tell whether a verb does something to each player that it concerns."""
    return verb in (verbs.RAID_STOCK, verbs.LIMIT_BUILDING) or (
        verb <= verbs.SMEAR and verb != verbs.DISCARD_CARDS and not verbs.PLACE_MARKERS <= verb <= verbs.REPLACE_POLL
    )


@rule
def may_concern(state: Record, tables: Record, actor: Number, row: Number, seat: Number) -> Number:
    """Tell whether a step concerns a seat, or could if it were chosen."""
    who = np.int64(tables.effects[row, WHO])
    if who == CHOSEN:
        return seat != actor and not is_protected(state, seat)
    return concerns(state, actor, who, seat)


# --- what a step does to a player ------------------------------------------------------------------------


@rule
def touches(state: Record, tables: Record, actor: Number, row: Number, seat: Number) -> Number:
    """Tell whether a step would change anything for a seat."""
    verb = np.int64(tables.effects[row, VERB])
    amount = amount_of(state, tables, row, actor)
    if verb == verbs.GAIN_MONEY:
        return amount > 0
    if verb <= verbs.STEAL_MONEY:
        return min(amount, np.int64(state.cash[seat])) > 0
    if verb == verbs.LOSE_VOTES:
        return min(amount, np.int64(state.votes[seat])) > 0
    if verb == verbs.LOSE_CARDS:
        return count(state.hands[seat]) > 0
    if verb == verbs.RAISE_INCOME:
        return state.income[seat] < tables.levels[state.boards[seat]]
    if verb == verbs.LOWER_INCOME:
        return state.income[seat] > 1
    if verb == verbs.RAID_STOCK:
        return state.stock_size[seat] > 0
    if verb == verbs.TAKE_FIRST_PLAYER:
        return state.month < tables.months and next_first_player(state) != seat
    if verb in (verbs.CAMPAIGN, verbs.SMEAR):
        return votes_are_counted(state, tables) and (verb == verbs.CAMPAIGN or has_a_total(state, tables, row, seat))
    return verb == verbs.DRAW_CARDS or changes_bills(state, tables, verb, amount, seat)


@rule
def changes_bills(state: Record, tables: Record, verb: Number, amount: Number, seat: Number) -> Number:
    """Tell whether tiles are still to be paid, fees still to come, or a limit still to be felt this month."""
    if verb in (verbs.DISCOUNT_TILES, verbs.SURCHARGE_TILES):
        return state.step <= BIDS_WINDOW
    if state.step > PAID_WINDOW:
        return False
    stocked = state.step < PAID_WINDOW or state.stock_size[seat] > 0
    if verb == verbs.DISCOUNT_FEES:
        return stocked and fee(state, tables, seat) > 0
    if verb == verbs.SURCHARGE_FEES:
        return stocked
    limit = np.int64(state.monthly[seat, BUILDING_LIMIT])
    within_reach = state.step < PAID_WINDOW or state.stock_size[seat] + state.built_this_month[seat] > amount
    return within_reach and (limit == 0 or limit > amount)


@rule
def next_first_player(state: Record) -> Number:
    """M36: who gets the first-player token at the end of the month as things stand."""
    if state.next_first != NOBODY:
        return np.int64(state.next_first)
    return np.int64(seat_after(state, state.first, 1))


@rule
def votes_are_counted(state: Record, tables: Record) -> Number:
    """Tell whether a poll or the election ends this month (M32, M33)."""
    for slot in range(tables.poll_slots):
        if tables.poll_months[slot] == state.month:
            return True
    return state.month == tables.months


@rule
def has_a_total(state: Record, tables: Record, row: Number, seat: Number) -> Number:
    """Tell whether there is something to talk down: a total of the step's type, or of any if it is to be chosen."""
    named = np.int64(tables.effects[row, KIND])
    for kind in range(TYPES):
        if named in (kind, CHOSEN_KIND) and state.totals[seat, kind] + state.campaign[seat, kind] > 0:
            return True
    return False


# --- what a step does to the table -----------------------------------------------------------------------


@rule
def changes_table(state: Record, tables: Record, actor: Number, row: Number) -> Number:
    """Tell whether a step would change markers, polls, the auction or what holds for the month."""
    verb = np.int64(tables.effects[row, VERB])
    if verb == verbs.PLACE_MARKERS:
        return state.marker_supply > 0
    if verb == verbs.REMOVE_MARKERS:
        return has_markers(state, np.int64(tables.effects[row, KIND]))
    if verb == verbs.BOOST_POLL:
        return next_poll(state, tables) < tables.poll_slots
    if verb == verbs.REPLACE_POLL:
        return next_poll(state, tables) < tables.poll_slots < tables.poll_count
    if verb == verbs.CAP_BIDS:
        return state.step == START_WINDOW and state.bid_cap > amount_of(state, tables, row, actor)
    if verb == verbs.BID_LAST:
        opener = state.first if state.opener == NOBODY else state.opener
        return state.step == START_WINDOW and opener != seat_after(state, actor, 1)
    if verb == verbs.PROTECT:
        return not is_protected(state, actor)
    if verb == verbs.FORGIVE_LOAN:
        return state.loans[actor] > 0
    return rewards_for_abilities(state, tables) > 0


@rule
def has_markers(state: Record, named: Number) -> Number:
    """Tell whether a voting card has a marker: that of a type, or any if it is to be chosen."""
    for kind in range(TYPES):  # noqa: SIM110 - compiled
        if named in (kind, CHOSEN_KIND) and state.markers[kind] > 0:
            return True
    return False


# --- what a step lets its player pick ----------------------------------------------------------------------


@rule
def choice_for(verb: Number) -> Number:
    """Return what a verb asks for."""
    if verb == verbs.BUILD_NOW:
        return PICK_BUILD
    if verb == verbs.MOVE_TILE:
        return PICK_MOVE
    if verb == verbs.SWAP_TILES:
        return PICK_SWAP
    if verb == verbs.EXCHANGE_STOCK:
        return PICK_EXCHANGE
    if verb == verbs.SELL_STOCK:
        return PICK_SALE
    if verb == verbs.RAID_STOCK:
        return PICK_RAID
    if verb == verbs.SWAP_BIDS:
        return PICK_BIDS
    return PICK_DISCARD


@rule
def has_something_to_pick(state: Record, tables: Record, actor: Number, choice: Number) -> Number:
    """Tell whether a pick has anything to choose from; all of it is public, hands by their size."""
    if choice in (PICK_DISCARD, PICK_DISCARD_OR_STOP):
        return count(state.hands[actor]) > 0
    if choice == PICK_BUILD:
        return has_room_to_build(state, tables, actor)
    if choice == PICK_MOVE:
        return buildings(state, actor) > 0 and empty_sites(state, tables, actor) > 0
    if choice == PICK_SWAP:
        return has_two_designs(state, tables, actor)
    if choice == PICK_EXCHANGE:
        return state.stock_size[actor] > 0 and state.bag_left > 0
    if choice == PICK_RAID:
        return state.stock_size[state.target] > 0
    if choice == PICK_BIDS:
        return state.bidders[0, 0] != NOBODY and has_open_rival(state, actor)
    return state.stock_size[actor] > 0


@rule
def has_two_designs(state: Record, tables: Record, seat: Number) -> Number:
    """Tell whether two different tiles stand in a district."""
    found = np.int64(NO_TILE)
    for site in range(tables.site_count[state.boards[seat]]):
        design = np.int64(state.sites[seat, site])
        if design != NO_TILE:
            if found not in (NO_TILE, design):
                return True
            found = design
    return False


@rule
def has_open_rival(state: Record, actor: Number) -> Number:
    """Tell whether an opponent is not protected."""
    for seat in range(state.players):  # noqa: SIM110 - compiled
        if seat != actor and not is_protected(state, seat):
            return True
    return False
