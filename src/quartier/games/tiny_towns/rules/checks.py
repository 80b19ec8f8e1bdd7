"""Invariants: what no sequence of moves can change. The fuzzer asks after every move."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import NONE, bit, count, has
from quartier.games.tiny_towns.rules.deck import unseen_cards
from quartier.games.tiny_towns.rules.rounds import may_choose, waiting
from quartier.games.tiny_towns.rules.setup import cards_in_box
from quartier.games.tiny_towns.rules.state import (
    BLACK,
    BLUE,
    BUILD,
    BUILDER,
    CARDS_PER_RESOURCE,
    CAVERN_USES,
    CHOOSING,
    CLAIMS,
    CUBE_ON_COTTAGE,
    FIRST_BUILDING,
    FIRST_CUBE,
    HIDDEN_DISCARDS,
    KEEP,
    MARK,
    MONUMENT,
    NAMING,
    NEVER_NAME,
    NO_CARD,
    OPEN_CARDS,
    OVER,
    REPLACE,
    RESOURCES,
    REST,
    SOLO,
    SQUARES,
    STOCK,
    STORAGE,
    STORE_NAMED,
    SWAP_NAMED,
    TOWN_HALL,
    TOWNS,
    WATCH,
    WHEN_BUILT,
)
from quartier.games.tiny_towns.rules.town import (
    all_buildings,
    black_buildings,
    buildings_of,
    content,
    empty_squares,
    has_monument,
    holding,
    monument_stands,
    whatever,
    whole,
)

NOBODY_DECIDES = 12


@rule
def check(state: Record, tables: Record) -> Number:
    """Return 0 while all holds, or the number of the first broken invariant."""
    for seat in range(state.players):
        broken = check_town(state, tables, seat)
        if broken != 0:
            return broken
    if not monuments_are_dealt_once(state, tables):
        return 8
    if not resource_cards_are_conserved(state):
        return 9
    if not the_round_is_in_order(state, tables):
        return 10
    if not rounds_have_begun(state):
        return 11
    if (state.phase == OVER) != (waiting(state) == 0):
        return NOBODY_DECIDES
    return 0


@rule
def check_town(state: Record, tables: Record, seat: int) -> Number:
    """Check what lies in one town, and what its owner's monument remembers."""
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
    if not full_towns_are_complete(state, tables, seat):
        return 6
    if not cards_remember_rightly(state, tables, seat):
        return 7
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
def full_towns_are_complete(state: Record, tables: Record, seat: int) -> bool:
    """T18: a complete town has no empty square and nothing to decide, but where the game has ended early.

    A full town that is not complete is being asked.
    """
    stage = state.stage[seat]
    full = empty_squares(state, seat) == NONE
    if state.complete[seat] == 0:
        asked = stage == MARK and (state.resume[seat] == BUILD or state.resume[seat] == REPLACE)
        return bool(not full or state.phase == OVER or asked or stage in (BUILD, REPLACE, STOCK))
    return bool(stage == REST and (full or may_end_early(state, tables, seat)))


@rule
def may_end_early(state: Record, tables: Record, seat: int) -> bool:
    """T28: banks may leave nothing to name. T19: the last builder may stop when it is to name."""
    if state.phase != OVER:
        return False
    last = state.master == seat and state.complete[seat] == state.round_number
    for other in range(state.players):
        last = last and (other == seat or state.complete[other] < state.complete[seat])
    stopped = state.mode == BUILDER and state.players > 1 and last
    return bool(stopped or tables.effect[state.cards[BLACK]] == NEVER_NAME)


@rule
def cards_remember_rightly(state: Record, tables: Record, seat: int) -> bool:
    """T32: types are left only on a standing watch. T37: a shrine's worth is one of its card's. T41: two caverns."""
    watch = whole(state.watch[seat])
    if watch != 0 or state.watch_round[seat] != 0:
        if not has_monument(state, tables, seat, WATCH):
            return False
        if count(np.uint64(watch)) > tables.effect_number[state.monument[seat]]:
            return False
    uses = CAVERN_USES if state.cavern_rule != 0 else 0
    caverns = 0 <= state.cavern[seat] <= uses
    return bool(state.claims[seat] & ~watch == 0 and caverns and shrine_is_one_of_its_card(state, tables, seat))


@rule
def shrine_is_one_of_its_card(state: Record, tables: Record, seat: int) -> bool:
    """T37: a shrine is worth what its card says for some number of buildings, no more than stand now."""
    if not monument_stands(state, seat) or tables.score[state.monument[seat]] != WHEN_BUILT:
        return bool(state.shrine[seat] == 0)
    card = state.monument[seat]
    found = False
    for number in range(min(whole(tables.table_size[card]), count(all_buildings(state, seat)))):
        found = found or state.shrine[seat] == tables.table[card, number]
    return found


@rule
def monuments_are_dealt_once(state: Record, tables: Record) -> bool:
    """T5: two different monuments each, one of them kept or to be kept; a position may leave a seat without."""
    left = cards_in_box(state, tables, MONUMENT) if state.monuments != 0 else NONE
    for seat in range(state.players):
        if state.dealt[seat, 0] == NO_CARD and state.monument[seat] == NO_CARD:
            continue
        kept = state.monument[seat] == NO_CARD and state.stage[seat] == KEEP
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
    """T42, T43: three cards of each resource; the town hall keeps five of them unseen, the builders use none."""
    for resource in range(len(RESOURCES)):
        cards = whole(state.deck[resource])
        if state.mode != BUILDER and state.named == resource + FIRST_CUBE:
            cards += 1
        for place in range(OPEN_CARDS):
            cards += 1 if state.open[place] == resource + FIRST_CUBE else 0
        for place in range(state.under_count):
            cards += 1 if state.under[place] == resource + FIRST_CUBE else 0
        if cards > CARDS_PER_RESOURCE or (state.mode != TOWN_HALL and cards != CARDS_PER_RESOURCE):
            return False
    if state.mode != SOLO and (state.under_count != 0 or whole(state.open[0]) + state.open[1] + state.open[2] != 0):
        return False
    return bool(state.mode != TOWN_HALL or unseen_cards(state) >= HIDDEN_DISCARDS)


@rule
def the_round_is_in_order(state: Record, tables: Record) -> bool:
    """T7 to T11: a cube is named once a round, or chosen by some (T42); what was built and claimed is of this round."""
    chosen = 0
    for seat in range(state.players):
        if state.chosen[seat] != 0:
            chosen += 1
            free = may_choose(state, tables, seat, state.chosen[seat] - FIRST_CUBE)
            if state.mode != TOWN_HALL or state.named != 0 or (state.phase == CHOOSING and not free):
                return False
        if state.claims[seat] != 0 and state.phase != CLAIMS:
            return False
        if state.built[seat] != 0 and state.phase != TOWNS and state.phase != CLAIMS:
            return False
    if state.phase == TOWNS or state.phase == CLAIMS:
        return bool(state.named != 0 or chosen > 0)
    return bool(state.named == 0 and (chosen == 0 or state.phase == CHOOSING))


@rule
def rounds_have_begun(state: Record) -> bool:
    """T10, T21, T32: nothing was completed, filled or named in a round to come, and one names a round."""
    turns = 1 if state.mode == BUILDER and state.phase == NAMING else 0
    for seat in range(state.players):
        turns += whole(state.master_turns[seat])
        if state.complete[seat] > state.round_number or state.watch_round[seat] > state.round_number:
            return False
    return bool(turns <= state.round_number)
