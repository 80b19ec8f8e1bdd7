"""What the verbs do to players and to the table, once it is clear whom and what they concern (M5-M7, M39-M41)."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import count, draw_below
from quartier.games.munivers.rules import verbs
from quartier.games.munivers.rules.cards import draw_cards, lose_cards, place_markers, remove_markers
from quartier.games.munivers.rules.conditions import is_leader
from quartier.games.munivers.rules.district import buildings, empty_sites, full_blocks, home_buildings
from quartier.games.munivers.rules.money import give, pay, receive
from quartier.games.munivers.rules.seats import seat_after
from quartier.games.munivers.rules.state import (
    AMOUNT,
    BUILDING_LIMIT,
    FEE_DISCOUNT,
    FROM_ABILITIES,
    KIND,
    MOST,
    NOBODY,
    PER,
    PROTECTION,
    TILE_DISCOUNT,
    WHO,
)
from quartier.games.munivers.rules.verbs import (
    ANY_BUILDING,
    CHOSEN,
    CHOSEN_KIND,
    EVERYONE,
    LEADER,
    OPPONENTS,
    SELF,
)

# --- whom a row concerns ---------------------------------------------------------------------------------


@rule
def is_protected(state: Record, seat: Number) -> Number:
    """Tell whether other players' cards leave a seat alone."""
    return state.monthly[seat, PROTECTION] + state.standing[seat, PROTECTION] > 0


@rule
def concerns(state: Record, actor: Number, who: Number, seat: Number) -> Number:
    """Tell whether a row of a player's ability concerns a seat."""
    if who == EVERYONE:
        return seat == actor or not is_protected(state, seat)
    if who == SELF or seat == actor:
        return who == SELF and seat == actor
    if is_protected(state, seat):
        return False
    if who == OPPONENTS:
        return True
    if who == CHOSEN:
        return seat == state.target
    if who == LEADER:
        return is_leader(state, seat, actor)
    return seat == seat_after(state, actor, 1)


# --- the number of a row ---------------------------------------------------------------------------------


@rule
def kind_of(state: Record, tables: Record, row: Number) -> Number:
    """Return the type a row speaks of."""
    kind = np.int64(tables.effects[row, KIND])
    return np.int64(state.chosen_kind) if kind == CHOSEN_KIND else kind


@rule
def amount_of(state: Record, tables: Record, row: Number, seat: Number) -> Number:
    """Return a row's number, multiplied by what it counts in a district."""
    amount = np.int64(tables.effects[row, AMOUNT])
    per = np.int64(tables.effects[row, PER])
    if per != verbs.PER_NOTHING:
        amount *= counted(state, tables, seat, per)
        if tables.effects[row, MOST] > 0:
            amount = min(amount, np.int64(tables.effects[row, MOST]))
    return amount


@rule
def counted(state: Record, tables: Record, seat: Number, per: Number) -> Number:
    """Return how many there are of what a row counts."""
    if per <= verbs.PER_UNIQUE:
        return np.int64(state.built[seat, per - verbs.PER_BAKERY])
    if per == verbs.PER_BUILDING:
        return buildings(state, seat)
    if per == verbs.PER_EMPTY_SITE:
        return empty_sites(state, tables, seat)
    if per == verbs.PER_FULL_BLOCK:
        return full_blocks(state, tables, seat)
    if per == verbs.PER_STOCK_TILE:
        return np.int64(state.stock_size[seat])
    if per == verbs.PER_CARD:
        return count(state.hands[seat])
    if per == verbs.PER_HOME_BUILDING:
        return home_buildings(state, tables, seat, np.int64(ANY_BUILDING))
    return np.int64(state.players) - 1


# --- verbs that touch players ------------------------------------------------------------------------------


@rule
def affect(state: Record, tables: Record, seat: Number, verb: Number, row: Number) -> None:
    """Do to a seat what a row says."""
    amount = amount_of(state, tables, row, state.actor)
    if verb <= verbs.STEAL_MONEY:
        move_money(state, seat, verb, amount)
    elif verb == verbs.LOSE_VOTES:
        win_votes(state, seat, np.int64(FROM_ABILITIES), -min(amount, np.int64(state.votes[seat])))
    elif verb == verbs.DRAW_CARDS:
        draw_cards(state, seat, amount)
    elif verb == verbs.LOSE_CARDS:
        lose_cards(state, seat, amount)
    elif verb == verbs.RAISE_INCOME:
        state.income[seat] = min(tables.levels[state.boards[seat]], state.income[seat] + amount)
    elif verb == verbs.LOWER_INCOME:
        state.income[seat] = max(1, state.income[seat] - amount)
    elif verb == verbs.DISCOUNT_TILES:
        state.monthly[seat, TILE_DISCOUNT] += amount
    elif verb == verbs.SURCHARGE_TILES:
        state.monthly[seat, TILE_DISCOUNT] -= amount
    elif verb == verbs.DISCOUNT_FEES:
        state.monthly[seat, FEE_DISCOUNT] += amount
    elif verb == verbs.SURCHARGE_FEES:
        state.monthly[seat, FEE_DISCOUNT] -= amount
    elif verb == verbs.CAMPAIGN:
        state.campaign[seat, kind_of(state, tables, row)] += amount
    elif verb == verbs.SMEAR:
        state.campaign[seat, kind_of(state, tables, row)] -= amount


