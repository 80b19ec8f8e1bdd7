"""The rules of a game as a player reads them."""

import re
from functools import cache

from quartier.engine.locale import Words, guide


@cache
def rules_page(game: str, language: str) -> dict[str, str]:
    """Return a game's title and its rules as Markdown, without the heading that says the title again."""
    return {
        "title": Words.load(game, language)("title"),
        "markdown": re.sub(r"\A# .*\n", "", guide(game, language)).strip(),
    }
