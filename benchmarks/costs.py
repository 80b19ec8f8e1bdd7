"""What a table pays for a move: median milliseconds of each question late in a game, and the memory of a match.

    python benchmarks/costs.py

Bots play a game; over its last third each question is asked once after every move, as a table would, of a match that
was asked everything after the move before too. One core; only what `quartier` offers is used, so that versions can
be compared.
"""

import statistics
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from published import OPTIONS
from rich.console import Console
from rich.progress import track
from rich.table import Table

import quartier
from quartier import Match
from quartier.bots.players import bot, play_to_the_end

GAMES = 3
"""Games of each kind that are played."""
Costs = dict[str, list[float]]


def whole_game(name: str, seed: int) -> dict[str, Any]:
    """Return the record of a game among greedy bots."""
    match = quartier.new(name, seed=seed, **OPTIONS[name])
    return play_to_the_end(match, [bot("greedy", seat) for seat in range(len(match.seats))]).record()


def timed(costs: Costs, question: str, ask: Callable[[], object]) -> None:
    """Ask, and note how many milliseconds the answer took."""
    start = time.perf_counter()
    ask()
    costs.setdefault(question, []).append(1_000 * (time.perf_counter() - start))


def touch_all(match: Match, seat: int) -> None:
    """Ask what each legal move touches."""
    for path in match.moves(seat):
        match.touches(path, seat)


def show_everybody(match: Match) -> None:
    """Ask all that a table sends out after a move."""
    for seat in range(len(match.seats)):
        match.svg(seat)
        match.can_undo(seat)
        touch_all(match, seat)


def ask_everything(match: Match, mover: int, costs: Costs) -> None:
    """Ask each question of a match that has just gone on by a move; whether it can be undone, of who made it."""
    seat = match.waiting[0]
    timed(costs, "svg", lambda: match.svg(seat))
    timed(costs, "view", lambda: match.view(seat))
    timed(costs, "moves", lambda: match.moves(seat))
    timed(costs, "touches of all moves", lambda: touch_all(match, seat))
    timed(costs, "can_undo", lambda: match.can_undo(mover))


def play_late(record: dict[str, Any], costs: Costs) -> None:
    """Play the last third of a game in two matches, one for single questions and one for showing everybody."""
    moves = record["moves"]
    late = 2 * len(moves) // 3
    asked, shown = (quartier.load({**record, "moves": moves[:late]}) for _ in range(2))
    for seat, path in moves[late:-1]:
        ask_everything(asked.play(path, seat), seat, costs)
        shown.play(path, seat)
        timed(costs, "showing every seat a move", lambda: show_everybody(shown))


def kilobytes(record: dict[str, Any]) -> float:
    """Return the memory that a match takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = quartier.load(record)
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert match.over
    return (after - before) / 1_000


def measure(name: str) -> dict[str, float]:
    """Return the medians for one game."""
    costs: Costs = {}
    for seed in track(range(GAMES), name):
        record = whole_game(name, seed)
        play_late(record, costs)
        for _ in range(5):
            timed(costs, "load of a whole game", lambda record=record: quartier.load(record))  # type: ignore[misc]
        costs.setdefault("kB a match", []).append(kilobytes(record))
    return {question: statistics.median(values) for question, values in costs.items()}


def main() -> None:
    """Measure all games, print the table."""
    measured = {name: measure(name) for name in OPTIONS}
    table = Table("median ms", *(f"{name} {OPTIONS[name]}" for name in measured))
    for question in next(iter(measured.values())):
        table.add_row(question, *(f"{costs[question]:,.2f}" for costs in measured.values()))
    Console().print(table)


if __name__ == "__main__":
    main()
