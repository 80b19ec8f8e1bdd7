"""Is Munivers fair, and is all of its content alive? Games between greedy bots, counted and told as a table.

    python benchmarks/munivers_balance.py --games 20000

Win rates come with 95 % intervals (Wilson). A board, a seat or a mayor is fair when it wins its share. The bots are
those of `quartier`, but of bids for the same tile only the lowest is tried: they take a higher one 2 times in 1,000.
"""

import argparse
import math
import time
from collections import Counter
from typing import Any

import numpy as np

from quartier.engine.compile import ACTIONS, BUFFER, NUMBER, SEED, Number, entry
from quartier.engine.doors import DOORS, apply, evaluate, legal, resample, waiting
from quartier.engine.kernels import below, lowest
from quartier.games.munivers.game import GAME, MAX_MOVES
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Ability, Condition, Pack
from quartier.games.munivers.packs.tabulate import tables_of
from quartier.games.munivers.rules.actions import ACHIEVE, ARGUMENTS, BID, MAX_LEGAL, PLAY, RAISE, SKILL, SPLIT
from quartier.games.munivers.rules.entries import RULES
from quartier.games.munivers.rules.state import NO_TILE, SCORE_LINES, STATE
from quartier.games.munivers.rules.verbs import TESTS, VERBS

STUCK = -1


