"""The rules of a game as a player reads them."""

import re
from collections.abc import Mapping
from typing import Any

from quartier.engine.locale import Words, guide


def rules_page(game: str, language: str, options: Mapping[str, Any] | None = None) -> dict[str, str]:
    """Return a game's title and its rules as Markdown, without the heading that says the title again.

    With options, the rules are those of a game with these; without, the usual ones are marked among all ways to play.
    """
    return {
        "title": Words.load(game, language)("title"),
        "markdown": re.sub(r"\A# .*\n", "", guide(game, language, options)).strip(),
    }
