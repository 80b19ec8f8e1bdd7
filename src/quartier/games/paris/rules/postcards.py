"""The twelve postcards: P17 and P20 to P32. What they score at the end is in scoring.py."""

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, bit, lowest, without_lowest
from quartier.games.paris.rules.actions import (
    ANNEX,
    DANCER,
    KEEP,
    LAMP,
    LARGE_LAMP,
    LAY_FOUNTAIN,
    LAY_GARDEN,
    LAYINGS,
    LEVITATE,
    NOTHING,
    PAINTER,
    PLACINGS,
    STATUE,
)
from quartier.games.paris.rules.board import (
    all_built,
    beside,
    free,
    free_own,
    ground,
    in_front,
    lamp_ground,
    rival_ground,
)
from quartier.games.paris.rules.building import build, laid, use_chartier, write_layings
from quartier.games.paris.rules.state import (
    BOUQUINISTES,
    CARDS,
    CHARTIER,
    FONTAINE_DES_MERS,
    FOUNTAIN,
    GARDEN,
    JARDIN_DES_PLANTES,
    LA_GRANDE_LUMIERE,
    LAMPADAIRE,
    LE_PEINTRE,
    LE_PENSEUR,
    LEVITATION,
    MAX_BUILDINGS,
    METROPOLITAIN,
    MOULIN_ROUGE,
    OPEN,
    SACRE_COEUR,
)

# --- what may be claimed, and how --------------------------------------------------------------------


@rule
def legal_postcards(state: Record, tables: Record, seat: int, actions: Record, written: int) -> Number:
    """P17: every open postcard, without its effect or with each way to use it."""
    for card in range(len(CARDS)):
        if state.card[card] == OPEN:
            actions[written] = NOTHING + card
            written = legal_effects(state, tables, seat, card, actions, written + 1)
    return written


@rule
def legal_effects(state: Record, tables: Record, seat: int, card: int, actions: Record, written: int) -> Number:
    """Write every way to use the effect of one postcard."""
    if card == LEVITATION:
        return legal_levitations(state, tables, seat, actions, written)
    if card in (METROPOLITAIN, SACRE_COEUR, CHARTIER):
        actions[written] = KEEP + card
        return written + 1
    if card == JARDIN_DES_PLANTES:
        return legal_gardens(state, tables, seat, actions, written)
    if card == FONTAINE_DES_MERS:
        return legal_fountains(state, tables, seat, actions, written)
    if card == BOUQUINISTES:
        return legal_annexes(state, seat, actions, written)
    if card == LE_PENSEUR:
        return legal_statues(state, seat, actions, written)
    if card == LE_PEINTRE:
        return write_spaces(free_own(state, seat), PAINTER, actions, written)
    if card == MOULIN_ROUGE:
        return write_spaces(free_own(state, seat), DANCER, actions, written)
    if card == LAMPADAIRE:
        return write_spaces(free_own(state, seat), LAMP, actions, written)
    return write_spaces(state.lamps & free(state), LARGE_LAMP, actions, written)  # LA_GRANDE_LUMIERE


@rule
def write_spaces(spaces: Bits, first: int, actions: Record, written: int) -> Number:
    """Write an action for each of these spaces (P27, P28, P29, P30)."""
    while spaces:
        actions[written] = first + lowest(spaces)
        written += 1
        spaces = without_lowest(spaces)
    return written


@rule
def legal_levitations(state: Record, tables: Record, seat: int, actions: Record, written: int) -> Number:
    """P21: any reserved building for any other one of the pool that can be placed at once."""
    if state.chimneys[seat] == 0 or state.reserve[seat] == NONE:
        return written
    own, lamp, rival = ground(state, seat), lamp_ground(state, seat), rival_ground(state, seat)
    pool = state.pool
    while pool:
        wanted = lowest(pool)
        pool = without_lowest(pool)
        reserve = state.reserve[seat]
        returned = lowest(reserve)
        reserve = without_lowest(reserve)
        start = written
        first = LEVITATE + returned * PLACINGS + wanted * LAYINGS
        written = write_layings(state, tables, wanted, own, lamp, rival, first, actions, written)
        layings = written - start
        while reserve:  # the same layings, with another building returned
            step = (lowest(reserve) - returned) * PLACINGS
            reserve = without_lowest(reserve)
            for number in range(start, start + layings):
                actions[written] = actions[number] + step
                written += 1
    return written


@rule
def legal_gardens(state: Record, tables: Record, seat: int, actions: Record, written: int) -> Number:
    """P23: the garden is laid like a building, and needs a chimney like one."""
    if state.chimneys[seat] == 0:
        return written
    own, lamp, rival = ground(state, seat), lamp_ground(state, seat), rival_ground(state, seat)
    return write_layings(state, tables, GARDEN, own, lamp, rival, LAY_GARDEN, actions, written)


@rule
def legal_fountains(state: Record, tables: Record, seat: int, actions: Record, written: int) -> Number:
    """P31: on free own or mixed spaces. P25: Chartier may serve it, by option; Metropolitain never does."""
    rival = rival_ground(state, seat) if state.chartier_fountain else NONE
    return write_layings(state, tables, FOUNTAIN, ground(state, seat), NONE, rival, LAY_FOUNTAIN, actions, written)


