"""Munivers de Paris, as the engine knows it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import BadContent, BadOption
from quartier.engine.game import Buffer, Game, Option
from quartier.engine.locale import Words, mistake
from quartier.engine.thinking import Thinking
from quartier.games.munivers import moves
from quartier.games.munivers.packs.content import EARLIER, as_of, load_pack, parted
from quartier.games.munivers.packs.source import MISTAKES
from quartier.games.munivers.packs.tabulate import tables_of
from quartier.games.munivers.rules.actions import ACTION_COUNT, MAX_LEGAL
from quartier.games.munivers.rules.entries import RULES
from quartier.games.munivers.rules.observe import LAYOUT
from quartier.games.munivers.rules.setup import BY_SEED
from quartier.games.munivers.rules.state import CONTENT_LENGTH, SCORE_LINES, STATE
from quartier.games.munivers.rules.verbs import UNIQUE

OPTIONS = (
    Option("players", 3, (2, 3, 4)),
    Option("match", "each", ("each", "once")),
    Option("first", "random", ("random", *moves.SEATS)),
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
    version = 11
    earlier = EARLIER
    state_type = STATE
    max_legal = MAX_LEGAL
    action_count = ACTION_COUNT
    max_moves = MAX_MOVES
    score_lines = SCORE_LINES
    secret_lines = frozenset({"penalties"})
    options = OPTIONS
    open_moves = frozenset(KINDS_OF_MOVE)
    """All moves are open: what is secret is what lies in a hand, not what is done with it."""
    endings = frozenset({"votes", "uniques", "turn order"})
    observation = LAYOUT
    identities = frozenset({"lots", "sites"})
    rules = RULES

    def settled(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options; who begins must play, and the content be a pack without mistakes."""
        self.check_first(options)
        content, option = options["content"], self.option("content")
        if not isinstance(content, str) or len(content.encode()) > CONTENT_LENGTH:
            raise option.wrong(content)
        name, _ = parted(content)
        if name not in option.choices and not Path(name).is_dir():
            raise mistake(BadOption, "content-folder", MISTAKES, folder=repr(content), known=option.valid)
        try:
            load_pack(content)
        except BadContent as error:
            raise mistake(BadOption, "content-mistakes", MISTAKES, folder=repr(content), problems=error) from error
        return options

    def carried_over(self, version: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options with the content as it was: what changed since (M8, M11, M44) lies there."""
        found = super().carried_over(version, options)
        content = found.get("content", self.option("content").default)
        if version != self.version and isinstance(content, str):
            found["content"] = as_of(content, version)
        return found

    def seats(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return two to four colours."""
        return moves.SEATS[: options["players"]]

    def encode(self, options: Mapping[str, Any]) -> NDArray[np.int32]:
        """Return the number of players, whether a pictogram counts once (M4), and who begins (M12)."""
        first = BY_SEED if options["first"] == "random" else moves.SEATS.index(options["first"])
        return np.array([options["players"], options["match"] == "once", first], np.int32)

    def tables(self, options: Mapping[str, Any]) -> Buffer:
        """Return the tables of the content pack."""
        return tables_of(options["content"])

    def thinking(self, players: int) -> Thinking:  # noqa: ARG002
        """Return what played best: a look at each position, for a year has hundreds of moves."""
        return Thinking(
            point=100.0, temperature=12.0, exploration=1.5, caution=0.0, width=25.0, widening=3.0, ripe=1,
            modelled=True, candidates=16, rival_candidates=64, horizon=20, win_weight=0.0, spread=40.0, doubt=40.0,
            breath=600,
        )  # fmt: skip

    def caution(self, view: Mapping[str, Any], path: str, words: Words) -> str:
        """Return what a move makes its player borrow, if it does."""
        said: str = self.module("words.borrowing").caution(view, path, words)
        return said

    def ending(self, state: Buffer, tables: Buffer) -> str:
        """M47: by votes, by unique buildings, or by the order of turns."""
        record = self.record(state)
        totals = self.totals(state, tables, int(record.players))
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        if len(best) == 1:
            return "votes"
        uniques = sorted((int(record.built[seat, UNIQUE]) for seat in best), reverse=True)
        return "uniques" if uniques[0] > uniques[1] else "turn order"


GAME = Munivers()
