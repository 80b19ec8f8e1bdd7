"""Reads a position: lays it out on the table of a new game; what it leaves out follows from the rest."""

from typing import Any

from quartier.engine.game import Buffer, Game
from quartier.engine.position import LARGEST_STATE_SEED, Reader
from quartier.games.munivers.moves import SEATS
from quartier.games.munivers.packs.pack import Pack
from quartier.games.munivers.packs.tabulate import pack_of
from quartier.games.munivers.position.abilities import ABILITY_FIELDS, check_decision, read_ability
from quartier.games.munivers.position.auction import read_auction
from quartier.games.munivers.position.players import fill, read_boards, read_hands, read_player
from quartier.games.munivers.position.writing import PLAYER_FIELDS
from quartier.games.munivers.rules.actions import ARGUMENTS, PASS
from quartier.games.munivers.rules.state import (
    CHOICES,
    NOBODY,
    NOTHING,
    OVER,
    STATE,
    STEPS,
    TABLES,
)
from quartier.games.munivers.rules.verbs import KINDS, TYPES

FIELDS = (
    "options", "seed", "draws", "month", "step", "deciding", "turn", "first", "next_first", "passed", "resting",
    "next", "auction", "polls", "poll_boost", "markers", "rewards_spent", "discarded", "ability",
    "players",
)  # fmt: skip
CARRY_ON = PASS * ARGUMENTS
"""With nothing to decide, any move makes a position carry on to the next decision."""


def lay_out(game: Game, reader: Reader) -> tuple[dict[str, Any], Buffer]:
    """Return the options and the state of a position; without `deciding` it goes on to the next decision by itself."""
    options = game.resolve(reader.part("options", [option.name for option in game.options]).given)
    state, tables = game.empty(), game.tables(options)
    game.rules.setup(state, tables, game.encode(options), reader.number("seed", 0, LARGEST_STATE_SEED))
    record: Any = state.view(STATE)[0]
    clear_turn(record)
    read(reader, record, tables.view(TABLES)[0], pack_of(tables))
    if record.step != OVER and record.choice == NOTHING:
        game.demand_laws(state, tables)
        game.rules.apply(state, tables, int(record.current), CARRY_ON)
    return options, state


def clear_turn(state: Any) -> None:
    """Take back what a new game has already brought in January."""
    for field in ("sites", "next_first", "opener", "outbid"):
        state[field] = -1
    state.unresolved = 0


def read(reader: Reader, state: Any, tables: Any, pack: Pack) -> None:
    """Read everything."""
    seats = SEATS[: state.players]
    parts = reader.part("players", seats)
    players = [parts.part(name, PLAYER_FIELDS) for name in seats]
    read_boards(state, pack, players)
    for seat, player in enumerate(players):
        read_player(state, tables, pack, seat, player)
    read_table(reader, state, tables, pack)
    read_turn(reader, state)
    read_auction(reader, state, pack)
    read_ability(reader.part("ability", ABILITY_FIELDS), state, pack)
    check_decision(reader, state, tables)
    fill_bag(reader, state, pack)
    read_hands(reader, state, tables, pack, players)
    state.bank = -int(state.cash.sum())


def read_table(reader: Reader, state: Any, tables: Any, pack: Pack) -> None:
    """Read what lies in the middle: calendar, polls, voting cards, tokens."""
    seats = SEATS[: state.players]
    state.step = reader.one_of("step", STEPS, 0)
    state.month = reader.number("month", 1, int(tables.months), low=1)
    state.first = reader.one_of("first", seats, 0)
    state.next_first = reader.one_of("next_first", seats, NOBODY)
    slots = int(tables.poll_slots)
    ids = [poll.id for poll in pack.polls]
    polls = reader.some_of("polls", ids) if "polls" in reader else list(range(slots))
    if len(polls) != slots:
        raise reader.wrong("polls", "polls", count=slots)
    state.poll_cards[:slots] = polls
    fill(state.poll_boost, reader.part("poll_boost", KINDS[:TYPES]), KINDS[:TYPES])
    fill(state.markers, reader.part("markers", KINDS[:TYPES]), KINDS[:TYPES])
    state.marker_supply = int(tables.markers) - int(state.markers.sum())
    spent = reader.number("rewards_spent", 0, int(tables.reward_tokens))
    state.rewards_spent = 0 if tables.rewards_return else spent
    state.rewards_left = int(tables.reward_tokens) - int(state.rewards.sum()) - state.rewards_spent


def read_turn(reader: Reader, state: Any) -> None:
    """Read whose turn it is, and what is being decided."""
    seats = SEATS[: state.players]
    for field in ("passed", "resting"):
        state[field] = sum(1 << seat for seat in reader.some_of(field, seats))
    state.current = reader.one_of("turn", seats, int(state.first))
    state.search = reader.one_of("next", seats, int(state.current))
    state.choice = reader.one_of("deciding", CHOICES, NOTHING)
    reader.random_numbers(state)


def fill_bag(reader: Reader, state: Any, pack: Pack) -> None:
    """Every tile that lies nowhere else is in the bag."""
    players = int(state.players)
    for number, design in enumerate(pack.designs):
        elsewhere = int((state.sites[:players] == number).sum()) + int((state.lots == number).sum())
        left = design.copies - elsewhere - int(state.stock[:players, number].sum())
        if left < 0:
            raise reader.wrong("players", "copies", count=design.copies, tile=repr(design.id))
        state.bag[number] = left
    state.bag_left = int(state.bag.sum())
