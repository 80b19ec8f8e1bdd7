"""Quartier: city-building board games as real software.

>>> import quartier
>>> match = quartier.new("paris", seed=7, postcards="first")
>>> len(match.moves())
76
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quartier.engine.errors import (
    BadContent,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    QuartierError,
    UndoRefused,
)
from quartier.engine.match import Match
from quartier.engine.record import read_record
from quartier.games import NAMES, game

__all__ = [
    "BadContent",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalMove",
    "Match",
    "QuartierError",
    "UndoRefused",
    "from_position",
    "games",
    "load",
    "new",
]


def games() -> tuple[str, ...]:
    """Return the names of the games."""
    return NAMES


def new(name: str, seed: int | None = None, **options: Any) -> Match:
    """Start a game. Unknown options and wrong values raise an error that lists the valid ones."""
    return Match.new(game(name), seed, **options)


def from_position(name: str, position: Mapping[str, Any]) -> Match:
    """Start from a position, which may be partial: what it leaves out is completed."""
    return Match.from_position(game(name), position)


def load(source: str | Path | Mapping[str, Any]) -> Match:
    """Return the game of a record: a file that `match.save` wrote, or what `match.record()` returned."""
    record = read_record(source)
    return Match.replay(game(record["game"]), record)
