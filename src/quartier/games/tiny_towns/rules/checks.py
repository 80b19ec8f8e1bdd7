"""Invariants: what no sequence of moves can change. The fuzzer asks after every move."""

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import NONE, bit, count, has
from quartier.games.tiny_towns.rules.deck import unseen_cards
from quartier.games.tiny_towns.rules.rounds import waiting
from quartier.games.tiny_towns.rules.setup import cards_in_box
from quartier.games.tiny_towns.rules.state import (
    BLACK,
    BLUE,
    CARDS_PER_RESOURCE,
    CAVERN_USES,
    CUBE_ON_COTTAGE,
    DECK_SIZE,
    FIRST_BUILDING,
    FIRST_CUBE,
    HIDDEN_DISCARDS,
    KEEPING,
    MARK,
    MONUMENT,
    NEVER_NAME,
    NO_CARD,
    OPEN_CARDS,
    OVER,
    RESOURCES,
    REST,
    SOLO,
    SQUARES,
    STORAGE,
    STORE_NAMED,
    SWAP_NAMED,
    TOWN_HALL,
)
from quartier.games.tiny_towns.rules.town import (
    all_buildings,
    black_buildings,
    buildings_of,
    content,
    empty_squares,
    has_monument,
    holding,
    whatever,
    whole,
)


@rule
def check(state: Record, tables: Record) -> Number:
    """Return 0 while all holds, or the number of the first broken invariant."""
    for seat in range(state.players):
        if not cubes_are_conserved(state, seat):
            return 1
        if not buildings_are_conserved(state, seat):
            return 2
        if not marks_lie_on_their_buildings(state, tables, seat):
            return 3
        if not stored_cubes_lie_on_warehouses(state, tables, seat):
            return 4
        if not cottage_cubes_need_the_statue(state, tables, seat):
            return 5
        if not complete_towns_are_full(state, tables, seat):
            return 6
        if not watch_and_cavern_only_shrink(state, seat):
            return 7
    if not monuments_are_dealt_once(state, tables):
        return 8
    if not resource_cards_are_conserved(state):
        return 9
    if (state.phase == OVER) != (waiting(state) == 0):
        return 10
    return 0


@rule
def cubes_are_conserved(state: Record, seat: int) -> bool:
    """T1, T13: every cube taken from the supply lies in the town or went back."""
    lying = count(whatever(state.marks[seat])) + count(whatever(state.on_cottages[seat]))
    for slot in range(STORAGE):
        lying += count(whatever(state.stored[seat, slot]))
    for resource in range(len(RESOURCES)):
        lying += count(holding(state.squares[seat], resource + FIRST_CUBE))
    return bool(whole(state.cubes_taken[seat]) == lying + state.cubes_returned[seat])


@rule
def buildings_are_conserved(state: Record, seat: int) -> bool:
    """T16, T17: buildings stay where they are put, and only the own monument stands, once."""
    for square in range(len(SQUARES)):
        if content(state.squares[seat], square) > FIRST_BUILDING + MONUMENT:
            return False
    monuments = count(buildings_of(state, seat, MONUMENT))
    if monuments > 1 or (monuments == 1 and state.monument[seat] == NO_CARD):
        return False
    standing = count(all_buildings(state, seat))
    return bool(standing == whole(state.buildings_raised[seat]) - state.buildings_razed[seat])


@rule
def marks_lie_on_their_buildings(state: Record, tables: Record, seat: int) -> bool:
    """T26, T28: every factory and bank has one mark, after at most a moment; banks have different ones."""
    banks = black_buildings(state, tables, seat, NEVER_NAME)
    marked = whatever(state.marks[seat])
    wanted = black_buildings(state, tables, seat, SWAP_NAMED) | banks
    missing = 1 if state.stage[seat] == MARK else 0
    if marked & ~wanted != NONE or count(wanted & ~marked) != missing or count(banks) > len(RESOURCES):
        return False
    for resource in range(len(RESOURCES)):
        if count(banks & holding(state.marks[seat], resource + FIRST_CUBE)) > 1:
            return False
    return True


@rule
def stored_cubes_lie_on_warehouses(state: Record, tables: Record, seat: int) -> bool:
    """T27: cubes are stored on warehouses only, slots filled in order, no more than the card says."""
    allowed = black_buildings(state, tables, seat, STORE_NAMED)
    for slot in range(STORAGE):
        if slot >= tables.effect_number[state.cards[BLACK]]:
            allowed = NONE
        stored = whatever(state.stored[seat, slot])
        if stored & ~allowed != NONE:
            return False
        allowed = stored
    return True


@rule
def cottage_cubes_need_the_statue(state: Record, tables: Record, seat: int) -> bool:
    """T38: cubes lie on cottages only with the statue, one each."""
    cubes = whatever(state.on_cottages[seat])
    if cubes & ~buildings_of(state, seat, BLUE) != NONE:
        return False
    return bool(cubes == NONE or has_monument(state, tables, seat, CUBE_ON_COTTAGE))


@rule
def complete_towns_are_full(state: Record, tables: Record, seat: int) -> bool:
    """T18: a complete town has no empty square and nothing to decide; T28: five banks end a town early."""
    if state.complete[seat] == 0:
        return True
    early = state.phase == OVER and tables.effect[state.cards[BLACK]] == NEVER_NAME
    return bool(state.stage[seat] == REST and (early or empty_squares(state, seat) == NONE))


@rule
def watch_and_cavern_only_shrink(state: Record, seat: int) -> bool:
    """T32: claims are for types on the card. T41: two uses of the cavern, if it is in the game."""
    if state.claims[seat] & ~state.watch[seat] != 0:
        return False
    uses = CAVERN_USES if state.cavern_rule != 0 else 0
    return bool(0 <= state.cavern[seat] <= uses)


@rule
def monuments_are_dealt_once(state: Record, tables: Record) -> bool:
    """T5: two different monuments each, one of them kept; a position may leave a seat without."""
    if state.monuments == 0:
        return True
    left = cards_in_box(state, tables, MONUMENT)
    for seat in range(state.players):
        if state.dealt[seat, 0] == NO_CARD and state.monument[seat] == NO_CARD:
            continue
        kept = state.monument[seat] == NO_CARD and state.phase == KEEPING
        for number in range(2):
            card = whole(state.dealt[seat, number])
            if not has(left, card):
                return False
            left &= ~bit(card)
            kept = kept or state.monument[seat] == card
        if not kept:
            return False
    return True


@rule
def resource_cards_are_conserved(state: Record) -> bool:
    """T42, T43: three cards of each resource; the town hall keeps five of them unseen."""
    if state.mode == TOWN_HALL:
        return bool(HIDDEN_DISCARDS <= unseen_cards(state) <= DECK_SIZE)
    if state.mode != SOLO:
        return True
    for resource in range(len(RESOURCES)):
        cards = whole(state.deck[resource])
        for place in range(OPEN_CARDS):
            cards += 1 if state.open[place] == resource + FIRST_CUBE else 0
        for place in range(state.under_count):
            cards += 1 if state.under[place] == resource + FIRST_CUBE else 0
        cards += 1 if state.named == resource + FIRST_CUBE else 0
        if cards != CARDS_PER_RESOURCE:
            return False
    return True
