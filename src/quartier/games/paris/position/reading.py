"""Reads a position: lays it out on the table of a new game; what it leaves out follows from the rest."""

from typing import Any

import numpy as np

from quartier.engine.game import Buffer, Game
from quartier.engine.position import LARGEST_STATE_SEED, Reader
from quartier.games.paris.components import components
from quartier.games.paris.position.board import Board
from quartier.games.paris.position.postcards import Postcards
from quartier.games.paris.position.tiles import half_paved_quadrant, read_tiles
from quartier.games.paris.rules.checks import TILES_BROKEN
from quartier.games.paris.rules.state import (
    BUILDINGS,
    CARDS,
    NOBODY,
    NOT_IN_PLAY,
    OVER,
    PAVING,
    SEATS,
    STATE,
    TABLES,
)

FIELDS = (
    "options", "seed", "draws", "phase", "turn", "first_paved", "paving", "hands", "stacks", "pool", "reserve",
    "buildings", "pieces", "cards", "held", "waived", "tokens",
)  # fmt: skip
PHASES = (1, 2, "over")


def lay_out(game: Game, reader: Reader) -> tuple[dict[str, Any], Buffer]:
    """Return the options and the state of a position."""
    options = game.resolve(reader.part("options", [option.name for option in game.options]).given)
    state, tables = game.empty(), game.tables(options)
    game.rules.setup(state, tables, game.encode(options), reader.number("seed", 0, LARGEST_STATE_SEED))
    record: Any = state.view(STATE)[0]
    built_upon = is_built_upon(reader)
    board = Board(reader, record, tables.view(TABLES)[0])
    board.read("m" if built_upon else ".")
    Postcards(reader, record, int(board.tables.tokens)).read(board.cards_used())
    read_reserves(reader, record)
    read_turn(reader, record, built_upon)
    read_tiles(reader, record, board.tables)
    reader.random_numbers(record)
    if game.rules.check(state, tables) == TILES_BROKEN:
        record.made_up = True
    name_postcards(reader, record, options)
    settle_turn(game, state, tables)
    return options, state


def is_built_upon(reader: Reader) -> bool:
    """Tell whether the position speaks of anything that happens only in phase 2."""
    claimed = reader.part("cards", CARDS).given
    later = reader.one_of("phase", PHASES, 0) > 0
    return later or bool(claimed) or any(reader.given.get(field) for field in ("buildings", "pieces", "held"))


def read_reserves(reader: Reader, state: Any) -> None:
    """Read reserves and pool; a building that is nowhere else lies in the pool."""
    elsewhere = {int(piece) for piece in state.piece[: state.buildings]}
    reserves = reader.part("reserve", SEATS)
    for seat, name in enumerate(SEATS):
        for building in reserves.some_of(name, BUILDINGS):
            if building in elsewhere:
                raise reserves.wrong(name, "two-places", what=BUILDINGS[building])
            elsewhere.add(building)
            state.reserve[seat] |= np.uint64(1 << building)
    left = [number for number in range(len(BUILDINGS)) if number not in elsewhere]
    pool = reader.some_of("pool", BUILDINGS) if "pool" in reader else left
    for building in set(pool) ^ set(left):
        raise reader.wrong("pool", "nowhere" if building in left else "two-places", what=BUILDINGS[building])
    state.pool = np.uint64(sum(1 << building for building in pool))


def read_turn(reader: Reader, state: Any, built_upon: bool) -> None:
    """Read phase and turn: phase 1 while the board has holes and nothing is built."""
    paved = int(state.colour[0] | state.colour[1] | state.mixed | state.lamps)
    later = built_upon or paved == 2**64 - 1 or half_paved_quadrant(state) is not None
    state.phase = PAVING + reader.one_of("phase", PHASES, int(later))
    state.turn = reader.one_of("turn", SEATS, 0)
    default = NOBODY if state.phase == PAVING else int(state.turn)
    state.first_paved = reader.one_of("first_paved", SEATS, default)


def name_postcards(reader: Reader, state: Any, options: dict[str, Any]) -> None:
    """P7: the options name the postcards in play, unless the seed chose them."""
    in_play = [card for number, card in enumerate(CARDS) if state.card[number] != NOT_IN_PLAY]
    chosen = components().first_postcards if options["postcards"] == "first" else options["postcards"]
    if chosen != "random" and set(chosen) != set(in_play):
        if "postcards" in reader.part("options", list(options)):
            raise reader.wrong("options.postcards", "other-cards", cards=", ".join(in_play))
        options["postcards"] = in_play


def settle_turn(game: Game, state: Buffer, tables: Buffer) -> None:
    """P18, P19: a seat that can't act is skipped; if neither can, the game is over."""
    game.demand_laws(state, tables)
    record: Any = state.view(STATE)[0]
    for _ in SEATS:
        if record.phase == OVER or game.actions(state, tables, int(record.turn)):
            return
        record.turn = 1 - record.turn
    record.phase = OVER
