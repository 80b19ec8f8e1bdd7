"""Counted games that nobody played, with effects that are known."""

from collections.abc import Callable, Sequence

import numpy as np

from quartier.engine.facts import Counted, Event, Factor, Facts, Stage, Use
from quartier.lab.figures import Counts

USES = (Use("card", judged="worth"), Use("tile", relative=True), Use("dealt", by_lot=True))
COUNTED = Counted(
    factors=(Factor("seat"), Factor("board", tolerance=3.0)),
    uses=USES,
    facts=lambda _: facts([0]),
    name=lambda _, thing, __: thing[1],
    stage_name=lambda stage, _: stage,
)


def facts(
    totals: Sequence[int],
    boards: Sequence[str] = (),
    events: Sequence[Event] = (),
    stages: Sequence[Stage] = (),
    winners: Sequence[int] | None = None,
) -> Facts:
    """Return a game with such totals at the end."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return Facts(
        winners=tuple(best if winners is None else winners),
        scores=tuple({"points": total, "total": total} for total in totals),
        moves=tuple(10 for _ in totals),
        factors=tuple(
            {"seat": str(seat), **({"board": boards[seat]} if boards else {})} for seat in range(len(totals))
        ),
        stages=tuple(stages),
        events=tuple(events),
    )


def season(games: int, play: Callable[[np.random.Generator], Facts], seed: int = 1) -> list[Counts]:
    """Return some games, each with a seed of its own."""
    random = np.random.default_rng(seed)
    return [Counts(number, play(random)) for number in range(games)]
