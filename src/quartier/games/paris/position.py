"""Positions as readable data: written in full, read with whatever a test, a puzzle or a person leaves out."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

import numpy as np

from quartier.engine.errors import BadPosition
from quartier.engine.game import Buffer
from quartier.games.paris.components import components
from quartier.games.paris.rules.state import (
    BUILDING,
    BUILDINGS,
    CARDS,
    CARDS_IN_PLAY,
    DIRECTION_STEPS,
    GARDEN,
    KEPT_CARDS,
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
    "buildings", "pieces", "cards", "held", "waived", "tokens",
)  # fmt: skip
PHASES = {1: PAVING, 2: BUILDING, "over": OVER}
PIECE_CARDS = {
    "garden": "jardin_des_plantes", "painter": "le_peintre", "dancer": "moulin_rouge", "lamp": "lampadaire",
    "large_lamp": "la_grande_lumiere", "fountain": "fontaine_des_mers", "statue": "le_penseur",
    "annex": "bouquinistes", "mixed_space": "chartier",
}  # fmt: skip
"""Each special piece comes to the board with its postcard."""


QUADRANT = 0x303
"""The four spaces of the quadrant on a1, as bits."""
QUADRANT_CORNERS = tuple(row * SIDE + column for row in range(0, SIDE, 2) for column in range(0, SIDE, 2))


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
        self.read_paving()
        self.read_buildings()
        self.read_pieces()
        self.read_cards()
        self.read_reserves()
        self.read_turn()
        self.read_tiles()
        self.state.draws = self.number("draws", int(self.state.draws), 2**31)

    # --- small readers -------------------------------------------------------------------------------

    def number(self, field: str, default: int, limit: int) -> int:
        """Read a whole number."""
        return whole_number(self.position.get(field, default), field, limit)

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
            if not isinstance(name, str) or name not in known:
                raise BadPosition(f"{field!r}: {name!r} is none of {', '.join(known)}")
        if len(set(value)) != len(value):
            raise BadPosition(f"{field!r}: something is listed twice in {list(value)}")
        return [known.index(name) for name in value]

    # --- the table, part by part ---------------------------------------------------------------------

    def read_cards(self) -> None:
        """Read cards, held cards and tokens; cards that are not given are open, up to eight in all."""
        given = self.mapping("cards")
        self.names("cards", list(given), CARDS)
        owners = {card: OPEN if owner is None else seat_number(owner, f"cards.{card}") for card, owner in given.items()}
        for seat, cards in enumerate(self.by_seat("held")):
            for number in self.names("held", cards or [], CARDS):
                self.read_held(seat, CARDS[number], owners)
        used = {card: piece for piece, card in PIECE_CARDS.items() if self.lies_on_the_board(piece)}
        for card, piece in used.items():
            if owners.get(card) == OPEN:
                raise BadPosition(f"'cards': {card!r} can't be open while its piece ({piece}) lies on the board")
        self.lay_out_cards(owners, used)
        self.read_waived(owners)
        for seat, tokens in enumerate(self.by_seat("tokens")):
            all_tokens = int(self.tables.tokens)
            left = max(0, all_tokens - sum(owner == seat for owner in owners.values()))
            self.state.tokens[seat] = whole_number(left if tokens is None else tokens, "tokens", all_tokens)

    def lies_on_the_board(self, piece: str) -> bool:
        """Tell whether a special piece is on the board."""
        if piece == "garden":
            return GARDEN in self.state.piece[: self.state.buildings]
        return piece in self.mapping("pieces")

    def read_held(self, seat: int, card: str, owners: dict[str, int]) -> None:
        """A held card was claimed by its holder."""
        if card not in KEPT_CARDS:
            raise BadPosition(f"'held': {card!r} is never kept for later; only {' and '.join(KEPT_CARDS)} are")
        if owners.setdefault(card, seat) != seat:
            raise BadPosition(f"'held': {card!r} does not belong to {SEATS[seat]}")
        if card == "chartier" and self.lies_on_the_board("mixed_space"):
            raise BadPosition("'held': 'chartier' is used up, since the mixed space lies on the board")
        setattr(self.state, card, seat)

    def read_waived(self, owners: dict[str, int]) -> None:
        """P17: Sacré-Cœur has its effect for its owner, unless it was claimed without."""
        waived = self.position.get("waived", [])
        self.names("waived", waived, ("sacre_coeur",))
        owner = owners.get("sacre_coeur", OPEN)
        if waived and owner == OPEN:
            raise BadPosition("'waived': nobody has claimed 'sacre_coeur'")
        self.state.sacre_coeur = NOBODY if waived or owner == OPEN else owner

    def lay_out_cards(self, owners: dict[str, int], used: Container[str]) -> None:
        """Lay out eight cards: those given, then those of the set-up, then others.

        A card that is not given but whose piece lies on the board belongs to nobody and is out of the game.
        """
        if len(owners) > CARDS_IN_PLAY:
            raise BadPosition(f"'cards': {CARDS_IN_PLAY} are in play, not {len(owners)}")
        dealt = [card for number, card in enumerate(CARDS) if self.state.card[number] != NOT_IN_PLAY]
        for card in (*dealt, *CARDS):
            if len(owners) < CARDS_IN_PLAY and card not in used:
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
        if not isinstance(name, str) or name not in SPACES:
            raise BadPosition(f"{where}: {name!r} is no space; spaces are a1 to h8")
        return SPACES.index(name)

    def spaces(self, where: str, names: Any) -> int:
        """Read a list of spaces as a board of bits."""
        if not isinstance(names, Sequence) or isinstance(names, str) or not names:
            raise BadPosition(f"{where} must be a list of spaces")
        numbers = [self.space(where, name) for name in names]
        if len(set(numbers)) != len(numbers):
            raise BadPosition(f"{where}: a space is listed twice")
        return sum(1 << number for number in numbers)

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
        under = int(self.state.built[0] | self.state.built[1] | self.state.fountain)
        if "mixed_space" in pieces and not under >> int(self.state.mixed_space) & 1:
            raise BadPosition("pieces.mixed_space: it lies under a building or the fountain, never alone")

    def lie(self, where: str, spaces: int, on_lamps: bool = False) -> None:
        """Put a piece that is no building on its spaces; only the large lamp lies on a lamp space."""
        self.cover(where, spaces)
        if bool(int(self.state.lamps) & spaces) != on_lamps:
            raise BadPosition(f"{where}: {'only' if on_lamps else 'not'} on a printed lamp space")
        self.state.pieces |= np.uint64(spaces)

    def read_single_piece(self, where: str, name: str, value: Any) -> None:
        """Read a piece of one space; the mixed space lies under a building or the fountain."""
        space = self.space(where, value)
        setattr(self.state, name, space)
        if name != "mixed_space":
            self.lie(where, 1 << space, on_lamps=name == "large_lamp")

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
        self.state.statue_front = DIRECTION_STEPS.index(front - space)

    def read_annex(self, where: str, value: Any) -> None:
        """Read the annex, which is part of a building that it touches."""
        if not isinstance(value, Mapping) or set(value) != {"space", "building"}:
            raise BadPosition(f"{where} must give space and building")
        space = self.space(where, value["space"])
        building = value["building"]
        if type(building) is not int or not 0 <= building < self.state.buildings:
            raise BadPosition(f"{where}: {building!r} is not the number of a building on the board")
        self.cover(where, 1 << space)
        if not self.touches_building(space, building):
            raise BadPosition(f"{where}: {value['space']} touches no side of that building")
        self.state.annex, self.state.annex_building = space, building
        self.state.spaces[building] |= np.uint64(1 << space)
        self.state.built[self.state.owner[building]] |= np.uint64(1 << space)

    def touches_building(self, space: int, building: int) -> bool:
        """Tell whether a space shares a side with a building."""
        spaces = int(self.state.spaces[building])
        column = space % SIDE
        sides = [
            space + SIDE,
            space - SIDE,
            *([space + 1] if column < SIDE - 1 else []),
            *([space - 1] if column else []),
        ]
        return any(spaces >> side & 1 for side in sides if side >= 0)

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
        default: Any = 1 if self.unpaved and not self.is_built_upon() and not self.half_paved_quadrant() else 2
        phase = self.position.get("phase", default)
        if type(phase) not in (int, str) or phase not in PHASES:
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
            if any([*hands, *stacks]):
                raise BadPosition("'hands' and 'stacks' are empty after phase 1")
            return
        dealt = self.tiles_to_come()
        for seat in range(2):
            left = dealt[seat] if stacks[seat] is None else self.names("stacks", stacks[seat], TILES)
            hand = self.names("hands", hands[seat] or [], TILES)
            if hands[seat] is None and stacks[seat] is None:
                hand = left[: self.state.hand_size]
            self.state.hand[seat] = np.uint64(sum(1 << tile for tile in hand))
            self.state.stack[seat] = np.uint64(sum(1 << tile for tile in left if tile not in hand))
        self.check_tiles()

    def tiles_to_come(self) -> list[list[int]]:
        """Return the tiles that can still be laid, by seat: those not on the board.

        A made-up paving may show few real tiles; then just enough are dealt to fill the board, in turns.
        """
        half_paved = self.half_paved_quadrant()
        if half_paved:
            raise BadPosition(
                f"'paving': in phase 1 the quadrant of {half_paved} must be paved as a whole, or not at all"
            )
        left = [sorted(self.tiles_not_placed(seat)) for seat in range(2)]
        wanted = self.unpaved // 4
        while sum(map(len, left)) > wanted:
            rival = 1 - int(self.state.turn)
            left[rival if len(left[rival]) >= len(left[1 - rival]) else 1 - rival].pop()
        return left

    def half_paved_quadrant(self) -> str | None:
        """Return the corner of a quadrant of which only a part is paved."""
        paved = int(self.state.colour[0] | self.state.colour[1] | self.state.mixed | self.state.lamps)
        return next(
            (SPACES[corner] for corner in QUADRANT_CORNERS if paved >> corner & QUADRANT not in (0, QUADRANT)), None
        )

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
        for corner in QUADRANT_CORNERS:
            quadrant = tuple(int(kind) >> corner & QUADRANT for kind in kinds)
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


def whole_number(value: Any, where: str, limit: int) -> int:
    """Read a whole number from 0 to a limit."""
    if type(value) is not int or not 0 <= value <= limit:
        raise BadPosition(f"{where!r} must be a whole number from 0 to {limit}, not {value!r}")
    return value
