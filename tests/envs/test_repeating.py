"""Launches as one CUDA graph, by a driver that only writes down what it is asked for."""

from contextlib import nullcontext
from enum import IntEnum
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from quartier.envs.cuda import repeating
from quartier.envs.cuda.repeating import Repeated


class Status(IntEnum):
    """What a driver answers."""

    FINE = 0
    OUT_OF_MEMORY = 2


class Driver:
    """Stands for CUDA's driver: numbers what it makes, and fails when it is told to."""

    CUstreamCaptureMode = SimpleNamespace(CU_STREAM_CAPTURE_MODE_THREAD_LOCAL=1)
    CUstream_flags = SimpleNamespace(CU_STREAM_NON_BLOCKING=1)

    def __init__(self) -> None:
        self.calls: list[tuple[str, Any]] = []
        self.failing = ""
        """The call that fails: its name, and the how many-th it is."""

    def __getattr__(self, name: str) -> Any:
        def answer(*given: Any) -> tuple[Any, ...]:
            made = len(self.calls)
            self.calls.append((name, given[0]))
            if f"{name} {len(self.named(name))}" == self.failing:
                return Status.OUT_OF_MEMORY, None
            return Status.FINE, made

        return answer

    def named(self, name: str) -> list[int]:
        """Return which calls had that name."""
        return [number for number, (called, _) in enumerate(self.calls) if called == name]

    def given(self, name: str) -> list[Any]:
        """Return what calls of that name were given first."""
        return [given for called, given in self.calls if called == name]


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Driver:
    driver = Driver()
    monkeypatch.setattr(repeating, "cuda_driver", lambda: driver)
    monkeypatch.setattr(repeating, "cuda", SimpleNamespace(defer_cleanup=nullcontext, external_stream=int))
    return driver


def test_the_first_time_launches_are_made_one_by_one_and_then_as_a_graph(driver: Driver) -> None:
    made: list[tuple[int, int]] = []
    repeated = partial(Repeated(), lambda stream, aside: made.append((stream, aside)))
    repeated(7)
    assert not driver.calls
    for _ in range(2):
        repeated(7)
    assert made == [(7, 7), tuple(driver.named("cuStreamCreate"))], "once on the stream, once to be recorded on two"
    assert driver.given("cuGraphLaunch") == driver.named("cuGraphInstantiate") * 2
    assert sorted(driver.given("cuStreamDestroy")) == driver.named("cuStreamCreate")
    assert driver.given("cuGraphDestroy") == driver.named("cuStreamEndCapture")
    graph = driver.named("cuGraphInstantiate")
    del repeated
    assert driver.given("cuGraphExecDestroy") == graph


@pytest.mark.parametrize(
    "failing",
    ["cuStreamCreate 1", "cuStreamCreate 2", "cuStreamBeginCapture 1", "cuStreamEndCapture 1", "cuGraphInstantiate 1"],
)
def test_what_can_not_be_recorded_is_launched_one_by_one_and_leaves_nothing_behind(
    failing: str, driver: Driver
) -> None:
    driver.failing = failing
    made: list[int] = []
    repeated = partial(Repeated(), lambda stream, _aside: made.append(stream))
    repeated(7)
    with pytest.warns(UserWarning, match=f"takes longer: {failing.split()[0]}: OUT_OF_MEMORY"):
        repeated(7)
    repeated(7)
    assert made.count(7) == 3
    check_nothing_is_left(driver)


def check_nothing_is_left(driver: Driver) -> None:
    """See that streams and graphs that were made are destroyed, each once."""
    for made, gone in (("cuStreamCreate", "cuStreamDestroy"), ("cuStreamEndCapture", "cuGraphDestroy")):
        failed = driver.failing.startswith(made)
        assert sorted(driver.given(gone)) == driver.named(made)[: -1 if failed else None]


def test_an_error_while_launches_are_recorded_is_not_the_end_of_them(driver: Driver) -> None:
    """Numba raises errors of its own, such as that there is no memory for an event."""
    made: list[int] = []

    def launches(stream: int, aside: int) -> None:
        if stream != aside:
            raise RuntimeError("no memory for an event")
        made.append(stream)

    repeated = partial(Repeated(), launches)
    repeated(7)
    with pytest.warns(UserWarning, match="takes longer: no memory for an event"):
        repeated(7)
    assert made == [7, 7]
    check_nothing_is_left(driver)
