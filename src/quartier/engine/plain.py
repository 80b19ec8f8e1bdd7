"""Plain data: what a JSON file can say. Everything that comes from outside is made plain before anybody reads it."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.errors import QuartierError, shown

DEEPEST = 20
"""Nothing of ours lies deeper than six lists in each other."""
LARGEST = 2**64
"""Every number of ours is smaller."""


def plain(data: Any, depth: int = DEEPEST) -> Any:
    """Return a copy made of dicts, lists, texts, numbers, booleans and None; refuse anything else."""
    if data is None or type(data) in (bool, float):
        return data
    if type(data) is int and -LARGEST < data < LARGEST:
        return data
    if type(data) is str and _is_writable(data):
        return data
    if depth == 0:
        raise QuartierError(f"more than {DEEPEST} lists or objects lie in each other")
    if isinstance(data, list | tuple):
        return [plain(item, depth - 1) for item in data]
    if isinstance(data, Mapping):
        return {_key(key): plain(value, depth - 1) for key, value in data.items()}
    raise QuartierError(f"{shown(data)} is no plain data: text, a number, a list, an object, true, false or null")


def _key(key: Any) -> str:
    if type(key) is str and _is_writable(key):
        return key
    raise QuartierError(f"{shown(key)} can't be the name of a field: that is a text")


def _is_writable(text: str) -> bool:
    """Tell whether a text is made of whole characters: half of a surrogate pair can't be saved."""
    return text.isascii() or not any("\ud800" <= character <= "\udfff" for character in text)
