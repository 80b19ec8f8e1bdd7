"""Reading positions: plain data that a person, a program or a stranger wrote; every error names the field.

A `Reader` reads one object, field by field. Null is like left out.
"""

from collections.abc import Sequence
from typing import Any

from quartier.engine.errors import BadPosition

LARGEST_STATE_SEED = 2**64 - 1
"""Redrawn worlds have seeds beyond those that a game begins with."""
MOST_DRAWS = 2**31
"""More random numbers than any game draws, and few enough to go on counting."""
MOST = 1_000
"""No list in a position is longer."""


def within(where: str, field: Any) -> str:
    """Return the name of a field of something."""
    return f"{where}.{field}" if where else str(field)


def wrong(where: str, why: str) -> BadPosition:
    """Return the error that says what is wrong where."""
    return BadPosition(f"'{where}' {why}" if where else f"the position {why}")


class Reader:
    """Reads one object of a position, which may have these fields and no others."""

    def __init__(self, data: Any, fields: Sequence[str], where: str = "") -> None:
        self.where = where
        if type(data) is not dict:
            raise wrong(where, f"must be an object with fields such as {', '.join(fields[:6])}")
        for field in data:
            if field not in fields:
                raise wrong(where, f"has an unknown field {field!r}; it takes {', '.join(fields)}")
        self.named = tuple(data)
        """The fields that are named, even if null stands there."""
        self.given = {field: value for field, value in data.items() if value is not None}

    def __contains__(self, field: str) -> bool:
        return field in self.given

    def wrong(self, field: str, why: str) -> BadPosition:
        """Return the error that says what is wrong with a field."""
        return wrong(within(self.where, field), why)

    def number(self, field: str, default: int, high: int, low: int = 0) -> int:
        """Read a whole number."""
        value = self.given.get(field, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(field, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def one_of(self, field: str, known: Sequence[Any], default: int) -> int:
        """Read one of several values as its number; the default is a number too, and need not be one of theirs."""
        if field not in self:
            return default
        return self.index(field, self.given[field], known)

    def some_of(self, field: str, known: Sequence[str], *, repeated: bool = False, most: int = MOST) -> list[int]:
        """Read a list of such values as their numbers; each may be named once, unless said otherwise."""
        found = [self.index(field, value, known) for value in self.listed(field, most)]
        if not repeated and len(set(found)) < len(found):
            raise self.wrong(field, f"names something twice: {self.given[field]}")
        return found

    def index(self, field: str, value: Any, known: Sequence[Any]) -> int:
        """Return the number of a value among those that a field takes."""
        for number, choice in enumerate(known):
            if value == choice and type(value) is type(choice):
                return number
        raise self.wrong(field, f"can't be {value!r}; it takes {', '.join(map(str, known))}")

    def listed(self, field: str, most: int = MOST) -> list[Any]:
        """Read a list of so many values at most."""
        value = self.given.get(field, [])
        if type(value) is not list or len(value) > most:
            at_most = f" of at most {most}" if most < MOST else ""
            raise self.wrong(field, f"must be a list{at_most}, not {value!r}")
        return value

    def part(self, field: str, fields: Sequence[str]) -> "Reader":
        """Read an object within this one; an empty one where it is left out."""
        return Reader(self.given.get(field, {}), fields, within(self.where, field))

    def parts(self, field: str, fields: Sequence[str], most: int) -> list["Reader"]:
        """Read a list of objects."""
        where = within(self.where, field)
        return [Reader(item, fields, f"{where}[{number}]") for number, item in enumerate(self.listed(field, most))]

    def random_numbers(self, state: Any) -> None:
        """Read the seed and how many random numbers were drawn, which every state has."""
        state.seed = self.number("seed", 0, LARGEST_STATE_SEED)
        state.draws = self.number("draws", int(state.draws), MOST_DRAWS)
