"""One game in progress: play, undo, look, count, save. All that people and programs do with a game."""

import secrets
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from threading import Lock
from typing import Any

from quartier.engine.errors import BadOption, BadPosition, BadRecord, QuartierError, UndoRefused, shown
from quartier.engine.game import Buffer, Game, Offer, flat
from quartier.engine.locale import Words, mistake
from quartier.engine.moment import Moment
from quartier.engine.move import SEPARATOR, Move
from quartier.engine.plain import plain
from quartier.engine.record import FORMAT, write_record
from quartier.engine.scene import Scene

LARGEST_SEED = 2**63 - 1
STYLES = ("theme", "layout")
BEGINNING = ("rules", "options", "seed", "position")
"""The fields of a record that say how the game began."""


class Match:
    """A game in progress. Make one with `quartier.new`, `quartier.load` or `quartier.from_position`.

    Threads may share one: all that is asked is answered from one moment of the game, which is replaced as a whole
    when a move is made, and moves are made one after the other. For several questions about the same moment ask a
    `copy`, which costs nothing.
    """

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
        self.tables = game.tables(options)
        """The tables that the compiled rules read."""
        self._start = dict(start)
        self._moment = Moment(game, self.seats, self.tables, state)
        self._writing = Lock()

    @classmethod
    def new(cls, game: Game, seed: int | None = None, **options: Any) -> "Match":
        """Start a game; without a seed, one that nobody can guess: a small one could be found out by trying."""
        return cls._begin(game, seed, options)

    @classmethod
    def _begin(cls, game: Game, seed: int | None, options: Mapping[str, Any]) -> "Match":
        resolved = game.resolve(options)
        if seed is None:
            seed = secrets.randbelow(LARGEST_SEED)
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            sentence = f"a seed is a whole number from 0 to {LARGEST_SEED}, not {shown(seed)}"
            raise BadOption(sentence, "seed", most=LARGEST_SEED, given=shown(seed))
        state = game.empty()
        game.rules.setup(state, game.tables(resolved), game.encode(resolved), seed)
        return cls(game, resolved, state, {"seed": seed})

    @classmethod
    def from_position(cls, game: Game, position: Mapping[str, Any]) -> "Match":
        """Start from a position; what it leaves out is completed."""
        try:
            given = plain(position)
        except QuartierError as error:
            raise mistake(BadPosition, "position-plain", reason=error) from error
        options, state = game.from_position(given)
        start = game.position(state, game.tables(options), options)
        return cls(game, options, state, {"position": start})

    @classmethod
    def replay(cls, game: Game, record: Mapping[str, Any]) -> "Match":
        """Play a record through; raise an error that names the first move that does not fit."""
        match = cls.begun(game, record)
        if len(record["moves"]) > game.max_moves:
            raise mistake(BadRecord, "record-length", game=game.name, most=game.max_moves)
        for number, (seat, path) in enumerate(record["moves"], 1):
            try:
                match.play(path, seat)
            except QuartierError as error:
                sentence = f"move {number} of the record: {error}"
                raise BadRecord(sentence, "record-move", number=number, reason=error) from error
        return match

    @classmethod
    def begun(cls, game: Game, record: Mapping[str, Any]) -> "Match":
        """Return the game of a record as it began; one that an earlier version began stays recorded as such."""
        version = record["rules"]
        options = game.carried_over(version, record["options"])
        if "position" in record:
            match = cls.from_position(game, _carried_over(game, version, record["position"]))
            if game.resolve(options) != match.options:
                raise mistake(BadRecord, "record-options")
        else:
            match = cls._begin(game, record["seed"], options)
        if version != game.version:
            match._start = {name: record[name] for name in BEGINNING if name in record}
        return match

    # --- whose move, and which -----------------------------------------------------------------------

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide now; several at once is normal."""
        return list(self._moment.waiting)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._moment.over

    @property
    def winners(self) -> list[int]:
        """The seats that have won; several share a victory; empty while the game goes on."""
        return list(self._moment.winners)

    @property
    def history(self) -> tuple[Move, ...]:
        """The moves so far, with all that was secret in them."""
        return self._moment.history

    def moves(self, seat: int | None = None) -> list[str]:
        """Return the legal moves of a seat as paths; without a seat, of the one that is waiting."""
        moment = self._moment
        return list(moment.legal(moment.mover(seat)))

    def actions(self, seat: int) -> list[int]:
        """Return the legal moves as action numbers, in the same order."""
        moment = self._moment
        return moment.actions(moment.seat(seat))

    def touches(self, path: str, seat: int | None = None) -> tuple[str, ...]:
        """Return the ids of what a legal move touches in the scene; of the beginning of one, all it could touch."""
        moment = self._moment
        seat = moment.mover(seat)
        legal = moment.legal(seat)
        moves: list[str] = []
        if isinstance(path, str) and path not in legal:
            moves = [move for move in legal if move.startswith(path + SEPARATOR)]
        if not moves:
            moment.action(seat, path)  # a whole move, or an explanation why not
        return flat(tuple(self.game.touches(moment.state, self.tables, seat, move) for move in moves or [path]))

    def offers(self, seat: int | None = None) -> list[Offer]:
        """Return the legal moves of a seat with all that a table needs to offer them by pointing at the scene."""
        moment, game, tables = self._moment, self.game, self.tables
        seat = moment.mover(seat)
        state, paths = moment.state, moment.legal(seat)
        meant = [game.stands_for(state, tables, seat, path) for path in paths]
        return [
            Offer(path, game.kinds(path), steps, flat(steps, *game.covers(path)))
            for path, steps in zip(paths, meant, strict=True)
        ]

    def play(self, path: str, seat: int | None = None) -> "Match":
        """Make a move. Anything but a legal move raises IllegalMove and changes nothing."""
        with self._writing:
            moment = self._moment
            seat = moment.mover(seat)
            self._go_on(moment.after(seat, moment.action(seat, path), path), seat)
        return self

    def play_action(self, action: int, seat: int) -> "Match":
        """Make a move given as an action number, as bots do."""
        with self._writing:
            moment = self._moment
            action = moment.number(moment.seat(seat), action)
            path = self.game.path(moment.state, self.tables, seat, action)
            self._go_on(moment.after(seat, action, path), seat)
        return self

    def _go_on(self, moment: Moment, seat: int) -> None:
        """Go on after a new move, which makes a seat forget what it had taken back."""
        kept = {other: undone for other, undone in moment.undone.items() if other != seat}
        self._moment = moment.remembering(kept) if len(kept) < len(moment.undone) else moment

    # --- taking back ---------------------------------------------------------------------------------

    def undo(self, seat: int | None = None) -> "Match":
        """Take back a seat's last move, if it revealed nothing and nobody acted upon it."""
        with self._writing:
            moment = self._moment
            if seat is None:
                if not moment.history:
                    raise UndoRefused("there is no move to take back")
                seat = moment.history[-1].seat
            self._moment = moment.taken_back(moment.seat(seat))
        return self

    def redo(self, seat: int) -> "Match":
        """Make the move again that this seat took back last."""
        with self._writing:
            moment = self._moment
            undone = moment.undone.get(moment.seat(seat), ())
            if not undone:
                raise UndoRefused(f"{self.seats[seat]} has taken nothing back")
            after = moment.after(seat, moment.action(seat, undone[-1]), undone[-1])
            self._moment = after.remembering({**moment.undone, seat: undone[:-1]})
        return self

    def can_undo(self, seat: int) -> bool:
        """Tell whether this seat may take its last move back."""
        moment = self._moment
        return not moment.objection(moment.seat(seat))

    # --- looking and counting ------------------------------------------------------------------------

    def scores(self, seat: int | None = None) -> list[dict[str, int]]:
        """Return each seat's score line by line and in total, as if the game ended now.

        What a seat (or a spectator) can't know counts 0 for it, such as the penalties of others' hands in Munivers.
        """
        moment = self._moment
        return moment.scores(moment.viewer(seat))

    def true_scores(self) -> list[dict[str, int]]:
        """Return the scores with all secrets counted: for programs that may know everything, never for a table."""
        return self._moment.scores(None)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return all that a seat may see, as plain data; without a seat, what a spectator may see."""
        moment = self._moment
        return moment.view(moment.viewer(seat))

    def log(self, seat: int | None = None) -> list[tuple[int, str]]:
        """Return the moves so far as that seat may see them; of a rival's secret move just the kind."""
        moment = self._moment
        return moment.log(moment.viewer(seat))

    def scene(self, seat: int | None = None, language: str = "en", layout: str = "wide") -> Scene:
        """Return the scene as that seat may see it, in parts; the layout is `wide` or `tall`."""
        return self.game.scene(self.view(seat), self.words(language), layout)

    def svg(self, seat: int | None = None, language: str = "en", **style: str) -> str:
        """Return the scene as that seat may see it, as one picture; `style` is its theme and its layout."""
        for name in style:
            if name not in STYLES:
                raise BadOption(f"a drawing has no {name!r}; it takes {', '.join(STYLES)}")
        return self.scene(seat, language, style.get("layout", "wide")).svg(style.get("theme", "day"))

    def words(self, language: str = "en") -> Words:
        """Return the game's texts in a language."""
        return self.game.words(language)

    def _repr_svg_(self) -> str:
        """Show the scene in a notebook, as a spectator sees it."""
        return self.svg()

    def __repr__(self) -> str:
        moment = self._moment
        state = "over" if moment.over else "waiting for " + ", ".join(self.seats[seat] for seat in moment.waiting)
        return f"<{self.game.name}: {len(moment.history)} moves, {state}>"

    # --- saving --------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """Return the whole position as readable data, secrets included."""
        return self.game.position(self._moment.state, self.tables, self.options)

    def record(self) -> dict[str, Any]:
        """Return the game so far: rules version, options, seed (or first position) and moves."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            **deepcopy({"rules": self.game.version, "options": self.options, **self._start}),
            "moves": [[move.seat, move.path] for move in self._moment.history],
        }

    def save(self, path: str | Path) -> None:
        """Write the record to a file; whatever happens, the file holds a whole game, the old one or this one."""
        write_record(self.record(), path)

    def copy(self) -> "Match":
        """Return a match that goes its own way from here."""
        return self._from(self._moment)

    def at(self, number: int) -> "Match":
        """Return the match as it was after so many moves."""
        moment = self._moment
        if type(number) is not int or not 0 <= number <= len(moment.history):
            raise QuartierError(f"there are {len(moment.history)} moves, and no moment {shown(number)} between them")
        return self._from(moment.at(number))

    def _from(self, moment: Moment) -> "Match":
        twin = Match(self.game, self.options, moment.state, self._start)
        twin._moment = moment
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_writing"}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        vars(self).update(state, _writing=Lock())

    @property
    def state(self) -> Buffer:
        """A copy of the state's bytes, for bots and tests."""
        return self._moment.state.copy()

    @property
    def ending(self) -> str | None:
        """The way in which the game ended, or None."""
        moment = self._moment
        return self.game.ending(moment.state, self.tables) if moment.over else None


def _carried_over(game: Game, version: int, position: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a position in which a game was begun by some version of its rules, as these rules read it."""
    options = position.get("options") or {}
    if version == game.version or not isinstance(options, Mapping):
        return position
    return {**position, "options": game.carried_over(version, options)}
