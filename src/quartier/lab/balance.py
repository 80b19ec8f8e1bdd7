"""The balance of a game: many games of one bot against itself, counted, judged and compared."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quartier.engine.errors import BadOption, QuartierError
from quartier.engine.extras import needed
from quartier.engine.facts import Facts, Thing
from quartier.engine.game import Game
from quartier.engine.match import LARGEST_SEED, Match
from quartier.games import game as load_game
from quartier.lab import dealing, habits
from quartier.lab.comparing import Difference, differences
from quartier.lab.figures import Counts, Figures, Trial, figures
from quartier.lab.job import MOST_GAMES
from quartier.lab.series import Job, Played, series
from quartier.lab.verdicts import Finding, findings
from quartier.lab.workers import side_by_side

Options = Mapping[str, Any]
STEPS = PLAYING, COUNTING, RECKONING = "playing", "counting", "reckoning"
"""What is done one after the other."""


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    option_sets: Sequence[Options]
    """Each is studied for itself."""
    bot: str = "greedy"
    games: int = 1000
    """For each set of options."""
    seed: int = 0
    """The first seed; the games count on from it."""
    habits: Sequence[str] = ()
    habit_games: int = 300
    """For each habit; a whole number of rounds in which each seat has it once."""
    against: Options | None = None
    """Options of other games to compare with, on top of each set."""
    dealt: Thing | None = None
    """What every game has to deal, to whomever; seeds that do not, with any of the options, are left out."""

    def seeds(self) -> Sequence[int]:
        """Return as many seeds as are needed at most."""
        games = max(self.games, self.habit_games) if self.habits else self.games
        if self.dealt is None:
            return range(self.seed, self.seed + games)
        return dealing.seeds(self.game, self.dealt, self.studied(), self.seed, games)

    def jobs(self, options: Options) -> Iterator[tuple[Job, str, int]]:
        """Yield the games with some options, and which seat has what habit in them."""
        seats = len(load_game(self.game).seats(options))
        for seed in self.seeds()[: self.games]:
            yield Job(self.game, dict(options), seed, (self.bot,) * seats), "", 0
        for habit in self.habits:
            player = habits.with_habit(self.bot, habit)
            for seed in self.seeds()[: max(1, self.habit_games // seats)]:
                for seat in range(seats):
                    bots = tuple(player if other == seat else self.bot for other in range(seats))
                    yield Job(self.game, dict(options), seed, bots), habit, seat

    def judges(self, finding: Finding) -> bool:
        """Tell whether a finding counts: where one is always dealt, others of its family are met with it alone."""
        other = self.dealt is not None and finding.thing[0] == self.dealt[0] and finding.thing != self.dealt
        return not (other and finding.subject == "share")

    def is_plain(self, job: Job) -> bool:
        """Tell whether nobody has a habit in a game."""
        return set(job.bots) == {self.bot}

    def studied(self) -> list[Options]:
        """Return all sets of options that are played, each whole and once."""
        game = load_game(self.game)
        both = [game.resolve({**options, **more}) for options in self.option_sets for more in ({}, self.against or {})]
        return list({_key(options): options for options in both}.values())

    def all_jobs(self) -> dict[str, Job]:
        """Return all games, each once."""
        return {_told(job): job for options in self.studied() for job, _, _ in self.jobs(options)}

    def check(self) -> None:
        """Refuse what can't be played, before anything is."""
        game = load_game(self.game)
        for given in (self.games, self.habit_games):
            if not 1 <= given <= MOST_GAMES:
                sentence = f"from 1 to {MOST_GAMES} games are played, not {given}"
                raise BadOption(sentence, "balance-games", most=MOST_GAMES, given=given)
        last = self.seed + max(self.games, self.habit_games) - 1
        if last > LARGEST_SEED:
            sentence = f"a seed is a whole number from 0 to {LARGEST_SEED}, and so must be that of the last game"
            raise BadOption(sentence, "seed", most=LARGEST_SEED, given=last)
        for habit in self.habits:
            habits.check(game, habit)
        if self.dealt is not None:
            dealing.check(self.game, self.dealt, self.studied())


