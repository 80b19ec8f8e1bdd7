"""A network that plays: what it makes of an observation, and what it makes of a move.

A game has tens of thousands of moves, but each is a few choices from small sets (`Game.choices`). So a move is known by
its choices: its embedding is a sum over them, bent once. How good it looks is the product of that embedding with what
the network makes of the observation, and only legal moves are ever looked at.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn

from examples.train.plan import Plan, feature_plan, move_parts
from quartier.engine.game import Game
from quartier.envs.features import HALFWAY
from quartier.envs.world import Setting


class Sizes(NamedTuple):
    """How large a network is."""

    width: int = 192
    depth: int = 2
    rank: int = 64


class Outlook(NamedTuple):
    """What a network says about a batch of observations."""

    query: Tensor
    """What legal moves are compared with."""
    chances: Tensor
    """By seat: the chance to win, as logits of a choice between seats."""
    margins: Tensor
    """By seat: points ahead of the best rival at the end, alone the points; in units of the training."""


class Network(nn.Module):
    """Observations in, a query for moves and everybody's prospects out; and the embeddings of all moves."""

    usual: Tensor
    """The mean of the features."""

    def __init__(self, setting: Setting, sizes: Sizes) -> None:
        super().__init__()
        plan, players = feature_plan(setting), setting.players
        self.look = Features(plan)
        self.first = nn.Linear(plan.length, sizes.width)
        self.blocks = nn.ModuleList(Block(sizes.width) for _ in range(sizes.depth))
        self.norm = nn.LayerNorm(sizes.width)
        self.query = nn.Linear(sizes.width, sizes.rank)
        self.chances = nn.Linear(sizes.width, players)
        self.margins = nn.Linear(sizes.width, players)
        self.moves = Moves(setting.game, sizes.rank)
        for head in (self.chances, self.margins):
            nn.init.zeros_(head.weight)
        nn.init.normal_(self.query.weight, std=0.1 * sizes.width**-0.5)
        self.register_buffer("usual", torch.zeros(plan.length))

    @torch.no_grad()
    def settle(self, observations: Tensor) -> None:
        """Get used to what observations look like: most numbers hardly ever change, and only changes shall count."""
        seen = self.look(observations)
        self.usual.copy_(seen.mean(0))
        nn.init.normal_(self.first.weight, std=float((seen - self.usual).square().sum(1).mean() ** -0.5))

    def forward(self, observations: Tensor) -> Outlook:
        """Return what it makes of observations."""
        x = self.first(self.look(observations)) - self.first.weight @ self.usual
        for block in self.blocks:
            x = block(x)
        x = torch.relu(self.norm(x))
        return Outlook(self.query(x), self.chances(x), self.margins(x))


class Block(nn.Module):
    """Two layers beside which the input goes on."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.down.weight)

    def forward(self, x: Tensor) -> Tensor:
        """Add to the input what follows from it."""
        return x + self.down(torch.relu(self.up(torch.relu(self.norm(x)))))


class Features(nn.Module):
    """`quartier.envs.features` as tensors, in another order: those that stand for a value first."""

    columns: Tensor
    values: Tensor
    scaled: Tensor

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        for name, value in plan._asdict().items():
            self.register_buffer(name, torch.as_tensor(value), persistent=False)

    def forward(self, observations: Tensor) -> Tensor:
        """Return the features."""
        hot = (observations.index_select(1, self.columns) == self.values.to(observations.dtype)).float()
        if not len(self.scaled):
            return hot
        numbers = observations.index_select(1, self.scaled).float()
        return torch.cat([hot, numbers / (float(HALFWAY) + numbers.abs())], 1)


class Moves(nn.Module):
    """The embeddings of all moves, made up of those of their choices, and of pairs of them."""

    def __init__(self, game: Game, rank: int) -> None:
        super().__init__()
        self.shapes = [move_parts(sizes) for _, sizes in game.choices]
        self.kinds = nn.ModuleList(
            nn.ParameterList([nn.Parameter(torch.randn(*shape, rank) / 4) for shape in parts]) for parts in self.shapes
        )
        self.up, self.down = nn.Linear(rank, 2 * rank), nn.Linear(2 * rank, rank)

    def forward(self) -> Tensor:
        """Return an embedding for each move of the game, by their numbers."""
        x = torch.cat([sum(parts).flatten(0, -2) for parts in self.kinds])
        return x + self.down(torch.relu(self.up(x)))
