"""Positions as readable data: written in full, read with whatever a test, a puzzle or a person leaves out."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from quartier.engine.errors import BadPosition
from quartier.engine.game import Buffer
from quartier.games.paris.components import components
from quartier.games.paris.state import (
    BUILDING,
    BUILDINGS,
    CARDS,
    CARDS_IN_PLAY,
    GARDEN,
    MAX_BUILDINGS,
    NOBODY,
    NOT_IN_PLAY,
    OPEN,
    ORIENTATIONS,
    OVER,
    PAVING,
    SEATS,
    SHAPES,
    SIDE,
    SPACES,
    STATE,
    TABLES,
    TILES,
)
from quartier.games.paris.view import KIND_LETTERS, SINGLE_PIECES, on_the_table, tiles_in

FIELDS = (
    "options", "seed", "draws", "phase", "turn", "first_paved", "paving", "hands", "stacks", "pool", "reserve",
    "buildings", "pieces", "cards", "held", "tokens",
)  # fmt: skip
PHASES = {1: PAVING, 2: BUILDING, "over": OVER}


def position(state: Buffer, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the whole state as readable data."""
    record: Any = state.view(STATE)[0]
    return {
        "options": dict(options),
        "seed": int(record.seed),
        "draws": int(record.draws),
        "first_paved": SEATS[record.first_paved] if record.first_paved != NOBODY else None,
        **on_the_table(state),
        "hands": {name: tiles_in(record.hand[number]) for number, name in enumerate(SEATS)},
        "stacks": {name: tiles_in(record.stack[number]) for number, name in enumerate(SEATS)},
    }


