"""A game looked at once more: how good each decision was, what was luck, and where the game turned.

Every decision is judged by what its seat could know then (`judging.py`). A *value* is each seat's chance to win; alone,
it is the points at the end. From one decision to the next a value changes for three reasons, which add up to the whole:
the move (it can only lose), what came to light after it (luck), and what the search sees better from nearer by
(`fortune.py`).
"""

import math
import os
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any

from quartier.bots.search.bot import Budget
from quartier.bots.search.worth import Worth, final
from quartier.engine.errors import BadOption, QuartierError
from quartier.engine.match import Match
from quartier.reviews import FORMAT
from quartier.reviews.fortune import Step, Values, attributed, foreseen
from quartier.reviews.judging import Opinion, judge

Progress = Callable[[int, int], None]
"""Told after each decision how many are done, and how many there are."""

PLAYED, BETTER = "played", "better"
Marks = dict[str, Sequence[str]]
"""Ids in the scene, by the move that touches them."""
BEST, SOUND, SLIP, MISTAKE, BLUNDER = "best", "sound", "slip", "mistake", "blunder"
LOSSES = (SLIP, MISTAKE, BLUNDER)
CHANCE_LOST = {BLUNDER: 0.15, MISTAKE: 0.05, SLIP: 0.01}
POINTS_LOST = {BLUNDER: 5.0, MISTAKE: 2.0, SLIP: 0.5}
"""What a move must have lost at least to be called so; alone, points count."""
BEYOND = 2.0
"""A loss is one if it is so many times the noise."""
TURNS = 3
MOST_SECONDS = 2.0
WHOLE_SECONDS = 90.0
"""What a review takes by default, on one core: no more than this, and no more than MOST_SECONDS a decision."""
MANY_DECISIONS = 450
"""A game with more of them than these takes longer, or each would get too little thought to be worth anything."""
SEEDS_APART = 16


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision: a move where there was a choice."""

    number: int
    """Of the move in the game, from 1."""
    seat: int
    played: str
    best: str
    verdict: str
    solved: bool
    before: Values
    """What all seats could hope for with the best move …"""
    after: Values
    """… and with the one that was played."""
    lost: float
    """By the mover; nothing where it may be noise."""
    points_before: float
    """The margin that the mover could hope for; alone, the points."""
    points_after: float
    points_lost: float
    noise: float
    """By how much a loss may well be wrong: its standard deviation. What is less than two of them counts as nothing."""
    points_noise: float
    luck: Values = ()
    """What came to light between this decision and the next did that to everybody's value …"""
    drift: Values = ()
    """… and so much of the change is the search's own."""


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat fared; `start`, `own`, `rivals`, `luck` and `drift` add up to `end`."""

    start: float
    own: float
    rivals: float
    luck: float
    drift: float
    end: float
    decisions: int
    sound: int
    """Decisions in which nothing was lost beyond noise."""
    points_lost: float

    @property
    def accuracy(self) -> float | None:
        """The share of decisions in which nothing was lost beyond noise."""
        return self.sound / self.decisions if self.decisions else None


@dataclass(frozen=True)
class Review:
    """All that is to be said of a game."""

    match: Match
    budget: Budget
    decisions: tuple[Judged, ...]
    end: Values

    @property
    def alone(self) -> bool:
        """Whether values are points: alone, there is nothing to win."""
        return len(self.match.seats) == 1

    @cached_property
    def accounts(self) -> tuple[Account, ...]:
        """How each seat fared."""
        return tuple(_account(self, seat) for seat in range(len(self.match.seats)))

    @cached_property
    def turning_points(self) -> tuple[Judged, ...]:
        """The moves that lost most, in the order of the game: three, if there were so many."""
        losses = [one for one in self.decisions if one.verdict in LOSSES]
        worst = sorted(losses, key=lambda one: (-one.lost, -one.points_lost, one.number))[:TURNS]
        return tuple(sorted(worst, key=lambda one: one.number))

    def touched(self, one: Judged) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the ids of what the played and the best move touch in the scene before them."""
        match = self.match.at(one.number - 1)
        return match.touches(one.played, one.seat), match.touches(one.best, one.seat)

    def marks(self, one: Judged) -> Marks:
        """Return what is to be marked in the scene, so that the two moves are told apart."""
        return apart(*self.touched(one))


def apart(played: Sequence[str], better: Sequence[str]) -> Marks:
    """Return what the two moves touch; what both touch tells them not apart: left out where a move touches more."""
    both = set(played) & set(better)
    found: Marks = {PLAYED: played, BETTER: better}
    return {kind: [id for id in ids if id not in both] or ids for kind, ids in found.items()}


