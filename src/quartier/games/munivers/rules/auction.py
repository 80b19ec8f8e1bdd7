"""The auction: two halves of the stall, bids that push each other away, and the bill (M19-M25)."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.games.munivers.rules.actions import BID, SPLIT, add
from quartier.games.munivers.rules.money import can_raise, pay_with_loans
from quartier.games.munivers.rules.seats import seat_after
from quartier.games.munivers.rules.state import (
    BID_LEFT,
    HALVES,
    LAST_BID,
    LEFT,
    LOTS,
    NO_TILE,
    NOBODY,
    RIGHT,
    TILE_DISCOUNT,
)
from quartier.games.munivers.rules.stock import draw_tile, put_into_bag, put_into_stock


@rule
def lay_out(state: Record) -> None:
    """M19: as many tiles as players to the left half, then as many to the right."""
    for half in range(HALVES):
        for lot in range(state.players):
            state.lots[half, lot] = draw_tile(state)
            state.bids[half, lot] = 0
            state.bidders[half, lot] = NOBODY


@rule
def half_of(state: Record) -> Number:
    """Return the half that is being auctioned."""
    return LEFT if state.step == BID_LEFT else RIGHT


@rule
def open_bidding(state: Record) -> None:
    """M20, M23: the first player opens the left half, the last one the right half, unless a card says otherwise."""
    if state.step == BID_LEFT:
        if state.opener == NOBODY:
            state.opener = state.first
    else:
        state.opener = seat_after(state, state.first, state.players - 1)
    state.called = 0
    state.outbid = NOBODY


@rule
def next_bidder(state: Record) -> Number:
    """M21, M22: whoever was outbid moves at once; else the next player around the table; NOBODY: all bids stand."""
    if state.outbid != NOBODY:
        return np.int64(state.outbid)
    if state.called == state.players:
        return NOBODY
    return np.int64(seat_after(state, state.opener, state.called))


@rule
def lowest_bid(state: Record, tables: Record, half: Number, lot: Number) -> Number:
    """M20: the price, or one more than the standing bid."""
    return max(np.int64(tables.tile_price[state.lots[half, lot]]), state.bids[half, lot] + 1)


@rule
def highest_bid(state: Record) -> Number:
    """Return the end of the bid track this month (M23); a card may have shortened it."""
    return min(LAST_BID, np.int64(state.bid_cap))


@rule
def legal_bids(state: Record, tables: Record, actions: Record, number: Number) -> Number:
    """M20: any bid on any tile, from its price or above its standing bid to the end of the track."""
    half = half_of(state)
    highest = highest_bid(state)
    for lot in range(state.players):
        for bid in range(lowest_bid(state, tables, half, lot), highest + 1):
            number = add(actions, number, BID, lot * SPLIT + bid)
    return number


@rule
def place_bid(state: Record, seat: Number, lot: Number, amount: Number) -> None:
    """Put a marker on the bid track; a lower bid there is pushed away, and its owner must move at once (M21)."""
    half = half_of(state)
    if state.outbid == seat:
        state.outbid = NOBODY
    else:
        state.called += 1
    state.outbid = state.bidders[half, lot]
    state.bidders[half, lot] = seat
    state.bids[half, lot] = amount


@rule
def lot_of(state: Record, half: Number, seat: Number) -> Number:
    """Return the lot on which a player's bid stands."""
    for lot in range(LOTS):
        if state.bidders[half, lot] == seat:
            return lot
    return NOBODY


@rule
def swap_bidders(state: Record, half: Number, one: Number, other: Number) -> None:
    """Let two markers change places: each of the two players now buys what the other had bid for."""
    bidder = state.bidders[half, one]
    state.bidders[half, one] = state.bidders[half, other]
    state.bidders[half, other] = bidder


# --- the bill ----------------------------------------------------------------------------------------------


@rule
def settle_bills(state: Record, tables: Record) -> None:
    """M25: from the first player on everyone pays both tiles and takes them."""
    for turn in range(state.players):
        seat = seat_after(state, state.first, turn)
        discount = np.int64(state.monthly[seat, TILE_DISCOUNT]) + state.standing[seat, TILE_DISCOUNT]
        for half in range(HALVES):
            lot = lot_of(state, half, seat)
            due = max(0, state.bids[half, lot] - discount)
            discount = max(0, discount - state.bids[half, lot]) if discount > 0 else 0
            buy(state, tables, seat, np.int64(state.lots[half, lot]), due)
    for half in range(HALVES):
        for lot in range(LOTS):
            state.lots[half, lot] = NO_TILE
            state.bids[half, lot] = 0
            state.bidders[half, lot] = NOBODY


@rule
def buy(state: Record, tables: Record, seat: Number, design: Number, due: Number) -> None:
    """Pay one tile. What neither cash nor the loans that are left can pay goes back into the bag (R)."""
    if can_raise(state, tables, seat, due):
        pay_with_loans(state, tables, seat, due)
        put_into_stock(state, seat, design)
        state.paid[seat] += due
    else:
        put_into_bag(state, design)
