"""Our search against OpenSpiel's generic tree searches, on our games, with the same time for each move.

    pip install -e '.[benchmark]'
    python benchmarks/openspiel_bots.py paris --seconds 1 --seeds 50 --processes 2

The peers are OpenSpiel's `MCTSBot` and `ISMCTSBot` as they come, with random rollouts and its usual exploration (2).
MCTS has no notion of secrets, so for each decision it is given a world redrawn from what its seat knows; ISMCTS
redraws one for each simulation. Both count simulations, not seconds: their loops over a number of simulations run
here over a clock instead, so that they get all of the time and not more than one simulation besides, as our bot does.
They are Python over our compiled rules, ours is compiled: the table says how many simulations stood behind a decision
(ours keeps those of earlier ones). A forced move costs nobody time.

A seed is played as often as there are seats: our bot sits in each of them once, the peer in all others. A shared
victory counts as its share. The interval is Wilson's, at 95 %; a player as strong as its rivals wins the fair share.
"""

import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from time import perf_counter
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from published import options_of, reader
from rich.progress import track

PEERS = ("mcts", "ismcts")
EXPLORATION = 2.0
UNTIL_TIME_IS_UP = 10**9
"""As a number of simulations: as many as there is time for."""
FEWEST = 2
"""Simulations without which ISMCTS has no opinion."""


class Duel(NamedTuple):
    """One game to be played."""

    name: str
    options: dict[str, Any]
    peer: str
    seconds: float
    seed: int
    seat: int
    """Where our bot sits."""


class Result(NamedTuple):
    """What came of it."""

    duel: Duel
    won: float
    """The share of the victory that is ours."""
    decisions: dict[str, int]
    """How many decisions of more than one move there were, ours and the peer's …"""
    simulations: dict[str, int]
    """… and how many simulations they were made with."""


class Clock:
    """A loop over simulations that ends when the time is spent."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.simulations = 0

    def range(self, number: int) -> Iterator[int]:
        """Count as `range` does; but up to UNTIL_TIME_IS_UP by the clock."""
        if number != UNTIL_TIME_IS_UP:
            yield from range(number)
            return
        end = perf_counter() + self._seconds
        while perf_counter() < end or self.simulations < FEWEST:
            self.simulations += 1
            yield self.simulations


@contextmanager
def by_the_clock(clock: Clock) -> Iterator[None]:
    """Let OpenSpiel's searches run by a clock."""
    from open_spiel.python.algorithms import ismcts, mcts

    with patch.object(mcts, "range", clock.range, create=True), patch.object(ismcts, "range", clock.range, create=True):
        yield


class Peer:
    """One of OpenSpiel's bots."""

    def __init__(self, kind: str, game: Any, seed: int) -> None:
        from open_spiel.python.algorithms.ismcts import ISMCTSBot
        from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

        luck = np.random.RandomState(seed % 2**32)
        evaluator = RandomRolloutEvaluator(1, luck)
        self._worlds = random.Random(seed)
        self._sees_all = kind == "mcts"
        if self._sees_all:
            self._bot = MCTSBot(game, EXPLORATION, UNTIL_TIME_IS_UP, evaluator, random_state=luck)
        else:
            self._bot = ISMCTSBot(game, evaluator, EXPLORATION, UNTIL_TIME_IS_UP, random_state=luck)
            self._bot.set_resampler(self._redrawn)

    def choose(self, state: Any) -> int:
        """Return the move that it makes in this state."""
        return int(self._bot.step(self._redrawn(state, state.current_player()) if self._sees_all else state))

    def _redrawn(self, state: Any, player: int) -> Any:
        return state.resample_from_infostate(player, self._worlds.random)


def play(duel: Duel) -> Result:
    """Play one game: our bot on a match, the peers on OpenSpiel's state of the same game."""
    from quartier import new
    from quartier.bots.search.bot import Budget, SearchBot
    from quartier.envs import openspiel

    match, game = new(duel.name, seed=duel.seed, **duel.options), openspiel(duel.name, **duel.options)
    state, ours = game.new_initial_state(duel.seed), SearchBot(duel.seed, Budget(seconds=duel.seconds))
    peers = {seat: Peer(duel.peer, game, duel.seed * 8 + seat) for seat in range(len(match.seats))}
    decisions, simulations = Counter[str](), Counter[str]()
    while not match.over:
        seat = match.waiting[0]
        actions = match.actions(seat)
        who = "search" if seat == duel.seat else duel.peer
        if len(actions) == 1:
            action, made = actions[0], 0
        elif seat == duel.seat:
            thought = ours.think(match, seat)
            action, made = thought.best.action, thought.simulations
        else:
            clock = Clock(duel.seconds)
            with by_the_clock(clock):
                action, made = peers[seat].choose(state), clock.simulations
        decisions[who] += len(actions) > 1
        simulations[who] += made
        match.play_action(action, seat)
        state.apply_action(action)
    won = (duel.seat in match.winners) / len(match.winners)
    return Result(duel, won, dict(decisions), dict(simulations))


def report(results: list[Result], seats: int) -> str:
    """Return a table, a line for each peer."""
    from quartier.lab.statistics import wilson

    lines = [
        "| against | games | won | 95 % | fair share | simulations behind a decision, ours | theirs |",
        "|---" * 7 + "|",
    ]
    for peer in PEERS:
        found = [result for result in results if result.duel.peer == peer]
        if not found:
            continue
        won = sum(result.won for result in found)
        low, high = wilson(won, len(found))
        paces = [f"{pace(found, who):,.0f}" for who in ("search", peer)]
        share = f"{won / len(found):.1%} | {low:.1%}–{high:.1%}"
        lines.append(f"| {peer} | {len(found)} | {share} | {1 / seats:.1%} | {paces[0]} | {paces[1]} |")
    return "\n".join(lines)


def pace(results: list[Result], who: str) -> float:
    """Return how many simulations a player made for a decision, on average."""
    decisions = sum(result.decisions.get(who, 0) for result in results)
    return sum(result.simulations.get(who, 0) for result in results) / max(1, decisions)


def main() -> None:
    """Read the command line, play, print the table."""
    from quartier.games import game

    parser = reader(__doc__)
    parser.add_argument("--peers", nargs="+", choices=PEERS, default=list(PEERS))
    parser.add_argument("--seconds", type=float, default=1.0, help="for each move")
    parser.add_argument("--seeds", type=int, default=50, help="each is played once for each seat")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2, help="no more than there are cores")
    given = parser.parse_args()
    options = options_of(given)
    ours = game(given.game)
    seats = len(ours.seats(ours.resolve(options)))
    seeds = range(given.first_seed, given.first_seed + given.seeds)
    duels = [
        Duel(given.game, options, peer, given.seconds, seed, seat)
        for seed in seeds
        for peer in given.peers
        for seat in range(seats)
    ]
    with ProcessPoolExecutor(given.processes) as pool:
        waiting = [pool.submit(play, duel) for duel in duels]
        done = track(as_completed(waiting), f"{given.game} {options}, {given.seconds} s a move", total=len(duels))
        results = [future.result() for future in done]
    print(report(results, seats))


if __name__ == "__main__":
    main()
