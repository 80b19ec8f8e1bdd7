"""What can go wrong, in words a person can act on. An error never leaves anything half changed."""

LONGEST = 2_000
"""Errors repeat what they were given; nobody reads more of it than this."""


def shown(value: object) -> str:
    """Return whatever a caller gave in words, even what can't be written out: a number of 5,000 digits."""
    try:
        return repr(value)
    except Exception:  # a foreign `__repr__` may do anything
        return f"something of type {type(value).__name__}"


class QuartierError(ValueError):
    """The root of every error that a caller can cause. Its words can always be printed: half a character is escaped.

    An error that players meet has a key besides: with its values it can be said in every language (`locale.explained`).
    """

    room = "quartier"
    """Where its texts lie, in every language (`locale.mistake`)."""

    def __init__(self, message: str, key: str = "", **values: object) -> None:
        super().__init__(printable(message))
        self.key = key
        self.values = values


def printable(text: str) -> str:
    """Return a text that any terminal can show, and nobody minds reading."""
    escaped = text.encode(errors="backslashreplace").decode()
    return escaped if len(escaped) <= LONGEST else escaped[:LONGEST] + " …"


class IllegalMove(QuartierError):
    """The move is malformed, not allowed now, or not this seat's to make."""


class UndoRefused(QuartierError):
    """The move can't be taken back: something was revealed, or another seat acted upon it."""


class BadOption(QuartierError):
    """An unknown option, or a value that the option does not take."""


class BadPosition(QuartierError):
    """A position that can't lie on the table."""


class BadRecord(QuartierError):
    """A saved game that can't be read or replayed."""


class BadContent(QuartierError):
    """A components file with a mistake in it."""
