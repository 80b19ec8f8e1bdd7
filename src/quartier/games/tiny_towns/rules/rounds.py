"""The round: T7 to T11, T18, T19, and how modes and cards change it: T28, T35, T42, T43."""

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import NONE
from quartier.games.tiny_towns.rules.actions import CHOOSE_RESOURCE, NAME_RESOURCE, RESOURCE_COUNT, STOP
from quartier.games.tiny_towns.rules.deck import draw_town_hall_card, open_solo_cards, put_under, take_open_card
from quartier.games.tiny_towns.rules.effects import offer_claims
from quartier.games.tiny_towns.rules.state import (
    BUILDER,
    CHOOSE,
    CHOOSING,
    CLAIMS,
    FIRST_CUBE,
    FREE_ROUND,
    KEEPING,
    NAME,
    NAMING,
    NEVER_MASTER,
    NEVER_NAME,
    OPEN_CARDS,
    OVER,
    PLACE,
    REST,
    SOLO,
    TOWNS,
)
from quartier.games.tiny_towns.rules.town import alone, black_buildings, has_monument, holding, is_building, whole


@rule
def waiting(state: Record) -> Number:
    """T11: the seats that have something to decide now."""
    seats = 0
    for seat in range(state.players):
        if state.stage[seat] != REST:
            seats |= 1 << seat
    return seats


@rule
def go_on_when_all_rest(state: Record, tables: Record) -> None:
    """T11: when every seat has ended its part, the game goes on, the same whoever was last."""
    if waiting(state) != 0:
        return
    if state.phase == KEEPING:
        begin_round(state, tables, whole(state.master))
    elif state.phase == NAMING or state.phase == CHOOSING:
        open_towns(state)
    elif state.phase == TOWNS:
        open_claims(state, tables)
    elif state.phase == CLAIMS:
        end_round(state, tables)


# --- T7, T10: the hammer ------------------------------------------------------------------------------


@rule
def begin_round(state: Record, tables: Record, first_master: int) -> None:
    """Begin the next round: somebody names, a card is drawn, or everybody chooses."""
    state.round_number += 1
    if state.mode == BUILDER:
        pass_hammer(state, tables, first_master)
    elif state.mode == SOLO:
        open_solo_cards(state)
        state.phase = NAMING
        state.stage[0] = NAME
    elif state.round_number % FREE_ROUND == 0 and anybody_chooses(state, tables):
        begin_choosing(state, tables)
    else:
        begin_card_round(state)


@rule
def pass_hammer(state: Record, tables: Record, first: int) -> None:
    """T10: to the next player on the left who may name. T28: when nobody may, the towns end as they are."""
    for step in range(state.players):
        seat = (first + step) % state.players
        if may_be_master(state, tables, seat):
            state.master = seat
            state.phase = NAMING
            state.stage[seat] = NAME
            return
    for seat in range(state.players):
        if is_building(state, seat):
            state.complete[seat] = state.round_number
    state.phase = OVER


@rule
def may_be_master(state: Record, tables: Record, seat: int) -> bool:
    """T18: not with a complete town. T35: not with Fort Ironweed. T28: not with nothing left to name."""
    return bool(is_building(state, seat) and not sits_out(state, tables, seat) and may_choose_any(state, tables, seat))


@rule
def sits_out(state: Record, tables: Record, seat: int) -> bool:
    """T35: the owner of Fort Ironweed is no master builder, and (T42) has no free round, unless alone."""
    return bool(has_monument(state, tables, seat, NEVER_MASTER) and not alone(state, seat))


@rule
def may_choose(state: Record, tables: Record, seat: int, resource: int) -> bool:
    """T28, T42: not what is marked on an own bank."""
    banks = black_buildings(state, tables, seat, NEVER_NAME)
    return bool(banks & holding(state.marks[seat], resource + FIRST_CUBE) == NONE)


@rule
def may_choose_any(state: Record, tables: Record, seat: int) -> bool:
    """T28: tell whether the own banks leave something to name."""
    found = False
    for resource in range(RESOURCE_COUNT):
        found = found or may_choose(state, tables, seat, resource)
    return found


