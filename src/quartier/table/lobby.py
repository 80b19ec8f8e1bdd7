"""What the lobby shows: the games with their options and bots, and tables in a few words."""

from typing import Any

from quartier.bots import names
from quartier.engine.game import Game, Option
from quartier.engine.locale import Words
from quartier.games import NAMES
from quartier.table.rooms import Rooms
from quartier.table.shelf import Shelf
from quartier.table.shown import seat_titles
from quartier.table.store.rows import Seat, Table
from quartier.table.updates import WHO


def games(shelf: Shelf, language: str) -> list[dict[str, Any]]:
    """Return all games; of those that are not ready yet, just the name."""
    return [_game(shelf, name, language) for name in NAMES]


def _game(shelf: Shelf, name: str, language: str) -> dict[str, Any]:
    words, own = Words.load(name, language), Words.load("table", language)
    entry: dict[str, Any] = {
        "name": name,
        "title": words("title"),
        "about": own(f"about-{name}"),
        "ready": name in shelf.ready,
        "players": None,
        "seats": [],
        "options": [],
        "bots": [_bot(bot, own) for bot in names.NAMES],
    }
    if name in shelf.ready:
        entry |= _rules_of(shelf.game(name), words, own)
    return entry


def _rules_of(game: Game, words: Words, own: Words) -> dict[str, Any]:
    numbers = players(game)
    names = seats_of(game, numbers[-1])
    return {
        "players": [numbers[0], numbers[-1]],
        "seats": [words(f"seat-{name}") for name in names],
        "options": [_option(game, option, own) for option in game.options if option.name != "players"],
    }


def players(game: Game) -> tuple[int, ...]:
    """Return the numbers of players that a game takes."""
    for option in game.options:
        if option.name == "players":
            return tuple(option.choices)
    return (len(game.seats(game.resolve({}))),)


def _option(game: Game, option: Option, own: Words) -> dict[str, Any]:
    key = f"option-{game.name}-{option.name}"
    return {
        "name": option.name,
        "label": own(key),
        "about": own(f"{key}-about"),
        "default": option.default,
        "choices": [_choice(game, option, choice, own) for choice in option.choices],
    }


def _choice(game: Game, option: Option, value: Any, own: Words) -> dict[str, Any]:
    """Return a choice, with the other options that it brings, and how many players it takes where it is a seat."""
    key = f"choice-{value}".lower() if isinstance(value, bool) else f"option-{game.name}-{option.name}-{value}"
    brought = game.implied({option.name: value})
    choice = {"value": value, "label": own(key)} | ({"sets": brought} if brought else {})
    return choice | ({"players": _least(game, value)} if option.name == "first" else {})


def _least(game: Game, seat: str) -> int:
    """Return with how many players at least somebody of that name plays; by lot anybody may begin."""
    fits = (count for count in players(game) if seat in seats_of(game, count))
    return next(fits, players(game)[0])


def seats_of(game: Game, count: int) -> tuple[str, ...]:
    """Return the names of the seats in a game of so many."""
    return game.seats(game.resolve({"players": count} if len(players(game)) > 1 else {}))


def _bot(name: str, own: Words) -> dict[str, Any]:
    known = f"bot-{name}" in own
    return {
        "id": name,
        "label": own(f"bot-{name}") if known else name,
        "about": own(f"bot-{name}-about") if known else "",
        "usual": name == names.USUAL,
    }


def summary(rooms: Rooms, table: Table, mine: set[int], language: str, undone: int) -> dict[str, Any]:
    """Return a table in a few words: nothing of it is secret. `undone`: how many of its moves were taken back."""
    room = rooms.here.get(table.id)
    course = room.course if room and room.table.number == table.number else None
    return {
        "table": table.id,
        "game": table.game,
        "title": Words.load(table.game, language)("title"),
        "options": table.options,
        "stage": table.stage,
        "seats": [
            _seat(rooms, table, seat, title, seat.number in mine)
            for seat, title in zip(table.seats, _titles(rooms, table, language), strict=True)
        ],
        "number": table.number,
        "moves": table.number - 2 * undone,
        "waiting": course.match.waiting if table.waiting is None and course else table.waiting,
        "clock": {"kind": table.clock.kind, "amount": table.clock.amount},
        "hints": table.hints,
        "undo": table.undo,
        "listed": table.listed,
        "made": table.made,
        "begun": table.begun,
        "ended": table.ended,
        "result": table.result,
        "again": table.again,
    }


def _titles(rooms: Rooms, table: Table, language: str) -> list[str]:
    if table.game not in rooms.shelf.ready:
        return [str(seat.number + 1) for seat in table.seats]
    return seat_titles(rooms.game(table.game), table.options, Words.load(table.game, language))


def _seat(rooms: Rooms, table: Table, seat: Seat, title: str, mine: bool) -> dict[str, Any]:
    room = rooms.here.get(table.id)
    return {
        "seat": seat.number,
        "title": title,
        "name": seat.name,
        "who": WHO[seat.who],
        "bot": seat.bot or None,
        "taken": seat.who != "open",
        "mine": mine,
        "away": seat.away,
        "online": seat.who == "bot" or (room is not None and seat.number in room.online()),
    }
