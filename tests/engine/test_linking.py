"""Rules are compiled into the entries that call them, and only there."""

from typing import Any

import numba
import numpy as np
import pytest

from quartier.engine.compile import INTERPRETED, NUMBER, Number, entry, rule


@rule
def product(left: Number, right: Number) -> Number:
    return left * right


@rule
def odd(number: Number) -> bool:
    return bool(number % 2)


@rule
def collatz(number: Number) -> Number:
    """Return how many steps lead to 1."""
    steps = 0
    while number != 1:
        number = product(number, 3) + 1 if odd(number) else number // 2
        steps += 1
    return steps


@entry(NUMBER(NUMBER))
def steps_from(number: Any) -> Number:
    return collatz(number)


def test_an_entry_runs_the_rules_that_it_calls() -> None:
    assert steps_from(27) == 111


def test_a_rule_runs_as_it_is_written_where_python_calls_it() -> None:
    assert collatz(27) == 111
    assert product("ab", 2) == "abab"


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_rule_is_compiled_once_for_signed_numbers_of_all_widths() -> None:
    def products(number: Any) -> Any:
        return product(number, 3) + product(np.int8(number), np.int32(number)) + product(0, np.int16(number))

    assert numba.njit(products)(7) == 21 + 49
    assert len(getattr(product, "overloads", ())) == 1
