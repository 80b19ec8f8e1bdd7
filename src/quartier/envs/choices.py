"""Moves chosen step by step: the compact form of the action numbers, compiled for every game alike.

Numbers of moves span tens of thousands, but each is a few choices from small sets (`Game.choices`): first the kind of
move, then what is chosen in turn. A decision is the list of legal moves, narrowed by each choice. What has only one
answer is not asked.
"""

from typing import Any

import numpy as np
from numba import types
from numpy.typing import NDArray

from quartier.engine.compile import ACTIONS, NUMBER, Number, entry, rule
from quartier.engine.errors import IllegalMove, shown
from quartier.engine.game import Game

MOST_CHOICES = 8
"""The kind of a move, and up to seven choices more."""
PLAN = types.int32[:, ::1]
PLAN_WIDTH = 2 * MOST_CHOICES - 1
FIRST, RADIX, WEIGHT = 0, 1, MOST_CHOICES
"""Columns of a plan: a kind's first number; of each choice how many there are, and what one counts in the number."""
CURSOR = types.int64[::1]
LEFT, STEP = range(2)
"""A cursor says how many moves are left, and which choice is next."""
MASK = types.int8[::1]
NOT_CHOSEN = -1


def plan_of(game: Game) -> NDArray[np.int32]:
    """Return how the numbers of a game are made up, as a table: a row for each kind."""
    plan = np.ones((len(game.choices), PLAN_WIDTH), np.int32)
    for row, (first, sizes) in zip(plan, game.choices, strict=True):
        row[FIRST] = first
        row[RADIX : RADIX + len(sizes)] = sizes
        row[WEIGHT : WEIGHT + len(sizes)] = [int(np.prod(sizes[place + 1 :])) for place in range(len(sizes))]
    return plan


def width_of(game: Game) -> int:
    """Return how many answers a choice can have at most."""
    return max(len(game.choices), *(size for _, sizes in game.choices for size in sizes))


@rule
def kind_of(plan: Any, action: Number, guess: Number) -> Number:
    """Return the kind of a move; a good guess is that of the move before, since they are listed kind by kind."""
    kind = guess
    while plan[kind, FIRST] > action:
        kind -= 1
    while kind + 1 < len(plan) and plan[kind + 1, FIRST] <= action:
        kind += 1
    return kind


@rule
def choice_in(plan: Any, kind: Number, action: Number, step: Number) -> Number:
    """Return what is chosen in a step of a move of that kind; 0 beyond its last one.

    Division is what choices cost, and without signs in 32 bits it costs a fraction.
    """
    if step == 0:
        return np.int64(kind)
    rest = np.uint32(action - np.int64(plan[kind, FIRST]))
    weight, radix = np.uint32(plan[kind, WEIGHT + step - 1]), np.uint32(plan[kind, RADIX + step - 1])
    return np.int64(np.uint32(rest // weight) % radix)


@rule
def mark(plan: Any, actions: Any, cursor: Any, mask: Any) -> Number:
    """Write which answers the next choice has; return how many."""
    mask[:] = 0
    answers, kind = 0, np.int64(0)
    for number in range(cursor[LEFT]):
        action = np.int64(actions[number])
        kind = kind_of(plan, action, kind)
        choice = choice_in(plan, kind, action, cursor[STEP])
        if mask[choice] == 0:
            mask[choice] = 1
            answers += 1
    return answers


@rule
def go_on(plan: Any, actions: Any, cursor: Any, mask: Any) -> None:
    """Go to the next choice in which the moves that are left differ, and write its answers; one move is one answer.

    It is found, since no move is listed twice.
    """
    while mark(plan, actions, cursor, mask) == 1 and cursor[LEFT] > 1:
        cursor[STEP] += 1


@rule
def narrow(plan: Any, actions: Any, cursor: Any, choice: Number) -> None:
    """Keep the moves with this choice."""
    left, kind = 0, np.int64(0)
    for number in range(cursor[LEFT]):
        action = np.int64(actions[number])
        kind = kind_of(plan, action, kind)
        if choice_in(plan, kind, action, cursor[STEP]) == choice:
            actions[left] = action
            left += 1
    cursor[LEFT] = left


@rule
def recall(plan: Any, actions: Any, cursor: Any, chosen: Any) -> None:
    """Write what was chosen so far, or had no other answer."""
    action = np.int64(actions[0])
    kind = kind_of(plan, action, np.int64(0))
    for step in range(len(chosen)):
        chosen[step] = choice_in(plan, kind, action, np.int64(step)) if step < cursor[STEP] else NOT_CHOSEN


@entry(types.void(PLAN, ACTIONS, CURSOR, MASK, ACTIONS))
def show_choice(plan: Any, actions: Any, cursor: Any, mask: Any, chosen: Any) -> None:
    """Go to the next choice, and write its answers and what was chosen before."""
    go_on(plan, actions, cursor, mask)
    recall(plan, actions, cursor, chosen)


@entry(types.void(PLAN, ACTIONS, CURSOR, NUMBER))
def make_choice(plan: Any, actions: Any, cursor: Any, choice: Any) -> None:
    """See narrow."""
    narrow(plan, actions, cursor, choice)


def nothing_chosen() -> NDArray[np.int32]:
    """Return what was chosen before the first choice."""
    return np.full(MOST_CHOICES, NOT_CHOSEN, np.int32)


class Decision:
    """A decision of one seat, as far as it is made."""

    def __init__(self, plan: NDArray[np.int32], width: int, legal: list[int]) -> None:
        self._plan = plan
        self.legal = legal
        """The moves between which it is."""
        self._actions = np.array(legal, np.int32)
        self._cursor = np.array([len(legal), 0], np.int64)
        self.mask = np.zeros(width, np.int8)
        """Which answers the next choice has."""
        self.chosen = nothing_chosen()
        """What was chosen so far, or had no other answer; -1: what is still to be chosen."""
        self._show()

    def _show(self) -> None:
        show_choice(self._plan, self._actions, self._cursor, self.mask, self.chosen)

    def choose(self, choice: int) -> int | None:
        """Make a choice; return the move once it is whole."""
        if not 0 <= choice < len(self.mask) or not self.mask[choice]:
            raise IllegalMove(f"{shown(choice)} is no answer to this choice")
        make_choice(self._plan, self._actions, self._cursor, choice)
        self._show()
        return int(self._actions[0]) if self._cursor[LEFT] == 1 else None
