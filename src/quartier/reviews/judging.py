"""How a decision was made: the move that was played beside the best one, as far as its seat could know.

First the strongest bot looks for the best move. Then both, the played one and the best one, are looked at anew, equally
long and in the same worlds: so a move does not seem better than another because the search looked at it more often, or
because it was lucky in the search that found it. Each is looked at twice, and how much the two looks differ tells how
much noise there is.
"""

from dataclasses import replace
from typing import NamedTuple

from quartier.bots.search.bot import Budget, SearchBot
from quartier.bots.search.exact import Ending
from quartier.bots.search.thought import Thought
from quartier.bots.search.worth import Worth, exact_worth, proved, worth
from quartier.engine.match import Match

LOOKS = 2
FOR_FINDING = 0.5
"""Of the budget, for finding the best move; the rest is for comparing."""


class Opinion(NamedTuple):
    """What is thought of a decision."""

    best: int
    """The best move that was found."""
    played_looks: tuple[Worth, ...]
    best_looks: tuple[Worth, ...]
    """What the two moves come to, look by look; the same where they are one."""

    @property
    def solved(self) -> bool:
        """Whether both are proved."""
        return all(look.solved for look in (*self.played_looks, *self.best_looks))


def judge(match: Match, seat: int, action: int, budget: Budget, seed: int) -> Opinion:
    """Return what is to be thought of a move that a seat is about to make."""
    finding = part(budget, FOR_FINDING)
    thought = SearchBot(seed, finding).think(match, seat)
    best = thought.best.action
    exact = _proved(match, seat, action, thought, finding) if thought.solved else None
    if exact is not None:
        return Opinion(best, *exact)
    moves = 1 if best == action else 2
    each = part(budget, (1 - FOR_FINDING) / (LOOKS * moves))
    seeds = [seed + number for number in range(1, LOOKS + 1)]
    played = tuple(worth(match, seat, action, each, look) for look in seeds)
    return Opinion(
        best, played, played if moves == 1 else tuple(worth(match, seat, best, each, look) for look in seeds)
    )


def _proved(
    match: Match, seat: int, action: int, thought: Thought, finding: Budget
) -> tuple[tuple[Worth], tuple[Worth]] | None:
    """Return what the played and the best move of a solved position come to; None: the played one takes too long.

    A position that is solved was found out in a part of the time for that: as much again is left for the played move.
    """
    best = proved(thought.best, seat, len(match.seats))
    same = action == thought.best.action
    played = best if same else exact_worth(match, seat, action, finding, Ending(match.game))
    return None if played is None else ((played,), (best,))


def part(budget: Budget, share: float) -> Budget:
    """Return a share of a budget."""
    if budget.seconds is not None:
        return replace(budget, seconds=budget.seconds * share)
    assert budget.iterations is not None
    return replace(budget, iterations=max(1, int(budget.iterations * share)))
