"""A GPU that Numba simulates in Python, and games played at random for it: what tests of GPUs share."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from quartier.games import NAMES, game

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "paris": [{"hand": 2, "postcards": "random"}],
    "tiny_towns": [{"players": 3}, {"players": 1}],
    "munivers": [{"players": 2}],
}
EVERY = [(name, options) for name in NAMES for options in OPTIONS[name]]
SIMULATION = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


def simulate(program: str, **environment: str) -> str:
    """Run a program where Numba simulates a GPU in Python; return what it prints."""
    command, root = [sys.executable, "-c", program], Path(__file__).parents[2]
    done = subprocess.run(command, env=os.environ | environment, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


def positions(name: str, options: dict[str, Any]) -> Iterator[tuple[Any, Any, int]]:
    """Play a game at random; yield each state with the tables and the seats that must decide, as bits: at its end 0."""
    played, luck = game(name), np.random.default_rng(5)
    resolved = played.resolve(options)
    tables, state, actions = played.tables(resolved), played.empty(), np.zeros(played.max_legal, np.int32)
    played.rules.setup(state, tables, played.encode(resolved), 5)
    while seats := int(played.rules.waiting(state, tables)):
        yield state, tables, seats
        seat = seats.bit_length() - 1
        count = played.rules.legal(state, tables, seat, actions)
        played.rules.apply(state, tables, seat, actions[luck.integers(count)])
    yield state, tables, 0
