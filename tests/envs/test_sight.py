"""Observations on a GPU: in small numbers, in parts, several to a word."""

from importlib import import_module
from itertools import islice
from typing import Any

import numpy as np
import pytest

from quartier.engine.layout import bounds
from quartier.envs.cuda import sight
from quartier.games import NAMES, game
from tests.envs.simulation import EVERY, SIMULATION, positions, simulate


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
    program = f"from tests.envs.test_sight import check_parts; check_parts({name!r}, {options})"
    simulate(program, **SIMULATION)


def check_parts(name: str, options: dict[str, Any]) -> None:
    """Play a game at random, and compare now and then what each seat and a spectator see, whole and in parts."""
    found, rules = game(name), import_module(f"quartier.games.{name}.rules.observe")
    for move, (state, tables, waiting) in enumerate(islice(positions(name, options), 200)):
        if move % 10 == 0 or not waiting:
            for seat in range(-1, len(found.seats(found.resolve(options)))):
                whole = np.full(found.observation_length, -9, np.int32)
                found.rules.observe(state, tables, seat, whole)
                assert (in_parts(found, rules, state, tables, seat) == whole).all(), (move, seat)


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
