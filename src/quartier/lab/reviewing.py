"""The command `quartier review`: thinks a game over under a progress bar, and tells what came of it."""

import json
import os
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from quartier.bots.search.bot import Budget
from quartier.engine.errors import BadOption
from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.lab.contest import Files
from quartier.lab.extras import needed
from quartier.lab.page import write_page
from quartier.lab.review import Review, as_data, review
from quartier.lab.review_report import as_page, as_tables
from quartier.lab.review_words import Wording


def reviewed(
    match: Match, source: Path, budget: Budget | None, workers: int | None, files: Files, console: Console,
    language: str, obey: Callable[[], None],
) -> None:  # fmt: skip
    """Review a game and tell of it; `obey` is called after each decision, and may end it all."""
    files.check()
    for file in filter(None, (files.json, files.html)):
        if os.path.realpath(file) == os.path.realpath(source):
            raise BadOption(f"{file} can't hold two things", "report-twice", file=file)
    if files.html:
        needed("matplotlib")
    _tell(_watched(match, budget, workers, language, obey), files, console, language)


def _watched(
    match: Match, budget: Budget | None, workers: int | None, language: str, obey: Callable[[], None]
) -> Review:
    """Return the review, and show on stderr how far it is, where that is a terminal."""
    console, words = Console(stderr=True), Words.load("lab", language)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    done = wanted = 0
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words("review-working"), total=None)

        def show(finished: int, total: int) -> None:
            nonlocal done, wanted
            done, wanted = finished, total
            progress.update(task, completed=finished, total=total)
            obey()

        try:
            return review(match, budget, workers, show)
        except (KeyboardInterrupt, SystemExit):
            console.print(words("review-interrupted", done=done, wanted=wanted), soft_wrap=True)
            raise


def _tell(found: Review, files: Files, console: Console, language: str) -> None:
    say = Wording(found, language)
    written = {}
    if files.json is not None:
        written[files.json] = json.dumps(as_data(found), ensure_ascii=False, indent=1) + "\n"
    if files.html is not None:
        written[files.html] = as_page(found, say)
    console.print(as_tables(found, say))
    for file, content in written.items():
        write_page(file, content)
        console.print(say("written", file=str(file)), soft_wrap=True)
