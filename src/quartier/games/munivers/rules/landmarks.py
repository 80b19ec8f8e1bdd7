"""From the stock to a site, and what a mayor or a unique building changes as long as it stands (M5, M27, M41)."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import bit
from quartier.games.munivers.rules import verbs
from quartier.games.munivers.rules.district import empty_sites, put
from quartier.games.munivers.rules.state import (
    ACHIEVEMENT_BONUS,
    AMOUNT,
    BUILDING_LIMIT,
    CARD_DISCOUNT,
    FEE_DISCOUNT,
    FIRST_DESIGN_ABILITY,
    HAND_BONUS,
    LENIENCY,
    POLL_BONUS,
    PROTECTION,
    TIE_WINNER,
    TILE_DISCOUNT,
    VERB,
)
from quartier.games.munivers.rules.stock import take_from_stock
from quartier.games.munivers.rules.verbs import BUILT, STANDING


@rule
def has_room_to_build(state: Record, tables: Record, seat: Number) -> Number:
    """M27: there is a tile, a site, and no limit reached; a limit holds for construction and for cards alike."""
    limit = state.monthly[seat, BUILDING_LIMIT]
    return (
        state.stock_size[seat] > 0
        and empty_sites(state, tables, seat) > 0
        and (limit == 0 or state.built_this_month[seat] < limit)
    )


@rule
def build(state: Record, tables: Record, seat: Number, site: Number, design: Number) -> None:
    """M27: lay a tile from the stock on an empty site; a unique one begins to work (M5)."""
    take_from_stock(state, seat, design)
    put(state, tables, seat, site, design)
    state.built_this_month[seat] += 1
    if design < tables.first_unique:
        return
    ability = FIRST_DESIGN_ABILITY + design
    count_standing(state, tables, seat, ability, np.int64(1))
    if tables.ability_when[ability] == BUILT:
        state.actor = seat
        state.unresolved |= bit(design - tables.first_unique)


@rule
def count_standing(state: Record, tables: Record, seat: Number, ability: Number, change: Number) -> None:
    """Count in (or out: -1) what a mayor or a unique building changes for as long as it is there."""
    if tables.ability_when[ability] != STANDING:
        return
    first = tables.ability_steps[ability, 0]
    for row in range(first, first + tables.ability_steps[ability, 1]):
        modifier = modifier_of(tables.effects[row, VERB])
        if modifier >= 0:
            state.standing[seat, modifier] += change * max(1, np.int64(tables.effects[row, AMOUNT]))


@rule
def modifier_of(verb: Number) -> Number:
    """Return the modifier that a standing verb counts towards; -1: it works through the neighbours of its tile."""
    if verb == verbs.DISCOUNT_TILES:
        return TILE_DISCOUNT
    if verb == verbs.DISCOUNT_FEES:
        return FEE_DISCOUNT
    if verb == verbs.PROTECT:
        return PROTECTION
    if verb == verbs.LARGER_HAND:
        return HAND_BONUS
    if verb == verbs.DISCOUNT_CARDS:
        return CARD_DISCOUNT
    if verb == verbs.POLL_PREMIUM:
        return POLL_BONUS
    if verb == verbs.ACHIEVEMENT_PREMIUM:
        return ACHIEVEMENT_BONUS
    if verb == verbs.WIN_TIES:
        return TIE_WINNER
    if verb == verbs.LENIENT_BANK:
        return LENIENCY
    return -1
