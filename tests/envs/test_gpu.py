"""A GPU plays the very same games: proved on one where there is one, and in Numba's simulation of one anywhere."""

import os
import re
import subprocess
import sys
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import cuda, types

from quartier.engine.compile import ACTIONS, LINES, NUMBER
from quartier.engine.errors import BadOption, IllegalMove, QuartierError
from quartier.engine.layout import bounds
from quartier.engine.playout import play_out
from quartier.envs import gpu, playouts, whole_games
from quartier.envs.batch import SEED_SPAN, Batch
from quartier.envs.cuda import device, herding, kernels, sight
from quartier.envs.cuda.proof import prove_playouts, prove_steps
from quartier.envs.features import features
from quartier.envs.rows import AT, INT32
from quartier.envs.whole_games import checked
from quartier.games import NAMES, game

ON_A_GPU = pytest.mark.skipif(not cuda.is_available(), reason="there is no GPU here that CUDA can use")
TO_PTX = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="the extra `gpu` is not installed")
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "paris": [{"hand": 2, "postcards": "random"}],
    "tiny_towns": [{"players": 3}, {"players": 1}],
    "munivers": [{"players": 2}],
}
EVERY = [(name, options) for name in NAMES for options in OPTIONS[name]]


pytestmark = pytest.mark.filterwarnings("ignore:Grid size")  # Numba wants larger batches


# --- on a GPU ----------------------------------------------------------------------------------------


@ON_A_GPU
@pytest.mark.parametrize("form", ["flat", "compact"])
@pytest.mark.parametrize("rewards", ["outcome", "margin"])
@pytest.mark.parametrize(("name", "options"), EVERY)
def test_a_gpu_steps_the_same_games(name: str, options: dict[str, Any], form: str, rewards: str) -> None:
    steps = 500 if form == "flat" else 1_500
    given = {"form": form, "rewards": rewards, "narrow": form == "compact", **options}
    assert prove_steps(name, 999, steps, seed=11, **given) > 999


@ON_A_GPU
@pytest.mark.parametrize(("name", "options"), EVERY)
def test_a_gpu_plays_the_same_games_to_their_ends(name: str, options: dict[str, Any]) -> None:
    assert prove_playouts(name, 5_000, seed=11, **options) > 100_000


@ON_A_GPU
@pytest.mark.parametrize("name", NAMES)
def test_pytorch_shares_the_buffers_and_gives_actions(name: str) -> None:
    torch = pytest.importorskip("torch")
    batch, twin = gpu(name, 64, form="compact"), Batch(name, 64, form="compact")
    seen, masks = (torch.as_tensor(buffer, device="cuda") for buffer in (batch.observations, batch.masks))
    for _ in range(100):
        assert (masks.cpu().numpy() == twin.masks).all()
        assert (seen.cpu().numpy() == twin.observations).all()
        actions = masks.argmax(dim=1)
        twin.step(actions.cpu().numpy())
        batch.step(actions)
    shown = torch.as_tensor(batch.features(), device="cuda")
    assert (shown.cpu().numpy() == features(batch.setting.game, twin.observations)).all()


@ON_A_GPU
def test_a_step_with_an_illegal_action_changes_nothing_on_a_gpu() -> None:
    check_illegal_actions(gpu("tiny_towns", 4, players=2))


def check_illegal_actions(batch: Any) -> None:
    """Try actions that are not legal, and then one that is."""
    good, before = batch.random_actions().copy_to_host(), batch._rows.states.copy_to_host()
    for wrong in (-1, 2**31 - 1, 2**40):
        taken = good.astype(np.int64)
        taken[2] = wrong
        with pytest.raises(IllegalMove, match="game 2"):
            batch.step(taken)
        with pytest.raises(IllegalMove, match="game 2"):
            batch.step(cuda.to_device(taken))
    for nonsense in (good[:3], good.astype(float), None, good.reshape(2, 2), cuda.to_device(good[:3])):
        with pytest.raises(QuartierError, match="takes 4 whole numbers"):
            batch.step(nonsense)
    assert (batch._rows.states.copy_to_host() == before).all()
    batch.step(good)
    assert (batch._rows.states.copy_to_host() != before).any()


