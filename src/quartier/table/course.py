"""The course of a game at a table: the match, and the events that led there.

A course never changes: an event makes a new one. So bots and drawings in other threads, and viewers on their way, can
keep the one they began with.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from quartier.engine.errors import BadRecord, UndoRefused
from quartier.engine.game import Buffer, Game
from quartier.engine.match import Match, Move
from quartier.table.store.rows import Author, Event, Table


@dataclass(frozen=True)
class Entry:
    """An event, and the states before and after it as they were at that time."""

    event: Event
    before: Buffer
    after: Buffer
    undone: bool = False
    """Whether the move was taken back later."""


@dataclass(frozen=True)
class Course:
    """How far a game has come. The match must not be played on: copy it first."""

    match: Match
    entries: tuple[Entry, ...]
    turns: tuple[int, ...]
    """How many events each seat has made: the number that its next decision must bear."""
    since: tuple[float | None, ...]
    """Since when each seat is waited for."""
    hashed: Any
    """A running digest of the game's start and all its events."""

    @property
    def number(self) -> int:
        """How many events there were."""
        return len(self.entries)

    @property
    def digest(self) -> bytes:
        """What proves that a state belongs to just this course, played by just these rules."""
        whole = self.hashed.copy()
        whole.update(self.match.state.tobytes())
        digest: bytes = whole.digest()
        return digest

    def event_of(self, seat: int, turn: int) -> Event | None:
        """Return what a seat did as its decision with that number."""
        found = (entry.event for entry in self.entries if entry.event.seat == seat and entry.event.turn == turn)
        return next(found, None)

    def action(self, seat: int, path: str) -> int:
        """Return the number of a legal move; raise IllegalMove with an explanation otherwise."""
        self.match.touches(path, seat)
        return self.match.actions(seat)[self.match.moves(seat).index(path)]

    # --- going on ------------------------------------------------------------------------------------

    def move(self, seat: int, path: str, by: Author, at: float) -> Event:
        """Return the event of a legal move; raise IllegalMove otherwise."""
        return Event(self.number + 1, "move", seat, self.turns[seat], path, self.action(seat, path), by, at)

    def undo(self, seat: int, by: Author, at: float) -> Event:
        """Return the event of taking back a seat's last move."""
        move = self.match.history[_last_move(self.match, seat)]
        return Event(self.number + 1, "undo", seat, self.turns[seat], move.path, move.action, by, at)

    def after(self, event: Event) -> "Course":
        """Return the course with one more event; its moves are checked, its taking back was when it was made."""
        if event.kind == "move":
            match, entries = self.match.copy().play(event.path, event.seat), self.entries
        else:
            match, entries = taken_back(self.match, event.seat), _marked(self.entries, event.seat)
        return self._following(event, match, entries)

    def _following(self, event: Event, match: Match, entries: tuple[Entry, ...]) -> "Course":
        hashed = self.hashed.copy()
        hashed.update(_event_bytes(event))
        turns = tuple(turn + (seat == event.seat) for seat, turn in enumerate(self.turns))
        entry = Entry(event, self.match.state, match.state)
        return Course(match, (*entries, entry), turns, waited_since(self.since, match.waiting, event), hashed)


def waited_since(before: Sequence[float | None], waiting: Iterable[int], event: Event) -> tuple[float | None, ...]:
    """Return since when each seat is waited for: a seat's own event begins a new decision."""
    now = set(waiting)
    return tuple(
        None if seat not in now else event.at if since is None or seat == event.seat else since
        for seat, since in enumerate(before)
    )


def taken_back(match: Match, seat: int) -> Match:
    """Return the match without a seat's last move; later moves of others stand."""
    number = _last_move(match, seat)
    taken = match.history[number]
    return _match(match, match.history[:number], match.history[number + 1 :], taken.before)


def _last_move(match: Match, seat: int) -> int:
    numbers = [number for number, move in enumerate(match.history) if move.seat == seat]
    if not numbers:
        raise UndoRefused("there is no move to take back")
    return numbers[-1]


def _match(match: Match, history: Sequence[Move], more: Iterable[Move], state: Buffer) -> Match:
    """Return a match with some history and more moves made after it, which are known to be legal there."""
    made = list(history)
    for move in more:
        made.append(Move(move.seat, move.action, move.path, state))
        state = state.copy()
        match.game.rules.apply(state, match.tables, move.seat, move.action)
    other = match.copy()
    other.history = made
    other._state, other._paths = state, {}
    return other


def _marked(entries: tuple[Entry, ...], seat: int) -> tuple[Entry, ...]:
    """Mark the last move of a seat that still stands as taken back."""
    for number in reversed(range(len(entries))):
        entry = entries[number]
        if entry.event.seat == seat and entry.event.kind == "move" and not entry.undone:
            return (*entries[:number], replace(entry, undone=True), *entries[number + 1 :])
    return entries


def following(match: Match) -> Course:
    """Return the course of a match as it stands, without what was taken back."""
    states = [*(move.before for move in match.history), match.state]
    entries = tuple(
        Entry(Event(number, "move", move.seat, 0, move.path, move.action, "person", 0.0), move.before, after)
        for number, (move, after) in enumerate(zip(match.history, states[1:], strict=True), 1)
    )
    return Course(match, entries, (0,) * len(match.seats), (None,) * len(match.seats), hashlib.sha256())


# --- from the store ----------------------------------------------------------------------------------


def begin(game: Game, table: Table) -> Course:
    """Return the course of a game that begins now."""
    match = Match.new(game, table.seed, **table.options)
    start = [game.name, game.version, game.state_type.itemsize, sorted(match.options.items()), table.seed]
    hashed = hashlib.sha256(json.dumps(start).encode())
    since = tuple(table.begun if seat in match.waiting else None for seat in range(len(match.seats)))
    return Course(match, (), (0,) * len(match.seats), since, hashed)


def restore(game: Game, table: Table, events: Sequence[Event]) -> Course:
    """Return the course of a stored game.

    Where the stored state and digest fit these events and these rules, moves are made again without a question, which
    takes milliseconds; else every move is checked as if it were made now.
    """
    if table.rules != game.version:
        raise BadRecord(
            f"this game was begun by version {table.rules} of the rules of {game.name}; "
            f"this program has version {game.version}"
        )
    course = begin(game, table)
    if _is_trusted(course, table, events):
        return _followed(course, events)
    for event in events:
        course = course.after(event)
    return course


def _is_trusted(course: Course, table: Table, events: Sequence[Event]) -> bool:
    if table.state is None or table.digest is None or table.number != len(events):
        return False
    hashed = course.hashed.copy()
    for event in events:
        hashed.update(_event_bytes(event))
    hashed.update(table.state)
    return bool(hashed.digest() == table.digest)


def _followed(course: Course, events: Sequence[Event]) -> Course:
    """Make moves again that are known to be legal."""
    for event in events:
        if event.kind == "move":
            match = course.match
            more = [Move(event.seat, event.action, event.path, match.state)]
            course = course._following(event, _match(match, match.history, more, match.state), course.entries)
        else:
            course = course.after(event)
    return course


def _event_bytes(event: Event) -> bytes:
    return f"{event.number} {event.kind} {event.seat} {event.action} {event.path}\n".encode()
