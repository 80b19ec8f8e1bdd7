"""Observations on a GPU: in small numbers, in parts, several to a word."""

from importlib import import_module
from itertools import islice
from typing import Any

import numpy as np
import pytest
from numba import cuda

import quartier
from quartier.bots.players import bot, play_to_the_end
from quartier.engine.compile import record_type
from quartier.engine.errors import QuartierError
from quartier.engine.layout import Field, Layout, bounds
from quartier.engine.sight import observation_of
from quartier.envs.cuda import sight
from quartier.envs.cuda import slots as small
from quartier.envs.cuda.device import kernel
from quartier.games import NAMES, game
from tests.envs.simulation import EVERY, SIMULATION, positions, simulate


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_in_small_numbers_holds_every_number(name: str) -> None:
    layout = game(name).observation
    slots = small.slots_of(layout)
    for bound in ("lowest", "highest"):
        room = np.zeros(1, slots.kind)
        for field in layout:
            value = getattr(field, bound)
            room[field.name] = packed(value, field.bits) if field.bits else value
        assert read(slots, room) == bounds(layout)[bound == "highest"].tolist()


def read(slots: small.Slots, room: Any) -> list[int]:
    """Return the numbers in a record, as they are told of: bit by bit, in another way than a GPU reads them."""
    bits = int.from_bytes(room.tobytes(), "little")
    found = [(bits >> first) & (1 << width) - 1 for first, width, _ in slots.places]
    return [
        number - (1 << place.width) if place.signed and number >> place.width - 1 else number
        for number, place in zip(found, slots.places, strict=True)
    ]


