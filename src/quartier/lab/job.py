"""One game between bots.

A game to be played is told whole by four plain values: so it can be played anywhere, and where its bots have a budget
of iterations (and not of time) it is played the same everywhere.
"""

from collections.abc import Iterable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from quartier.bots.players import check as check_bot
from quartier.engine.errors import BadOption
from quartier.engine.match import LARGEST_SEED, Match
from quartier.games import game as load_game
from quartier.lab.habits import bot, habit_of, plain
from quartier.lab.habits import check as check_habit

MOST_GAMES = 1_000_000
"""Nobody waits for more, and no memory holds many more."""


class Job(NamedTuple):
    """A game to be played."""

    game: str
    options: dict[str, Any]
    seed: int
    bots: tuple[str, ...]
    """By seat."""


class Played(NamedTuple):
    """A game that was played."""

    job: Job
    record: dict[str, Any]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """The final totals, by seat."""
    moves: int
    seconds: tuple[float, ...]
    """How long each seat thought in all."""
    slowest: tuple[float, ...]
    """How long each seat thought about one move, at most."""

    @property
    def decisions(self) -> tuple[int, ...]:
        """How many moves each seat made."""
        movers = [seat for seat, _ in self.record["moves"]]
        return tuple(map(movers.count, range(len(self.scores))))


def play(job: Job) -> Played:
    """Play a game; whatever goes wrong in it, the error says in which."""
    try:
        return _played(job)
    except Exception as error:
        error.add_note(f"in {job}")
        raise


def _played(job: Job) -> Played:
    match = Match.new(load_game(job.game), job.seed, **job.options)
    players = [bot(spec, _seed(job.seed, seat)) for seat, spec in enumerate(job.bots)]
    took: list[list[float]] = [[] for _ in players]
    while not match.over:
        seat = match.waiting[0]
        begun = perf_counter()
        action = players[seat].choose(match, seat)
        took[seat].append(perf_counter() - begun)
        match.play_action(action, seat)
    return Played(
        job,
        match.record(),
        tuple(match.winners),
        tuple(score["total"] for score in match.true_scores()),
        len(match.history),
        tuple(sum(times) for times in took),
        tuple(max(times, default=0.0) for times in took),
    )


def _seed(seed: int, seat: int) -> int:
    """Return the seed of the bot at a seat: another at each seat, and none that tells the seed of the game."""
    return Random(f"{seed} {seat}").getrandbits(63)


# --- before anything is played ------------------------------------------------------------------------


def check(jobs: Iterable[Job]) -> None:
    """Refuse jobs that can't be played, before any is: unknown games, options, bots; a seat too many or too few."""
    for job in jobs:
        game = load_game(job.game)
        seats = len(game.seats(game.resolve(job.options)))
        if len(job.bots) != seats:
            given = len(job.bots)
            raise BadOption(f"this game has {seats} seats, not {given}", "seats", seats=seats, given=given)
        if not 0 <= job.seed <= LARGEST_SEED:
            sentence = f"a seed is a whole number from 0 to {LARGEST_SEED}, not {job.seed}"
            raise BadOption(sentence, "seed", most=LARGEST_SEED, given=job.seed)
    for spec, name, seats in dict.fromkeys((spec, job.game, len(job.bots)) for job in jobs for spec in job.bots):
        check_bot(plain(spec), load_game(name), seats)
        if (habit := habit_of(spec)) is not None:
            check_habit(load_game(name), habit)


def bots_of(jobs: Iterable[Job]) -> list[str]:
    """Return the bots that play, each once."""
    return list(dict.fromkeys(spec for job in jobs for spec in job.bots))
