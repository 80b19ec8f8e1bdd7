"""Tiny Towns, as the engine knows it."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import BadOption
from quartier.engine.game import Buffer, Game, Option
from quartier.engine.locale import Words
from quartier.engine.thinking import Thinking
from quartier.games.tiny_towns import moves
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.rules.actions import ACTION_COUNT, MAX_LEGAL
from quartier.games.tiny_towns.rules.entries import RULES
from quartier.games.tiny_towns.rules.observe import LAYOUT
from quartier.games.tiny_towns.rules.state import (
    BY_SEED,
    MAX_PLAYERS,
    MODES,
    NO_CARD,
    SCORE_LINES,
    SEATS,
    SOLO,
    STATE,
    TYPES,
)

OPTIONS = (
    Option("players", 4, tuple(range(1, MAX_PLAYERS + 1))),
    Option("mode", "builder", MODES),
    Option("buildings", "random", ("first", "random"), "a list of one building card of each type"),
    Option("monuments", True, (True, False)),
    Option("cavern", False, (False, True)),
    Option("first", "random", ("random", *SEATS)),
)

MAX_MOVES = 5120
"""A town takes at most 16 buildings of 6 cubes, 48 stored cubes, 16 on cottages, 2 in the cavern and 16 left
over: under 180 rounds with a cube, and half as many free rounds sat out. A round is at most a choice, a cube,
an end and a declined claim, a naming by one seat; buildings and effects add less than 60: 850 moves a seat."""


def one_of_each_type(names: Sequence[str], solo: bool) -> list[str]:
    """T4: return the building cards by type; a type of which there is one card need not be named."""
    chosen = {type: cards().of(type)[0].id for type in TYPES if len(cards().of(type)) == 1}
    for name in names:
        type = cards()[name].type
        if chosen.setdefault(type, name) != name:
            sentence = f"option 'buildings': {name!r} and {chosen[type]!r} are of one type"
            raise BadOption(sentence, "same-type", one=repr(name), other=repr(chosen[type]))
        if solo and not cards()[name].solo:
            raise BadOption(f"option 'buildings': {name!r} is not in a solo game", "not-solo", card=repr(name))
    for type in TYPES:
        if type not in chosen:
            known = ", ".join(card.id for card in cards().of(type))
            sentence = f"option 'buildings' lacks a card of the kind {type}: one of {known}"
            raise BadOption(sentence, "lacks-type", kind=type, known=known)
    return [chosen[type] for type in TYPES]


class TinyTowns(Game):
    """The plain Python side of Tiny Towns."""

    name = "tiny_towns"
    version = 3
    earlier = frozenset({2})
    state_type = STATE
    max_legal = MAX_LEGAL
    action_count = ACTION_COUNT
    max_moves = MAX_MOVES
    score_lines = SCORE_LINES
    options = OPTIONS
    open_moves = moves.OPEN_MOVES
    endings = frozenset({"points", "tie-break", "shared", "solo"})
    observation = LAYOUT
    identities = frozenset({"cards", "monument", "dealt"})
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
        """T4, T6, T43: the buildings in play, who begins, and nobody but one player in a solo game."""
        self.check_first(options)
        solo = options["mode"] == "solo"
        if solo and options["players"] != 1:
            players = options["players"]
            sentence = f"option 'mode' can't be 'solo' with {players} players; it takes exactly 1"
            raise BadOption(sentence, "solo-players", players=players)
        known = [card.id for card in cards().all if card.type in TYPES]
        chosen = self.option("buildings").word_or_list(options["buildings"], known)
        return options | {"buildings": chosen if isinstance(chosen, str) else one_of_each_type(chosen, solo)}

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the animals whose towns these are."""
        return SEATS[: options["players"]]

    def encode(self, options: Mapping[str, Any]) -> NDArray[np.int32]:
        """Return the options in the order of state.OPTIONS."""
        buildings = options["buildings"]
        chosen: Sequence[str] = cards().first_set if buildings == "first" else buildings
        numbers = [NO_CARD] * len(TYPES) if buildings == "random" else [cards().number[name] for name in chosen]
        first = BY_SEED if options["first"] == "random" else SEATS.index(options["first"])
        flags = (options["players"], MODES.index(options["mode"]), options["cavern"], options["monuments"], first)
        return np.array([*flags, *numbers], np.int32)

    def tables(self, options: Mapping[str, Any]) -> Buffer:  # noqa: ARG002
        """Return the same tables for every game."""
        return cards().tables

    def line_name(self, view: Mapping[str, Any], line: str, words: Words) -> str:
        """Name a line of the score by the card of its type in play."""
        return words(f"card-{view['cards'][TYPES.index(line)]}") if line in TYPES else words(f"score-{line}")

    def caution(self, view: Mapping[str, Any], path: str, words: Words) -> str:  # noqa: ARG002
        """T19: say that to stop ends the game."""
        return words("caution-stop") if path == "stop" else ""

    def thinking(self, players: int) -> Thinking:
        """Return what played best: alone, to the end by fair moves; with others, a look at each position."""
        if players == 1:
            return Thinking(
                point=10.0, temperature=4.0, exploration=0.15, caution=0.02, width=4.0, widening=0.5, candidates=12,
                win_weight=0.0, spread=40.0, breath=250,
            )  # fmt: skip
        return Thinking(
            point=10.0, temperature=1.0, exploration=0.6, width=4.0, widening=0.5, modelled=True, rival_candidates=64,
            horizon=0, win_weight=0.0, spread=20.0, breath=1_500,
        )  # fmt: skip

    def certain(self, state: Buffer, tables: Buffer) -> bool:  # noqa: ARG002
        """T43: alone, once every card was seen they come up again in a known order."""
        town = self.record(state)
        return bool(town.mode == SOLO and not town.deck.any())

    def ending(self, state: Buffer, tables: Buffer) -> str:
        """T21: by points, by a tie-break, as a shared victory; T43: a solo game has no rivals."""
        players = int(self.record(state).players)
        if players == 1:
            return "solo"
        if int(self.rules.winners(state, tables)).bit_count() > 1:
            return "shared"
        totals = self.totals(state, tables, players)
        return "points" if totals.count(max(totals)) == 1 else "tie-break"


GAME = TinyTowns()
