"""Sentences that depend on the options of a game and on what can be done now."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.locale import Words

View = Mapping[str, Any]

PROMPTS = {
    ("pave",): "prompt-pave",
    ("pave", "take"): "prompt-phase-1",
    ("pass", "take"): "prompt-phase-1-done",
    ("pass",): "prompt-pass",
    ("place", "postcard"): "prompt-phase-2",
    ("place",): "prompt-place",
    ("postcard",): "prompt-postcard",
}
"""What is asked, by the kinds of move that there are."""


def asked(view: View, words: Words) -> str:
    """Ask who must move for what is possible."""
    return words(PROMPTS[tuple(sorted(view["can"]))])


def effect_text(card: str, options: Mapping[str, Any], words: Words) -> str:
    """Say what a postcard does under the options of this game (P25, P28, P30)."""
    key = f"card-{card}-effect"
    match card:
        case "chartier" if not options["chartier_fountain"]:
            key += "-building"
        case "moulin_rouge" if not options["dancer_walls"]:
            key += "-floor"
        case "la_grande_lumiere" if options["grande_lumiere"] != "rays":
            key += f"-{options['grande_lumiere']}"
    return words(key)
