"""Invariants: what no sequence of moves can change. The fuzzer asks after every move."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import NONE, bit, count, has
from quartier.games.paris.rules.board import ROW, STEP, all_built, at, paved
from quartier.games.paris.rules.phase_1 import stack_and_hand
from quartier.games.paris.rules.setup import ALL_BUILDINGS, ALL_TILES
from quartier.games.paris.rules.state import (
    BOUQUINISTES,
    BUILDINGS,
    CARDS,
    CARDS_IN_PLAY,
    CHARTIER,
    FONTAINE_DES_MERS,
    GARDEN,
    JARDIN_DES_PLANTES,
    LA_GRANDE_LUMIERE,
    LAMPADAIRE,
    LE_PEINTRE,
    LE_PENSEUR,
    METROPOLITAIN,
    MOULIN_ROUGE,
    NOBODY,
    NOT_IN_PLAY,
    NOWHERE,
    OPEN,
    PAVING,
    SACRE_COEUR,
    TILES,
)

TILES_BROKEN = 1
CORNERS = np.uint64(0x0055005500550055)
"""The lower left spaces of the quadrants."""


@rule
def check(state: Record, tables: Record) -> Number:
    """Return 0 while all holds, or the number of the first broken invariant."""
    if not tiles_are_conserved(state, tables):
        return TILES_BROKEN
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
    """P2: the board shows exactly the spaces of the tiles that left stack and hand.

    Of a made-up paving only this is left: in phase 1 the tiles to come find their quadrants.
    """
    spaces = 0
    lamps = 0
    mixed = 0
    for seat in range(2):
        if not hand_is_full(state, seat):
            return False
        for tile in range(len(TILES)):
            if not has(stack_and_hand(state, seat), tile):
                spaces += 4
                mixed += count(tables.tile_spaces[seat, tile, 0, 2])
                lamps += count(tables.tile_spaces[seat, tile, 0, 3])
    if state.made_up:
        return bool(state.phase != PAVING or (count(paved(state)) == spaces and quadrants_are_whole(state)))
    return count(paved(state)) == spaces and count(state.mixed) == mixed and count(state.lamps) == lamps


@rule
def hand_is_full(state: Record, seat: int) -> bool:
    """P8: a tile is in the stack or in the hand, and the hand is full while the stack lasts."""
    stack, hand = state.stack[seat], state.hand[seat]
    if stack & hand != NONE or (stack | hand) & ~ALL_TILES != NONE:
        return False
    return count(hand) == min(np.int64(state.hand_size), count(stack | hand))


@rule
def quadrants_are_whole(state: Record) -> bool:
    """P2: a tile fills a quadrant."""
    one, two = paved(state), paved(state) >> STEP
    some = one | two | (one >> ROW) | (two >> ROW)
    every = one & two & (one >> ROW) & (two >> ROW)
    return bool((some ^ every) & CORNERS == NONE)


@rule
def spaces_are_of_one_kind(state: Record) -> bool:
    """P2: own, rival, mixed and lamp spaces never overlap."""
    kinds = count(state.colour[0]) + count(state.colour[1]) + count(state.mixed) + count(state.lamps)
    return kinds == count(paved(state))


@rule
def buildings_are_conserved(state: Record) -> bool:
    """P3: each of the twelve is in the pool, in one reserve, or on the board; the garden stands once at most."""
    built = NONE
    gardens = 0
    for number in range(state.buildings):
        if state.piece[number] == GARDEN:
            gardens += 1
        else:
            built |= bit(state.piece[number])
    pool, orange, blue = state.pool, state.reserve[0], state.reserve[1]
    places = count(pool) + count(orange) + count(blue) + state.buildings - gardens
    return bool(places == len(BUILDINGS) and pool | orange | blue | built == ALL_BUILDINGS and gardens <= 1)


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
    if count(all_built(state) & state.lamps) > 1:
        return False
    strange = (state.built[0] & state.colour[1]) | (state.built[1] & state.colour[0])
    if state.fountain & at(state.mixed_space):
        return bool(strange == NONE and state.chartier_fountain)
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
    """P7: eight postcards are in the game; what is open was not used, what is kept for later was claimed."""
    in_play = 0
    for card in range(len(CARDS)):
        if state.card[card] != NOT_IN_PLAY:
            in_play += 1
        if state.card[card] == OPEN and is_used(state, card):
            return False
    if state.sacre_coeur != NOBODY and state.card[SACRE_COEUR] != state.sacre_coeur:
        return False
    if state.metropolitain != NOBODY and state.card[METROPOLITAIN] != state.metropolitain:
        return False
    if state.chartier != NOBODY and state.card[CHARTIER] != state.chartier:
        return False
    if state.metropolitain != NOBODY and is_used(state, METROPOLITAIN):
        return False
    return in_play == CARDS_IN_PLAY and (state.chartier == NOBODY or not is_used(state, CHARTIER))


@rule
def is_used(state: Record, card: int) -> bool:
    """P5: tell whether the board shows that a postcard was used. A position may show it of one that is nobody's."""
    if card == METROPOLITAIN:
        return bool(all_built(state) & state.lamps != NONE)
    if card == JARDIN_DES_PLANTES:
        found = False
        for number in range(state.buildings):
            found = found or state.piece[number] == GARDEN
        return found
    if card == FONTAINE_DES_MERS:
        return bool(state.fountain != NONE)
    return bool(piece_of(state, card) != NOWHERE)


@rule
def piece_of(state: Record, card: int) -> Number:
    """Return the space of the piece that comes with a postcard, if it comes with one."""
    if card == LE_PEINTRE:
        return state.painter
    if card == MOULIN_ROUGE:
        return state.dancer
    if card == LAMPADAIRE:
        return state.lamp
    if card == LA_GRANDE_LUMIERE:
        return state.large_lamp
    if card == LE_PENSEUR:
        return state.statue
    if card == BOUQUINISTES:
        return state.annex
    return state.mixed_space if card == CHARTIER else NOWHERE


@rule
def phases_follow(state: Record) -> bool:
    """P13: nothing is built or claimed before the last tile is placed, no tile is left after it.

    P14: who first has no tile left is remembered.
    """
    if state.phase != PAVING:
        return bool(state.first_paved != NOBODY and stack_and_hand(state, 0) | stack_and_hand(state, 1) == NONE)
    for card in range(len(CARDS)):
        if state.card[card] > OPEN:
            return False
    first = NOBODY
    if stack_and_hand(state, 0) == NONE:
        first = 0
    elif stack_and_hand(state, 1) == NONE:
        first = 1
    done = stack_and_hand(state, 0) | stack_and_hand(state, 1) == NONE
    return bool(state.first_paved == first and not done and state.buildings == 0 and state.pieces == NONE)
