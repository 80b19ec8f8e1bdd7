"""Setting tables up, sitting down, leaving, carrying a seat to another device, playing again."""

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import Connection

from quartier.bots import names
from quartier.engine.errors import BadOption
from quartier.engine.game import Game
from quartier.engine.match import LARGEST_SEED, Match
from quartier.table import news
from quartier.table.errors import Refused
from quartier.table.identity import Caller, hashed, new_token
from quartier.table.messages import ANY_BOT, ClockWish, NewTable, SeatWish
from quartier.table.rooms import Room, Rooms, begun, has_open_seat
from quartier.table.store import tables as rows
from quartier.table.store.rows import Clock, Seat, Table

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and figures that nobody mistakes for one another."""
ID_LENGTH = 12
AT_ONCE = 0.0
"""When a table is due whose people have changed: its runner finds out what is to be done there, and when."""
LONGEST_CLOCK = {"none": 0, "move": 86_400, "days": 60}


def new_id() -> str:
    """Return an id that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


# --- a new table -------------------------------------------------------------------------------------


async def set_up(rooms: Rooms, wish: NewTable, who: Caller) -> tuple[str, dict[int, str]]:
    """Set a table up; return its id and the tokens of the seats that are the caller's."""
    game = rooms.game(wish.game)
    options = resolved(game, wish.options, len(wish.seats))
    table = Table(
        id=new_id(),
        game=game.name,
        rules=game.version,
        options=options,
        seed=secrets.randbelow(LARGEST_SEED),
        clock=_clock(wish.clock),
        hints=wish.hints,
        undo=wish.undo,
        listed=wish.listed,
        stage="waiting",
        made=time.time(),
        seats=tuple(_seat(number, wished) for number, wished in enumerate(wish.seats)),
    )
    tokens = {seat.number: new_token() for seat in table.seats if seat.who == "person"}
    devices = {number: [who.device] for number in tokens} if who.device else {}
    await _add(rooms, game, table, {number: [hashed(token)] for number, token in tokens.items()}, devices)
    return table.id, tokens


async def _add(
    rooms: Rooms,
    game: Game,
    table: Table,
    tokens: Mapping[int, Sequence[bytes]],
    devices: Mapping[int, Sequence[bytes]],
) -> None:
    if not has_open_seat(table.seats):
        table, _ = begun(game, table, time.time(), rooms.process)
    await rooms.store.write(table.id, partial(rows.add_table, table=table, tokens=tokens, devices=devices))
    _tell_if_begun(game, table)
    if table.due is not None:
        await rooms.room(table.id)


def _tell_if_begun(game: Game, table: Table) -> None:
    if table.stage == "playing":
        news.game_begun(game, table)


def resolved(game: Game, given: Mapping[str, Any], seats: int | None = None) -> dict[str, Any]:
    """Return the options of a table: values that the game lists, and as many players as seats.

    A word must be one of those listed: so nothing that a stranger sends can name a file.
    """
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name in known and isinstance(value, str) and value not in known[name].choices:
            raise Refused("bad-option", f"option {name!r} can't be {value!r}")
    wished = dict(given)
    if "players" in known and seats is not None:
        wished.setdefault("players", seats)
    try:
        options = game.resolve(wished)
    except BadOption as error:
        raise Refused("bad-option", error) from error
    if seats is not None and len(game.seats(options)) != seats:
        raise Refused("bad-option", f"this game has {len(game.seats(options))} seats, not {seats}")
    return options


def _clock(wish: ClockWish) -> Clock:
    if wish.kind == "none":
        return Clock()
    if not 1 <= wish.amount <= LONGEST_CLOCK[wish.kind]:
        raise Refused("bad-option", f"a clock of this kind runs from 1 to {LONGEST_CLOCK[wish.kind]}")
    return Clock(wish.kind, wish.amount)


