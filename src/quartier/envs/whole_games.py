"""Whole random games by the million: what Monte Carlo studies ask for, and by what processors are compared."""

import secrets
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numba import types

from quartier.engine.compile import ACTIONS, NUMBER, Number, entry, part
from quartier.engine.doors import DOORS, waiting
from quartier.engine.errors import BadOption, shown
from quartier.engine.playout import STUCK, play_at_random, random_move
from quartier.envs.batch import MOST_THREADS, SEED_SPAN, number_up_to
from quartier.envs.choices import STEP
from quartier.envs.rewards import KINDS, outcome_rows
from quartier.envs.rows import AT, FLAT, FORMS, Rows, places, room, rows_at, rows_of
from quartier.envs.stepping import OUTCOME, OVER, clear, deal, reward
from quartier.envs.world import Setting, valid_seed

MOST_GAMES = 1 << 24
AT_ONCE = 1 << 12
"""Games that nobody can end: compiled code hears nothing of Ctrl-C."""


class Playouts(NamedTuple):
    """Finished games, a row for each: game number `row` began as that of `quartier.new(name, seed + row)`."""

    moves: Any
    """How many were made."""
    rewards: Any
    """What the game brought each seat."""
    states: Any
    """How it ended, as the rules know it."""


@part
def play(doors: Any, rows: Rows, row: Number, actions: Any) -> Number:
    """Play the game of a row to its end; return how many moves it had."""
    return play_at_random(doors, rows.states[row], rows.tables, actions, rows.seed + np.uint64(row))


@part
def choose(doors: Any, rows: Rows, row: Number, actions: Any, moves: Number) -> tuple[Number, Number]:
    """Draw the move that `play` makes after so many others, and write whose it is; return it and the new number.

    This is for rows whose games go on. Without a legal move the game is over here too, and both are STUCK.
    """
    state, tables = rows.states[row], rows.tables
    seats = np.uint64(waiting(doors, state, tables))
    seat, action = random_move(doors, state, tables, seats, actions, rows.seed + np.uint64(row), moves)
    rows.seats[row] = seat
    if action == STUCK:
        rows.cursors[STEP, row] = OVER
        return STUCK, STUCK
    return action, moves + 1


@entry(types.void(DOORS, AT, ACTIONS, ACTIONS, ACTIONS, OUTCOME, NUMBER, NUMBER))
def play_rows(
    doors: Any, at: Any, moves: Any, actions: Any, lines: Any, outcome: Any, first: Any, end: Any
) -> None:  # fmt: skip
    """Deal and play the games of these rows."""
    rows = rows_at(at)
    for row in range(first, end):
        clear(rows, row)
        deal(doors, rows, row)
        moves[row] = play(doors, rows, row, actions)
        reward(doors, rows, row, lines, outcome)


def checked(games: Any, seed: Any) -> tuple[int, int]:
    """Return how many games to play and from which seed on, or say what is wrong with that."""
    first = secrets.randbelow(SEED_SPAN) if seed is None else valid_seed(seed)
    if first >= SEED_SPAN:
        raise BadOption(f"the seed of playouts is below {SEED_SPAN}, not {shown(seed)}")
    return number_up_to(MOST_GAMES, "games", games), first


def playouts(
    name: str, games: int, *, seed: int | None = 0, threads: int = 1, rewards: str = KINDS[0], **options: Any
) -> Playouts:
    """Play so many games on the CPU; without a seed, by one that nobody can guess."""
    games, seed = checked(games, seed)
    number_up_to(MOST_THREADS, "threads", threads)
    setting = Setting(name, rewards, options)
    sizes, doors = setting.game.rules.sizes, setting.game.rules.doors
    rows = rows_of(setting, games, FORMS[FLAT], room, np.ascontiguousarray, seen=False, offered=False)
    at, moves = places(rows._replace(seed=seed), lambda buffer: buffer.ctypes.data), np.zeros(games, np.int32)

    def work(stretch: tuple[int, int]) -> None:
        actions, lines = np.zeros(sizes.actions, np.int32), np.zeros(sizes.lines, np.int32).ravel()
        play_rows(doors, at, moves, actions, lines, outcome_rows(sizes.lines[0]), *stretch)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, pairwise([*range(0, games, min(AT_ONCE, -(-games // threads))), games])))
    return Playouts(moves, rows.rewards, rows.states)
