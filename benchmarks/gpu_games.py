"""Plays games on a GPU and on the CPU, and compares them to the last bit.

The kernels call the very functions that the CPU runs: there is one set of rules. Compared are whole random games: how
many moves each had, what it brought each seat, and every byte of its final state; and then batches in either form, with
wide and with narrow numbers: after every step every buffer, observations and legal moves included. How quick whole
games are is the median of rounds, each with room made for all results.

    python benchmarks/gpu_games.py --games 1000000 --steps 500

It needs an NVIDIA GPU and the packages of the extra `gpu` (numba-cuda).
"""

import argparse
import os
import statistics
import time
from itertools import product
from typing import Any

from published import OPTIONS

ROWS = 4096
"""Games that are stepped side by side."""


def seconds_of_playouts(name: str, games: int, options: dict[str, Any]) -> float:
    """Return the seconds that the GPU plays."""
    from numba import cuda

    from quartier.envs import playouts

    start = time.perf_counter()
    playouts(name, games, on="gpu", **options)
    cuda.synchronize()
    return time.perf_counter() - start


def measured_playouts(name: str, games: int, rounds: int, options: dict[str, Any]) -> list[float]:
    """Return the seconds of some rounds, once all is compiled, in order."""
    print(f"{name} {options}: compiled in {seconds_of_playouts(name, 64, options):.0f} s", flush=True)
    return sorted(seconds_of_playouts(name, games, options) for _ in range(rounds))


def speed(count: int, seconds: list[float]) -> str:
    """Say how many of something were done a second: the median, and lowest to highest."""
    middle = statistics.median(seconds)
    return f"{count / middle:,.0f} ({count / seconds[-1]:,.0f} to {count / seconds[0]:,.0f})"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=[*OPTIONS], help="all, unless some are named")
    parser.add_argument("--games", type=int, default=1_000_000, help="whole games")
    parser.add_argument("--rounds", type=int, default=5, help="of whole games")
    parser.add_argument("--steps", type=int, default=500, help=f"steps of {ROWS:,} games in each form")
    given = parser.parse_args()
    from quartier.envs.cuda.proof import prove_playouts, prove_steps

    threads = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
    for name in given.game:
        options = OPTIONS[name]
        seconds = measured_playouts(name, given.games, given.rounds, options)
        moves = prove_playouts(name, given.games, threads=threads, **options)
        print(f"{name}: {given.games:,} whole games are equal, {moves:,} moves", flush=True)
        quick = f"{speed(given.games, seconds)} games/s, {speed(moves, seconds)} moves/s"
        print(f"{name}: {quick} on the GPU", flush=True)
        for form, narrow in product(("flat", "compact"), (False, True)):
            ended = prove_steps(name, ROWS, given.steps, threads=threads, narrow=narrow, form=form, **options)
            way = f"{form}, narrow" if narrow else form
            print(f"{name}: {given.steps * ROWS:,} steps are equal ({way}), {ended:,} games ended", flush=True)


if __name__ == "__main__":
    main()
