"""How reports of an arena speak."""

import math

from quartier.engine.numbers import MINUS, digits_of
from quartier.lab.wording import ReportWording


class Wording(ReportWording):
    """The words of a report of an arena in a language."""

    report = "arena"

    def rating(self, value: float) -> str:
        """Return a rating, which nobody groups in thousands."""
        return self.unknown if math.isnan(value) else f"{value:.0f}".replace("-", MINUS)

    def points(self, value: float) -> str:
        """Return points, on average."""
        return self.number(value, 1)

    # --- on scales -----------------------------------------------------------------------------------

    def round_share(self, share: float) -> str:
        """Return a share of 1 as a scale names it."""
        return self.percent(share, digits_of(100 * share, 1))

    def round_duration(self, seconds: float) -> str:
        """Return a time as a scale names it."""
        return self.duration(seconds, exact=True)
