"""The rules of a game as a player reads them."""

import re
from functools import cache

from quartier.engine.locale import PACKAGE, Words


@cache
def rules_page(game: str, language: str) -> dict[str, str]:
    """Return a game's title and its rules as Markdown, in English where nobody has written them in that language."""
    folder = PACKAGE / "games" / game
    written = folder / "words" / "rules" / f"{language}.md"
    text = (written if written.is_file() else folder / "RULES.md").read_text(encoding="utf-8")
    return {"title": Words.load(game, language)("title"), "markdown": re.sub(r"\A# .*\n", "", text).strip()}
