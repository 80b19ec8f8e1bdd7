"""Set-up: P7 to P9."""

import numpy as np

from quartier.engine.compile import Bits, Record, rule
from quartier.engine.kernels import bit, draw_below, draw_bit, has
from quartier.games.paris.rules.state import (
    BUILDINGS,
    BY_SEED,
    CARDS,
    CARDS_IN_PLAY,
    NOBODY,
    NOT_IN_PLAY,
    NOWHERE,
    OPEN,
    OPTION_CARDS,
    OPTION_CHARTIER_FOUNTAIN,
    OPTION_DANCER_WALLS,
    OPTION_FIRST,
    OPTION_FLIP,
    OPTION_GRANDE_LUMIERE,
    OPTION_HAND,
    OPTION_TIE,
    PAVING,
    TILES,
)

ALL_TILES = np.uint64((1 << len(TILES)) - 1)
ALL_BUILDINGS = np.uint64((1 << len(BUILDINGS)) - 1)
ALL_CARDS = np.uint64((1 << len(CARDS)) - 1)


@rule
def setup(state: Record, tables: Record, options: Record, seed: Bits) -> None:
    """Lay out a new game."""
    state.seed = seed
    state.draws = 0
    choose_options(state, options)
    lay_out_nothing(state)
    lay_out_postcards(state, options[OPTION_CARDS])
    state.phase = PAVING
    state.pool = ALL_BUILDINGS
    for seat in range(2):
        state.tokens[seat] = tables.tokens
        state.chimneys[seat] = tables.chimneys
        state.stack[seat] = ALL_TILES
        for _ in range(state.hand_size):
            draw_tile(state, seat)
    state.turn = options[OPTION_FIRST]
    if options[OPTION_FIRST] == BY_SEED:
        state.turn = draw_below(state, 2)


@rule
def choose_options(state: Record, options: Record) -> None:
    """Note the options that the rules ask about during the game."""
    state.hand_size = options[OPTION_HAND]
    state.flip = options[OPTION_FLIP]
    state.chartier_fountain = options[OPTION_CHARTIER_FOUNTAIN]
    state.grande_lumiere = options[OPTION_GRANDE_LUMIERE]
    state.dancer_walls = options[OPTION_DANCER_WALLS]
    state.tie = options[OPTION_TIE]


@rule
def lay_out_nothing(state: Record) -> None:
    """Every piece starts beside the board, every card belongs to nobody."""
    state.first_paved = NOBODY
    state.sacre_coeur = NOBODY
    state.metropolitain = NOBODY
    state.chartier = NOBODY
    state.painter = NOWHERE
    state.dancer = NOWHERE
    state.lamp = NOWHERE
    state.large_lamp = NOWHERE
    state.mixed_space = NOWHERE
    state.statue = NOWHERE
    state.statue_front = NOWHERE
    state.annex = NOWHERE
    state.annex_building = NOWHERE


@rule
def lay_out_postcards(state: Record, chosen: int) -> None:
    """P7: the chosen eight postcards, or eight of the twelve by the seed."""
    cards = np.uint64(chosen)
    if chosen == 0:
        left = ALL_CARDS
        for _ in range(CARDS_IN_PLAY):
            drawn = bit(draw_bit(state, left))
            cards |= drawn
            left &= ~drawn
    for card in range(len(CARDS)):
        state.card[card] = OPEN if has(cards, card) else NOT_IN_PLAY


@rule
def draw_tile(state: Record, seat: int) -> None:
    """P8: draw from the own stack. The order of a stack is decided only here, so nobody can know it."""
    if state.stack[seat]:
        drawn = bit(draw_bit(state, state.stack[seat]))
        state.stack[seat] &= ~drawn
        state.hand[seat] |= drawn
