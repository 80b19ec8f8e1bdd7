"""Series of games between bots: side by side on the cores of this machine or on a cluster, kept, and gone on with."""

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from quartier.lab.job import Job, Played, check, play
from quartier.lab.kept import Kept
from quartier.lab.workers import Games, Player, player

__all__ = ["Job", "Played", "play", "series"]


def series(jobs: Iterable[Job], workers: int | None = None, ray: str | None = None, keep: Path | None = None) -> Games:
    """Check all jobs, then play them side by side; give each game when it is finished, in any order.

    `workers` is how many games are played at once: with 1 they are played in this process, by default as many as this
    machine has cores for. `ray` is the address of a Ray cluster that plays them instead, or `local` for one that is
    started here. In the file `keep` each finished game is a line, written before it is given: when a series is begun
    again with the same jobs, or more, those that are there already are given first, and only the others are played.
    Who wants no more games closes the series (`with closing(series(…)) as games`), which ends the workers.
    """
    wanted = list(jobs)
    check(wanted)
    players = player(wanted, workers, ray)
    return players(wanted) if keep is None else _kept_and_new(wanted, players, Kept(keep, wanted))


def _kept_and_new(jobs: list[Job], players: Player, kept: Kept) -> Games:
    with kept:
        yield from kept.played.values()
        rest = [job for number, job in enumerate(jobs) if number not in kept.played]
        with closing(players(rest)) as games:
            for played in games:
                kept.add(played)
                yield played
