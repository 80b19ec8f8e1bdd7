"""A GPU plays the very same games: proved on one where there is one, and in Numba's simulation of one anywhere."""

import re
from functools import partial
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba import cuda, types

from quartier.engine.compile import ACTIONS, LINES, NUMBER
from quartier.engine.errors import BadOption, IllegalMove, QuartierError
from quartier.engine.extras import command_for
from quartier.envs import gpu, playouts
from quartier.envs.batch import Batch
from quartier.envs.cuda import device, herding, kernels, sight, slots
from quartier.envs.cuda.proof import prove_steps
from quartier.envs.features import features
from quartier.envs.rows import AT, INT32
from quartier.games import NAMES, game
from tests.envs.simulation import EVERY, SIMULATION, simulate

FEW = 12
"""Steps of a simulation that need not see a game end."""
ON_A_GPU = pytest.mark.skipif(not cuda.is_available(), reason="there is no GPU here that CUDA can use")
TO_PTX = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="the extra `gpu` is not installed")
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


@pytest.mark.parametrize(
    ("name", "given", "steps"),
    [
        ("paris", {"form": "compact", "narrow": True}, FEW),
        ("tiny_towns", {"players": 1, "narrow": True}, FEW),
        pytest.param("tiny_towns", {"players": 1, "narrow": True}, 70, marks=pytest.mark.long),
        pytest.param("paris", {"hand": 2, "rewards": "margin"}, 45, marks=pytest.mark.long),
        pytest.param("munivers", {"players": 2, "content": "short", "narrow": True}, 20, marks=pytest.mark.long),
        pytest.param("paris", {"form": "compact", "narrow": True}, 100, marks=pytest.mark.long),
        ("tiny_towns", {"players": 3, "form": "compact"}, FEW),
        ("munivers", {"players": 2, "content": "short", "form": "compact", "rewards": "margin"}, FEW),
    ],
    ids=str,
)
def test_a_simulated_gpu_steps_the_same_games(name: str, given: dict[str, Any], steps: int) -> None:
    proof = f"from quartier.envs.cuda.proof import *; print(prove_steps({name!r}, 2, {steps}, seed=7, **{given}))"
    ended = int(simulate(proof, **SIMULATION))
    assert ended >= 1 or steps == FEW


def test_a_simulated_gpu_with_little_room_sees_to_all_rows_in_turns() -> None:
    """One block looks at 70 rows, and rewards and deals where all games are over: it takes three turns."""
    simulate(
        """
from quartier.envs.cuda import batch, device, kernels, proof
proof.prove_steps("tiny_towns", 70, 2, narrow=True, players=1)
games = batch.GpuBatch("tiny_towns", 70, narrow=True, players=1)
assert device.in_turns(games._kernels.deal, games._block) == 1
dealt, rewards = games._rows.states.copy_to_host(), games._rows.rewards
games.step(games.random_actions())
assert not rewards.copy_to_host().any()
games._launch(0, kernels.start, games._at, games._over)
assert (games._rows.states.copy_to_host() != dealt).any(axis=1).all()
games._launch_in_turns(0, games._kernels.reward, games._block, games._block, games._at, games._over)
assert rewards.copy_to_host().all()
games._launch_in_turns(0, games._kernels.deal, games._block, games._block, games._at, games._over)
assert (games._rows.states.copy_to_host() == dealt).all()
""",
        **SIMULATION,
    )


