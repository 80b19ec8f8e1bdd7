"""Why values change between two decisions: by luck, or because the search sees better.

Something is luck where it came to light out of a secret or a draw: where the mover could not foresee what the next one
to decide would see. Where nothing came to light, all that changes is the search's own. So is its optimism: whoever is
to move has a better search behind them than their rivals in that search have, so that values lean to and fro with the
move. How much they lean on average is not luck either; where a seat has no chance, nothing leans to it or from it.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from quartier.engine.match import Match

WORLDS = 8
"""In how many worlds it is looked whether the same comes of a move."""

Values = tuple[float, ...]
"""By seats: chances to win, or alone the points."""


class Step(NamedTuple):
    """From a decision to the next one."""

    seat: int
    """Who decided."""
    following: int | None
    """Who decides next; None: the end."""
    values: Values
    """Everybody's value after the decision."""
    change: Values
    """What happened to everybody's value in between."""
    foreseen: bool
    """Whether the mover could foresee all that happened."""


def attributed(steps: Sequence[Step]) -> list[tuple[Values, Values]]:
    """Return for each step what was luck, and what was the search's own; together they are the change."""
    lean = _lean(steps)
    found = []
    for step in steps:
        own = step.change if step.foreseen else tuple(lean * _room(step) * side for side in _sides(step))
        found.append((tuple(whole - part for whole, part in zip(step.change, own, strict=True)), own))
    return found


def _lean(steps: Sequence[Step]) -> float:
    """Return by how much values lean to who is to move, as a share of the room for it.

    Both who moved and who moves next tell of it.
    """
    telling = [step for step in steps if not step.foreseen]
    leaning = sum(side * change for step in telling for side, change in zip(_sides(step), step.change, strict=True))
    room = sum(map(_room, telling))
    return leaning / 2 / room if room else 0.0


def _room(step: Step) -> float:
    """Return how much there is to lean: nothing where one of the two has no chance, or nobody else comes to move."""
    if step.following is None or step.following == step.seat:
        return 0.0
    return step.values[step.seat] * step.values[step.following]


def _sides(step: Step) -> Values:
    """Return whom a step leans to, and away from whom."""
    if step.following in (None, step.seat):
        return (0.0,) * len(step.change)
    return tuple(float(seat == step.following) - float(seat == step.seat) for seat in range(len(step.change)))


def foreseen(match: Match, first: int, until: int) -> bool:
    """Tell whether from a decision on to another moment nothing came to light that a mover could not foresee."""
    return all(_shows_one_thing(match, number) for number in range(first, until))


def _shows_one_thing(match: Match, number: int) -> bool:
    """Tell whether a move, in every world that agrees with what its seat knew, shows the next one to move the same."""
    move = match.history[number]
    seen = {_seen_after(match, number, move.seat, world) for world in range(WORLDS)}
    return len(seen) == 1


def _seen_after(match: Match, number: int, seat: int, world: int) -> bytes:
    """Return what there is to see after a move in a world that its seat can't tell from the real one."""
    game, move = match.game, match.history[number]
    state = move.before.copy()
    game.rules.resample(state, match.tables, seat, world)
    game.rules.apply(state, match.tables, move.seat, move.action)
    if number + 1 == len(match.history):
        totals = game.totals(state, match.tables, len(match.seats))
        return repr((totals, int(game.rules.winners(state, match.tables)))).encode()
    seen = np.zeros(game.observation_length, np.int32)
    game.rules.observe(state, match.tables, match.history[number + 1].seat, seen)
    return seen.tobytes()
