"""Who thinks along through a whole game learns nothing that its seat can't know from what it keeps in mind."""

from collections.abc import Callable
from functools import cache
from operator import ne
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

import quartier
from quartier import Match
from quartier.bots.levels import Level, LevelBot
from quartier.bots.net import NetSearch
from quartier.bots.players import bot
from quartier.bots.search.bot import Budget, SearchBot
from quartier.engine.move import kind
from tests.bots.games import EVERY_GAME, in_another_world, in_the_middle
from tests.bots.nets import network_in

WORLDS = 1000
MOST_MOVES = 16
BUDGET = Budget(iterations=60)
GAMES = pytest.mark.parametrize(("name", "options"), EVERY_GAME)

Made = tuple[int, int]
"""A move: the seat and its action."""


class World(NamedTuple):
    """How a game could go on, as far as a seat can tell."""

    number: int
    state: Any
    moves: tuple[Made, ...]


class Twins(NamedTuple):
    """Two games that look alike to a seat after every move."""

    seat: int
    starts: tuple[Match, Match]
    moves: tuple[tuple[Made, ...], tuple[Made, ...]]


@cache
def twins(name: str, options: tuple[tuple[str, Any], ...]) -> list[Twins]:
    """Return some, early and late in a game."""
    found = (in_the_middle(name, dict(options), seed, moves) for seed in (1, 2, 3, 4) for moves in (4, 25))
    return [going_on_alike(quartier.from_position(name, match.position())) for match in found]


def going_on_alike(start: Match) -> Twins:
    """Play on until no other world would look the same; of many that look the same now, return one that lasts."""
    seat, match, random = start.waiting[-1], start.copy(), Random(1)
    players = [SearchBot(1, BUDGET) if other == seat else bot("greedy", other) for other in range(len(start.seats))]
    worlds = [World(number, redrawn(start, seat, number), ()) for number in range(WORLDS)]
    moves: tuple[Made, ...] = ()
    while len(moves) < MOST_MOVES:
        mover = random.choice(match.waiting)
        action = players[mover].choose(match, mover)
        after = match.copy().play_action(action, mover)
        left = [moved for world in worlds if (moved := alike(world, match, after, seat, random))]
        if after.over or not left:
            break
        match, worlds, moves = after, left, (*moves, (mover, action))
    other = max(worlds, key=lambda world: sum(map(ne, moves, world.moves)))
    return Twins(seat, (start, in_another_world(start, seat, other.number)), (moves, other.moves))


def redrawn(match: Match, seat: int, seed: int) -> Any:
    state = match.state
    match.game.rules.resample(state, match.tables, seat, seed)
    return state


def alike(world: World, before: Match, after: Match, seat: int, random: Random) -> World | None:
    """Return another world after a move that looks the same to a seat, which may be another one where it is secret."""
    rules, move, state = before.game.rules, after.history[-1], world.state.copy()
    legal = before.game.actions(state, before.tables, move.seat)
    is_secret = move.seat != seat and kind(move.path) not in before.game.open_moves
    action = random.choice(legal) if is_secret else move.action
    if action not in legal:
        return None
    rules.apply(state, before.tables, move.seat, action)
    same = observed(after, state, seat) == observed(after, after.state, seat)
    return World(world.number, state, (*world.moves, (move.seat, action))) if same else None


def observed(match: Match, state: Any, seat: int) -> bytes:
    row = np.zeros(match.game.observation_length, np.int32)
    match.game.rules.observe(state, match.tables, seat, row)
    return row.tobytes()


def all_that_came_of_it(
    think: Callable[[Match, int], Any], seat: int, start: Match, moves: tuple[Made, ...]
) -> tuple[list[Any], list[bytes]]:
    """Let somebody think along; return the thoughts at every decision, and the true states."""
    match, thoughts, states = start.copy(), [], []
    for mover, action in moves:
        if mover == seat and len(match.actions(seat)) > 1:
            thoughts.append(think(match, seat))
            states.append(match.state.tobytes())
        match.play_action(action, mover)
    return thoughts, states


def demand_the_same_in_both(pairs: list[Twins], maker: Callable[[], Callable[[Match, int], Any]]) -> None:
    decisions = 0
    for pair in pairs:
        (one, states), (other, other_states) = (
            all_that_came_of_it(maker(), pair.seat, start, moves)
            for start, moves in zip(pair.starts, pair.moves, strict=True)
        )
        assert one == other
        assert not set(states) & set(other_states), "the worlds must differ, or this proves nothing"
        decisions += len(one)
    assert decisions > len(pairs), "what was kept in mind must matter, or this proves nothing"


@GAMES
def test_a_search_that_keeps_its_tree_finds_the_same_in_worlds_that_look_alike(
    name: str, options: dict[str, Any]
) -> None:
    kept = 0

    def thinker() -> Callable[[Match, int], Any]:
        player = SearchBot(1, BUDGET)

        def think(match: Match, seat: int) -> Any:
            nonlocal kept
            before = player._spaces
            thought = player.think(match, seat)
            kept += player._spaces is before
            return thought

        return think

    demand_the_same_in_both(twins(name, tuple(options.items())), thinker)
    assert kept > 10, "trees must have been kept, or this proves nothing"


@GAMES
def test_a_level_chooses_the_same_in_worlds_that_look_alike(name: str, options: dict[str, Any]) -> None:
    level = Level(sight=70, breaths=0.05)
    demand_the_same_in_both(twins(name, tuple(options.items())), lambda: LevelBot(1, level).choose)


@GAMES
def test_a_search_by_a_network_finds_the_same_in_worlds_that_look_alike(
    tmp_path: Path, name: str, options: dict[str, Any]
) -> None:
    file = network_in(tmp_path, name, **options)
    demand_the_same_in_both(
        twins(name, tuple(options.items())), lambda: NetSearch(file, 1, Budget(iterations=24)).think
    )
