"""A game as environments hold it: the rules' own buffers, and none of what a table needs besides.

A `Match` remembers its moves as paths, for people. Learners make millions of moves and remember none, so environments
keep just the state. All that they say about it is what the compiled rules answer.
"""

import secrets
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quartier.bots.search.outcome import REWARD
from quartier.engine.errors import BadOption, IllegalMove, shown
from quartier.engine.game import Buffer, Game, seats_in
from quartier.engine.layout import Observation
from quartier.engine.match import LARGEST_SEED
from quartier.envs.rewards import KINDS, outcome_rows, write_rewards
from quartier.envs.rewards import bounds as reward_bounds
from quartier.games import game


class Setting:
    """What all games of an environment have in common: the game, its options, and what a result is worth."""

    def __init__(self, name: str, rewards: str = KINDS[0], options: Mapping[str, Any] | None = None) -> None:
        if rewards not in KINDS:
            raise BadOption(f"rewards can't be {shown(rewards)}; they are {', '.join(KINDS)}")
        self.game: Game = game(name)
        self.options = self.game.resolve(options or {})
        self.rewards = rewards
        self.seats = self.game.seats(self.options)
        self.players = len(self.seats)
        self.tables = self.game.tables(self.options)
        self.encoded = self.game.encode(self.options)

    @cached_property
    def reward_bounds(self) -> tuple[float, float]:
        """The lowest and the highest reward."""
        return reward_bounds(self.players, self.rewards)

    def deal(self, seed: int | None = None) -> "World":
        """Begin a game; without a seed, one that nobody can guess."""
        state = self.game.empty()
        self.game.rules.setup(state, self.tables, self.encoded, valid_seed(seed))
        return World(self, state)

    def __reduce__(self) -> Any:
        """A copy in another process loads the rules there."""
        return Setting, (self.game.name, self.rewards, self.options)

    def __deepcopy__(self, memo: Any) -> "Setting":
        """It never changes."""
        return self


def valid_seed(seed: Any) -> int:
    """Return a seed of a game, a NumPy number perhaps; None: a new one."""
    if seed is None:
        return secrets.randbelow(LARGEST_SEED)
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool) and 0 <= seed <= LARGEST_SEED:
        return int(seed)
    raise BadOption(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {shown(seed)}")


class World:
    """One game in progress, secrets included. Whoever hands it on hands on `observe` alone."""

    __slots__ = ("_legal", "seat", "setting", "state")

    def __init__(self, setting: Setting, state: Buffer) -> None:
        self.setting = setting
        self.state = state
        self.seat: int
        """Who decides next: of several that are waiting the lowest one; -1: the game is over."""
        self._look()

    def _look(self) -> None:
        mask = int(self.setting.game.rules.waiting(self.state, self.setting.tables))
        self.seat = (mask & -mask).bit_length() - 1
        self._legal: list[int] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat < 0

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide now."""
        return seats_in(int(self.setting.game.rules.waiting(self.state, self.setting.tables)))

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, in ascending order; none while it is not waiting."""
        if seat != self.seat:
            return self._actions(seat) if seat in self.waiting else []
        if self._legal is None:
            self._legal = self._actions(seat)
        return self._legal

    def _actions(self, seat: int) -> list[int]:
        room = np.empty(self.setting.game.max_legal, np.int32)
        found = room[: self.setting.game.rules.legal(self.state, self.setting.tables, seat, room)]
        found.sort()
        actions: list[int] = found.tolist()
        return actions

    def play(self, seat: int, action: int) -> None:
        """Make a move; anything but a legal one raises an error and changes nothing."""
        if action not in self.legal(seat):
            who = self.setting.seats[seat] if 0 <= seat < self.setting.players else f"seat {shown(seat)}"
            raise IllegalMove(f"action {shown(action)} is not legal for {who} now")
        self.apply(seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Make a move that is known to be legal."""
        self.setting.game.rules.apply(self.state, self.setting.tables, seat, action)
        self._look()

    def observe(self, seat: int) -> Observation:
        """Return all that a seat (-1: a spectator) may see."""
        row = np.empty(self.setting.game.observation_length, np.int32)
        self.setting.game.rules.observe(self.state, self.setting.tables, seat, row)
        return row

    def rewards(self) -> NDArray[np.float64]:
        """Return what the game has brought each seat: nothing before its end."""
        setting = self.setting
        sizes = setting.game.rules.sizes
        outcome = outcome_rows(sizes.lines[0])
        if self.over:
            lines = np.zeros(sizes.lines, np.int32).ravel()
            kind = KINDS.index(setting.rewards)
            doors = setting.game.rules.doors
            write_rewards(doors, self.state, setting.tables, lines, outcome, setting.players, kind)
        found: NDArray[np.float64] = outcome[REWARD, : setting.players]
        return found

    def resampled(self, seat: int, seed: int) -> "World":
        """Return a world that looks the same to a seat, with all redrawn that it can't know."""
        state = self.state.copy()
        self.setting.game.rules.resample(state, self.setting.tables, seat, seed)
        return World(self.setting, state)

    def __deepcopy__(self, memo: Any) -> "World":
        """Go another way from here; quickly, for searches do it all the time."""
        twin = World.__new__(World)
        twin.setting, twin.state, twin.seat, twin._legal = self.setting, self.state.copy(), self.seat, self._legal
        return twin

    def __reduce__(self) -> Any:
        return World, (self.setting, self.state)
