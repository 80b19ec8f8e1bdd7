"""Reading plain data and positions: every error says where and why."""

from typing import Any

import pytest

from quartier.engine.errors import BadPosition, QuartierError
from quartier.engine.plain import plain
from quartier.engine.position import Reader

FIELDS = ("number", "name", "names", "part", "parts")


def reader(**data: Any) -> Reader:
    return Reader(data, FIELDS, "paris")


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({"towns": [{"squares": [["wood", b""]]}]}, r"^towns\[0\].squares\[0\]\[1\]: b'' is no plain data"),
        ({"paving": {1, 2}}, r"^paving: \{1, 2\} is no plain data"),
        ([[object()]], r"^\[0\]\[0\]: <object"),
        (range(3), r"^range\(0, 3\) is no plain data"),
        ({"a" * 5_000: 1j}, "^a{200}: 1j"),
    ],
)
def test_what_is_no_plain_data_is_named_by_its_place(data: Any, where: str) -> None:
    with pytest.raises(QuartierError, match=where):
        plain(data)


def test_lists_that_hold_each_other_again_and_again_are_refused_soon() -> None:
    data: list[Any] = []
    for _ in range(15):
        data = [data] * 100
    with pytest.raises(QuartierError, match="more than 1000000 values"):
        plain(data)


def test_null_is_like_left_out() -> None:
    read = reader(number=None, name=None, part=None, names=None)
    assert "number" not in read
    assert read.named == ("number", "name", "part", "names")
    assert read.number("number", 7, 9) == 7
    assert read.one_of("name", ("a", "b"), -1) == -1
    assert read.some_of("names", ("a", "b")) == []
    assert read.part("part", ("x",)).given == {}


def test_what_is_given_is_read() -> None:
    read = reader(number=3, name="b", names=["b", "a"], part={"number": 5}, parts=[{"name": "a"}, {}])
    assert read.number("number", 0, 9) == 3
    assert read.one_of("name", ("a", "b"), -1) == 1
    assert read.some_of("names", ("a", "b")) == [1, 0]
    assert read.part("part", FIELDS).number("number", 0, 9) == 5
    assert [part.one_of("name", ("a",), -1) for part in read.parts("parts", FIELDS, 2)] == [0, -1]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"number": 10}, "'number' must be a whole number from 0 to 9, not 10"),
        ({"number": -1}, "'number' must be a whole number"),
        ({"number": True}, "'number' must be a whole number"),
        ({"number": 1.0}, "'number' must be a whole number"),
        ({"number": float("nan")}, "'number' must be a whole number"),
        ({"number": "1"}, "'number' must be a whole number"),
        ({"name": "c"}, "'name' can't be 'c'; it takes a, b"),
        ({"name": ["a"]}, "'name' can't be"),
        ({"name": 1}, "'name' can't be 1"),
        ({"names": "ab"}, "'names' must be a list"),
        ({"names": {"a": 1}}, "'names' must be a list"),
        ({"names": ["a", "a"]}, "'names' names something twice"),
        ({"names": ["a", "b", "a"]}, "'names' must be a list of at most 2"),
        ({"names": [["a"]]}, "'names' can't be"),
        ({"part": []}, "'part' must be an object with fields such as number, name"),
        ({"part": {"number": -1}}, "'part.number' must be a whole number"),
        ({"part": {"part": {}}}, "'part' has an unknown field 'part'; it takes number, name"),
        ({"parts": {}}, "'parts' must be a list"),
        ({"parts": [{}, 1]}, r"'parts\[1\]' must be an object"),
        ({"parts": [{"number": 99}]}, r"'parts\[0\].number' must be"),
        ({"other": 1}, "the position has an unknown field 'other'; it takes number, name, names, part, parts"),
        ([], "the position must be an object with fields such as number"),
    ],
)
def test_every_error_names_the_field_and_the_reason(data: Any, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        read_all(Reader(data, FIELDS, "paris"))


def read_all(read: Reader) -> None:
    read.number("number", 0, 9)
    read.one_of("name", ("a", "b"), -1)
    read.some_of("names", ("a", "b"), most=2)
    for part in (read.part("part", FIELDS[:2]), *read.parts("parts", FIELDS[:2], 2)):
        part.number("number", 0, 9)
