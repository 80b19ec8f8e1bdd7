"""What a server says on stderr while it runs: lines of JSON, or sentences for a person at a terminal.

They name tables and codes, never tokens, links of seats, seeds, names of people or whole addresses of requests.
"""

import json
import logging
import sys
import time
import traceback
from typing import Any, Literal, TextIO

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from quartier.engine.errors import printable
from quartier.table import news
from quartier.table.sentences import Sentences

Kind = Literal["text", "json"]
STANDARD = frozenset((*vars(logging.makeLogRecord({})), "message", "taskName"))
REQUESTS = "quartier.table.requests"
"""The log of requests: programs count them, and a person has no use for them."""
AGAIN_AFTER = 60.0
"""Seconds in which a mishap is told a person once, however often it happens."""
STYLES = {logging.WARNING: "yellow", logging.ERROR: "red"}


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return what a record was given as `extra`."""
    return {name: value for name, value in vars(record).items() if name not in STANDARD}


class Lines(logging.Formatter):
    """Writes a record as one line of JSON; what was given as `extra` becomes fields of it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= fields_of(record)
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


class Terminal(logging.Handler):
    """Writes news, warnings and errors as sentences with the time of day; in colour where the stream is a terminal."""

    def __init__(self, sentences: Sentences, stream: TextIO) -> None:
        super().__init__()
        self.sentences = sentences
        self.console = Console(file=stream, highlight=False, markup=False, emoji=False)
        self._told: dict[str, float] = {}
        """Mishaps of late, and when each was told."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, if it is for a person."""
        try:
            if record.name == news.__name__:
                self.write(self.sentences.news(record.msg, fields_of(record)), record.levelno, record.created)
            elif record.name != REQUESTS and record.levelno >= logging.WARNING:
                self._mishap(record)
        except Exception:
            self.handleError(record)

    def _mishap(self, record: logging.LogRecord) -> None:
        what = _in_short(record)
        self._told = {one: then for one, then in self._told.items() if record.created - then < AGAIN_AFTER}
        if what not in self._told:
            self._told[what] = record.created
            sentence = self.sentences.mishap(what, record.levelno >= logging.ERROR)
            self.write(sentence, record.levelno, record.created)

    def write(self, sentence: str, level: int = logging.INFO, moment: float | None = None) -> None:
        """Write a sentence with the time of day: on a line of its own, also after a `^C`."""
        if self.console.is_terminal:
            self.console.control(Control(ControlType.CARRIAGE_RETURN))
        clock = time.strftime("%H:%M", time.localtime(moment))
        line = Text.assemble((clock, "dim"), "  ", (printable(sentence), STYLES.get(level, "")))
        line.highlight_regex(r"https?://\S+", "bold")
        self.console.print(line, soft_wrap=True)


def _in_short(record: logging.LogRecord) -> str:
    """Return what happened in a few words, with the kind of the error: what else it says may tell of secrets."""
    kind = record.exc_info[0] if record.exc_info else None
    said = record.getMessage().partition("\n")[0]
    return said if kind is None else f"{said}: {kind.__name__}"


def log_to_stderr(kind: Kind, sentences: Sentences) -> None:
    """Log all that this program and its libraries have to say."""
    handler: logging.Handler
    if kind == "json":
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(Lines())
    else:
        handler = Terminal(sentences, sys.stderr)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for talkative in ("alembic", "uvicorn.error", "websockets", "asyncio"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