@entry(NUMBER(DOORS, BUFFER, BUFFER, BUFFER, BUFFER, ACTIONS, ACTIONS, ACTIONS, SEED))
def play_greedily(
    doors: Any, state: Any, tables: Any, world: Any, trial: Any, actions: Any, trace: Any, loans: Any, seed: Any
) -> Number:
    """Play a game to the end; write actions to `trace`, levels raised after them, and loans taken by seat."""
    moves = 0
    number = np.uint64(0)
    record = state.view(STATE)[0]
    while waiting(doors, state, tables) != 0:
        seat = lowest(np.uint64(waiting(doors, state, tables)))
        number += np.uint64(100)
        world[:] = state
        resample(doors, world, tables, seat, seed + number)
        options = legal(doors, world, tables, seat, actions)
        if options == 0:
            return STUCK
        best, equals, chosen = np.int64(0), 0, np.int64(actions[0])
        for option in range(options):
            action = np.int64(actions[option])
            repeated = option > 0 and action // SPLIT == actions[option - 1] // SPLIT
            if repeated and action // ARGUMENTS == BID:
                continue
            trial[:] = world
            apply(doors, trial, tables, seat, action)
            value = evaluate(doors, trial, tables, seat)
            if equals == 0 or value > best:
                best, equals = value, 0
            if value == best:
                equals += 1
                if below(seed, number + np.uint64(option), equals) == 0:
                    chosen = action
        trace[2 * moves] = chosen
        trace[2 * moves + 1] = record.income[seat]
        before = record.loans.sum()
        apply(doors, state, tables, seat, chosen)
        loans[0] += max(0, record.loans.sum() - before)
        moves += 1
    return moves


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate, in percent (Wilson)."""
    if games == 0:
        return 0.0, 100.0
    z, p = 1.96, wins / games
    centre = p + z * z / (2 * games)
    spread = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 100 / (1 + z * z / games)
    return (centre - spread) * scale, (centre + spread) * scale


class Tally:
    """What happened in the games of one number of players."""

    def __init__(self, pack: Pack, content: str, players: int) -> None:
        self.pack, self.players = pack, players
        self.tables = tables_of(content)
        self.games = self.moves = self.loans = self.with_loans = self.stuck = 0
        self.played: Counter[tuple[str, str]] = Counter()
        self.wins: Counter[tuple[str, str]] = Counter()
        self.used: Counter[tuple[str, str]] = Counter()
        self.lines = np.zeros(len(SCORE_LINES))

    def play(self, games: int, seed: int) -> None:
        """Play games and count."""
        options = GAME.encode({"players": self.players, "match": "each"})
        state, actions = GAME.empty(), np.zeros(MAX_LEGAL, np.int32)
        world, trial, trace = GAME.empty(), GAME.empty(), np.zeros(2 * MAX_MOVES, np.int32)
        for number in range(games):
            state[:] = 0
            loans = np.zeros(1, np.int32)
            RULES.setup(state, self.tables, options, np.uint64(seed + number))
            first = int(state.view(STATE)[0].first)
            moves = play_greedily(
                RULES.doors, state, self.tables, world, trial, actions, trace, loans,
                np.uint64((seed + number) * 7919 + 1),
            )  # fmt: skip
            self.stuck += moves == STUCK
            self.moves += moves
            self.loans += int(loans[0])
            self.with_loans += bool(loans[0])
            self.count(state, trace[: 2 * moves].reshape(-1, 2), first)

    def count(self, state: Any, trace: Any, first: int) -> None:
        """Count a finished game."""
        record, pack = state.view(STATE)[0], self.pack
        self.games += 1
        winner = int(RULES.winners(state, self.tables)).bit_length() - 1
        lines = np.zeros((self.players, len(SCORE_LINES)), np.int32)
        RULES.scores(state, self.tables, lines)
        self.lines += lines.mean(axis=0)
        for seat in range(self.players):
            marks = [
                ("seat", GAME.seats({"players": self.players})[seat]),
                ("place in the first round", str((seat - first) % self.players + 1)),
                ("board", pack.boards[record.boards[seat]].id),
                ("mayor", pack.mayors[record.mayors[seat]].id),
            ]
            for mark in marks:
                self.played[mark] += 1
                self.wins[mark] += seat == winner
            self._count_ability(pack.mayors[record.mayors[seat]].ability, standing=True)
            for design in record.sites[seat]:
                if design != NO_TILE and design >= pack.first_unique:
                    self.used["unique", pack.designs[design].id] += 1
                    self._count_ability(pack.designs[design].ability)
        for action, level in trace:
            self._count_action(int(action) // ARGUMENTS, int(action) % ARGUMENTS, int(level))

    def _count_action(self, kind: int, argument: int, level: int) -> None:
        pack = self.pack
        if kind == PLAY:
            self.used["action", pack.cards[argument].id] += 1
            self._count_ability(pack.cards[argument].action)
        elif kind == ACHIEVE:
            self.used["achievement", pack.cards[argument].id] += 1
            self._count_tests(pack.cards[argument].goal)
        elif kind == RAISE:
            self.used["income level", str(level + 1)] += 1
            self._count_tests(pack.levels[level].needs)
        elif kind == SKILL:
            self.used["mayor's skill", "played"] += 1

    def _count_ability(self, ability: Ability | None, standing: bool = False) -> None:
        if ability is None or (standing and ability.when == "played"):
            return
        for step in ability.steps:
            self.used["verb", step.verb] += 1
        self._count_tests(ability.needs)

    def _count_tests(self, conditions: tuple[Condition, ...]) -> None:
        for condition in conditions:
            self.used["test", condition.test] += 1


def print_rates(tally: Tally) -> float:
    """Print win rates with intervals; return the largest deviation of a board or a seat, in points."""
    share = 100 / tally.players
    worst = 0.0
    length = tally.moves / tally.games
    print(f"\n{tally.players} players: {tally.games} games of {length:.0f} moves, share {share:.1f} %")
    for mark in sorted(tally.played):
        games, wins = tally.played[mark], tally.wins[mark]
        low, high = interval(wins, games)
        rate = 100 * wins / games
        print(f"  {mark[0]:<26}{mark[1]:<20}{rate:6.1f} %  [{low:5.1f} {high:5.1f}]  {rate - share:+5.1f}")
        if mark[0] in ("board", "seat"):
            worst = max(worst, abs(rate - share))
    lines = "  ".join(f"{name} {value / tally.games:.1f}" for name, value in zip(SCORE_LINES, tally.lines, strict=True))
    print(f"  mean votes: {lines}")
    per_player = tally.loans / tally.games / tally.players
    print(f"  loans: {per_player:.3f} a player, in {100 * tally.with_loans / tally.games:.1f} % of the games")
    return worst


def print_uses(used: Counter[tuple[str, str]], games: int, pack: Pack) -> list[str]:
    """Print how often everything was used; return what never was."""
    expected = {
        "action": [card.id for card in pack.cards],
        "achievement": [card.id for card in pack.cards],
        "unique": [design.id for design in pack.designs[pack.first_unique :]],
        "income level": [str(level) for level in range(2, len(pack.levels) + 1)],
        "verb": list(VERBS),
        "test": list(TESTS),
    }
    never = []
    for family, names in expected.items():
        print(f"\n{family}: times used, a game")
        for name in names:
            times = used[family, name]
            print(f"  {name:<26}{times:>9}  {times / games:6.3f}")
            if times == 0 and not (family in ("verb", "test") and name not in _words(pack)):
                never.append(f"{family} {name}")
    return never


def _words(pack: Pack) -> set[str]:
    """Return the verbs and tests that a pack has at all."""
    abilities = [card.action for card in pack.cards] + [mayor.ability for mayor in pack.mayors]
    abilities += [design.ability for design in pack.designs if design.ability]
    lists = [ability.needs for ability in abilities] + [card.goal for card in pack.cards]
    lists += [level.needs for level in pack.levels]
    return {step.verb for ability in abilities for step in ability.steps} | {
        condition.test for conditions in lists for condition in conditions
    }


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="games in all, shared among the numbers of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--content", default="standard")
    given = parser.parse_args()
    pack = load_pack(given.content)
    used: Counter[tuple[str, str]] = Counter()
    worst, stuck, games, start = 0.0, 0, 0, time.perf_counter()
    for players in given.players:
        tally = Tally(pack, given.content, players)
        tally.play(given.games // len(given.players), given.seed)
        worst = max(worst, print_rates(tally))
        used += tally.used
        stuck += tally.stuck
        games += tally.games
    never = print_uses(used, games, pack)
    print(f"\n{games} games in {time.perf_counter() - start:.0f} s")
    print(f"largest deviation of a board or a seat from its share: {worst:.1f} points")
    print(f"never used: {', '.join(never) or 'nothing'}")
    print(f"games in which a player had no legal decision: {stuck}")


if __name__ == "__main__":
    main()
