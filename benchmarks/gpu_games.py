"""Plays random games on a GPU and on the CPU and compares every final state, byte by byte.

The kernel calls the very functions that the CPU runs: there is one set of rules.

    python benchmarks/gpu_games.py paris --games 1000000

It needs an NVIDIA GPU and the packages of the extra `gpu` (numba-cuda). The CPU's side of the comparison can
be made on another machine: `--save FILE` writes digests of its final states, `--compare FILE` reads them.
"""

import argparse
import hashlib
import json
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from published import OPTIONS

if not hasattr(np, "row_stack"):  # numba-cuda asks for a name that NumPy has dropped
    np.row_stack = np.vstack

THREADS = 64
BLOCK = 50_000
"""Final states are compared in blocks of this many games."""


def final_states_on_the_cpu(game: Any, options: dict[str, Any], first: int, games: int) -> np.ndarray:
    """Play games with consecutive seeds through the compiled entries."""
    from quartier.engine.playout import play_games

    states = np.zeros((games, game.state_type.itemsize), np.uint8)
    actions = np.zeros(game.max_legal, np.int32)
    play_games(game.rules.doors, states, game.tables(options), game.encode(options), actions, first, games)
    return states


def kernel_of(game: Any, cuda: Any) -> Any:
    """Build the CUDA kernel that plays one whole random game a thread, as engine.playout.play_out does."""
    from quartier.engine.kernels import ONE, below
    from quartier.engine.playout import random_seat

    rules = import_module(type(game).__module__.rsplit(".", 1)[0] + ".rules.rulebook")
    setup, waiting, legal, apply = rules.setup, rules.waiting, rules.legal, rules.apply

    @cuda.jit  # type: ignore[untyped-decorator, unused-ignore]
    def play(states: Any, tables: Any, options: Any, actions: Any, first: Any) -> None:
        number = cuda.grid(1)
        if number >= states.shape[0]:
            return
        state = states[number]
        seed = first + np.uint64(number)
        setup(state, tables[0], options, seed)
        drawn = np.uint64(0)
        while True:
            seats = np.uint64(waiting(state, tables[0]))
            if seats == 0:
                return
            seat = random_seat(seats, seed, drawn)
            mine = actions[number]
            written = legal(state, tables[0], seat, mine)
            apply(state, tables[0], seat, np.int64(mine[below(seed, drawn + ONE, written)]))
            drawn += np.uint64(2)

    return play


def final_states_on_the_gpu(
    game: Any, options: dict[str, Any], games: int, batch: int
) -> tuple[np.ndarray, float, float]:
    """Return all final states, the seconds for compiling, and the seconds for playing (transfers excluded)."""
    cuda: Any = import_module("numba.cuda")
    tables_type = import_module(type(game).__module__.rsplit(".", 1)[0] + ".rules.state").TABLES
    kernel = kernel_of(game, cuda)
    tables = cuda.to_device(game.tables(options).view(tables_type))
    encoded = cuda.to_device(game.encode(options))
    actions = cuda.device_array((batch, game.max_legal), np.int32)
    states = np.zeros(games, game.state_type)
    start = time.perf_counter()
    warm = cuda.to_device(np.zeros(THREADS, game.state_type))
    kernel[1, THREADS](warm, tables, encoded, actions, np.uint64(0))
    cuda.synchronize()
    compiling = time.perf_counter() - start
    playing = 0.0
    for first in range(0, games, batch):
        here = cuda.to_device(states[first : first + batch])
        cuda.synchronize()
        start = time.perf_counter()
        kernel[-(-len(here) // THREADS), THREADS](here, tables, encoded, actions, np.uint64(first))
        cuda.synchronize()
        playing += time.perf_counter() - start
        here.copy_to_host(states[first : first + batch])
    return states.view(np.uint8).reshape(games, game.state_type.itemsize), compiling, playing


def digests(states: np.ndarray) -> list[str]:
    """Return a digest for each block of final states."""
    blocks = (states[first : first + BLOCK] for first in range(0, len(states), BLOCK))
    return [hashlib.sha256(block.tobytes()).hexdigest() for block in blocks]


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--batch", type=int, default=250_000, help="games that are on the GPU at once")
    parser.add_argument("--options", type=json.loads, default=None, help="options of the game as JSON")
    parser.add_argument("--save", type=Path, help="play on the CPU only and write digests")
    parser.add_argument("--compare", type=Path, help="compare with digests written by --save")
    arguments = parser.parse_args()
    game = import_module(f"quartier.games.{arguments.game}.game").GAME
    given = arguments.options if arguments.options is not None else OPTIONS[arguments.game]
    options = game.resolve(given)
    if arguments.save:
        start = time.perf_counter()
        found = digests(final_states_on_the_cpu(game, options, 0, arguments.games))
        print(f"CPU, one core: {arguments.games / (time.perf_counter() - start):,.0f} games/s")
        arguments.save.write_text(json.dumps(found), encoding="utf-8")
        return
    states, compiling, playing = final_states_on_the_gpu(game, options, arguments.games, arguments.batch)
    print(f"{arguments.game} {given}: compiled for the GPU in {compiling:.1f} s")
    print(f"GPU: {arguments.games:,} games in {playing:.3f} s, {arguments.games / playing:,.0f} games/s")
    if arguments.compare:
        expected = json.loads(arguments.compare.read_text(encoding="utf-8"))
    else:
        expected = digests(final_states_on_the_cpu(game, options, 0, arguments.games))
    same = digests(states) == expected
    print(f"final states on GPU and CPU are {'equal to the last bit' if same else 'DIFFERENT'}")
    if not same:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
