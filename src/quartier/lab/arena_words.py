"""How reports of an arena speak: their texts, and numbers as the language writes them."""

import math

from quartier.engine.locale import Words

MINUS = "\N{MINUS SIGN}"


class Wording:
    """The words of a report in a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words.load("lab", language)

    def __call__(self, key: str, **values: object) -> str:
        """Return a text of the arena."""
        return self.words(f"arena-{key}", **values)

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number with so many digits after the point."""
        if math.isnan(value):
            return self("unknown")
        rounded = round(value, digits) + 0.0  # no minus before a zero
        return self(f"number-{digits}", value=rounded).replace("-", MINUS)

    def rating(self, value: float) -> str:
        """Return a rating, which nobody groups in thousands."""
        return self("unknown") if math.isnan(value) else f"{value:.0f}".replace("-", MINUS)

    def percent(self, share: float, digits: int = 1) -> str:
        """Return a share of 1."""
        return self("percent", number=self.number(100 * share, digits))

    def whole_percent(self, share: float) -> str:
        """Return a share of 1, as a scale names it."""
        return self.percent(share, 0)

    def points(self, value: float) -> str:
        """Return points, on average."""
        return self.number(value, 1)

    def duration(self, seconds: float) -> str:
        """Return how long a bot thought, with the digits that tell something."""
        unit, value = ("seconds", seconds) if seconds >= 1 else ("milliseconds", 1000 * seconds)
        digits = 0 if value >= 100 else 1 if value >= 10 else 2 if value >= 0.1 else 3
        return self(unit, number=self.number(value, digits))

    def interval(self, low: str, high: str) -> str:
        """Return an interval."""
        return self("interval", low=low, high=high)
