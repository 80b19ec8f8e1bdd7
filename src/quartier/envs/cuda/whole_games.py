"""Whole random games by the million: what `envs.whole_games` does on a CPU.

Where the moves of a game ask for very different things, so that it sorts them (herding.py), games are played side by
side: all make a move, then all that go on make the next one, and rows in which about the same is to be done are seen to
together. Threads that played a game each would wait for each other most of the time. Rows whose games are over fall
behind all others and are left out from then on. Where moves are much alike, a thread plays a game by itself, and has
its state at hand all the time.
"""

from functools import partial
from typing import Any

import numpy as np
from numba import cuda

from quartier.envs.cuda import kernels
from quartier.envs.cuda.device import address, demand, room
from quartier.envs.cuda.herding import HERDERS, MOST_HERDS, Herds, herd_rows
from quartier.envs.cuda.repeating import Repeated
from quartier.envs.rewards import KINDS
from quartier.envs.rows import FLAT, FORMS, places, rows_of
from quartier.envs.whole_games import Playouts, checked
from quartier.envs.world import Setting

BLOCK = 32
CHOOSERS = 1 << 10
"""Blocks that draw moves, of as many rows as come to each: only for their threads is there room to list legal moves."""
STEPS = 8
"""Steps after each of which it is asked how many games go on: an answer takes as long as a short step."""
FEWER = 4
"""Launches are made smaller when so many times fewer games go on: before that, threads that find no row cost less."""
AT_ONCE, BLOCK_ALONE = 1 << 18, 64
"""Where a thread plays a game: games for which there is room to list legal moves, and how many threads a block has."""


def playouts(name: str, games: int, *, seed: int | None = 0, rewards: str = KINDS[0], **options: Any) -> Playouts:
    """Play so many games on the GPU, where the results stay."""
    demand()
    games, seed = checked(games, seed)
    setting = Setting(name, rewards, options)
    if not kernels.kernels_of(setting.game).sort:
        return one_by_one(setting, games, seed)
    side_by_side = SideBySide(setting, games, seed)
    side_by_side.play()
    return side_by_side.played


def one_by_one(setting: Setting, games: int, seed: int) -> Playouts:
    """Let a thread play each game to its end; nothing waits until the results are read."""
    found, sizes = kernels.kernels_of(setting.game), setting.game.rules.sizes
    at_once, block = min(games, AT_ONCE), min(games, BLOCK_ALONE)
    rows = rows_of(setting, at_once, FORMS[FLAT], room, cuda.to_device, seen=False, offered=False)
    actions, over = room((at_once, sizes.actions), np.int32), room(1 + at_once, np.int32)
    played = Playouts(
        room(games, np.int32), room((games, setting.players), np.float32), room((games, sizes.state), np.uint8)
    )
    for first in range(0, games, at_once):
        moves, rewarded, states = (buffer[first : first + at_once] for buffer in played)
        at = places(rows._replace(seed=seed + first, states=states, rewards=rewarded), address)
        launch = -(-len(moves) // block), block
        kernels.start[launch](at, over)
        found.deal[launch](at, over)
        found.play[launch](at, moves, actions)
        found.reward[launch](at, over)
    return played


class SideBySide:
    """Games that are played to their ends, a move in each of them at a time; of a game that sorts its moves."""

    def __init__(self, setting: Setting, games: int, seed: int) -> None:
        """Make room for them."""
        self._games, self._block = games, min(BLOCK, games)
        self._kernels = kernels.kernels_of(setting.game)
        rows = rows_of(setting, games, FORMS[FLAT], room, cuda.to_device, seen=False, offered=False)
        self._at = places(rows._replace(seed=seed), address)
        moves, self._taken, by_position, by_move, of_rows = (room(games, np.int32) for _ in range(5))
        self.played = Playouts(moves, rows.rewards, rows.states)
        self._rows = rows  # else its other buffers would be given back
        self._over, self._going = room(1 + games, np.int32), room(1, np.int32)
        threads = min(-(-games // self._block), CHOOSERS) * self._block
        self._actions = room((threads, setting.game.rules.sizes.actions), np.int32)
        self._sizes = room(2 * MOST_HERDS, np.int32)
        self._herds_of_moves = Herds(self._going, by_position, of_rows, self._sizes[MOST_HERDS:], by_move)
        self._herds = Herds(self._going, by_move, of_rows, self._sizes[:MOST_HERDS], by_position)

    def play(self) -> None:
        """Play all games."""
        self._begin()
        going = self._games
        while going:
            step, repeated, enough = partial(self._step, going), Repeated(), going // FEWER
            while going > enough:
                for _ in range(STEPS):
                    repeated(step, 0)
                going = int(self._going.copy_to_host()[0])
        self._launch(0, self._kernels.reward, self._games, self._at, self._over)

    def _begin(self) -> None:
        self._launch(0, kernels.start, self._games, self._at, self._over)
        self._launch(0, self._kernels.deal, self._games, self._at, self._over)
        self._launch(0, kernels.begin, self._games, self.played.moves, self._herds.order)
        kernels.forget[1, HERDERS](self._over, self._going, self._sizes)
        kernels.go_on[1, HERDERS](self._over, self._going, self._sizes)

    def _launch(self, stream: Any, kernel: Any, rows: int, *given: Any) -> None:
        """Let a thread do each of so many rows."""
        kernel[-(-rows // self._block), self._block, stream](*given)

    def _step(self, rows: int, stream: Any, _aside: Any) -> None:
        """Make a move in each row whose game goes on, of which there are at most so many."""
        self._choose(rows, stream)
        self._sort(rows, stream)
        self._act(rows, stream)
        herd_rows(self._herds, rows, stream)
        kernels.go_on[1, HERDERS, stream](self._over, self._going, self._sizes)

    def _choose(self, rows: int, stream: Any) -> None:
        drawn = self._actions, self.played.moves, self._taken
        threads = min(rows, len(self._actions))
        self._launch(stream, self._kernels.choose, threads, self._at, *self._herds_of_moves[:2], *drawn)

    def _sort(self, rows: int, stream: Any) -> None:
        self._launch(stream, self._kernels.sort, rows, self._at, self._taken, *self._herds_of_moves[:3])
        herd_rows(self._herds_of_moves, rows, stream)

    def _act(self, rows: int, stream: Any) -> None:
        going, order, herds, *_ = self._herds  # given in the order of moves
        self._launch(stream, self._kernels.act, rows, self._at, self._taken, self._over, going, order, herds)