@dataclass(frozen=True)
class Study:
    """What games with one set of options show."""

    options: Options
    figures: Figures
    findings: list[Finding]
    other: "Study | None" = None
    """What they are compared with."""
    differences: list[Difference] = field(default_factory=list)


@dataclass(frozen=True)
class Report:
    """All that a plan has brought to light."""

    game: Game
    plan: Plan
    studies: list[Study]


def balance(
    plan: Plan,
    workers: int | None = None,
    ray: str | None = None,
    keep: Path | None = None,
    listener: Callable[[str, int, int], None] = lambda *_: None,
) -> Report:
    """Play what is planned, count and judge it; `listener` hears the step, how much of it is done, and of how much."""
    plan.check()
    wanted = plan.all_jobs()
    played: dict[str, Played] = {}
    with closing(series(wanted.values(), workers, ray, keep)) as games:
        for game in games:
            played[_told(game.job)] = game
            listener(PLAYING, len(played), len(wanted))
    plain = {told: game for told, game in played.items() if plan.is_plain(game.job)}
    counted: dict[str, Facts] = {}
    for told, facts in _counted(plain, workers if ray is None else None):
        counted[told] = facts
        listener(COUNTING, len(counted), len(plain))
    studies: dict[str, Study] = {}
    for options in plan.studied():
        listener(RECKONING, len(studies), len(plan.studied()))
        studies[_key(options)] = _study(plan, options, played, counted)
    return Report(load_game(plan.game), plan, [_compared(plan, options, studies) for options in plan.option_sets])


def _study(plan: Plan, options: Options, played: Mapping[str, Played], counted: Mapping[str, Facts]) -> Study:
    games, trials = [], []
    for job, habit, seat in plan.jobs(options):
        told = _told(job)
        if habit:
            trials.append(Trial(job.seed, habit, seat, played[told].winners, played[told].scores))
        else:
            games.append(Counts(job.seed, counted[told]))
    found = figures(games, load_game(plan.game).counted, trials)
    return Study(options, found, [finding for finding in findings(found) if plan.judges(finding)])


def _compared(plan: Plan, options: Options, studies: Mapping[str, Study]) -> Study:
    """Return a study with what it is compared with, if anything."""
    resolve = load_game(plan.game).resolve
    study = studies[_key(resolve(options))]
    if plan.against is None:
        return study
    other = studies[_key(resolve({**options, **plan.against}))]
    return Study(study.options, study.figures, study.findings, other, differences(study.figures, other.figures))


def facts_of(record: Mapping[str, Any]) -> Facts:
    """Play a finished game through, and count what happens in it."""
    game = load_game(record["game"])
    return game.counted.facts(Match.replay(game, record))


def _counted(games: Mapping[str, Played], workers: int | None) -> Iterator[tuple[str, Facts]]:
    """Count games side by side on this machine, in any order: what a cluster has played comes back as records."""
    if workers == 1:
        return map(_facts, games.items())
    joblib = needed("joblib")
    return side_by_side(joblib, workers or joblib.cpu_count(), 1, _facts, list(games.items()))


def _facts(game: tuple[str, Played]) -> tuple[str, Facts]:
    """Count a game, if it went as it is told: a file of games is anybody's to change."""
    told, played = game
    facts = facts_of(played.record)
    if (facts.winners, facts.totals) != (played.winners, played.scores):
        name, seed = played.job.game, played.job.seed
        sentence = f"the game of {name} with seed {seed} did not end as it is told"
        raise QuartierError(sentence, "kept-untrue", game=name, seed=seed)
    return told, facts


def _key(options: Options) -> str:
    return json.dumps(options, sort_keys=True)


def _told(job: Job) -> str:
    return json.dumps([job.options, job.seed, job.bots], sort_keys=True)