def usual_budget(decisions: int, whole: float = WHOLE_SECONDS, longest: float = math.inf) -> Budget:
    """Return how long to think about each decision of a game with so many, if all usually take so many seconds.

    A game with very many takes longer than that, but never longer than `longest`, as far as thinking goes.
    """
    decisions = max(1, decisions)
    return Budget(seconds=min(MOST_SECONDS, whole / min(MANY_DECISIONS, decisions), longest / decisions))


def decisions_of(match: Match) -> list[int]:
    """Return how many moves were made before each decision: forced moves are none."""
    return [number for number, move in enumerate(match.history) if len(match.at(number).actions(move.seat)) > 1]


def review(
    match: Match, budget: Budget | None = None, workers: int | None = None, progress: Progress | None = None,
    seed: int = 0,
) -> Review:  # fmt: skip
    """Review a game, finished or not. With a budget of iterations the same comes of it each time.

    `progress` may end it all by raising something.
    """
    if workers is not None and workers < 1:
        raise BadOption(f"decisions are judged by 1 worker or more, not by {workers}", "workers", given=workers)
    numbers = decisions_of(match)
    if not numbers:
        raise QuartierError("there is nothing to review: nobody has had a choice yet", "review-nothing")
    budget = budget or usual_budget(len(numbers))
    opinions = _opinions(match, numbers, budget, (os.cpu_count() or 1) if workers is None else workers, progress, seed)
    noise = _noise(match, numbers, opinions)
    judged = [_judged(match, number, opinion, noise) for number, opinion in zip(numbers, opinions, strict=True)]
    end = _values(final(match)) if match.over else judged[-1].after
    shares = attributed(_steps(match, judged, end))
    decisions = (replace(one, luck=luck, drift=drift) for one, (luck, drift) in zip(judged, shares, strict=True))
    return Review(match, budget, tuple(decisions), end)


def _opinions(
    match: Match, numbers: Sequence[int], budget: Budget, workers: int, progress: Progress | None, seed: int
) -> list[Opinion]:
    """Judge all decisions side by side: compiled code lets other threads run."""

    def judged(number: int) -> Opinion:
        move = match.history[number]
        return judge(match.at(number), move.seat, move.action, budget, seed + number * SEEDS_APART)

    opinions: dict[int, Opinion] = {}
    if progress is not None:
        progress(0, len(numbers))
    with closing(_finished(judged, numbers, workers)) as finished:
        for number, opinion in finished:
            opinions[number] = opinion
            if progress is not None:
                progress(len(opinions), len(numbers))
    return [opinions[number] for number in numbers]


def _finished(
    task: Callable[[int], Opinion], numbers: Sequence[int], workers: int
) -> Generator[tuple[int, Opinion], None, None]:
    """Do a task with each number in threads; give each with what came of it, when it is done.

    The threads end with the program, so that whoever leaves it in the middle of a long thought does not wait for it.
    """
    left, done, ended = iter(list(numbers)), SimpleQueue[tuple[int, Future[Opinion]]](), Event()

    def work() -> None:
        for number in left:
            if ended.is_set():
                return
            found = Future[Opinion]()
            try:
                found.set_result(task(number))
            except BaseException as error:  # it is raised where somebody can hear it
                found.set_exception(error)
            done.put((number, found))

    for _ in range(min(workers, len(numbers))):
        Thread(target=work, daemon=True).start()
    try:
        for _ in numbers:
            number, found = done.get()
            yield number, found.result()
    finally:
        ended.set()


# --- one decision ------------------------------------------------------------------------------------


def _values(worth: Worth) -> Values:
    return worth.margins if len(worth.margins) == 1 else worth.chances


def _mean(looks: Sequence[Worth]) -> Worth:
    def means(rows: Sequence[Values]) -> Values:
        return tuple(sum(column) / len(column) for column in zip(*rows, strict=True))

    return Worth(means([look.chances for look in looks]), means([look.margins for look in looks]), looks[0].solved)


def _noise(match: Match, numbers: Sequence[int], opinions: Sequence[Opinion]) -> tuple[float, float]:
    """Return the standard deviation of what moves lose, of value and of points: from how two looks at each differ."""
    compared = [
        _spread(opinion, match.history[number].seat)
        for number, opinion in zip(numbers, opinions, strict=True)
        if not opinion.solved and opinion.best != match.history[number].action
    ]
    if not compared:
        return 0.0, 0.0
    value, points = ((sum(each[kind] ** 2 for each in compared) / len(compared)) ** 0.5 for kind in (0, 1))
    return value, points


