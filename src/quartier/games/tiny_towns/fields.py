"""Small readers for the fields of a position; every error names the field and the reason."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.errors import BadPosition
from quartier.games.tiny_towns.rules.state import FIRST_CUBE, RESOURCES, SQUARES


def known_only(given: Mapping[str, Any], known: Sequence[str], what: str) -> None:
    """Refuse fields that mean nothing."""
    for field in given:
        if field not in known:
            raise BadPosition(f"unknown field {field!r}; {what} has {', '.join(known)}")


def is_list(value: Any) -> bool:
    """Tell lists from strings and everything else."""
    return isinstance(value, Sequence) and not isinstance(value, str)


def number(given: Mapping[str, Any], field: str, default: int, limit: int, where: str = "") -> int:
    """Read a whole number; null stands for the default."""
    value = given.get(field)
    if value is None:
        return default
    if type(value) is not int or not 0 <= value <= limit:
        name = f"{where}.{field}" if where else field
        raise BadPosition(f"{name!r} must be a whole number from 0 to {limit}, not {value!r}")
    return value


def cube(name: Any, where: str) -> int:
    """Read a resource; null for none."""
    if name is None:
        return 0
    return one_of(name, RESOURCES, where) + FIRST_CUBE


def one_of(name: Any, known: Sequence[str], where: str) -> int:
    """Read a name as its number."""
    if not isinstance(name, str) or name not in known:
        raise BadPosition(f"{where!r}: {name!r} is none of {', '.join(known)}")
    return known.index(name)


def square_number(name: Any, where: str) -> int:
    """Read a square."""
    if not isinstance(name, str) or name not in SQUARES:
        raise BadPosition(f"{where}: {name!r} is no square; squares are a1 to d4")
    return SQUARES.index(name)


def by_square(
    place: Mapping[str, Any], field: str, allowed: Sequence[int], building: str, where: str
) -> list[tuple[int, Any]]:
    """Read an object from square to something; each square must hold that building."""
    given = place.get(field) or {}
    if not isinstance(given, Mapping):
        raise BadPosition(f"{where}.{field} must be an object from square to resource")
    found = [(square_number(name, f"{where}.{field}"), value) for name, value in given.items()]
    for square, _ in found:
        if square not in allowed:
            raise BadPosition(f"{where}.{field}: no {building} stands on {SQUARES[square]}")
    return found