# --- in a simulation ---------------------------------------------------------------------------------

SIMULATION = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


def simulate(program: str, **environment: str) -> str:
    """Run a program where Numba simulates a GPU in Python; return what it prints."""
    command, root = [sys.executable, "-c", program], Path(__file__).parents[2]
    done = subprocess.run(command, env=os.environ | environment, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("name", "given", "steps"),
    [
        ("paris", {"hand": 2, "rewards": "margin"}, 45),
        ("paris", {"form": "compact", "narrow": True}, 100),
        ("tiny_towns", {"players": 1, "narrow": True}, 70),
        ("tiny_towns", {"players": 3, "form": "compact"}, 20),
        ("munivers", {"players": 2, "content": "short"}, 20),
        ("munivers", {"players": 2, "content": "short", "form": "compact"}, 20),
    ],
    ids=str,
)
def test_a_simulated_gpu_steps_the_same_games(name: str, given: dict[str, Any], steps: int) -> None:
    proof = f"from quartier.envs.cuda.proof import *; print(prove_steps({name!r}, 2, {steps}, seed=7, **{given}))"
    ended = int(simulate(proof, **SIMULATION))
    assert ended >= 1 or steps == 20


@pytest.mark.parametrize("name", NAMES)
def test_a_simulated_gpu_plays_the_same_games_to_their_ends(name: str) -> None:
    proof = f"from quartier.envs.cuda.proof import *; print(prove_playouts({name!r}, 3, seed=7, rewards='margin'))"
    assert int(simulate(proof, **SIMULATION)) > 90


def test_a_simulated_gpu_writes_masks_and_features_and_refuses_what_is_not_legal() -> None:
    simulate(
        """
import numpy as np
from numba import cuda
from quartier.engine.errors import QuartierError
from quartier.envs.batch import Batch
from quartier.envs.cuda.batch import GpuBatch
from quartier.envs.features import features
from tests.envs.test_gpu import check_illegal_actions

cpu, gpu = Batch("tiny_towns", 3, players=2), GpuBatch("tiny_towns", 3, players=2)
assert (gpu.flat_masks().copy_to_host() == cpu.flat_masks()).all()
for kind in (np.float32, np.float16):
    seen = features(cpu.setting.game, cpu.observations).astype(kind)
    assert (gpu.features(kind=kind).copy_to_host() == seen).all()
nonsense = cuda.to_device(np.full(gpu.observations.shape, 2**30, np.int32))
assert not gpu.features(nonsense).copy_to_host().any()
gpu.close()
narrow = GpuBatch("tiny_towns", 3, players=2, narrow=True)
assert narrow.observations.dtype == narrow.last_observations.dtype == np.int16
assert (narrow.features().copy_to_host() == cpu.features()).all()
check_illegal_actions(GpuBatch("tiny_towns", 4, players=2))
check_illegal_actions(GpuBatch("tiny_towns", 4, players=2, form="compact"))
blind = GpuBatch("tiny_towns", 3, players=2, observe=False, check=False)
blind.step(blind.random_actions())
assert blind.observations.shape == (3, 0)
for of in (None, gpu.observations[:2], 7, cuda.to_device(np.zeros((3, 816), np.float32)), np.zeros((3, 816))):
    try:
        blind.features(of)
    except QuartierError as error:
        assert "3 rows of 816 whole numbers" in str(error)
    else:
        raise AssertionError(of)
assert (blind._rows.states.copy_to_host() != gpu._rows.states.copy_to_host()).any()
""",
        **SIMULATION,
    )


