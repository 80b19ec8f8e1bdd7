"""Real positions and records, changed as a mistake, a program or an enemy would change them.

A mutator knows many samples of one game. It changes one of them in a few places: edge values for numbers, names
and values that stand in the same place elsewhere, other types, fields and items left out, doubled, swapped or added,
whole parts of other samples, and what no file can hold.
"""

import json
import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np

from quartier.engine.game import Game, seats_in
from quartier.engine.match import Match

EDGES = (
    -(2**63), -(2**31), -129, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 15, 16, 20, 31, 63, 64, 100, 127, 128, 255,
    256, 499, 999, 1_000, 3_000, 9_999, 2**15 - 1, 2**15, 2**16, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63,
    2**64 - 1, 2**64, 10**5_000,
)  # fmt: skip


def strange_values() -> list[Any]:
    """Return what no position has, made anew each time, since some of it holds itself."""
    cycle: list[Any] = []
    cycle.append(cycle)
    deep: Any = "deep"
    for _ in range(600):
        deep = [deep]
    return [
        None, True, False, 1.0, -0.0, math.nan, math.inf, "", "x", "\ud800", "\0", "a" * 5_000, b"", b"abcdefgh",
        bytearray(8), [], {}, (), [None], [[]], {"": 0}, {1: 2}, {None: []}, {("a",): 1}, set(), frozenset("ab"),
        object(), range(8), 1j, np.int64(1), np.float64(1), np.zeros(8), np.zeros((4, 4), np.uint8), np.str_("wood"),
        np.bool_(1),
        [0] * 20_000, ["a"] * 16, {str(number): number for number in range(20_000)}, cycle, deep, int, len,
    ]  # fmt: skip


class Mutator:
    """Changes samples; what it knows comes from the samples alone."""

    def __init__(self, samples: Sequence[Mapping[str, Any]]) -> None:
        self.samples = samples
        self.random = Random(0)
        self.values: dict[str, list[Any]] = defaultdict(list)
        """What stands in each place of all samples."""
        self.keys: dict[str, set[str]] = defaultdict(set)
        for sample in samples:
            for path, value in walk(sample):
                self.values[name_of(path)].append(value)
                if isinstance(value, dict):
                    self.keys[name_of(path)].update(value)

    def mutant(self, random: Random) -> Any:
        """Return a sample with a few changes, always the same ones for the same random numbers."""
        self.random = random
        data = deepcopy(dict(self.random.choice(self.samples)))
        if self.random.random() < 0.15:
            data = {key: value for key, value in data.items() if self.random.random() < 0.4}
        for _ in range(self.random.choice((1, 1, 1, 2, 2, 3, 5))):
            path = self._place(data)
            if path:
                self._change(data, path)
        return data

    def _place(self, data: Any) -> tuple[Any, ...]:
        """Return the path of a random part: of any, or of one that is found by going down from the top."""
        if self.random.random() < 0.5:
            return self.random.choice([path for path, _ in walk(data)])
        path: tuple[Any, ...] = ()
        while isinstance(data, dict | list) and data and len(path) < 6 and (not path or self.random.random() < 0.7):
            key = self.random.choice(list(data) if isinstance(data, dict) else range(len(data)))
            path, data = (*path, key), data[key]
        return path

    def _change(self, data: Any, path: tuple[Any, ...]) -> None:
        """Change what lies at a path."""
        holder, key = data, path[-1]
        for step in path[:-1]:
            holder = holder[step]
        roll = self.random.random()
        if roll < 0.08:
            del holder[key]
        elif roll < 0.16:
            holder[key] = self.random.choice(strange_values())
        elif roll < 0.26:
            self._add(holder, name_of(path[:-1]))
        elif roll < 0.34:
            self._swap(data, holder, key)
        elif roll < 0.44 and isinstance(holder[key], list | dict) and holder[key]:
            self._rearrange(holder, key)
        else:
            holder[key] = self._like(holder[key], path)

    def _like(self, value: Any, path: tuple[Any, ...]) -> Any:
        """Return a value that could stand in the place of another one."""
        if type(value) is int and self.random.random() < 0.6:
            return self.random.choice((value - 1, value + 1, *self.random.choices(EDGES, k=2)))
        if isinstance(value, str) and self.random.random() < 0.15:
            return self.random.choice((value[:-1], value + "x", value.upper(), value + "/x", value.split("/")[0]))
        return self._known(name_of(path), value)

    def _known(self, name: str, otherwise: Any) -> Any:
        """Return what stands in such a place in some sample."""
        return deepcopy(self.random.choice(self.values[name])) if name in self.values else otherwise

    def _add(self, holder: Any, name: str) -> None:
        """Add a field or an item."""
        if isinstance(holder, list):
            twin = self.random.choice(holder) if holder else None
            value = self.random.choice((twin, self._known(name + "[]", None), self._known(name + "[]", None)))
            holder.insert(self.random.randrange(len(holder) + 1), value)
        else:
            known = sorted(self.keys[name])
            key = self.random.choice([*known, "unknown", ""])
            holder[key] = self._known(f"{name}.{key}", None)

    def _swap(self, data: Any, holder: Any, key: Any) -> None:
        """Let two parts change places."""
        other_path, other = self.random.choice(list(walk(data)))
        if other_path and isinstance(data, dict):
            there = data
            for step in other_path[:-1]:
                there = there[step]
            there[other_path[-1]], holder[key] = holder[key], other

    def _rearrange(self, holder: Any, key: Any) -> None:
        """Shuffle, shorten or double what has parts."""
        parts = list(holder[key].items()) if isinstance(holder[key], dict) else list(holder[key])
        change = self.random.randrange(4)
        if change == 0:
            self.random.shuffle(parts)
        elif change == 1:
            parts = parts[: self.random.randrange(len(parts))]
        elif change == 2:
            parts = parts[self.random.randrange(len(parts)) :]
        else:
            parts += parts
        if isinstance(holder[key], dict):
            names, values = [name for name, _ in parts], [value for _, value in parts]
            self.random.shuffle(values)
            parts = list(zip(names, values, strict=True))
        holder[key] = type(holder[key])(parts)


