"""Random games with bounds checks and invariants, over many sets of options; a failure becomes a record."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from quartier.engine import playout
from quartier.engine.compile import CHECKED, INTERPRETED
from quartier.engine.errors import BadOption
from quartier.engine.game import Game
from quartier.engine.match import LARGEST_SEED, Match
from quartier.engine.record import write_record
from quartier.terminal import signals

BATCH = 2000
"""Games with one set of options: few enough to see many sets, many enough to stay in compiled code."""
TRIES = 1000
"""How often options are drawn before we believe that no set of them is valid."""


@dataclass
class Failure:
    """A game that went wrong."""

    seed: int
    options: Mapping[str, Any]
    reason: str
    trace: list[int]
    """Seat, action, seat, action …"""


@dataclass
class Tally:
    """What was played."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    seconds: float = 0.0
    failure: Failure | None = None
    stopped: int | None = None
    """The exit code that stands for the interruption, if there was one."""


class Fuzzer:
    """Plays random games in batches, each with options of its own."""

    def __init__(self, game: Game, seed: int, fixed: Mapping[str, Any]) -> None:
        self.game = game
        self.seed = seed
        self.fixed = fixed
        self.random = Random(seed)
        self.tally = Tally()

    def random_options(self) -> dict[str, Any]:
        """Draw a value for every option that is not fixed; sets that the game rejects are drawn again."""
        for _ in range(TRIES):
            drawn = {option.name: self.random.choice(option.choices) for option in self.game.options if option.choices}
            try:
                return self.game.resolve({**drawn, **self.fixed})
            except BadOption as error:
                rejected = error
        raise rejected

    def batch(self, games: int) -> None:
        """Play games with one set of options; stop at a failure."""
        options = self.random_options()
        batch = Batch(self.game, options)
        first = self.seed + self.tally.games
        begun = perf_counter()
        try:
            played = batch.play(first, games)
        except IndexError:
            played = batch.games_before_index_error(first, games)
        self.tally.seconds += perf_counter() - begun
        self.tally.games += played
        self.tally.moves += int(batch.tally[0])
        self.tally.longest = max(self.tally.longest, int(batch.tally[1]))
        if played < games:
            self.tally.failure = batch.failure(first + played)


class Batch:
    """The buffers for games with one set of options."""

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        self.game = game
        self.options = options
        self.state, self.tables = game.empty(), game.tables(options)
        self.numbers = game.encode(options)
        self.actions = np.zeros(game.max_legal, np.int32)
        self.trace = np.zeros(2 * game.max_moves + 1, np.int32)
        self.tally = np.zeros(2, np.int32)

    def play(self, first_seed: int, games: int) -> int:
        """Return how many games were played before one failed."""
        numbers = (self.numbers, self.actions, self.trace, self.tally, np.uint64(first_seed), games)
        return int(playout.play_games_checked(self.game.rules.doors, self.state, self.tables, *numbers))

    def games_before_index_error(self, first_seed: int, games: int) -> int:
        """Play one by one to find the game in which an index went astray."""
        for number in range(games):
            try:
                self.play(first_seed + number, 1)
            except IndexError:
                return number
        return games

    def failure(self, seed: int) -> Failure:
        """Play a game that fails once more, and say how it fails."""
        self.state[:] = 0
        self.trace[:] = 0
        try:
            self.game.rules.setup(self.state, self.tables, self.numbers, np.uint64(seed))
            numbers = (self.actions, self.trace, np.uint64(seed))
            result = int(playout.play_out_checked(self.game.rules.doors, self.state, self.tables, *numbers))
        except IndexError as error:
            reason = str(error)
        else:
            reason = reason_of(result)
        return Failure(seed, self.options, reason, [int(number) for number in self.trace[1 : 1 + 2 * self.trace[0]]])


def reason_of(result: int) -> str:
    """Say in words what a result of play_out_checked means."""
    if result == playout.STUCK:
        return "a seat is waiting but has no legal move"
    if result == playout.ENDLESS:
        return "the game goes on for more moves than it should"
    return f"invariant {playout.BROKEN - result} is broken"


def reproducing_record(game: Game, failure: Failure) -> dict[str, Any]:
    """Return the record of a failed game, the move that failed included."""
    match = Match.new(game, failure.seed, **failure.options)
    record, moves = match.record(), []
    for seat, action in zip(failure.trace[::2], failure.trace[1::2], strict=True):
        moves.append([seat, game.path(match.state, match.tables, seat, action)])
        try:
            match.play_action(action, seat)
        except IndexError:
            break
    return {**record, "moves": moves}


def fuzz(game: Game, games: int, seed: int, fixed: Mapping[str, Any], console: Console) -> Tally:
    """Play that many games under a progress bar."""
    if seed + games - 1 > LARGEST_SEED:
        raise BadOption(f"the seeds of {games} games from {seed} on go beyond {LARGEST_SEED}")
    fuzzer = Fuzzer(game, seed, fixed)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        TextColumn("{task.fields[speed]} games/s"), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(game.name, total=games, speed="…")
        try:
            while fuzzer.tally.games < games and not fuzzer.tally.failure:
                fuzzer.batch(min(BATCH, games - fuzzer.tally.games))
                speed = f"{fuzzer.tally.games / fuzzer.tally.seconds:,.0f}"
                progress.update(task, completed=fuzzer.tally.games, speed=speed)
                signals.obey()
        except (KeyboardInterrupt, SystemExit) as end:
            fuzzer.tally.stopped = signals.exit_code(end)
    return fuzzer.tally


def report(game: Game, tally: Tally, console: Console) -> int:
    """Print the result, write a record of a failure, and return the exit code."""
    checked = "yes" if CHECKED else "by Python" if INTERPRETED else "no"
    console.print(
        f"{game.name}: {tally.games:,} games, {tally.moves:,} moves, longest game {tally.longest} moves, "
        f"{tally.seconds:.1f} s, bounds checked: {checked}",
        soft_wrap=True,
    )
    if tally.failure is not None:
        report_failure(game, tally.failure, console)
        return 1
    if tally.stopped is not None:
        console.print("interrupted; no failure so far")
        return tally.stopped
    console.print("no failure")
    return 0


def report_failure(game: Game, failure: Failure, console: Console) -> None:
    """Say what failed, then write it as a record."""
    moves = len(failure.trace) // 2
    reason = f"FAILURE in the game with seed {failure.seed}, after {moves} moves: {failure.reason}"
    console.print(reason, style="red", soft_wrap=True)
    file = Path(f"{game.name}-failure-{failure.seed}.json")
    write_record(reproducing_record(game, failure), file)
    console.print(f"written to {file}; look at it with: quartier replay {file} --board", soft_wrap=True)
