"""What one thread thinks with: a tree, a world to play in, and room for notes."""

from typing import Any

import numpy as np

from quartier.bots.search.desk import ANY, KNOBS, NODE, Desk, Tree
from quartier.bots.search.simulate import simulate
from quartier.bots.search.tree import NOBODY, ROOT, STAMP, USED, keep_below
from quartier.engine.game import Game
from quartier.engine.match import Match
from quartier.engine.thinking import Thinking

DEEPEST = 256
MOST_STAMPS = 2_000_000_000


class Workspace:
    """One thread's tree for a decision of one seat."""

    def __init__(self, game: Game, thinking: Thinking, nodes: int) -> None:
        sizes = game.rules.sizes
        self._settings = np.zeros(1, KNOBS)
        for name in KNOBS.fields or ():
            self._settings[name] = getattr(thinking, name)
        self._world, self._trial = game.empty(), game.empty()
        self._actions, self._keys = np.zeros(sizes.actions, np.int32), np.zeros(sizes.actions, np.int64)
        self._lines, self._outcome = np.zeros(sizes.lines, np.int32).ravel(), np.zeros((3, sizes.lines[0]))
        self._tree = Tree(
            nodes=np.zeros(nodes, NODE),
            counts=np.array([1, 0], np.int64),
            stamps=np.zeros(game.action_count, np.int32),
            path=np.zeros((DEEPEST, 2), np.int32),
        )
        self._spare = np.zeros(0, NODE)
        self.simulations = 0
        self.sums = np.zeros((2, sizes.lines[0]))
        """Of all simulations: who won, and by which margin, a column a seat."""

    def simulate(self, match: Match, seat: int, seed: int, simulations: int, only: int = ANY) -> None:
        """Make so many simulations more, all with the same first move perhaps; other threads may run meanwhile."""
        if self._tree.counts[STAMP] > MOST_STAMPS:
            self._tree.stamps[:] = self._tree.counts[STAMP] = 0
        desk = Desk(
            match.game.rules.doors, match.tables, match.state, self._world, self._trial, self._settings, self._actions,
            self._keys, self._lines, self._outcome, self.sums, seat, len(match.seats), only,
        )  # fmt: skip
        self._simulate(desk, seed, simulations)
        self.simulations += simulations

    def _simulate(self, desk: Desk, seed: int, simulations: int) -> None:
        simulate(desk, self._tree, seed, self.simulations, simulations)

    def root_moves(self) -> list[Any]:
        """Return the nodes of the moves at the root."""
        return [self._tree.nodes[child] for child in self._children(ROOT)]

    def _children(self, node: int) -> list[int]:
        nodes, found = self._tree.nodes, []
        child = int(nodes[node].child)
        while child != NOBODY:
            found.append(child)
            child = int(nodes[child].sibling)
        return found

    def follow(self, seat: int, action: int) -> bool:
        """Go on from a move that was made; False: the tree has nothing of it."""
        nodes = self._tree.nodes
        for child in self._children(ROOT):
            if nodes[child].seat == seat and nodes[child].action == action:
                kept = self._spare if len(self._spare) else np.zeros(len(nodes), NODE)
                self._tree.counts[USED] = keep_below(nodes, kept, child)
                self._tree, self._spare = self._tree._replace(nodes=kept), nodes
                return True
        return False
