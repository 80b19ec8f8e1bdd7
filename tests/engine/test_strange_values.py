"""Whatever is given where something else is expected: a QuartierError that can be printed, and nothing changes."""

import json
from collections.abc import Callable, Hashable
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quartier
from quartier import BadOption, BadPosition, BadRecord, QuartierError
from quartier.engine.plain import plain
from quartier.games import game


def nested(depth: int) -> list[Any]:
    """Return lists in lists."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


class Unspeakable:
    """Something that can't even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError


STRANGE = {
    "a huge number": 10**5_000,
    "a huge negative number": -(10**5_000),
    "an array": np.zeros(3, np.int64),
    "an empty array": np.zeros(0),
    "a number of NumPy": np.int64(1),
    "bytes": b"standard",
    "half a character": "\ud800",
    "a zero character": "a\0b",
    "deep lists": nested(600),
    "deeper lists": nested(50_000),
    "a list of strange things": [np.zeros(2), b"", "\udfff", 10**5_000],
    "a set": {1, 2},
    "an object with numbers for names": {1: 2},
    "nothing": None,
    "no number": float("nan"),
    "infinity": float("inf"),
    "unspeakable": Unspeakable(),
    "a type": int,
}
strange = pytest.mark.parametrize("value", STRANGE.values(), ids=STRANGE.keys())


def refused(action: Callable[..., Any], *values: Any, **named: Any) -> None:
    """Fail unless something is refused in words that can be printed."""
    with pytest.raises(QuartierError) as error:
        action(*values, **named)
    assert 10 < len(str(error.value).encode()) < 10_000


def accepted_or_refused(action: Callable[..., Any], *values: Any, **named: Any) -> None:
    """Fail if something is neither done nor refused with one of our errors."""
    with suppress(QuartierError):
        action(*values, **named)


@strange
@pytest.mark.parametrize("name", quartier.games())
def test_strange_options_and_seeds(name: str, value: Any) -> None:
    for option in game(name).options:
        with pytest.raises(BadOption, match=option.name):
            quartier.new(name, seed=1, **{option.name: value})
    if value is not None:
        refused(quartier.new, name, seed=value)
    refused(quartier.new, value)


@strange
@pytest.mark.parametrize("name", quartier.games())
def test_strange_records(name: str, value: Any) -> None:
    record = quartier.new(name, seed=1).record()
    for field in record:
        refused(quartier.load, {**record, field: value})
    for moves in ([[0, value]], [[value, "pass"]], [value]):
        refused(quartier.load, {**record, "moves": moves})
    if isinstance(value, Hashable):
        refused(quartier.load, {**record, value: 1})
    with pytest.raises(BadRecord):
        quartier.load(value)


@strange
@pytest.mark.parametrize("name", quartier.games())
def test_strange_positions(name: str, value: Any) -> None:
    match = quartier.new(name, seed=1)
    position = json.loads(json.dumps(match.position()))
    with pytest.raises(BadPosition):
        quartier.from_position(name, value)
    for field in position:
        accepted_or_refused(quartier.from_position, name, {**position, field: value})


@strange
@pytest.mark.parametrize("name", quartier.games())
def test_strange_moves_seats_and_styles(name: str, value: Any, tmp_path: Path) -> None:
    match = quartier.new(name, seed=1)
    seat, before = match.waiting[0], match.state
    for with_path in (match.play, match.touches):
        refused(with_path, value, seat)
        if value is not None:
            refused(with_path, match.moves(seat)[0], value)
    refused(match.play_action, -1 if type(value) is np.int64 else value, seat)
    with_seat: list[Callable[..., Any]] = [match.can_undo, match.redo, match.actions, match.at]
    if value is not None:
        with_seat += [match.moves, match.view, match.log, match.scores, match.svg, match.undo]
    for action in with_seat:
        refused(action, value)
    refused(match.svg, language=value)
    refused(match.svg, theme=value)
    refused(match.svg, layout=value)
    refused(match.save, tmp_path / value if isinstance(value, str) else value)
    assert np.array_equal(match.state, before)
    assert not match.history


@pytest.mark.parametrize("value", [nested(600), nested(50_000), b"", np.zeros(2), "\ud800", 2**64, {1: 1}, {b"": 1}])
def test_what_no_file_could_hold_is_not_plain(value: Any) -> None:
    refused(plain, value)
    refused(plain, {"a": [value]})


def test_plain_data_is_copied() -> None:
    given = {"a": [1, "é", None, True, 1.5, (2, 3)], "b": {"c": 2**64 - 1}}
    copied = plain(given)
    assert copied == {"a": [1, "é", None, True, 1.5, [2, 3]], "b": {"c": 2**64 - 1}}
    assert copied["a"] is not given["a"]


@pytest.mark.parametrize(
    "text",
    ["name = " + "[" * 2_000, "name = " + "[" * 200 + "]" * 200, "months = " + "9" * 5_000, "x = 0x" + "f" * 5_000],
    ids=["endless lists", "deep lists", "a huge number", "a huge hexadecimal number"],
)
def test_a_content_pack_without_end_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadOption, match=r"has mistakes:\npack.toml:1: "):
        quartier.new("munivers", content=str(tmp_path))
