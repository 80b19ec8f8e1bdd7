"""Games in some stage, for bots to look at."""

from random import Random
from typing import Any

import quartier
from quartier import Match

EVERY_GAME: list[tuple[str, dict[str, Any]]] = [
    ("paris", {"postcards": "random"}),
    ("paris", {"hand": 2}),
    ("tiny_towns", {"players": 1}),
    ("tiny_towns", {"players": 3, "monuments": True}),
    ("tiny_towns", {"players": 2, "mode": "town_hall"}),
    ("munivers", {"players": 3}),
]
"""With secret hands, secret choices, several seats at once, and alone."""


def played_on(match: Match, moves: int, seed: int = 0) -> Match:
    """Make random moves, but end before the game does."""
    random = Random(seed)
    for _ in range(moves):
        before = match.copy()
        seat = random.choice(match.waiting)
        match.play_action(random.choice(match.actions(seat)), seat)
        if match.over:
            return before
    return match


def in_the_middle(name: str, options: dict[str, Any], seed: int = 1, moves: int = 12) -> Match:
    """Return a game after some random moves."""
    return played_on(quartier.new(name, seed=seed, **options), moves, seed)


def in_another_world(match: Match, seat: int, seed: int) -> Match:
    """Return a game that looks the same to a seat, with everything else redrawn."""
    state = match.state
    match.game.rules.resample(state, match.tables, seat, seed)
    return quartier.from_position(match.game.name, match.game.position(state, match.tables, match.options))
