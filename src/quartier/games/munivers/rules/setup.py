"""M12-M15: what lies where before January."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import NONE, draw_below, reseed
from quartier.games.munivers.rules.cards import draw_cards
from quartier.games.munivers.rules.landmarks import count_standing
from quartier.games.munivers.rules.money import receive
from quartier.games.munivers.rules.state import (
    FIRST_MAYOR_ABILITY,
    HALVES,
    HAND,
    LAST_BID,
    LOTS,
    MAX_SEATS,
    MAX_SITES,
    NO_TILE,
    NOBODY,
)

OPTIONS = ("players", "match_once", "first")
"""The numbers that `setup` reads, in this order."""
OPTION_PLAYERS, OPTION_MATCH_ONCE, OPTION_FIRST = range(3)
BY_SEED = -1
"""Of the option `first`: the seed says who begins."""


@rule
def lay_out_table(state: Record, tables: Record, options: Record, seed: Number) -> None:
    """M12-M15: boards, mayors, polls, the bag, three cards each: all by the seed; who begins perhaps by an option."""
    reseed(state, seed)
    state.players = options[OPTION_PLAYERS]
    state.match_once = options[OPTION_MATCH_ONCE]
    state.marker_supply = tables.markers
    state.rewards_left = tables.reward_tokens
    clear_table(state)
    fill_bag(state, tables)
    deal(state, state.boards, tables.board_count, state.players)
    deal(state, state.mayors, tables.mayor_count, state.players)
    deal(state, state.poll_cards, tables.poll_count, tables.poll_slots)
    state.deck = tables.all_cards
    for seat in range(state.players):
        state.income[seat] = 1
        receive(state, seat, tables.start_cash)
        count_standing(state, tables, seat, FIRST_MAYOR_ABILITY + state.mayors[seat], np.int64(1))
        draw_cards(state, seat, np.int64(HAND))
    state.first = options[OPTION_FIRST]
    if options[OPTION_FIRST] == BY_SEED:
        state.first = draw_below(state, state.players)


@rule
def clear_table(state: Record) -> None:
    """Mark what is empty as empty."""
    state.next_first = NOBODY
    state.opener = NOBODY
    state.outbid = NOBODY
    state.target = NOBODY
    state.chosen_kind = NOBODY
    state.bid_cap = LAST_BID
    state.unresolved = NONE
    for half in range(HALVES):
        for lot in range(LOTS):
            state.lots[half, lot] = NO_TILE
            state.bidders[half, lot] = NOBODY
    for seat in range(MAX_SEATS):
        for site in range(MAX_SITES):
            state.sites[seat, site] = NO_TILE


@rule
def fill_bag(state: Record, tables: Record) -> None:
    """M15: all tiles in one bag."""
    state.bag_left = tables.tile_count
    for design in range(tables.design_count):
        state.bag[design] = tables.copies[design]


@rule
def deal(state: Record, places: Record, items: Number, number: Number) -> None:
    """Deal different items to so many places, by the seed."""
    for place in range(number):
        wanted = draw_below(state, items - place)
        for item in range(items):
            if is_dealt(places, place, item):
                continue
            if wanted == 0:
                places[place] = item
                break
            wanted -= 1


@rule
def is_dealt(places: Record, number: Number, item: Number) -> Number:
    """Tell whether an item lies on one of the first places."""
    for place in range(number):  # noqa: SIM110 - compiled
        if places[place] == item:
            return True
    return False
