"""What a batch of games consists of, wherever it is stepped: buffers in which each game is a row."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from quartier.engine.compile import INTERPRETED, NUMBER, part
from quartier.engine.doors import array
from quartier.engine.errors import BadOption
from quartier.envs.choices import MOST_CHOICES, PLAN_WIDTH, plan_of, width_of
from quartier.envs.rewards import KINDS
from quartier.envs.world import Setting

FORMS = ("flat", "compact")
"""An action is a whole move, or the next of the choices that it is made up of (choices.py)."""
FLAT, COMPACT = range(2)
UINT8, INT8, INT32, INT64, FLOAT32 = map(np.dtype, (np.uint8, np.int8, np.int32, np.int64, np.float32))


class Rows(NamedTuple):
    """What all games have in common, and the buffers."""

    tables: Any
    options: Any
    plan: Any
    """How moves are made up of choices, see choices.py."""
    states: Any
    observations: Any
    """What the seat sees that decides next."""
    last_observations: Any
    """Where a game has just ended: what the seat saw then that made the last move."""
    legal: Any
    """The legal moves. In the compact form: those that agree with what was chosen so far."""
    cursors: Any
    """How many they are in each row, and which choice is next: two rows of numbers, so that either lies together."""
    masks: Any
    """In the compact form: which answers the next choice has."""
    chosen: Any
    """In the compact form: what was chosen so far."""
    seats: Any
    """Who decides next. While a step is made, where a game is over, ~seat of who moved last."""
    episodes: Any
    """Which game of the row it is, from 0 on."""
    rewards: Any
    """Where a game has just ended: what it brought each seat; else 0."""
    ended: Any
    """Whether a game has just ended."""
    seed: Any
    form: Any
    players: Any
    kind: Any
    """Of rewards."""


def rows_of(
    setting: Setting, games: int, form: str, make: Callable[..., Any], given: Callable[..., Any], *, seen: bool = True,
    offered: bool = True,
) -> Rows:  # fmt: skip
    """Return the buffers of a batch, by functions that make one and that bring what is given to where they are.

    Those for observations and for legal moves are large, and made only where they are wanted.
    """
    sizes, compact = setting.game.rules.sizes, form == FORMS[COMPACT]
    observation, moves = seen * sizes.observation, offered * sizes.actions
    return Rows(
        tables=given(setting.tables),
        options=given(setting.encoded),
        plan=given(plan_of(setting.game)),
        states=make((games, sizes.state), UINT8),
        observations=make((games, observation), INT32),
        last_observations=make((games, observation), INT32),
        legal=make((games, moves), INT32),
        cursors=make((2, games), INT64),
        masks=make((games, width_of(setting.game) if compact else 0), INT8),
        chosen=make((games, MOST_CHOICES if compact else 0), INT32),
        seats=make((games,), INT32),
        episodes=make((games,), INT64),
        rewards=make((games, setting.players), FLOAT32),
        ended=make((games,), UINT8),
        seed=0,
        form=FORMS.index(form),
        players=setting.players,
        kind=KINDS.index(setting.rewards),
    )


def room(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """Return a buffer in the memory of the CPU."""
    try:
        return np.zeros(shape, kind)
    except MemoryError as error:
        raise BadOption(f"so many games at once need more memory than there is: {error}") from error


AT = types.UniTuple(NUMBER, len(Rows._fields) + 9)
"""Where the buffers lie, the numbers after them, and nine sizes: compiled code is handed a batch as plain numbers, on a
CPU because arrays would be counted at every call, on a GPU because each is a handful of arguments to a kernel."""


def places(rows: Rows, address: Callable[[Any], Any]) -> tuple[Any, ...]:
    """Return AT, by the function that tells where a buffer lies; interpreted rules get the buffer itself."""
    buffers, numbers = rows[: Rows._fields.index("seed")], rows[Rows._fields.index("seed") :]
    games, state = rows.states.shape
    sizes = (rows.observations.shape[1], rows.legal.shape[1], rows.masks.shape[1], rows.chosen.shape[1])
    common = (len(rows.tables), len(rows.options), len(rows.plan))
    return (
        *(buffer if INTERPRETED else address(buffer) for buffer in buffers),
        *numbers,
        games,
        *common,
        state,
        *sizes,
    )


@part
def rows_at(at: Any) -> Rows:
    """Return the buffers that lie there."""
    (
        tables, options, plan, states, observations, last_observations, legal, cursors, masks, chosen, seats, episodes,
        rewards, ended, seed, form, players, kind, games, tables_size, options_size, kinds, state_size,
        observation_size, legal_size, mask_size, chosen_size,
    ) = at  # fmt: skip
    return Rows(
        array(tables, tables_size, UINT8),
        array(options, options_size, INT32),
        array(plan, (kinds, PLAN_WIDTH), INT32),
        array(states, (games, state_size), UINT8),
        array(observations, (games, observation_size), INT32),
        array(last_observations, (games, observation_size), INT32),
        array(legal, (games, legal_size), INT32),
        array(cursors, (2, games), INT64),
        array(masks, (games, mask_size), INT8),
        array(chosen, (games, chosen_size), INT32),
        array(seats, games, INT32),
        array(episodes, games, INT64),
        array(rewards, (games, players), FLOAT32),
        array(ended, games, UINT8),
        np.uint64(seed),
        form,
        players,
        kind,
    )
