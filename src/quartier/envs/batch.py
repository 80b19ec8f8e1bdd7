"""Thousands of games at once: buffers that compiled code writes to."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import pairwise
from threading import Lock
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import BadOption, IllegalMove, QuartierError, shown
from quartier.envs import features
from quartier.envs.choices import LEFT
from quartier.envs.rewards import KINDS, outcome_rows
from quartier.envs.rows import COMPACT, FORMS, places, room, rows_of
from quartier.envs.stepping import ALL_LEGAL, begin_rows, draw_rows, first_illegal, step_rows
from quartier.envs.world import Setting, valid_seed

MOST_GAMES = 1 << 20
MOST_THREADS = 256
SEED_SPAN = 2**62
"""Games of a batch are numbered from its seed on, so that it must leave room above it."""
FEATURE_KINDS = (np.float32, np.float16)

Number = TypeVar("Number", bound=np.generic)


class AnyBatch(ABC):
    """So many games of one kind, each a row of every buffer; a game that ends is followed by the next one at once.

    The buffers are written in place by each step: copy what you want to keep. A row begins with the game of
    `quartier.new(name, seed + row)`, and after its k-th end goes on with that of `seed + row + k * games`.
    """

    observations: Any
    """What the seat sees that decides next."""
    last_observations: Any
    """Where a game has just ended: what the seat saw then that made the last move."""
    legal: Any
    """The legal moves, as many of each row as `counts` says. In the compact form: those that agree with what was
    chosen so far."""
    counts: Any
    """How many legal moves each row has."""
    masks: Any
    """In the compact form: which answers the next choice has."""
    chosen: Any
    """In the compact form: what was chosen so far."""
    seats: Any
    """Who decides next."""
    rewards: Any
    """Where a game has just ended: what it brought each seat; else 0."""
    ended: Any
    """Whether a game has just ended."""

    def __init__(self, name: str, games: int, form: str, rewards: str, options: dict[str, Any]) -> None:
        self.games = number_up_to(MOST_GAMES, "games", games)
        if form not in FORMS:
            raise BadOption(f"form can't be {shown(form)}; it takes {', '.join(FORMS)}")
        self.setting = Setting(name, rewards, options)
        self.players = self.setting.players
        self.form = form
        self._stepping = Lock()
        self._whole = False
        self._seed = self._draws = 0

    @property
    def compact(self) -> bool:
        """Whether moves are chosen step by step."""
        return self.form == FORMS[COMPACT]

    def reset(self, seed: int | None = None) -> None:
        """Begin anew in all rows, from a seed or from the one that there was."""
        if seed is not None and valid_seed(seed) >= SEED_SPAN:
            raise BadOption(f"the seed of a batch is below {SEED_SPAN}, not {shown(seed)}")
        with self._stepping:
            self._seed, self._draws = self._seed if seed is None else int(seed), 0
            with self._writing():
                self._begin()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Write all rows. Where that is interrupted halfway some are a step ahead of others, and nobody knows which."""
        self._whole = False
        yield
        self._whole = True

    def _demand_whole(self) -> None:
        if not self._whole:
            raise QuartierError("the last step or reset was interrupted halfway; reset() begins anew")

    @abstractmethod
    def _begin(self) -> None:
        """Begin the first game of each row, and write all buffers."""

    @abstractmethod
    def step(self, actions: Any) -> None:
        """Make an action in each row, and write all buffers. If one of them is not legal, none is made.

        After a step that was interrupted, only `reset` helps.
        """

    @abstractmethod
    def random_actions(self) -> Any:
        """Return a legal action for each row, drawn by lot; the same ones after the same steps from the same seed."""

    @abstractmethod
    def flat_masks(self) -> Any:
        """Return which of all moves are legal, row by row; large, so prefer `legal` or the compact form."""

    @abstractmethod
    def features(self, observations: Any = None, kind: Any = np.float32) -> Any:
        """Return the features (features.py) of the observations, or of others like them."""

    @abstractmethod
    def close(self) -> None:
        """Let go of what is held besides the buffers."""

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.setting.game.name} at once, {self.form}>"

    def _luck(self) -> np.uint64:
        """Return a seed for the next draw."""
        self._draws += 1
        return np.uint64((self._seed * 0x9E3779B97F4A7C15 + self._draws) % 2**64)

    def _given(self, actions: Any) -> NDArray[np.int32]:
        """Return actions as the numbers that compiled code takes; what is too large for those is not legal anyhow.

        They are copied: what was found to be legal must be what is made, even if it lay in one of our own buffers.
        """
        try:
            taken = np.asarray(actions)
        except Exception as error:  # lists of different lengths, or what others call an array
            raise self._no_actions(actions) from error
        if taken.shape != (self.games,) or not np.issubdtype(taken.dtype, np.integer):
            raise self._no_actions(actions)
        if taken.dtype != np.int32:
            taken = np.clip(taken, -1, 2**31 - 1)
        return taken.astype(np.int32, order="C")

    def _no_actions(self, given: Any) -> QuartierError:
        return QuartierError(f"a step takes {self.games} whole numbers, not {shown(given)}")

    def _illegal(self, row: int, action: int, seat: int) -> IllegalMove:
        return IllegalMove(f"game {row}: action {action} is not legal for {self.setting.seats[seat]} now")


