"""Constructing: T12 to T17, T28 to T30."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, count
from quartier.games.tiny_towns.rules.actions import (
    COMPLETE,
    CONSTRUCT,
    DONE,
    RESOURCE_COUNT,
    SQUARE_COUNT,
)
from quartier.games.tiny_towns.rules.effects import may_stand, monument_built, put_down
from quartier.games.tiny_towns.rules.placing import write_squares
from quartier.games.tiny_towns.rules.state import (
    ANY_SQUARE,
    BUILD,
    CLAIM,
    FIRST_CUBE,
    LATER_ANY_SQUARE,
    MAX_PLACEMENTS,
    MONUMENT,
    NO_CARD,
    REST,
    STAND_IN,
)
from quartier.games.tiny_towns.rules.town import (
    EVERY_SQUARE,
    WHOLE_SQUARE,
    black_buildings,
    card_of,
    empty_squares,
    has_monument,
    holding,
    monument_stands,
    whole,
)

BYTE = 8


@rule
def legal_building(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """T9, T15: construct as often as you like, then say done; T18: with no empty square left, complete."""
    empty = empty_squares(state, seat)
    posts = black_buildings(state, tables, seat, STAND_IN)
    cubes = cubes_in_town(state, seat)
    written = 0
    for kind in range(MONUMENT + 1):
        if may_construct(state, tables, seat, kind):
            card = card_of(state, seat, kind)
            if cubes_missing(tables, card, cubes) <= count(posts):
                site = building_sites(state, tables, seat, card, empty)
                written = legal_patterns(state, tables, seat, kind, card, posts, site, actions, written)
    actions[written] = DONE if empty != NONE else COMPLETE
    return written + 1


@rule
def may_construct(state: Record, tables: Record, seat: int, kind: int) -> bool:
    """T17: the own monument, once. T28: no sixth bank."""
    if kind == MONUMENT:
        return bool(state.monument[seat] != NO_CARD and not monument_stands(state, seat))
    return bool(may_stand(state, tables, seat, kind))


@rule
def cubes_in_town(state: Record, seat: int) -> Number:
    """Return how many cubes of each resource lie on squares, a byte a resource."""
    cubes = 0
    for resource in range(RESOURCE_COUNT):
        cubes |= count(holding(state.squares[seat], resource + FIRST_CUBE)) << (BYTE * resource)
    return cubes


@rule
def cubes_missing(tables: Record, card: int, cubes: int) -> Number:
    """Return how many cubes of a card's pattern the town lacks wherever they lie; a quick first look."""
    missing = 0
    for resource in range(RESOURCE_COUNT):
        lacking = whole(tables.needs[card, resource]) - ((cubes >> (BYTE * resource)) & 255)
        if lacking > 0:
            missing += lacking
    return missing


@rule
def building_sites(state: Record, tables: Record, seat: int, card: int, empty: Bits) -> Bits:
    """T30: a shed, and with the obelisk every later building, may go on any empty square."""
    if tables.effect[card] == ANY_SQUARE or has_monument(state, tables, seat, LATER_ANY_SQUARE):
        return empty
    return NONE


@rule
def fits(town: Bits, mask: Bits, cubes: Bits, posts: Bits) -> bool:
    """T12: every cube of the pattern lies there. T29: posts stand in for cubes, but not for all of them."""
    real = mask & ~posts
    return bool(real != NONE and (town ^ cubes) & real == NONE)


@rule
def legal_patterns(
    state: Record,
    tables: Record,
    seat: int,
    kind: int,
    card: int,
    posts: Bits,
    sites: Bits,
    actions: Record,
    written: int,
) -> Number:
    """T12: write every way to construct a building: where its pattern lies, and on which square it goes.

    Posts can make two placements on the same squares fit: they are the same move, written once.
    """
    town = state.squares[seat]
    stand_in = posts * WHOLE_SQUARE
    last = NONE
    for placement in range(tables.placements[card]):
        mask = tables.mask[card, placement]
        if fits(town, mask, tables.cubes[card, placement], stand_in) and mask != last:
            last = mask
            first = CONSTRUCT + (kind * MAX_PLACEMENTS + placement) * SQUARE_COUNT
            emptied = mask & ~stand_in & EVERY_SQUARE
            written = write_squares(actions, written, first, emptied | sites)
    return written


@rule
def apply_building(state: Record, tables: Record, seat: int, action: int) -> None:
    """T9: construct, or end the own round; T18: or complete the town.

    T32: who has built between two claims goes on with the next.
    """
    if action == DONE:
        state.stage[seat] = CLAIM if state.claims[seat] != 0 else REST
    elif action == COMPLETE:
        state.stage[seat] = REST
        state.complete[seat] = state.round_number
    else:
        number = action - CONSTRUCT
        placement = (number // SQUARE_COUNT) % MAX_PLACEMENTS
        kind = number // (SQUARE_COUNT * MAX_PLACEMENTS)
        construct(state, tables, seat, kind, placement, number % SQUARE_COUNT)


@rule
def construct(state: Record, tables: Record, seat: int, kind: int, placement: int, square: int) -> None:
    """T12: take the cubes away, posts stay (T29), and put the building down."""
    posts = black_buildings(state, tables, seat, STAND_IN) * WHOLE_SQUARE
    taken = tables.mask[card_of(state, seat, kind), placement] & ~posts
    state.squares[seat] &= ~taken
    state.cubes_returned[seat] += np.int16(count(taken & EVERY_SQUARE))
    put_down(state, tables, seat, kind, square, BUILD)
    if kind == MONUMENT:
        monument_built(state, tables, seat)
    else:
        state.built[seat] |= np.int16(1 << kind)
