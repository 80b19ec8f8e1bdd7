"""The kernels that step games on a GPU: mostly a thread a row, over the functions that a CPU runs (stepping.py).

A step is made in parts, so that each needs few registers: sort, act; herd, look, offer. Few games are over, and what
those need is done beside that, for them alone: look once more, reward, deal anew, look, offer. Nothing waits for the
host. Where games are played at random to their ends nobody looks and none is dealt anew: choose, sort, act, herd.

`over` lists rows whose games are over: how many they are, then which, in no certain order; each thread sees to as many
of them as come to it, since a launch for all rows would be one for hardly any. `order` lists the rows where games go
on, those together in which about the same is to be done (herding.py); `going` tells how many they are.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import cuda, types

from quartier.engine.doors import address, record
from quartier.engine.game import Game
from quartier.engine.playout import STUCK
from quartier.envs import features, stepping, whole_games
from quartier.envs.choices import LEFT, STEP
from quartier.envs.cuda.device import device, doors_of, kernel
from quartier.envs.cuda.herding import CHOOSING, ENDED, HERDERS, herds_of, within
from quartier.envs.cuda.sight import NEXT, NOBODY, row_of
from quartier.envs.rows import rows_at

LARGEST = 2**31 - 1


class Kernels(NamedTuple):
    """The kernels of a game, but for how observations are written (sight.py)."""

    deal: Any
    sort: Any
    """Tells which herds the moves belong to; None: the game does not say."""
    act: Any
    reward: Any
    offer: Any
    choose: Any
    """Draws the next moves of whole random games."""
    play: Any
    """Plays whole ones, a thread each."""


@cache
def kernels_of(game: Game) -> Kernels:
    """Return the kernels of a game; they are compiled when they are first launched."""
    doors, sizes = doors_of(game), game.rules.sizes
    count, outcomes = int(np.prod(sizes.lines)), (3, sizes.lines[0])
    (herd, herd_of_move), state_kind = herds_of(game), game.state_type
    tables_kind = game.module("rules.state").TABLES

    @kernel
    def deal(at: Any, over: Any) -> None:
        for number in range(cuda.grid(1), over[0], cuda.gridsize(1)):
            stepping.deal(doors, rows_at(at), np.int64(over[1 + number]))

    @kernel
    def sort(at: Any, taken: Any, going: Any, order: Any, herds: Any) -> None:
        number, rows = cuda.grid(1), rows_at(at)
        if number < going[0]:
            row = np.int64(order[number])
            state, seat = record(address(rows.states[row]), state_kind), np.int64(rows.seats[row])
            herds[row] = within(np.int64(herd_of_move(state, seat, np.int64(taken[row]))))

    @kernel
    def act(at: Any, taken: Any, over: Any, going: Any, order: Any, herds: Any) -> None:
        number, rows = cuda.grid(1), rows_at(at)
        if number < going[0]:
            row = np.int64(order[number])
            if taken[row] != STUCK:
                stepping.act(doors, rows, row, np.int64(taken[row]))
            if rows.cursors[STEP, row] == stepping.OVER:
                over[1 + cuda.atomic.add(over, 0, 1)] = row
                herds[row] = ENDED
            elif rows.cursors[STEP, row] == stepping.TO_OFFER:
                state, seat = record(address(rows.states[row]), state_kind), np.int64(rows.seats[row])
                herds[row] = within(np.int64(herd(state, record(address(rows.tables), tables_kind), seat)))
            else:
                herds[row] = CHOOSING

    @kernel
    def reward(at: Any, over: Any) -> None:
        lines, outcome = cuda.local.array(count, types.int32), cuda.local.array(outcomes, types.float64)
        for number in range(cuda.grid(1), over[0], cuda.gridsize(1)):
            stepping.reward(doors, rows_at(at), np.int64(over[1 + number]), lines, outcome)

    @kernel
    def offer(at: Any, over: Any, order: Any, which: Any) -> None:
        rows, number = rows_at(at), cuda.grid(1)
        row = row_of(rows, over, order[number] if which == NEXT and number < len(order) else number, which)
        if row != NOBODY:
            stepping.offer(doors, rows, row)

    @kernel
    def choose(at: Any, going: Any, given: Any, actions: Any, moves: Any, taken: Any) -> None:
        thread, rows = cuda.grid(1), rows_at(at)
        for number in range(thread, going[0], cuda.gridsize(1)):  # there is not room to list moves of all rows
            row = np.int64(given[number])
            taken[row], moves[row] = whole_games.choose(doors, rows, row, actions[thread], np.int64(moves[row]))

    @kernel
    def play(at: Any, moves: Any, actions: Any) -> None:
        row, rows = cuda.grid(1), rows_at(at)
        if row < len(rows.states):
            moves[row] = whole_games.play(doors, rows, row, actions[row])

    return Kernels(deal, sort if herd_of_move else None, act, reward, offer, choose, play)


# --- for every game alike ----------------------------------------------------------------------------


@kernel
def start(at: Any, over: Any) -> None:
    """Prepare all rows for their first games, as if others had ended there."""
    row, rows = cuda.grid(1), rows_at(at)
    if row == 0:
        over[0] = len(rows.states)
    if row < len(rows.states):
        stepping.clear(rows, row)
        over[1 + row] = row


@kernel
def forget(over: Any, turns: Any, places: Any) -> None:
    """Empty the list of rows whose games are over, all turns and all herds: one block of HERDERS."""
    over[0] = 0
    for which in range(len(turns)):
        turns[which] = 0
    empty(places)


@kernel
def begin(moves: Any, order: Any) -> None:
    """Write that no moves were made and that all rows are seen to, in any order."""
    row = cuda.grid(1)
    if row < len(moves):
        moves[row] = 0
        order[row] = row


@kernel
def go_on(over: Any, going: Any, places: Any) -> None:
    """Find out in how many rows games go on, which then are listed first, and empty all herds: one block of HERDERS."""
    going[0] = len(over) - 1 - over[0]
    empty(places)


@device
def empty(places: Any) -> None:
    """Empty all herds: HERDERS together."""
    for herd in range(cuda.threadIdx.x, len(places), HERDERS):
        places[herd] = 0


@kernel
def take(given: Any, taken: Any) -> None:
    """Copy actions of any kind of whole numbers; those that are too large for ours are not legal anyhow."""
    row = cuda.grid(1)
    if row < len(taken):
        action = np.int64(given[row])
        taken[row] = action if 0 <= action <= LARGEST else -1


@kernel
def check(at: Any, taken: Any, wrong: Any) -> None:
    """Note the first row whose action is not legal."""
    row, rows = cuda.grid(1), rows_at(at)
    if row < len(rows.states) and not stepping.is_legal(rows, row, np.int64(taken[row])):
        cuda.atomic.min(wrong, 0, row)


@kernel
def draw(at: Any, taken: Any, seed: Any) -> None:
    """Draw a legal action for each row; the seed lies on the device, so that every draw is launched alike."""
    row, rows = cuda.grid(1), rows_at(at)
    if row < len(rows.states):
        taken[row] = stepping.draw(rows, row, seed[0])


@kernel
def count(seed: Any) -> None:
    """Go on to the seed of the next draw."""
    seed[0] += np.uint64(1)


@kernel
def mask(at: Any, masks: Any) -> None:
    """Write which of all moves are legal; a block a row."""
    row, rows = cuda.blockIdx.x, rows_at(at)
    for place in range(cuda.threadIdx.x, masks.shape[1], cuda.blockDim.x):
        masks[row, place] = 0
    cuda.syncthreads()
    for number in range(cuda.threadIdx.x, rows.cursors[LEFT, row], cuda.blockDim.x):
        masks[row, rows.legal[row, number]] = 1


@kernel
def describe(observations: Any, plan: Any, written: Any) -> None:
    """Write the features of observations; a block a row."""
    row = cuda.blockIdx.x
    for place in range(cuda.threadIdx.x, written.shape[1], cuda.blockDim.x):
        written[row, place] = 0
    cuda.syncthreads()
    for number in range(cuda.threadIdx.x, observations.shape[1], cuda.blockDim.x):
        features.write_number(observations[row], plan, written[row], number)