@rule
def legal_naming(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """T7: any resource but those on own banks (T28). T19: or none any more. T43: one of the open cards."""
    written = 0
    for resource in range(RESOURCE_COUNT):
        if state.mode == SOLO:
            allowed = is_open(state, resource + FIRST_CUBE)
        else:
            allowed = may_choose(state, tables, seat, resource)
        if allowed:
            actions[written] = NAME_RESOURCE + resource
            written += 1
    if is_last_builder(state, seat):
        actions[written] = STOP
        written += 1
    return written


@rule
def is_last_builder(state: Record, seat: int) -> bool:
    """T19: tell whether the towns of all others are complete; a game for one has no others."""
    return bool(state.mode == BUILDER and state.players > 1 and alone(state, seat))


@rule
def is_open(state: Record, cube: int) -> bool:
    """T43: tell whether a card of that resource lies open."""
    found = False
    for place in range(OPEN_CARDS):
        found = found or state.open[place] == cube
    return found


@rule
def apply_naming(state: Record, seat: int, action: int) -> None:
    """T7: name a resource. T21: this counts as a turn as master builder. T43: or take an open card. T19: or stop."""
    state.stage[seat] = REST
    if action == STOP:
        state.complete[seat] = state.round_number
        state.phase = OVER
        return
    state.named = action - NAME_RESOURCE + FIRST_CUBE
    if state.mode == SOLO:
        take_open_card(state, whole(state.named))
    else:
        state.master_turns[seat] += 1


# --- T42: town hall -----------------------------------------------------------------------------------


@rule
def begin_card_round(state: Record) -> None:
    """T42: a card is drawn and everybody places it. A free round in which nobody may choose falls out."""
    if state.round_number % FREE_ROUND == 0:
        state.round_number += 1
    state.named = draw_town_hall_card(state)
    open_towns(state)


@rule
def takes_part_in_free_round(state: Record, tables: Record, seat: int) -> bool:
    """T42: not the owner of Fort Ironweed unless alone, and nobody whose banks leave nothing to choose."""
    return bool(may_be_master(state, tables, seat))


@rule
def anybody_chooses(state: Record, tables: Record) -> bool:
    """Tell whether a free round has anybody to take part in it."""
    found = False
    for seat in range(state.players):
        found = found or takes_part_in_free_round(state, tables, seat)
    return found


@rule
def begin_choosing(state: Record, tables: Record) -> None:
    """T42: everybody chooses freely, at the same time and unseen until all have chosen."""
    state.phase = CHOOSING
    for seat in range(state.players):
        if takes_part_in_free_round(state, tables, seat):
            state.stage[seat] = CHOOSE


@rule
def legal_choosing(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """T42: any resource but those on own banks."""
    written = 0
    for resource in range(RESOURCE_COUNT):
        if may_choose(state, tables, seat, resource):
            actions[written] = CHOOSE_RESOURCE + resource
            written += 1
    return written


@rule
def apply_choosing(state: Record, seat: int, action: int) -> None:
    """T42: note the choice."""
    state.chosen[seat] = action - CHOOSE_RESOURCE + FIRST_CUBE
    state.stage[seat] = REST


# --- T8 to T11: everybody at once ---------------------------------------------------------------------


@rule
def open_towns(state: Record) -> None:
    """T8: every player still building places; T42: in a free round those who chose."""
    state.phase = TOWNS
    for seat in range(state.players):
        if is_building(state, seat) and (state.named != 0 or state.chosen[seat] != 0):
            state.stage[seat] = PLACE


@rule
def open_claims(state: Record, tables: Record) -> None:
    """T11, T32: neighbour effects come after all are done."""
    state.phase = CLAIMS
    for seat in range(state.players):
        offer_claims(state, seat)
    if waiting(state) == 0:
        end_round(state, tables)


@rule
def end_round(state: Record, tables: Record) -> None:
    """T10: clear the round away; T19: go on while anybody is still building."""
    if state.mode == SOLO:
        put_under(state, whole(state.named))
    state.named = 0
    going_on = False
    for seat in range(state.players):
        state.chosen[seat] = 0
        state.built[seat] = 0
        state.claims[seat] = 0
        going_on = going_on or is_building(state, seat)
    if going_on:
        begin_round(state, tables, whole(state.master) + 1)
    else:
        state.phase = OVER
