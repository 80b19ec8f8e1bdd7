"""Positions in which about the same is to be done: on a GPU they are seen to side by side (envs/cuda/herding.py)."""

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import count
from quartier.games.paris.rules.state import CARDS_IN_PLAY, PAVING, TILES

FIRST_BUILDING = len(TILES) + 1
HERDS = FIRST_BUILDING + CARDS_IN_PLAY + 1


@rule
def herd(state: Record, seat: Number) -> Number:
    """Return which of the HERDS a position belongs to: by tiles not yet drawn, then by tokens for postcards.

    They tell best how many moves there are.
    """
    return count(state.stack[seat]) if state.phase == PAVING else FIRST_BUILDING + state.tokens[seat]
