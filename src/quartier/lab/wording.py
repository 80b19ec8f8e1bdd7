"""How all reports of the lab speak: texts in a language, and estimates with their intervals."""

from pathlib import Path
from typing import ClassVar

from quartier.engine.locale import Words
from quartier.engine.numbers import Numbers
from quartier.lab.statistics import Estimate

NO_BREAK = "\N{NO-BREAK SPACE}"


class ReportWording(Numbers):
    """The words of one kind of report in a language."""

    report: ClassVar[str]
    """How the keys of its texts begin."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.words = Words.load("lab", language)

    def __call__(self, key: str, **values: object) -> str:
        """Return a text of such reports."""
        return self.words(f"{self.report}-{key}", **values)

    def written(self, file: Path) -> str:
        """Say where a report lies."""
        return self.words("written", file=str(file))

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