@rule
def legal_annexes(state: Record, seat: int, actions: Record, written: int) -> Number:
    """P26: on a free own space that touches an own building; where it touches two, each may be named."""
    spaces = free_own(state, seat) & beside(state.built[seat])
    while spaces:
        space = lowest(spaces)
        spaces = without_lowest(spaces)
        touched = beside(bit(space))
        for number in range(state.buildings):
            if state.owner[number] == seat and state.spaces[number] & touched != NONE:
                actions[written] = ANNEX + space * MAX_BUILDINGS + number
                written += 1
    return written


@rule
def legal_statues(state: Record, seat: int, actions: Record, written: int) -> Number:
    """P32: on a free own space whose front is on the board and free."""
    open_spaces = free(state)
    spaces = free_own(state, seat)
    while spaces:
        space = lowest(spaces)
        spaces = without_lowest(spaces)
        for direction in range(4):
            if in_front(bit(space), direction) & open_spaces != NONE:
                actions[written] = STATUE + space * 4 + direction
                written += 1
    return written


# --- claiming ----------------------------------------------------------------------------------------


@rule
def claim(state: Record, tables: Record, seat: int, action: int) -> None:
    """P15, P17, P20: take a postcard with a token and use it at once (or not at all)."""
    card = claimed_card(action)
    state.card[card] = seat
    state.tokens[seat] -= 1
    if action >= LEVITATE:
        levitate(state, tables, seat, action - LEVITATE)
    elif action >= LAY_FOUNTAIN:
        lay_fountain(state, tables, seat, action - LAY_FOUNTAIN)
    elif action >= LAY_GARDEN:
        build(state, tables, seat, GARDEN, action - LAY_GARDEN)
    elif action >= ANNEX:
        add_annex(state, seat, action - ANNEX)
    elif action >= PAINTER:
        set_piece(state, action)
    elif action == KEEP + SACRE_COEUR:
        state.sacre_coeur = seat
    elif action == KEEP + METROPOLITAIN:
        state.metropolitain = seat
    elif action == KEEP + CHARTIER:
        state.chartier = seat


@rule
def claimed_card(action: int) -> Number:
    """Return the postcard that an action claims."""
    if action >= LEVITATE:
        return LEVITATION
    if action >= LAY_FOUNTAIN:
        return FONTAINE_DES_MERS
    if action >= LAY_GARDEN:
        return JARDIN_DES_PLANTES
    if action >= ANNEX:
        return BOUQUINISTES
    if action >= STATUE:
        return LE_PENSEUR
    if action >= LARGE_LAMP:
        return LA_GRANDE_LUMIERE
    if action >= LAMP:
        return LAMPADAIRE
    if action >= DANCER:
        return MOULIN_ROUGE
    if action >= PAINTER:
        return LE_PEINTRE
    if action >= KEEP:
        return action - KEEP
    return action - NOTHING


@rule
def levitate(state: Record, tables: Record, seat: int, number: int) -> None:
    """P21: one building back to the pool, another one from there to the board."""
    returned = number // PLACINGS
    wanted = (number % PLACINGS) // LAYINGS
    state.reserve[seat] &= ~bit(returned)
    state.pool = (state.pool | bit(returned)) & ~bit(wanted)
    build(state, tables, seat, wanted, number % LAYINGS)


@rule
def lay_fountain(state: Record, tables: Record, seat: int, laying: int) -> None:
    """P31: lay the fountain. P25: Chartier serves it if it lies on a space of the rival."""
    state.fountain = laid(tables, FOUNTAIN, laying)
    state.pieces |= state.fountain
    use_chartier(state, seat, state.fountain)


@rule
def add_annex(state: Record, seat: int, number: int) -> None:
    """P26: from now on the annex is part of the building, in every respect."""
    space = number // MAX_BUILDINGS
    building = number % MAX_BUILDINGS
    state.annex = space
    state.annex_building = building
    state.spaces[building] |= bit(space)
    state.built[seat] |= bit(space)


@rule
def set_piece(state: Record, action: int) -> None:
    """P27 to P30, P32: put a piece of one space on the board."""
    if action >= STATUE:
        space = (action - STATUE) // 4
        state.statue = space
        state.statue_front = (action - STATUE) % 4
    elif action >= LARGE_LAMP:
        space = action - LARGE_LAMP
        state.large_lamp = space
    elif action >= LAMP:
        space = action - LAMP
        state.lamp = space
    elif action >= DANCER:
        space = action - DANCER
        state.dancer = space
    else:
        space = action - PAINTER
        state.painter = space
    state.pieces |= bit(space)


@rule
def large_lamp_light(state: Record, tables: Record) -> Bits:
    """P28: the spaces that the large lamp lights; a building stops it for what lies behind on that line."""
    lit = NONE
    if state.large_lamp >= 0:
        built = all_built(state)
        for number in range(tables.light_steps[state.grande_lumiere]):
            if tables.light_between[state.grande_lumiere, state.large_lamp, number] & built == NONE:
                lit |= tables.light_target[state.grande_lumiere, state.large_lamp, number]
    return lit
