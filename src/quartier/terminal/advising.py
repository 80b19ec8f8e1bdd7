"""A hint in words: what a strong bot would do, what to type for it, and why."""

from quartier.bots.advice import Advice
from quartier.bots.reasons import reason
from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.engine.move import spaced


def told(advice: Advice, match: Match, seat: int, words: Words, program: Words) -> str:
    """Return a hint in two or three lines."""
    path = match.game.path(match.state, match.tables, seat, advice.action)
    move = " › ".join(match.game.labels(match.view(seat), path, words))
    said = program("hint-move", move=move, typed=spaced(path))
    return "\n".join([said, reason(advice, len(match.seats), program)])
