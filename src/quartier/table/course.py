"""The course of a game at a table: the match, and the events that led there.

A course never changes: an event makes a new one. So bots and drawings in other threads, and viewers on their way, can
keep the one they began with.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from quartier.engine.errors import QuartierError
from quartier.engine.game import Buffer, Game
from quartier.engine.match import Match
from quartier.table.store.rows import Author, Event, Table


@dataclass(frozen=True)
class Entry:
    """An event, and the states before and after it as they were at that time."""

    event: Event
    before: Buffer
    after: Buffer
    undone: bool = False
    """Whether the move was taken back later."""
    told: dict[str, tuple[str, list[str]]] = field(default_factory=dict, compare=False, repr=False)
    """By language: the event in words, and what it touched; told once, heard by many."""


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
        return _sealed(self.hashed, self.match.state.tobytes())

    def event_of(self, seat: int, turn: int) -> Event | None:
        """Return what a seat did as its decision with that number."""
        found = (entry.event for entry in reversed(self.entries) if entry.event.seat == seat)
        return next((event for event in found if event.turn == turn), None) if turn < self.turns[seat] else None

    def move(self, seat: int, path: str, by: Author, at: float) -> tuple[Event, "Course"]:
        """Return the event of a move and the course after it; raise IllegalMove if it is none."""
        match = self.match.copy().play(path, seat)
        action = match.history[-1].action
        event = Event(self.number + 1, "move", seat, self.turns[seat], path, action, by, at)
        return event, self._following(event, match)

    def undo(self, seat: int, by: Author, at: float) -> tuple[Event, "Course"]:
        """Return the event of taking back a seat's last move and the course after it; or raise UndoRefused."""
        match = self.match.copy().undo(seat)
        taken = next(move for move in reversed(self.match.history) if move.seat == seat)
        event = Event(self.number + 1, "undo", seat, self.turns[seat], taken.path, taken.action, by, at)
        return event, self._following(event, match)

    def after(self, event: Event) -> "Course":
        """Return the course with one more event, which is checked as if it were made now."""
        if event.kind == "move":
            return self.move(event.seat, event.path, event.by, event.at)[1]
        return self.undo(event.seat, event.by, event.at)[1]

    def _following(self, event: Event, match: Match) -> "Course":
        hashed = self.hashed.copy()
        hashed.update(_event_bytes(event))
        turns = tuple(turn + (seat == event.seat) for seat, turn in enumerate(self.turns))
        entries = self.entries if event.kind == "move" else _marked(self.entries, event.seat)
        entry = Entry(event, self.match.state, match.state)
        return Course(match, (*entries, entry), turns, waited_since(self.since, match.waiting, event), hashed)


def waited_since(before: Sequence[float | None], waiting: Iterable[int], event: Event) -> tuple[float | None, ...]:
    """Return since when each seat is waited for: a seat's own event begins a new decision."""
    now = set(waiting)
    return tuple(
        None if seat not in now else event.at if since is None or seat == event.seat else since
        for seat, since in enumerate(before)
    )


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
    """Return the course of a game as it begins, or as it once began."""
    match = Match.begun(game, {"rules": table.rules, "options": table.options, "seed": table.seed})
    start = [game.name, table.rules, game.state_type.itemsize, sorted(table.options.items()), table.seed]
    hashed = hashlib.sha256(json.dumps(start).encode())
    since = tuple(table.begun if seat in match.waiting else None for seat in range(len(match.seats)))
    return Course(match, (), (0,) * len(match.seats), since, hashed)


def restore(game: Game, table: Table, events: Sequence[Event]) -> Course:
    """Return the course of a stored game.

    Where the stored state and digest fit these events and these rules, moves are made again by their numbers, which
    is quick; the last state must be the stored one. Else each move is read anew, as if it were made now.
    """
    first = begin(game, table)
    if _is_trusted(first, table, events):
        course = _followed(first, events)
        if course is not None and course.match.state.tobytes() == table.state:
            return course
    course = first
    for event in events:
        course = course.after(event)
    return course


def _is_trusted(course: Course, table: Table, events: Sequence[Event]) -> bool:
    if table.state is None or table.digest is None or table.number != len(events):
        return False
    hashed = course.hashed.copy()
    for event in events:
        hashed.update(_event_bytes(event))
    return _sealed(hashed, table.state) == table.digest


def _followed(course: Course, events: Sequence[Event]) -> Course | None:
    """Make moves again by their numbers; None if one of them is no longer what it was."""
    match, entries, since, hashed = course.match.copy(), list[Entry](), course.since, course.hashed.copy()
    try:
        for event in events:
            before = match.state
            if event.kind == "move":
                match.play_action(event.action, event.seat)
            else:
                match.undo(event.seat)
                entries = list(_marked(tuple(entries), event.seat))
            entries.append(Entry(event, before, match.state))
            since = waited_since(since, match.waiting, event)
            hashed.update(_event_bytes(event))
    except QuartierError:
        return None
    turns = tuple(sum(event.seat == seat for event in events) for seat in range(len(match.seats)))
    return Course(match, tuple(entries), turns, since, hashed)


def _event_bytes(event: Event) -> bytes:
    return f"{event.number} {event.kind} {event.seat} {event.action} {event.path}\n".encode()


def _sealed(hashed: Any, state: bytes) -> bytes:
    whole = hashed.copy()
    whole.update(state)
    digest: bytes = whole.digest()
    return digest
