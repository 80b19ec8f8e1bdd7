"""Why a hint is good, in words: by how much the game is won, if that is known."""

from quartier.bots.advice import Advice
from quartier.engine.locale import Words
from quartier.engine.numbers import MINUS


def reason(advice: Advice, seats: int, program: Words) -> str:
    """Say what can be hoped for."""
    points = _points(advice.margin, program)
    if seats == 1:
        return program("hint-solved-points" if advice.solved else "hint-points", points=points)
    if not advice.solved:
        sign = "+" if round(advice.margin, 1) > 0 else ""
        return program("hint-chance", chance=round(100 * advice.chance), margin=f"{sign}{points}")
    result = "draw" if advice.chance == 0.5 else "won" if advice.chance else "lost"
    key = f"hint-solved-{result}" if advice.margin or result == "draw" else f"hint-tie-{result}"
    return program(key, margin=int(abs(advice.margin)))


def _points(points: float, program: Words) -> str:
    """Return points as the language writes them, those that are certain as a whole number."""
    if float(points).is_integer():
        return f"{points:.0f}".replace("-", MINUS)
    return program("hint-number", value=round(points, 1) + 0.0).replace("-", MINUS)  # no minus before a zero
