"""The GPU, as far as there is one.

Under NUMBA_ENABLE_CUDASIM=1 and NUMBA_DISABLE_JIT=1 Numba simulates one in Python: slowly, but anywhere.
"""

import sys
import time
from importlib.util import find_spec
from threading import Thread
from typing import Any

import numba
import numpy as np
from numba.np.numpy_support import as_dtype

from quartier.engine.compile import INTERPRETED
from quartier.engine.doors import Entries
from quartier.engine.errors import BadOption, QuartierError
from quartier.engine.extras import missing
from quartier.engine.game import Game

if not hasattr(np, "row_stack"):  # numba-cuda asks for a name that NumPy has dropped
    np.row_stack = np.vstack  # type: ignore[attr-defined, unused-ignore]

from numba import cuda

SIMULATED = bool(numba.config.ENABLE_CUDASIM)

if SIMULATED:
    from numba.cuda.simulator.kernel import BlockThread
    from numba.cuda.simulator.kernelapi import FakeCUDAShared

    def shared(self: Any, shape: Any, kind: Any) -> Any:
        """Return the array that all threads of a block share which ask for one in this line.

        Where threads ask at the same moment, Numba's own function makes several, and they wait for each other for ever.
        """
        line = sys._getframe(1)
        return self._allocations.setdefault((line.f_code, line.f_lineno), np.empty(shape, as_dtype(kind)))

    def is_alive(self: Any) -> bool:
        """Tell whether a simulated thread has more to do, once others had time to do theirs.

        Numba's own thread, which waits for the end of all, asks this without a pause, and Python runs one at a time.
        """
        time.sleep(1e-5)
        return Thread.is_alive(self)

    FakeCUDAShared.array, BlockThread.is_alive = shared, is_alive


def demand() -> None:
    """Raise an error that says what is missing, if kernels can't run here."""
    if SIMULATED != INTERPRETED:
        raise QuartierError("NUMBA_ENABLE_CUDASIM=1 and NUMBA_DISABLE_JIT=1 go together: a GPU is simulated in Python")
    if not SIMULATED and find_spec("numba_cuda") is None:
        raise missing(ModuleNotFoundError(name="numba_cuda"))
    if not cuda.is_available():
        raise QuartierError("no NVIDIA GPU was found that CUDA can use; envs.vector steps games on the CPU")


def kernel(function: Any) -> Any:
    """Mark what is launched on the GPU; it is compiled at its first launch."""
    return cuda.jit(function)


def device(function: Any) -> Any:
    """Mark what kernels call. They call rules besides."""
    return cuda.jit(device=True)(function)


def doors_of(game: Game) -> Any:
    """Return a game as kernels take it: its entries, to be compiled as parts of a kernel."""
    if INTERPRETED:
        return game.rules.doors
    entries: Any = game.rules.entries
    return Entries(*(device(entry.py_func) for entry in entries))


def in_turns(kernel: Any, block: int) -> int:
    """Return how many blocks of a kernel shall take turns: about four fifths of those that find room on a GPU at once.

    So what is launched beside it finds room too, and need not wait until all of it has been done. Before the kernel has
    been compiled, nobody knows how much room it takes: then it is one block.
    """
    parts = multiprocessors()
    most = max((int(form.max_cooperative_grid_blocks(block)) for form in kernel.overloads.values()), default=0)
    return max(1, parts * round(0.8 * most / parts))


def multiprocessors() -> int:
    """Return how many parts of the GPU take blocks of threads."""
    return 1 if SIMULATED else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def room(shape: Any, kind: Any) -> Any:
    """Return a buffer in the memory of the GPU."""
    try:
        return cuda.device_array(shape, kind)
    except Exception as error:
        if "OUT_OF_MEMORY" not in str(error):  # Numba's simulator has no such errors, and so no class for them
            raise
        raise BadOption(f"so many games at once need more memory than the GPU has left: {error}") from error


def address(buffer: Any) -> int:
    """Return where a buffer lies on the device."""
    where: int = buffer.__cuda_array_interface__["data"][0]
    return where
