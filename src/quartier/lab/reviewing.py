"""The command `quartier review`: thinks a game over under a progress bar, and tells what came of it."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from quartier.bots.search.bot import Budget
from quartier.engine.match import Match
from quartier.lab.files import Files, say_where, write_all
from quartier.lab.review_report import as_page, as_tables
from quartier.lab.watching import at_work, bars
from quartier.lab.wording import ReportWording
from quartier.reviews.review import Review, as_data, review
from quartier.reviews.wording import Wording


class Saying(ReportWording):
    """What the command says around a review."""

    report = "review"


def reviewed(
    match: Match, source: Path, budget: Budget | None, workers: int | None, files: Files, console: Console,
    language: str, obey: Callable[[], None],
) -> None:  # fmt: skip
    """Review a game and tell of it; `obey` is called after each decision, and may end it all."""
    files.check(source)
    around = Saying(language)
    found = _thought_over(match, budget, workers, console, around, obey)
    say = Wording(found, language)
    with at_work(around.words("drawing-up")):
        contents = files.contents(lambda: as_data(found), lambda: as_page(found, say))
    write_all(contents)
    console.print(as_tables(found, say))
    say_where(contents, console, around)


def _thought_over(
    match: Match, budget: Budget | None, workers: int | None, console: Console, say: Saying, obey: Callable[[], None]
) -> Review:
    done = wanted = 0
    try:
        with bars() as shown:
            task = shown.add_task(say("working"), total=None)

            def hear(finished: int, total: int) -> None:
                nonlocal done, wanted
                done, wanted = finished, total
                shown.update(task, completed=finished, total=total)
                obey()

            return review(match, budget, workers, hear)
    except (KeyboardInterrupt, SystemExit):
        console.print(say("interrupted", done=done, wanted=wanted), soft_wrap=True)
        raise
