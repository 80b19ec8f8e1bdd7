"""Rows in which about the same is to be done are brought together, and none is lost."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from quartier.engine.errors import QuartierError
from quartier.envs.cuda import herding, sight, slots
from quartier.games import game
from tests.envs.simulation import EVERY, SIMULATION, positions, simulate


@pytest.mark.parametrize(("name", "options"), EVERY)
def test_every_position_and_move_belongs_to_a_herd_and_not_all_to_the_same(name: str, options: dict[str, Any]) -> None:
    program = f"from tests.envs.test_herding import check_herds; check_herds({name!r}, {options})"
    simulate(program, **SIMULATION)


def check_herds(name: str, options: dict[str, Any]) -> None:
    """Play a game at random, and ask of each position and of each legal move which herd it belongs to."""
    found = game(name)
    herd, herd_of_move = herding.herds_of(found)
    herds: set[int] = set()
    herds_of_moves: set[int] = set()
    actions = np.zeros(found.max_legal, np.int32)
    for buffer, tables, waiting in positions(name, options):
        if not waiting:
            break
        state, seat = buffer.view(found.state_type)[0], waiting.bit_length() - 1
        herds.add(int(herd(state, tables.view(found.module("rules.state").TABLES)[0], seat)))
        if herd_of_move:
            legal = actions[: found.rules.legal(buffer, tables, seat, actions)]
            herds_of_moves.update(int(herd_of_move(state, seat, int(action))) for action in legal)
    for met in (herds, herds_of_moves) if herd_of_move else (herds,):
        assert min(met) >= 0
        assert max(met) < found.module("rules.herds").HERDS <= herding.CHOOSING
        assert len(met) > 2


def test_a_herd_that_there_is_no_room_for_is_that_of_choices() -> None:
    program = "from quartier.envs.cuda.herding import within; print(*map(within, (-1, 0, 1021, 1022, 5000)))"
    assert simulate(program, **SIMULATION) == "1022 0 1021 1022 1022"


def test_rows_of_a_herd_are_brought_together_and_none_is_lost() -> None:
    simulate(
        """
import numpy as np
from numba import cuda
from quartier.envs.cuda import herding, kernels

luck = np.random.default_rng(3)
places, going = cuda.to_device(np.full(herding.MOST_HERDS, 9, np.int32)), cuda.to_device(np.zeros(1, np.int32))
over, turns = cuda.to_device(np.array([5, 0], np.int32)), cuda.to_device(np.array([1, 2, 3], np.int32))
last = herding.MOST_HERDS // herding.HERDERS
herding.SORTERS = 32
for rows, listed in ((1, 1), (32, 32), (75, 75), (75, 40), (75, 0)):
    kinds = luck.choice([0, 3, 4, last - 1, last, herding.CHOOSING, herding.ENDED], rows).astype(np.int32)
    given, order = luck.permutation(rows).astype(np.int32), cuda.to_device(np.full(rows, -1, np.int32))
    going.copy_to_device(np.array([listed], np.int32))
    kernels.forget[1, herding.HERDERS](over, turns, places)
    herds = herding.Herds(going, cuda.to_device(given), cuda.to_device(kinds), places, order)
    herding.herd_rows(herds, rows, 0)
    found = order.copy_to_host()
    assert sorted(found[:listed]) == sorted(given[:listed])
    assert (np.diff(kinds[found[:listed]]) >= 0).all()
    assert (found[listed:] == -1).all(), "rows that are not listed have no place"
assert over.copy_to_host()[0] == 0
assert not turns.copy_to_host().any()
""",
        **SIMULATION,
    )


def test_a_simulated_batch_sees_to_its_rows_herd_by_herd() -> None:
    simulate(
        """
import numpy as np
from quartier.envs.cuda.batch import GpuBatch

batch, orders = GpuBatch("tiny_towns", 9, players=3, observe=False), []
for _ in range(12):
    batch.step(batch.random_actions())
    herds, order = batch._herds.of_rows.copy_to_host(), batch._herds.order.copy_to_host()
    assert sorted(order) == list(range(9))
    assert (np.diff(herds[order]) >= 0).all()
    assert not batch._sizes.copy_to_host().any()
    orders.append(tuple(order))
assert len(set(orders)) > 3
listed, before = list(orders[-1][:4]), batch._rows.states.copy_to_host()
batch._herds.going.copy_to_device(np.array([4], np.int32))
batch._herds, batch._herd = batch._herds._replace(order=batch._herds.order[:4]), lambda stream, herds: None
batch.step(batch.random_actions())
moved = (batch._rows.states.copy_to_host() != before).any(axis=1)
assert sorted(np.flatnonzero(moved)) == sorted(listed), "rows that are not listed are not seen to"
""",
        **SIMULATION,
    )


def test_a_simulated_batch_makes_its_moves_herd_by_herd() -> None:
    """In the flat form: of a choice it is not known yet which move it ends."""
    simulate(
        """
import numpy as np
from quartier.envs.cuda.batch import GpuBatch
from quartier.games.paris.rules.herds import herd_of_move

for form in ("flat", "compact"):
    batch, met, orders = GpuBatch("paris", 9, form=form, observe=False), set(), []
    act, kind = batch._act, batch.setting.game.state_type
    def look(stream):
        orders.append(batch._herds.order.copy_to_host())
        assert sorted(orders[-1]) == list(range(9))
        if form == "flat":
            made = zip(*(buffer.copy_to_host() for buffer in (batch._rows.states, batch.seats, batch._taken)))
            herds = np.array([herd_of_move(state.view(kind)[0], int(seat), int(move)) for state, seat, move in made])
            assert (batch._herds_of_moves.of_rows.copy_to_host() == herds).all()
            assert (np.diff(herds[orders[-1]]) >= 0).all()
            met.update(herds)
        act(stream)
    batch._act = look
    for _ in range(9):
        before = batch._herds.order.copy_to_host()
        batch.step(batch.random_actions())
        assert form == "flat" or (orders[-1] == before).all()
    assert form == "compact" or len(met) > 1
    assert not batch._sizes.copy_to_host().any()
""",
        **SIMULATION,
    )


def test_a_game_with_too_many_herds_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("quartier.games.paris.rules.herds"), "HERDS", herding.CHOOSING + 1)
    with pytest.raises(QuartierError, match="paris has 1023 herds; there is room for 1022"):
        herding.herds_of(game("paris"))


def test_a_class_made_from_a_game_elsewhere_has_its_herds_and_its_sight() -> None:
    made: Any = type("Made", (type(game("paris")),), {"version": 99})()
    assert herding.herds_of(made) == herding.herds_of(game("paris"))
    assert sight.look_of(made, slots.WRITTEN).lookers == sight.WARP
