"""What is seen on stderr while the lab is at work, where that is a terminal; nothing of it stays."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def bars() -> Iterator[Progress]:
    """Show how far the tasks are that are added."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        yield progress


def at_work(saying: str) -> AbstractContextManager[Any]:
    """Show that something takes a moment of which nobody knows how long it is."""
    console = Console(stderr=True)
    return console.status(saying) if console.is_terminal else nullcontext()
