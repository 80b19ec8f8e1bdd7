"""Answers that an ability asks of its player: a target, a type, cards, tiles, sites, a bid (M38-M41)."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import lowest, without_lowest
from quartier.games.munivers.rules.actions import (
    BUILD,
    CHOOSE_KIND,
    DISCARD,
    EXCHANGE,
    MARKER,
    MOVE,
    SELL,
    SPLIT,
    STOP,
    SWAP,
    SWAP_BID,
    TAKE,
    TARGET,
    add,
    add_each,
)
from quartier.games.munivers.rules.auction import lot_of, swap_bidders
from quartier.games.munivers.rules.cards import discard, place_markers
from quartier.games.munivers.rules.district import built_sites, free_sites, put, take_up
from quartier.games.munivers.rules.effects import is_protected
from quartier.games.munivers.rules.landmarks import build
from quartier.games.munivers.rules.money import receive
from quartier.games.munivers.rules.outcome import choice_for, has_something_to_pick, touches
from quartier.games.munivers.rules.state import (
    HALVES,
    LOTS,
    NO_LETTER,
    NO_TILE,
    NOBODY,
    NOTHING,
    PICK_BIDS,
    PICK_BUILD,
    PICK_DISCARD,
    PICK_DISCARD_OR_STOP,
    PICK_EXCHANGE,
    PICK_KIND,
    PICK_MARKER,
    PICK_MOVE,
    PICK_RAID,
    PICK_SALE,
    PICK_SWAP,
    PICK_TARGET,
)
from quartier.games.munivers.rules.stock import (
    draw_tile,
    put_into_bag,
    put_into_stock,
    take_from_stock,
    tiles_in,
)
from quartier.games.munivers.rules.verbs import TYPES


@rule
def ask(state: Record, choice: Number) -> None:
    """Wait for a decision of the acting player."""
    state.current = state.actor
    state.choice = choice


@rule
def possible_targets(state: Record, tables: Record) -> Number:
    """Return the opponents that may be chosen for the next row, as a mask: those whom it would touch."""
    mask = 0
    for seat in range(state.players):
        if seat != state.actor and not is_protected(state, seat):
            mask |= (1 << seat) if touches(state, tables, state.actor, state.row, seat) else 0
    return mask


@rule
def ask_for_pick(state: Record, tables: Record, verb: Number, amount: Number) -> None:
    """Ask the acting player to pick, if there is anything to pick from."""
    state.picks = amount
    choice = choice_for(verb)
    if choice == PICK_SALE:
        state.price = amount
        state.picks = 1
    elif choice in (PICK_RAID, PICK_BIDS):
        state.picks = 1
    if has_something_to_pick(state, tables, state.actor, choice):
        ask(state, choice)


# --- what may be picked ----------------------------------------------------------------------------------


@rule
def legal_picks(state: Record, tables: Record, seat: Number, actions: Record) -> Number:
    """Write the answers that are possible now."""
    choice = state.choice
    if choice == PICK_TARGET:
        return legal_targets(state, tables, actions)
    if choice == PICK_KIND:
        for kind in range(TYPES):
            add(actions, kind, CHOOSE_KIND, kind)
        return TYPES
    if choice == PICK_MARKER:
        add(actions, 0, MARKER, 1)
        return add(actions, 1, MARKER, 0)
    if choice == PICK_DISCARD:
        return legal_discards(state, seat, actions, 0)
    number = add(actions, 0, STOP, 0)
    if choice == PICK_DISCARD_OR_STOP:
        return legal_discards(state, seat, actions, number)
    if choice == PICK_BUILD:
        return legal_builds(state, tables, seat, actions, number)
    if choice == PICK_MOVE:
        return legal_moves(state, tables, seat, actions, number)
    if choice == PICK_SWAP:
        return legal_swaps(state, tables, seat, actions, number)
    if choice == PICK_BIDS:
        return legal_bid_swaps(state, seat, actions, number)
    if choice == PICK_RAID:
        return legal_stock(state, state.target, actions, number, TAKE)
    return legal_stock(state, seat, actions, number, EXCHANGE if choice == PICK_EXCHANGE else SELL)


@rule
def legal_targets(state: Record, tables: Record, actions: Record) -> Number:
    """Write the opponents that may be chosen."""
    number = 0
    targets = possible_targets(state, tables)
    for seat in range(state.players):
        if (targets >> seat) & 1:
            number = add(actions, number, TARGET, seat)
    return number


@rule
def legal_discards(state: Record, seat: Number, actions: Record, number: Number) -> Number:
    """Write the cards of the hand."""
    return add_each(actions, number, DISCARD, 0, state.hands[seat])


@rule
def legal_builds(state: Record, tables: Record, seat: Number, actions: Record, number: Number) -> Number:
    """Write every tile of the stock on every empty site."""
    free = free_sites(state, tables, seat)
    tiles = tiles_in(state, seat)
    while tiles:
        number = add_each(actions, number, BUILD, lowest(tiles) * SPLIT, free)
        tiles = without_lowest(tiles)
    return number


@rule
def legal_moves(state: Record, tables: Record, seat: Number, actions: Record, number: Number) -> Number:
    """Write every building with every empty site it may move to."""
    free = free_sites(state, tables, seat)
    built = built_sites(state, tables, seat)
    while built:
        number = add_each(actions, number, MOVE, lowest(built) * SPLIT, free)
        built = without_lowest(built)
    return number


@rule
def legal_swaps(state: Record, tables: Record, seat: Number, actions: Record, number: Number) -> Number:
    """Write every two different buildings."""
    sites = tables.site_count[state.boards[seat]]
    for one in range(sites):
        for other in range(one + 1, sites):
            first, second = state.sites[seat, one], state.sites[seat, other]
            if first != NO_TILE and second != NO_TILE and first != second:
                number = add(actions, number, SWAP, one * SPLIT + other)
    return number


@rule
def legal_bid_swaps(state: Record, seat: Number, actions: Record, number: Number) -> Number:
    """Write the standing bids of unprotected opponents."""
    for half in range(HALVES):
        for lot in range(LOTS):
            bidder = state.bidders[half, lot]
            if bidder != NOBODY and bidder != seat and not is_protected(state, bidder):
                number = add(actions, number, SWAP_BID, half * SPLIT + lot)
    return number


@rule
def legal_stock(state: Record, owner: Number, actions: Record, number: Number, kind: Number) -> Number:
    """Write the different tiles of a stock."""
    return add_each(actions, number, kind, 0, tiles_in(state, owner))


# --- what a pick does --------------------------------------------------------------------------------------


@rule
def apply_pick(state: Record, tables: Record, seat: Number, kind: Number, argument: Number) -> None:
    """Carry out an answer."""
    choice = state.choice
    state.choice = NOTHING
    if kind == STOP:
        return
    if kind == TARGET:
        state.target = argument
    elif kind == CHOOSE_KIND:
        state.chosen_kind = argument
    elif kind == MARKER:
        if argument == 1:
            place_markers(state, state.letter, np.int64(1))
        state.letter_colour = NO_LETTER
    else:
        apply_repeated_pick(state, tables, seat, kind, argument)
        state.picks -= 1
        if state.picks > 0 and has_something_to_pick(state, tables, seat, choice):
            state.choice = choice


@rule
def apply_repeated_pick(state: Record, tables: Record, seat: Number, kind: Number, argument: Number) -> None:
    """Carry out one of perhaps several picks of the same sort."""
    if kind == DISCARD:
        discard(state, seat, argument)
    elif kind == BUILD:
        build(state, tables, seat, argument % SPLIT, argument // SPLIT)
    elif kind == MOVE:
        put(state, tables, seat, argument % SPLIT, take_up(state, tables, seat, argument // SPLIT))
    elif kind == SWAP:
        swap_tiles(state, tables, seat, argument // SPLIT, argument % SPLIT)
    elif kind == EXCHANGE:
        exchange(state, seat, argument)
    elif kind == SELL:
        take_from_stock(state, seat, argument)
        put_into_bag(state, argument)
        receive(state, seat, np.int64(state.price))
    elif kind == TAKE:
        take_from_stock(state, state.target, argument)
        put_into_stock(state, seat, argument)
    else:
        half = argument // SPLIT
        swap_bidders(state, half, argument % SPLIT, lot_of(state, half, seat))


@rule
def swap_tiles(state: Record, tables: Record, seat: Number, one: Number, other: Number) -> None:
    """Let two buildings change places."""
    first = take_up(state, tables, seat, one)
    put(state, tables, seat, one, take_up(state, tables, seat, other))
    put(state, tables, seat, other, first)


@rule
def exchange(state: Record, seat: Number, design: Number) -> None:
    """Draw a tile from the bag, and put one from the stock into it."""
    drawn = draw_tile(state)
    take_from_stock(state, seat, design)
    put_into_bag(state, design)
    put_into_stock(state, seat, drawn)
