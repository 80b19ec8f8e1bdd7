"""Habits of players about which a designer asks: to leave the effects of postcards unused."""

from quartier.engine.errors import BadOption
from quartier.engine.match import Match
from quartier.games.paris.moves import UNUSED
from quartier.games.paris.rules.state import CARDS

ALL = "all"


def blank(match: Match, seat: int, card: str) -> list[int]:
    """Claim a postcard, or all of them, only without its effect (P17)."""
    if card not in (*CARDS, ALL):
        known = ", ".join(CARDS)
        sentence = f"a postcard to be left unused is one of {known}, or {ALL}; not {card!r}"
        raise BadOption(sentence, "blank", known=known, given=repr(card))
    beginning = "postcard/" if card == ALL else f"postcard/{card}/"
    return [
        action
        for action, path in zip(match.actions(seat), match.moves(seat), strict=True)
        if not path.startswith(beginning) or path.endswith(f"/{UNUSED}")
    ]


HABITS = {"blank": blank}
QUESTIONS = (f"blank={ALL}",)
