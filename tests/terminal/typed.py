"""Commands as a person types them, for the tests of the command line."""

import io
import json
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console
from typer.testing import CliRunner, Result

import quartier
from quartier.bots.players import bot
from quartier.cli import app
from quartier.terminal.keep import Keeper
from quartier.terminal.play import Sitting


def run(*arguments: str | Path, typed: str = "", language: str = "en") -> Result:
    """Run a command with lines typed to it."""
    spoken = ["--language", language] if arguments[0] in ("play", "replay", "draw") else []
    return CliRunner().invoke(app, [*map(str, arguments), *spoken], input=typed)


@cache
def played(until_phase: int | str) -> str:
    """Return the record of a game that has come to a phase."""
    match = quartier.new("paris", seed=3)
    players = [bot("random", 1), bot("random", 2)]
    while match.view()["phase"] != until_phase:
        seat = match.waiting[0]
        match.play_action(players[seat].choose(match, seat), seat)
    return json.dumps(match.record())


def moves_in(file: Path) -> list[list[Any]]:
    moves: list[list[Any]] = json.loads(file.read_text(encoding="utf-8"))["moves"]
    return moves


def sitting_at(match: quartier.Match, language: str = "en", keeper: Keeper | None = None) -> Sitting:
    """Return two people at a terminal of 80 by 24 characters."""
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    return Sitting(match, ["human", "human"], language, console, keeper)


def printed(sitting: Sitting) -> str:
    """Return what was printed."""
    assert isinstance(sitting.console.file, io.StringIO)
    return sitting.console.file.getvalue()


def kept_games() -> list[Path]:
    """Return the games in the data folder of this test, the oldest first."""
    return sorted(Path("data/quartier/games").glob("*"))


ORANGE_FIRST = ("play", "paris", "--seed", "7", "--option", "first=orange")
