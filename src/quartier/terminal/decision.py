"""One decision of a person: the trie of legal moves, walked down choice by choice, with what each choice is worth."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from quartier.engine.game import line_totals
from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.engine.move import SEPARATOR, choices, kind
from quartier.terminal.lines import as_typed

UNSEEN_WORLD = 1
"""What is secret or random is redrawn with this seed before a move is tried: a hint must not tell the future."""
LAST = ("none", "pass", "done", "complete", "decline", "enough", "stop")
"""What nobody wants first stands at the end of its row."""
PLACE = re.compile(r"[a-p][0-9]{1,2}")
"""The name of a space, a square or a site."""


@dataclass(frozen=True)
class Choice:
    """One thing to choose after the choices walked so far."""

    word: str
    label: str
    picture: str = ""
    note: str = ""
    """What one should know before choosing it."""
    gain: int = 0
    """What the best move behind this choice adds to the live score, where that means something."""
    least: int = 0
    """What the worst move behind it adds."""
    rest: tuple[str, ...] = ()
    """Where only one move is behind a choice: the labels of what else it means."""
    touched: tuple[str, ...] = ()
    """Of a choice that makes a move: the places that it covers and the path does not say."""


class Decision:
    """All that a seat can do now."""

    def __init__(self, match: Match, seat: int, words: Words) -> None:
        self.match = match
        self.seat = seat
        self.view = match.view(seat)
        self.words = words
        self.paths = match.moves(seat)
        self._moves = frozenset(self.paths)

    @cached_property
    def gains(self) -> dict[str, int]:
        """What each move adds to the seat's live score; moves of which that says nothing are left out."""
        match, rules = self.match, self.match.game.rules
        state, tables, hinted = match.state, match.tables, match.game.hinted
        rules.resample(state, tables, self.seat, UNSEEN_WORLD)
        lines = np.zeros((len(match.seats), len(match.game.score_lines)), np.int32)
        now = match.scores(self.seat)[self.seat]["total"]
        trial, gains = np.zeros_like(state), {}
        for path, action in zip(self.paths, match.actions(self.seat), strict=True):
            if kind(path) in hinted:
                trial[:] = state
                rules.apply(trial, tables, self.seat, action)
                rules.scores(trial, tables, lines)
                gains[path] = line_totals(lines)[self.seat] - now
        return gains

    def is_move(self, walked: str) -> bool:
        """Tell whether the choices walked so far are a whole move."""
        return walked in self._moves

    def behind(self, walked: str) -> list[str]:
        """Return the moves that begin with the choices walked so far."""
        start = walked + SEPARATOR
        return [path for path in self.paths if not walked or path == walked or path.startswith(start)]

    def choices(self, walked: str) -> list[Choice]:
        """Return what can be chosen next."""
        words = sorted(choices(self.paths, walked), key=lambda word: word in LAST)
        return [self._choice(walked, word) for word in words]

    def _choice(self, walked: str, word: str) -> Choice:
        game, path = self.match.game, joined(walked, word)
        moves = self.behind(path)
        gains = [self.gains.get(move, 0) for move in moves]
        return Choice(
            word,
            self.label(walked, word),
            game.picture(self.view, walked, word),
            game.note(self.view, walked, word, self.words),
            max(gains),
            min(gains),
            tuple(self.labels(moves[0], path)) if len(moves) == 1 else (),
            self._touched(path) if self.is_move(path) else (),
        )

    def label(self, walked: str, word: str) -> str:
        """Name a choice."""
        return self.match.game.label(self.view, walked, word, self.words)

    def labels(self, path: str, after: str = "") -> list[str]:
        """Name the choices of a path, those after a beginning of it."""
        begun = after.count(SEPARATOR) + 1 if after else 0
        return self.match.game.labels(self.view, path, self.words)[begun:]

    def caution(self, path: str) -> str:
        """Return what the game warns of before a move is made."""
        return self.match.game.caution(self.view, path, self.words)

    def _touched(self, path: str) -> tuple[str, ...]:
        names = (id.rsplit("-", 1)[-1] for id in self.match.touches(path, self.seat))
        said = re.split(rf"[{SEPARATOR}-]", path)
        return tuple(name for name in names if name not in said and PLACE.fullmatch(name))

    def marked(self, walked: str) -> list[str]:
        """Return the ids of what can be pointed at in this step."""
        words = set(choices(self.paths, walked))
        if not walked or all(move.count(SEPARATOR) > walked.count(SEPARATOR) + 1 for move in self.behind(walked)):
            return []
        touched = {id for move in self.behind(walked) for id in self.match.touches(move, self.seat)}
        return sorted(id for id in touched if id.rsplit("-", 1)[-1] in words)

    # --- walking -------------------------------------------------------------------------------------

    def walk(self, walked: str) -> str:
        """Go on as long as there is nothing to choose; but who has chosen nothing yet has made no move."""
        behind = self.behind(walked)
        if walked and len(behind) == 1:
            return behind[0]
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
        """Return where the typed words lead: one choice, several at once, or a path from the start.

        A number means a choice in sight: of those that were passed it would silently choose another.
        """
        steps = [step for step in re.split(rf"[\s{SEPARATOR}]+", typed) if step]
        if not steps:
            return None
        for reached in (self._one_step(walked, typed), self._steps(walked, steps)):
            if reached is not None:
                return reached
        return None if steps[0].isdecimal() else self._steps("", steps)

    def names(self, walked: str, typed: str) -> bool:
        """Tell whether this is the whole name of a choice."""
        return any(as_typed(typed) in names_of(choice) for choice in self.choices(walked))

    def _steps(self, walked: str, steps: list[str]) -> str | None:
        """Follow several steps; those at which there is nothing to choose may be left out."""
        for step in steps:
            reached = self._one_step(walked, step) or self._one_step(self._on(walked), step)
            if reached is None:
                return None
            walked = reached
        return walked

    def _on(self, walked: str) -> str:
        """Go on as long as there is nothing to choose, but not to the end of a move: a word for it may follow."""
        behind = self.behind(walked)
        while len(following := list(choices(behind, walked))) == 1 and joined(walked, following[0]) not in behind:
            walked = joined(walked, following[0])
        return walked

    def _one_step(self, walked: str, typed: str) -> str | None:
        """Return where one choice leads, given as its word, its label, its number or the beginning of either."""
        if self.is_move(walked):
            return None
        found = self.choices(walked)
        said = as_typed(typed)
        same = [choice for choice in found if said in names_of(choice)]
        numbered = [choice for number, choice in numbers_of(found) if number == said]
        begun = [
            choice
            for choice in found
            if not said.isdecimal() and any(name.startswith(said) for name in names_of(choice))
        ]
        chosen = same[:1] or numbered or (begun if len(begun) == 1 else [])
        return joined(walked, chosen[0].word) if chosen else None


def names_of(choice: Choice) -> tuple[str, str]:
    """Return what a choice may be called, as it is compared with what was typed."""
    return as_typed(choice.word), as_typed(choice.label)


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
