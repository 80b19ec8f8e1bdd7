"""Whole random games by the million, a thread each: what `envs.whole_games` does on a CPU."""

from typing import Any

import numpy as np
from numba import cuda

from quartier.envs.cuda import kernels
from quartier.envs.cuda.device import address, demand, room
from quartier.envs.rewards import KINDS
from quartier.envs.rows import FLAT, FORMS, places, rows_of
from quartier.envs.whole_games import Playouts, checked
from quartier.envs.world import Setting

AT_ONCE = 1 << 18
"""Games for which there is room to list legal moves at the same time."""
BLOCK = 64


def playouts(name: str, games: int, *, seed: int | None = 0, rewards: str = KINDS[0], **options: Any) -> Playouts:
    """Play so many games on the GPU, where the results stay; nothing waits until they are read."""
    demand()
    games, seed = checked(games, seed)
    setting = Setting(name, rewards, options)
    found = kernels.kernels_of(setting.game)
    at_once, block = min(games, AT_ONCE), min(games, BLOCK)
    rows = rows_of(setting, at_once, FORMS[FLAT], room, cuda.to_device, seen=False, offered=False)
    actions = room((at_once, setting.game.rules.sizes.actions), np.int32)
    over = room(1 + at_once, np.int32)
    played = Playouts(
        room(games, np.int32),
        room((games, setting.players), np.float32),
        room((games, setting.game.rules.sizes.state), np.uint8),
    )
    for first in range(0, games, at_once):
        moves, rewarded, states = (buffer[first : first + at_once] for buffer in played)
        here = rows._replace(seed=seed + first, states=states, rewards=rewarded)
        at, launch = places(here, address), (-(-len(moves) // block), block)
        kernels.start[launch](at, over)
        found.deal[launch](at, over)
        found.play[launch](at, moves, actions)
        found.reward[launch](at, over)
    return played
