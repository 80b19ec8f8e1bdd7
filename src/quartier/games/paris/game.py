"""Paris: La Cité de la Lumière, as the engine knows it."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import RenderableType

from quartier.engine.errors import BadOption
from quartier.engine.game import Buffer, Game, Option, flat
from quartier.engine.locale import Words
from quartier.engine.scene import Art, Scene
from quartier.games.paris import moves, view
from quartier.games.paris.components import components
from quartier.games.paris.position import Reader, position
from quartier.games.paris.rules.actions import MAX_LEGAL, MAX_MOVES
from quartier.games.paris.rules.entries import RULES
from quartier.games.paris.rules.observe import LAYOUT
from quartier.games.paris.rules.scoring import SCORE_LINES
from quartier.games.paris.rules.state import (
    BY_SEED,
    CARDS,
    CARDS_IN_PLAY,
    LIGHT_PATTERNS,
    OVER,
    SEATS,
    STATE,
    TIE_FREE,
    TIE_VISIBLE,
)
from quartier.games.paris.words import choices

EDITIONS: dict[str, dict[str, Any]] = {
    "standard": {},
    "es": {"tie": "visible"},
    "fr": {"tie": "visible", "chartier_fountain": False, "dancer_walls": False},
    "uk": {"tie": "free"},
}
"""P38: what an edition's book says where the editions differ."""

OPTIONS = (
    Option("edition", "standard", tuple(EDITIONS)),
    Option("postcards", "first", ("first", "random"), "a list of eight postcards"),
    Option("hand", 1, (1, 2)),
    Option("first", "random", ("random", *SEATS)),
    Option("flip", False, (False, True)),
    Option("chartier_fountain", True, (True, False)),
    Option("grande_lumiere", "rays", LIGHT_PATTERNS),
    Option("dancer_walls", True, (True, False)),
    Option("tie", "free", ("free", "visible")),
)