def number_up_to(most: int, what: str, value: Any) -> int:
    """Return a number from 1 on, or say what it is wrong for."""
    if type(value) is not int or not 1 <= value <= most:
        raise BadOption(f"{what} is a number from 1 to {most}, not {shown(value)}")
    return value


def feature_kind(kind: Any) -> Any:
    """Return the type of numbers that features shall be, if they can."""
    if kind not in FEATURE_KINDS:
        raise BadOption(f"features can't be {shown(kind)}; they are numpy.float32 or numpy.float16")
    return kind


class Batch(AnyBatch):
    """Games that are stepped on the CPU, and buffers of NumPy."""

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
        number_up_to(MOST_THREADS, "threads", threads)
        super().__init__(name, games, form, rewards, options)
        self._rows = rows = rows_of(self.setting, self.games, form, room, np.ascontiguousarray)
        self.observations, self.last_observations = rows.observations, rows.last_observations
        self.legal, self.counts = _to_read(rows.legal), _to_read(rows.cursors[LEFT])
        self.masks, self.chosen, self.seats = _to_read(rows.masks), rows.chosen, _to_read(rows.seats)
        self.rewards, self.ended = rows.rewards, rows.ended
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None
        edges = np.linspace(0, games, threads + 1).astype(int)
        lines = self.setting.game.rules.sizes.lines
        self._jobs = [
            (int(first), int(end), np.zeros(lines, np.int32).ravel(), outcome_rows(lines[0]))
            for first, end in pairwise(edges)
        ]
        self.reset(seed)

    def _share(self, work: Callable[..., Any]) -> list[Any]:
        """Let threads do the rows; compiled code runs side by side. Who interrupts waits until all have left off."""
        if self._threads is None:
            return [work(*job) for job in self._jobs]
        begun: list[Future[Any]] = []
        try:
            begun += (self._threads.submit(work, *job) for job in self._jobs)
            return [done.result() for done in begun]
        finally:
            wait(begun)

    def _begin(self) -> None:
        self._at = places(self._rows._replace(seed=self._seed), lambda buffer: buffer.ctypes.data)
        self._share(lambda first, end, *_: begin_rows(self._doors, self._at, first, end))

    @property
    def _doors(self) -> Any:
        return self.setting.game.rules.doors

    def step(self, actions: NDArray[Any]) -> None:
        """Make an action in each row, and write all buffers. If one of them is not legal, none is made.

        After a step that was interrupted, only `reset` helps.
        """
        taken = self._given(actions)

        def make(first: int, end: int, lines: Any, outcome: Any) -> None:
            step_rows(self._doors, self._at, taken, lines, outcome, first, end)

        with self._stepping:
            self._demand_whole()
            for row in self._share(lambda first, end, *_: first_illegal(self._at, taken, first, end)):
                if row != ALL_LEGAL:
                    raise self._illegal(row, taken[row], self.seats[row])
            with self._writing():
                self._share(make)

    def random_actions(self) -> NDArray[np.int32]:
        """Return a legal action for each row, drawn by lot; the same ones after the same steps from the same seed."""
        taken = np.empty(self.games, np.int32)
        with self._stepping:
            luck = self._luck()
            self._share(lambda first, end, *_: draw_rows(self._at, taken, luck, first, end))
        return taken

    def flat_masks(self) -> NDArray[np.int8]:
        """Return which of all moves are legal, row by row; large, so prefer `legal` or the compact form."""
        found = np.zeros((self.games, self.setting.game.action_count), np.int8)
        with self._stepping:
            listed = np.arange(self.counts.max()) < self.counts[:, None]
            found[np.nonzero(listed)[0], self.legal[:, : listed.shape[1]][listed]] = 1
        return found

    def features(self, observations: Any = None, kind: Any = np.float32) -> NDArray[Any]:
        """Return the features of the observations, or of any rows like them."""
        kind, seen = feature_kind(kind), self.observations if observations is None else observations
        with self._stepping:
            return features.features(self.setting.game, seen).astype(kind, copy=False)

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
