"""The options that the published figures are measured with, and how others are asked for."""

import argparse
import json
from typing import Any

OPTIONS: dict[str, dict[str, Any]] = {
    "paris": {"postcards": "random"},
    "tiny_towns": {"players": 4},
    "munivers": {"players": 3},
}


def reader(about: str | None) -> argparse.ArgumentParser:
    """Return what reads a game and its options from the command line; a benchmark may ask for more."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=OPTIONS)
    parser.add_argument("--options", type=json.loads, default=None, help="options of the game as JSON")
    return parser


def options_of(given: argparse.Namespace) -> dict[str, Any]:
    """Return the options that were asked for, or the published ones."""
    options: dict[str, Any] = OPTIONS[given.game] if given.options is None else given.options
    return options
