"""Bots that play what a network has learned: at once, or as the judge of moves and positions in our search.

They know a position only by what `observe` tells their seat; in a search, by what it tells whoever decides in a world
that was redrawn from what their seat can know.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from quartier.bots.network import Network, network, shipped
from quartier.bots.search.bot import Budget, SearchBot
from quartier.bots.search.desk import Desk
from quartier.bots.search.leaves import Answers, Leaves, absorb, gather
from quartier.bots.search.thought import Thought
from quartier.bots.search.tree import NOBODY, ROOT
from quartier.bots.search.workspace import DEEPEST, Workspace
from quartier.engine.game import Game
from quartier.engine.match import Match
from quartier.engine.thinking import Thinking

AT_ONCE = 8
"""Positions that a network judges together: more take less time each, but are chosen with less in hand."""
ADVISED: Mapping[str, Any] = {"advised": True, "ripe": 0, "worlds": 1, "width": 1e9, "exploration": 1.25}
"""How a search thinks that is advised by a network, beyond how the game says."""


class Trained:
    """What both bots have: a network, of a file or the one that comes with the program."""

    def __init__(self, file: Path | None) -> None:
        self._own = network(file) if file is not None else None
        """That of the file, as it was when the bot sat down: it may be written anew in the middle of a game."""

    def demand(self, game: Game, players: int) -> Network:
        """Return the network for a game; refuse one that can't play it."""
        found = self._own or network(shipped(game))
        found.demand(game, players)
        return found


class NetBot(Trained):
    """Makes the move that its network likes best, without thinking ahead."""

    def choose(self, match: Match, seat: int) -> int:
        """Return the move that looks best."""
        judge, actions = self.demand(match.game, len(match.seats)), match.actions(seat)
        seen = np.zeros((1, judge.numbers), np.int32)
        match.game.rules.observe(match.state, match.tables, seat, seen[0])
        return actions[int(np.argmax(judge.moves[actions] @ judge.ask(seen).queries[0]))]


class NetSearch(Trained, SearchBot):
    """Thinks ahead with a network that says which moves deserve a try and what a position is worth."""

    def __init__(self, file: Path | None, seed: int, budget: Budget, **changes: Any) -> None:
        Trained.__init__(self, file)
        SearchBot.__init__(self, seed, budget, **{**ADVISED, **changes})

    def think(self, match: Match, seat: int, hurry: bool = False) -> Thought:
        """Return what is known about the moves of a seat after thinking them over."""
        self._judge = self.demand(match.game, len(match.seats))
        return super().think(match, seat, hurry)

    def _workspace(self, game: Game, thinking: Thinking) -> Workspace:
        return AdvisedWorkspace(game, thinking, self._budget.nodes, self._judge)


class AdvisedWorkspace(Workspace):
    """One thread's tree, in which a network judges."""

    def __init__(self, game: Game, thinking: Thinking, nodes: int, judge: Network) -> None:
        super().__init__(game, thinking, nodes)
        self._judge = judge
        self._leaves = Leaves(
            paths=np.zeros((AT_ONCE, DEEPEST, 2), np.int32),
            depths=np.zeros(AT_ONCE, np.int64),
            counts=np.zeros(AT_ONCE, np.int64),
            legal=np.zeros((AT_ONCE, game.max_legal), np.int32),
            observations=np.zeros((AT_ONCE, game.observation_length), np.int32),
        )

    def _simulate(self, desk: Desk, seed: int, simulations: int) -> None:
        """Judge the root by itself, and then as many positions at once as there may be."""
        done = 0
        while done < simulations:
            fresh = self._tree.nodes[ROOT].child == NOBODY
            number = min(1 if fresh else AT_ONCE, simulations - done)
            gather(desk, self._tree, self._leaves, seed, self.simulations + done, number)
            found = self._judge.ask(self._leaves.observations[:number])
            absorb(desk, self._tree, self._leaves, Answers(*found, self._judge.moves), number)
            done += number
