"""What one thread thinks with: a tree, a world to play in, and room for notes."""

from dataclasses import asdict
from typing import Any

import numpy as np

from quartier.bots.search.simulate import KNOBS, ROOT, simulate
from quartier.bots.search.tree import NOBODY, NODE, STAMP, USED, keep_below
from quartier.engine.game import Game
from quartier.engine.match import Match
from quartier.engine.thinking import Thinking

DEEPEST = 256
MOST_STAMPS = 2_000_000_000


class Workspace:
    """One thread's tree for a decision of one seat."""

    def __init__(self, game: Game, thinking: Thinking, nodes: int) -> None:
        sizes = game.rules.sizes
        self._doors = game.rules.doors
        self._settings = np.zeros(1, KNOBS)
        for name, value in asdict(thinking).items():
            self._settings[name] = value
        self._nodes, self._spare = np.zeros(nodes, NODE), np.zeros(0, NODE)
        self._counts = np.array([1, 0], np.int64)
        self._world, self._trial = game.empty(), game.empty()
        self._actions, self._keys = np.zeros(sizes.actions, np.int32), np.zeros(sizes.actions, np.int64)
        self._lines = np.zeros(sizes.lines, np.int32).ravel()
        self._stamps = np.zeros(game.action_count, np.int32)
        self._path = np.zeros((DEEPEST, 2), np.int32)
        self._outcome = np.zeros((3, sizes.lines[0]))
        self.simulations = 0

    def simulate(self, match: Match, seat: int, seed: int, simulations: int) -> None:
        """Make so many simulations more; other threads may run meanwhile."""
        if self._counts[STAMP] > MOST_STAMPS:
            self._stamps[:] = self._counts[STAMP] = 0
        simulate(
            self._doors, match.state, match.tables, self._world, self._trial, self._settings, self._nodes, self._counts,
            self._actions, self._lines, self._stamps, self._keys, self._path, self._outcome, seat, len(match.seats),
            seed, self.simulations, simulations,
        )  # fmt: skip
        self.simulations += simulations

    def root_moves(self) -> list[Any]:
        """Return the nodes of the moves at the root."""
        return [self._nodes[child] for child in self._children(ROOT)]

    def _children(self, node: int) -> list[int]:
        found = []
        child = int(self._nodes[node].child)
        while child != NOBODY:
            found.append(child)
            child = int(self._nodes[child].sibling)
        return found

    def follow(self, seat: int, action: int) -> bool:
        """Go on from a move that was made; False: the tree has nothing of it."""
        for child in self._children(ROOT):
            if self._nodes[child].seat == seat and self._nodes[child].action == action:
                if not len(self._spare):
                    self._spare = np.zeros(len(self._nodes), NODE)
                self._counts[USED] = keep_below(self._nodes, self._spare, child)
                self._nodes, self._spare = self._spare, self._nodes
                return True
        return False
