"""Phase 2, build and light: P14 to P19."""

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import NONE, bit, lowest, without_lowest
from quartier.games.paris.rules.actions import LAYINGS, NOTHING, PLACE
from quartier.games.paris.rules.board import fitting, ground, lamp_ground, orientations, rival_ground
from quartier.games.paris.rules.building import build, write_layings
from quartier.games.paris.rules.postcards import claim, legal_postcards
from quartier.games.paris.rules.state import BUILDING, CARDS, OPEN, OVER


@rule
def legal(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """P15: place a building of the reserve, or claim an open postcard with a token."""
    written = legal_placings(state, tables, seat, actions)
    if state.tokens[seat] > 0:
        written = legal_postcards(state, tables, seat, actions, written)
    return written


@rule
def legal_placings(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """P16: every way to place a building of the own reserve. P4: each needs a chimney."""
    written = 0
    if state.chimneys[seat] == 0:
        return written
    own, lamp, rival = ground(state, seat), lamp_ground(state, seat), rival_ground(state, seat)
    reserve = state.reserve[seat]
    while reserve:
        building = lowest(reserve)
        reserve = without_lowest(reserve)
        first = PLACE + building * LAYINGS
        written = write_layings(state, tables, building, own, lamp, rival, first, actions, written)
    return written


@rule
def can_place(state: Record, tables: Record, seat: int) -> bool:
    """P18: tell whether any building of the reserve can be placed."""
    if state.chimneys[seat] == 0:
        return False
    own, lamp, rival = ground(state, seat), lamp_ground(state, seat), rival_ground(state, seat)
    reserve = state.reserve[seat]
    while reserve:
        building = lowest(reserve)
        reserve = without_lowest(reserve)
        for orientation in range(orientations(state)):
            if fitting(tables, building, orientation, own, lamp, rival) != NONE:
                return True
    return False


@rule
def can_claim(state: Record, seat: int) -> bool:
    """P18: tell whether a token and an open postcard are left."""
    if state.tokens[seat] > 0:
        for card in range(len(CARDS)):
            if state.card[card] == OPEN:
                return True
    return False


@rule
def can_act(state: Record, tables: Record, seat: int) -> bool:
    """P18: a seat that can neither claim nor place is skipped."""
    return can_claim(state, seat) or can_place(state, tables, seat)


@rule
def waiting(state: Record, tables: Record) -> Number:  # noqa: ARG001
    """Return the seat whose turn it is, as a mask; none when the game is over."""
    if state.phase == OVER:
        return 0
    return 1 << state.turn


@rule
def begin_turn(state: Record, tables: Record, seat: int) -> None:
    """P18, P19: the turn goes to this seat if it can act, else to the other one; if neither can, all is over."""
    if can_act(state, tables, seat):
        state.turn = seat
    elif can_act(state, tables, 1 - seat):
        state.turn = 1 - seat
    else:
        state.phase = OVER


@rule
def begin_building(state: Record, tables: Record) -> None:
    """P13, P14: phase 2 is begun by the seat that first had all its tiles placed."""
    state.phase = BUILDING
    begin_turn(state, tables, state.first_paved)


@rule
def apply(state: Record, tables: Record, seat: int, action: int) -> None:
    """Make a move of phase 2."""
    if action < NOTHING:
        place(state, tables, seat, action - PLACE)
    else:
        claim(state, tables, seat, action)
    begin_turn(state, tables, 1 - seat)


@rule
def place(state: Record, tables: Record, seat: int, placing: int) -> None:
    """P15: place a building of the reserve."""
    building = placing // LAYINGS
    state.reserve[seat] &= ~bit(building)
    build(state, tables, seat, building, placing % LAYINGS)
