"""The cube of the round: T8, and what lets a seat do otherwise: T26, T27, T38, T41."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, count, lowest, without_lowest
from quartier.games.tiny_towns.rules.actions import (
    CAVERN_CUBE,
    CONSTRUCT,
    COTTAGE_CUBE,
    PLACE_CUBE,
    RESOURCE_COUNT,
    SQUARE_COUNT,
    STORE_CUBE,
    SWAP_CUBE,
)
from quartier.games.tiny_towns.rules.state import (
    BLACK,
    BLUE,
    BUILD,
    BUILDER,
    CUBE_ON_COTTAGE,
    FIRST_CUBE,
    STORAGE,
    STORE_NAMED,
    SWAP_NAMED,
    TOWN_HALL,
)
from quartier.games.tiny_towns.rules.town import (
    at,
    black_buildings,
    buildings_of,
    content,
    empty_squares,
    has_monument,
    holding,
    whatever,
    whole,
    with_content,
)


@rule
def named_by_another(state: Record, seat: int) -> bool:
    """T26, T27, T38, T41 ask this. T42: a card names, a free choice does not. T43: the chosen card names."""
    if state.mode == BUILDER:
        return bool(state.master != seat)
    if state.mode == TOWN_HALL:
        return bool(state.named != 0)
    return True


@rule
def cube_due(state: Record, seat: int) -> Number:
    """T8: the named cube; T42: in a free round the seat's own choice."""
    if state.named != 0:
        return whole(state.named)
    return whole(state.chosen[seat])


@rule
def legal_placing(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """T8: the cube goes on an empty square, unless a card or the cavern lets it go elsewhere."""
    due = cube_due(state, seat)
    empty = empty_squares(state, seat)
    written = write_squares(actions, 0, PLACE_CUBE + (due - FIRST_CUBE) * SQUARE_COUNT, empty)
    if not named_by_another(state, seat):
        return written
    if factory_works(state, tables, seat, due):
        for resource in range(RESOURCE_COUNT):
            if resource + FIRST_CUBE != due:
                written = write_squares(actions, written, PLACE_CUBE + resource * SQUARE_COUNT, empty)
    written = legal_storing(state, tables, seat, due, empty, actions, written)
    if has_monument(state, tables, seat, CUBE_ON_COTTAGE):
        free = buildings_of(state, seat, BLUE) & ~whatever(state.on_cottages[seat])
        written = write_squares(actions, written, COTTAGE_CUBE, free)
    if state.cavern[seat] > 0:
        actions[written] = CAVERN_CUBE
        written += 1
    return written


@rule
def write_squares(actions: Record, written: int, first: int, squares: Bits) -> Number:
    """Write one action a square."""
    while squares != NONE:
        actions[written] = first + (lowest(squares) >> 2)
        written += 1
        squares = without_lowest(squares)
    return written


@rule
def factory_works(state: Record, tables: Record, seat: int, named: int) -> bool:
    """T26: one of the seat's factories is marked with the named resource."""
    factories = black_buildings(state, tables, seat, SWAP_NAMED)
    return bool(factories & holding(state.marks[seat], named) != NONE)


@rule
def legal_storing(
    state: Record, tables: Record, seat: int, due: int, empty: Bits, actions: Record, written: int
) -> Number:
    """T27: store the cube where there is room, or swap it for a stored one, which goes on an empty square."""
    warehouses = black_buildings(state, tables, seat, STORE_NAMED)
    while warehouses != NONE:
        square = lowest(warehouses) >> 2
        warehouses = without_lowest(warehouses)
        if stored_on(state, seat, square) < tables.effect_number[state.cards[BLACK]]:
            actions[written] = STORE_CUBE + square
            written += 1
        for resource in range(RESOURCE_COUNT):
            if resource + FIRST_CUBE != due and stores(state, seat, square, resource + FIRST_CUBE):
                swap = (square * RESOURCE_COUNT + resource) * SQUARE_COUNT
                written = write_squares(actions, written, SWAP_CUBE + swap, empty)
    return written


@rule
def stored_on(state: Record, seat: int, square: int) -> Number:
    """Return how many cubes a warehouse stores."""
    stored = 0
    for slot in range(STORAGE):
        if content(state.stored[seat, slot], square) != 0:
            stored += 1
    return stored


@rule
def stores(state: Record, seat: int, square: int, cube: int) -> bool:
    """Tell whether a warehouse stores such a cube."""
    found = False
    for slot in range(STORAGE):
        found = found or content(state.stored[seat, slot], square) == cube
    return found


@rule
def apply_placing(state: Record, seat: int, action: int) -> None:
    """Deal with the cube of the round; then the seat may construct (T9, T14)."""
    due = cube_due(state, seat)
    state.cubes_taken[seat] += 1
    if action < STORE_CUBE:
        number = action - PLACE_CUBE
        place(state, seat, number // SQUARE_COUNT + FIRST_CUBE, number % SQUARE_COUNT)
    elif action < SWAP_CUBE:
        store(state, seat, action - STORE_CUBE, due, 0)
    elif action < COTTAGE_CUBE:
        number = action - SWAP_CUBE
        taken = (number // SQUARE_COUNT) % RESOURCE_COUNT + FIRST_CUBE
        store(state, seat, number // (SQUARE_COUNT * RESOURCE_COUNT), due, taken)
        place(state, seat, taken, number % SQUARE_COUNT)
    elif action < CAVERN_CUBE:
        state.on_cottages[seat] = with_content(state.on_cottages[seat], action - COTTAGE_CUBE, due)
    elif action < CONSTRUCT:
        state.cavern[seat] -= 1
        state.cubes_returned[seat] += 1
    state.stage[seat] = BUILD


@rule
def place(state: Record, seat: int, cube: int, square: int) -> None:
    """T8: put a cube on an empty square."""
    state.squares[seat] = with_content(state.squares[seat], square, cube)


@rule
def store(state: Record, seat: int, square: int, cube: int, instead_of: int) -> None:
    """T27: put a cube where such a one lies on a warehouse; `instead_of` 0: in the first free slot."""
    for slot in range(STORAGE):
        if content(state.stored[seat, slot], square) == instead_of:
            state.stored[seat, slot] = with_content(state.stored[seat, slot], square, cube)
            return


@rule
def clear_square(state: Record, seat: int, square: int) -> None:
    """T33: cubes on a building that goes away return to the supply."""
    here = at(square)
    lying = count(whatever(state.marks[seat]) & here) + count(whatever(state.on_cottages[seat]) & here)
    lying += stored_on(state, seat, square)
    state.cubes_returned[seat] += np.int16(lying)
    state.marks[seat] = with_content(state.marks[seat], square, 0)
    state.on_cottages[seat] = with_content(state.on_cottages[seat], square, 0)
    for slot in range(STORAGE):
        state.stored[seat, slot] = with_content(state.stored[seat, slot], square, 0)
