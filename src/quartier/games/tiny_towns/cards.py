"""Reads cards.toml into the tables that the compiled rules use, and checks every line of it."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from quartier.engine.errors import BadContent
from quartier.engine.game import Buffer
from quartier.games.tiny_towns.rules.state import (
    EFFECTS,
    FIRST_CUBE,
    KINDS,
    MAX_CARDS,
    MAX_PLAYERS,
    MAX_TABLE,
    RESOURCE_LETTERS,
    SCORES,
    SIDE,
    SQUARES,
    STORAGE,
    TABLES,
    TYPES,
    WORD,
    ZONES,
)

FILE = Path(__file__).with_name("cards.toml")
Pattern = tuple[str, ...]

SCORE_NUMBERS: dict[str, tuple[str, ...]] = {
    "none": (),
    "flat": ("points",),
    "if_fed": ("points",),
    "feeds_any": ("count",),
    "feeds_around": (),
    "feeds_group": (),
    "feeds_lines": (),
    "per_adjacent": ("points", "types"),
    "if_adjacent": ("points", "types"),
    "unless_adjacent": ("points", "types"),
    "per_fed_cottage": ("points",),
    "if_adjacent_fed": ("points", "count"),
    "per_in_zone": ("points", "base", "zone"),
    "by_count": ("table",),
    "if_alone_in_lines": ("points",),
    "more_than_right": ("points", "more"),
    "per_type_in_lines": ("points",),
    "per_in_best_line": ("points",),
    "per_stored": ("points",),
    "per_type_in_town": ("points",),
    "per_type_missing": ("points",),
    "per_type_adjacent": ("points",),
    "per_in_largest_group": ("points", "base"),
    "by_place": ("table",),
    "when_built": ("table",),
}
EFFECT_NUMBERS: dict[str, tuple[str, ...]] = {
    "none": (),
    "swap_named": (),
    "store_named": ("count",),
    "never_name": (),
    "stand_in": (),
    "any_square": (),
    "replace": ("count",),
    "counts_as_cottages": ("count",),
    "free_empty_squares": (),
    "never_master": (),
    "unfed_cottages": ("points",),
    "free_building": (),
    "later_any_square": (),
    "watch": ("count",),
    "cube_on_cottage": (),
}
FEEDING = ("feeds_any", "feeds_around", "feeds_group", "feeds_lines")
ON_BLACK = ("swap_named", "store_named", "never_name", "stand_in")
ON_MONUMENTS = EFFECTS[EFFECTS.index("replace") :]
MONUMENT_SCORES = ("by_place", "when_built")
ZONE_SQUARES = {"corners": (0, 3, 12, 15), "centre": (5, 6, 9, 10)}


@dataclass(frozen=True)
class Verb:
    """What a card does, as a word that the rules know, and its numbers."""

    name: str
    numbers: dict[str, Any]


@dataclass(frozen=True)
class Card:
    """One card, as cards.toml says it."""

    id: str
    type: str
    pattern: Pattern
    score: Verb
    effect: Verb
    first: bool
    solo: bool


class Cards:
    """All cards, by name, and the same as tables of numbers."""

    def __init__(self, file: Path = FILE) -> None:
        self.file = file
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{file.name}: {error}") from error
        entries = data.get("card")
        if not isinstance(entries, list) or set(data) != {"card"}:
            raise BadContent(f"{file.name}: must consist of [[card]] entries")
        self.all = tuple(self._card(number, entry) for number, entry in enumerate(entries, start=1))
        self._check_box()
        self.number = {card.id: number for number, card in enumerate(self.all)}
        self.tables = self._tables()

    def __getitem__(self, id: str) -> Card:
        return self.all[self.number[id]]

    def of(self, type: str) -> tuple[Card, ...]:
        """Return the cards of a type."""
        return tuple(card for card in self.all if card.type == type)

    @property
    def first_set(self) -> tuple[str, ...]:
        """T4: the seven building cards for a first game, in the order of the types."""
        return tuple(card.id for type in TYPES for card in self.of(type) if card.first)

    # --- reading and checking ------------------------------------------------------------------------

    def _error(self, where: str, what: str) -> BadContent:
        return BadContent(f"{self.file.name}: {where}: {what}")

    def _card(self, number: int, entry: Any) -> Card:
        where = f"card {number}"
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str) or not entry["id"]:
            raise self._error(where, "lacks an `id`")
        where = f"card {entry['id']!r}"
        known = ("id", "type", "pattern", "score", "effect", "first", "solo")
        for key in entry:
            if key not in known:
                raise self._error(where, f"has an unknown entry {key!r}; expected {', '.join(known)}")
        if entry.get("type") not in KINDS:
            raise self._error(where, f"`type` is one of {', '.join(KINDS)}, not {entry.get('type')!r}")
        flags = {"first": entry.get("first", False), "solo": entry.get("solo", True)}
        for key, value in flags.items():
            if not isinstance(value, bool):
                raise self._error(where, f"`{key}` is true or false")
        card = Card(
            entry["id"],
            entry["type"],
            self._pattern(where, entry.get("pattern")),
            self._verb(where, "score", entry.get("score"), SCORE_NUMBERS),
            self._verb(where, "effect", entry.get("effect", {"verb": "none"}), EFFECT_NUMBERS),
            **flags,
        )
        self._check_type(where, card)
        return card

    def _pattern(self, where: str, rows: Any) -> Pattern:
        if not (isinstance(rows, list) and rows and all(isinstance(row, str) and row for row in rows)):
            raise self._error(where, "`pattern` must be a list of rows")
        if len({len(row) for row in rows}) != 1:
            raise self._error(where, "all rows of `pattern` must be equally long")
        strange = set("".join(rows)) - set(RESOURCE_LETTERS + ".")
        if strange:
            raise self._error(where, f"{''.join(sorted(strange))!r} in `pattern` is none of {RESOURCE_LETTERS}.")
        if max(len(rows), len(rows[0])) > SIDE:
            raise self._error(where, f"`pattern` does not fit a town of {SIDE} by {SIDE}")
        trimmed = {
            "".join(rows[0]).strip("."),
            rows[-1].strip("."),
            *(edge.strip(".") for edge in _sides(rows)),
        }
        if "" in trimmed:
            raise self._error(where, "`pattern` has a row or column without a cube at its edge")
        return tuple(rows)

    def _verb(self, where: str, key: str, entry: Any, known: dict[str, tuple[str, ...]]) -> Verb:
        if not isinstance(entry, dict) or entry.get("verb") not in known:
            raise self._error(where, f"`{key}` needs a verb, one of {', '.join(known)}")
        name = entry["verb"]
        numbers = {number: value for number, value in entry.items() if number != "verb"}
        if set(numbers) != set(known[name]):
            wanted = ", ".join(known[name]) or "no numbers"
            raise self._error(where, f"`{key}` {name} takes {wanted}")
        for number, value in numbers.items():
            self._number(where, f"{name} {number}", number, value)
        return Verb(name, numbers)

    def _number(self, where: str, what: str, number: str, value: Any) -> None:
        if number == "types":
            if not (isinstance(value, list) and value and set(value) <= set(TYPES)):
                raise self._error(where, f"{what}: a list of types out of {', '.join(TYPES)}")
        elif number == "zone":
            if value not in ZONES:
                raise self._error(where, f"{what}: one of {', '.join(ZONES)}")
        elif number == "table":
            whole = isinstance(value, list) and all(type(entry) is int and abs(entry) < 100 for entry in value)
            if not whole or not 1 <= len(value) <= MAX_TABLE:
                raise self._error(where, f"{what}: a list of 1 to {MAX_TABLE} whole numbers under 100")
        elif type(value) is not int or abs(value) >= 100 or (number == "count" and value < 1):
            raise self._error(where, f"{what}: a whole number under 100")

    def _check_type(self, where: str, card: Card) -> None:
        rules = (
            (card.score.name in FEEDING, ("red",), "only red buildings feed"),
            (card.score.name == "if_fed", ("blue", "monument"), "only blue buildings and monuments are fed"),
            (card.score.name == "per_stored", ("black",), "only black buildings store"),
            (card.score.name in MONUMENT_SCORES, ("monument",), f"{card.score.name} is for monuments"),
            (card.effect.name in ON_BLACK, ("black",), f"{card.effect.name} is for black buildings"),
            (card.effect.name in ON_MONUMENTS, ("monument",), f"{card.effect.name} is for monuments"),
        )
        for applies, types, message in rules:
            if applies and card.type not in types:
                raise self._error(where, message)
        limits = {"store_named": STORAGE, "replace": 2, "watch": len(TYPES)}
        if card.effect.numbers.get("count", 0) > limits.get(card.effect.name, 100):
            raise self._error(where, f"{card.effect.name} count: at most {limits[card.effect.name]}")
        fed_points = card.score.numbers.get("points", 0) if card.score.name == "if_fed" else 0
        if fed_points < 0:
            raise self._error(where, "a meal can't cost points")

    def _check_box(self) -> None:
        if len(self.all) > MAX_CARDS:
            raise BadContent(f"{self.file.name}: more than {MAX_CARDS} cards")
        ids = [card.id for card in self.all]
        for id in ids:
            if ids.count(id) > 1:
                raise self._error(f"card {id!r}", "is there twice")
        for type in TYPES:
            if sum(card.first for card in self.of(type)) != 1:
                raise BadContent(f"{self.file.name}: exactly one {type} card must be marked `first`")
            if not any(card.solo for card in self.of(type)):
                raise BadContent(f"{self.file.name}: no {type} card is left for a solo game")
        if len(self.of("monument")) < 2 * MAX_PLAYERS or sum(card.solo for card in self.of("monument")) < 2:
            raise BadContent(f"{self.file.name}: there must be two monuments a player")

    # --- tables --------------------------------------------------------------------------------------

    def _tables(self) -> Buffer:
        buffer = np.zeros(TABLES.itemsize, np.uint8)
        tables: Any = buffer.view(TABLES)[0]
        for number, card in enumerate(self.all):
            tables.pile[KINDS.index(card.type)] |= np.uint64(1 << number)
            if not card.solo:
                tables.not_solo |= np.uint64(1 << number)
            self._tabulate_verbs(tables, number, card)
            self._tabulate_pattern(tables, number, card.pattern)
        return buffer

    def _tabulate_verbs(self, tables: Any, number: int, card: Card) -> None:
        numbers = card.score.numbers
        tables.score[number] = SCORES.index(card.score.name)
        tables.points[number] = numbers.get("points", 0)
        tables.base_points[number] = numbers.get("base", numbers.get("more", 0))
        tables.count[number] = numbers.get("count", 0)
        tables.types[number] = sum(1 << TYPES.index(type) for type in numbers.get("types", ()))
        tables.zone[number] = sum(1 << 4 * square for square in ZONE_SQUARES.get(numbers.get("zone", ""), ()))
        table = numbers.get("table", [])
        tables.table[number, : len(table)] = table
        tables.table_size[number] = len(table)
        tables.effect[number] = EFFECTS.index(card.effect.name)
        tables.effect_number[number] = sum(card.effect.numbers.values())

    def _tabulate_pattern(self, tables: Any, number: int, pattern: Pattern) -> None:
        letters = "".join(pattern)
        tables.pattern_size[number] = len(letters) - letters.count(".")
        for resource, letter in enumerate(RESOURCE_LETTERS):
            tables.needs[number, resource] = letters.count(letter)
        lying = placements(pattern)
        tables.placements[number] = len(lying)
        for index, (mask, cubes) in enumerate(lying):
            tables.mask[number, index] = np.uint64(mask)
            tables.cubes[number, index] = np.uint64(cubes)
            word, bit = index // WORD, np.uint64(1 << index % WORD)
            for square in range(len(SQUARES)):
                cube = (cubes >> 4 * square) & 0xF
                if cube:
                    tables.covering[number, square, word] |= bit
                    tables.wanting[number, cube, square, word] |= bit


def _sides(rows: list[str]) -> tuple[str, str]:
    return "".join(row[0] for row in rows), "".join(row[-1] for row in rows)


def orientations(pattern: Pattern) -> list[Pattern]:
    """T12: return the pattern turned and mirrored, each look once."""
    seen: dict[Pattern, None] = {}
    for rows in (pattern, tuple(row[::-1] for row in pattern)):
        for _ in range(4):
            seen.setdefault(rows)
            rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return list(seen)


def placements(pattern: Pattern) -> list[tuple[int, int]]:
    """T12: return every way to lay a pattern on a town: four set bits a square, and the cubes wanted there.

    Sorted by their squares, so that placements on the same squares follow one another.
    """
    lying = [
        _lay(rows, column, row)
        for rows in orientations(pattern)
        for row in range(SIDE - len(rows) + 1)
        for column in range(SIDE - len(rows[0]) + 1)
    ]
    return sorted(lying)


def _lay(rows: Pattern, column: int, row: int) -> tuple[int, int]:
    mask = cubes = 0
    for x, y, letter in _letters(rows):
        if letter != ".":
            place = 4 * ((row + y) * SIDE + column + x)
            mask |= 0xF << place
            cubes |= (RESOURCE_LETTERS.index(letter) + FIRST_CUBE) << place
    return mask, cubes


def _letters(rows: Pattern) -> Iterator[tuple[int, int, str]]:
    for y, row in enumerate(reversed(rows)):
        for x, letter in enumerate(row):
            yield x, y, letter


@cache
def cards() -> Cards:
    """Return the cards of the published game."""
    return Cards()
