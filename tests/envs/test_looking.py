"""The kernel that writes observations, in a simulation: made-up layouts, and batches whose last block is not full."""

from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda

from quartier.engine.compile import record_type
from quartier.engine.layout import Field, Layout, length
from quartier.envs.choices import PLAN_WIDTH, STEP
from quartier.envs.cuda import sight
from quartier.envs.cuda import slots as small
from quartier.envs.cuda.device import address
from quartier.envs.rows import INT8, INT32, INT64, UINT8, Rows, places
from quartier.envs.stepping import OVER, TO_OFFER
from tests.envs.simulation import SIMULATION, simulate
from tests.envs.test_sight import read, rooms_of

TABLES = record_type([("nothing", np.int64)])
VIEWER = Field("viewer", (), -1, 3, "")
UNTOUCHED = 7
CASES = 16
SECRET = 8
"""Bytes of a state before what is seen."""
LARGEST_BYTE = 127
SEVEN_OF_8 = {np.dtype(np.int8): np.int8(127), np.dtype(np.uint64): np.uint64(0x7F7F7F7F7F7F7F7F)}
"""The bits of bytes that are not negative."""


def test_what_is_seen_is_written_in_the_rows_that_are_looked_at_and_nowhere_else() -> None:
    """Observations of every length beside whole sectors, blocks of 8 to 32 rows, and up to eight warps of them."""
    simulate("from tests.envs.test_looking import check_cases; check_cases()", **SIMULATION)


