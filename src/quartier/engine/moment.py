"""A match between two moves. A moment never changes, so that many may look at it while the match goes on."""

import operator
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np

from quartier.engine.errors import IllegalMove, QuartierError, UndoRefused, shown
from quartier.engine.game import SPECTATOR, Buffer, Game, line_totals, seats_in
from quartier.engine.move import Move, kind, why_not
from quartier.engine.undo import Absence, Follower


@dataclass(frozen=True, eq=False)
class Moment:
    """Whose move it is, what is legal, what is seen, what may be taken back: asked often, found out once."""

    game: Game
    seats: tuple[str, ...]
    tables: Buffer
    state: Buffer
    history: tuple[Move, ...] = ()
    undone: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """What each seat has taken back and may make again, the latest last."""
    absences: dict[int, Absence] = field(default_factory=dict)
    """For seats about which it was asked: the game without their last move, as far as it was followed."""
    _legal: dict[int, dict[str, int]] = field(default_factory=dict, init=False)

    # --- seats ---------------------------------------------------------------------------------------

    def seat(self, seat: Any) -> int:
        """Return a seat of this game; refuse anything else."""
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise QuartierError(f"a seat is a number from 0 to {len(self.seats) - 1}, not {shown(seat)}")
        return seat

    def viewer(self, seat: Any) -> int:
        """Return who looks: a seat, or a spectator."""
        return SPECTATOR if seat is None else self.seat(seat)

    def mover(self, seat: Any) -> int:
        """Return who moves: the seat that is given, or the only one that is waiting."""
        if seat is not None:
            return self.seat(seat)
        if self.over:
            raise IllegalMove("the game is over", "game-over")
        if len(self.waiting) > 1:
            raise IllegalMove("several seats are waiting: say which one moves")
        return self.waiting[0]

    # --- moves ---------------------------------------------------------------------------------------

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return tuple(seats_in(int(self.game.rules.waiting(self.state, self.tables))))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.waiting

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""
        return tuple(seats_in(int(self.game.rules.winners(self.state, self.tables)))) if self.over else ()

    def actions(self, seat: int) -> list[int]:
        """Return the legal moves of a seat as action numbers."""
        return self.game.actions(self.state, self.tables, seat)

    def legal(self, seat: int) -> dict[str, int]:
        """Return the legal moves of a seat: their paths, and the action of each."""
        known = self._legal.get(seat)
        if known is None:
            actions = self.actions(seat)
            paths = self.game.paths(self.state, self.tables, seat, actions)
            known = self._legal[seat] = dict(zip(paths, actions, strict=True))
        return known

    def action(self, seat: int, path: Any) -> int:
        """Return the action of a legal path; explain anything else."""
        if self.over:
            raise IllegalMove("the game is over", "game-over")
        if seat not in self.waiting:
            names = ", ".join(self.seats[other] for other in self.waiting)
            sentence = f"it is not {self.seats[seat]}'s move; waiting for {names}"
            raise IllegalMove(sentence, "not-your-move", seat=self.seats[seat], waiting=names)
        legal = self.legal(seat)
        if not isinstance(path, str) or path not in legal:
            raise why_not(path, list(legal))
        return legal[path]

    def number(self, seat: int, action: Any) -> int:
        """Return a legal action given as a number, a NumPy one perhaps; refuse anything else."""
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if number not in self.actions(seat):
            raise IllegalMove(f"action {shown(action)} is not legal for {self.seats[seat]}")
        return number

    # --- the next moment, or an earlier one ------------------------------------------------------------

    def after(self, seat: int, action: int, path: str) -> "Moment":
        """Return the moment after a legal move."""
        state = self.state.copy()
        self.game.rules.apply(state, self.tables, seat, action)
        absences = dict(self.absences)
        absences.pop(seat, None)
        history = (*self.history, Move(seat, action, path, self.state))
        return replace(self, state=state, history=history, absences=absences)

    def at(self, number: int) -> "Moment":
        """Return the moment after so many moves."""
        if number == len(self.history):
            return self
        move = self.history[number]
        return replace(self, state=move.before, history=self.history[:number], undone={}, absences={})

    def objection(self, seat: int) -> str:
        """Say why a seat may not take its last move back; nothing if it may. The end closes undo: all is revealed."""
        number = self._last_move(seat)
        if number is None:
            return f"{self.seats[seat]} has no move to take back"
        if self.over:
            return "the game is over"
        follower = Follower(self.game, self.tables, len(self.seats), self.history, self.state)
        found = follower.follow(self.absences.get(seat) or follower.absence(number))
        self.absences[seat] = found
        return found.objection

    def taken_back(self, seat: int) -> "Moment":
        """Return the moment without a seat's last move; what others did since stays done."""
        objection, number = self.objection(seat), self._last_move(seat)
        if objection or number is None:
            raise UndoRefused(objection)
        undone = (*self.undone.get(seat, ()), self.history[number].path)
        moment = self.at(number).remembering({**self.undone, seat: undone})
        for other in self.history[number + 1 :]:
            path = self.game.path(moment.state, self.tables, other.seat, other.action)
            moment = moment.after(other.seat, other.action, path)
        return moment

    def remembering(self, undone: Mapping[int, tuple[str, ...]]) -> "Moment":
        """Return this moment with what seats may make again."""
        return replace(self, undone=undone)

    def _last_move(self, seat: int) -> int | None:
        numbers = reversed(range(len(self.history)))
        return next((number for number in numbers if self.history[number].seat == seat), None)

    # --- looking -------------------------------------------------------------------------------------

    def scores(self, viewer: int | None) -> list[dict[str, int]]:
        """Return the scores that a viewer may know, secret lines of others as 0; None: the whole truth."""
        lines = np.zeros((len(self.seats), len(self.game.score_lines)), np.int32)
        self.game.rules.scores(self.state, self.tables, lines)
        if viewer is not None and not self.over:
            secret = [number for number, line in enumerate(self.game.score_lines) if line in self.game.secret_lines]
            for seat in range(len(self.seats)):
                lines[seat, secret] *= seat == viewer
        return [
            dict(zip(self.game.score_lines, map(int, row), strict=True)) | {"total": total}
            for row, total in zip(lines, line_totals(lines), strict=True)
        ]

    def view(self, viewer: int) -> dict[str, Any]:
        """Return all that a viewer may see."""
        return {
            "game": self.game.name,
            "seat": None if viewer == SPECTATOR else viewer,
            "seats": list(self.seats),
            "waiting": list(self.waiting),
            "over": self.over,
            "winners": list(self.winners),
            "scores": self.scores(viewer),
            "can": self._can(viewer),
            **self.game.view(self.state, self.tables, viewer),
        }

    def _can(self, viewer: int) -> list[str]:
        """Return the kinds of move that a viewer has now: a prompt offers nothing else."""
        return list(dict.fromkeys(map(kind, self.legal(viewer)))) if viewer in self.waiting else []

    def log(self, viewer: int) -> list[tuple[int, str]]:
        """Return the moves so far as a viewer may see them."""
        return [(move.seat, move.path if self._is_open(move, viewer) else kind(move.path)) for move in self.history]

    def _is_open(self, move: Move, viewer: int) -> bool:
        return move.seat == viewer or self.over or kind(move.path) in self.game.open_moves
