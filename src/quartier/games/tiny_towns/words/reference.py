"""What can be read on request: the cards, and what the signs of the terminal mean."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from quartier.engine.locale import Words
from quartier.games.tiny_towns.words.choices import SIGNS
from quartier.games.tiny_towns.words.terminal import FED, MASTER, MONUMENT, resources, shown_cards
from quartier.games.tiny_towns.words.texts import card_name, pattern_text, text_in

View = Mapping[str, Any]


def cards(view: View, words: Words) -> dict[str, str]:
    """Return the cards of this game, the own monument and those that stand, each with all that it says."""
    return {card_name(id, words): f"{text_in(view, id, words)}\n{pattern_text(id, words)}" for id in shown_cards(view)}


def legend(view: View, words: Words) -> RenderableType:
    """Explain the signs of cubes, squares and players."""
    lines = [
        resources(words),
        Text(words("legend-squares", sign=SIGNS["."], fed=FED)),
        Text(words("legend-marked")),
        Text(words("legend-master", master=MASTER, monument=MONUMENT)),
    ]
    if any(town["cavern"] for town in view["towns"]):
        lines.append(Text(words("legend-cavern")))
    return Group(*lines)
