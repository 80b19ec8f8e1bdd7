"""What a seat can't know: the rival's hand, and what either stack will bring."""

from quartier.engine.compile import Bits, Record, rule
from quartier.engine.kernels import NONE, count, reseed
from quartier.games.paris.rules.setup import draw_tile


@rule
def resample(state: Record, tables: Record, seat: int, seed: Bits) -> None:  # noqa: ARG001
    """Redraw the hands that this seat does not see; a spectator sees none."""
    reseed(state, seed)
    for other in range(2):
        if other != seat:
            tiles = count(state.hand[other])
            state.stack[other] |= state.hand[other]
            state.hand[other] = NONE
            for _ in range(tiles):
                draw_tile(state, other)
