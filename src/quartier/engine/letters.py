"""How wide text is, read from the bundled fonts themselves: the tables head, hhea, hmtx and cmap of TrueType.

Kerning is left out. It draws letters together far more often than apart, so a line is hardly ever wider than said here.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

FONTS = Path(__file__).parent.parent / "fonts"
KEPT = "\ue001"
"""Stands for a space at which no line is broken, until all lines are."""
COUNT = re.compile(r"(?<![^\s(«“])([−+]?\d+) (?=[^\W\d])")
STRANGE = 1.0
"""How many ems a letter takes that the font does not have: another font draws it, and we don't know which."""


class Face(NamedTuple):
    """A bundled font."""

    family: str
    weight: int
    file: str


TITLE = Face("Playfair", 700, "Playfair-Bold")
PLAIN = Face("Golos Text", 400, "GolosText-Regular")
STRONG = Face("Golos Text", 600, "GolosText-SemiBold")
FACES = (TITLE, PLAIN, STRONG)


def glued(text: str) -> str:
    """Return a text in which no line is broken between a number and what it counts."""
    return COUNT.sub(rf"\1{KEPT}", text)


@lru_cache(maxsize=16384)
def ems(text: str, face: Face) -> float:
    """Return how wide a line is when it is written at size 1."""
    known = advances(face)
    return sum([known.get(letter, STRANGE) for letter in text])


@cache
def advances(face: Face) -> dict[str, float]:
    """Return how many ems each letter of a font moves on."""
    data = (FONTS / f"{face.file}.ttf").read_bytes()
    tables = {data[at : at + 4]: _number(data, at + 8, 4) for at in range(12, 12 + 16 * _number(data, 4), 16)}
    em, last = _number(data, tables[b"head"] + 18), _number(data, tables[b"hhea"] + 34) - 1
    return {
        chr(code): _number(data, tables[b"hmtx"] + 4 * min(glyph, last)) / em
        for code, glyph in _glyphs(data, tables[b"cmap"])
    }


def _glyphs(data: bytes, cmap: int) -> Iterator[tuple[int, int]]:
    """Yield code and glyph of each letter, from the part of the table that is written as segments (format 4)."""
    parts = [cmap + _number(data, cmap + 8 + 8 * entry, 4) for entry in range(_number(data, cmap + 2))]
    part = next(part for part in parts if _number(data, part) == 4)
    width = _number(data, part + 6)
    for at in range(part + 14, part + 14 + width, 2):
        first, delta, offset = (_number(data, at + 2 + width * row) for row in (1, 2, 3))
        for code in range(first, min(_number(data, at), 0xFFFE) + 1):
            where = at + 2 + 3 * width + offset + 2 * (code - first)
            yield code, _number(data, where) if offset else (code + delta) % 0x10000


def _number(data: bytes, at: int, size: int = 2) -> int:
    return int.from_bytes(data[at : at + size], "big")
