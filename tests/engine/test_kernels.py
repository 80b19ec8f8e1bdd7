"""Bits and random numbers, interpreted and compiled."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.engine import kernels
from quartier.engine.compile import INTERPRETED, Number, record_type

DRAWING = record_type([("seed", np.uint64), ("draws", np.uint32)])
BITS = st.integers(0, 2**64 - 1)

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a function around a rule: the rule itself would run as it is written where Python calls it."""
    found: Function = function if INTERPRETED else numba.njit(function)
    return found


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
def write_bytes(given: Any, more: Number, row: Any) -> None:
    kernels.write_bytes(given, more, row)


@settings(deadline=None)
@given(st.lists(st.integers(-1, 120), min_size=16, max_size=16), st.sampled_from([0, 1, 7]))
def test_bytes_are_written_one_by_one_and_as_words_alike(numbers: list[int], more: int) -> None:
    memory = np.zeros(2, np.uint64)  # words, so that what is read as words lies as they do
    memory.view(np.int8)[:] = numbers
    row, words = np.full(16, -9, np.int32), np.zeros(2, np.uint64)
    write_bytes(memory.view(np.int8), more, row)
    write_bytes(memory.view(np.int8), more, words)
    assert row.tolist() == words.view(np.int8).tolist() == [number + more for number in numbers]