def walk(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Go through all parts of plain data, each with its path; what is strange is a part, but not gone into."""
    yield path, data
    if len(path) > 6 or not isinstance(data, dict | list) or len(data) > 1_000:
        return
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield from walk(value, (*path, key))


def name_of(path: tuple[Any, ...]) -> str:
    """Return the name of a place: the same for all items of a list."""
    return "".join("[]" if type(step) is int else f".{step}" for step in path)


# --- samples ---------------------------------------------------------------------------------------------


def sample_positions(game: Game, option_sets: Sequence[Mapping[str, Any]], games: int) -> list[dict[str, Any]]:
    """Return positions from all stages of random games under all these options."""
    found = []
    for number in range(games):
        random = Random(number)
        options = game.resolve(option_sets[number % len(option_sets)])
        state, tables = game.empty(), game.tables(options)
        game.rules.setup(state, tables, game.encode(options), np.uint64(number))
        states = [state.copy(), *(after.copy() for after in random_moves(game, state, tables, random))]
        for kept in random.sample(states, min(6, len(states))) + states[-1:]:
            position = game.position(kept, tables, options)
            assert np.array_equal(Match.from_position(game, position).state, kept), position
            found.append(json.loads(json.dumps(position)))
    return found


def random_moves(game: Game, state: Any, tables: Any, random: Random) -> Iterator[Any]:
    """Play random moves to the end; give the state after each."""
    actions = np.zeros(game.max_legal, np.int32)
    while seats := seats_in(int(game.rules.waiting(state, tables))):
        seat = random.choice(seats)
        written = game.rules.legal(state, tables, seat, actions)
        game.rules.apply(state, tables, seat, int(actions[random.randrange(written)]))
        yield state


def sample_records(game: Game, option_sets: Sequence[Mapping[str, Any]], games: int) -> list[dict[str, Any]]:
    """Return records of random games, some from a position on, broken off at all stages."""
    found = []
    for number in range(games):
        random = Random(number)
        match = Match.new(game, seed=number, **option_sets[number % len(option_sets)])
        begin, end = random.randrange(60), random.choice((20, 100, 1_000))
        for made in range(end):
            if match.over:
                break
            if made == begin and number % 2:
                match = Match.from_position(game, match.position())
            seat = random.choice(match.waiting)
            match.play_action(random.choice(match.actions(seat)), seat)
        found.append(json.loads(json.dumps(match.record())))
    return found