def test_after_what_was_interrupted_a_simulated_batch_asks_to_be_reset_and_is_then_as_new() -> None:
    simulate(
        """
import numpy as np
import pytest
from quartier.engine.errors import QuartierError
from quartier.envs.cuda.batch import GpuBatch

def stop(*given):
    raise KeyboardInterrupt

def played(batch):
    batch.reset(3)
    for _ in range(4):
        batch.step(batch.random_actions())
    return batch._rows.states.copy_to_host()

wanted = played(GpuBatch("tiny_towns", 2, players=1))
for what in ("_act", "_herd", "_finish", "_offer", "_forget"):
    batch = GpuBatch("tiny_towns", 2, players=1)
    setattr(batch, what, stop)
    with pytest.raises(KeyboardInterrupt):
        batch.step(batch.random_actions())
    if what == "_forget":
        with pytest.raises(KeyboardInterrupt):
            batch.reset()
    delattr(batch, what)
    with pytest.raises(QuartierError, match="reset"):
        batch.step(np.zeros(2, int))
    batch._wrong.copy_to_device(np.zeros(1, np.int32))
    assert (played(batch) == wanted).all(), what
""",
        **SIMULATION,
    )


# --- as machine code ---------------------------------------------------------------------------------

SEEDS = types.uint64[::1]
OF_A_GAME = {
    "deal": (AT, ACTIONS),
    "act": (AT, ACTIONS, ACTIONS, ACTIONS, ACTIONS),
    "reward": (AT, ACTIONS),
    "offer": (AT, ACTIONS, ACTIONS, NUMBER),
    "play": (AT, ACTIONS, LINES),
}
LOOK = AT, LINES, ACTIONS, NUMBER, ACTIONS
OF_ALL_GAMES = {
    "start": (AT, ACTIONS),
    "forget": (ACTIONS, ACTIONS),
    "take": (types.int64[::1], ACTIONS),
    "check": (AT, ACTIONS, ACTIONS),
    "draw": (AT, ACTIONS, SEEDS),
    "count": (SEEDS,),
    "mask": (AT, types.int8[:, ::1]),
    "describe": (LINES, LINES, types.float16[:, ::1]),
}
OF_HERDING = {"count_herds": (ACTIONS, ACTIONS), "line_up": (ACTIONS,), "gather": (ACTIONS, ACTIONS, ACTIONS)}


@pytest.fixture
def hopper(monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Let Numba believe that there is a GPU of the kind that we measure on, and tell which."""
    capability = 9, 0
    from numba.cuda import dispatcher

    here = type("Device", (), {"compute_capability": capability})
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: here)
    return capability


def machine_code(kernel: Any, taken: tuple[Any, ...], capability: tuple[int, int]) -> str:
    """Compile a kernel, quickly; return its code in NVIDIA's assembly."""
    code: str
    code, _ = cuda.compile(kernel.py_func, types.void(*taken), cc=capability, device=False, abi="numba", opt=False)
    return code


@TO_PTX
@pytest.mark.parametrize("name", NAMES)
def test_the_kernels_of_a_game_compile_without_floats_in_the_rules(name: str, hopper: tuple[int, int]) -> None:
    kernels.kernels_of.cache_clear()
    found = kernels.kernels_of(game(name))
    looks = {kind: sight.look_of(game(name), kind).kernel for kind in (INT32, sight.narrowest(game(name).observation))}
    assert set(found._fields) == set(OF_A_GAME)
    for kernel, taken, function in [
        *((kernel, taken, getattr(found, kernel)) for kernel, taken in OF_A_GAME.items()),
        *((f"look in {kind}", LOOK, look) for kind, look in looks.items()),
    ]:
        code = machine_code(function, taken, hopper)
        assert ".visible .entry" in code
        assert "NRT_" not in code, f"{kernel} allocates memory"
        assert kernel == "reward" or ".f64" not in code, kernel


@TO_PTX
def test_the_kernels_for_all_games_compile(hopper: tuple[int, int]) -> None:
    for name, taken in OF_ALL_GAMES.items():
        assert ".visible .entry" in machine_code(getattr(kernels, name), taken, hopper)
    for name, taken in OF_HERDING.items():
        assert ".visible .entry" in machine_code(getattr(herding, name), taken, hopper)


# --- without one -------------------------------------------------------------------------------------


def test_without_the_extra_one_is_told_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "find_spec", lambda _: None)
    with pytest.raises(QuartierError, match=r"numba_cuda.*pip install -e '\.\[gpu\]'"):
        gpu("paris", 2)
    with pytest.raises(QuartierError, match=r"numba_cuda.*pip install -e '\.\[gpu\]'"):
        playouts("paris", 2, on="gpu")


