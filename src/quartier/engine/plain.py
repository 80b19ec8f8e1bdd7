"""Plain data: what a JSON file can say. Everything that comes from outside is made plain before anybody reads it."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.errors import QuartierError, shown
from quartier.engine.locale import mistake

DEEPEST = 20
"""Nothing of ours lies deeper than six lists in each other."""
MOST_VALUES = 1_000_000
"""The longest game has some ten thousand; lists that hold each other again and again could have any number."""
LARGEST = 2**64
"""Every number of ours is smaller."""

Place = tuple["Place", str | int] | None
"""Where something lies: where what holds it lies, and the name or number it has there."""


def plain(data: Any) -> Any:
    """Return a copy made of dicts, lists, texts, numbers, booleans and None; refuse anything else, and say where."""
    return _Copy().of(data, None, DEEPEST)


class _Copy:
    """Copies data, and counts what it copies."""

    def __init__(self) -> None:
        self.values = 0

    def of(self, data: Any, place: Place, depth: int) -> Any:
        """Return a copy of what lies there, so many levels above the deepest."""
        self.values += 1
        if self.values > MOST_VALUES:
            raise mistake(QuartierError, "plain-values", most=MOST_VALUES)
        if data is None or type(data) in (bool, float):
            return data
        if type(data) is int and -LARGEST < data < LARGEST:
            return data
        if type(data) is str and _is_writable(data):
            return data
        if depth == 0:
            raise mistake(QuartierError, "plain-depth", most=DEEPEST)
        if isinstance(data, list | tuple):
            return [self.of(item, (place, number), depth - 1) for number, item in enumerate(data)]
        if isinstance(data, Mapping):
            return {_key(key): self.of(value, (place, key), depth - 1) for key, value in data.items()}
        raise mistake(QuartierError, "plain-kind", given=f"{_named(place)}{shown(data)}")


def _named(place: Place) -> str:
    """Return the name of a place, as in `towns[0].squares: `."""
    name = ""
    while place:
        place, step = place
        name = f"[{step}]{name}" if type(step) is int else f".{step}{name}"
    return f"{name.removeprefix('.')[:200]}: " if name else ""


def _key(key: Any) -> str:
    if type(key) is str and _is_writable(key):
        return key
    raise mistake(QuartierError, "plain-name", given=shown(key))


def _is_writable(text: str) -> bool:
    """Tell whether a text is made of whole characters: half of a surrogate pair can't be saved."""
    return text.isascii() or not any("\ud800" <= character <= "\udfff" for character in text)
