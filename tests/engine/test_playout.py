"""What the fuzzer relies on: broken games are noticed and can be replayed."""

from typing import Any

import numpy as np

from quartier.engine import playout
from quartier.engine.compile import entry
from quartier.engine.doors import CHECK, LEGAL
from quartier.engine.rules import Rules
from quartier.games.paris.game import GAME

RULES = GAME.rules
OPTIONS = GAME.resolve({})
TABLES = GAME.tables(OPTIONS)


@entry(LEGAL)
def never_legal(state: Any, tables: Any, seat: Any, actions: Any) -> int:  # noqa: ARG001
    return 0


@entry(CHECK)
def always_broken(state: Any, tables: Any) -> int:  # noqa: ARG001
    return 3


def with_other(**entries: Any) -> Rules:
    """Return the rules of Paris with other functions in some places."""
    return Rules(RULES.entries._replace(**entries), RULES.sizes)


def begun(seed: int = 5) -> Any:
    """Return the state of a new game."""
    state = GAME.empty()
    RULES.setup(state, TABLES, GAME.encode(OPTIONS), seed)
    return state


def room() -> Any:
    return np.zeros(GAME.max_legal, np.int32)


def checked(rules: Rules = RULES, room_for_trace: int = 200) -> tuple[int, Any]:
    trace = np.zeros(room_for_trace, np.int32)
    result = playout.play_out_checked(rules.doors, begun(), TABLES, room(), trace, np.uint64(5))
    return int(result), trace


def test_a_good_game_answers_with_its_number_of_moves_and_leaves_a_trace() -> None:
    moves, trace = checked()
    assert 30 < moves < 64
    assert trace[0] == moves


def test_a_seat_without_a_move_is_noticed() -> None:
    stuck = with_other(legal=never_legal)
    assert checked(stuck)[0] == playout.STUCK
    assert playout.play_out(stuck.doors, begun(), TABLES, room(), np.uint64(5)) == playout.STUCK


def test_a_broken_invariant_is_noticed_with_its_number() -> None:
    assert checked(with_other(check=always_broken))[0] == playout.BROKEN - 3


def test_a_game_without_end_is_noticed() -> None:
    assert checked(room_for_trace=21)[0] == playout.ENDLESS


def test_many_games_are_the_single_games_one_after_the_other() -> None:
    trace, tally = np.zeros(200, np.int32), np.zeros(2, np.int32)
    states = np.zeros((3, GAME.state_type.itemsize), np.uint8)
    encoded = GAME.encode(OPTIONS)
    moves = playout.play_games(RULES.doors, states, TABLES, encoded, room(), np.uint64(4), 3)
    single = 0
    for number in range(3):
        state = begun(4 + number)
        single += playout.play_out(RULES.doors, state, TABLES, room(), np.uint64(4 + number))
        assert np.array_equal(states[number], state)
    assert moves == single
    game = (GAME.empty(), TABLES, encoded, room(), trace, tally, np.uint64(4), 3)
    assert playout.play_games_checked(RULES.doors, *game) == 3
    assert tally[0] == moves
    assert playout.play_games_checked(with_other(check=always_broken).doors, *game) == 0
    stuck = with_other(legal=never_legal).doors
    assert playout.play_games(stuck, states, TABLES, encoded, room(), np.uint64(4), 3) == playout.STUCK
