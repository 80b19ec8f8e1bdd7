"""Cards that act when they are built: T28, T31 to T34, T37."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, count, lowest, without_lowest
from quartier.games.tiny_towns.rules.actions import (
    CLAIM_BUILDING,
    DECLINE,
    ENOUGH,
    GROW_BUILDING,
    MARK_BUILDING,
    REPLACE_BUILDING,
    RESOURCE_COUNT,
    SQUARE_COUNT,
    STOCK_WATCH,
)
from quartier.games.tiny_towns.rules.placing import clear_square, write_squares
from quartier.games.tiny_towns.rules.state import (
    BLACK,
    BUILD,
    CLAIM,
    FIRST_BUILDING,
    FIRST_CUBE,
    FREE_BUILDING,
    GROW,
    MARK,
    MONUMENT,
    NEVER_NAME,
    REPLACE,
    REPLACE_BUILDINGS,
    REST,
    STOCK,
    SWAP_NAMED,
    TYPES,
    WATCH,
    WHEN_BUILT,
)
from quartier.games.tiny_towns.rules.town import (
    all_buildings,
    at,
    black_buildings,
    buildings_of,
    content,
    empty_squares,
    holding,
    whatever,
    whole,
    with_content,
)

TYPE_COUNT = len(TYPES)


@rule
def may_stand(state: Record, tables: Record, seat: int, kind: int) -> bool:
    """T28: at most five banks, by effects too: each needs a mark of its own."""
    if tables.effect[state.cards[kind]] == NEVER_NAME:
        return bool(count(buildings_of(state, seat, kind)) < RESOURCE_COUNT)
    return True


@rule
def put_down(state: Record, tables: Record, seat: int, kind: int, square: int, resume: int) -> None:
    """T31: put a building on a square, however it came; a factory or a bank is marked at once."""
    state.squares[seat] = with_content(state.squares[seat], square, FIRST_BUILDING + kind)
    state.buildings_raised[seat] += 1
    state.stage[seat] = resume
    if kind == BLACK:
        effect = tables.effect[state.cards[kind]]
        if effect in (SWAP_NAMED, NEVER_NAME):
            state.stage[seat] = MARK
            state.resume[seat] = resume


@rule
def monument_built(state: Record, tables: Record, seat: int) -> None:
    """T32, T33, T34, T37: what a monument does at once."""
    card = state.monument[seat]
    effect = tables.effect[card]
    if tables.score[card] == WHEN_BUILT:
        standing = min(count(all_buildings(state, seat)), whole(tables.table_size[card]))
        state.shrine[seat] = tables.table[card, standing - 1]
    if effect == REPLACE_BUILDINGS and replaceable(state, seat) != NONE:
        state.stage[seat] = REPLACE
        state.replacements[seat] = tables.effect_number[card]
    elif effect == FREE_BUILDING and empty_squares(state, seat) != NONE:
        state.stage[seat] = GROW
    elif effect == WATCH:
        state.stage[seat] = STOCK


# --- T26, T28: marks ----------------------------------------------------------------------------------


@rule
def legal_marking(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """T26: a factory takes any mark. T28: a bank takes one that is on no other bank of the seat."""
    written = 0
    banks = black_buildings(state, tables, seat, NEVER_NAME)
    for resource in range(RESOURCE_COUNT):
        if banks & holding(state.marks[seat], resource + FIRST_CUBE) == NONE:
            actions[written] = MARK_BUILDING + resource
            written += 1
    return written


@rule
def apply_marking(state: Record, seat: int, action: int) -> None:
    """T26, T28: put the mark on the building that has none yet."""
    unmarked = buildings_of(state, seat, BLACK) & ~whatever(state.marks[seat])
    cube = action - MARK_BUILDING + FIRST_CUBE
    state.marks[seat] = with_content(state.marks[seat], lowest(unmarked) >> 2, cube)
    state.cubes_taken[seat] += 1
    state.stage[seat] = state.resume[seat]
    state.resume[seat] = REST


# --- T33: Architect's Guild ---------------------------------------------------------------------------


@rule
def replaceable(state: Record, seat: int) -> Bits:
    """T33: own buildings but no monuments, and each once."""
    buildings = all_buildings(state, seat) & ~buildings_of(state, seat, MONUMENT)
    if state.replaced[seat] > 0:
        buildings &= ~at(state.replaced[seat] - 1)
    return buildings


@rule
def legal_replacing(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """T33: replace a building by one of another type in play, or leave it."""
    written = 0
    squares = replaceable(state, seat)
    while squares != NONE:
        square = lowest(squares) >> 2
        squares = without_lowest(squares)
        standing = content(state.squares[seat], square) - FIRST_BUILDING
        for kind in range(TYPE_COUNT):
            if kind != standing and may_stand(state, tables, seat, kind):
                actions[written] = REPLACE_BUILDING + square * TYPE_COUNT + kind
                written += 1
    actions[written] = ENOUGH
    return written + 1


@rule
def apply_replacing(state: Record, tables: Record, seat: int, action: int) -> None:
    """T33: what lies on the old building goes away; the new one gets its mark (T31)."""
    if action == ENOUGH:
        end_replacing(state, seat)
        state.stage[seat] = BUILD
        return
    square = (action - REPLACE_BUILDING) // TYPE_COUNT
    clear_square(state, seat, square)
    state.buildings_razed[seat] += 1
    state.replacements[seat] -= 1
    state.replaced[seat] = square + 1
    resume = REPLACE
    if state.replacements[seat] == 0 or replaceable(state, seat) == NONE:
        end_replacing(state, seat)
        resume = BUILD
    put_down(state, tables, seat, (action - REPLACE_BUILDING) % TYPE_COUNT, square, resume)


@rule
def end_replacing(state: Record, seat: int) -> None:
    """T33: use it at once or lose it."""
    state.replacements[seat] = 0
    state.replaced[seat] = 0


# --- T34: Grove University ----------------------------------------------------------------------------


@rule
def legal_growing(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """T34: any type in play on any empty square."""
    written = 0
    empty = empty_squares(state, seat)
    for kind in range(TYPE_COUNT):
        if may_stand(state, tables, seat, kind):
            written = write_squares(actions, written, GROW_BUILDING + kind * SQUARE_COUNT, empty)
    return written


@rule
def apply_growing(state: Record, tables: Record, seat: int, action: int) -> None:
    """T34: put the building down."""
    number = action - GROW_BUILDING
    put_down(state, tables, seat, number // SQUARE_COUNT, number % SQUARE_COUNT, BUILD)


# --- T32: Opaleye's Watch -----------------------------------------------------------------------------


@rule
def legal_stocking(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """T32: choose different types in play, three as printed."""
    written = 0
    wanted = tables.effect_number[state.monument[seat]]
    for types in range(1 << TYPE_COUNT):
        if count(np.uint64(types)) == wanted:
            actions[written] = STOCK_WATCH + types
            written += 1
    return written


@rule
def apply_stocking(state: Record, seat: int, action: int) -> None:
    """T32: put the pieces on the card; what neighbours build from the next round on counts."""
    state.watch[seat] = action - STOCK_WATCH
    state.watch_round[seat] = state.round_number
    state.stage[seat] = BUILD


@rule
def offer_claims(state: Record, seat: int) -> None:
    """T32: ask the owner when a neighbour constructed a type that is still on the card.

    T40: with two players both neighbours are the same one.
    """
    players = whole(state.players)
    if players == 1 or state.watch_round[seat] >= state.round_number:
        return
    built = state.built[(seat + 1) % players] | state.built[(seat + players - 1) % players]
    state.claims[seat] = state.watch[seat] & built
    if state.claims[seat] != 0 and empty_squares(state, seat) != NONE:
        state.stage[seat] = CLAIM


@rule
def legal_claiming(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """T32: take a piece to an empty square, in any order, or decline."""
    written = 0
    empty = empty_squares(state, seat)
    for kind in range(TYPE_COUNT):
        if (state.claims[seat] >> kind) & 1 and may_stand(state, tables, seat, kind):
            written = write_squares(actions, written, CLAIM_BUILDING + kind * SQUARE_COUNT, empty)
    actions[written] = DECLINE
    return written + 1


@rule
def apply_claiming(state: Record, tables: Record, seat: int, action: int) -> None:
    """T32: once per type; then the owner may build, with the town full (T18) or not, before the next claim."""
    if action == DECLINE:
        state.claims[seat] = 0
        state.stage[seat] = REST
        return
    number = action - CLAIM_BUILDING
    kind, square = number // SQUARE_COUNT, number % SQUARE_COUNT
    left = ~np.int16(1 << kind)
    state.watch[seat] &= left
    state.claims[seat] &= left
    put_down(state, tables, seat, kind, square, BUILD)
