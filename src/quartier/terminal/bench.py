"""How many random games one core plays in a second."""

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from quartier.engine import playout
from quartier.engine.game import Game

LARGEST_BATCH = 2048
"""Batches double up to this: interpreted rules are a thousand times slower than compiled ones."""


@dataclass(frozen=True)
class Speed:
    """What was played in how long."""

    games: int
    moves: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"{self.games / self.seconds:,.0f} games/s, {self.moves / self.seconds:,.0f} moves/s, "
            f"{self.seconds / self.moves * 1e9:,.0f} ns a move, {self.moves / self.games:.1f} moves a game "
            f"({self.games:,} games in {self.seconds:.1f} s on one core)"
        )


def option_sets(game: Game) -> list[dict[str, Any]]:
    """Return the default options and, where a game has some, those that draw components by lot."""
    drawn = {option.name: "random" for option in game.options if "random" in option.choices}
    return [game.resolve({}), *([game.resolve(drawn)] if drawn else [])]


def bench(game: Game, options: Mapping[str, Any], seconds: float) -> Speed:
    """Play complete random games for about that long."""
    states, tables, numbers = game.empty()[np.newaxis], game.tables(options), game.encode(options)
    actions, doors = np.zeros(game.max_legal, np.int32), game.rules.doors
    games = moves = 0
    batch = 1
    begun = perf_counter()
    while not games or perf_counter() - begun < seconds:
        moves += int(playout.play_games(doors, states, tables, numbers, actions, np.uint64(games), batch))
        games += batch
        batch = min(2 * batch, LARGEST_BATCH)
    return Speed(games, moves, perf_counter() - begun)
