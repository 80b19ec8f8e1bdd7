"""A person who chooses at random at a terminal of 80 by 24, and every screen that they see."""

import io
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from rich.console import Console

import quartier
from quartier.terminal import play
from quartier.terminal.decision import Decision
from quartier.terminal.play import Sitting

WIDTH, HEIGHT = 80, 24
ENDLESS = 100_000
CLEARED = "\x1b[2J\x1b[H"


class Stranger:
    """Knows nothing of the game: types one of the words that can be chosen, whatever it means."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: int, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.random = Random(seed)
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=width, height=height, force_terminal=True, color_system=None)
        self.screens: list[list[str]] = []
        self.asked: list[str] = []
        self.requests: list[str] | None = None
        self.most = ENDLESS
        """How many screens are looked at before they leave."""
        self.monkeypatch = monkeypatch

    def play(self, game: str, seats: Sequence[str], language: str, **options: Any) -> Sitting:
        """Play a whole game; or, with `requests`, type these at the first question and leave."""
        match = quartier.new(game, seed=self.random.randrange(1000), **options)
        sitting = Sitting(match, seats, language, self.console)
        see = sitting.show_decision

        def show_decision(decision: Decision, walked: str, *more: Any) -> None:
            warned = bool(sitting.message)
            self.asked = (
                [sitting.words("answer-yes")] if warned else [choice.word for choice in decision.choices(walked)]
            )
            see(decision, walked, *more)

        self.monkeypatch.setattr(sitting, "show_decision", show_decision)
        self.monkeypatch.setattr(play, "read_line", self.read_line)
        sitting.play_on()
        return sitting

    def read_line(self, _console: Console, prompt: str) -> str:
        """Look at the screen and type."""
        self.screens.append((self.screen.getvalue() + prompt).rpartition(CLEARED)[2].split("\n"))
        self.screen.truncate(0)
        self.screen.seek(0)
        asked, self.asked = self.asked, []
        if not asked:
            return ""
        if len(self.screens) >= self.most:
            raise EOFError
        if self.requests is None:
            return self.random.choice(asked)
        if not self.requests:
            raise EOFError
        return self.requests.pop(0)
