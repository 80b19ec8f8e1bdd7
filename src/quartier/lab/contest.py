"""The command `quartier arena`: plays what is planned under a progress bar, and tells what came of it."""

import json
import os
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from quartier.engine.errors import BadOption
from quartier.lab.arena import Arena, Outcome, outcome
from quartier.lab.arena_report import as_data, as_page, as_tables, lead
from quartier.lab.arena_words import Wording
from quartier.lab.extras import needed
from quartier.lab.job import Played
from quartier.lab.page import write_page
from quartier.lab.series import series


@dataclass(frozen=True)
class Files:
    """Where results go."""

    keep: Path | None = None
    json: Path | None = None
    html: Path | None = None

    def check(self) -> None:
        """Refuse files that can't be written or are one and the same, before hours of games are played for them."""
        named = [file for file in (self.keep, self.json, self.html) if file is not None]
        for number, file in enumerate(named):
            if any(os.path.realpath(file) == os.path.realpath(other) for other in named[:number]):
                raise BadOption(f"{file} can't hold two things", "report-twice", file=file)
        for file in named[bool(self.keep) :]:
            place = file if file.exists() else file.parent
            if not os.access(place, os.W_OK) or (file.exists() and not file.is_file()):
                raise BadOption(f"{file} can't be written", "drawing-unwritable", file=file)


def contest(
    arena: Arena, files: Files, console: Console, language: str, workers: int | None, ray: str | None,
    obey: Callable[[], None],
) -> None:  # fmt: skip
    """Play an arena and tell of it; `obey` is called after each game, and may end it all."""
    for module in ("scipy.stats", *(["choix"] if arena.seats > 1 else []), *(["matplotlib"] if files.html else [])):
        needed(module)
    files.check()
    say, jobs = Wording(language), arena.jobs()
    games: list[Played] = []
    try:
        with closing(series(jobs, workers, ray, files.keep)) as coming:
            for game in watched(coming, len(jobs), arena.game):
                games.append(game)
                obey()
    except (KeyboardInterrupt, SystemExit):
        say_how_to_go_on(console, say, len(games), len(jobs), files.keep)
        raise
    _tell(outcome(arena, games), files, console, say)


def _tell(found: Outcome, files: Files, console: Console, say: Wording) -> None:
    written = {}
    if files.json is not None:
        written[files.json] = json.dumps(as_data(found), ensure_ascii=False, indent=1) + "\n"
    if files.html is not None:
        written[files.html] = as_page(found, say)
    console.print(lead(found.arena, say), soft_wrap=True)
    console.print(as_tables(found, say))
    for file, content in written.items():
        write_page(file, content)
        console.print(say("written", file=str(file)), soft_wrap=True)


def watched(games: Iterable[Played], total: int, name: str) -> Iterable[Played]:
    """Give games on, and show on stderr how many there are, where that is a terminal."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        yield from progress.track(games, total=total, description=name)


def say_how_to_go_on(console: Console, say: Wording, played: int, wanted: int, keep: Path | None) -> None:
    """Say how far it came before it was ended, and how to go on."""
    console.print(say("interrupted", played=played, games=wanted), soft_wrap=True)
    if keep is not None:
        console.print(say("goes-on", file=str(keep)), soft_wrap=True)
