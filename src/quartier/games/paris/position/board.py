"""Reads what lies on the board: paving, buildings and special pieces."""

from typing import Any

import numpy as np

from quartier.engine.position import Reader
from quartier.games.paris.rules.state import (
    DIRECTION_STEPS,
    FOUNTAIN,
    GARDEN,
    MAX_BUILDINGS,
    ORIENTATIONS,
    SEATS,
    SHAPES,
    SIDE,
    SPACES,
)
from quartier.games.paris.view import KIND_LETTERS, SINGLE_PIECES

BUILDING_FIELDS = ("owner", "piece", "spaces")
PIECES = (*SINGLE_PIECES, "fountain", "statue", "annex")
CARDS_OF_PIECES = {
    "painter": "le_peintre", "dancer": "moulin_rouge", "lamp": "lampadaire", "large_lamp": "la_grande_lumiere",
    "fountain": "fontaine_des_mers", "statue": "le_penseur", "annex": "bouquinistes", "mixed_space": "chartier",
}  # fmt: skip
"""Each special piece comes to the board with its postcard."""


class Board:
    """Lays out the board, piece by piece; nothing lies on anything else."""

    def __init__(self, reader: Reader, state: Any, tables: Any) -> None:
        self.reader = reader
        self.state = state
        self.tables = tables

    def read(self, ground: str) -> None:
        """Read everything; a board that is not given is of this ground everywhere."""
        self._read_paving(ground)
        buildings = self.reader.parts("buildings", BUILDING_FIELDS, MAX_BUILDINGS)
        for number, building in enumerate(buildings):
            self._read_building(number, building)
        self._read_pieces()

    def cards_used(self) -> dict[str, str]:
        """Return the postcards that were used, each with what tells so."""
        used = {CARDS_OF_PIECES[piece]: piece for piece in self.reader.part("pieces", PIECES).given}
        if GARDEN in self.state.piece[: self.state.buildings]:
            used["jardin_des_plantes"] = "garden"
        if (self.state.built[0] | self.state.built[1]) & self.state.lamps:
            used["metropolitain"] = "buildings"
        return used

    def _read_paving(self, ground: str) -> None:
        rows = self.reader.listed("paving", SIDE) if "paving" in self.reader else [ground * SIDE] * SIDE
        if len(rows) != SIDE or not all(type(row) is str and len(row) == SIDE for row in rows):
            raise self.reader.wrong("paving", "rows", side=SIDE)
        boards = dict.fromkeys((*KIND_LETTERS, "."), 0)
        for number, letter in enumerate("".join(reversed(rows))):
            if letter not in boards:
                raise self.reader.wrong(
                    "paving", "letter", letter=repr(letter), space=SPACES[number], known=KIND_LETTERS
                )
            boards[letter] |= 1 << number
        orange, blue, mixed, lamps = (np.uint64(boards[letter]) for letter in KIND_LETTERS)
        self.state.colour[0], self.state.colour[1] = orange, blue
        self.state.mixed, self.state.lamps = mixed, lamps

    # --- buildings -----------------------------------------------------------------------------------

    def _read_building(self, number: int, building: Reader) -> None:
        """Read one building: its shape must be right, and nothing may stand there already."""
        building.needed(*BUILDING_FIELDS)
        seat = building.one_of("owner", SEATS, 0)
        piece = building.one_of("piece", SHAPES[: GARDEN + 1], 0)
        if piece in self.state.piece[:number]:
            raise building.wrong("piece", "stands-twice", piece=SHAPES[piece])
        spaces = self._shape(building, "spaces", piece)
        self._cover(building, "spaces", spaces)
        if self.state.chimneys[seat] == 0:
            raise building.wrong("owner", "chimneys", count=self.tables.chimneys)
        self.state.owner[number], self.state.piece[number] = seat, piece
        self.state.spaces[number] = np.uint64(spaces)
        self.state.built[seat] |= np.uint64(spaces)
        self.state.chimneys[seat] -= 1
        self.state.buildings += 1

    def _shape(self, reader: Reader, field: str, piece: int) -> int:
        """Read the spaces of a piece, in one of its orientations."""
        numbers = reader.some_of(field, SPACES)
        spaces = sum(1 << number for number in numbers)
        allowed = ORIENTATIONS if self.state.flip else ORIENTATIONS // 2
        outlines = {int(outline) for outline in self.tables.outline[piece, :allowed] if outline}
        if not numbers or spaces >> _corner(numbers) not in outlines:
            raise reader.wrong(field, "shape", piece=SHAPES[piece])
        return spaces

    def _cover(self, reader: Reader, field: str, spaces: int) -> None:
        """Refuse a piece that would lie on another one."""
        covered = int(self.state.built[0] | self.state.built[1] | self.state.pieces)
        if covered & spaces:
            raise reader.wrong(field, "covered", space=SPACES[(covered & spaces).bit_length() - 1])

    # --- special pieces --------------------------------------------------------------------------------

    def _read_pieces(self) -> None:
        pieces = self.reader.part("pieces", PIECES)
        for name in pieces.given:
            if name in SINGLE_PIECES:
                self._read_single_piece(pieces, name)
        if "fountain" in pieces:
            spaces = self._shape(pieces, "fountain", FOUNTAIN)
            self._lie(pieces, "fountain", spaces)
            self.state.fountain = np.uint64(spaces)
        if "statue" in pieces:
            self._read_statue(pieces.part("statue", ("space", "front")))
        if "annex" in pieces:
            self._read_annex(pieces.part("annex", ("space", "building")))
        under = int(self.state.built[0] | self.state.built[1] | self.state.fountain)
        if "mixed_space" in pieces and not under >> int(self.state.mixed_space) & 1:
            raise pieces.wrong("mixed_space", "alone")

    def _lie(self, reader: Reader, field: str, spaces: int, on_lamp: bool = False) -> None:
        """Put a piece that is no building on its spaces; only the large lamp lies on a printed lamp."""
        self._cover(reader, field, spaces)
        if bool(int(self.state.lamps) & spaces) != on_lamp:
            raise reader.wrong(field, "on-lamp" if on_lamp else "off-lamp")
        self.state.pieces |= np.uint64(spaces)

    def _read_single_piece(self, pieces: Reader, name: str) -> None:
        """Read a piece of one space; the mixed space lies under a building or the fountain."""
        space = pieces.one_of(name, SPACES, 0)
        setattr(self.state, name, space)
        if name != "mixed_space":
            self._lie(pieces, name, 1 << space, on_lamp=name == "large_lamp")

    def _read_statue(self, statue: Reader) -> None:
        """Read the statue and its front."""
        space, front = _space(statue, "space"), _space(statue, "front")
        if not _neighbours(space) >> front & 1:
            raise statue.wrong("front", "front", space=SPACES[space])
        self._lie(statue, "space", 1 << space)
        self.state.statue = space
        self.state.statue_front = DIRECTION_STEPS.index(front - space)

    def _read_annex(self, annex: Reader) -> None:
        """Read the annex, which is part of a building that it touches."""
        space, building = _space(annex, "space"), annex.number("building", -1, int(self.state.buildings) - 1)
        self._cover(annex, "space", 1 << space)
        if not int(self.state.spaces[building]) & _neighbours(space):
            raise annex.wrong("space", "annex")
        self.state.annex, self.state.annex_building = space, building
        self.state.spaces[building] |= np.uint64(1 << space)
        self.state.built[self.state.owner[building]] |= np.uint64(1 << space)


def _space(reader: Reader, field: str) -> int:
    """Read a space that must be given."""
    reader.needed(field)
    return reader.one_of(field, SPACES, 0)


def _corner(numbers: list[int]) -> int:
    """Return the corner of the box around some spaces."""
    return min(number % SIDE for number in numbers) + SIDE * min(number // SIDE for number in numbers)


def _neighbours(space: int) -> int:
    """Return the spaces that share a side with one, as a board of bits."""
    return sum(
        1 << other
        for other in range(SIDE * SIDE)
        if abs(space // SIDE - other // SIDE) + abs(space % SIDE - other % SIDE) == 1
    )
