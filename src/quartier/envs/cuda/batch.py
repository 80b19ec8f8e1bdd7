"""Thousands of games at once on a GPU: what `envs.batch` does on a CPU, with buffers on the device."""

from typing import Any

import numpy as np
from numba import cuda

from quartier.engine.errors import BadOption, QuartierError, shown
from quartier.envs import features
from quartier.envs.batch import AnyBatch, feature_kind
from quartier.envs.choices import LEFT
from quartier.envs.cuda import kernels
from quartier.envs.cuda.device import address, demand, in_turns, room
from quartier.envs.cuda.herding import HERDERS, MOST_HERDS, Herds, herd_rows
from quartier.envs.cuda.repeating import Repeated, follow
from quartier.envs.cuda.sight import CERTAIN_ROWS, FRESH, LAST, NEXT, look_of
from quartier.envs.cuda.slots import WRITTEN, narrowest
from quartier.envs.rewards import KINDS
from quartier.envs.rows import FLAT, FORMS, places, rows_of

BLOCKS = (32, 64, 128, 256)
"""How many threads a block may have: with more, some kernels would not find registers for all."""
BLOCK_A_ROW = 128
"""The threads of a block where each block writes one row."""


def demand_valid(block: Any, stream: Any, **switches: Any) -> None:
    """Raise an error that says what is wrong with what a batch is asked for."""
    if type(block) is not int or block not in BLOCKS:
        raise BadOption(f"block can't be {shown(block)}; it takes {', '.join(map(str, BLOCKS))}")
    if type(stream) is not int or stream < 0:
        raise BadOption(f"stream is the address of a CUDA stream, a whole number, not {shown(stream)}")
    for what, value in switches.items():
        if type(value) is not bool:
            raise BadOption(f"{what} is True or False, not {shown(value)}")


