"""The command `quartier arena`: plays what is planned under a progress bar, and tells what came of it."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from rich.console import Console

from quartier.engine.extras import needed
from quartier.lab.arena import Arena, outcome
from quartier.lab.arena_report import as_data, as_page, as_tables, lead
from quartier.lab.arena_words import Wording
from quartier.lab.files import Files, say_where, write_all
from quartier.lab.job import Played
from quartier.lab.series import series
from quartier.lab.watching import at_work, bars
from quartier.lab.wording import ReportWording


def contest(
    arena: Arena, files: Files, console: Console, language: str, workers: int | None, ray: str | None,
    obey: Callable[[], None],
) -> None:  # fmt: skip
    """Play an arena and tell of it; `obey` is called after each game, and may end it all."""
    if arena.seats > 1:
        needed("choix")
    files.check()
    say = Wording(language)
    games = _played(arena, files.keep, console, say, workers, ray, obey)
    with at_work(say.words("drawing-up")):
        found = outcome(arena, games)
        contents = files.contents(lambda: as_data(found), lambda: as_page(found, say))
    write_all(contents)
    console.print(lead(arena, say), soft_wrap=True)
    console.print(as_tables(found, say))
    say_where(contents, console, say)


def _played(
    arena: Arena, keep: Path | None, console: Console, say: Wording, workers: int | None, ray: str | None,
    obey: Callable[[], None],
) -> list[Played]:  # fmt: skip
    games: list[Played] = []
    jobs = arena.jobs()
    try:
        with bars() as shown:
            task = shown.add_task(arena.game, total=len(jobs))
            with closing(series(jobs, workers, ray, keep)) as coming:
                for game in coming:
                    games.append(game)
                    shown.advance(task)
                    obey()
    except (KeyboardInterrupt, SystemExit):
        say_how_to_go_on(console, say, len(games), len(jobs), keep)
        raise
    return games


def say_how_to_go_on(console: Console, say: ReportWording, played: int, wanted: int, keep: Path | None) -> None:
    """Say how far it came before it was ended, and how to go on."""
    console.print(say.words("interrupted", played=played, games=wanted), soft_wrap=True)
    if keep is not None:
        console.print(say.words("goes-on", file=str(keep)), soft_wrap=True)
