"""One game in progress: play, undo, look, count, save. All that people and programs do with a game."""

import secrets
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import BadOption, BadRecord, IllegalMove, QuartierError, UndoRefused
from quartier.engine.game import SPECTATOR, Buffer, Game, line_totals, seats_in
from quartier.engine.locale import LANGUAGES, Words
from quartier.engine.move import kind, why_not
from quartier.engine.record import FORMAT, write_record

LARGEST_SEED = 2**63 - 1
STYLES = ("theme", "layout")
WORLDS = 32
"""How many worlds are tried to find out whether a move revealed something: a secret that two worlds in
three would show slips through once in 3^32 times."""


@dataclass(frozen=True)
class Move:
    """A move that was made, and the state it was made in."""

    seat: int
    action: int
    path: str
    before: Buffer


class Match:
    """A game in progress. Make one with `quartier.new`, `quartier.load` or `quartier.from_position`."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        state: Buffer,
        start: Mapping[str, Any],
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.seats = game.seats(options)
        self.history: list[Move] = []
        self._start = dict(start)
        self._state = state
        self._tables = game.tables(options)
        self._actions: NDArray[np.int32] = np.zeros(game.max_legal, np.int32)
        self._undone: dict[int, list[str]] = {}
        self._paths: dict[int, dict[str, int]] = {}

    @classmethod
    def new(cls, game: Game, seed: int | None = None, **options: Any) -> "Match":
        """Start a game; without a seed, one that nobody can guess."""
        return cls._begin(game, seed, options)

    @classmethod
    def _begin(cls, game: Game, seed: int | None, options: Mapping[str, Any]) -> "Match":
        resolved = game.resolve(options)
        if seed is None:
            seed = secrets.randbelow(LARGEST_SEED)
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            raise BadOption(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}")
        state = game.empty()
        game.rules.setup(state, game.tables(resolved), game.encode(resolved), seed)
        return cls(game, resolved, state, {"seed": seed})

    @classmethod
    def from_position(cls, game: Game, position: Mapping[str, Any]) -> "Match":
        """Start from a position; what it leaves out is completed."""
        options, state = game.from_position(deepcopy(position))
        start = game.position(state, game.tables(options), options)
        return cls(game, options, state, {"position": start})

    @classmethod
    def replay(cls, game: Game, record: Mapping[str, Any]) -> "Match":
        """Play a record through; raise an error that names the first move that does not fit."""
        if record["rules"] != game.version:
            raise BadRecord(
                f"the record was played by version {record['rules']} of the rules of {game.name}; "
                f"this program has version {game.version}"
            )
        if "position" in record:
            match = cls.from_position(game, record["position"])
            if game.resolve(record["options"]) != match.options:
                raise BadRecord("the options of the record are not those of its position")
        else:
            match = cls._begin(game, record["seed"], record["options"])
        for number, (seat, path) in enumerate(record["moves"], 1):
            try:
                match.play(path, seat)
            except QuartierError as error:
                raise BadRecord(f"move {number} of the record: {error}") from error
        return match

    # --- whose move, and which -----------------------------------------------------------------------

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide now; several at once is normal."""
        return seats_in(int(self.game.rules.waiting(self._state, self._tables)))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting

    @property
    def winners(self) -> list[int]:
        """The seats that have won; several share a victory; empty while the game goes on."""
        if not self.over:
            return []
        return seats_in(int(self.game.rules.winners(self._state, self._tables)))

    def moves(self, seat: int | None = None) -> list[str]:
        """Return the legal moves of a seat as paths; without a seat, of the one that is waiting."""
        return list(self._legal(self._the_seat(seat)))

    def actions(self, seat: int) -> list[int]:
        """Return the legal moves as action numbers, in the same order."""
        written = self.game.rules.legal(self._state, self._tables, self._seat(seat), self._actions)
        return [int(action) for action in self._actions[:written]]

    def touches(self, path: str, seat: int | None = None) -> tuple[str, ...]:
        """Return the ids of what a legal move touches in the drawing."""
        seat = self._the_seat(seat)
        return self.game.touches(self._state, self._tables, seat, self._action(seat, path))

    def play(self, path: str, seat: int | None = None) -> "Match":
        """Make a move. Anything but a legal move raises IllegalMove and changes nothing."""
        seat = self._the_seat(seat)
        self._make(seat, self._action(seat, path), path)
        self._undone.pop(seat, None)
        return self

    def play_action(self, action: int, seat: int) -> "Match":
        """Make a move given as an action number, as bots do."""
        if action not in self.actions(seat):
            raise IllegalMove(f"action {action} is not legal for {self._name(seat)}")
        self._make(seat, int(action), self._path(seat, action))
        self._undone.pop(seat, None)
        return self

    # --- taking back ---------------------------------------------------------------------------------

    def undo(self, seat: int | None = None) -> "Match":
        """Take back a seat's last move, if it revealed nothing and nobody acted upon it."""
        if seat is None:
            if not self.history:
                raise UndoRefused("there is no move to take back")
            seat = self.history[-1].seat
        number = self._last_move_to_take_back(self._seat(seat))
        move = self.history.pop(number)
        self._undone.setdefault(seat, []).append(move.path)
        later = self.history[number:]
        del self.history[number:]
        self._state, self._paths = move.before, {}
        for other in later:
            self._make(other.seat, other.action, other.path)
        return self

    def redo(self, seat: int) -> "Match":
        """Make the move again that this seat took back last."""
        undone = self._undone.get(self._seat(seat))
        if not undone:
            raise UndoRefused(f"{self._name(seat)} has taken nothing back")
        path = undone[-1]
        self._make(seat, self._action(seat, path), path)
        undone.pop()
        return self

    def can_undo(self, seat: int) -> bool:
        """Tell whether this seat may take its last move back."""
        try:
            self._last_move_to_take_back(self._seat(seat))
        except UndoRefused:
            return False
        return True

    def _last_move_to_take_back(self, seat: int) -> int:
        """Return the number of a seat's last move in the history, if it may be taken back; or refuse."""
        numbers = [number for number, move in enumerate(self.history) if move.seat == seat]
        if not numbers:
            raise UndoRefused(f"{self._name(seat)} has no move to take back")
        number = numbers[-1]
        move = self.history[number]
        state = move.before.copy()
        for other in self.history[number + 1 :]:
            if not self._try(state, other.seat, other.action):
                raise UndoRefused(f"{self._name(other.seat)} has acted upon {move.path!r}")
        if not self._try(state, seat, move.action) or not np.array_equal(state, self._state):
            raise UndoRefused(f"another seat has acted upon {move.path!r}")
        if self._reveals(move):
            raise UndoRefused(f"{move.path!r} has revealed something that can't be unseen")
        return number

    def _reveals(self, move: Move) -> bool:
        """Tell whether anybody learnt something from a move: what they saw after it was not bound to come.

        Everything that a viewer did not know before the move is redrawn; if then the same move, made in such
        another world, shows that viewer something else, it has revealed a secret or a random draw.
        """
        after = move.before.copy()
        self.game.rules.apply(after, self._tables, move.seat, move.action)
        for viewer in (SPECTATOR, *range(len(self.seats))):
            seen = self.game.view(after, self._tables, viewer)
            for world in range(WORLDS):
                other = move.before.copy()
                self.game.rules.resample(other, self._tables, viewer, world)
                if not self._try(other, move.seat, move.action):
                    return True
                if self.game.view(other, self._tables, viewer) != seen:
                    return True
        return False

    # --- looking and counting ------------------------------------------------------------------------

    def scores(self) -> list[dict[str, int]]:
        """Return each seat's score line by line and in total, as if the game ended now."""
        lines = np.zeros((len(self.seats), len(self.game.score_lines)), np.int32)
        self.game.rules.scores(self._state, self._tables, lines)
        return [
            dict(zip(self.game.score_lines, map(int, row), strict=True)) | {"total": total}
            for row, total in zip(lines, line_totals(lines), strict=True)
        ]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return all that a seat may see, as plain data; without a seat, what a spectator may see."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return {
            "game": self.game.name,
            "seat": seat,
            "seats": list(self.seats),
            "waiting": self.waiting,
            "over": self.over,
            "winners": self.winners,
            "scores": self.scores(),
            **self.game.view(self._state, self._tables, viewer),
        }

    def log(self, seat: int | None = None) -> list[tuple[int, str]]:
        """Return the moves so far as that seat may see them; of a rival's secret move just the kind."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return [
            (
                move.seat,
                move.path
                if move.seat == viewer or self.over or kind(move.path) in self.game.open_moves
                else kind(move.path),
            )
            for move in self.history
        ]

    def svg(self, seat: int | None = None, language: str = "en", **style: str) -> str:
        """Return the scene as that seat may see it; `style` is what the game's drawing takes (theme, layout)."""
        for name in style:
            if name not in STYLES:
                raise BadOption(f"a drawing has no {name!r}; it takes {', '.join(STYLES)}")
        return self.game.draw(self.view(seat), self.words(language), **style)

    def words(self, language: str = "en") -> Words:
        """Return the game's texts in a language."""
        if language not in LANGUAGES:
            raise BadOption(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        return self.game.words(language)

    def _repr_svg_(self) -> str:
        """Show the scene in a notebook, as a spectator sees it."""
        return self.svg()

    def __repr__(self) -> str:
        state = "over" if self.over else "waiting for " + ", ".join(self.seats[seat] for seat in self.waiting)
        return f"<{self.game.name}: {len(self.history)} moves, {state}>"

    # --- saving --------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """Return the whole position as readable data, secrets included."""
        return self.game.position(self._state, self._tables, self.options)

    def record(self) -> dict[str, Any]:
        """Return the game so far: rules version, options, seed (or first position) and moves."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            **deepcopy({"options": self.options, **self._start}),
            "moves": [[move.seat, move.path] for move in self.history],
        }

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        write_record(self.record(), path)

    def copy(self) -> "Match":
        """Return a match that goes its own way from here."""
        twin = Match(self.game, self.options, self._state.copy(), self._start)
        twin.history = list(self.history)
        twin._undone = {seat: list(paths) for seat, paths in self._undone.items()}
        return twin

    @property
    def state(self) -> Buffer:
        """A copy of the state's bytes, for bots and tests."""
        return self._state.copy()

    @property
    def tables(self) -> Buffer:
        """The tables that the compiled rules read."""
        return self._tables

    @property
    def ending(self) -> str | None:
        """The way in which the game ended, or None."""
        return self.game.ending(self._state, self._tables) if self.over else None

    # --- inside --------------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        return self.seats[seat]

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise QuartierError(f"a seat is a number from 0 to {len(self.seats) - 1}, not {seat!r}")
        return seat

    def _the_seat(self, seat: int | None) -> int:
        if seat is not None:
            return self._seat(seat)
        waiting = self.waiting
        if not waiting:
            raise IllegalMove("the game is over")
        if len(waiting) > 1:
            raise IllegalMove("several seats are waiting: say which one moves")
        return waiting[0]

    def _path(self, seat: int, action: int) -> str:
        return self.game.path(self._state, self._tables, seat, action)

    def _action(self, seat: int, path: str) -> int:
        waiting = self.waiting
        if not waiting:
            raise IllegalMove("the game is over")
        if seat not in waiting:
            names = ", ".join(self._name(other) for other in waiting)
            raise IllegalMove(f"it is not {self._name(seat)}'s move; waiting for {names}")
        paths = self._legal(seat)
        if not isinstance(path, str) or path not in paths:
            raise why_not(path, list(paths))
        return paths[path]

    def _legal(self, seat: int) -> dict[str, int]:
        """Return the action of each legal path; kept until the state changes, since a prompt asks often."""
        if seat not in self._paths:
            self._paths[seat] = {self._path(seat, action): action for action in self.actions(seat)}
        return self._paths[seat]

    def _make(self, seat: int, action: int, path: str) -> None:
        before = self._state
        after = before.copy()
        self.game.rules.apply(after, self._tables, seat, action)
        self._state = after
        self._paths = {}
        self.history.append(Move(seat, action, path, before))

    def _try(self, state: Buffer, seat: int, action: int) -> bool:
        """Make a move in another state if it is legal there."""
        written = self.game.rules.legal(state, self._tables, seat, self._actions)
        if action not in self._actions[:written]:
            return False
        self.game.rules.apply(state, self._tables, seat, action)
        return True
