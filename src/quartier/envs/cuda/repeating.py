"""Launches that are made again and again, as one: a GPU does them in less time than Python takes to ask for them."""

import warnings
import weakref
from collections.abc import Callable
from contextlib import ExitStack
from importlib import import_module
from typing import Any

from numba import cuda

from quartier.engine.errors import QuartierError
from quartier.envs.cuda.device import SIMULATED


class Repeated:
    """Launches with the same arguments each time: one by one at first, when they are compiled, and then as a graph.

    They are made on two streams: what is launched on either may run at the same time. One by one, both are the same.
    What makes them is handed over each time: if it were kept, a batch and this would hold each other, and gigabytes of
    a GPU that nobody uses any more would wait for Python to find that out.
    """

    def __init__(self) -> None:
        self._graph: Graph | None = None
        self._compiled = self._alone = False

    def __call__(self, launches: Callable[[Any, Any], None], stream: Any) -> None:
        """Launch all on a stream."""
        if self._compiled and not self._alone and self._graph is None:
            self._record(launches)
        if self._graph is None:
            launches(stream, stream)
        else:
            self._graph.launch(stream)
        self._compiled = not SIMULATED

    def _record(self, launches: Callable[[Any, Any], None]) -> None:
        try:
            self._graph = Graph(launches)
        except Exception as error:  # if more is wrong than recording, launching one by one says so
            warnings.warn(f"each kernel is launched by itself, which takes longer: {error}", stacklevel=2)
            self._alone = True


class Graph:
    """A CUDA graph of launches."""

    def __init__(self, launches: Callable[[Any, Any], None]) -> None:
        driver = cuda_driver()
        with ExitStack() as meanwhile:
            recorded, aside = (new_stream(meanwhile) for _ in range(2))
            called("cuStreamBeginCapture", recorded, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)
            try:
                with cuda.defer_cleanup():  # no memory may be freed meanwhile
                    launches(*(cuda.external_stream(int(stream)) for stream in (recorded, aside)))
            finally:
                graph = called("cuStreamEndCapture", recorded)
                meanwhile.callback(called, "cuGraphDestroy", graph)
            self._ready = called("cuGraphInstantiate", graph, 0)
            weakref.finalize(self, driver.cuGraphExecDestroy, self._ready)

    def launch(self, stream: Any) -> None:
        """Launch all of it on a stream."""
        called("cuGraphLaunch", self._ready, int(stream))


def follow(later: Any, earlier: Any) -> None:
    """Let what is launched on a stream from now on wait for all that was launched on another one."""
    if later is not earlier:
        done = cuda.event(timing=False)
        done.record(earlier)
        done.wait(later)


def new_stream(meanwhile: ExitStack) -> Any:
    """Return a stream that waits for no other one, to be used meanwhile."""
    stream = called("cuStreamCreate", cuda_driver().CUstream_flags.CU_STREAM_NON_BLOCKING)
    meanwhile.callback(called, "cuStreamDestroy", stream)
    return stream


def cuda_driver() -> Any:
    """Return CUDA's driver, which comes with numba-cuda."""
    return import_module("cuda.bindings.driver")


def called(name: str, *given: Any) -> Any:
    """Call a function of CUDA's driver; return what it returns."""
    error, *found = getattr(cuda_driver(), name)(*given)
    if int(error):
        raise QuartierError(f"{name}: {error.name}")
    return found[0] if found else None
