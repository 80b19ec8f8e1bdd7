"""Everything compiled before it is asked for: side by side, in a process for each game.

This process loads none of it. It looks at what the cache has, so it also shows what other programs compile meanwhile.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from time import monotonic, sleep
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from quartier.engine import cache
from quartier.engine.compile import INTERPRETED
from quartier.engine.errors import BadOption, QuartierError, shown
from quartier.engine.locale import Words
from quartier.games import NAMES
from quartier.terminal import signals

BOTS = "bots"
FOR_ALL = ["bots/players.py", "engine/playout.py"]
FIRST = [NAMES[0], BOTS]
"""What is asked for first: one game, and somebody to play it with."""
FILES = {name: [f"games/{name}/rules/entries.py"] for name in NAMES} | {BOTS: FOR_ALL}
"""What is compiled in one process: a game, or all that plays every game; with whatever that loads, early or late."""
LOAD = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]"
LOOK = 0.2
"""Seconds between two looks at what is ready."""


class Part:
    """What one process compiles."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.files = [cache.PACKAGE / file for file in FILES[name]]
        self.entries = len(self.missing())
        self._process: Popen[bytes] | None = None
        self._begun = monotonic()

    def missing(self) -> set[str]:
        """Return the entries that are still to be compiled."""
        return {name for file in self.files for name in cache.missing(file)}

    @property
    def size(self) -> int:
        """How much source there is, which is about how long it takes."""
        return sum(path.stat().st_size for path in {path for file in self.files for path in cache.sources(file)})

    @property
    def seconds(self) -> float:
        """How long it has taken."""
        return monotonic() - self._begun

    def start(self) -> None:
        """Begin to compile."""
        files = dict.fromkeys(file for root in self.files for file, _ in cache.entries(root))
        command = [sys.executable, "-P", "-c", LOAD, *map(_module, files)]
        self._begun = monotonic()
        with signals.held():  # a process that has begun must be known, to be ended
            self._process = Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE)

    def done(self) -> bool:
        """Tell whether all is compiled; raise an error if it can't be."""
        if self._process is None or self._process.poll() is None:
            return False
        _, said = self._process.communicate()
        code, self._process = self._process.returncode, None
        if code:
            reason = said.decode(errors="replace").strip().rpartition("\n")[2] or f"exit code {code}"
            raise QuartierError(f"{self.name} could not be compiled: {reason}")
        if self.missing():
            raise QuartierError(f"what was compiled for {self.name} could not be kept: is the disk full?")
        return True

    def stop(self) -> None:
        """Compile no more."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()


def _module(file: Path) -> str:
    return ".".join((cache.PACKAGE.name, *file.relative_to(cache.PACKAGE).with_suffix("").parts))


def prepare(wanted: Iterable[str], words: Words, console: Console) -> None:
    """Compile what is wanted and not there yet."""
    parts = [Part(name) for name in _known(wanted)] if not INTERPRETED else []
    parts = [part for part in parts if part.entries]
    if parts and not cache.keeps():
        raise QuartierError("compiled code can't be kept: there is no cache folder that only you can write to")
    if parts:
        console.print(words("preparing", parts=", ".join(part.name for part in parts)), soft_wrap=True)
        compile_side_by_side(parts, words, console)
        cache.prune()
    console.print(words("prepared"), soft_wrap=True)


def _known(wanted: Iterable[str]) -> list[str]:
    names = list(dict.fromkeys(wanted)) or list(FILES)
    for name in names:
        if name not in FILES:
            raise BadOption(f"there is no {shown(name)} to prepare; there are {', '.join(FILES)}")
    return names


def compile_side_by_side(parts: list[Part], words: Words, console: Console) -> None:
    """Run as many processes as there are cores: what is asked for first, then the longest."""
    waiting = sorted(parts, key=lambda part: (part.name not in FIRST, -part.size))
    running: list[Part] = []
    with shown_progress(parts, words, console) as show:
        try:
            while waiting or running:
                while waiting and len(running) < cores():
                    running.append(waiting.pop(0))
                    running[-1].start()
                sleep(LOOK)
                for part in list(running):
                    done = part.done()
                    show(part, done)
                    if done:
                        running.remove(part)
        finally:
            for part in running:
                part.stop()


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def shown_progress(parts: list[Part], words: Words, console: Console) -> Iterator[Callable[[Part, bool], None]]:
    """Show a bar for each part; where there is no terminal, a line for each that is ready."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bars: dict[str, Any] = {part.name: progress.add_task(part.name, total=part.entries) for part in parts}

        def show(part: Part, done: bool) -> None:
            progress.update(bars[part.name], completed=part.entries if done else part.entries - len(part.missing()))
            if done:
                progress.stop_task(bars[part.name])
                if not console.is_terminal:
                    console.print(words("prepared-part", part=part.name, seconds=round(part.seconds)), soft_wrap=True)

        yield show