@rule
def move_money(state: Record, seat: Number, verb: Number, amount: Number) -> None:
    """Gain, lose or steal money; nobody loses more than they have."""
    possible = min(amount, np.int64(state.cash[seat]))
    if verb == verbs.GAIN_MONEY:
        receive(state, seat, amount)
    elif verb == verbs.LOSE_MONEY:
        pay(state, seat, possible)
    else:
        give(state, seat, state.actor, possible)


@rule
def win_votes(state: Record, seat: Number, source: Number, votes: Number) -> None:
    """Move a player on the vote track, and note where the votes came from."""
    state.votes[seat] += votes
    state.ledger[seat, source] += votes


@rule
def move_first_player(state: Record, who: Number) -> None:
    """M36: say who gets the first-player token at the end of the month, instead of the player to the left."""
    for seat in range(state.players):
        if concerns(state, state.actor, who, seat):
            state.next_first = seat


# --- verbs that change what lies on the table --------------------------------------------------------------


@rule
def change_table(state: Record, tables: Record, verb: Number, row: Number) -> None:
    """Markers, polls, the auction and what holds for the month."""
    actor = state.actor
    amount = amount_of(state, tables, row, actor)
    if verb == verbs.PLACE_MARKERS:
        place_markers(state, kind_of(state, tables, row), amount)
    elif verb == verbs.REMOVE_MARKERS:
        remove_markers(state, kind_of(state, tables, row), amount)
    elif verb == verbs.BOOST_POLL:
        state.poll_boost[kind_of(state, tables, row)] += amount
    elif verb == verbs.REPLACE_POLL:
        replace_poll(state, tables)
    elif verb == verbs.CAP_BIDS:
        state.bid_cap = min(np.int64(state.bid_cap), amount)
    elif verb == verbs.BID_LAST:
        state.opener = seat_after(state, actor, 1)
    elif verb == verbs.LIMIT_BUILDING:
        limit_building(state, np.int64(tables.effects[row, WHO]), amount)
    elif verb == verbs.PROTECT:
        state.monthly[actor, PROTECTION] += 1
    elif verb == verbs.FORGIVE_LOAN:
        state.loans[actor] -= min(amount, np.int64(state.loans[actor]))
    elif verb == verbs.GAIN_REWARD:
        gain_reward(state, tables, actor)


@rule
def limit_building(state: Record, who: Number, amount: Number) -> None:
    """Hold players to a number of buildings this month; of two limits the lower one holds."""
    for seat in range(state.players):
        if concerns(state, state.actor, who, seat):
            limit = np.int64(state.monthly[seat, BUILDING_LIMIT])
            state.monthly[seat, BUILDING_LIMIT] = amount if limit == 0 else min(limit, amount)


@rule
def hand_out_reward(state: Record, seat: Number) -> None:
    """M11, M44: hand a reward token out, while they last."""
    if state.rewards_left > 0:
        state.rewards_left -= 1
        state.rewards[seat] += 1


@rule
def gain_reward(state: Record, tables: Record, seat: Number) -> None:
    """M11, M44: an ability hands out what the poll to come can't ask for."""
    if rewards_for_abilities(state, tables) > 0:
        hand_out_reward(state, seat)


@rule
def rewards_for_abilities(state: Record, tables: Record) -> Number:
    """M44: how many reward tokens abilities may hand out: the poll to come gives before they do."""
    kept = tables.rewards_kept if next_poll(state, tables) < tables.poll_slots else 0
    return max(0, state.rewards_left - kept)


@rule
def next_poll(state: Record, tables: Record) -> Number:
    """Return the slot of the next poll to come, or the number of slots when all are over."""
    for slot in range(tables.poll_slots):
        if tables.poll_months[slot] >= state.month:
            return slot
    return np.int64(tables.poll_slots)


@rule
def is_in_play(state: Record, tables: Record, card: Number) -> Number:
    """Tell whether a poll card is one of those in the column (M14)."""
    for slot in range(tables.poll_slots):  # noqa: SIM110 - compiled
        if state.poll_cards[slot] == card:
            return True
    return False


@rule
def left_out_poll(state: Record, tables: Record, number: Number) -> Number:
    """Return one of the poll cards outside the column, by its number among them."""
    for card in range(tables.poll_count):
        if is_in_play(state, tables, card):
            continue
        if number == 0:
            return card
        number -= 1
    return NOBODY


@rule
def replace_poll(state: Record, tables: Record) -> None:
    """Exchange the next poll card for one of those that were left out, drawn at random."""
    slot = next_poll(state, tables)
    left_out = np.int64(tables.poll_count) - tables.poll_slots
    if slot < tables.poll_slots and left_out > 0:
        state.poll_cards[slot] = left_out_poll(state, tables, draw_below(state, left_out))
