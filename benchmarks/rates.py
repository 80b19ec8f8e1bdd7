"""How sure a rate is."""

import math


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate, in percent (Wilson)."""
    z, p = 1.96, wins / games
    centre = p + z * z / (2 * games)
    spread = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 100 / (1 + z * z / games)
    return (centre - spread) * scale, (centre + spread) * scale
