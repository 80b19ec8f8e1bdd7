"""Why a hint is good, in words: by how much the game is won, if that is known."""

from quartier.bots.advice import Advice
from quartier.engine.locale import Words
from quartier.engine.numbers import MINUS


def reason(advice: Advice, seats: int, program: Words) -> str:
    """Say what can be hoped for."""
    if seats == 1:
        key = "hint-solved-points" if advice.solved else "hint-points"
        return program(key, points=_points(advice.margin, program))
    if not advice.solved:
        ahead = round(advice.margin)
        key = "hint-ahead" if ahead > 0 else "hint-behind" if ahead else "hint-even"
        return program(key, chance=round(100 * advice.chance), points=abs(ahead))
    result = "draw" if advice.chance == 0.5 else "won" if advice.chance else "lost"
    key = f"hint-solved-{result}" if advice.margin or result == "draw" else f"hint-tie-{result}"
    return program(key, margin=int(abs(advice.margin)))


def _points(points: float, program: Words) -> str:
    """Return points as the language writes them, those that are certain as a whole number."""
    if float(points).is_integer():
        return f"{points:.0f}".replace("-", MINUS)
    return program("hint-number", value=round(points, 1) + 0.0).replace("-", MINUS)  # no minus before a zero