class Reader:
    """Lays out a position, field by field, on the table of a new game."""

    def __init__(self, position: Mapping[str, Any], state: Buffer) -> None:
        if not isinstance(position, Mapping):
            raise BadPosition(f"a position is an object with fields such as {', '.join(FIELDS[:6])}")
        for field in position:
            if field not in FIELDS:
                raise BadPosition(f"unknown field {field!r}; a position has {', '.join(FIELDS)}")
        self.position = position
        self.state: Any = state.view(STATE)[0]
        self.tables: Any = components().tables.view(TABLES)[0]

    def read(self) -> None:
        """Read everything; what is not given follows from the rest."""
        self.read_cards()
        self.read_paving()
        self.read_buildings()
        self.read_pieces()
        self.read_reserves()
        self.read_turn()
        self.read_tiles()
        self.state.draws = self.number("draws", int(self.state.draws), 2**31)

    # --- small readers -------------------------------------------------------------------------------

    def number(self, field: str, default: int, limit: int) -> int:
        """Read a whole number."""
        value = self.position.get(field, default)
        if type(value) is not int or not 0 <= value <= limit:
            raise BadPosition(f"{field!r} must be a whole number from 0 to {limit}, not {value!r}")
        return value

    def mapping(self, field: str) -> Mapping[str, Any]:
        """Read an object."""
        value = self.position.get(field, {})
        if not isinstance(value, Mapping):
            raise BadPosition(f"{field!r} must be an object, not {value!r}")
        return value

    def by_seat(self, field: str) -> list[Any]:
        """Read an object from owner to something, as a list by seat number; None where not given."""
        value = self.mapping(field)
        for owner in value:
            seat_number(owner, field)
        return [value.get(name) for name in SEATS]

    def names(self, field: str, value: Any, known: Sequence[str]) -> list[int]:
        """Read a list of names as numbers."""
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise BadPosition(f"{field!r} must be a list, not {value!r}")
        for name in value:
            if name not in known:
                raise BadPosition(f"{field!r}: {name!r} is none of {', '.join(known)}")
        if len(set(value)) != len(value):
            raise BadPosition(f"{field!r}: something is listed twice in {list(value)}")
        return [known.index(name) for name in value]

    # --- the table, part by part ---------------------------------------------------------------------

    def read_cards(self) -> None:
        """Read cards, held cards and tokens; the first eight fill up what is not given."""
        given = self.mapping("cards")
        held = [self.names("held", cards or [], CARDS) for cards in self.by_seat("held")]
        owners = {card: OPEN if owner is None else seat_number(owner, f"cards.{card}") for card, owner in given.items()}
        self.names("cards", list(given), CARDS)
        for seat, cards in enumerate(held):
            for card in cards:
                self.read_held(seat, CARDS[card], owners)
        if owners:
            self.lay_out_cards(owners)
        for seat, tokens in enumerate(self.by_seat("tokens")):
            claimed = sum(owner == seat for owner in owners.values())
            left = int(self.tables.tokens) - claimed
            self.state.tokens[seat] = small(left if tokens is None else tokens, "tokens", int(self.tables.tokens))

    def read_held(self, seat: int, card: str, owners: dict[str, int]) -> None:
        """A held card was claimed by its holder."""
        if card not in ("metropolitain", "chartier"):
            raise BadPosition(f"'held': {card!r} is never kept for later; only metropolitain and chartier are")
        if owners.setdefault(card, seat) != seat:
            raise BadPosition(f"'held': {card!r} does not belong to {SEATS[seat]}")
        setattr(self.state, card, seat)

    def lay_out_cards(self, owners: dict[str, int]) -> None:
        """Eight cards are in play: those given, then the ones for first games, then the others."""
        if len(owners) > CARDS_IN_PLAY:
            raise BadPosition(f"'cards': {CARDS_IN_PLAY} are in play, not {len(owners)}")
        for card in (*components().first_postcards, *CARDS):
            if len(owners) < CARDS_IN_PLAY:
                owners.setdefault(card, OPEN)
        for number, card in enumerate(CARDS):
            self.state.card[number] = owners.get(card, NOT_IN_PLAY)

    def is_built_upon(self) -> bool:
        """Tell whether the position speaks of anything that happens only in phase 2."""
        claimed = any(owner is not None for owner in self.mapping("cards").values())
        later = self.position.get("phase", PAVING) != PAVING
        return later or claimed or any(self.position.get(field) for field in ("buildings", "pieces", "held"))

    def read_paving(self) -> None:
        """Read the paving; by default a board is empty in phase 1 and mixed everywhere in phase 2."""
        rows = self.position.get("paving", ["m" * SIDE] * SIDE if self.is_built_upon() else ["." * SIDE] * SIDE)
        good = isinstance(rows, Sequence) and not isinstance(rows, str) and len(rows) == SIDE
        if not good or not all(isinstance(row, str) and len(row) == SIDE for row in rows):
            raise BadPosition(f"'paving' must be {SIDE} strings of {SIDE} letters, row 8 first")
        boards = dict.fromkeys(KIND_LETTERS, 0)
        for number, letter in enumerate("".join(reversed(rows))):
            if letter != "." and letter not in boards:
                raise BadPosition(f"'paving': {letter!r} on {SPACES[number]} is none of {KIND_LETTERS!r} and '.'")
            if letter != ".":
                boards[letter] |= 1 << number
        orange, blue, mixed, lamps = (np.uint64(boards[letter]) for letter in KIND_LETTERS)
        self.state.colour[0], self.state.colour[1] = orange, blue
        self.state.mixed, self.state.lamps = mixed, lamps
        self.unpaved = 64 - sum(board.bit_count() for board in boards.values())

    def read_buildings(self) -> None:
        """Read the buildings on the board."""
        buildings = self.position.get("buildings", [])
        if not isinstance(buildings, Sequence) or len(buildings) > MAX_BUILDINGS:
            raise BadPosition(f"'buildings' must be a list of at most {MAX_BUILDINGS} buildings")
        for number, building in enumerate(buildings):
            where = f"buildings[{number}]"
            if not isinstance(building, Mapping) or set(building) != {"owner", "piece", "spaces"}:
                raise BadPosition(f"{where} must give owner, piece and spaces, nothing else")
            self.read_building(where, number, building)
        self.state.buildings = len(buildings)

    def read_building(self, where: str, number: int, building: Mapping[str, Any]) -> None:
        """Read one building: its shape must be right, and nothing may stand there already."""
        seat = seat_number(building["owner"], where)
        piece = self.names(f"{where}.piece", [building["piece"]], SHAPES[: GARDEN + 1])[0]
        spaces = self.spaces(f"{where}.spaces", building["spaces"])
        if piece in self.state.piece[:number]:
            raise BadPosition(f"{where}: {SHAPES[piece]} stands on the board twice")
        if not self.is_shape(piece, spaces):
            raise BadPosition(f"{where}: {', '.join(building['spaces'])} is not the shape of {SHAPES[piece]}")
        self.cover(where, spaces)
        self.state.owner[number], self.state.piece[number] = seat, piece
        self.state.spaces[number] = np.uint64(spaces)
        self.state.built[seat] |= np.uint64(spaces)
        self.state.chimneys[seat] -= 1
        if self.state.chimneys[seat] < 0:
            raise BadPosition(f"{where}: {SEATS[seat]} has only {self.tables.chimneys} chimneys")

    def is_shape(self, piece: int, spaces: int) -> bool:
        """Tell whether these spaces are a piece in one of its orientations."""
        numbers = [number for number in range(64) if spaces >> number & 1]
        corner = min(number % SIDE for number in numbers) + SIDE * min(number // SIDE for number in numbers)
        allowed = ORIENTATIONS if self.state.flip else ORIENTATIONS // 2
        outlines = self.tables.outline[piece, :allowed]
        return any(outline and int(outline) == spaces >> corner for outline in outlines)

    def cover(self, where: str, spaces: int) -> None:
        """Raise an error if a piece would lie on another one."""
        covered = int(self.state.built[0] | self.state.built[1] | self.state.pieces)
        if covered & spaces:
            raise BadPosition(f"{where}: something lies on {SPACES[(covered & spaces).bit_length() - 1]} already")

    def space(self, where: str, name: Any) -> int:
        """Read a space."""
        if name not in SPACES:
            raise BadPosition(f"{where}: {name!r} is no space; spaces are a1 to h8")
        return SPACES.index(name)

    def spaces(self, where: str, names: Any) -> int:
        """Read a list of spaces as a board of bits."""
        if not isinstance(names, Sequence) or isinstance(names, str) or not names:
            raise BadPosition(f"{where} must be a list of spaces")
        return sum(1 << number for number in {self.space(where, name) for name in names})

    def read_pieces(self) -> None:
        """Read the special pieces."""
        pieces = self.mapping("pieces")
        for name, value in pieces.items():
            where = f"pieces.{name}"
            if name in SINGLE_PIECES:
                self.read_single_piece(where, name, value)
            elif name == "fountain":
                self.read_fountain(where, value)
            elif name == "statue":
                self.read_statue(where, value)
            elif name != "annex":
                raise BadPosition(f"'pieces': {name!r} is none of {', '.join(SINGLE_PIECES)}, fountain, statue, annex")
        if "annex" in pieces:
            self.read_annex("pieces.annex", pieces["annex"])

    def lie(self, where: str, spaces: int) -> None:
        """Put a piece that is no building on its spaces."""
        self.cover(where, spaces)
        self.state.pieces |= np.uint64(spaces)

    def read_single_piece(self, where: str, name: str, value: Any) -> None:
        """Read a piece of one space; the mixed space lies under a building or the fountain."""
        space = self.space(where, value)
        setattr(self.state, name, space)
        if name != "mixed_space":
            self.lie(where, 1 << space)
        if name == "large_lamp" and not int(self.state.lamps) >> space & 1:
            raise BadPosition(f"{where}: the large lamp lies on a printed lamp space, and {value} is none")

    def read_fountain(self, where: str, value: Any) -> None:
        """Read the fountain."""
        spaces = self.spaces(where, value)
        if not self.is_shape(SHAPES.index("fountain"), spaces):
            raise BadPosition(f"{where}: {', '.join(value)} is not the shape of the fountain")
        self.lie(where, spaces)
        self.state.fountain = np.uint64(spaces)

    def read_statue(self, where: str, value: Any) -> None:
        """Read the statue and its front."""
        if not isinstance(value, Mapping) or set(value) != {"space", "front"}:
            raise BadPosition(f"{where} must give space and front")
        space, front = self.space(where, value["space"]), self.space(where, value["front"])
        side_by_side = abs(space // SIDE - front // SIDE) + abs(space % SIDE - front % SIDE) == 1
        if not side_by_side:
            raise BadPosition(f"{where}: {value['front']} is not beside {value['space']}")
        self.lie(where, 1 << space)
        self.state.statue = space
        self.state.statue_front = (SIDE, 1, -SIDE, -1).index(front - space)

    def read_annex(self, where: str, value: Any) -> None:
        """Read the annex, which is part of a building that it touches."""
        if not isinstance(value, Mapping) or set(value) != {"space", "building"}:
            raise BadPosition(f"{where} must give space and building")
        space = self.space(where, value["space"])
        building = value["building"]
        if type(building) is not int or not 0 <= building < self.state.buildings:
            raise BadPosition(f"{where}: {building!r} is not the number of a building on the board")
        self.cover(where, 1 << space)
        self.state.annex, self.state.annex_building = space, building
        self.state.spaces[building] |= np.uint64(1 << space)
        self.state.built[self.state.owner[building]] |= np.uint64(1 << space)

    def read_reserves(self) -> None:
        """Read reserves and pool; a building that is nowhere else lies in the pool."""
        elsewhere = {int(piece) for piece in self.state.piece[: self.state.buildings]}
        for seat, names in enumerate(self.by_seat("reserve")):
            for building in self.names("reserve", names or [], BUILDINGS):
                if building in elsewhere:
                    raise BadPosition(f"'reserve': {BUILDINGS[building]} is in two places")
                elsewhere.add(building)
                self.state.reserve[seat] |= np.uint64(1 << building)
        left = [number for number in range(len(BUILDINGS)) if number not in elsewhere]
        pool = self.names("pool", self.position.get("pool", [BUILDINGS[number] for number in left]), BUILDINGS)
        if set(pool) - set(left):
            raise BadPosition(f"'pool': {BUILDINGS[min(set(pool) - set(left))]} is in two places")
        self.state.pool = np.uint64(sum(1 << building for building in pool))

    def read_turn(self) -> None:
        """Read phase and turn: phase 1 while the board has holes and nothing is built."""
        default: Any = 1 if self.unpaved and not self.is_built_upon() else 2
        phase = self.position.get("phase", default)
        if phase not in PHASES or isinstance(phase, bool):
            raise BadPosition(f"'phase' must be 1, 2 or 'over', not {phase!r}")
        self.state.phase = PHASES[phase]
        self.state.turn = seat_number(self.position.get("turn", SEATS[0]), "turn")
        first = self.position.get("first_paved", None if phase == 1 else SEATS[self.state.turn])
        self.state.first_paved = NOBODY if first is None else seat_number(first, "first_paved")

    # --- tiles ---------------------------------------------------------------------------------------

    def read_tiles(self) -> None:
        """Read hands and stacks; by default they hold the tiles that do not lie on the board."""
        hands, stacks = self.by_seat("hands"), self.by_seat("stacks")
        for seat in range(2):
            self.state.hand[seat] = self.state.stack[seat] = np.uint64(0)
            if self.state.phase != PAVING:
                continue
            left = self.tiles_not_placed(seat) if stacks[seat] is None else set()
            if stacks[seat] is not None:
                left = set(self.names("stacks", stacks[seat], TILES))
            hand = set(self.names("hands", hands[seat] or [], TILES))
            if hands[seat] is None and stacks[seat] is None:
                hand = set(sorted(left)[: self.state.hand_size])
            self.state.hand[seat] = np.uint64(sum(1 << tile for tile in hand))
            self.state.stack[seat] = np.uint64(sum(1 << tile for tile in left - hand))
        if self.state.phase == PAVING:
            self.check_tiles()

    def check_tiles(self) -> None:
        """In phase 1 the tiles to come fill exactly the quadrants that are empty."""
        tiles = [int(self.state.hand[seat] | self.state.stack[seat]).bit_count() for seat in range(2)]
        if sum(tiles) * 4 != self.unpaved or sum(tiles) == 0:
            raise BadPosition(
                f"in phase 1 the tiles to come must fill the board: {sum(tiles)} tiles are left "
                f"for {self.unpaved} unpaved spaces"
            )
        if self.state.first_paved == NOBODY and 0 in tiles:
            self.state.first_paved = tiles.index(0)

    def tiles_not_placed(self, seat: int) -> set[int]:
        """Recognise the tiles on the board: all sixteen differ, however they are turned."""
        kinds = (self.state.colour[0], self.state.colour[1], self.state.mixed, self.state.lamps)
        left = set(range(len(TILES)))
        for corner in (row * 2 * SIDE + 2 * column for row in range(4) for column in range(4)):
            quadrant = tuple(int(kind) >> corner & 0x303 for kind in kinds)
            left -= {tile for tile in left if self.looks_like(seat, tile, quadrant)}
        return left

    def looks_like(self, seat: int, tile: int, quadrant: tuple[int, ...]) -> bool:
        """Tell whether a quadrant shows that tile in one of its rotations."""
        faces = self.tables.tile_spaces[seat, tile]
        return any(tuple(int(spaces) for spaces in face) == quadrant for face in faces)


def seat_number(owner: Any, where: str) -> int:
    """Read an owner."""
    if owner not in SEATS:
        raise BadPosition(f"{where!r}: {owner!r} is neither orange nor blue")
    return SEATS.index(owner)


def small(value: Any, where: str, limit: int) -> int:
    """Read a small whole number."""
    if type(value) is not int or not 0 <= value <= limit:
        raise BadPosition(f"{where!r} must be a whole number from 0 to {limit}, not {value!r}")
    return value
