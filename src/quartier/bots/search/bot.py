"""The search bot: how it spends its time, and how it makes up its mind."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from threading import Event, Thread
from time import perf_counter
from typing import Any

import numpy as np

from quartier.bots.search.desk import ANY
from quartier.bots.search.exact import ANY_NUMBER, Ending, Solution
from quartier.bots.search.thought import Choice, Thought
from quartier.bots.search.workspace import Workspace
from quartier.engine.errors import BadOption
from quartier.engine.game import Game
from quartier.engine.match import Match
from quartier.engine.move import Move, kind
from quartier.engine.thinking import Thinking

FIRST_LOOK = 4
"""Simulations before the first look at the clock."""
BETWEEN_LOOKS = 0.01
"""Seconds between two looks; simulations grow longer as the tree grows."""
LOOKS_AT_THE_MOVES = 20
"""How often it is asked whether the best move is settled."""
AT_ONCE = 1_000
"""Simulations that nobody can end, where they are counted: compiled code hears nothing of Ctrl-C."""
SHARE_FOR_THE_END = 0.35
"""Of the time, where the exact end may be found."""
POSITIONS_A_SIMULATION = 30
"""What a search for the end may cost, where simulations are counted."""
NODES_A_SIMULATION = 64
MOST_NODES = 400_000
MOST_SECONDS, MOST_ITERATIONS, MOST_THREADS = 3600, 10**9, 256


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about a move: so many seconds, or so many simulations."""

    seconds: float | None = None
    iterations: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        one = (self.seconds is None) != (self.iterations is None)
        seconds = self.seconds is None or 0 < self.seconds <= MOST_SECONDS
        iterations = self.iterations is None or 0 < self.iterations <= MOST_ITERATIONS
        if not (one and seconds and iterations and 0 < self.threads <= MOST_THREADS):
            limits = {"seconds": MOST_SECONDS, "iterations": MOST_ITERATIONS, "threads": MOST_THREADS}
            sentence = "a search takes seconds (at most {seconds}) or iterations (at most {iterations}), one of them, "
            sentence += "and threads (at most {threads})"
            raise BadOption(sentence.format(**limits), "search-budget", **limits)

    @property
    def nodes(self) -> int:
        """How much memory a tree may take: what a budget can't fill is not set aside."""
        return MOST_NODES if self.iterations is None else min(MOST_NODES, 4096 + NODES_A_SIMULATION * self.iterations)

    def for_the_end(self, begun: float) -> tuple[int, float]:
        """Return how many positions a search for the exact end may look at, and until when."""
        if self.iterations is not None:
            return POSITIONS_A_SIMULATION * self.iterations, inf
        assert self.seconds is not None
        return ANY_NUMBER, begun + SHARE_FOR_THE_END * self.seconds


