"""What a seat can't know: the other hands, and what the deck and the bag will bring."""

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import NONE, bit, count, draw_bit, reseed
from quartier.games.munivers.rules.state import OVER


@rule
def resample(state: Record, seat: Number, seed: Number) -> None:
    """Redraw the hands that this seat does not see; a spectator sees none. At the end all hands are open (M46)."""
    reseed(state, seed)
    if state.step == OVER:
        return
    unknown = state.deck
    for other in range(state.players):
        if other != seat:
            unknown |= state.hands[other]
    for other in range(state.players):
        if other == seat:
            continue
        cards = count(state.hands[other])
        state.hands[other] = NONE
        for _ in range(cards):
            card = bit(draw_bit(state, unknown))
            unknown &= ~card
            state.hands[other] |= card
    state.deck = unknown
