"""One decision of a person: the trie of legal moves, walked down choice by choice, with what each choice is worth."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from quartier.engine.game import line_totals
from quartier.engine.match import Match
from quartier.engine.move import SEPARATOR, choices

UNSEEN_WORLD = 1
"""What is secret or random is redrawn with this seed before a move is tried: a hint must not tell the future."""


@dataclass(frozen=True)
class Choice:
    """One thing to choose after the choices walked so far."""

    word: str
    label: str
    picture: str
    gain: int
    """What the best move behind this choice adds to the live score."""
    least: int
    """What the worst move behind it adds."""
    touched: tuple[str, ...]
    """Of a choice that makes a move: what it touches and the path does not say."""


class Decision:
    """All that a seat can do now."""

    def __init__(self, match: Match, seat: int, language: str) -> None:
        self.match = match
        self.seat = seat
        self.view = match.view(seat)
        self.words = match.words(language)
        self.paths = match.moves(seat)

    @cached_property
    def gains(self) -> dict[str, int]:
        """What each move adds to the seat's live score."""
        match, rules = self.match, self.match.game.rules
        state, tables = match.state, match.tables
        rules.resample(state, tables, self.seat, UNSEEN_WORLD)
        lines = np.zeros((len(match.seats), len(match.game.score_lines)), np.int32)
        now = match.scores(self.seat)[self.seat]["total"]
        trial, gains = np.zeros_like(state), {}
        for path, action in zip(self.paths, match.actions(self.seat), strict=True):
            trial[:] = state
            rules.apply(trial, tables, self.seat, action)
            rules.scores(trial, tables, lines)
            gains[path] = line_totals(lines)[self.seat] - now
        return gains

    def behind(self, walked: str) -> list[str]:
        """Return the moves that begin with the choices walked so far."""
        start = walked + SEPARATOR
        return [path for path in self.paths if not walked or path == walked or path.startswith(start)]

    def choices(self, walked: str) -> list[Choice]:
        """Return what can be chosen next."""
        return [self._choice(walked, word) for word in choices(self.paths, walked)]

    def _choice(self, walked: str, word: str) -> Choice:
        game, path = self.match.game, joined(walked, word)
        gains = [self.gains[move] for move in self.behind(path)]
        return Choice(
            word,
            game.label(self.view, walked, word, self.words),
            game.picture(self.view, walked, word),
            max(gains),
            min(gains),
            self._touched(path) if path in self.gains else (),
        )

    def _touched(self, path: str) -> tuple[str, ...]:
        names = (id.rsplit("-", 1)[-1] for id in self.match.touches(path, self.seat))
        said = path.split(SEPARATOR)
        return tuple(name for name in names if name not in said and not name.isdecimal())

    def marked(self, walked: str) -> list[str]:
        """Return the ids of what can be pointed at in this step."""
        words = set(choices(self.paths, walked))
        if not walked or all(move.count(SEPARATOR) > walked.count(SEPARATOR) + 1 for move in self.behind(walked)):
            return []
        touched = {id for move in self.behind(walked) for id in self.match.touches(move, self.seat)}
        return sorted(id for id in touched if id.rsplit("-", 1)[-1] in words)

    # --- walking -------------------------------------------------------------------------------------

    def walk(self, walked: str) -> str:
        """Go on as long as there is nothing to choose; but a move is only ever made by a choice."""
        behind = self.behind(walked)
        while True:
            following = [joined(walked, choice) for choice in choices(behind, walked)]
            if len(following) != 1 or following[0] in behind:
                return walked
            walked = following[0]

    def back(self, walked: str) -> str:
        """Go back to the last step at which there was something to choose."""
        while walked:
            walked = walked.rpartition(SEPARATOR)[0]
            if len(choices(self.paths, walked)) > 1:
                break
        return walked

    def understand(self, walked: str, typed: str) -> str | None:
        """Return where the typed words lead: one choice, several at once, or a whole path from the start."""
        steps = [step for step in re.split(rf"[\s{SEPARATOR}]+", typed) if step]
        if not steps:
            return None
        for reached in (self._one_step(walked, typed), self._steps(walked, steps)):
            if reached is not None:
                return reached
        wanted = SEPARATOR.join(steps).casefold()
        return next(
            (path[: len(wanted)] for path in self.paths if f"{path}/".casefold().startswith(f"{wanted}/")), None
        )

    def _steps(self, walked: str, steps: list[str]) -> str | None:
        """Follow several steps; those at which there is nothing to choose may be left out."""
        for step in steps:
            reached = self._one_step(walked, step) or self._one_step(self.walk(walked), step)
            if reached is None:
                return None
            walked = reached
        return walked

    def _one_step(self, walked: str, typed: str) -> str | None:
        """Return where one choice leads, given as its word, its label, its number or the beginning of its word."""
        if walked in self.gains:
            return None
        found = self.choices(walked)
        said = typed.strip().casefold()
        same = [choice for choice in found if said in (choice.word.casefold(), choice.label.casefold())]
        numbered = [choice for number, choice in numbers_of(found) if number == said]
        begun = [choice for choice in found if choice.word.casefold().startswith(said) and not said.isdecimal()]
        chosen = same[:1] or numbered or (begun if len(begun) == 1 else [])
        return joined(walked, chosen[0].word) if chosen else None


def keys_of(found: list[Choice]) -> list[str]:
    """Return what to type for each choice: its number, or its word where words are numbers themselves."""
    if any(choice.word.isdecimal() for choice in found):
        return [choice.word.casefold() for choice in found]
    return [str(number) for number in range(1, len(found) + 1)]


def numbers_of(found: list[Choice]) -> Iterator[tuple[str, Choice]]:
    """Give each choice with its number in the row; none where a number could be meant as one of the words."""
    numbers = [str(number) for number in range(1, len(found) + 1)]
    if not any(choice.word in numbers for choice in found):
        yield from zip(numbers, found, strict=True)


def joined(walked: str, choice: str) -> str:
    """Return the path that goes on with a choice."""
    return f"{walked}{SEPARATOR}{choice}" if walked else choice
