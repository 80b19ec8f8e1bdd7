"""Whole random games are the same on a CPU, however many threads play them, and side by side on a GPU."""

from typing import Any

import numpy as np
import pytest
from numba import cuda

from quartier.engine.errors import BadOption
from quartier.engine.playout import play_out
from quartier.envs import playouts, whole_games
from quartier.envs.batch import SEED_SPAN
from quartier.envs.cuda.proof import prove_playouts
from quartier.envs.whole_games import checked
from quartier.games import game
from tests.envs.simulation import EVERY, SIMULATION, simulate

pytestmark = pytest.mark.filterwarnings("ignore:Grid size")  # Numba wants more games


# --- on a GPU ----------------------------------------------------------------------------------------


@pytest.mark.skipif(not cuda.is_available(), reason="there is no GPU here that CUDA can use")
@pytest.mark.parametrize("games", [1, 5_000])
@pytest.mark.parametrize(("name", "options"), EVERY)
def test_a_gpu_plays_the_same_games_to_their_ends(name: str, options: dict[str, Any], games: int) -> None:
    assert prove_playouts(name, games, seed=11, **options) > 20 * games


@pytest.mark.parametrize(
    ("name", "games", "blocks", "given"),
    [
        ("paris", 1, (32, 8), {}),
        ("paris", 5, (3, 1), {"hand": 2, "rewards": "margin"}),
        ("tiny_towns", 4, (32, 8), {"players": 2}),
        ("munivers", 2, (1, 1), {"players": 2, "content": "short", "rewards": "margin"}),
    ],
    ids=str,
)
def test_a_simulated_gpu_plays_the_same_games_to_their_ends(
    name: str, games: int, blocks: tuple[int, int], given: dict[str, Any]
) -> None:
    """With few blocks some draw moves of several games one after the other; Tiny Towns is played two games at once."""
    program = f"""
from quartier.envs.cuda import proof, whole_games

whole_games.BLOCK, whole_games.CHOOSERS = {blocks}
whole_games.AT_ONCE, whole_games.BLOCK_ALONE = 2, 2
print(proof.prove_playouts({name!r}, {games}, seed=7, **{given}))
"""
    assert int(simulate(program, **SIMULATION)) > 25 * games


def test_a_simulated_gpu_sees_only_to_games_that_go_on_herd_by_herd_and_launches_fewer_threads_for_fewer() -> None:
    simulate(
        """
import numpy as np
from quartier.envs import whole_games as on_a_cpu
from quartier.envs.cuda import whole_games
from quartier.envs.cuda.whole_games import SideBySide
from quartier.envs.world import Setting

whole_games.STEPS, whole_games.FEWER = 4, 2
setting, wanted = Setting("paris", "margin", {}), on_a_cpu.playouts("paris", 7, seed=7, rewards="margin")
games, sizes, orders = SideBySide(setting, 7, 7), [], []
(by_move, by_position), step, act = (games._herds.given, games._herds.order), games._step, games._act

def going_on():
    return np.flatnonzero(wanted.moves > len(sizes))

def listed(order):
    rows = order.copy_to_host()[: games._going.copy_to_host()[0]]
    assert (np.diff(games._herds.of_rows.copy_to_host()[rows]) >= 0).all(), "they are not herd by herd"
    return rows

def watched_act(rows, stream):
    orders.append(tuple(listed(by_move)))
    assert sorted(orders[-1]) == list(going_on())
    act(rows, stream)

def watched_step(rows, *streams):
    before = games.played.states.copy_to_host()
    assert len(going_on()) <= rows
    step(rows, *streams)
    changed = (games.played.states.copy_to_host() != before).any(axis=1)
    assert list(np.flatnonzero(changed)) == list(going_on()), "another game was stepped on"
    sizes.append(rows)
    assert sorted(listed(by_position)) == list(going_on())
    assert not games._sizes.copy_to_host().any()

games._act, games._step = watched_act, watched_step
games.play()
assert all((ours == theirs.copy_to_host()).all() for ours, theirs in zip(wanted, games.played))
assert len(set(wanted.moves)) > 3, "they do not end at different times"
assert len(set(orders)) > 20, "the order is always the same"
assert sizes == sorted(sizes, reverse=True) and sizes[0] == 7 and min(sizes) <= 3
assert len(sizes) < max(wanted.moves) + whole_games.STEPS, "it is not seen that all are over"
""",
        **SIMULATION,
    )


def test_where_nobody_can_move_a_simulated_gpu_gives_up_that_game_as_a_cpu_does() -> None:
    simulate(
        """
from quartier.engine.doors import Entries
from quartier.engine.playout import STUCK
from quartier.envs import playouts
from quartier.envs.cuda.proof import prove_playouts
from quartier.games import game

def legal(state, tables, seat, actions):
    return 0 if state.sum() % 50 == 0 else found(state, tables, seat, actions)

for name, options in (("paris", {}), ("tiny_towns", {"players": 1})):
    rules, place = game(name).rules, Entries._fields.index("legal")
    found = rules.doors[place]
    rules.doors = (*rules.doors[:place], legal, *rules.doors[place + 1 :])
    stuck = playouts(name, 5, **options).moves == STUCK
    assert stuck.any() and not stuck.all()
    prove_playouts(name, 5, **options)
""",
        **SIMULATION,
    )


# --- on a CPU, and what both take --------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), EVERY)
def test_playouts_are_whole_games_however_many_threads_play_them(name: str, options: dict[str, Any]) -> None:
    alone, together = (playouts(name, 25, seed=3, threads=threads, **options) for threads in (1, 3))
    for one, other in zip(alone, together, strict=True):
        assert (one == other).all()
    found = game(name)
    resolved = found.resolve(options)
    for row in (0, 24):
        state, actions = found.empty(), np.zeros(found.max_legal, np.int32)
        found.rules.setup(state, found.tables(resolved), found.encode(resolved), 3 + row)
        assert play_out(found.rules.doors, state, found.tables(resolved), actions, 3 + row) == alone.moves[row]
        assert (state == alone.states[row]).all()
        assert found.rules.waiting(state, found.tables(resolved)) == 0
    assert alone.rewards.shape == (25, len(found.seats(resolved)))
    assert alone.rewards.any()


@pytest.mark.parametrize(
    "wrong", [{"games": 0}, {"seed": 2**62}, {"threads": 0}, {"on": "abacus"}, {"rewards": "gold"}]
)
def test_what_playouts_do_not_take_is_explained(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        playouts("paris", **{"games": 2, **wrong})


def test_playouts_without_a_seed_are_others_each_time() -> None:
    first, second = (playouts("paris", 8, seed=None).states for _ in range(2))
    assert (first != second).any()
    seeds = [checked(1, None)[1] for _ in range(64)]
    assert max(seeds) < SEED_SPAN


def test_playouts_are_made_in_parts_between_which_they_can_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = playouts("tiny_towns", 50, players=1)
    monkeypatch.setattr("quartier.envs.whole_games.AT_ONCE", 7)
    parts, play_rows = [], whole_games.play_rows

    def counted(*given: Any) -> None:
        parts.append(given[-1] - given[-2])
        play_rows(*given)

    monkeypatch.setattr("quartier.envs.whole_games.play_rows", counted)
    assert all((one == other).all() for one, other in zip(whole, playouts("tiny_towns", 50, players=1), strict=True))
    assert sum(parts) == 50
    assert max(parts) == 7
