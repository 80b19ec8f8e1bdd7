"""Numbers as a language writes them."""

import math

from quartier.engine.locale import Words

MINUS = "\N{MINUS SIGN}"


class Numbers:
    """Writes numbers, shares and times in a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._program = Words.load("quartier", language)

    @property
    def unknown(self) -> str:
        """What stands where nobody knows a number."""
        return self._program("unknown")

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """Return a number with so many digits after the point; one that nobody knows is a dash."""
        if math.isnan(value):
            return self.unknown
        rounded = round(value, digits) + 0.0  # no minus before a zero
        told = self._program(f"number-{digits}", value=rounded).replace("-", MINUS)
        return f"+{told}" if sign and rounded > 0 else told

    def brief(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """Return a number with no more digits after the point than it needs, and than are allowed."""
        return self.number(value, digits_of(value, digits), sign)

    def percent(self, share: float, digits: int = 1, sign: bool = False) -> str:
        """Return a share of 1."""
        return self._program("percent", number=self.number(100 * share, digits, sign))

    def duration(self, seconds: float, exact: bool = False) -> str:
        """Return a time that was measured, with the digits that tell something; an exact one with those it needs."""
        unit, value = ("seconds", seconds) if seconds >= 1 else ("milliseconds", 1000 * seconds)
        digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 0.1 else 3
        return self._program(unit, number=self.number(value, digits_of(value, digits) if exact else digits))


def digits_of(value: float, most: int) -> int:
    """Return how many digits after the point a number needs, and no more than are allowed."""
    return next((digits for digits in range(most) if math.isclose(round(value, digits), value)), most)
