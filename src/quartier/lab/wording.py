"""How all reports of the lab speak: texts in a language, and numbers as it writes them."""

import math
from pathlib import Path
from typing import ClassVar

from quartier.engine.locale import Words
from quartier.lab.statistics import Estimate

MINUS = "\N{MINUS SIGN}"
NO_BREAK = "\N{NO-BREAK SPACE}"


class ReportWording:
    """The words of one kind of report in a language."""

    report: ClassVar[str]
    """How the keys of its texts begin."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words.load("lab", language)

    def __call__(self, key: str, **values: object) -> str:
        """Return a text of such reports."""
        return self.words(f"{self.report}-{key}", **values)

    def written(self, file: Path) -> str:
        """Say where a report lies."""
        return self.words("written", file=str(file))

    # --- numbers -------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """Return a number with so many digits after the point; one that nobody knows is a dash."""
        if math.isnan(value):
            return self.words("unknown")
        rounded = round(value, digits) + 0.0  # no minus before a zero
        told = self.words(f"number-{digits}", value=rounded).replace("-", MINUS)
        return f"+{told}" if sign and rounded > 0 else told

    def brief(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """Return a number with no more digits after the point than it needs, and than are allowed."""
        return self.number(value, digits_of(value, digits), sign)

    def percent(self, share: float, digits: int = 1, sign: bool = False) -> str:
        """Return a share of 1."""
        return self.words("percent", number=self.number(100 * share, digits, sign))

    def duration(self, seconds: float, exact: bool = False) -> str:
        """Return a time that was measured, with the digits that tell something; an exact one with those it needs."""
        unit, value = ("seconds", seconds) if seconds >= 1 else ("milliseconds", 1000 * seconds)
        digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 0.1 else 3
        return self.words(unit, number=self.number(value, digits_of(value, digits) if exact else digits))

    def interval(self, low: str, high: str) -> str:
        """Return an interval."""
        return self.words("interval", low=low, high=high)

    def spread(self, estimate: Estimate, digits: int = 1, sign: bool = False) -> str:
        """Return an estimate: the number and half the width of its interval, or both ends where one is far off."""
        value, width = self.number(estimate.value, digits, sign), self.number(estimate.half_width, digits)
        if not estimate.is_lopsided:
            return f"{value}{NO_BREAK}±{NO_BREAK}{width}"
        low, high = (self.number(end, digits, sign).replace(" ", NO_BREAK) for end in (estimate.low, estimate.high))
        return f"{value} ({self.interval(low, high).replace(' ', NO_BREAK)})"


def digits_of(value: float, most: int) -> int:
    """Return how many digits after the point a number needs, and no more than are allowed."""
    return next((digits for digits in range(most) if math.isclose(round(value, digits), value)), most)
