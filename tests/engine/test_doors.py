"""What passes between the engine and compiled rules: arrays of the right types and sizes, and nothing else."""

from typing import Any

import numba
import numpy as np
import pytest

from quartier.bots.greedy import best_action
from quartier.engine import doors, playout
from quartier.engine.compile import INTERPRETED
from quartier.engine.errors import QuartierError
from quartier.games import NAMES, game

Calls = dict[str, tuple[Any, ...]]


def calls(name: str) -> tuple[Any, Calls]:
    """Return the rules of a game, and for each of their functions arguments that it takes."""
    found = game(name)
    options = found.resolve({})
    state, tables, numbers = found.empty(), found.tables(options), found.encode(options)
    found.rules.setup(state, tables, numbers, 5)
    seat = int(found.rules.waiting(state, tables)).bit_length() - 1
    actions = np.zeros(found.max_legal, np.int32)
    assert found.rules.legal(state, tables, seat, actions) > 0
    lines = np.zeros((len(found.seats(options)), len(found.score_lines)), np.int32)
    return found.rules, {
        "setup": (found.empty(), tables, numbers, 5),
        "waiting": (state, tables),
        "legal": (state, tables, seat, actions),
        "apply": (state, tables, seat, int(actions[0])),
        "scores": (state, tables, lines),
        "winners": (state, tables),
        "resample": (state, tables, seat, 7),
        "evaluate": (state, tables, seat),
        "check": (state, tables),
        "observe": (state, tables, seat, np.zeros(found.rules.sizes.observation, np.int32)),
    }


def with_each_array(arguments: tuple[Any, ...], change: Any) -> Any:
    """Give the arguments with one array changed, for each array among them."""
    for number, value in enumerate(arguments):
        if isinstance(value, np.ndarray):
            yield [*arguments[:number], change(value), *arguments[number + 1 :]]


@pytest.mark.parametrize("name", NAMES)
def test_every_door_opens_for_what_belongs_to_the_game(name: str) -> None:
    rules, taken = calls(name)
    assert set(taken) == set(rules.entries._fields)
    for door, arguments in taken.items():
        getattr(rules, door)(*(value.copy() if isinstance(value, np.ndarray) else value for value in arguments))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "change",
    [lambda array: array[:-1].copy(), lambda array: array[:0].copy(), lambda array: np.append(array, array[:1], 0)],
    ids=["shorter", "empty", "longer"],
)
def test_an_array_of_another_size_is_refused_and_nothing_is_written(name: str, change: Any) -> None:
    rules, taken = calls(name)
    for door, arguments in taken.items():
        if door == "scores":
            arguments = arguments[:2]  # it takes as many rows as it is given, see below
        for wrong in with_each_array(arguments, change):
            before = [value.copy() for value in wrong if isinstance(value, np.ndarray)]
            with pytest.raises(QuartierError, match="size"):
                getattr(rules, door)(*wrong, *taken[door][len(arguments) :])
            after = [value for value in wrong if isinstance(value, np.ndarray)]
            assert all(np.array_equal(one, other) for one, other in zip(before, after, strict=True)), door


@pytest.mark.parametrize("name", NAMES)
def test_scores_are_written_for_as_many_seats_as_there_are_rows(name: str) -> None:
    rules, taken = calls(name)
    state, tables, every = taken["scores"]
    rules.scores(state, tables, every)
    one = np.zeros_like(every[:1])
    rules.scores(state, tables, one)
    assert np.array_equal(one[0], every[0])
    for shape in ((len(every), every.shape[1] - 1), (len(every), every.shape[1] + 1), (rules.sizes.lines[0] + 1, 1)):
        with pytest.raises(QuartierError, match="size"):
            rules.scores(state, tables, np.zeros(shape, np.int32))


@pytest.mark.skipif(INTERPRETED, reason="interpreted rules would take them, or fail in NumPy")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "change",
    [lambda array: array.astype(np.float64), lambda array: np.repeat(array, 2)[::2], lambda array: array.tolist()],
    ids=["of another type", "with gaps", "a list"],
)
def test_an_array_of_another_kind_is_refused(name: str, change: Any) -> None:
    """Compiled rules would read what does not lie there."""
    rules, taken = calls(name)
    for door, arguments in taken.items():
        for wrong in with_each_array(arguments[:2], change):
            with pytest.raises(TypeError):
                getattr(rules, door)(*wrong, *arguments[2:])


@pytest.mark.parametrize("name", NAMES)
def test_compiled_code_of_the_engine_is_refused_too(name: str) -> None:
    found = game(name)
    rules, taken = calls(name)
    state, tables, seat, actions = taken["legal"]
    numbers = taken["setup"][2]
    with pytest.raises(QuartierError, match="size"):
        playout.play_out(rules.doors, state[8:].copy(), tables, actions, np.uint64(1))
    with pytest.raises(QuartierError, match="size"):
        playout.play_out(rules.doors, state, tables[8:].copy(), actions, np.uint64(1))
    with pytest.raises(QuartierError, match="size"):
        playout.play_games(rules.doors, found.empty()[None], tables, numbers, actions[:3].copy(), np.uint64(1), 1)
    with pytest.raises(QuartierError, match="size"):
        best_action(rules.doors, state.copy(), tables, found.empty(), actions[:3].copy(), seat, 100, np.uint64(1))


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_functions_may_stand_for_their_addresses() -> None:
    rules, taken = calls("paris")
    entries: Any = rules.entries
    linked = doors.Entries(*(numba.njit(entry.py_func) for entry in entries))

    @numba.njit  # type: ignore[untyped-decorator, unused-ignore]
    def moves_and_sight(state: Any, tables: Any, seat: Any, actions: Any, observation: Any) -> Any:
        doors.observe(linked, state, tables, seat, observation)
        return doors.legal(linked, state, tables, seat, actions)

    state, tables, seat, actions = taken["legal"]
    seen = np.zeros(rules.sizes.observation, np.int32)
    rules.observe(state, tables, seat, seen)
    found, also_seen = np.zeros_like(actions), np.zeros_like(seen)
    assert moves_and_sight(state, tables, seat, found, also_seen) == rules.legal(state, tables, seat, actions)
    assert np.array_equal(found, actions)
    assert np.array_equal(also_seen, seen)
