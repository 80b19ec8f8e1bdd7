"""What a table refuses, as a code for programs and a sentence for people."""

import logging
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from quartier.engine.errors import IllegalMove, QuartierError
from quartier.engine.locale import Words, explained

log = logging.getLogger(__name__)

STATUS = {
    "malformed": 400,
    "not-yours": 403,
    "not-over": 403,
    "foreign-page": 403,
    "not-found": 404,
    "no-such-game": 404,
    "stale": 409,
    "taken": 409,
    "not-playing": 409,
    "too-large": 413,
    "illegal": 422,
    "bad-option": 422,
    "bad-record": 422,
    "no-undo": 422,
    "no-hint": 422,
    "too-fast": 429,
    "not-ready": 503,
    "busy": 503,
    "unavailable": 503,
}
"""Every code, with the status of an HTTP answer that carries it; its sentence is `error-CODE` in the texts."""


class Refused(QuartierError):
    """The table does not do what it was asked for, and nothing has changed."""

    def __init__(self, code: str, reason: str | QuartierError = "") -> None:
        super().__init__(str(reason) or code)
        self.code = code
        self.reason = reason

    @property
    def status(self) -> int:
        """The status of an HTTP answer."""
        return STATUS[self.code]

    def told(self, language: str) -> dict[str, Any]:
        """Return the code, a sentence in the reader's language, and what the rules say about it."""
        told = {"code": self.code, "text": Words.load("table", language)(f"error-{self.code}")}
        if not self.reason:
            return told
        reason = self.reason
        return told | {"detail": explained(reason, language) if isinstance(reason, QuartierError) else reason}


FAILURES = (QuartierError, SQLAlchemyError)
"""All that may go wrong when somebody asks for something."""


def as_refusal(error: Exception) -> Refused:
    """Return a failure as what is said about it."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IllegalMove):
        return Refused("illegal", error)
    if isinstance(error, QuartierError):
        return Refused("malformed", error)
    log.error("the database failed: %r", error)
    return Refused("unavailable")
