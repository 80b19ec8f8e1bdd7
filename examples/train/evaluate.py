"""How strong a network is: games against a bot, all of them at once."""

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from examples.train.moves import best, scores
from examples.train.network import Network
from quartier.bots.players import bot
from quartier.engine.match import Match
from quartier.envs.world import Setting
from quartier.lab.statistics import Z, wilson

FIRST_SEED = 1 << 40
"""Nobody trains with seeds from here on."""


class Strength(NamedTuple):
    """What came of games against a bot."""

    value: float
    """The share of victories, a shared one as a part of one; alone, the mean of the points."""
    low: float
    """The truth lies from here …"""
    high: float
    """… to here, in 95 of 100 cases."""
    margin: float
    """Points ahead of the best rival, on average; alone, the points."""


@torch.no_grad()
def strength(network: Network, setting: Setting, rival: str, games: int) -> Strength:
    """Let a network play against a bot, without thinking ahead; every deal once from every seat."""
    players = setting.players
    matches = [Match.new(setting.game, FIRST_SEED + number // players, **setting.options) for number in range(games)]
    own = [number % players for number in range(games)]
    rivals = [bot(rival, number) for number in range(games)]
    moves = network.moves()
    while True:
        for match, seat, other in zip(matches, own, rivals, strict=True):
            _let_play(match, seat, other)
        waiting = [(match, seat) for match, seat in zip(matches, own, strict=True) if not match.over]
        if not waiting:
            break
        for (match, seat), action in zip(waiting, choices(network, moves, waiting), strict=True):
            match.play_action(action, seat)
    return _summed_up([_result(match, seat) for match, seat in zip(matches, own, strict=True)], alone=players == 1)


def _let_play(match: Match, seat: int, rival: Any) -> None:
    """Let a bot play all other seats until the network must decide."""
    while not match.over and match.waiting[0] != seat:
        match.play_action(rival.choose(match, match.waiting[0]), match.waiting[0])


def choices(network: Network, moves: Tensor, waiting: list[tuple[Match, int]]) -> list[int]:
    """Return the move that a network likes best by the embeddings of all moves, for each seat that waits."""
    device = moves.device
    seen = np.zeros((len(waiting), waiting[0][0].game.observation_length), np.int32)
    for row, (match, seat) in zip(seen, waiting, strict=True):
        match.game.rules.observe(match.state, match.tables, seat, row)
    offered = [match.actions(seat) for match, seat in waiting]
    legal = torch.tensor([action for actions in offered for action in actions], device=device)
    rows = torch.repeat_interleave(torch.tensor([len(actions) for actions in offered], device=device))
    looks = scores(network(torch.from_numpy(seen).to(device)).query, moves, legal, rows)
    found: list[int] = legal[best(looks, rows, len(waiting))].tolist()
    return found


def _result(match: Match, seat: int) -> tuple[float, float]:
    """Return the part of the victory that is a seat's, and its margin."""
    totals = [score["total"] for score in match.true_scores()]
    return float(seat in match.winners) / len(match.winners), float(totals.pop(seat) - max(totals, default=0))


def _summed_up(results: list[tuple[float, float]], alone: bool) -> Strength:
    won, margin = np.mean(results, 0).tolist()
    if not alone:
        return Strength(won, *wilson(won * len(results), len(results)), margin)
    error = Z * float(np.std(results, 0)[1]) / len(results) ** 0.5
    return Strength(margin, margin - error, margin + error, margin)