def _spread(opinion: Opinion, seat: int) -> tuple[float, float]:
    """Return by how much the mean of two looks at what a move has lost may be wrong, of value and of points."""
    if opinion.solved:
        return 0.0, 0.0
    looks = list(zip(opinion.played_looks, opinion.best_looks, strict=True))
    values = [_values(best)[seat] - _values(played)[seat] for played, best in looks]
    points = [best.margins[seat] - played.margins[seat] for played, best in looks]
    return abs(values[0] - values[1]) / 2, abs(points[0] - points[1]) / 2


def _judged(match: Match, number: int, opinion: Opinion, noise: tuple[float, float]) -> Judged:
    """Put together what is to be said of a decision by itself."""
    move, before = match.history[number], match.at(number)
    seat = move.seat
    played, best = _mean(opinion.played_looks), _mean(opinion.best_looks)
    after, hoped = _values(played), _values(best)
    value_noise, points_noise = (0.0, 0.0) if opinion.solved else map(max, noise, _spread(opinion, seat))
    lost = _beyond(value_noise, hoped[seat] - after[seat])
    points_lost = _beyond(points_noise, best.margins[seat] - played.margins[seat])
    verdict = BEST
    if move.action != opinion.best:
        verdict = _verdict(lost, points_lost, alone=len(after) == 1)
    return Judged(
        number=number + 1,
        seat=seat,
        played=move.path,
        best=before.game.path(before.state, before.tables, seat, opinion.best),
        verdict=verdict,
        solved=opinion.solved,
        before=hoped if lost else after,
        after=after,
        lost=lost,
        points_before=played.margins[seat] + points_lost,
        points_after=played.margins[seat],
        points_lost=points_lost,
        noise=value_noise,
        points_noise=points_noise,
    )


def _steps(match: Match, judged: Sequence[Judged], end: Values) -> list[Step]:
    """Return what happened after each decision until the next one, or the end."""
    nexts = [(one.number - 1, one.seat, one.before) for one in judged[1:]] + [(len(match.history), None, end)]
    return [
        Step(
            one.seat,
            following,
            one.after,
            tuple(later - sooner for sooner, later in zip(one.after, values, strict=True)),
            foreseen(match, one.number - 1, until),
        )
        for one, (until, following, values) in zip(judged, nexts, strict=True)
    ]


def _beyond(noise: float, lost: float) -> float:
    """Return what was lost where that can't be noise alone, else nothing."""
    return lost if lost > BEYOND * noise else 0.0


def _verdict(lost: float, points_lost: float, alone: bool) -> str:
    """Return what a move is called that is not the best one."""
    for verdict, least in (POINTS_LOST if alone else CHANCE_LOST).items():
        if lost >= least:
            return verdict
    return SLIP if not alone and points_lost >= POINTS_LOST[SLIP] else SOUND


# --- accounts ----------------------------------------------------------------------------------------


def _account(found: Review, seat: int) -> Account:
    own = [one for one in found.decisions if one.seat == seat]
    rivals = [one for one in found.decisions if one.seat != seat]
    return Account(
        start=found.decisions[0].before[seat],
        own=sum(one.after[seat] - one.before[seat] for one in own),
        rivals=sum(one.after[seat] - one.before[seat] for one in rivals),
        luck=sum(one.luck[seat] for one in found.decisions),
        drift=sum(one.drift[seat] for one in found.decisions),
        end=found.end[seat],
        decisions=len(own),
        sound=sum(one.verdict not in LOSSES for one in own),
        points_lost=sum(one.points_lost for one in own),
    )


# --- plain data --------------------------------------------------------------------------------------


def as_data(found: Review) -> dict[str, Any]:
    """Return a review as plain data."""
    match, budget = found.match, found.budget
    return {
        "quartier": "review",
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "seats": list(match.seats),
        "moves": len(match.history),
        "over": match.over,
        "winners": match.winners,
        "values": "points" if found.alone else "chances",
        "budget": {"seconds": budget.seconds, "iterations": budget.iterations},
        "decisions": [_decision(one) for one in found.decisions],
        "end": list(found.end),
        "players": [
            {name: getattr(account, name) for name in (*Account.__dataclass_fields__, "accuracy")}
            for account in found.accounts
        ],
        "turning_points": [
            {"number": one.number, "touches": dict(zip(("played", "best"), map(list, found.touched(one)), strict=True))}
            for one in found.turning_points
        ],
    }


def _decision(one: Judged) -> dict[str, Any]:
    values = {name: getattr(one, name) for name in Judged.__dataclass_fields__}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def from_data(match: Match, data: Mapping[str, Any]) -> Review:
    """Return a review of this very match that `as_data` has made plain data."""
    decisions = tuple(_judged_before(one) for one in data["decisions"])
    return Review(match, Budget(**data["budget"]), decisions, tuple(data["end"]))


def _judged_before(one: Mapping[str, Any]) -> Judged:
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in one.items()}
    return Judged(**values)
