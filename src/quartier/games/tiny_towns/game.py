"""Tiny Towns, as the engine knows it."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import RenderableType

from quartier.engine.errors import BadOption
from quartier.engine.game import Buffer, Game, Option, line_totals
from quartier.engine.locale import Words
from quartier.engine.scene import Art, Scene
from quartier.games.tiny_towns import moves, view
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.layout import Layout, settle
from quartier.games.tiny_towns.position import Reader, position
from quartier.games.tiny_towns.rules.actions import MAX_LEGAL
from quartier.games.tiny_towns.rules.entries import RULES
from quartier.games.tiny_towns.rules.observe import LAYOUT
from quartier.games.tiny_towns.rules.state import (
    MAX_PLAYERS,
    MODES,
    NO_CARD,
    SCORE_LINES,
    SEATS,
    STATE,
    TYPES,
)

OPTIONS = (
    Option("players", 4, tuple(range(1, MAX_PLAYERS + 1))),
    Option("mode", "builder", MODES),
    Option("buildings", "random", ("first", "random"), "a list of one building card of each type"),
    Option("monuments", True, (True, False)),
    Option("cavern", False, (False, True)),
)

MAX_MOVES = 5120
"""A town takes at most 16 buildings of 6 cubes, 48 stored cubes, 16 on cottages, 2 in the cavern and 16 left
over: under 180 rounds with a cube, and half as many free rounds sat out. A round is at most a choice, a cube,
an end and a declined claim, a naming by one seat; buildings and effects add less than 60: 850 moves a seat."""


class TinyTowns(Game):
    """The plain Python side of Tiny Towns."""

    name = "tiny_towns"
    version = 1
    state_type = STATE
    max_legal = MAX_LEGAL
    max_moves = MAX_MOVES
    score_lines = SCORE_LINES
    options = OPTIONS
    open_moves = moves.OPEN_MOVES
    endings = frozenset({"points", "tie-break", "shared", "solo"})
    observation = LAYOUT
    rules = RULES

    def implied(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """T43: one player plays solo; a solo game has one player."""
        implied: dict[str, Any] = {}
        if given.get("mode") == "solo":
            implied["players"] = 1
        if given.get("players") == 1:
            implied["mode"] = "solo"
        return implied

    def settled(self, options: dict[str, Any]) -> dict[str, Any]:
        """T4, T43: the buildings in play, and nobody but one player in a solo game."""
        if options["mode"] == "solo" and options["players"] != 1:
            raise BadOption(f"option 'mode' can't be 'solo' with {options['players']} players; it takes exactly 1")
        return options | {"buildings": self._buildings(options["buildings"], options["mode"])}

    def _buildings(self, given: Any, mode: str) -> str | list[str]:
        """T4: `first`, `random`, or one card of each type; the cottage need not be said."""
        option = next(option for option in self.options if option.name == "buildings")
        if isinstance(given, str) and given in option.choices:
            return given
        if not isinstance(given, list):
            raise BadOption(f"option 'buildings' can't be {given!r}; it takes {option.valid}")
        chosen: dict[str, str] = {}
        for name in given:
            if not isinstance(name, str) or name not in cards().number or cards()[name].type not in TYPES:
                known = ", ".join(card.id for card in cards().all if card.type in TYPES)
                raise BadOption(f"option 'buildings': there is no building {name!r}; there are {known}")
            if chosen.setdefault(cards()[name].type, name) != name:
                raise BadOption(f"option 'buildings': {name!r} and {chosen[cards()[name].type]!r} are of one type")
            if mode == "solo" and not cards()[name].solo:
                raise BadOption(f"option 'buildings': {name!r} is not in a solo game")
        for type in TYPES:
            if len(cards().of(type)) == 1:
                chosen.setdefault(type, cards().of(type)[0].id)
            if type not in chosen:
                known = ", ".join(card.id for card in cards().of(type))
                raise BadOption(f"option 'buildings' lacks a {type} card: one of {known}")
        return [chosen[type] for type in TYPES]

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the animals whose towns these are."""
        return SEATS[: options["players"]]

    def encode(self, options: Mapping[str, Any]) -> NDArray[np.int32]:
        """Return the options in the order of state.OPTIONS."""
        buildings = options["buildings"]
        chosen: Sequence[str] = cards().first_set if buildings == "first" else buildings
        numbers = [NO_CARD] * len(TYPES) if buildings == "random" else [cards().number[name] for name in chosen]
        flags = (options["players"], MODES.index(options["mode"]), options["cavern"], options["monuments"])
        return np.array([*flags, *numbers], np.int32)

    def tables(self, options: Mapping[str, Any]) -> Buffer:  # noqa: ARG002
        """Return the same tables for every game."""
        return cards().tables

    def paths(self, state: Buffer, tables: Buffer, seat: int, actions: Sequence[int]) -> list[str]:
        """See moves.py."""
        return [moves.path(state, tables, seat, action) for action in actions]

    def kinds(self, path: str) -> tuple[str, ...]:
        """See moves.py."""
        return moves.kinds(path)

    def stands_for(self, state: Buffer, tables: Buffer, seat: int, path: str) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """See moves.py."""
        return moves.stands_for(SEATS[seat], path)

    def view(self, state: Buffer, tables: Buffer, seat: int) -> dict[str, Any]:
        """See view.py."""
        return view.view(state, tables, seat)

    def position(self, state: Buffer, tables: Buffer, options: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ARG002
        """See position.py."""
        return position(state, options)

    def from_position(self, position: Mapping[str, Any]) -> tuple[dict[str, Any], Buffer]:
        """Lay the position out; where it says nobody's decision, the rules find out who has one."""
        reader = Reader(position)
        options = self.resolve(reader.options())
        state = self.empty()
        layout = Layout(reader, state, options)
        layout.lay_out()
        if settle(self.record(state), layout.given_stages):
            self.rules.apply(state, self.tables(options), 0, 0)  # nobody has a decision: the game just goes on
        return options, state

    def art(self) -> Art:
        """See drawing/."""
        from quartier.games.tiny_towns.drawing.scene import art  # not needed to play, so not loaded before

        return art()

    def scene(self, view: Mapping[str, Any], words: Words, layout: str = "wide") -> Scene:
        """See drawing/."""
        from quartier.games.tiny_towns.drawing.scene import scene

        return scene(view, words, layout)

    def terminal(self, view: Mapping[str, Any], words: Words) -> RenderableType:
        """See words/terminal.py."""
        from quartier.games.tiny_towns.words.terminal import terminal  # not needed to play, so not loaded before

        return terminal(view, words)

    def question(self, view: Mapping[str, Any], walked: str, words: Words) -> str:
        """See words/choices.py."""
        from quartier.games.tiny_towns.words.choices import question

        return question(view, walked, words)

    def label(self, view: Mapping[str, Any], walked: str, choice: str, words: Words) -> str:
        """See words/choices.py."""
        from quartier.games.tiny_towns.words.choices import label

        return label(view, walked, choice, words)

    def picture(self, view: Mapping[str, Any], walked: str, choice: str) -> str:  # noqa: ARG002
        """See words/choices.py."""
        from quartier.games.tiny_towns.words.choices import picture

        return picture(walked, choice)

    def tell(self, before: Buffer, after: Buffer, tables: Buffer, seat: int, action: int, words: Words) -> str:
        """See words/tell.py."""
        from quartier.games.tiny_towns.words.tell import tell

        return tell(before, after, tables, seat, action, words)

    def ending(self, state: Buffer, tables: Buffer) -> str:
        """T21: by points, by a tie-break, as a shared victory; T43: a solo game has no rivals."""
        players = int(self.record(state).players)
        if players == 1:
            return "solo"
        if int(self.rules.winners(state, tables)).bit_count() > 1:
            return "shared"
        lines = np.zeros((players, len(SCORE_LINES)), np.int32)
        self.rules.scores(state, tables, lines)
        totals = list(line_totals(lines))
        return "points" if totals.count(max(totals)) == 1 else "tie-break"


GAME = TinyTowns()