def check_cases() -> None:
    """Look at random batches, each with other sizes."""
    random = np.random.default_rng(5)
    for case in range(CASES):
        kind = np.dtype(small.KINDS[case % 3])
        layout = layout_of(kind, case % sight.SECTOR, random)
        size = small.slots_of(layout).kind.itemsize
        lookers = sight.SECTOR * (1 + case // 4)
        told = 4 * (length(layout) * kind.itemsize // 4 + max(1, copies_in(layout)))
        sight.SHARED = told + (lookers + int(random.integers(sight.SECTOR))) * (size + 8)
        sight.MOST_WARPS = (1, 2, 3, 8)[case % 4]
        look = sight.look_of(game_of(layout, 1 + case % 5), kind)
        assert look.lookers == lookers
        assert look.plan.shape[1] % sight.SECTOR == case % sight.SECTOR
        assert len(look.copies) > sight.WARP
        for which in (sight.NEXT, sight.LAST, sight.FRESH):
            check_looking(look, layout, kind, which, random)


def copied_fields(kind: np.dtype[Any], random: np.random.Generator) -> list[Field]:
    """Return fields that are seen as they are: as many as a warp copies in several turns, some of which grow."""
    rows, more = (int(random.integers(1, most)) for most in (4, 40))
    fields = [Field("grown", (2, 60 + 2 * more), 0, 127, "", plus=1)]
    fields.append(Field("bytes", (rows, 8 * rows), 0, 127, "", bits=8, plus=int(random.integers(2))))
    if kind.itemsize > 1:
        fields.append(Field("shorts", (2 * more,), -32_768, 32_767, "", plus=0))
    if kind.itemsize > 2:
        fields.append(Field("numbers", (rows,), -(2**31), 2**31 - 1, "", plus=0))
    return fields


def grow(rooms: Any, layout: Layout, by: int) -> None:
    """Add to all bytes that grow when they are copied."""
    for field in layout:
        if field.plus:
            room, first = rooms.dtype.fields[field.name][:2]
            rooms.view(np.uint8).reshape(len(rooms), -1)[:, first : first + room.itemsize] += np.uint8(by % 256)


def copies_in(layout: Layout) -> int:
    """Return how many times 32 bits are seen as they are."""
    kind = small.slots_of(layout).kind
    return sum(kind[field.name].itemsize // 4 for field in layout if field.plus is not None)


def layout_of(kind: np.dtype[Any], beside: int, random: np.random.Generator) -> Layout:
    """Return a random layout, as many words longer than whole sectors."""
    fields = [VIEWER, *copied_fields(kind, random)]
    for number in range(random.integers(1, 5)):
        shape = tuple(random.integers(1, 5, random.integers(3)).tolist())
        most = np.iinfo(small.KINDS[random.integers(3)])
        if number % 2:
            bits = int(random.choice([1, 2, 4, 8]))
            fields.append(Field(f"bits{number}", (*shape, 64 // bits), 0, 1, "", bits=bits))
            fields.append(Field(f"few{number}", (*shape, int(random.integers(1, 8))), 0, 1, "", bits=bits))
        elif most.max <= np.iinfo(kind).max:
            lowest = int(random.choice([0, -1, most.min]))
            fields.append(Field(f"plain{number}", shape, lowest, int(most.max), ""))
    packed = 4 // kind.itemsize
    rest = (packed * beside - length(tuple(fields))) % (packed * sight.SECTOR)
    return (*fields, Field("rest", (rest,), -1, 1, "")) if rest else tuple(fields)


def game_of(layout: Layout, parts: int) -> Any:
    """Return as much of a game as looking asks for: its state is a secret and what is seen, but for who looks."""

    def observe_part(state: Any, _: Any, seat: int, part: int, seen: Any) -> None:
        for field in layout[part::parts]:
            if field.plus is None:
                seen[field.name] = seat if field == VIEWER else state[field.name]

    seen: Any = small.slots_of(layout).kind
    behind: Any = {
        "names": seen.names,
        "formats": [(np.int8, seen[name].itemsize) if name == "bytes" else seen[name] for name in seen.names],
        "offsets": [SECRET + seen.fields[name][1] for name in seen.names],
        "itemsize": SECRET + seen.itemsize,
    }

    class Made:
        state_type = np.dtype((np.record, np.dtype(behind)))
        observation, observation_length = layout, length(layout)
        module = {
            "rules.observe": SimpleNamespace(observe_part=observe_part, PARTS=parts),
            "rules.state": SimpleNamespace(TABLES=TABLES),
        }.__getitem__

    return Made()


def check_looking(
    look: sight.Look, layout: Layout, kind: np.dtype[Any], which: int, random: np.random.Generator
) -> None:
    """Look at certain rows of a batch whose blocks need not be full, and compare."""
    slots, games = small.slots_of(layout), int(random.integers(1, 2 * look.lookers))
    rooms = rooms_of(layout, games, random)
    for field in layout:
        if field.plus is not None and field.highest == LARGEST_BYTE:
            rooms[field.name] &= SEVEN_OF_8[rooms[field.name].dtype]
    grow(rooms, layout, -1)
    seats, steps = random.integers(0, 4, games), random.choice([TO_OFFER, TO_OFFER, 0, OVER], games)
    over = np.array([random.integers(games + 1), *random.permutation(games)], np.int32)
    rows = batch_of(rooms, ~seats if which == sight.LAST else seats, steps)
    written = cuda.to_device(np.full((games, length(layout)), UNTOUCHED, kind))
    given = map(cuda.to_device, (look.plan, look.copies, over, np.zeros(len(sight.CERTAIN_ROWS), np.int32)))
    blocks = int(random.integers(1, 1 - (-games // look.lookers)))
    look.kernel[blocks, look.block](places(rows, address), *given, which, written.ravel().view(small.WRITTEN))
    grow(rooms, layout, 1)
    rooms["viewer"] = seats[:, None]
    wanted = np.full((games, length(layout)), UNTOUCHED, kind)
    for row in np.flatnonzero(steps == TO_OFFER) if which == sight.NEXT else over[1 : 1 + over[0]]:
        wanted[row] = np.array(read(slots, rooms[row])).astype(kind)
    assert (written.copy_to_host() == wanted).all(), (which, layout)


def zeros(kind: Any, *shape: int) -> Any:
    """Return a buffer of zeros on the device."""
    return cuda.to_device(np.zeros(shape, kind))


def batch_of(rooms: Any, seats: Any, steps: Any) -> Rows:
    """Return the buffers of a batch that is only looked at."""
    games = len(rooms)
    cursors = np.zeros((2, games), np.int64)
    cursors[STEP] = steps
    nothing = zeros(INT32, games, 0)
    return Rows(
        tables=zeros(UINT8, TABLES.itemsize),
        options=zeros(INT32, 0),
        plan=zeros(INT32, 0, PLAN_WIDTH),
        states=cuda.to_device(np.pad(rooms.view(np.uint8).reshape(games, -1), ((0, 0), (SECRET, 0)))),
        observations=nothing,
        last_observations=nothing,
        legal=nothing,
        cursors=cuda.to_device(cursors),
        masks=zeros(INT8, games, 0),
        chosen=nothing,
        seats=cuda.to_device(seats.astype(np.int32)),
        episodes=zeros(INT64, games),
        rewards=zeros(np.float32, games, 0),
        ended=zeros(UINT8, games),
        seed=0,
        form=0,
        players=0,
        kind=0,
    )
