"""What a seat can't know: others' monuments until they stand, unseen choices, and every draw to come."""

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, bit, draw_below, draw_bit, reseed
from quartier.games.tiny_towns.rules.actions import RESOURCE_COUNT
from quartier.games.tiny_towns.rules.rounds import may_choose
from quartier.games.tiny_towns.rules.setup import cards_in_box
from quartier.games.tiny_towns.rules.state import CHOOSING, FIRST_CUBE, MONUMENT, NO_CARD
from quartier.games.tiny_towns.rules.town import monument_stands, whole


@rule
def resample(state: Record, tables: Record, seat: int, seed: Bits) -> None:
    """Redraw all that this seat does not see; a spectator sees no hand at all."""
    reseed(state, seed)
    if state.monuments != 0:
        redeal_monuments(state, tables, seat)
    if state.phase == CHOOSING:
        for other in range(state.players):
            if other != seat and state.chosen[other] != 0:
                state.chosen[other] = draw_choice(state, tables, other)


@rule
def redeal_monuments(state: Record, tables: Record, seat: int) -> None:
    """T5: nobody knows what others were dealt, but for the monuments that stand."""
    left = cards_in_box(state, tables, MONUMENT)
    for other in range(state.players):
        if not was_dealt(state, other):
            continue
        if other == seat:
            left &= ~(bit(whole(state.dealt[other, 0])) | bit(whole(state.dealt[other, 1])))
        elif monument_stands(state, other):
            left &= ~bit(whole(state.monument[other]))
    for other in range(state.players):
        if other != seat and was_dealt(state, other):
            left = redeal(state, other, left)


@rule
def was_dealt(state: Record, seat: int) -> bool:
    """T5: tell whether a seat has monuments: a position may give them to some seats only."""
    return bool(state.dealt[seat, 0] != NO_CARD)


@rule
def redeal(state: Record, other: int, left: Bits) -> Bits:
    """Deal two monuments anew; one that stands stays the one that was kept."""
    kept = draw_below(state, 2)
    for number in range(2):
        if number == kept and monument_stands(state, other):
            state.dealt[other, number] = state.monument[other]
        else:
            card = draw_bit(state, left)
            left &= ~bit(card)
            state.dealt[other, number] = card
    if state.monument[other] != NO_CARD:
        state.monument[other] = state.dealt[other, kept]
    return left


@rule
def draw_choice(state: Record, tables: Record, seat: int) -> Number:
    """T42: draw one of the resources that a seat may choose."""
    allowed = NONE
    for resource in range(RESOURCE_COUNT):
        if may_choose(state, tables, seat, resource):
            allowed |= bit(resource)
    return draw_bit(state, allowed) + FIRST_CUBE
