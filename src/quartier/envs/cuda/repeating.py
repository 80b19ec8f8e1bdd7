"""Launches that are made again and again, as one: a GPU does them in less time than Python takes to ask for them."""

import warnings
import weakref
from collections.abc import Callable
from importlib import import_module
from typing import Any

from numba import cuda

from quartier.engine.errors import QuartierError
from quartier.envs.cuda.device import SIMULATED


class Repeated:
    """Launches with the same arguments each time: one by one at first, when they are compiled, and then as a graph."""

    def __init__(self, launches: Callable[[Any], None]) -> None:
        self._launches = launches
        self._graph: Graph | None = None
        self._compiled = self._alone = False

    def __call__(self, stream: Any) -> None:
        """Launch all on a stream."""
        if self._compiled and not self._alone and self._graph is None:
            self._record()
        if self._graph is None:
            self._launches(stream)
        else:
            self._graph.launch(stream)
        self._compiled = not SIMULATED

    def _record(self) -> None:
        try:
            self._graph = Graph(self._launches)
        except QuartierError as error:
            warnings.warn(f"each kernel is launched by itself, which takes longer: {error}", stacklevel=2)
            self._alone = True


class Graph:
    """A CUDA graph of launches."""

    def __init__(self, launches: Callable[[Any], None]) -> None:
        driver = cuda_driver()
        stream = called("cuStreamCreate", driver.CUstream_flags.CU_STREAM_NON_BLOCKING)
        try:
            called("cuStreamBeginCapture", stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)
            try:
                launches(cuda.external_stream(int(stream)))
            finally:
                graph = called("cuStreamEndCapture", stream)
            self._ready = called("cuGraphInstantiate", graph, 0)
            called("cuGraphDestroy", graph)
        finally:
            called("cuStreamDestroy", stream)
        weakref.finalize(self, driver.cuGraphExecDestroy, self._ready)

    def launch(self, stream: Any) -> None:
        """Launch all of it on a stream."""
        called("cuGraphLaunch", self._ready, int(stream))


def cuda_driver() -> Any:
    """Return CUDA's driver, which comes with numba-cuda."""
    return import_module("cuda.bindings.driver")


def called(name: str, *given: Any) -> Any:
    """Call a function of CUDA's driver; return what it returns."""
    error, *found = getattr(cuda_driver(), name)(*given)
    if int(error):
        raise QuartierError(f"{name}: {error.name}")
    return found[0] if found else None
