"""The scene for a terminal, from a view alone."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from quartier.engine.locale import Words

View = Mapping[str, Any]


def terminal(view: View, words: Words) -> RenderableType:
    """Return the board with its rows and columns."""
    rows = [Text(f"{8 - number} {' '.join(row)}") for number, row in enumerate(view["paving"])]
    return Group(Text(words("title")), *rows, Text("  " + " ".join("abcdefgh")))
