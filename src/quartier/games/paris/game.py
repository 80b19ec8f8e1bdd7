"""Paris: La Cité de la Lumière, as the engine knows it."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import BadOption
from quartier.engine.game import Buffer, Game, Option
from quartier.engine.thinking import Thinking
from quartier.games.paris import moves
from quartier.games.paris.components import components
from quartier.games.paris.rules.actions import ACTION_COUNT, MAX_LEGAL, MAX_MOVES
from quartier.games.paris.rules.entries import RULES
from quartier.games.paris.rules.observe import LAYOUT
from quartier.games.paris.rules.scoring import SCORE_LINES
from quartier.games.paris.rules.state import (
    BUILDING,
    BY_SEED,
    CARDS,
    CARDS_IN_PLAY,
    LIGHT_PATTERNS,
    SEATS,
    STATE,
    TIE_FREE,
    TIE_VISIBLE,
)

EDITIONS: dict[str, dict[str, Any]] = {
    "standard": {},
    "es": {},
    "fr": {"chartier_fountain": False, "dancer_walls": False},
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
    Option("tie", "visible", ("visible", "free")),
)


class Paris(Game):
    """The plain Python side of Paris."""

    name = "paris"
    version = 1
    state_type = STATE
    max_legal = MAX_LEGAL
    action_count = ACTION_COUNT
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
        chosen = self.option("postcards").word_or_list(options["postcards"], CARDS)
        if isinstance(chosen, list) and not len(chosen) == len(set(chosen)) == CARDS_IN_PLAY:
            sentence = f"option 'postcards' takes {CARDS_IN_PLAY} different ones, not {chosen}"
            raise BadOption(sentence, "postcards", count=CARDS_IN_PLAY, given=chosen)
        return options

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:  # noqa: ARG002
        """Return orange and blue."""
        return SEATS

    def again(self, options: Mapping[str, Any], began: int, winners: Sequence[int]) -> dict[str, Any]:
        """P9: the loser begins; after a draw the one who did not begin."""
        first = 1 - began if len(winners) != 1 else 1 - winners[0]
        return {**options, "first": SEATS[first]}

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

    def covers(self, path: str) -> tuple[str, ...]:
        """Return the spaces that a piece would cover."""
        return moves.covers(path)

    def thinking(self, players: int) -> Thinking:  # noqa: ARG002
        """Return what played best: many playouts by fair moves."""
        return Thinking(
            point=4.0, temperature=3.0, exploration=1.8, caution=0.03, width=12.0, widening=2.0, ripe=8, candidates=5,
            win_weight=0.15, spread=25.0, breath=1_300,
        )  # fmt: skip

    def certain(self, state: Buffer, tables: Buffer) -> bool:  # noqa: ARG002
        """P14: in phase 2 all tiles lie on the board."""
        return bool(self.record(state).phase == BUILDING)

    def ending(self, state: Buffer, tables: Buffer) -> str:
        """P37: by points, by the tie-break, or a draw."""
        if len(set(self.totals(state, tables, len(SEATS)))) > 1:
            return "points"
        return "draw" if self.rules.winners(state, tables) == 3 else "tie-break"


GAME = Paris()
