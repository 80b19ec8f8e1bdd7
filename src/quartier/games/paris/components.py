"""Reads components.toml into the tables that the compiled rules use, and checks every line of it."""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from quartier.engine.errors import BadContent
from quartier.engine.game import Buffer
from quartier.games.paris.rules.state import (
    BUILDINGS,
    CARDS,
    LIGHT_PATTERNS,
    MAX_LIGHT,
    MAX_SIZE,
    NUMBERS,
    ORIENTATIONS,
    PIECES,
    SIDE,
    TABLES,
    TILES,
)

FILE = Path(__file__).with_name("components.toml")
Cell = tuple[int, int]


class Components:
    """What is in the box, by name, and the same as tables of numbers."""

    def __init__(self, file: Path = FILE) -> None:
        self.file = file
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{file.name}: {error}") from error
        self.tiles: dict[str, list[str]] = self._rows(data, "tiles", TILES, "orml", square=True)
        self.buildings: dict[str, list[str]] = self._rows(data, "buildings", BUILDINGS, "X.")
        self.shapes: dict[str, list[str]] = self.buildings | self._rows(data, "pieces", PIECES, "X.")
        self.postcards: dict[str, dict[str, bool]] = self._postcards(data)
        self.light: dict[str, list[Cell]] = self._light(data)
        self.numbers: dict[str, int] = self._numbers(data)
        self.tables = self._tables()

    @property
    def first_postcards(self) -> tuple[str, ...]:
        """P5: the eight postcards for first games."""
        return tuple(name for name, card in self.postcards.items() if card["first"])

    def size(self, piece: str) -> int:
        """Return how many spaces a building or piece covers."""
        return "".join(self.shapes[piece]).count("X")

    # --- reading and checking ------------------------------------------------------------------------

    def _error(self, where: str, what: str) -> BadContent:
        return BadContent(f"{self.file.name}: [{where}] {what}")

    def _section(self, data: dict[str, Any], name: str, expected: Sequence[str]) -> dict[str, Any]:
        section = data.get(name)
        if not isinstance(section, dict):
            raise self._error(name, "is missing")
        for key in expected:
            if key not in section:
                raise self._error(name, f"lacks {key!r}")
        for key in section:
            if key not in expected:
                raise self._error(name, f"has an unknown entry {key!r}; expected {', '.join(expected)}")
        return {key: section[key] for key in expected}

    def _rows(
        self, data: dict[str, Any], name: str, expected: Sequence[str], letters: str, square: bool = False
    ) -> dict[str, list[str]]:
        section = self._section(data, name, expected)
        for key, rows in section.items():
            if not (isinstance(rows, list) and rows and all(isinstance(row, str) for row in rows)):
                raise self._error(name, f"{key}: must be a list of rows")
            if len({len(row) for row in rows}) != 1 or not rows[0]:
                raise self._error(name, f"{key}: all rows must be equally long")
            strange = set("".join(rows)) - set(letters)
            if strange:
                raise self._error(name, f"{key}: {''.join(sorted(strange))!r} is none of {letters!r}")
            if square and (len(rows), len(rows[0])) != (2, 2):
                raise self._error(name, f"{key}: a tile has 2 rows of 2 spaces")
            if not square and not 1 <= "".join(rows).count("X") <= MAX_SIZE:
                raise self._error(name, f"{key}: a piece has 1 to {MAX_SIZE} spaces")
            if not square and max(len(rows), len(rows[0])) > SIDE:
                raise self._error(name, f"{key}: does not fit the board")
        return section

    def _postcards(self, data: dict[str, Any]) -> dict[str, dict[str, bool]]:
        section = self._section(data, "postcards", CARDS)
        for key, card in section.items():
            if not isinstance(card, dict) or set(card) != {"first", "stamp"}:
                raise self._error("postcards", f"{key}: must give `first` and `stamp`, nothing else")
            if not all(isinstance(value, bool) for value in card.values()):
                raise self._error("postcards", f"{key}: `first` and `stamp` are true or false")
        if sum(card["first"] for card in section.values()) != 8:
            raise self._error("postcards", "exactly eight must be marked `first`")
        return section

    def _light(self, data: dict[str, Any]) -> dict[str, list[Cell]]:
        section = self._section(data, "grande_lumiere", LIGHT_PATTERNS)
        patterns: dict[str, list[Cell]] = {}
        for key, steps in section.items():
            if not isinstance(steps, list) or not 1 <= len(steps) <= MAX_LIGHT:
                raise self._error("grande_lumiere", f"{key}: must be a list of 1 to {MAX_LIGHT} steps")
            for step in steps:
                good = isinstance(step, list) and len(step) == 2 and all(type(part) is int for part in step)
                if not good or step == [0, 0] or max(map(abs, step)) >= SIDE:
                    raise self._error("grande_lumiere", f"{key}: {step} is no step [right, up]")
            patterns[key] = [(step[0], step[1]) for step in steps]
        return patterns

    def _numbers(self, data: dict[str, Any]) -> dict[str, int]:
        section = self._section(data, "numbers", NUMBERS)
        for key, value in section.items():
            if type(value) is not int or abs(value) > 100:
                raise self._error("numbers", f"{key}: must be a whole number from -100 to 100")
        return section

    # --- tables --------------------------------------------------------------------------------------

    def _tables(self) -> Buffer:
        buffer = np.zeros(TABLES.itemsize, np.uint8)
        tables: Any = buffer.view(TABLES)[0]
        for number, rows in enumerate(self.tiles.values()):
            self._tabulate_tile(tables, number, rows)
        for number, rows in enumerate(self.shapes.values()):
            self._tabulate_shape(tables, number, rows)
        for number, steps in enumerate(self.light.values()):
            self._tabulate_light(tables, number, steps)
        for name, value in self.numbers.items():
            tables[name] = value
        return buffer

    def _tabulate_tile(self, tables: Any, tile: int, rows: list[str]) -> None:
        for rotation in range(4):
            for x, y, letter in letters(turned(rows, rotation)):
                for owner in range(2):
                    kind = {"o": owner, "r": 1 - owner, "m": 2, "l": 3}[letter]
                    tables.tile_spaces[owner, tile, rotation, kind] |= np.uint64(1 << (y * SIDE + x))

    def _tabulate_shape(self, tables: Any, piece: int, rows: list[str]) -> None:
        seen: set[frozenset[Cell]] = set()
        tables.sizes[piece] = "".join(rows).count("X")
        for orientation in range(ORIENTATIONS):
            oriented_rows = oriented(rows, orientation)
            cells = frozenset((x, y) for x, y, letter in letters(oriented_rows) if letter == "X")
            if cells in seen:
                continue
            seen.add(cells)
            numbers = sorted(y * SIDE + x for x, y in cells)
            tables.outline[piece, orientation] = np.uint64(sum(1 << number for number in numbers))
            tables.offset[piece, orientation, : len(numbers)] = numbers
            width, height = len(oriented_rows[0]), len(oriented_rows)
            anchors = (y * SIDE + x for y in range(SIDE - height + 1) for x in range(SIDE - width + 1))
            tables.anchors[piece, orientation] = np.uint64(sum(1 << anchor for anchor in anchors))

    def _tabulate_light(self, tables: Any, pattern: int, steps: list[Cell]) -> None:
        tables.light_steps[pattern] = len(steps)
        for space in range(SIDE * SIDE):
            y, x = divmod(space, SIDE)
            for number, (right, up) in enumerate(steps):
                if not (0 <= x + right < SIDE and 0 <= y + up < SIDE):
                    continue
                tables.light_target[pattern, space, number] = np.uint64(1 << (space + up * SIDE + right))
                if right == 0 or up == 0:
                    length = max(abs(right), abs(up))
                    step = (up * SIDE + right) // length
                    between = sum(1 << (space + step * walked) for walked in range(1, length))
                    tables.light_between[pattern, space, number] = np.uint64(between)


def turned(rows: list[str], quarter_turns: int) -> list[str]:
    """Turn rows clockwise by that many quarters."""
    for _ in range(quarter_turns):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows


def oriented(rows: list[str], orientation: int) -> list[str]:
    """Return rows in one of eight orientations: four turns, then four turns of the mirror image."""
    return turned([row[::-1] for row in rows] if orientation >= 4 else rows, orientation % 4)


def letters(rows: list[str]) -> list[tuple[int, int, str]]:
    """Return (x, y, letter) of all spaces, y counting upwards from the bottom row."""
    return [(x, y, letter) for y, row in enumerate(reversed(rows)) for x, letter in enumerate(row)]


@cache
def components() -> Components:
    """Return the components of the published game."""
    return Components()
