"""Finished games in a file, a line each, so that a long series can be ended at any moment and gone on with.

A line lies on the disk before anybody hears of its game. Where a program was killed while it wrote, the file ends with
a part of a line: that game is played again. Nothing else that a file may hold is written over.
"""

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Self

from quartier.bots.players import file_of
from quartier.engine.cache import PACKAGE, sources
from quartier.engine.errors import BadOption, QuartierError
from quartier.engine.record import read_record
from quartier.games import game as load_game
from quartier.lab.habits import plain
from quartier.lab.job import Job, Played

try:
    import fcntl
except ImportError:  # Windows, where nobody keeps two series from writing to one file
    fcntl = None  # type: ignore[assignment]

BEGINNING = b'{"quartier":"played",'
"""How every line begins."""
MOST_POINTS, LONGEST = 10**6, 10.0**9
"""Points and seconds beyond which a line is not believed."""


class Kept:
    """A file of games: those in it that a series wants, and room for more."""

    def __init__(self, file: Path, jobs: Sequence[Job]) -> None:
        self.file = file
        self.played: dict[int, Played] = {}
        """By the number of their job."""
        self._jobs = jobs
        self._games = {job.game for job in jobs}
        self._numbers = {_told(job): number for number, job in enumerate(jobs)}
        self._whole = 0
        """Bytes of the file that are whole lines."""
        self._seen = 0
        """Bytes that were read, with what a killed program left."""
        if len(self._numbers) < len(jobs):
            raise BadOption("no game can be twice in a series that is kept")
        if self._is_there():
            self._read()

    def _is_there(self) -> bool:
        """Tell whether there is a file to go on with; refuse what is no file, or can't be written."""
        there = self.file.exists()
        place = self.file if there else self.file.parent
        if (there and not self.file.is_file()) or not place.exists() or not os.access(place, os.W_OK):
            raise self._unusable(QuartierError("it can't be written", "kept-unwritable"))
        return there

    # --- reading -------------------------------------------------------------------------------------

    def _read(self) -> None:
        try:
            with self.file.open("rb") as opened:
                for number, line in enumerate(opened, 1):
                    self._seen += len(line)
                    if not line.endswith(b"\n") and (line.startswith(BEGINNING) or BEGINNING.startswith(line)):
                        return  # a program was killed here
                    self._take(number, line)
                    self._whole += len(line)
        except OSError as error:
            raise self._unusable(error.strerror) from error

    def _take(self, at: int, line: bytes) -> None:
        """Read a line; it must be one of the games that are wanted, and played as it would be now."""
        try:
            told = json.loads(line)
            job, record = _job(told)
            number = self._numbers.get(_told(job)) if job.game in self._games else None
            played, by, rules = _played(job, record, told), told["by"], record["rules"]
        except (QuartierError, ValueError, LookupError, TypeError, ArithmeticError, RecursionError) as error:
            sentence = f"line {at} is no game of a series"
            raise self._unusable(QuartierError(sentence, "kept-line", line=at)) from error
        if number is None or number in self.played:
            who = ", ".join(job.bots)
            sentence = f"line {at} is another game: {job.game}, seed {job.seed}, {who}"
            raise self._unusable(QuartierError(sentence, "kept-other", line=at, game=job.game, seed=job.seed, bots=who))
        if by != made_by(job) or rules != load_game(job.game).version:
            sentence = f"the game in line {at} was played by other rules or other bots"
            raise self._unusable(QuartierError(sentence, "kept-outdated", line=at))
        self.played[number] = played._replace(job=self._jobs[number])

    def _unusable(self, reason: object) -> BadOption:
        return BadOption(f"the games can't be kept in {self.file}: {reason}", "unkept", file=self.file, reason=reason)

    # --- writing -------------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        """Open the file for more, alone; what a killed program left behind its last whole line is dropped."""
        try:
            self._opened = self.file.open("ab", buffering=0)
        except OSError as error:
            raise self._unusable(error.strerror) from error
        try:
            if fcntl is not None:
                fcntl.flock(self._opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.fstat(self._opened.fileno()).st_size != self._seen:
                raise BlockingIOError  # it was written since it was read, and is not to be cut off there
            self._opened.truncate(self._whole)
        except OSError as error:
            self._opened.close()
            sentence = "another program is writing to it"
            raise self._unusable(QuartierError(sentence, "kept-busy")) from error
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    def add(self, played: Played) -> None:
        """Write a game, as a whole or not at all."""
        line = _line(played)
        try:
            written = self._opened.write(line)
            if written != len(line):
                raise OSError(None, "no space is left")
            os.fsync(self._opened.fileno())
        except OSError as error:
            self._opened.truncate(self._whole)
            raise self._unusable(error.strerror) from error
        self._whole += len(line)


# --- a line ------------------------------------------------------------------------------------------


def _line(played: Played) -> bytes:
    told = {
        "quartier": "played",
        "by": made_by(played.job),
        "bots": played.job.bots,
        "winners": played.winners,
        "scores": played.scores,
        "seconds": [round(seconds, 6) for seconds in played.seconds],
        "slowest": [round(seconds, 6) for seconds in played.slowest],
        "record": played.record,
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _job(told: Mapping[str, Any]) -> tuple[Job, dict[str, Any]]:
    record = read_record(told["record"])
    return Job(record["game"], record["options"], record["seed"], tuple(map(str, told["bots"]))), record


def _played(job: Job, record: dict[str, Any], told: Mapping[str, Any]) -> Played:
    """Return what a line tells of a game; whether it went like that only who plays it through can tell."""
    seats = range(len(job.bots))
    winners = tuple(seat for seat in seats if seat in told["winners"])
    if not winners:
        raise ValueError("nobody has won")
    if not {seat for seat, _ in record["moves"]} == set(seats):
        raise ValueError("somebody has not moved, or nobody knows who")
    scores = tuple(int(told["scores"][seat]) for seat in seats)
    seconds, slowest = (tuple(float(told[name][seat]) for seat in seats) for name in ("seconds", "slowest"))
    if not all(abs(score) < MOST_POINTS for score in scores):
        raise ValueError("nobody has so many points")
    if not all(0 <= each < LONGEST for each in seconds + slowest):
        raise ValueError("nobody thought so long")
    return Played(job, record, winners, scores, len(record["moves"]), seconds, slowest)


def _told(job: Job) -> str:
    """Return a job in one way, however its options were given."""
    options = load_game(job.game).resolve(job.options)
    return json.dumps([job.game, options, job.seed, job.bots], sort_keys=True)


# --- what played them --------------------------------------------------------------------------------


def made_by(job: Job) -> str:
    """Return a digest of all that decides how a game goes beside its job: rules, content, bots and their networks."""
    game = load_game(job.game)
    digest = hashlib.sha256(f"{game.version} {_sources(job.game)}".encode())
    digest.update(game.tables(game.resolve(job.options)).tobytes())
    for file in filter(None, (file_of(plain(spec), job.game) for spec in job.bots)):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _sources(game: str) -> str:
    """Return a digest of all sources that bots and this game are made of."""
    folder = PACKAGE / "games" / game
    roots = (PACKAGE / "lab" / "habits.py", PACKAGE / "bots" / "net.py", folder / "game.py", folder / "habits.py")
    files = {file for root in roots if root.is_file() for file in sources(root)}
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()
