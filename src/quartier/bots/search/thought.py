"""What a search found out."""

from typing import NamedTuple


class Choice(NamedTuple):
    """A move that was looked at, as its seat sees it."""

    action: int
    visits: int
    """How often it was tried."""
    win: float
    """The chance to win, a draw shared: 0 to 1."""
    margin: float
    """Points ahead of the best rival at the end, on average; alone, the points."""


class Thought(NamedTuple):
    """The moves of a decision, the best first."""

    choices: tuple[Choice, ...]
    simulations: int
    """How many were made for it, beside those that a kept tree remembers."""
    solved: bool = False
    """Whether the first choice is proved to be the best, and its margin what it comes to against best play."""

    @property
    def best(self) -> Choice:
        """The move to make."""
        return self.choices[0]
