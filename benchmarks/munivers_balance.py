"""Is Munivers fair, and is all of its content alive? Games between greedy bots, counted and told as a table.

    python benchmarks/munivers_balance.py --games 3000 --policy-games 1500

For each number of players: win rates of boards, seats, places in the first round and mayors, with 95 % intervals
(Wilson), and how a seat fares that plays greedily but for one habit: it never plays an action card, or it collects two
types only (cafés and boutiques: it bids up to 7 for them and takes the cheapest tile otherwise). What is fair wins its
share; a habit should win less. The bots are those of `quartier`, but of bids for one tile only the lowest is tried.
"""

import argparse
import math
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rich.progress import track

from quartier.engine.compile import ACTIONS, BUFFER, NUMBER, SEED, Number, entry, rule
from quartier.engine.doors import DOORS, apply, evaluate, legal, resample, waiting
from quartier.engine.kernels import below, lowest
from quartier.games.munivers.game import GAME, MAX_MOVES
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Pack
from quartier.games.munivers.packs.tabulate import tables_of
from quartier.games.munivers.rules.actions import ACHIEVE, ARGUMENTS, BID, MAX_LEGAL, PLAY, RAISE, SPLIT
from quartier.games.munivers.rules.entries import RULES
from quartier.games.munivers.rules.state import BID_LEFT, NO_TILE, SCORE_LINES, STATE, TABLES
from quartier.games.munivers.rules.verbs import BOUTIQUE, CAFE

GREEDY, NO_ACTIONS, TWO_TYPES = range(3)
POLICIES = ("greedy", "no action cards", "two types only")
MOST_PAID = 7
"""What the collector of two types bids for them at most."""
EAGERNESS = 1_000_000
BATCH = 20
"""Games that a process plays before it reports."""


