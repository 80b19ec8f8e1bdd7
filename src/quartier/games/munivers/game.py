"""Munivers de Paris, as the engine knows it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import RenderableType

from quartier.engine.errors import BadContent, BadOption, BadPosition
from quartier.engine.game import Buffer, Game, Option
from quartier.engine.locale import Words
from quartier.engine.scene import Art, Scene
from quartier.games.munivers import moves, view
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.tabulate import tables_of
from quartier.games.munivers.position import CARRY_ON, FIELDS, Reader, mapping, number, position
from quartier.games.munivers.rules.actions import MAX_LEGAL
from quartier.games.munivers.rules.entries import RULES
from quartier.games.munivers.rules.observe import LAYOUT
from quartier.games.munivers.rules.state import CONTENT_LENGTH, NOTHING, OVER, SCORE_LINES, STATE
from quartier.games.munivers.rules.verbs import UNIQUE
from quartier.games.munivers.words import choices

OPTIONS = (
    Option("players", 3, (2, 3, 4)),
    Option("match", "each", ("each", "once")),
    Option("content", "standard", ("standard", "short"), "the folder of a content pack"),
)
KINDS_OF_MOVE = (
    "pass", "play", "mayor", "bid", "build", "raise", "achieve", "repay", "reward", "target", "type", "marker",
    "discard", "stop", "move", "swap", "exchange", "sell", "take", "trade",
)  # fmt: skip
MAX_MOVES = 6_000


class Munivers(Game):
    """The plain Python side of Munivers."""

    name = "munivers"
    version = 1
    state_type = STATE
    max_legal = MAX_LEGAL
    max_moves = MAX_MOVES
    score_lines = SCORE_LINES
    secret_lines = frozenset({"penalties"})
    options = OPTIONS
    open_moves = frozenset(KINDS_OF_MOVE)
    """All moves are open: what is secret is what lies in a hand, not what is done with it."""
    endings = frozenset({"votes", "uniques", "turn order"})
    observation = LAYOUT
    rules = RULES

    def settled(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options; the content must be a pack without mistakes."""
        content = options["content"]
        valid = next(option for option in self.options if option.name == "content").valid
        if not isinstance(content, str) or len(content.encode()) > CONTENT_LENGTH:
            raise BadOption(f"option 'content' can't be {content!r}; it takes {valid}")
        if content not in ("standard", "short") and not Path(content).is_dir():
            raise BadOption(f"option 'content': there is no folder {content!r}; it takes {valid}")
        try:
            load_pack(content)
        except BadContent as error:
            raise BadOption(f"option 'content': the pack {content!r} has mistakes:\n{error}") from error
        return options

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return two to four colours."""
        return moves.SEATS[: options["players"]]

    def encode(self, options: Mapping[str, Any]) -> NDArray[np.int32]:
        """Return the number of players, and whether a pictogram counts once (M4)."""
        return np.array([options["players"], options["match"] == "once"], np.int32)

    def tables(self, options: Mapping[str, Any]) -> Buffer:
        """Return the tables of the content pack."""
        return tables_of(options["content"])

    def paths(self, state: Buffer, tables: Buffer, seat: int, actions: Sequence[int]) -> list[str]:
        """See moves.py."""
        return moves.paths(state, tables, seat, actions)

    def kinds(self, path: str) -> tuple[str, ...]:
        """See moves.py."""
        return moves.kinds(path)

    def stands_for(self, state: Buffer, tables: Buffer, seat: int, path: str) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """See moves.py."""
        return moves.stands_for(state, seat, path)

    def view(self, state: Buffer, tables: Buffer, seat: int) -> dict[str, Any]:
        """See view.py."""
        return view.view(state, tables, seat)

    def position(self, state: Buffer, tables: Buffer, options: Mapping[str, Any]) -> dict[str, Any]:
        """See position.py."""
        return position(state, tables, options)

    def from_position(self, position: Mapping[str, Any]) -> tuple[dict[str, Any], Buffer]:
        """Lay the position out on the table of a new game."""
        if not isinstance(position, Mapping):
            raise BadPosition(f"a position is an object with fields such as {', '.join(FIELDS[:6])}")
        mapping({"position": position}, "position", FIELDS)
        options = self.resolve(mapping(position, "options", [option.name for option in self.options]))
        state, tables = self.empty(), self.tables(options)
        self.rules.setup(state, tables, self.encode(options), number(position, "seed", 0, 2**64 - 1, ""))
        self._clear_turn(state)
        Reader(position, state, tables).read()
        record = self.record(state)
        if record.step != OVER and record.choice == NOTHING:
            self.rules.apply(state, tables, int(record.current), CARRY_ON)
        broken = self.rules.check(state, tables)
        if broken:
            raise BadPosition(f"'players': {view.BROKEN_LAWS[int(broken)]}")
        return options, state

    def _clear_turn(self, state: Buffer) -> None:
        """Take back what a new game has already brought in January."""
        record = self.record(state)
        for field in ("sites", "next_first", "opener", "outbid"):
            record[field] = -1
        record.unresolved = 0

    def art(self) -> Art:
        """See drawing/."""
        from quartier.games.munivers.drawing.scene import art  # not needed to play, so not loaded before

        return art()

    def scene(self, view: Mapping[str, Any], words: Words, layout: str = "wide") -> Scene:
        """See drawing/."""
        from quartier.games.munivers.drawing.scene import scene

        return scene(view, words, layout)

    def terminal(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        """See words/terminal.py."""
        from quartier.games.munivers.words.terminal import terminal

        return terminal(view, words)

    def question(self, view: Mapping[str, Any], walked: str, words: Words) -> str:
        """See words/choices.py."""
        return choices.question(view, walked, words)

    def label(self, view: Mapping[str, Any], walked: str, choice: str, words: Words) -> str:
        """See words/choices.py."""
        return choices.label(view, walked, choice, words)

    def tell(self, before: Buffer, after: Buffer, tables: Buffer, seat: int, action: int, words: Words) -> str:
        """See words/tell.py."""
        from quartier.games.munivers.words.tell import tell

        return tell(before, after, tables, seat, action, words)

    def ending(self, state: Buffer, tables: Buffer) -> str:
        """M47: by votes, by unique buildings, or by the order of turns."""
        record = self.record(state)
        lines = np.zeros((int(record.players), len(SCORE_LINES)), np.int32)
        self.rules.scores(state, tables, lines)
        totals = lines.sum(axis=1)
        best = [seat for seat in range(record.players) if totals[seat] == totals.max()]
        if len(best) == 1:
            return "votes"
        uniques = sorted((int(record.built[seat, UNIQUE]) for seat in best), reverse=True)
        return "uniques" if uniques[0] > uniques[1] else "turn order"


GAME = Munivers()