def _seat(number: int, wish: SeatWish) -> Seat:
    if wish.who == "bot":
        return Seat(number, "bot", "", _bot(wish.bot))
    return Seat(number, "open") if wish.who == "open" else Seat(number, "person", clean(wish.name))


def _bot(name: str) -> str:
    if name == ANY_BOT:
        return names.USUAL
    if name not in names.NAMES:
        raise Refused("bad-option", f"there is no bot {name!r}; the bots are {', '.join(names.NAMES)}")
    return name


def clean(name: str) -> str:
    """Return a name without what can't be seen or would turn a line around."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


# --- sitting down and leaving ------------------------------------------------------------------------


async def sit_down(rooms: Rooms, room: Room, number: int, name: str, who: Caller) -> str:
    """Take an open seat; return its token. When nobody is missing any more, the game begins."""
    token = new_token()

    def take(connection: Connection) -> None:
        rows.update_seat(connection, room.id, number, who="person", name=clean(name))
        rows.add_token(connection, room.id, number, hashed(token))
        if who.device:
            rows.add_holder(connection, room.id, number, who.device)

    await _fill(rooms, room, number, take)
    return token


async def seat_bot(rooms: Rooms, room: Room, number: int, bot: str, who: Caller) -> None:
    """Let a bot take an open seat; whoever sits at the table may ask for that."""
    if not await room.held_by(who.hashes):
        raise Refused("not-yours")
    name = _bot(bot)
    await _fill(rooms, room, number, partial(rows.update_seat, table=room.id, seat=number, who="bot", bot=name))


async def _fill(rooms: Rooms, room: Room, number: int, take: Any) -> None:
    game = rooms.game(room.table.game)

    def fill(connection: Connection) -> Table | None:
        table = rows.lock_table(connection, room.id)
        if table is None or number >= len(table.seats) or table.seats[number].who != "open" or table.stage != "waiting":
            return None
        take(connection)
        filled = _begin_if_full(connection, game, room.id, rooms.process)
        rows.notify(connection, rooms.process, room.id)
        return filled

    if number >= len(room.table.seats):
        raise Refused("not-found")
    filled = await rooms.store.write(room.id, fill)
    if filled is not None:
        _tell_if_begun(game, filled)
    await room.refresh()
    if filled is None:
        raise Refused("taken")


def _begin_if_full(connection: Connection, game: Game, id: str, process: str) -> Table | None:
    """Let a game begin for which nobody is missing any more; return the table as it stands now."""
    table = rows.load_table(connection, id)
    if table is None or has_open_seat(table.seats):
        return table
    table, _ = begun(game, table, time.time(), process)
    changed = ("stage", "begun", "runner", "rules", "state", "digest", "due", "waiting")
    rows.update_table(connection, id, **{name: getattr(table, name) for name in changed})
    return table


def _holds(connection: Connection, table: str, seat: int, who: Caller) -> bool:
    """Tell whether a seat is the caller's at this very moment: what a room knows of it may be old."""
    tokens, devices = rows.holding(connection, table)
    return not {*tokens.get(seat, ()), *devices.get(seat, ())}.isdisjoint(who.hashes)


async def stand_up(rooms: Rooms, room: Room, number: int, who: Caller) -> None:
    """Leave a seat: before the game it is open again; a table that all have left is cleared away.

    In a game a bot decides from then on, until the person is back.
    """

    def leave(connection: Connection) -> bool:
        table = rows.lock_table(connection, room.id)
        if table is None or table.stage == "over" or not _holds(connection, room.id, number, who):
            return False
        if table.stage == "playing":
            rows.update_seat(connection, room.id, number, away=True)
            rows.update_table(connection, room.id, due=AT_ONCE)
        else:
            rows.clear_seat(connection, room.id, number)
            if not any(seat.who == "person" and seat.number != number for seat in table.seats):
                rows.delete_table(connection, room.id)
        rows.notify(connection, rooms.process, room.id)
        return True

    if not await rooms.store.write(room.id, leave):
        raise Refused("stale")
    try:
        await room.refresh()
        rooms.attend(room)
    except Refused:
        room.close()


