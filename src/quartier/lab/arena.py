"""Who is stronger? Bots meet each other over the same seeds, at every seat, and are rated.

At two seats every two bots meet. At more, each bot sits alone among bots of one other kind (A, B, B, B): so "A against
three B" is a figure of its own, with 1/4 as the fair share, and nobody gains by a third that plays for somebody. Each
seed is played once with the lone bot at each seat: what a seed gives to a seat, each bot has once. A game for one is
played by each bot with the same seeds, and told by points.
"""

import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

from quartier.engine.errors import BadOption
from quartier.engine.facts import part_of_victory
from quartier.engine.game import Game
from quartier.games import game as load_game
from quartier.lab.job import MOST_GAMES, Job, Played
from quartier.lab.ratings import Result, ratings
from quartier.lab.statistics import Estimate, mean, share


@dataclass(frozen=True)
class Arena:
    """The plan: which bots meet in which games."""

    game: str
    options: Mapping[str, Any]
    """All of them, as the game resolves them."""
    bots: tuple[str, ...]
    games: int
    """How many each pairing plays: whole seeds, each once for every seat."""
    seed: int = 0
    challenge: bool = False
    """Whether only the first bot meets the others, and they do not meet each other."""

    @classmethod
    def plan(
        cls, game: str, bots: Sequence[str], games: int, seed: int = 0, options: Mapping[str, Any] | None = None,
        players: int | None = None, challenge: bool = False,
    ) -> "Arena":  # fmt: skip
        """Return a plan of at least so many games a pairing; refuse what can't be played or compared."""
        rules = load_game(game)
        resolved = rules.resolve(_with_players(rules, options or {}, players))
        seats = len(rules.seats(resolved))
        if seats != (players or seats):
            raise BadOption(f"this game has {seats} seats, not {players}", "seats", seats=seats, given=players)
        if not 1 <= games <= MOST_GAMES:
            sentence = f"every two bots play from 1 to {MOST_GAMES} games, not {games}"
            raise BadOption(sentence, "arena-games", most=MOST_GAMES, given=games)
        if len(bots) < (least := min(seats, 2)):
            sentence = f"where {seats} sit at a table, {least} bots or more must meet, not {len(bots)}"
            raise BadOption(sentence, "arena-bots", seats=seats, least=least, given=len(bots))
        for name in bots:
            if bots.count(name) > 1:
                raise BadOption(f"{name!r} can't meet itself", "arena-twice", bot=repr(name))
        return cls(game, resolved, tuple(bots), -(-games // seats) * seats, seed, challenge)

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return len(load_game(self.game).seats(self.options))

    @property
    def seeds(self) -> range:
        """The seeds that every pairing plays."""
        return range(self.seed, self.seed + self.games // self.seats)

    @property
    def pairings(self) -> list[tuple[str, str]]:
        """Who sits alone, and who takes the other seats; in a game for two that is the same both ways."""
        if self.challenge:
            return [(self.bots[0], other) for other in self.bots[1:]]
        return list((combinations if self.seats == 2 else permutations)(self.bots, 2))

    @property
    def unusual(self) -> dict[str, Any]:
        """The options that are not as they are by default."""
        usual = load_game(self.game).resolve({})
        return {name: value for name, value in self.options.items() if value != usual[name]}

    @property
    def command(self) -> str:
        """What is typed to have the very same arena again."""
        options = [f"--option={name}={_typed(value)}" for name, value in self.unusual.items()]
        flags = [*options, *(["--challenge"] if self.challenge else [])]
        numbers = [f"--games={self.games}", f"--seed={self.seed}"]
        return shlex.join(["quartier", "arena", self.game, *self.bots, *numbers, *flags])

    def jobs(self) -> list[Job]:
        """Return all games, seed by seed: so that what is played first says something about everybody."""
        options = dict(self.options)
        if self.seats == 1:
            return [Job(self.game, options, seed, (name,)) for seed in self.seeds for name in self.bots]
        return [
            Job(self.game, options, seed, tuple(one if seat == lone else other for seat in range(self.seats)))
            for seed in self.seeds
            for one, other in self.pairings
            for lone in range(self.seats)
        ]


def _with_players(game: Game, options: Mapping[str, Any], players: int | None) -> Mapping[str, Any]:
    """Add the number of players to the options, where a game leaves it open and they do not say it."""
    asked = players is not None and any(option.name == "players" for option in game.options)
    return {"players": players, **options} if asked else options


def _typed(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    name: str
    games: int
    rating: Estimate | None
    """None in a game for one."""
    share: Estimate | None
    """Its part of the victories in games where it sat alone among others; None: it never did."""
    score: Estimate
    """Points a game."""
    points: tuple[int, ...]
    """Of each game and seat, by seed."""
    seconds: float
    """Thought a move, on average."""
    slowest: float
    """The longest thought about one move."""


@dataclass(frozen=True)
class Encounter:
    """How one bot did alone among others of one kind."""

    one: str
    other: str
    games: int
    share: Estimate
    """The part of the victories of the lone one."""
    scores: tuple[float, float]
    """Points of a seat, on average: of the lone one, and of the others."""


@dataclass(frozen=True)
class Outcome:
    """What an arena has shown."""

    arena: Arena
    standings: tuple[Standing, ...]
    """The strongest first."""
    encounters: tuple[Encounter, ...]

    @property
    def fair(self) -> float:
        """The share of victories of a seat among equals."""
        return 1 / self.arena.seats


def outcome(arena: Arena, games: Iterable[Played]) -> Outcome:
    """Return what the games of an arena show, in whatever order they were finished."""
    played = sorted(games, key=lambda game: (game.job.seed, game.job.bots))
    results = [Result(game.job.seed, game.job.bots, game.winners) for game in played]
    rated = ratings(results) if arena.seats > 1 else {}
    standings = [_standing(name, played, results, rated.get(name)) for name in arena.bots]
    standings.sort(key=lambda found: -(found.rating or found.score).value)
    pairings = _both_ways(arena) if arena.seats > 1 else []
    return Outcome(arena, tuple(standings), tuple(_encounter(*pairing, arena.seats, played) for pairing in pairings))


def _standing(name: str, played: Sequence[Played], results: Sequence[Result], rated: Estimate | None) -> Standing:
    at = [(number, seat) for number, game in enumerate(played) for seat in _seats_of(name, game)]
    groups = [results[number].group for number, _ in at]
    points = [played[number].scores[seat] for number, seat in at]
    decisions = sum(played[number].decisions[seat] for number, seat in at)
    alone = [(number, seat) for number, seat in at if rated and played[number].job.bots.count(name) == 1]
    credits = [results[number].credits[seat] for number, seat in alone]
    return Standing(
        name,
        len({number for number, _ in at}),
        rated,
        share(credits, [results[number].group for number, _ in alone]) if alone else None,
        mean(points, groups),
        tuple(points),
        sum(played[number].seconds[seat] for number, seat in at) / max(decisions, 1),
        max(played[number].slowest[seat] for number, seat in at),
    )


def _seats_of(name: str, game: Played) -> list[int]:
    return [seat for seat, other in enumerate(game.job.bots) if other == name]


def _both_ways(arena: Arena) -> list[tuple[str, str]]:
    """Return the pairings; where they are the same both ways, also the other way round."""
    there = arena.pairings
    return there + [(other, one) for one, other in there] if arena.seats == 2 else there


def _encounter(one: str, other: str, seats: int, played: Sequence[Played]) -> Encounter:
    rest = seats - 1
    games = [game for game in played if game.job.bots.count(one) == 1 and game.job.bots.count(other) == rest]
    lone = [game.job.bots.index(one) for game in games]
    credits = [part_of_victory(game.winners, seat) for seat, game in zip(lone, games, strict=True)]
    points = sum(game.scores[seat] for seat, game in zip(lone, games, strict=True)) / len(games)
    others = sum(sum(game.scores) for game in games) / len(games) - points
    groups = [game.job.seed for game in games]
    return Encounter(one, other, len(games), share(credits, groups), (points, others / rest))