class SearchBot:
    """Thinks ahead in worlds that agree with what its seat knows.

    From one move of a game to the next it keeps what it found out. With a budget of iterations all that it does follows
    from its seed. One that does not solve looks for no exact end: it may be wrong about its last moves too.
    """

    def __init__(self, seed: int, budget: Budget, solves: bool = True, **changes: Any) -> None:
        self._seed = seed
        self._budget = budget
        self._solves = solves
        self._changes = changes
        self._decisions = 0
        self._spaces: list[Workspace] = []
        self._ending: Ending | None = None
        self._modelled = False
        self._match: Match | None = None
        self._seen: tuple[Move, ...] = ()
        self._seat = -1

    @property
    def threads(self) -> int:
        """How many cores it keeps busy."""
        return self._budget.threads

    def choose(self, match: Match, seat: int) -> int:
        """Return the best move found; a forced one at once."""
        actions = match.actions(seat)
        return actions[0] if len(actions) == 1 else self.think(match, seat, hurry=True).best.action

    def think(self, match: Match, seat: int, hurry: bool = False) -> Thought:
        """Return what is known about the moves of a seat after thinking them over.

        In a hurry it leaves off once more time can't change which move is the best. Only a single thread can tell:
        several do not look into each other's trees, and take all their time.
        """
        begun = perf_counter()
        match = match.copy()
        self._go_on(match, seat)
        self._decisions += 1
        solution = self._solve(match, seat, begun)
        if solution is not None and solution.solved:
            assert solution.action is not None
            best = Choice(solution.action, solution.positions, solution.win, solution.margin)
            return Thought((best,), 0, solved=True)
        before = self._simulations
        self._search(match, seat, begun, hurry)
        choices = self._choices(match.actions(seat))
        if solution is not None and solution.low > 0 and len(match.seats) == 2:  # won, though not known by how much
            choices.sort(key=lambda choice: choice.action != solution.action)
        return Thought(tuple(choices), self._simulations - before)

    # --- what is known from before -------------------------------------------------------------------

    def _go_on(self, match: Match, seat: int) -> None:
        """Keep the part of the trees that the moves since then lead to, or begin anew."""
        history = tuple(match.history)
        known = len(self._seen)
        same = seat == self._seat and self._match is not None and _began_alike(match, self._match)
        if not (same and history[:known] == self._seen and self._follow(match, seat, history[known:])):
            thinking = replace(match.game.thinking(len(match.seats)), **self._changes)
            self._spaces = [self._workspace(match.game, thinking) for _ in range(self._budget.threads)]
            self._modelled = thinking.modelled
            self._ending = self._ending if same else None
        self._match, self._seat, self._seen = match, seat, history

    def _workspace(self, game: Game, thinking: Thinking) -> Workspace:
        """Return what one thread thinks with."""
        return Workspace(game, thinking, self._budget.nodes)

    def _follow(self, match: Match, seat: int, moves: tuple[Move, ...]) -> bool:
        """Follow the moves that this seat saw; of secret ones it knows nothing."""
        for move in moves:
            if move.seat != seat and self._modelled:
                continue
            if move.seat != seat and kind(move.path) not in match.game.open_moves:
                return False
            followed = [space.follow(move.seat, move.action) for space in self._spaces]
            if not all(followed):
                return False
        return True

    # --- thinking ------------------------------------------------------------------------------------

    @property
    def _simulations(self) -> int:
        """How many were made in the trees, also for decisions before."""
        return sum(space.simulations for space in self._spaces)

    def _solve(self, match: Match, seat: int, begun: float) -> Solution | None:
        """Look for the exact end where nothing is secret or left to chance."""
        if not self._solves or len(match.seats) > 2 or not match.game.certain(match.state, match.tables):
            return None
        self._ending = self._ending or Ending(match.game)
        return self._ending.solve(match, seat, *self._budget.for_the_end(begun))

    def _search(self, match: Match, seat: int, begun: float, hurry: bool) -> None:
        seed = (self._seed * 0x9E3779B97F4A7C15 + self._decisions) % (1 << 63)
        if len(self._spaces) == 1:
            ended = self._settled(match.actions(seat), begun) if hurry else never
            spend(self._budget, begun, self._spaces[0], match, seat, seed, ended=ended)
            return
        together([
            partial(spend, self._budget, begun, space, match, seat, seed + (number << 40))
            for number, space in enumerate(self._spaces)
        ])  # fmt: skip

    def _settled(self, actions: list[int], begun: float) -> Callable[[], bool]:
        """Return what tells whether no other move can be tried as often any more in the time that is left.

        Thinking may have begun long before simulations do: some of its time went to the exact end.
        """
        if self._budget.seconds is None:
            return never
        start, before, seconds = perf_counter(), self._simulations, self._budget.seconds
        look = start

        def settled() -> bool:
            nonlocal look
            now = perf_counter()
            if now < look + seconds / LOOKS_AT_THE_MOVES:
                return False
            look = now
            left = (self._simulations - before) / (now - start) * (begun + seconds - now)
            first, *others = (choice.visits for choice in self._choices(actions))
            return first - max(others, default=0) > left

        return settled

    def _choices(self, actions: list[int]) -> list[Choice]:
        """Return the moves, those tried most often first, with what all trees found out; untried ones by how they look.

        A tree kept from before may also hold moves that other worlds would have offered here.
        """
        sums = {action: [0.0] * 5 for action in actions}
        for space in self._spaces:
            for node in space.root_moves():
                row = sums.get(int(node.action), [0.0] * 5)
                for place, value in enumerate((node.visits, node.win, node.margin, node.reward, node.prior)):
                    row[place] += float(value)
        ranked = sorted(sums.items(), key=lambda item: (-item[1][0], -item[1][3], -item[1][4], item[0]))
        return [Choice(action, int(n), w / max(1, n), m / max(1, n)) for action, (n, w, m, *_) in ranked]


def _began_alike(one: Match, other: Match) -> bool:
    """Tell whether two matches may be the same one: moves tell the rest, but a game may have had none yet."""
    same_rules = one.game is other.game and one.tables is other.tables
    return same_rules and bool(np.array_equal(one.at(0).state, other.at(0).state))


def never() -> bool:
    """Tell that a search goes on until its budget is spent."""
    return False


def together(tasks: Sequence[Callable[..., None]]) -> None:
    """Do some tasks side by side; each is told by `ended` when another has failed, or whoever waits was interrupted.

    The threads end with the program: nobody who leaves it waits for them.
    """
    ended, errors = Event(), []

    def work(task: Callable[..., None]) -> None:
        try:
            task(ended=ended.is_set)
        except BaseException as error:  # it is raised where somebody can hear it
            errors.append(error)
            ended.set()

    threads = [Thread(target=work, args=(task,), daemon=True) for task in tasks]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        ended.set()
        for thread in filter(Thread.is_alive, threads):
            thread.join()
    if errors:
        raise errors[0]


def spend(
    budget: Budget, begun: float, space: Workspace, match: Match, seat: int, seed: int, only: int = ANY,
    ended: Callable[[], bool] = never,
) -> None:  # fmt: skip
    """Let one tree grow until its part of the budget is spent, or all has `ended`; with `only`, below a single move."""
    if budget.iterations is not None:
        left = -(-budget.iterations // budget.threads)
        while left and not ended():
            space.simulate(match, seat, seed, part := min(left, AT_ONCE), only)
            left -= part
        return
    assert budget.seconds is not None
    end = begun + budget.seconds
    chunk = FIRST_LOOK
    while True:
        looked = perf_counter()
        space.simulate(match, seat, seed, chunk, only)
        now = perf_counter()
        if now >= end or ended():
            return
        affordable = chunk * min(end - now, BETWEEN_LOOKS) / (now - looked)
        chunk = max(1, min(2 * chunk, int(affordable)))