async def come_back(room: Room, number: int) -> None:
    """Let a person decide again who was away."""
    if not _was_missed(room.table.seats[number]):
        return
    async with room.lock:
        if not _was_missed(room.table.seats[number]):
            return

        def back(connection: Connection) -> None:
            table = rows.lock_table(connection, room.id)
            rows.update_seat(connection, room.id, number, away=False, missed=0)
            if table is not None and table.stage == "playing":
                rows.update_table(connection, room.id, due=AT_ONCE)
            rows.notify(connection, room.rooms.process, room.id)

        await room.rooms.store.write(room.id, back)
        await room.catch_up()


def _was_missed(seat: Seat) -> bool:
    return seat.who == "person" and bool(seat.away or seat.missed)


async def new_link(rooms: Rooms, room: Room, number: int, who: Caller) -> str:
    """Return another token for a seat, to carry it to another device."""
    token = new_token()

    def add(connection: Connection) -> bool:
        rows.lock_table(connection, room.id)
        if not _holds(connection, room.id, number, who):
            return False
        rows.add_token(connection, room.id, number, hashed(token))
        rows.notify(connection, rooms.process, room.id)
        return True

    if not await rooms.store.write(room.id, add):
        raise Refused("not-yours")
    await room.refresh()
    return token


async def carry(rooms: Rooms, token: str, device: str) -> tuple[str, int]:
    """Tie the seat of a token to another device too; return the newest table that it opens, and the seat."""

    def tie(connection: Connection) -> dict[str, int]:
        for table in sorted(rows.seats_of_token(connection, hashed(token))):
            rows.lock_table(connection, table)  # nobody else sits down there meanwhile
        opened = rows.seats_of_token(connection, hashed(token))
        for table, seat in opened.items():
            rows.add_holder(connection, table, seat, hashed(device))
            rows.notify(connection, rooms.process, table)
        return opened

    opened = await rooms.store.write("", tie)
    if not opened:
        raise Refused("not-found")
    for id in opened:
        if id in rooms.here:
            await rooms.here[id].refresh()
    return list(opened.items())[-1]


# --- again -------------------------------------------------------------------------------------------


async def play_again(rooms: Rooms, room: Room) -> str:
    """Set up the same table once more, for the same people; who begins is the game's to say (`Game.again`)."""
    if room.table.stage != "over":
        raise Refused("not-over")
    if room.table.again:
        return room.table.again
    game = rooms.game(room.table.game)
    new = replace(
        room.table,
        id=new_id(),
        rules=game.version,
        options=game.resolve(_options_again(room.playing().match, room.table)),
        seed=secrets.randbelow(LARGEST_SEED),
        stage="waiting",
        made=time.time(),
        ended=None,
        number=0,
        result=None,
        again=None,
        seats=tuple(replace(seat, away=False, missed=0) for seat in room.table.seats),
    )
    new, _ = begun(game, new, time.time(), rooms.process)

    def add(connection: Connection) -> str:
        table = rows.lock_table(connection, room.id)
        if table is None:
            raise Refused("not-found")
        if table.again:
            return table.again
        tokens, devices = rows.holding(connection, room.id)
        rows.add_table(connection, new, tokens, devices)
        rows.update_table(connection, room.id, again=new.id)
        rows.notify(connection, rooms.process, room.id)
        return new.id

    id = await rooms.store.write(room.id, add)
    if id == new.id:
        news.game_begun(game, new)
    await room.refresh()
    await rooms.room(id)
    return id


def _options_again(match: Match, table: Table) -> dict[str, Any]:
    """Return the options of a table that is played again, by those that were chosen and how the game went."""
    return match.game.again(table.options, match.at(0).waiting[0], match.winners)
