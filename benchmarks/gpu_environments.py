"""Steps a second of learning environments on a GPU, in random play with masks and observations: ours and Pgx's.

    pip install -e '.[gpu,benchmark]' 'jax[cuda13]'
    python benchmarks/gpu_environments.py

A step is an action together with the next observation, the legal actions and the rewards; games that end begin anew,
and actions are drawn on the GPU. Nothing is checked or copied to the host, on either side. Medians of rounds are
compared. Observations lie in memory after each step: ours in the batch, those of Pgx in the states that it goes on with
(and all are added up, so that none is left out). The last table tells where the time of our steps goes.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from environments import pgx_games
from published import OPTIONS

SECONDS = 0.4
"""The length of one round, at least."""
AT_ONCE = 32
"""Our steps between two looks at the clock."""
PGX = ("hex", "othello", "backgammon", "go_9x9")
OURS = (*OPTIONS.items(), ("tiny_towns", {"players": 1}))
WAYS: dict[str, dict[str, Any]] = {"flat": {}, "flat, narrow": {"narrow": True}, "compact": {"form": "compact"}}
"""How our batches are stepped: whole moves, those with observations in small numbers, choice by choice."""
PARTS = ("draw", "sort", "act", "herd", "finish", "look", "offer")
SPREAD = 512
"""Steps after which games are no longer alike in how far they are."""


class Contender(NamedTuple):
    """An environment with so many games at once."""

    title: str
    games: int
    steps: Iterator[int]
    """Gives first how many numbers an observation has, then after a while how many steps were made."""


def ours(name: str, games: int, given: dict[str, Any]) -> Iterator[int]:
    """Step a batch of our games."""
    from numba import cuda

    from quartier.envs import gpu

    batch = gpu(name, games, check=False, **given)
    yield batch.observations.shape[1]
    while True:
        for _ in range(AT_ONCE):
            batch.step(batch.random_actions())
        cuda.synchronize()
        yield games * AT_ONCE


def contenders(games: int, only: str) -> list[Contender]:
    """Return all environments with so many games."""
    found: dict[str, Callable[[], Iterator[int]]] = {}
    for name, options in OURS:
        for way, given in WAYS.items():
            title = f"Quartier {name} {options or ''}, {way}"
            found[title] = lambda name=name, given=given | options: ours(name, games, given)  # type: ignore[misc]
    found |= {f"Pgx {name}": lambda name=name: pgx_games(name, games) for name in PGX}  # type: ignore[misc]
    return [Contender(title, games, make()) for title, make in found.items() if only.lower() in title.lower()]


def measured(steps: Iterator[int]) -> float:
    """Return how many steps a second one round made."""
    made, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < SECONDS:
        made += next(steps)
    return made / passed


def measure(games: int, rounds: int, only: str) -> None:
    """Print a table of steps a second for one number of games."""
    found: list[tuple[float, str]] = []
    for contender in contenders(games, only):  # one after the other: together they would not find room
        length = next(contender.steps)
        for _ in range(SPREAD // AT_ONCE):
            next(contender.steps)
        values = [measured(contender.steps) for _ in range(rounds)]
        middle, spread = statistics.median(values), f"{min(values):,.0f} to {max(values):,.0f}"
        found.append((middle, f"| {contender.title} | {games:,} | {middle:,.0f} | {spread} | {length:,} |"))
        print(found[-1][1], flush=True)
        contender.steps.close()  # type: ignore[attr-defined]
    print("\n| environment | games | steps a second | lowest to highest | numbers in an observation |")
    print("|---|---|---|---|---|")
    print(*(line for _, line in sorted(found, reverse=True)), sep="\n", flush=True)


def parts(name: str, games: int, given: dict[str, Any]) -> dict[str, float]:
    """Return how many nanoseconds a step each part takes."""
    from numba import cuda

    from quartier.envs import gpu
    from quartier.envs.cuda.sight import NEXT

    batch = gpu(name, games, check=False, **given)
    for _ in range(SPREAD):
        batch.step(batch.random_actions())
    work: dict[str, Callable[[], Any]] = {
        "draw": batch.random_actions,
        "sort": lambda: batch._sort(0),
        "act": lambda: batch._act(0),
        "herd": lambda: batch._herd(0, batch._herds),
        "finish": lambda: batch._finish(0),
        "look": lambda: batch._look(0, NEXT),
        "offer": lambda: (batch._offer(0, NEXT), batch._forget(0)),
    }
    marks = [[cuda.event() for _ in range(len(PARTS) + 1)] for _ in range(AT_ONCE)]
    for step in marks:
        step[0].record()
        for part, done in zip(PARTS, step[1:], strict=True):
            work[part]()
            done.record()
    cuda.synchronize()
    spent = {
        part: statistics.median(cuda.event_elapsed_time(step[place], step[place + 1]) for step in marks)
        for place, part in enumerate(PARTS)
    }
    return {part: 1e6 * milliseconds / games for part, milliseconds in spent.items()}


def tell_parts(games: int, only: str) -> None:
    """Print where the time of our steps goes."""
    print(f"\n| nanoseconds a step, {games:,} games | {' | '.join(PARTS)} |")
    print(f"|{'---|' * (len(PARTS) + 1)}")
    for name, options in OURS:
        for way, given in WAYS.items():
            title = f"{name} {options or ''}, {way}"
            if only.lower() in f"quartier {title}".lower():
                spent = parts(name, games, given | options)
                cells = " | ".join(f"{spent[part]:.2f}" for part in PARTS)
                print(f"| {title} | {cells} |", flush=True)


def main() -> None:
    """Read the command line, measure, print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, nargs="*", default=[16_384, 65_536, 262_144], help="how many at once")
    parser.add_argument("--only", default="", help="measure only those with this in their names")
    given = parser.parse_args()
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"  # else JAX takes most of the GPU's memory for itself
    for games in given.games:
        measure(games, given.rounds, given.only)
    tell_parts(given.games[-1], given.only)


if __name__ == "__main__":
    main()
