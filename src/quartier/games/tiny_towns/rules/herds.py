"""Positions in which about the same is to be done: on a GPU they are seen to side by side (envs/cuda/herding.py)."""

from quartier.engine.compile import Number, Record, rule
from quartier.games.tiny_towns.rules.state import STAGES

HERDS = len(STAGES)


@rule
def herd(state: Record, tables: Record, seat: Number) -> Number:  # noqa: ARG001
    """Return which of the HERDS a position belongs to."""
    return state.stage[seat]