def test_without_a_gpu_one_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "find_spec", lambda _: "there")
    monkeypatch.setattr(cuda, "is_available", lambda: False)
    with pytest.raises(QuartierError, match=r"no NVIDIA GPU .* envs\.vector"):
        gpu("paris", 2)


def test_half_a_simulation_is_refused() -> None:
    program = """
from quartier.engine.errors import QuartierError
from quartier.envs import gpu
try:
    gpu("paris", 2)
except QuartierError as error:
    print(error)
"""
    assert "go together" in simulate(program, NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="0")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"block": 33}, "block can't be 33; it takes 32, 64, 128, 256"),
        ({"block": 64.0}, "block can't be 64.0"),
        ({"games": 0}, "games is a number from 1 to"),
        ({"form": "round"}, "form can't be 'round'; it takes flat, compact"),
        ({"hand": 3}, "hand"),
        ({"narrow": "int8"}, "narrow is True or False, not 'int8'"),
        ({"observe": None}, "observe is True or False, not None"),
        ({"check": 1}, "check is True or False, not 1"),
        ({"stream": "main"}, "stream is the address of a CUDA stream, a whole number, not 'main'"),
        ({"stream": -1}, "a whole number, not -1"),
    ],
    ids=str,
)
def test_what_a_batch_on_a_gpu_does_not_take_is_explained(
    wrong: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quartier.envs.cuda.batch.demand", lambda: None)
    with pytest.raises(BadOption, match=re.escape(said)):
        gpu("paris", **{"games": 2, **wrong})


@pytest.mark.parametrize("begin", [gpu, partial(playouts, on="gpu")], ids=["batch", "playouts"])
def test_more_games_than_the_memory_of_a_gpu_holds_are_refused(begin: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> Any:
        raise RuntimeError("[2] Call to cuMemAlloc results in CUDA_ERROR_OUT_OF_MEMORY")

    for module in ("batch", "whole_games"):
        monkeypatch.setattr(f"quartier.envs.cuda.{module}.demand", lambda: None)
    monkeypatch.setattr(cuda, "device_array", full)
    monkeypatch.setattr(cuda, "to_device", lambda given: given)
    with pytest.raises(BadOption, match="more memory than the GPU has left"):
        begin("tiny_towns", 1_000_000)


# --- small observations ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_in_small_numbers_holds_every_number(name: str) -> None:
    layout = game(name).observation
    slots = sight.slots_of(layout)
    for bound in ("lowest", "highest"):
        room = np.zeros(1, slots.kind)
        for field in layout:
            value = getattr(field, bound)
            room[field.name] = packed(value, field.bits, field.shape[-1]) if field.bits else value
        among, (word, left, right, kept) = room.view(np.int32), slots.places
        found = sight.alone.py_func(among[word], left, right, kept)
        assert found.tolist() == bounds(layout)[bound == "highest"].tolist()


def packed(value: int, bits: int, count: int) -> int:
    """Return a word made of the same number again and again."""
    return sum(value << bits * place for place in range(count))


@pytest.mark.parametrize("name", NAMES)
def test_words_hold_all_numbers_that_are_made_of_them(name: str) -> None:
    words = [field for field in game(name).observation if field.bits]
    assert words
    for field in words:
        assert field.lowest == 0
        assert field.highest < 1 << field.bits
        assert 32 % field.bits == 0, "a number would lie in two halves of a word"
        assert field.bits * field.shape[-1] <= 64


@pytest.mark.parametrize(("name", "kind"), [("paris", np.int8), ("tiny_towns", np.int16), ("munivers", np.int32)])
def test_narrow_observations_are_the_smallest_numbers_that_hold_all_of_them(name: str, kind: Any) -> None:
    lowest, highest = bounds(game(name).observation)
    assert sight.narrowest(game(name).observation) == kind
    assert np.iinfo(kind).min <= lowest.min()
    assert highest.max() <= np.iinfo(kind).max


@pytest.mark.parametrize(("name", "options"), EVERY)
def test_parts_of_an_observation_are_all_of_it_and_no_two_write_the_same_number(
    name: str, options: dict[str, Any]
) -> None:
    """Else threads would race, or what lay in their memory before would be seen. Interpreted, bounds are checked."""
    program = f"from tests.envs.test_gpu import check_parts; check_parts({name!r}, {options})"
    simulate(program, **SIMULATION)


def check_parts(name: str, options: dict[str, Any]) -> None:
    """Play a game at random, and compare now and then what each seat and a spectator see, whole and in parts."""
    found, rules = game(name), import_module(f"quartier.games.{name}.rules.observe")
    resolved, luck = found.resolve(options), np.random.default_rng(5)
    tables, state, actions = found.tables(resolved), found.empty(), np.zeros(found.max_legal, np.int32)
    found.rules.setup(state, tables, found.encode(resolved), 5)
    for move in range(200):
        if move % 10 == 0 or not found.rules.waiting(state, tables):
            for seat in range(-1, len(found.seats(resolved))):
                whole = np.full(found.observation_length, -9, np.int32)
                found.rules.observe(state, tables, seat, whole)
                assert (in_parts(found, rules, state, tables, seat) == whole).all(), (move, seat)
        if not (seats := found.rules.waiting(state, tables)):
            return
        seat = int(seats).bit_length() - 1
        count = found.rules.legal(state, tables, seat, actions)
        found.rules.apply(state, tables, seat, actions[luck.integers(count)])


def in_parts(found: Any, rules: Any, state: Any, tables: Any, seat: int) -> Any:
    """Return an observation that was written part after part; see that each of its bytes was written by one."""
    slots, tables_kind = sight.slots_of(found.observation), import_module(rules.__name__[:-7] + "state").TABLES
    rooms = [np.full(slots.kind.itemsize, filling, np.uint8) for filling in (0, 255)]
    writers = np.zeros(slots.kind.itemsize, int)
    for part in range(rules.PARTS):
        alone = [np.full(slots.kind.itemsize, filling, np.uint8) for filling in (0, 255)]
        for room in rooms + alone:
            seen = room.view(slots.kind)[0]
            rules.observe_part(state.view(found.state_type)[0], tables.view(tables_kind)[0], seat, part, seen)
        writers += alone[0] == alone[1]
    for field in found.observation:
        kind, first = slots.kind.fields[field.name][:2]  # type: ignore[index]
        assert (writers[first : first + kind.itemsize] == 1).all(), field.name
    word, left, right, kept = slots.places
    return sight.alone(rooms[1].view(np.int32)[word], left, right, kept)


@pytest.mark.parametrize("name", NAMES)
def test_a_warp_of_observations_finds_room_in_shared_memory(name: str) -> None:
    size = sight.slots_of(game(name).observation).kind.itemsize
    assert sight.WARP * (size + 8) <= sight.SHARED
    assert size // 8 % 2 == 1


def test_an_observation_that_does_not_fill_words_is_not_written_in_smaller_numbers() -> None:
    layout = game("paris").observation
    assert layout[0].highest < 128
    for length, kind in ((3, np.int32), (6, np.int16), (8, np.int8)):
        assert sight.narrowest((layout[0]._replace(shape=(length,)),)) == kind


def test_several_numbers_in_a_word_keep_their_signs() -> None:
    simulate(
        """
import numpy as np
from numba import cuda
from quartier.engine.layout import Field
from quartier.envs.cuda import sight

for kind in map(np.dtype, sight.KINDS):
    least, most = np.iinfo(kind).min, np.iinfo(kind).max
    slots = sight.slots_of((Field("numbers", (8,), least, most, ""),))
    given = np.array([[0, -1, least, most, 1, -2, most, least], [-1] * 8, [least] * 8, [most, -1] * 4], kind)
    rooms = np.zeros(4, slots.kind)
    rooms["numbers"] = given
    starts = np.arange(4, dtype=np.uint64) * np.uint64(2 * kind.itemsize)
    starts[2] = sight.NOWHERE
    carry, words = sight.carrier(kind), cuda.to_device(np.full(8 * kind.itemsize, 7, np.int32))

    @sight.kernel
    def all_words(small, places, starts, words):
        for word in range(2 * kind.itemsize):
            carry(small, places, np.uint64(slots.kind.itemsize // 4), starts, np.uint64(4), words, np.uint64(word))

    all_words[1, 1](rooms.view(np.int32), slots.places, starts, words)
    found = words.copy_to_host().view(kind).reshape(4, 8)
    assert (found[[0, 1, 3]] == given[[0, 1, 3]]).all(), (kind, found)
    assert (found[2].view(np.int32) == 7).all(), "nobody looked there"
""",
        **SIMULATION,
    )


# --- herds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), EVERY)
def test_every_position_belongs_to_a_herd_and_not_all_to_the_same(name: str, options: dict[str, Any]) -> None:
    program = f"from tests.envs.test_gpu import check_herds; check_herds({name!r}, {options})"
    simulate(program, **SIMULATION)


def check_herds(name: str, options: dict[str, Any]) -> None:
    """Play a game at random, and ask of each position which herd it belongs to."""
    found, rules = game(name), import_module(f"quartier.games.{name}.rules.herds")
    resolved, luck = found.resolve(options), np.random.default_rng(5)
    tables, state, actions = found.tables(resolved), found.empty(), np.zeros(found.max_legal, np.int32)
    found.rules.setup(state, tables, found.encode(resolved), 5)
    met = set()
    while seats := found.rules.waiting(state, tables):
        seat = int(seats).bit_length() - 1
        met.add(int(herding.herd_of(found)(state.view(found.state_type)[0], seat)))
        count = found.rules.legal(state, tables, seat, actions)
        found.rules.apply(state, tables, seat, actions[luck.integers(count)])
    assert min(met) >= 0
    assert max(met) < rules.HERDS <= herding.CHOOSING
    assert len(met) > 2


def test_rows_of_a_herd_are_brought_together_and_none_is_lost() -> None:
    simulate(
        """
import numpy as np
from numba import cuda
from quartier.envs.cuda import herding, kernels

luck = np.random.default_rng(3)
places, over = cuda.to_device(np.full(herding.MOST_HERDS, 9, np.int32)), cuda.to_device(np.array([5, 0], np.int32))
for rows in (1, 32, 75):
    kinds = luck.choice([0, 3, 4, herding.CHOOSING, herding.ENDED], rows).astype(np.int32)
    given, order = cuda.to_device(kinds), cuda.to_device(np.full(rows, -1, np.int32))
    kernels.forget[1, herding.HERDERS](over, places)
    herding.count_herds[-(-rows // 32), 32](given, places)
    herding.line_up[1, herding.HERDERS](places)
    herding.gather[-(-rows // 32), 32](given, places, order)
    found = order.copy_to_host()
    assert sorted(found) == list(range(rows))
    assert (np.diff(kinds[found]) >= 0).all()
assert over.copy_to_host()[0] == 0
""",
        **SIMULATION,
    )


def test_a_simulated_batch_sees_to_its_rows_herd_by_herd() -> None:
    simulate(
        """
import numpy as np
from quartier.envs.cuda.batch import GpuBatch

batch, orders = GpuBatch("tiny_towns", 9, players=3), []
for _ in range(12):
    batch.step(batch.random_actions())
    herds, order = batch._herds.of_rows.copy_to_host(), batch._herds.order.copy_to_host()
    assert sorted(order) == list(range(9))
    assert (np.diff(herds[order]) >= 0).all()
    assert not batch._herds.places.copy_to_host().any()
    orders.append(tuple(order))
assert len(set(orders)) > 3
listed, before = list(orders[-1][:4]), batch._rows.states.copy_to_host()
batch._herds, batch._herd = batch._herds._replace(order=batch._herds.order[:4]), lambda stream: None
batch.step(batch.random_actions())
moved = (batch._rows.states.copy_to_host() != before).any(axis=1)
assert sorted(np.flatnonzero(moved)) == sorted(listed), "rows that are not listed are not seen to"
""",
        **SIMULATION,
    )


def test_a_game_with_too_many_herds_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("quartier.games.paris.rules.herds"), "HERDS", herding.CHOOSING + 1)
    with pytest.raises(QuartierError, match="paris has 255 herds; there is room for 254"):
        herding.herd_of(game("paris"))


# --- whole games -------------------------------------------------------------------------------------


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