@pytest.mark.parametrize(
    ("found", "wanted"), [((), 1), ((132,), 132), ((5 * 132,), 4 * 132), ((9 * 132, 132), 7 * 132)]
)
def test_blocks_that_take_turns_leave_a_fifth_of_the_room_to_others(
    found: tuple[int, ...], wanted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    forms = {number: SimpleNamespace(max_cooperative_grid_blocks=lambda _, n=n: n) for number, n in enumerate(found)}
    monkeypatch.setattr(device, "multiprocessors", lambda: 132)
    assert device.in_turns(SimpleNamespace(overloads=forms), 32) == wanted


def test_simulated_threads_that_ask_at_the_same_moment_share_one_array() -> None:
    """With Numba's own function some had another one, and waited for the others for ever."""
    simulate(
        """
import time
import numpy as np
from numba import cuda, types
from quartier.envs.cuda.device import kernel

@kernel
def meet(found):
    shared = cuda.shared.array(1, types.int64)
    if cuda.threadIdx.x == 0:
        shared[0] = 7
    cuda.syncthreads()
    found[cuda.threadIdx.x] = shared[0]

def slowly(*given):
    time.sleep(0.01)
    return empty(*given)

found, empty = cuda.to_device(np.zeros(8, np.int64)), np.empty
np.empty = slowly
meet[1, 8](found)
assert (found.copy_to_host() == 7).all()
""",
        **SIMULATION,
    )


def test_a_simulated_batch_gives_its_buffers_back_as_soon_as_nobody_uses_it() -> None:
    simulate(
        """
import gc
import weakref
from quartier.envs.cuda.batch import GpuBatch

gc.disable()
batch = GpuBatch("tiny_towns", 2, players=1)
batch.step(batch.random_actions())
gone = weakref.ref(batch)
del batch
assert gone() is None
""",
        **SIMULATION,
    )


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

makers = [lambda: GpuBatch("tiny_towns", 2, players=1, observe=False), lambda: GpuBatch("paris", 2, observe=False)]
wanted = {make: played(make()) for make in makers}
parts = ("_sort", "_act", "_herd", "_finish", "_offer", "_forget")
for make, what in [(make, what) for make in makers for what in parts]:
    batch = make()
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
    assert (played(batch) == wanted[make]).all(), what
""",
        **SIMULATION,
    )


# --- as machine code ---------------------------------------------------------------------------------

SEEDS = types.uint64[::1]
OF_A_GAME = {
    "deal": (AT, ACTIONS),
    "sort": (AT, ACTIONS, ACTIONS, ACTIONS, ACTIONS),
    "act": (AT, ACTIONS, ACTIONS, ACTIONS, ACTIONS, ACTIONS),
    "reward": (AT, ACTIONS),
    "offer": (AT, ACTIONS, ACTIONS, NUMBER),
    "choose": (AT, ACTIONS, ACTIONS, LINES, ACTIONS, ACTIONS),
    "play": (AT, ACTIONS, LINES),
}
LOOK = AT, LINES, ACTIONS, ACTIONS, ACTIONS, NUMBER, ACTIONS
OF_ALL_GAMES = {
    "start": (AT, ACTIONS),
    "forget": (ACTIONS, ACTIONS, ACTIONS),
    "begin": (ACTIONS, ACTIONS),
    "go_on": (ACTIONS, ACTIONS, ACTIONS),
    "take": (types.int64[::1], ACTIONS),
    "check": (AT, ACTIONS, ACTIONS),
    "draw": (AT, ACTIONS, SEEDS),
    "count": (SEEDS,),
    "mask": (AT, types.int8[:, ::1]),
    "describe": (LINES, LINES, types.float16[:, ::1]),
}
OF_HERDING = {"count_herds": 4 * (ACTIONS,), "line_up": (ACTIONS,), "gather": 5 * (ACTIONS,)}


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
    kinds = (slots.narrowest(game(name).observation), *([INT32] if name == "tiny_towns" else []))
    looks = {kind: sight.look_of(game(name), kind).kernel for kind in kinds}
    assert set(found._fields) == set(OF_A_GAME)
    assert [kernel for kernel in OF_A_GAME if not getattr(found, kernel)] == (["sort"] if name == "tiny_towns" else [])
    for kernel, taken, function in [
        *((kernel, taken, made) for kernel, taken in OF_A_GAME.items() if (made := getattr(found, kernel))),
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
    with pytest.raises(QuartierError, match=f"numba_cuda.*{re.escape(command_for('gpu'))}"):
        gpu("paris", 2)
    with pytest.raises(QuartierError, match=f"numba_cuda.*{re.escape(command_for('gpu'))}"):
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
