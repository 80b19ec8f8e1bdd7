"""Writes a position: the whole truth, secrets and random numbers included."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.game import Buffer
from quartier.games.paris.rules.state import NOBODY, SEATS, STATE
from quartier.games.paris.view import on_the_table, tiles_in


def position(state: Buffer, tables: Buffer, options: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ARG001
    """Return the whole state as readable data."""
    record: Any = state.view(STATE)[0]
    return {
        "options": dict(options),
        "seed": int(record.seed),
        "draws": int(record.draws),
        "first_paved": SEATS[record.first_paved] if record.first_paved != NOBODY else None,
        **on_the_table(state),
        "hands": {name: tiles_in(record.hand[number]) for number, name in enumerate(SEATS)},
        "stacks": {name: tiles_in(record.stack[number]) for number, name in enumerate(SEATS)},
    }
