"""Who plays the games of a series: this process, others on this machine (joblib), or a cluster (Ray)."""

import logging
import os
import signal
import socket
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from functools import partial
from itertools import takewhile
from threading import Thread
from time import sleep
from typing import Any, TypeVar

from quartier.engine.errors import BadOption, QuartierError
from quartier.engine.extras import needed
from quartier.lab.habits import bot
from quartier.lab.job import Job, Played, bots_of, play
from quartier.lab.kept import made_by

LOCAL = "local"
"""The address of a Ray cluster that is started for the series, on this machine."""
RUNNING_HERE = "auto"
"""Ray's own name for the cluster that runs on this machine already."""
LONGEST_PORT = 5
KNOCK = 10.0
"""Seconds to wait for a cluster to open its door."""
LOOK = 1.0
"""Seconds between two looks of a worker at whether anybody still waits for its games."""

Games = Generator[Played, None, None]
Player = Callable[[list[Job]], Games]
Thing = TypeVar("Thing")
Done = TypeVar("Done")


def player(jobs: Sequence[Job], workers: int | None, ray: str | None) -> Player:
    """Return who plays the games; the libraries for it are looked for now, before anything is begun."""
    if workers is not None and workers < 1:
        raise BadOption(f"games are played by 1 worker or more, not by {workers}", "workers", given=workers)
    threads = max((getattr(bot(spec), "threads", 1) for spec in bots_of(jobs)), default=1)
    if ray is not None:
        return partial(_on_cluster, needed("ray"), ray, workers, threads)
    if workers == 1:
        return _one_by_one
    joblib = needed("joblib")
    return partial(side_by_side, joblib, workers or max(1, joblib.cpu_count() // threads), threads, play)


def _one_by_one(jobs: list[Job]) -> Games:
    yield from map(play, jobs)


def side_by_side(
    joblib: Any, workers: int, threads: int, task: Callable[[Thing], Done], things: Sequence[Thing]
) -> Generator[Done, None, None]:
    """Do a task with many things in processes of this machine, such as playing jobs; each may have some threads."""
    if not things:
        return
    settings = {"inner_max_num_threads": threads, "initializer": _attend, "initargs": (os.getpid(),)}
    ended = False
    wanted = (joblib.delayed(task)(thing) for thing in takewhile(lambda _: not ended, things))
    with joblib.parallel_config(backend="loky", **settings):
        games = joblib.Parallel(n_jobs=min(workers, len(things)), return_as="generator_unordered", batch_size=1)(wanted)
    try:
        for game in games:  # noqa: UP028 (joblib would complain about an early end, if it heard of it)
            yield game
    except BrokenExecutor as error:
        raise QuartierError("a worker process was ended from outside", "worker-lost") from error
    finally:
        ended = True
        with warnings.catch_warnings(action="ignore"):  # that games are given up when nobody wants them is no news
            games.close()


def _attend(master: int) -> None:
    """Begin as a worker: leave Ctrl-C to the process that gives out the games, and end when that one has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(master,), daemon=True).start()


def _end_with(master: int) -> None:
    while os.getppid() == master:
        sleep(LOOK)
    os._exit(1)


def _on_cluster(ray: Any, address: str, workers: int | None, threads: int, jobs: list[Job]) -> Games:
    """Play on a Ray cluster; each of its cores has a game, and one to go on with."""
    if not jobs:
        return
    with _connected(ray, address, workers, threads):
        task = ray.remote(num_cpus=threads)(_played_alike)
        room = workers or max(1, 2 * int(ray.cluster_resources().get("CPU", 1)) // threads)
        waiting = jobs[::-1]
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < room:
                job = waiting.pop()
                running.append(task.remote(job, made_by(job)))
            (done,), running = ray.wait(running)
            yield _result(ray, done)


def _played_alike(job: Job, by: str) -> Played:
    """Play a game on another machine, if that one has the same rules and bots."""
    if made_by(job) != by:
        raise QuartierError("a machine of the cluster has another version of this program", "cluster-version")
    return play(job)


def _result(ray: Any, game: Any) -> Played:
    try:
        played: Played = ray.get(game)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise QuartierError("a worker process was ended from outside", "worker-lost") from error
    return played


@contextmanager
def _connected(ray: Any, address: str, workers: int | None, threads: int) -> Iterator[None]:
    """Join a Ray cluster, or start one here; nothing is told to anybody outside it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    here = {"num_cpus": workers * threads if workers else None, "include_dashboard": False}
    ending = signal.getsignal(signal.SIGTERM)
    try:
        _knock(address)
        where = here if address == LOCAL else {"address": address}
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0]
        sentence = f"no Ray cluster answers at {address}: {reason}"
        raise QuartierError(sentence, "cluster", address=address, reason=reason) from error
    signal.signal(signal.SIGTERM, ending)  # Ray would end this program in its own way
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Find out whether anybody is at home at HOST:PORT or ray://HOST:PORT: Ray itself would wait for many minutes."""
    if address in (LOCAL, RUNNING_HERE):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal() or len(port) > LONGEST_PORT:
        raise ValueError(f"an address is HOST:PORT, ray://HOST:PORT, {RUNNING_HERE} or {LOCAL}")
    socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