class Paris(Game):
    """The plain Python side of Paris."""

    name = "paris"
    version = 1
    state_type = STATE
    max_legal = MAX_LEGAL
    max_moves = MAX_MOVES
    score_lines = SCORE_LINES
    options = OPTIONS
    open_moves = frozenset({"pave", "take", "pass", "place", "postcard"})
    endings = frozenset({"points", "tie-break", "draw"})
    observation = LAYOUT
    rules = RULES

    def implied(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """P38: an edition sets options in one go."""
        edition = given.get("edition")
        return EDITIONS.get(edition, {}) if isinstance(edition, str) else {}

    def settled(self, options: dict[str, Any]) -> dict[str, Any]:
        """P7: the postcards are `first`, `random`, or a list of eight."""
        option, given = next(option for option in self.options if option.name == "postcards"), options["postcards"]
        if isinstance(given, str) and given in option.choices:
            return options
        if not isinstance(given, list):
            raise BadOption(f"option 'postcards' can't be {given!r}; it takes {option.valid}")
        unknown = [card for card in given if card not in CARDS]
        if unknown:
            raise BadOption(f"no postcard {unknown[0]!r}; there are {', '.join(CARDS)}")
        if len(given) != CARDS_IN_PLAY or len(set(given)) != CARDS_IN_PLAY:
            raise BadOption(f"option 'postcards' takes {CARDS_IN_PLAY} different ones, not {given}")
        return options

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:  # noqa: ARG002
        """Return orange and blue."""
        return SEATS

    def encode(self, options: Mapping[str, Any]) -> NDArray[np.int32]:
        """Return the options in the order of state.OPTIONS."""
        postcards = options["postcards"]
        chosen: Sequence[str] = [] if postcards == "random" else postcards
        if postcards == "first":
            chosen = components().first_postcards
        numbers = (
            sum(1 << CARDS.index(card) for card in chosen),
            options["hand"],
            BY_SEED if options["first"] == "random" else SEATS.index(options["first"]),
            options["flip"],
            options["chartier_fountain"],
            LIGHT_PATTERNS.index(options["grande_lumiere"]),
            options["dancer_walls"],
            TIE_VISIBLE if options["tie"] == "visible" else TIE_FREE,
        )
        return np.array(numbers, np.int32)

    def tables(self, options: Mapping[str, Any]) -> Buffer:  # noqa: ARG002
        """Return the same tables for every game."""
        return components().tables

    def paths(self, state: Buffer, tables: Buffer, seat: int, actions: Sequence[int]) -> list[str]:  # noqa: ARG002
        """See moves.py."""
        return [moves.path(state, action) for action in actions]

    def kinds(self, path: str) -> tuple[str, ...]:
        """See moves.py."""
        return moves.kinds(path)

    def stands_for(self, state: Buffer, tables: Buffer, seat: int, path: str) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """See moves.py."""
        return moves.stands_for(state, seat, path)

    def touches(self, state: Buffer, tables: Buffer, seat: int, path: str) -> tuple[str, ...]:  # noqa: ARG002
        """See moves.py."""
        return flat(moves.stands_for(state, seat, path), *moves.covers(path))

    def view(self, state: Buffer, tables: Buffer, seat: int) -> dict[str, Any]:
        """See view.py."""
        return view.view(state, tables, seat)

    def position(self, state: Buffer, tables: Buffer, options: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ARG002
        """See position.py."""
        return position(state, options)

    def from_position(self, position: Mapping[str, Any]) -> tuple[dict[str, Any], Buffer]:
        """Lay the position out on the table of a new game."""
        state = self.empty()
        reader = Reader(position, state)
        options = self.resolve(reader.mapping("options"))
        tables = self.tables(options)
        self.rules.setup(state, tables, self.encode(options), reader.number("seed", 0, 2**63 - 1))
        reader.read()
        self._settle_turn(state, tables)
        return options, state

    def _settle_turn(self, state: Buffer, tables: Buffer) -> None:
        """P18, P19: a seat that can't act is skipped; if neither can, the game is over."""
        actions = np.zeros(self.max_legal, np.int32)
        record = self.record(state)
        for _ in range(2):
            if record.phase == OVER or self.rules.legal(state, tables, int(record.turn), actions):
                return
            record.turn = 1 - record.turn
        record.phase = OVER

    def art(self) -> Art:
        """See drawing/."""
        from quartier.games.paris.drawing.scene import art  # not needed to play, so not loaded before

        return art()

    def scene(self, view: Mapping[str, Any], words: Words, layout: str = "wide") -> Scene:
        """See drawing/."""
        from quartier.games.paris.drawing.scene import scene

        return scene(view, words, layout)

    def terminal(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        """See words/terminal.py."""
        from quartier.games.paris.words.terminal import terminal

        return terminal(view, words)

    def question(self, view: Mapping[str, Any], walked: str, words: Words) -> str:
        """See words/choices.py."""
        return choices.question(view, walked, words)

    def label(self, view: Mapping[str, Any], walked: str, choice: str, words: Words) -> str:  # noqa: ARG002
        """See words/choices.py."""
        return choices.label(walked, choice, words)

    def picture(self, view: Mapping[str, Any], walked: str, choice: str) -> str:
        """See words/choices.py."""
        return choices.picture(view, walked, choice)

    def tell(self, before: Buffer, after: Buffer, tables: Buffer, seat: int, action: int, words: Words) -> str:  # noqa: ARG002
        """See words/tell.py."""
        from quartier.games.paris.words.tell import tell

        return tell(before, after, seat, action, words)

    def ending(self, state: Buffer, tables: Buffer) -> str:
        """P37: by points, by the tie-break, or a draw."""
        lines = np.zeros((len(SEATS), len(SCORE_LINES)), np.int32)
        self.rules.scores(state, tables, lines)
        if len(set(lines.sum(axis=1))) > 1:
            return "points"
        return "draw" if self.rules.winners(state, tables) == 3 else "tie-break"


GAME = Paris()
