"""Why a hint is good, in words: by how much the game is won, if that is known."""

from quartier.bots.advice import Advice
from quartier.engine.locale import Words
from quartier.engine.numbers import Numbers


def reason(advice: Advice, seats: int, program: Words) -> str:
    """Say what can be hoped for."""
    if seats == 1:
        key = "hint-solved-points" if advice.solved else "hint-points"
        return program(key, points=Numbers(program.language).brief(advice.margin))
    if not advice.solved:
        ahead = round(advice.margin)
        key = "hint-ahead" if ahead > 0 else "hint-behind" if ahead else "hint-even"
        return program(key, chance=round(100 * advice.chance), points=abs(ahead))
    result = "draw" if advice.chance == 0.5 else "won" if advice.chance else "lost"
    key = f"hint-solved-{result}" if advice.margin or result == "draw" else f"hint-tie-{result}"
    return program(key, margin=int(abs(advice.margin)))
