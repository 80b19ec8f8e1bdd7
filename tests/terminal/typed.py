"""Commands as a person types them, for the tests of the command line."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

import quartier
from quartier.bots.players import bot
from quartier.cli import app


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


ORANGE_FIRST = ("play", "paris", "--seed", "7", "--option", "first=orange")