def packed(value: int, bits: int) -> int:
    """Return a word made of the same number again and again."""
    return sum(value << bits * place for place in range(64 // bits))


@pytest.mark.parametrize("name", NAMES)
def test_words_hold_all_numbers_that_are_made_of_them(name: str) -> None:
    words = [field for field in game(name).observation if field.bits]
    assert words
    for field in words:
        assert field.lowest == 0
        assert field.highest < 1 << field.bits
        assert 32 % field.bits == 0, "a number would lie in two halves of a word"
        assert field.bits * field.shape[-1] <= 64 or field.bits * field.shape[-1] % 64 == 0


def test_rows_of_bytes_that_are_read_as_words_lie_as_words_do() -> None:
    """A GPU refuses to read a word from anywhere else."""
    munivers = game("munivers")
    for name in ("sites", "stock", "bag"):
        kind, first = munivers.state_type.fields[name][:2]  # type: ignore[index]
        assert kind.base == np.int8
        assert first % 8 == kind.shape[-1] % 8 == munivers.state_type.itemsize % 8 == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_layout_says_is_seen_as_it_is_everybody_sees_so(players: int) -> None:
    found = game("munivers")
    alike = [field for field in found.observation if field.plus is not None]
    bots = [bot("random", seat) for seat in range(players)]
    match = play_to_the_end(quartier.new("munivers", seed=4, players=players), bots)
    for number in range(0, len(match.history) + 1, 25):
        now = match.at(number)
        for seat in range(-1, players):
            seen = found.observed(observation_of(found, now.state, now.tables, seat))
            for field in alike:
                assert (seen[field.name] == now.state.view(found.state_type)[0][field.name] + field.plus).all(), field


BYTES = Field("here", (4,), 0, 9, "", plus=0)
STATE = record_type([("here", np.int8, (4,)), ("rest", np.int32)])


@pytest.mark.parametrize(
    ("field", "state"),
    [
        (BYTES, record_type([("here", np.uint8, (4,)), ("rest", np.int32)])),
        (BYTES, record_type([("here", np.int16, (4,)), ("rest", np.int32)])),
        (BYTES._replace(shape=(2, 12), bits=8), record_type([("here", np.int8, (2, 12))])),
        (BYTES._replace(shape=(3,)), record_type([("here", np.int8, (3,)), ("rest", np.int32)])),
        (BYTES, record_type([("before", np.int16), ("here", np.int8, (4,)), ("rest", np.int16)])),
        (BYTES, record_type([("here", np.int8, (4,)), ("rest", np.int16)])),
        (BYTES, record_type([("before", np.int8, (4 << small.TARGET,)), ("here", np.int8, (4,))])),
        (BYTES._replace(plus=2), STATE),
        (BYTES._replace(shape=(2,), highest=999, plus=1), record_type([("here", np.int16, (2,)), ("rest", np.int32)])),
    ],
    ids=["another kind", "another size", "gaps", "no 32 bits", "not where 32 bits are", "states not so either",
         "too far away", "by more than 1", "what are no bytes"],
)  # fmt: skip
def test_what_can_not_be_copied_as_it_is_is_refused(field: Field, state: Any) -> None:
    kind = small.slots_of((field,)).kind
    with pytest.raises(QuartierError, match="the field here of the state can't be copied as it is"):
        small.copies_of((field,), state, kind)
    assert len(small.copies_of((field._replace(plus=None),), state, kind)) == 0


def test_what_can_be_copied_as_it_is_is_told_by_its_places() -> None:
    for plus in (0, 1):
        field = BYTES._replace(plus=plus)
        assert small.copies_of((field,), STATE, small.slots_of((field,)).kind).tolist() == [plus << small.GROWS]


@pytest.mark.parametrize(("name", "kind"), [("paris", np.int8), ("tiny_towns", np.int16), ("munivers", np.int16)])
def test_narrow_observations_are_the_smallest_numbers_that_hold_all_of_them(name: str, kind: Any) -> None:
    lowest, highest = bounds(game(name).observation)
    assert small.narrowest(game(name).observation) == kind
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
    slots, tables_kind = small.slots_of(found.observation), import_module(rules.__name__[:-7] + "state").TABLES
    rooms = [np.full(slots.kind.itemsize, filling, np.uint8) for filling in (0, 255)]
    writers = np.zeros(slots.kind.itemsize, int)
    for part in range(rules.PARTS):
        alone = [np.full(slots.kind.itemsize, filling, np.uint8) for filling in (0, 255)]
        for room in rooms + alone:
            seen = room.view(slots.kind)[0]
            rules.observe_part(state.view(found.state_type)[0], tables.view(tables_kind)[0], seat, part, seen)
        writers += alone[0] == alone[1]
    copies = small.copies_of(found.observation, found.state_type, slots.kind)
    for told in copies.tolist():
        origin, to = 4 * (told & small.LAST_COPIED), 4 * (told >> small.TARGET & small.LAST_COPIED)
        for room in rooms:
            room[to : to + 4] = state[origin : origin + 4] + (told >> small.GROWS)
        writers[to : to + 4] += 1
    for field in found.observation:
        kind, first = slots.kind.fields[field.name][:2]  # type: ignore[index]
        assert (writers[first : first + kind.itemsize] == 1).all(), field.name
    return np.array(read(slots, rooms[1]))


@pytest.mark.parametrize("name", NAMES)
def test_records_find_room_in_shared_memory_and_lie_in_different_banks(name: str) -> None:
    size = small.slots_of(game(name).observation).kind.itemsize
    look = sight.look_of(game(name), np.dtype(np.int32))
    assert 0 < look.lookers <= sight.WARP
    assert look.lookers % sight.SECTOR == 0
    told = 4 * (look.plan.shape[1] + len(look.copies))
    assert look.lookers * (size + 8) + told <= 48 << 10, "what any GPU has for a block"
    assert size // 8 % 2 == 1


def test_a_game_with_too_much_to_see_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    paris, size = game("paris"), small.slots_of(game("paris").observation).kind.itemsize
    told = 4 * (paris.observation_length + 1)
    monkeypatch.setattr(sight, "SHARED", told + sight.SECTOR * (size + 8) - 1)
    made: Any = type("Made", (type(paris),), {"version": 98})()
    with pytest.raises(QuartierError, match=f"of paris takes {size} bytes on a GPU; there is room for {size - 1}"):
        sight.look_of(made, small.WRITTEN)


def test_an_observation_that_does_not_fill_words_is_not_written_in_smaller_numbers() -> None:
    layout = game("paris").observation
    assert layout[0].highest < 128
    for length, kind in ((3, np.int32), (6, np.int16), (8, np.int8)):
        assert small.narrowest((layout[0]._replace(shape=(length,)),)) == kind


def test_words_of_several_numbers_are_carried_whole() -> None:
    """Numbers of every width, with and without signs, in a row and across fields, in words of one, two and four."""
    simulate("from tests.envs.test_sight import check_carrying; check_carrying()", **SIMULATION)


def check_carrying() -> None:
    """Carry random observations of a layout that has everything, and compare."""
    random = np.random.default_rng(5)
    plain = [Field(f"plain{lowest}", (3,), lowest, 127, "") for lowest in (0, -1, -128)]
    words = [Field(f"bits{bits}", (2, 8), 0, (1 << bits) - 1, "", bits=bits) for bits in (1, 2, 4, 8)]
    layout = (*plain, *words, Field("bytes", (2, 24), 0, 127, "", bits=8), Field("last", (7,), -128, 127, ""))
    for kind in map(np.dtype, small.KINDS):
        wide = Field("wide", (4,), np.iinfo(kind).min, np.iinfo(kind).max, "")
        check_carried((*layout, wide, wide._replace(name="positive", lowest=0)), kind, random)


def rooms_of(layout: Layout, rows: int, random: np.random.Generator) -> Any:
    """Return records full of random numbers; where none is below zero, of such."""
    kind = small.slots_of(layout).kind
    rooms = random.integers(0, 256, (rows, kind.itemsize), np.uint8).view(kind)
    for field in layout:
        if not field.bits and field.lowest == 0:
            rooms[field.name] &= np.iinfo(rooms[field.name].dtype).max
    return rooms


def check_carried(layout: Layout, kind: np.dtype[Any], random: np.random.Generator) -> None:
    """Carry random observations in such numbers, some of which nobody looks at."""
    slots, packed, rows = small.slots_of(layout), 4 // kind.itemsize, 2 * sight.SECTOR
    rooms = rooms_of(layout, rows, random)
    given = np.array([read(slots, room) for room in rooms]).astype(kind)
    length = given.shape[1] // packed
    assert given.shape[1] % packed == 0, "words are filled"
    whose = np.arange(rows)
    whose[3] = sight.NOBODY
    plan, words = small.plan_of(slots.places, packed), cuda.to_device(np.full(rows * length, 7, np.int32))
    assert {True, False} == set((plan[0] == small.ONE_BY_ONE).tolist()), "both ways are tried"
    carry = sight.carrier(packed, 2, slots.kind.itemsize // 4, length)

    @kernel
    def all_words(small: Any, plan: Any, whose: Any, words: Any) -> None:
        for first in range(sight.SECTOR):
            for lane in range(sight.WARP):
                carry(small, plan[0], plan, whose, np.uint64(first), np.uint64(lane), words)

    all_words[1, 1](rooms.view(np.int32).ravel(), plan, whose, words)
    found, looked = words.copy_to_host().view(kind).reshape(rows, -1), np.arange(rows) != 3
    assert (found[looked] == given[looked]).all(), kind
    assert (found[3].view(np.int32) == 7).all(), "nobody looked there"
