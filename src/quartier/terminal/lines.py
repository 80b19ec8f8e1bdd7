"""Text as the lines of a terminal: what belongs together is not broken, and what is long comes page by page."""

from collections.abc import Callable, Sequence
from typing import Any
from unicodedata import combining, normalize

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from quartier.engine.letters import KEPT, glued
from quartier.engine.locale import Words

NO_BREAK = "\u00a0"
GLUE = "\ue000"
"""Stands for a no-break space until lines are broken: Rich breaks at that one as at any other."""

Line = list[Segment]


class Glued(Words):
    """Texts in which a number stays with what it counts, and no-break spaces survive: Rich breaks at those too."""

    def __init__(self, words: Words) -> None:
        self.language = words.language
        self._words = words

    def __call__(self, key: str, **values: Any) -> str:
        """Return the text with that key."""
        return glued(self._words(key, **values).replace(NO_BREAK, GLUE))

    def __contains__(self, key: str) -> bool:
        return key in self._words


def plain(text: str) -> str:
    """Return a text with nothing but ordinary spaces."""
    return unglued(text).replace(NO_BREAK, " ")


def unglued(text: str) -> str:
    """Return a text as it is printed, once its lines are broken."""
    return text.replace(GLUE, NO_BREAK).replace(KEPT, " ")


def as_typed(text: str) -> str:
    """Return a text as it is compared with what a person types: small letters, a straight apostrophe, no accents."""
    folded = plain(text).replace("’", "'").strip().casefold()
    return "".join(mark for mark in normalize("NFKD", folded) if not combining(mark))


def lines_of(console: Console, *shown: RenderableType) -> list[Line]:
    """Return these as lines that are as wide as the terminal, at most."""
    found: list[Line] = []
    for renderable in shown:
        for line in console.render_lines(renderable, pad=False):
            found.append([Segment(unglued(part.text), part.style) for part in line])
    return found


def print_lines(console: Console, lines: Sequence[Line]) -> None:
    """Print lines as they are."""
    for line in lines:
        console.print(Segments([*line, Segment.line()]), end="")


def show(console: Console, *shown: RenderableType) -> None:
    """Print these below one another."""
    print_lines(console, lines_of(console, *shown))


def say(console: Console, text: str, style: str = "") -> None:
    """Print a sentence in one line, however long: so that a command or the name of a file can be copied."""
    console.print(Text(unglued(text), style), soft_wrap=True)


def read_pages(console: Console, shown: RenderableType, next_page: Callable[[], str]) -> None:
    """Show something that may be longer than the screen; `next_page` waits for Enter, any other answer ends it."""
    lines = lines_of(console, shown)
    room = max(1, console.height - 2) if console.is_terminal else len(lines)
    for start in range(0, max(1, len(lines)), max(1, room)):
        if console.is_terminal:
            console.clear()
        print_lines(console, lines[start : start + room])
        if next_page():
            return
