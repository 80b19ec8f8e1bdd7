"""Bits and random numbers, interpreted and compiled."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.engine import kernels
from quartier.engine.compile import Number, record_type
from tests.compiled import compiled

DRAWING = record_type([("seed", np.uint64), ("draws", np.uint32)])
BITS = st.integers(0, 2**64 - 1)


@compiled
def count(bits: Any) -> Number:
    return kernels.count(bits)


@compiled
def lowest(bits: Any) -> Number:
    return kernels.lowest(bits)


@compiled
def without_lowest(bits: Any) -> Any:
    return kernels.without_lowest(bits)


@compiled
def has(bits: Any, space: int) -> bool:
    return kernels.has(bits, space)


@compiled
def bit(space: int) -> Any:
    return kernels.bit(space)


@compiled
def philox(seed: Any, number: Any) -> Any:
    return kernels.philox(seed, number)


@compiled
def below(seed: Any, number: Any, limit: int) -> Number:
    return kernels.below(seed, number, limit)


@compiled
def reseed(state: Any, seed: Any) -> None:
    kernels.reseed(state, seed)


@compiled
def draw_below(state: Any, limit: int) -> Number:
    return kernels.draw_below(state, limit)


@compiled
def draw_bit(state: Any, bits: Any) -> Number:
    return kernels.draw_bit(state, bits)


@given(BITS)
@settings(deadline=None)
def test_bits_are_counted_and_found(number: int) -> None:
    bits = np.uint64(number)
    assert count(bits) == number.bit_count()
    assert lowest(bits) == ((number & -number).bit_length() - 1 if number else 64)
    if number:
        assert int(without_lowest(bits)) == number & (number - 1)
    assert [has(bits, space) for space in (0, 17, 63)] == [bool(number >> space & 1) for space in (0, 17, 63)]


def test_a_bit_is_one_space() -> None:
    assert [int(bit(number)) for number in (0, 1, 63)] == [1, 2, 2**63]


@pytest.mark.parametrize(
    ("seed", "number", "expected"),
    [
        (0, 0, 0xFF1DAE59),
        (0xFFFFFFFFFFFFFFFF, 0xFFFFFFFF, 0x2C3F628B),
        (0x85A308D313198A2E, 0x243F6A88, 0xDD7CE038),
    ],
)
def test_philox_gives_the_numbers_that_its_authors_published(seed: int, number: int, expected: int) -> None:
    """The known answers of Philox 2x32 with ten rounds (first word)."""
    assert int(philox(np.uint64(seed), np.uint64(number))) == expected


@given(BITS, st.integers(0, 2**32 - 1), st.integers(1, 10_000))
@settings(deadline=None)
def test_a_random_number_stays_below_its_limit(seed: int, number: int, limit: int) -> None:
    assert 0 <= below(np.uint64(seed), np.uint64(number), limit) < limit


def test_random_numbers_are_evenly_spread() -> None:
    counts = np.bincount([below(np.uint64(7), np.uint64(number), 6) for number in range(6_000)], minlength=6)
    assert counts.min() > 850
    assert counts.max() < 1150


def test_every_draw_takes_the_next_number_and_reseeding_starts_anew() -> None:
    state = np.zeros(1, DRAWING)[0]
    reseed(state, np.uint64(5))
    first = [draw_below(state, 1_000) for _ in range(5)]
    assert state.draws == 5
    assert first == [below(np.uint64(5), np.uint64(number), 1_000) for number in range(5)]
    reseed(state, np.uint64(6))
    assert state.draws == 0
    assert first != [draw_below(state, 1_000) for _ in range(5)]


def test_a_drawn_bit_is_one_of_those_set_and_any_can_come() -> None:
    state = np.zeros(1, DRAWING)[0]
    assert {draw_bit(state, np.uint64(0b1011 << 40)) for _ in range(50)} == {40, 41, 43}


@compiled
def write_numbers(given: Any, more: Number, row: Any) -> None:
    kernels.write_numbers(given, more, row)


@settings(deadline=None)
@given(st.lists(st.integers(-128, 127), min_size=12, max_size=12), st.sampled_from([0, 1, 7]))
def test_numbers_are_written_row_by_row_each_so_much_larger(numbers: list[int], more: int) -> None:
    given = np.array(numbers, np.int8).reshape(3, 4)
    for shape in ((3, 4), (12,)):
        row = np.full(shape, -9, np.int32)
        write_numbers(given.reshape(shape), more, row)
        assert row.ravel().tolist() == [number + more for number in numbers]


@compiled
def bytes_plus(word: Any, more: Number) -> Any:
    return kernels.bytes_plus(word, more)


@settings(deadline=None)
@given(st.lists(st.integers(-1, 120), min_size=8, max_size=8), st.sampled_from([0, 1, 7]))
def test_the_bytes_of_a_word_grow_each_for_itself(numbers: list[int], more: int) -> None:
    word = np.array(numbers, np.int8).view(np.uint64)[0]
    grown = np.array([bytes_plus(word, more)], np.uint64)
    assert grown.view(np.int8).tolist() == [number + more for number in numbers]


@compiled
def spread_nibbles(bits: Any) -> Any:
    return kernels.spread_nibbles(bits)


@given(st.integers(0, 2**64 - 1))
def test_sixteen_bits_become_the_lowest_of_four_each(bits: int) -> None:
    word = int(spread_nibbles(np.uint64(bits)))
    assert [word >> 4 * place & 15 for place in range(16)] == [bits >> place & 1 for place in range(16)]


@compiled
def negatives(row: Any) -> Any:
    return kernels.negatives(row)


@compiled
def positives(row: Any) -> Any:
    return kernels.positives(row)


@compiled
def kind_at(row: Any, place: int) -> Number:
    return kernels.kind_at(row, place)


@compiled
def bit_after(bits: Any, lower: int) -> Number:
    return kernels.bit_after(bits, lower)


def bytes_in_words(numbers: list[int]) -> Any:
    """Return bytes that lie in memory as words do."""
    memory = np.zeros(len(numbers) // 8, np.uint64)
    memory.view(np.int8)[:] = numbers
    return memory.view(np.int8)


LENGTHS = st.sampled_from([8, 24, 64])


@settings(deadline=None)
@given(st.data(), LENGTHS)
def test_negative_bytes_and_those_that_are_not_0_are_found_by_the_word(data: st.DataObject, length: int) -> None:
    numbers = data.draw(st.lists(st.integers(-128, 127), min_size=length, max_size=length))
    assert int(negatives(bytes_in_words(numbers))) == sum((number < 0) << place for place, number in enumerate(numbers))
    sizes = [max(0, number) for number in numbers]
    assert int(positives(bytes_in_words(sizes))) == sum((size > 0) << place for place, size in enumerate(sizes))


@settings(deadline=None)
@given(st.data(), st.sampled_from([8, 24, 96]))
def test_things_that_lie_one_after_the_other_are_found_by_their_places(data: st.DataObject, length: int) -> None:
    numbers = data.draw(st.lists(st.sampled_from([0, 0, 1, 2, 100, 127]), min_size=length, max_size=length))
    laid = [kind for kind, number in enumerate(numbers) for _ in range(number)]
    row = bytes_in_words(numbers)
    for place in {0, len(laid) // 3, len(laid) // 2, len(laid) - 1} & set(range(len(laid))):
        assert kind_at(row, place) == laid[place]
    assert kind_at(row, len(laid)) == -1


@settings(deadline=None)
@given(st.integers(1, 2**64 - 1), st.integers(0, 63))
def test_the_set_bit_with_so_many_lower_ones_is_found(number: int, wanted: int) -> None:
    places = [place for place in range(64) if number >> place & 1]
    assert bit_after(np.uint64(number), wanted % len(places)) == places[wanted % len(places)]
