"""Reading positions: plain data that a person, a program or a stranger wrote; every error names the field.

What is wrong is said by keys. The texts common to all games are the program's own; those of a game are its `mistakes`.

A `Reader` reads one object, field by field. Null is like left out.
"""

from collections.abc import Sequence
from typing import Any

from quartier.engine.errors import BadPosition
from quartier.engine.locale import mistake

LARGEST_STATE_SEED = 2**64 - 1
"""Redrawn worlds have seeds beyond those that a game begins with."""
MOST_DRAWS = 2**31
"""More random numbers than any game draws, and few enough to go on counting."""
MOST = 1_000
"""No list in a position is longer."""
WHOLE = "position"
"""What the texts know a whole position by."""


def within(where: str, field: Any) -> str:
    """Return the name of a field of something."""
    return f"{where}.{field}" if where else str(field)


class Reader:
    """Reads one object of a position of a game, which may have these fields and no others."""

    def __init__(self, data: Any, fields: Sequence[str], game: str, where: str = "") -> None:
        self.game = game
        self.where = where
        if type(data) is not dict:
            raise self._wrong(where, "object", fields=", ".join(fields[:6]))
        for field in data:
            if field not in fields:
                raise self._wrong(where, "unknown", given=repr(field), fields=", ".join(fields))
        self.named = tuple(data)
        """The fields that are named, even if null stands there."""
        self.given = {field: value for field, value in data.items() if value is not None}

    def __contains__(self, field: str) -> bool:
        return field in self.given

    def wrong(self, field: str, key: str, **values: object) -> BadPosition:
        """Return the error that says what is wrong with a field: `error-position-KEY` in the texts."""
        return self._wrong(within(self.where, field), key, **values)

    def _wrong(self, where: str, key: str, **values: object) -> BadPosition:
        return self.because(f"position-{key}", field=where or WHOLE, **values)

    def because(self, key: str, **values: object) -> BadPosition:
        """Return a reason for such an error: `error-KEY` in the texts."""
        return mistake(BadPosition, key, f"{self.game}/mistakes", **values)

    def needed(self, *fields: str) -> None:
        """Refuse an object without these fields."""
        for field in fields:
            if field not in self:
                raise self.wrong(field, "missing")

    def number(self, field: str, default: int, high: int, low: int = 0) -> int:
        """Read a whole number."""
        value = self.given.get(field, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(field, "number", low=low, high=high, given=repr(value))
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
            raise self.wrong(field, "twice", given=self.given[field])
        return found

    def index(self, field: str, value: Any, known: Sequence[Any]) -> int:
        """Return the number of a value among those that a field takes."""
        for number, choice in enumerate(known):
            if value == choice and type(value) is type(choice):
                return number
        raise self.wrong(field, "value", given=repr(value), known=", ".join(map(str, known)))

    def listed(self, field: str, most: int = MOST) -> list[Any]:
        """Read a list of so many values at most."""
        value = self.given.get(field, [])
        if type(value) is not list or len(value) > most:
            raise self.wrong(field, "list-of" if most < MOST else "list", most=most, given=repr(value))
        return value

    def part(self, field: str, fields: Sequence[str]) -> "Reader":
        """Read an object within this one; an empty one where it is left out."""
        return Reader(self.given.get(field, {}), fields, self.game, within(self.where, field))

    def parts(self, field: str, fields: Sequence[str], most: int) -> list["Reader"]:
        """Read a list of objects."""
        where = within(self.where, field)
        items = enumerate(self.listed(field, most))
        return [Reader(item, fields, self.game, f"{where}[{number}]") for number, item in items]

    def random_numbers(self, state: Any) -> None:
        """Read the seed and how many random numbers were drawn, which every state has."""
        state.seed = self.number("seed", 0, LARGEST_STATE_SEED)
        state.draws = self.number("draws", int(state.draws), MOST_DRAWS)
