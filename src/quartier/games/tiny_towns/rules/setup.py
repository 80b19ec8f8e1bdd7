"""Set-up: T3 to T6."""

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import bit, draw_below, draw_bit
from quartier.games.tiny_towns.rules.actions import KEEP_CARD
from quartier.games.tiny_towns.rules.deck import shuffle
from quartier.games.tiny_towns.rules.rounds import begin_round
from quartier.games.tiny_towns.rules.state import (
    BUILDER,
    BY_SEED,
    CAVERN_USES,
    KEEP,
    KEEPING,
    MAX_PLAYERS,
    MONUMENT,
    NO_CARD,
    OPTION_CARDS,
    OPTION_CAVERN,
    OPTION_FIRST,
    OPTION_MODE,
    OPTION_MONUMENTS,
    OPTION_PLAYERS,
    REST,
    SOLO,
    TYPES,
)
from quartier.games.tiny_towns.rules.town import whole


@rule
def setup(state: Record, tables: Record, options: Record, seed: Bits) -> None:
    """Lay out a new game."""
    state.seed = seed
    state.draws = 0
    state.players = options[OPTION_PLAYERS]
    state.mode = options[OPTION_MODE]
    state.cavern_rule = options[OPTION_CAVERN]
    state.monuments = options[OPTION_MONUMENTS]
    choose_cards(state, tables, options)
    if state.mode == BUILDER:
        choose_first_master(state, options)
    shuffle(state)
    for seat in range(MAX_PLAYERS):
        state.monument[seat] = NO_CARD
        state.dealt[seat, 0] = NO_CARD
        state.dealt[seat, 1] = NO_CARD
        if seat < state.players and state.cavern_rule != 0:
            state.cavern[seat] = CAVERN_USES  # T41
    if state.monuments != 0:
        deal_monuments(state, tables)
    else:
        begin_round(state, tables, whole(state.master))


@rule
def choose_first_master(state: Record, options: Record) -> None:
    """T6: the first master builder, as the option says or by the seed."""
    state.master = options[OPTION_FIRST]
    if options[OPTION_FIRST] == BY_SEED:
        state.master = draw_below(state, whole(state.players))


@rule
def cards_in_box(state: Record, tables: Record, kind: int) -> Bits:
    """T3: the cards of a type. T43: some stay in the box in a solo game."""
    if state.mode == SOLO:
        return tables.pile[kind] & ~tables.not_solo
    return tables.pile[kind]


@rule
def choose_cards(state: Record, tables: Record, options: Record) -> None:
    """T3, T4: one card of each type, as the option says or by the seed."""
    for kind in range(len(TYPES)):
        state.cards[kind] = options[OPTION_CARDS + kind]
        if options[OPTION_CARDS + kind] == NO_CARD:
            state.cards[kind] = draw_bit(state, cards_in_box(state, tables, kind))


@rule
def deal_monuments(state: Record, tables: Record) -> None:
    """T5: two monuments each."""
    state.phase = KEEPING
    left = cards_in_box(state, tables, MONUMENT)
    for seat in range(state.players):
        for number in range(2):
            card = draw_bit(state, left)
            left &= ~bit(card)
            state.dealt[seat, number] = card
        state.stage[seat] = KEEP


@rule
def legal_keeping(state: Record, seat: int, actions: Record) -> Number:
    """T5: keep one of the two."""
    for number in range(2):
        actions[number] = KEEP_CARD + whole(state.dealt[seat, number])
    return 2


@rule
def apply_keeping(state: Record, seat: int, action: int) -> None:
    """T5: keep this one; the other goes back unseen."""
    state.monument[seat] = action - KEEP_CARD
    state.stage[seat] = REST
