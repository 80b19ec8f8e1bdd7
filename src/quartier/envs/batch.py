"""Thousands of games at once: buffers that compiled code writes to."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from threading import Lock
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import BadOption, IllegalMove, QuartierError, shown
from quartier.envs import choices
from quartier.envs.rewards import KINDS, outcome_rows
from quartier.envs.stepping import ALL_LEGAL, begin_rows, draw_rows, first_illegal, step_rows
from quartier.envs.world import Setting, valid_seed

FORMS = ("flat", "compact")
MOST_GAMES = 1 << 20
MOST_THREADS = 256
SEED_SPAN = 2**62
"""Games of a batch are numbered from its seed on, so that it must leave room above it."""


Number = TypeVar("Number", bound=np.generic)


class Batch:
    """So many games of one kind, each a row of every buffer; a game that ends is followed by the next one at once.

    The buffers are written in place by each step: copy what you want to keep. A row begins with the game of
    `quartier.new(name, seed + row)`, and after its k-th end goes on with that of `seed + row + k * games`.
    """

    def __init__(
        self,
        name: str,
        games: int,
        *,
        seed: int = 0,
        threads: int = 1,
        form: str = FORMS[0],
        rewards: str = KINDS[0],
        **options: Any,
    ) -> None:
        for what, value, most in (("games", games, MOST_GAMES), ("threads", threads, MOST_THREADS)):
            if type(value) is not int or not 1 <= value <= most:
                raise BadOption(f"{what} is a number from 1 to {most}, not {shown(value)}")
        if form not in FORMS:
            raise BadOption(f"form can't be {shown(form)}; it takes {', '.join(FORMS)}")
        self.setting = setting = Setting(name, rewards, options)
        game, sizes = setting.game, setting.game.rules.sizes
        self.games, self.players = games, setting.players
        self._form, self._kind = FORMS.index(form), KINDS.index(rewards)
        self._plan = choices.plan_of(game)
        self._states = np.zeros((games, sizes.state), np.uint8)
        self._cursors = np.zeros((games, 2), np.int64)
        self.counts = _to_read(self._cursors[:, choices.LEFT])
        """How many legal moves each row has."""
        self._episodes = np.zeros(games, np.int64)
        self._draws = 0
        self.observations = np.zeros((games, sizes.observation), np.int32)
        """What the seat sees that decides next."""
        self.last_observations = np.zeros_like(self.observations)
        """Where a game has just ended: what the seat saw then that made the last move."""
        self._legal = np.zeros((games, sizes.actions), np.int32)
        self.legal = _to_read(self._legal)
        """The legal moves, as many of each row as `counts` says. In the compact form: those that agree with what was
        chosen so far."""
        self._masks = np.zeros((games, choices.width_of(game) if self.compact else 0), np.int8)
        self.masks = _to_read(self._masks)
        """In the compact form: which answers the next choice has."""
        self.chosen = np.zeros((games, choices.MOST_CHOICES if self.compact else 0), np.int32)
        """In the compact form: what was chosen so far."""
        self._seats = np.zeros(games, np.int32)
        self.seats = _to_read(self._seats)
        """Who decides next."""
        self.rewards = np.zeros((games, setting.players), np.float32)
        """Where a game has just ended: what it brought each seat; else 0."""
        self.ended = np.zeros(games, np.uint8)
        """Whether a game has just ended."""
        self._stepping = Lock()
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        edges = np.linspace(0, games, threads + 1).astype(int)
        self._stretches = [(int(first), int(end)) for first, end in pairwise(edges)]
        lines = int(np.prod(sizes.lines))
        self._notes = [(np.zeros(lines, np.int32), outcome_rows(sizes.lines[0])) for _ in self._stretches]
        self.reset(seed)

    @property
    def compact(self) -> bool:
        """Whether moves are chosen step by step."""
        return self._form == FORMS.index("compact")

    def _share(self, work: Callable[..., Any]) -> list[Any]:
        """Let threads do the rows; compiled code runs side by side."""
        jobs = [(first, end, *notes) for (first, end), notes in zip(self._stretches, self._notes, strict=True)]
        if self._threads is None:
            return [work(*job) for job in jobs]
        return list(self._threads.map(lambda job: work(*job), jobs))

    def reset(self, seed: int | None = None) -> None:
        """Begin anew in all rows, from a seed or from the one that there was."""
        if seed is not None and valid_seed(seed) >= SEED_SPAN:
            raise BadOption(f"the seed of a batch is below {SEED_SPAN}, not {shown(seed)}")
        with self._stepping:
            self._begin(self._seed if seed is None else int(seed))

    def _begin(self, seed: int) -> None:
        self._seed, setting, self._draws = seed, self.setting, 0
        self.rewards[:], self.ended[:] = 0, 0
        doors, tables, options = setting.game.rules.doors, setting.tables, setting.encoded
        self._share(
            lambda first, end, *_: begin_rows(
                doors, tables, options, self._plan, self._states, self.observations, self._legal, self._cursors,
                self._masks, self.chosen, self._seats, self._episodes, self._seed, self._form, first, end,
            )
        )  # fmt: skip

    def step(self, actions: NDArray[Any]) -> None:
        """Make an action in each row, and write all buffers. If one of them is not legal, none is made."""
        taken = np.asarray(actions)
        if taken.shape != (self.games,) or not np.issubdtype(taken.dtype, np.integer):
            raise QuartierError(f"a step takes {self.games} whole numbers, not {shown(actions)}")
        if taken.dtype != np.int32:
            taken = np.clip(taken, -1, 2**31 - 1).astype(np.int32)
        taken = np.ascontiguousarray(taken)
        with self._stepping:
            self._demand_legal(taken)
            self._step(taken)

    def _demand_legal(self, taken: NDArray[np.int32]) -> None:
        found = self._share(
            lambda first, end, *_: first_illegal(self._legal, self._cursors, self._masks, taken, self._form, first, end)
        )
        for row in found:
            if row != ALL_LEGAL:
                who = self.setting.seats[self.seats[row]]
                raise IllegalMove(f"game {row}: action {taken[row]} is not legal for {who} now")

    def _step(self, taken: NDArray[np.int32]) -> None:
        doors, tables, options = self.setting.game.rules.doors, self.setting.tables, self.setting.encoded
        self._share(
            lambda first, end, lines, outcome: step_rows(
                doors, tables, options, self._plan, self._states, self.observations, self.last_observations,
                self._legal, self._cursors, self._masks, self.chosen, self._seats, self._episodes, self.rewards,
                self.ended, taken, lines, outcome, self._seed, self._form, self.players, self._kind, first, end,
            )
        )  # fmt: skip

    def random_actions(self) -> NDArray[np.int32]:
        """Return a legal action for each row, drawn by lot; the same ones after the same steps from the same seed."""
        taken = np.empty(self.games, np.int32)
        with self._stepping:
            self._draws += 1
            seed = (self._seed * 0x9E3779B97F4A7C15 + self._draws) % 2**64
            self._share(
                lambda first, end, *_: draw_rows(
                    self._plan, self._legal, self._cursors, taken, np.uint64(seed), self._form, first, end
                )
            )
        return taken

    def flat_masks(self) -> NDArray[np.int8]:
        """Return which of all moves are legal, row by row; large, so prefer `legal` or the compact form."""
        found = np.zeros((self.games, self.setting.game.action_count), np.int8)
        listed = np.arange(self.counts.max()) < self.counts[:, None]
        found[np.nonzero(listed)[0], self.legal[:, : listed.shape[1]][listed]] = 1
        return found

    def close(self) -> None:
        """Let the threads go; the games can still be played, by one."""
        with self._stepping:
            threads, self._threads = self._threads, None
        if threads is not None:
            threads.shutdown()


def _to_read(buffer: NDArray[Number]) -> NDArray[Number]:
    """Return a view that can't be written to: compiled code trusts what lies there."""
    view = buffer.view()
    view.flags.writeable = False
    return view
