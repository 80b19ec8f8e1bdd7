"""Rows in which about the same is to be done, one after the other.

32 threads run in step: where they are to do different things, each waits while the others do theirs. So rows are seen
to in an order that brings together those of the same herd, as the game tells (`rules/herds.py`): by the moves that are
to be made, and then by the positions that they led to. It is found out by counting, anew each time. Herds with a low
number come first: what takes long had better not begin last. What is written into a row does not depend on any of it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from numba import cuda, types

from quartier.engine.errors import QuartierError
from quartier.engine.game import Game
from quartier.envs.cuda.device import SIMULATED, device, kernel

MOST_HERDS = 1024
"""The last two are those of rows in a choice that is not over, and of rows whose game is over."""
CHOOSING, ENDED = MOST_HERDS - 2, MOST_HERDS - 1
HERDERS = 8 if SIMULATED else 256
"""Threads that see to all herds; a simulated one is a thread of Python's each."""
SORTERS = 8 if SIMULATED else 1024
"""Threads of a block that counts rows: the more they are, the fewer blocks have to count every herd."""


class Herds(NamedTuple):
    """The buffers."""

    going: Any
    """How many rows are seen to: it lies on the device, so that launches can stay the same when they become fewer."""
    given: Any
    """Which rows those are."""
    of_rows: Any
    """The herd of each row."""
    places: Any
    """How large each herd is; then where it begins; then where the next of its rows goes."""
    order: Any
    """The same rows, herd by herd."""


def herds_of(game: Game) -> tuple[Callable[..., int], Any]:
    """Return the rules that tell which herd a position belongs to, and which one a move: None if a game has no such."""
    rules = game.module("rules.herds")
    if rules.HERDS > CHOOSING:
        raise QuartierError(f"{game.name} has {rules.HERDS} herds; there is room for {CHOOSING}")
    return rules.herd, getattr(rules, "herd_of_move", None)


def herd_rows(herds: Herds, rows: int, stream: Any) -> None:
    """Find out in which order rows, of which there are at most so many, are seen to from now on."""
    blocks = -(-rows // SORTERS)
    count_herds[blocks, SORTERS, stream](*herds[:-1])
    line_up[1, HERDERS, stream](herds.places)
    gather[blocks, SORTERS, stream](*herds)


@device
def within(herd: Any) -> Any:
    """Return the herd, if there is such a one, or else that of choices."""
    return herd if 0 <= herd < CHOOSING else CHOOSING


@kernel
def count_herds(going: Any, given: Any, of_rows: Any, places: Any) -> None:
    """Find out how large the herds are."""
    found = cuda.shared.array(MOST_HERDS, types.int32)
    if is_idle(going):
        return
    count_here(going, given, of_rows, found)
    for herd in range(cuda.threadIdx.x, MOST_HERDS, cuda.blockDim.x):
        if found[herd]:
            cuda.atomic.add(places, herd, found[herd])


@kernel
def line_up(places: Any) -> None:
    """Find out where each herd begins: one block of HERDERS, each of which sees to some herds in a row."""
    until = cuda.shared.array(HERDERS, types.int32)
    thread, share = cuda.threadIdx.x, MOST_HERDS // HERDERS
    rows, distance = 0, 1
    for herd in range(thread * share, (thread + 1) * share):
        rows += places[herd]
    until[thread] = rows
    while distance < HERDERS:
        cuda.syncthreads()
        before = until[thread - distance] if thread >= distance else 0
        cuda.syncthreads()
        until[thread] += before
        distance *= 2
    begin = until[thread] - rows
    for herd in range(thread * share, (thread + 1) * share):
        size = places[herd]
        places[herd] = begin
        begin += size


@kernel
def gather(going: Any, given: Any, of_rows: Any, places: Any, order: Any) -> None:
    """Bring the rows of each herd together. A block reserves places for all of its rows in a herd at once."""
    found = cuda.shared.array(MOST_HERDS, types.int32)
    if is_idle(going):
        return
    number, rank = cuda.grid(1), count_here(going, given, of_rows, found)
    for herd in range(cuda.threadIdx.x, MOST_HERDS, cuda.blockDim.x):
        if found[herd]:
            found[herd] = cuda.atomic.add(places, herd, found[herd])
    cuda.syncthreads()
    if number < going[0]:
        row = given[number]
        order[found[of_rows[row]] + rank] = row


@device
def is_idle(going: Any) -> Any:
    """Tell whether a block has no rows at all."""
    return cuda.blockIdx.x * cuda.blockDim.x >= going[0]


@device
def count_here(going: Any, given: Any, of_rows: Any, found: Any) -> Any:
    """Count the rows of a block by herds; return how many of its herd came before this thread's."""
    for herd in range(cuda.threadIdx.x, MOST_HERDS, cuda.blockDim.x):
        found[herd] = 0
    cuda.syncthreads()
    number, rank = cuda.grid(1), 0
    if number < going[0]:
        rank = cuda.atomic.add(found, of_rows[given[number]], 1)
    cuda.syncthreads()
    return rank