class GpuBatch(AnyBatch):
    """Games that are stepped on the GPU, row by row the same as those of a `Batch` with the same seed.

    The buffers are arrays of numba-cuda, which PyTorch, JAX and CuPy take as they are by `__cuda_array_interface__`;
    nothing is copied. All work is queued on one CUDA stream, by default that on which PyTorch works by default.
    """

    def __init__(
        self,
        name: str,
        games: int,
        *,
        seed: int = 0,
        form: str = FORMS[0],
        rewards: str = KINDS[0],
        check: bool = True,
        observe: bool = True,
        narrow: bool = False,
        block: int = 32,
        stream: int = 0,
        **options: Any,
    ) -> None:
        """Begin games.

        `check=False`: trust that actions are legal, and never wait for the GPU; an illegal one may break anything.
        `observe=False`: write no observations. `narrow=True`: write them in the smallest whole numbers that hold all of
        the game's, which takes less time. `block`: threads a block. `stream`: the address of a CUDA stream, such as
        `torch.cuda.current_stream().cuda_stream`.
        """
        demand()
        demand_valid(block, stream, check=check, observe=observe, narrow=narrow)
        super().__init__(name, games, form, rewards, options)
        self._stream: Any = cuda.external_stream(stream) if stream else 0
        self._check, self._observe, self._block = check, observe, min(block, games)
        game = self.setting.game
        self._kernels = kernels.kernels_of(game)
        self._rows = rows = rows_of(self.setting, games, form, room, cuda.to_device, seen=False)
        seen = games, game.observation_length if observe else 0
        kind = narrowest(game.observation) if narrow else np.dtype(np.int32)
        self._sight = look_of(game, kind)
        self.observations, self.last_observations = room(seen, kind), room(seen, kind)
        self.last_observations.copy_to_device(np.zeros(seen, kind))
        self.legal, self.counts, self.seats = rows.legal, rows.cursors[LEFT], rows.seats
        self.masks, self.chosen, self.rewards, self.ended = rows.masks, rows.chosen, rows.rewards, rows.ended
        self._plan, self._copies = cuda.to_device(self._sight.plan), cuda.to_device(self._sight.copies)
        self._over, self._turns = room(1 + games, np.int32), room(len(CERTAIN_ROWS), np.int32)
        going, (given, order) = np.array([games], np.int32), (np.arange(games, dtype=np.int32) for _ in range(2))
        self._sizes = room(2 * MOST_HERDS, np.int32)  # rows are herded twice a step, and sizes forgotten once
        of_rows, places = room(games, np.int32), self._sizes[:MOST_HERDS]
        self._herds = Herds(cuda.to_device(going), cuda.to_device(given), of_rows, places, cuda.to_device(order))
        self._herds_of_moves = self._herds._replace(places=self._sizes[MOST_HERDS:])
        self._wrong, self._taken, self._seed_of_draw = room(1, np.int32), room(games, np.int32), room(1, np.uint64)
        self._masks: Any = None
        self._features: dict[Any, Any] = {}
        self.reset(seed)

    def _launch(self, stream: Any, kernel: Any, *given: Any) -> None:
        """Let a thread do each row."""
        kernel[-(-self.games // self._block), self._block, stream](*given)

    def _launch_in_turns(self, stream: Any, kernel: Any, rows: int, block: int, *given: Any) -> None:
        """Let some blocks do all rows, so many at a time: more of them would wait, and keep others waiting."""
        kernel[min(-(-self.games // rows), in_turns(kernel, block)), block, stream](*given)

    def _begin(self) -> None:
        self._wrong.copy_to_device(np.array([self.games], np.int32), stream=self._stream)
        self._at = places(self._rows._replace(seed=self._seed), address)
        self._seed_of_draw.copy_to_device(np.array([self._luck()], np.uint64), stream=self._stream)
        self._forget(self._stream)
        self._launch(self._stream, kernels.start, self._at, self._over)
        self._launch(self._stream, self._kernels.deal, self._at, self._over)
        self._show(self._stream, FRESH)
        self._forget(self._stream)
        self._steps, self._draws_by_lot = Repeated(), Repeated()

    def step(self, actions: Any) -> None:
        """Make an action in each row, and write all buffers. If one of them is not legal, none is made.

        Actions are an array on the device or of NumPy. After a step that was interrupted, which is likeliest at the
        first one, while kernels are compiled, only `reset` helps.
        """
        with self._stepping:
            self._demand_whole()
            self._take(actions)
            if self._check:
                self._demand_legal()
            with self._writing():
                self._steps(self._step, self._stream)

    def _take(self, actions: Any) -> None:
        """Bring actions to where steps expect them."""
        if actions is self._taken:
            return
        if not hasattr(actions, "__cuda_array_interface__"):
            self._taken.copy_to_device(self._given(actions), stream=self._stream)
            return
        given = cuda.as_cuda_array(actions)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise self._no_actions(actions)
        self._launch(self._stream, kernels.take, given, self._taken)

    def _demand_legal(self) -> None:
        self._launch(self._stream, kernels.check, self._at, self._taken, self._wrong)
        row = int(self._read(self._wrong)[0])
        if row < self.games:
            self._wrong.copy_to_device(np.array([self.games], np.int32), stream=self._stream)
            raise self._illegal(row, self._read(self._taken)[row], self._read(self.seats)[row])

    def _read(self, buffer: Any) -> Any:
        """Wait for the GPU, and return what it has written."""
        found = buffer.copy_to_host(stream=self._stream)
        if self._stream:
            self._stream.synchronize()
        return found

    def _step(self, stream: Any, aside: Any) -> None:
        self._sort(stream)
        self._act(stream)
        follow(aside, stream)
        self._herd(aside, self._herds)
        self._look(stream, NEXT)
        follow(stream, aside)
        self._finish(aside)
        self._offer(stream, NEXT)
        follow(stream, aside)
        self._forget(stream)

    def _sort(self, stream: Any) -> None:
        """Find out in which order moves are made. Of a choice it is not known yet which move it ends."""
        if self._kernels.sort and self._rows.form == FLAT:
            herds = self._herds_of_moves
            self._launch(stream, self._kernels.sort, self._at, self._taken, *herds[:3])
            self._herd(stream, herds)

    def _act(self, stream: Any) -> None:
        herds = self._herds
        given = self._at, self._taken, self._over, herds.going, herds.order, herds.of_rows
        self._launch(stream, self._kernels.act, *given)

    def _herd(self, stream: Any, herds: Herds) -> None:
        """Find out in which order rows are seen to from now on."""
        herd_rows(herds, self.games, stream)

    def _finish(self, stream: Any) -> None:
        """Do what is to be done where games are over: few threads, which would keep all others waiting."""
        self._look(stream, LAST)
        for kernel in (self._kernels.reward, self._kernels.deal):
            self._launch_in_turns(stream, kernel, self._block, self._block, self._at, self._over)
        self._show(stream, FRESH)

    def _show(self, stream: Any, which: int) -> None:
        """Write what is seen in certain rows, and what may be done."""
        self._look(stream, which)
        self._offer(stream, which)

    def _look(self, stream: Any, which: int) -> None:
        if self._observe:
            sight, seen = self._sight, self.last_observations if which == LAST else self.observations
            given = self._at, self._plan, self._copies, self._over, self._turns, which, seen.ravel().view(WRITTEN)
            self._launch_in_turns(stream, sight.kernel, sight.lookers, sight.block, *given)

    def _offer(self, stream: Any, which: int) -> None:
        self._launch(stream, self._kernels.offer, self._at, self._over, self._herds.order, which)

    def _forget(self, stream: Any) -> None:
        kernels.forget[1, HERDERS, stream](self._over, self._turns, self._sizes)

    def random_actions(self) -> Any:
        """Return a legal action for each row, drawn by lot: that of a `Batch`. The next call writes over them."""
        with self._stepping:
            self._draws_by_lot(self._draw, self._stream)
        return self._taken

    def _draw(self, stream: Any, _aside: Any) -> None:
        self._launch(stream, kernels.draw, self._at, self._taken, self._seed_of_draw)
        kernels.count[1, 1, stream](self._seed_of_draw)

    def flat_masks(self) -> Any:
        """Return which of all moves are legal, row by row; very large, and the next call writes over them."""
        with self._stepping:
            if self._masks is None:
                self._masks = room((self.games, self.setting.game.action_count), np.int8)
            kernels.mask[self.games, BLOCK_A_ROW, self._stream](self._at, self._masks)
        return self._masks

    def features(self, observations: Any = None, kind: Any = np.float32) -> Any:
        """Return features of the observations, or of others like them; the next call for that kind writes over them."""
        kind = feature_kind(kind)
        game, seen = self.setting.game, self.observations if observations is None else observations
        wanted = self.games, game.observation_length
        seen = cuda.as_cuda_array(seen) if hasattr(seen, "__cuda_array_interface__") else seen
        if getattr(seen, "shape", ()) != wanted or not np.issubdtype(seen.dtype, np.integer):
            what = f"{wanted[0]} rows of {wanted[1]} whole numbers"
            raise QuartierError(f"features are made of {what}, not of {shown(seen)}")
        with self._stepping:
            if kind not in self._features:
                plan = cuda.to_device(features.plan_of(game))
                self._features[kind] = plan, room((self.games, features.length(game)), kind)
            plan, written = self._features[kind]
            kernels.describe[self.games, BLOCK_A_ROW, self._stream](seen, plan, written)
        return written

    def close(self) -> None:
        """Nothing is held besides the buffers."""
