"""The choices of a move in words and little pictures: what each step of a path asks, and what each answer means."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.locale import Words, listed
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.moves import STEPS
from quartier.games.tiny_towns.rules.state import RESOURCES, SQUARES
from quartier.games.tiny_towns.words.texts import card_name, prompt, text_in

View = Mapping[str, Any]

IDLE = ("done", "enough", "decline")
"""Moves that do nothing but wait."""
HINTED = frozenset({"build", "replace", "grow", "claim", "store", "complete"})
"""What a cube is worth shows when it is built with."""
SIGNS = {"W": "▤", "H": "✢", "B": "▬", "G": "◇", "S": "●", ".": "·"}
"""Resources told apart without colour: planks, an ear, a brick, a pane, a rock."""


def question(view: View, walked: str, words: Words) -> str:
    """Return the prompt, or what is asked after the choices walked so far."""
    if not walked:
        return prompt(view, words)
    kind, *chosen = walked.split("/")
    return words(f"choose-{STEPS[kind][len(chosen)]}")


def label(view: View, walked: str, choice: str, words: Words) -> str:
    """Name a choice."""
    if not walked:
        return words("kind-take" if choice == "name" and view["mode"] == "solo" else f"kind-{choice}")
    if choice in RESOURCES:
        return words(f"resource-{choice}")
    if choice in cards().number:
        return card_name(choice, words)
    return listed(choice.split("-"), words.language) if choice.split("-")[0] in SQUARES else choice


def note(view: View, walked: str, choice: str, words: Words) -> str:
    """Say what a card is worth and does."""
    return text_in(view, choice, words) if walked in ("keep", "build", "grow", "claim") else ""


def picture(view: View, walked: str, choice: str) -> str:  # noqa: ARG001
    """Show the pattern of a card."""
    if walked not in ("keep", "build") or choice not in cards().number:
        return ""
    return "\n".join(" ".join(SIGNS[letter] for letter in row) for row in cards()[choice].pattern)
