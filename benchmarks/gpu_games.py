"""Plays random games on a GPU and on the CPU and compares every final state, byte by byte, and what seats observe.

The kernel calls the very functions that the CPU runs: there is one set of rules.

    python benchmarks/gpu_games.py paris --games 1000000

It needs an NVIDIA GPU and the packages of the extra `gpu` (numba-cuda). The CPU's side of the comparison can
be made on another machine: `--save FILE` writes digests of what it finds, `--compare FILE` reads them.
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
LOOKS = 4_096
"""Games that are left after 0 to 127 moves, for somebody to look at."""
STAGES = 128
TO_THE_END = 2**31 - 1
ONE_LOOK = np.full(1, -1, np.int32)
"""A spectator looks at the first game, where looking does not matter."""


def final_states_on_the_cpu(game: Any, options: dict[str, Any], first: int, games: int) -> np.ndarray:
    """Play games with consecutive seeds through the compiled entries."""
    from quartier.engine.playout import play_games

    states = np.zeros((games, game.state_type.itemsize), np.uint8)
    actions = np.zeros(game.max_legal, np.int32)
    play_games(game.rules.doors, states, game.tables(options), game.encode(options), actions, first, games)
    return states


def observations_on_the_cpu(game: Any, options: dict[str, Any]) -> np.ndarray:
    """Play games through the entries, each for some moves, and let somebody look: a spectator or a seat in turn."""
    from quartier.engine.playout import play_out_checked

    rules, tables, encoded = game.rules, game.tables(options), game.encode(options)
    actions = np.zeros(game.max_legal, np.int32)
    seen = np.zeros((LOOKS, game.observation_length), np.int32)
    for number in range(LOOKS):
        state, seed = game.empty(), np.uint64(number)
        rules.setup(state, tables, encoded, seed)
        trace = np.zeros(2 * (number % STAGES) + 1, np.int32)  # when it is full, the game is left as it is
        play_out_checked(rules.doors, state, tables, actions, trace, seed)
        rules.observe(state, tables, viewer(number, len(game.seats(options))), seen[number])
    return seen


def viewer(number: int, seats: int) -> int:
    """Return who looks at a game: a spectator (-1) and all seats in turn."""
    return number % (seats + 1) - 1


def kernel_of(game: Any, cuda: Any) -> Any:
    """Build the CUDA kernel that plays one random game a thread, as engine.playout.play_out does, and looks at it."""
    from quartier.engine.kernels import philox
    from quartier.engine.playout import random_action, random_seat

    rules = import_module(type(game).__module__.rsplit(".", 1)[0] + ".rules.rulebook")
    setup, waiting, legal, apply, observe = rules.setup, rules.waiting, rules.legal, rules.apply, rules.observe

    @cuda.jit  # type: ignore[untyped-decorator, unused-ignore]
    def play(
        states: Any, tables: Any, options: Any, actions: Any, first: Any, limits: Any, viewers: Any, seen: Any
    ) -> None:
        number = cuda.grid(1)
        if number >= states.shape[0]:
            return
        state = states[number]
        seed = first + np.uint64(number)
        setup(state, tables[0], options, seed)
        for move in range(limits[number]):
            seats = np.uint64(waiting(state, tables[0]))
            if seats == 0:
                break
            seat, luck = random_seat(seats, philox(seed, np.uint64(move)))
            mine = actions[number]
            written = legal(state, tables[0], seat, mine)
            apply(state, tables[0], seat, random_action(mine, written, luck))
        if number < seen.shape[0]:
            observe(state, tables[0], np.int64(viewers[number]), seen[number])

    return play


class Gpu:
    """A game on the GPU, with room for so many games at once."""

    def __init__(self, game: Any, options: dict[str, Any], batch: int) -> None:
        self.cuda: Any = import_module("numba.cuda")
        rules = type(game).__module__.rsplit(".", 1)[0] + ".rules"
        self.game = game
        self.seats = len(game.seats(options))
        self.observation_type = import_module(rules + ".observe").OBSERVATION
        self.kernel = kernel_of(game, self.cuda)
        self.tables = self.cuda.to_device(game.tables(options).view(import_module(rules + ".state").TABLES))
        self.options = self.cuda.to_device(game.encode(options))
        self.actions = self.cuda.device_array((batch, game.max_legal), np.int32)
        start = time.perf_counter()
        self.play(np.zeros(THREADS, game.state_type), 0, np.zeros(THREADS, np.int32), ONE_LOOK)
        self.compiling = time.perf_counter() - start

    def play(self, states: np.ndarray, first: int, limits: np.ndarray, viewers: np.ndarray) -> tuple[np.ndarray, float]:
        """Play games as far as their limits; return what the viewers observe, and the seconds without transfers."""
        here, seen = self.cuda.to_device(states), self.cuda.to_device(np.zeros(len(viewers), self.observation_type))
        who_and_how_long = map(self.cuda.to_device, (limits, viewers))
        given = (self.tables, self.options, self.actions, np.uint64(first), *who_and_how_long, seen)
        self.cuda.synchronize()
        start = time.perf_counter()
        self.kernel[-(-len(states) // THREADS), THREADS](here, *given)
        self.cuda.synchronize()
        seconds = time.perf_counter() - start
        here.copy_to_host(states)
        return seen.copy_to_host(), seconds

    def final_states(self, games: int, batch: int) -> tuple[np.ndarray, float]:
        """Return all final states, and the seconds for playing."""
        states, seconds = np.zeros(games, self.game.state_type), 0.0
        for first in range(0, games, batch):
            here = states[first : first + batch]
            seconds += self.play(here, first, np.full(len(here), TO_THE_END, np.int32), ONE_LOOK)[1]
        return states.view(np.uint8).reshape(games, self.game.state_type.itemsize), seconds

    def observations(self) -> np.ndarray:
        """Return what is observed in games that are left after some moves."""
        viewers = np.array([viewer(number, self.seats) for number in range(LOOKS)], np.int32)
        limits = np.arange(LOOKS, dtype=np.int32) % STAGES
        seen, _ = self.play(np.zeros(LOOKS, self.game.state_type), 0, limits, viewers)
        return seen.view(np.int32).reshape(LOOKS, self.game.observation_length)


def digests(states: np.ndarray, observations: np.ndarray) -> dict[str, list[str]]:
    """Return a digest for each block of final states, and one of what was observed."""
    blocks = [states[first : first + BLOCK] for first in range(0, len(states), BLOCK)]
    return {
        "final states": [hashlib.sha256(block.tobytes()).hexdigest() for block in blocks],
        "observations": [hashlib.sha256(observations.tobytes()).hexdigest()],
    }


def digests_on_the_cpu(game: Any, options: dict[str, Any], games: int) -> dict[str, list[str]]:
    """Do all of it on the CPU."""
    start = time.perf_counter()
    states = final_states_on_the_cpu(game, options, 0, games)
    print(f"CPU, one core: {games / (time.perf_counter() - start):,.0f} games/s")
    return digests(states, observations_on_the_cpu(game, options))


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
        arguments.save.write_text(json.dumps(digests_on_the_cpu(game, options, arguments.games)), encoding="utf-8")
        return
    gpu = Gpu(game, options, max(arguments.batch, LOOKS))
    print(f"{arguments.game} {given}: compiled for the GPU in {gpu.compiling:.1f} s")
    states, playing = gpu.final_states(arguments.games, arguments.batch)
    print(f"GPU: {arguments.games:,} games in {playing:.3f} s, {arguments.games / playing:,.0f} games/s")
    found = digests(states, gpu.observations())
    if arguments.compare:
        expected = json.loads(arguments.compare.read_text(encoding="utf-8"))
    else:
        expected = digests_on_the_cpu(game, options, arguments.games)
    for what, digest in found.items():
        print(f"{what} on GPU and CPU are {'equal to the last bit' if digest == expected[what] else 'DIFFERENT'}")
    if found != expected:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
