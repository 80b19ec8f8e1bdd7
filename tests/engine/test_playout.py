"""What the fuzzer relies on: broken games are noticed and can be replayed."""

from typing import Any

import numpy as np
import pytest

from quartier.engine import playout
from quartier.engine.compile import INTERPRETED
from quartier.engine.doors import CHECK, LEGAL, Rules
from quartier.games.paris.game import GAME


def never_legal(state: Any, tables: Any, seat: Any, actions: Any) -> int:  # noqa: ARG001
    return 0


def always_broken(state: Any, tables: Any) -> int:  # noqa: ARG001
    return 3


if not INTERPRETED:
    import numba

    never_legal = numba.njit(LEGAL)(never_legal)
    always_broken = numba.njit(CHECK)(always_broken)

RULES: Rules = GAME.rules
OPTIONS = GAME.resolve({})
TABLES = GAME.tables(OPTIONS)


def checked(legal: Any = RULES.legal, check: Any = RULES.check, room: int = 200) -> tuple[int, Any]:
    state, actions = GAME.empty(), np.zeros(GAME.max_legal, np.int32)
    trace = np.zeros(room, np.int32)
    RULES.setup(state, TABLES, GAME.encode(OPTIONS), np.uint64(5))
    result = playout.play_out_checked(
        RULES.waiting, legal, RULES.apply, check, state, TABLES, actions, trace, np.uint64(5)
    )
    return int(result), trace


def test_a_good_game_answers_with_its_number_of_moves_and_leaves_a_trace() -> None:
    moves, trace = checked()
    assert 30 < moves < 64
    assert trace[0] == moves


def test_a_seat_without_a_move_is_noticed() -> None:
    assert checked(legal=never_legal)[0] == playout.STUCK
    state, actions = GAME.empty(), np.zeros(GAME.max_legal, np.int32)
    RULES.setup(state, TABLES, GAME.encode(OPTIONS), np.uint64(5))
    stuck = playout.play_out(RULES.waiting, never_legal, RULES.apply, state, TABLES, actions, np.uint64(5))
    assert stuck == playout.STUCK


def test_a_broken_invariant_is_noticed_with_its_number() -> None:
    assert checked(check=always_broken)[0] == playout.BROKEN - 3


def test_a_game_without_end_is_noticed() -> None:
    assert checked(room=21)[0] == playout.ENDLESS


def test_many_games_are_the_single_games_one_after_the_other() -> None:
    actions, trace = np.zeros(GAME.max_legal, np.int32), np.zeros(200, np.int32)
    tally = np.zeros(2, np.int32)
    states = np.zeros((3, GAME.state_type.itemsize), np.uint8)
    encoded = GAME.encode(OPTIONS)
    rules = (RULES.setup, RULES.waiting, RULES.legal, RULES.apply)
    moves = playout.play_games(*rules, states, TABLES, encoded, actions, np.uint64(4), 3)
    state, single = GAME.empty(), 0
    for number in range(3):
        state[:] = 0
        RULES.setup(state, TABLES, encoded, np.uint64(4 + number))
        single += playout.play_out(*rules[1:], state, TABLES, actions, np.uint64(4 + number))
        assert np.array_equal(states[number], state)
    assert moves == single
    played = playout.play_games_checked(
        *rules, RULES.check, state, TABLES, encoded, actions, trace, tally, np.uint64(4), 3
    )
    assert played == 3
    assert tally[0] == moves
    failed = playout.play_games_checked(
        *rules, always_broken, state, TABLES, encoded, actions, trace, tally, np.uint64(4), 3
    )
    assert failed == 0
    stuck = playout.play_games(
        RULES.setup, RULES.waiting, never_legal, RULES.apply, states, TABLES, encoded, actions, np.uint64(4), 3
    )
    assert stuck == playout.STUCK


@pytest.mark.skipif(INTERPRETED, reason="Python checks bounds by itself")
def test_an_entry_refuses_other_types_than_its_own() -> None:
    """So that nothing is compiled anew by accident."""
    with pytest.raises(TypeError):
        RULES.waiting(1.5, "tables")
