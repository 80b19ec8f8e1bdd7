"""Invariants: what no sequence of moves can change. The fuzzer asks after every move."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import NONE, bit, count, has
from quartier.games.paris.rules.board import all_built, at, paved
from quartier.games.paris.rules.setup import ALL_BUILDINGS, ALL_TILES
from quartier.games.paris.rules.state import (
    BUILDINGS,
    CARDS,
    CARDS_IN_PLAY,
    CHARTIER,
    GARDEN,
    JARDIN_DES_PLANTES,
    METROPOLITAIN,
    NOBODY,
    NOT_IN_PLAY,
    NOWHERE,
    OPEN,
    PAVING,
    SACRE_COEUR,
    TILES,
)


@rule
def check(state: Record, tables: Record) -> Number:
    """Return 0 while all holds, or the number of the first broken invariant."""
    if not tiles_are_conserved(state, tables):
        return 1
    if not spaces_are_of_one_kind(state):
        return 2
    if not buildings_are_conserved(state):
        return 3
    if not buildings_stand_apart(state, tables):
        return 4
    if not buildings_stand_on_allowed_ground(state):
        return 5
    if not pieces_lie_apart(state):
        return 6
    if not tokens_and_chimneys_are_conserved(state, tables):
        return 7
    if not postcards_are_conserved(state):
        return 8
    if not phases_follow(state):
        return 9
    return 0


@rule
def tiles_are_conserved(state: Record, tables: Record) -> bool:
    """P2: the board shows exactly the spaces of the tiles that left stack and hand."""
    spaces = 0
    lamps = 0
    mixed = 0
    for seat in range(2):
        if state.stack[seat] & state.hand[seat] != NONE or (state.stack[seat] | state.hand[seat]) & ~ALL_TILES:
            return False
        for tile in range(len(TILES)):
            if not has(state.stack[seat] | state.hand[seat], tile):
                spaces += 4
                mixed += count(tables.tile_spaces[seat, tile, 0, 2])
                lamps += count(tables.tile_spaces[seat, tile, 0, 3])
    return count(paved(state)) == spaces and count(state.mixed) == mixed and count(state.lamps) == lamps


@rule
def spaces_are_of_one_kind(state: Record) -> bool:
    """P2: own, rival, mixed and lamp spaces never overlap."""
    kinds = count(state.colour[0]) + count(state.colour[1]) + count(state.mixed) + count(state.lamps)
    return kinds == count(paved(state))


@rule
def buildings_are_conserved(state: Record) -> bool:
    """P3: each of the twelve is in the pool, in one reserve, or on the board."""
    built = NONE
    gardens = 0
    for number in range(state.buildings):
        if state.piece[number] == GARDEN:
            gardens += 1
        else:
            built |= bit(state.piece[number])
    pool, orange, blue = state.pool, state.reserve[0], state.reserve[1]
    places = count(pool) + count(orange) + count(blue) + state.buildings - gardens
    if places != len(BUILDINGS) or pool | orange | blue | built != ALL_BUILDINGS:
        return False
    return gardens == 0 or (gardens == 1 and state.card[JARDIN_DES_PLANTES] >= 0)


@rule
def buildings_stand_apart(state: Record, tables: Record) -> bool:
    """P16, P26: buildings have their size, the annex adds one, and no two cover the same space."""
    seen = NONE
    owned = state.built[0] & state.built[1]
    for number in range(state.buildings):
        spaces = state.spaces[number]
        size = np.int64(tables.sizes[state.piece[number]])
        if state.annex != NOWHERE and state.annex_building == number:
            size += 1
        if count(spaces) != size or seen & spaces != NONE or spaces & ~state.built[state.owner[number]]:
            return False
        seen |= spaces
    return bool(owned == NONE and seen == all_built(state))


@rule
def buildings_stand_on_allowed_ground(state: Record) -> bool:
    """P16, P22, P25: own or mixed ground, but for one lamp and one space of the rival by their cards."""
    lamps = count(all_built(state) & state.lamps)
    if lamps > 1 or (lamps == 1 and (state.card[METROPOLITAIN] < 0 or state.metropolitain != NOBODY)):
        return False
    strange = (state.built[0] & state.colour[1]) | (state.built[1] & state.colour[0])
    if state.fountain & at(state.mixed_space):
        return bool(strange == NONE and state.chartier_fountain and state.card[CHARTIER] >= 0)
    return bool(strange == at(state.mixed_space))


@rule
def pieces_lie_apart(state: Record) -> bool:
    """P5, P6: every piece lies alone on its paved space."""
    number = count(state.fountain)
    lying = state.fountain
    for space in (state.painter, state.dancer, state.lamp, state.large_lamp, state.statue):
        if space != NOWHERE:
            number += 1
            lying |= at(space)
    apart = lying & (all_built(state) | ~paved(state)) == NONE
    return bool(lying == state.pieces and count(lying) == number and apart)


@rule
def tokens_and_chimneys_are_conserved(state: Record, tables: Record) -> bool:
    """P4: a token a postcard, a chimney a building."""
    for seat in range(2):
        claimed = 0
        for card in range(len(CARDS)):
            if state.card[card] == seat:
                claimed += 1
        owned = 0
        for number in range(state.buildings):
            if state.owner[number] == seat:
                owned += 1
        if claimed + state.tokens[seat] != tables.tokens or owned + state.chimneys[seat] != tables.chimneys:
            return False
    return True


@rule
def postcards_are_conserved(state: Record) -> bool:
    """P7: eight postcards are in the game, and only a claimed one can be kept for later."""
    in_play = 0
    for card in range(len(CARDS)):
        if state.card[card] != NOT_IN_PLAY:
            in_play += 1
    if state.sacre_coeur != NOBODY and state.card[SACRE_COEUR] != state.sacre_coeur:
        return False
    if state.metropolitain != NOBODY and state.card[METROPOLITAIN] != state.metropolitain:
        return False
    if state.chartier != NOBODY and state.card[CHARTIER] != state.chartier:
        return False
    return in_play == CARDS_IN_PLAY


@rule
def phases_follow(state: Record) -> bool:
    """P13: nothing is built or claimed before the last tile is placed, no tile is left after it."""
    if state.phase == PAVING:
        claimed = 0
        for card in range(len(CARDS)):
            if state.card[card] > OPEN:
                claimed += 1
        return bool(state.buildings == 0 and claimed == 0 and state.pieces == NONE)
    return bool(state.stack[0] | state.stack[1] | state.hand[0] | state.hand[1] == NONE)
