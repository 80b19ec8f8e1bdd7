"""What the commands share: files and options as they are typed, names in words, and patience on a first start."""

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.status import Status

import quartier
from quartier.engine import cache
from quartier.engine.compile import CHECKED, INTERPRETED, compiling
from quartier.engine.errors import BadOption, BadPosition, BadRecord, QuartierError
from quartier.engine.game import Game, Option
from quartier.engine.locale import LANGUAGES, Words
from quartier.engine.match import Match
from quartier.engine.record import read_json
from quartier.terminal import signals
from quartier.terminal.keep import is_record

A_POSITION = '{"game": NAME, "position": {…}}'
"""What a file with a position looks like."""
LONGEST_NUMBER = 18
"""Digits of a number that somebody means as one; Python itself refuses to read some thousands."""
YES_AND_NO = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def default_language() -> str:
    """Return the language of this terminal if there are texts in it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@contextmanager
def compiling_shown(language: str = "en") -> Iterator[None]:
    """Say on stderr what is being compiled, on a first start; a later one shows nothing."""
    words = Words.load("quartier", language)
    console = Console(stderr=True)
    status = Status("", console=console)
    compiled = 0

    def show(function: str) -> None:
        nonlocal compiled
        compiled += 1
        if compiled == 1:
            console.print(words("compiling" if cache.keeps() else "compiling-each-time"), soft_wrap=True)
            status.start()
        status.update(f"{compiled}. {escape(function)}")

    with compiling(show):
        try:
            yield
        finally:
            status.stop()


def check_bounds() -> None:
    """Run this very command again with bounds checks, which Numba must know before it is loaded, in this process."""
    if not (CHECKED or INTERPRETED):
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**os.environ, "NUMBA_BOUNDSCHECK": "1"})


def read_line(console: Console, prompt: str) -> str:
    """Return a line from the keyboard; where there is none (any more), that is the end of the input."""
    if sys.stdin is None:
        raise EOFError
    try:
        with signals.heard():
            return console.input(prompt).strip()
    except OSError as error:
        raise EOFError from error


# --- files -------------------------------------------------------------------------------------------


def read_game(file: Path, moves: int | None = None) -> Match:
    """Return the match of a record, or of a position with the name of its game (A_POSITION); up to a move."""
    return match_of(read_json(file), file, moves)


def match_of(data: Any, file: Path, moves: int | None = None) -> Match:
    """Return the match of what a file holds."""
    try:
        return _match(data, moves)
    except QuartierError as error:
        raise type(error)(f"{file}: {error}", "in-file", file=file, reason=error) from error


def _match(data: Any, moves: int | None) -> Match:
    if isinstance(data, Mapping) and set(data) == {"game", "position"}:
        if moves:
            raise BadPosition("a position has no moves", "no-moves")
        return quartier.from_position(data["game"], data["position"])
    if not is_record(data):
        sentence = f"this is no saved game; a position must be wrapped as {A_POSITION}"
        raise BadRecord(sentence, "bare-position", wrapped=A_POSITION)
    if moves is not None and isinstance(data.get("moves"), list):
        if not 0 <= moves <= len(data["moves"]):
            count = len(data["moves"])
            sentence = f"there are {count} moves, and no position after move {moves}"
            raise BadRecord(sentence, "no-such-moment", count=count, given=moves)
        data = {**data, "moves": data["moves"][:moves]}
    return quartier.load(data)


# --- options and seats as they are typed -------------------------------------------------------------


def read_options(game: Game, typed: Sequence[str]) -> dict[str, Any]:
    """Return options typed as `name=value`; the game itself checks the values."""
    known = {option.name: option for option in game.options}
    options = {}
    for text in typed:
        name, sign, value = text.partition("=")
        if not sign:
            names = ", ".join(known)
            sentence = f"an option is typed as name=value, not {text!r}; {game.name} has {names}"
            raise BadOption(sentence, "option-typed", given=repr(text), game=game.name, known=names)
        if name not in known:
            raise game.no_option(name)
        options[name] = read_value(known[name], value)
    return options


def read_value(option: Option, value: str) -> Any:
    """Return what a typed value means to an option: one of its choices, a list, a number or a word."""
    for choice in option.choices:
        if isinstance(choice, bool):
            if YES_AND_NO.get(value.lower()) is choice:
                return choice
        elif str(choice) == value:
            return choice
    if "," in value:
        return [part.strip() for part in value.split(",")]
    number = _number(value)
    return value if number is None else number


def _number(typed: str) -> int | None:
    return int(typed) if typed.isdecimal() and len(typed) <= LONGEST_NUMBER else None


def read_seat(match: Match, typed: str | None) -> int | None:
    """Return the seat with that name or number; none: a spectator."""
    if typed is None:
        return None
    if typed in match.seats:
        return match.seats.index(typed)
    number = _number(typed)
    if number is not None and number < len(match.seats):
        return number
    seats = ", ".join(match.seats)
    raise QuartierError(f"there is no seat {typed!r}; the seats are {seats}", "no-seat", given=repr(typed), known=seats)


# --- names -------------------------------------------------------------------------------------------


def seat_name(match: Match, seat: int, words: Words) -> str:
    """Return a seat's name in words where the game has some."""
    name = match.seats[seat]
    return words(f"seat-{name}") if f"seat-{name}" in words else name
