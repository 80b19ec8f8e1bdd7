"""Whether a GPU does what a CPU does, to the last bit: every buffer after every step, every byte of finished games."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import QuartierError
from quartier.envs import whole_games
from quartier.envs.batch import Batch
from quartier.envs.cuda.batch import GpuBatch
from quartier.envs.cuda.whole_games import playouts

BUFFERS = ("observations", "last_observations", "counts", "masks", "chosen", "seats", "rewards", "ended")


def prove_steps(name: str, games: int, steps: int, threads: int = 1, narrow: bool = False, **given: Any) -> int:
    """Step the same games on both, with the actions that each draws; return how many games ended.

    What differs first is said by an error.
    """
    cpu, gpu = Batch(name, games, threads=threads, **given), GpuBatch(name, games, narrow=narrow, **given)
    ended = 0
    _compare(cpu, gpu, "at the beginning")
    for step in range(1, steps + 1):
        ours, theirs = cpu.random_actions(), gpu.random_actions()
        _demand_equal(ours, theirs.copy_to_host(), f"actions before step {step}")
        cpu.step(ours)
        gpu.step(theirs)
        _compare(cpu, gpu, f"after step {step}")
        ended += int(cpu.ended.sum())
    cpu.close()
    return ended


def _compare(cpu: Batch, gpu: GpuBatch, when: str) -> None:
    for name in BUFFERS:
        _demand_equal(getattr(cpu, name), getattr(gpu, name).copy_to_host(), f"{name} {when}")
    most = int(cpu.counts.max())
    listed = np.arange(most) < cpu.counts[:, None]
    theirs = gpu.legal.copy_to_host()[:, :most]
    _demand_equal(np.where(listed, cpu.legal[:, :most], 0), np.where(listed, theirs, 0), f"legal moves {when}")


def prove_playouts(name: str, games: int, threads: int = 1, **given: Any) -> int:
    """Play the same games on both; return how many moves they had."""
    cpu, gpu = whole_games.playouts(name, games, threads=threads, **given), playouts(name, games, **given)
    for what, ours, theirs in zip(cpu._fields, cpu, gpu, strict=True):
        _demand_equal(ours, theirs.copy_to_host(), f"{what} of playouts")
    return int(cpu.moves.sum(dtype=np.int64))


def _demand_equal(ours: NDArray[Any], theirs: NDArray[Any], what: str) -> None:
    if not np.array_equal(ours, theirs):
        rows = np.flatnonzero((ours != theirs).reshape(len(ours), -1).any(axis=1))
        raise QuartierError(f"GPU and CPU differ: {what}, in {len(rows)} rows, first in row {rows[0]}")