@rule
def habit(state: Any, tables: Any, policy: Any, kind: Any, argument: Any) -> Number:
    """Return what a policy adds to the value of a move; a negative number: it never makes it."""
    if policy == NO_ACTIONS and kind == PLAY:
        return -1
    if policy == TWO_TYPES and kind == BID:
        bid = argument % SPLIT
        half = 0 if state.step == BID_LEFT else 1
        wanted = tables.kind[state.lots[half, argument // SPLIT]] in (CAFE, BOUTIQUE)
        return EAGERNESS * 100 if wanted and bid <= MOST_PAID else EAGERNESS * (30 - bid)
    return 0


@entry(NUMBER(DOORS, BUFFER, BUFFER, BUFFER, BUFFER, ACTIONS, ACTIONS, ACTIONS, SEED))
def play_a_game(
    doors: Any, state: Any, tables: Any, world: Any, trial: Any, actions: Any, trace: Any, policies: Any, seed: Any
) -> Number:
    """Play a game to the end, each seat by its policy; write the actions to `trace`, and levels raised after them."""
    moves = 0
    number = np.uint64(0)
    record, table = state.view(STATE)[0], tables.view(TABLES)[0]
    while waiting(doors, state, tables) != 0:
        seat = lowest(np.uint64(waiting(doors, state, tables)))
        number += np.uint64(4096)
        world[:] = state
        resample(doors, world, tables, seat, seed + number)
        options = legal(doors, world, tables, seat, actions)
        best, equals, chosen = np.int64(0), 0, np.int64(actions[0])
        for option in range(options):
            action = np.int64(actions[option])
            kind, argument = action // ARGUMENTS, action % ARGUMENTS
            liking = habit(record, table, np.int64(policies[seat]), kind, argument)
            repeated = option > 0 and action // SPLIT == actions[option - 1] // SPLIT
            if liking < 0 or (repeated and kind == BID):
                continue
            trial[:] = world
            apply(doors, trial, tables, seat, action)
            value = evaluate(doors, trial, tables, seat) + liking
            if equals == 0 or value > best:
                best, equals = value, 0
            if value == best:
                equals += 1
                if below(seed, number + np.uint64(option), equals) == 0:
                    chosen = action
        trace[2 * moves] = chosen
        trace[2 * moves + 1] = record.income[seat]
        apply(doors, state, tables, seat, chosen)
        moves += 1
    return moves


@dataclass
class Tally:
    """What happened in games of one number of players under one policy."""

    games: int = 0
    moves: int = 0
    loans: int = 0
    policy_wins: int = 0
    margin: int = 0
    played: Counter[tuple[str, str]] = field(default_factory=Counter)
    wins: Counter[tuple[str, str]] = field(default_factory=Counter)
    used: Counter[tuple[str, str]] = field(default_factory=Counter)
    lines: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Add what another tally counted."""
        for name in ("games", "moves", "loans", "policy_wins", "margin"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("played", "wins", "used", "lines"):
            getattr(self, name).update(getattr(other, name))


@dataclass(frozen=True)
class Batch:
    """A few games, played by one process."""

    content: str
    players: int
    policy: int
    first_seed: int
    games: int


def play(batch: Batch) -> tuple[Batch, Tally]:
    """Play the games of a batch; with a policy one seat follows it, another one each game."""
    tally, pack, tables = Tally(), load_pack(batch.content), tables_of(batch.content)
    options = GAME.encode({"players": batch.players, "match": "each"})
    world, trial, actions = GAME.empty(), GAME.empty(), np.zeros(MAX_LEGAL, np.int32)
    trace = np.zeros(2 * MAX_MOVES, np.int32)
    for seed in range(batch.first_seed, batch.first_seed + batch.games):
        state = GAME.empty()
        RULES.setup(state, tables, options, np.uint64(seed))
        first, policies = int(state.view(STATE)[0].first), np.zeros(4, np.int32)
        policies[seed % batch.players] = batch.policy
        moves = play_a_game(
            RULES.doors, state, tables, world, trial, actions, trace, policies, np.uint64(seed * 7919 + 1)
        )
        count(tally, pack, tables, state, trace[: 2 * moves].reshape(-1, 2), first, batch.players, seed % batch.players)
    return batch, tally


def count(
    tally: Tally, pack: Pack, tables: Any, state: Any, trace: Any, first: int, players: int, watched: int
) -> None:
    """Count a finished game."""
    record = state.view(STATE)[0]
    winner = int(RULES.winners(state, tables)).bit_length() - 1
    lines = np.zeros((players, len(SCORE_LINES)), np.int32)
    RULES.scores(state, tables, lines)
    totals = sorted(lines.sum(axis=1).tolist())
    tally.games += 1
    tally.moves += len(trace)
    tally.margin += totals[-1] - totals[-2]
    tally.loans += int(record.loans.sum())
    tally.policy_wins += winner == watched
    tally.lines.update(dict(zip(SCORE_LINES, lines.sum(axis=0).tolist(), strict=True)))
    for seat in range(players):
        marks = (
            ("board", pack.boards[record.boards[seat]].id),
            ("seat", GAME.seats({"players": players})[seat]),
            ("place", str((seat - first) % players + 1)),
            ("mayor", pack.mayors[record.mayors[seat]].id),
        )
        tally.played.update(marks)
        tally.wins.update(marks if seat == winner else ())
        uniques = [int(design) for design in record.sites[seat] if design != NO_TILE and design >= pack.first_unique]
        tally.used.update(("unique", pack.designs[design].id) for design in uniques)
    for action, level in trace.tolist():
        kind, argument = divmod(action, ARGUMENTS)
        if kind in (PLAY, ACHIEVE):
            tally.used["action" if kind == PLAY else "achievement", pack.cards[argument].id] += 1
        elif kind == RAISE:
            tally.used["income level", str(level + 1)] += 1


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate, in percent (Wilson)."""
    z, p = 1.96, wins / games
    centre = p + z * z / (2 * games)
    spread = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 100 / (1 + z * z / games)
    return (centre - spread) * scale, (centre + spread) * scale


# --- the table ---------------------------------------------------------------------------------------------


def rate_row(players: int, family: str, name: str, wins: int, games: int) -> str:
    """Return a line of the table: a rate, its interval, and how far it is from the share."""
    low, high = interval(wins, games)
    rate, share = 100 * wins / games, 100 / players
    return f"| {players} | {family} | {name} | {rate:.1f} % | {low:.1f}–{high:.1f} | {rate - share:+.1f} |"


def rates(tallies: dict[tuple[int, int], Tally]) -> Iterator[str]:
    """Yield the win rates of all there is to compare."""
    yield "| players | what | which | wins | 95 % interval | points from its share |"
    yield "|---|---|---|---|---|---|"
    for (players, policy), tally in sorted(tallies.items()):
        if policy != GREEDY:
            yield rate_row(players, "policy", POLICIES[policy], tally.policy_wins, tally.games)
            continue
        for mark in sorted(tally.played):
            yield rate_row(players, *mark, tally.wins[mark], tally.played[mark])


def facts(tallies: dict[tuple[int, int], Tally]) -> Iterator[str]:
    """Yield what games look like."""
    for (players, policy), tally in sorted(tallies.items()):
        if policy == GREEDY:
            seats = tally.games * players
            lines = ", ".join(f"{name} {votes / seats:.1f}" for name, votes in tally.lines.items())
            length, margin, loans = tally.moves / tally.games, tally.margin / tally.games, tally.loans / seats
            told = f"{tally.games} games of {length:.0f} moves, the winner ahead by {margin:.1f} votes"
            yield f"- {players} players: {told}, {loans:.3f} loans a player left; {lines}"


def uses(tallies: dict[tuple[int, int], Tally], pack: Pack) -> Iterator[str]:
    """Yield how often everything was used in a game of greedy bots."""
    greedy = [tally for (_, policy), tally in tallies.items() if policy == GREEDY]
    games = sum(tally.games for tally in greedy)
    used = sum((tally.used for tally in greedy), Counter[tuple[str, str]]())
    cards = [card.id for card in pack.cards]
    expected = {
        "action": cards,
        "achievement": cards,
        "unique": [design.id for design in pack.designs[pack.first_unique :]],
        "income level": [str(level) for level in range(2, max(len(board.levels) for board in pack.boards) + 1)],
    }
    for family, names in expected.items():
        told = ", ".join(f"{name} {used[family, name] / games:.3f}" for name in names)
        yield f"- {family}, times a game: {told}"


def report(tallies: dict[tuple[int, int], Tally], pack: Pack) -> str:
    """Return the whole report as Markdown."""
    return "\n".join([*rates(tallies), "", *facts(tallies), "", *uses(tallies, pack), ""])


def main() -> None:
    """Play, and print the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3_000, help="games of greedy bots, for each number of players")
    parser.add_argument("--policy-games", type=int, default=1_000, help="games for each policy and number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--content", default="standard")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    numbers = {GREEDY: given.games, NO_ACTIONS: given.policy_games, TWO_TYPES: given.policy_games}
    batches = [
        Batch(given.content, players, policy, given.seed + start, min(BATCH, games - start))
        for players in given.players
        for policy, games in numbers.items()
        for start in range(0, games, BATCH)
    ]
    tallies: dict[tuple[int, int], Tally] = {}
    with ProcessPoolExecutor(given.processes) as pool:
        for batch, tally in track(pool.map(play, batches), "playing", len(batches)):
            tallies.setdefault((batch.players, batch.policy), Tally()).add(tally)
    print(report(tallies, load_pack(given.content)))


if __name__ == "__main__":
    main()
