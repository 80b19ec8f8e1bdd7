"""The choices of a move in words and little pictures: what each step of a path asks, and what each answer means."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Any

from quartier.engine.locale import Words
from quartier.games.paris.components import components, turned
from quartier.games.paris.moves import chosen_after, turned_piece
from quartier.games.paris.rules.state import BUILDINGS, CARDS, FOUNTAIN, GARDEN, ORIENTATION_NAMES, SEATS, SHAPES
from quartier.games.paris.words.texts import effect_text

View = Mapping[str, Any]

IDLE = ("pass",)
"""Moves that do nothing but wait."""
HINTED = frozenset({"place"})
"""What is taken costs points until it is built, and what a postcard earns shrinks until the end."""
SIGNS = {"orange": "☀", "blue": "☾", "m": "◐", "l": "✦", ".": "·"}
"""Cobbles told apart without colour."""


def question(view: View, walked: str, words: Words) -> str:
    """Return the prompt, or what is asked after the choices walked so far."""
    if not walked:
        from quartier.games.paris.drawing.scene import prompt  # slow to load, and not needed to play by program

        return prompt(view, words)
    if walked == "postcard":
        return words("choose-postcard")
    card = walked.removeprefix("postcard/")
    if card not in CARDS:
        return words(f"choose-{chosen_after(walked)}")
    asked = words(f"choose-{chosen_after(walked)}", card=words(f"card-{card}"))
    return f"{effect_text(card, view['options'], words)} {asked}"


def label(view: View, walked: str, choice: str, words: Words) -> str:
    """Name a choice."""
    if not walked:
        return words(f"kind-{choice}")
    if walked == "postcard":
        return words(f"card-{choice}")
    if walked == "postcard/sacre_coeur" and choice == "keep":
        return words("choice-use")
    if choice in SHAPES and walked != "pave":
        return words(f"building-{choice}")
    if walked == "pave":
        return tile_name(choice, view["turn"], words)
    return words(f"choice-{choice}") if f"choice-{choice}" in words else choice


def tile_name(tile: str, owner: str, words: Words) -> str:
    """Return what a tile paves: nobody knows it by the name it has in the box."""
    counts = Counter(chain.from_iterable(components().tiles[tile]))
    kinds = {"o": owner, "r": SEATS[1 - SEATS.index(owner)], "m": "mixed", "l": "lamp"}
    names = [(words(f"tile-{kind}"), counts[letter]) for letter, kind in kinds.items() if counts[letter]]
    return ", ".join(name if n == 1 else words("tile-several", cobbles=name, n=n) for name, n in names)


def note(view: View, walked: str, choice: str, words: Words) -> str:
    """Say what a postcard does."""
    return effect_text(choice, view["options"], words) if walked == "postcard" else ""


def picture(view: View, walked: str, choice: str) -> str:
    """Show a tile or a building, turned as chosen."""
    kind, *chosen = walked.removeprefix("postcard/").split("/")
    if kind == "pave":
        return _tile_picture(view, [*chosen, choice])
    asked = chosen_after(walked) if walked not in ("", "postcard") else ""
    if asked in ("building", "back") and choice in BUILDINGS:
        return "\n".join(outline(components().shapes[choice]))
    if asked == "turn" and choice in ORIENTATION_NAMES:
        piece = {"jardin_des_plantes": SHAPES[GARDEN], "fontaine_des_mers": SHAPES[FOUNTAIN]}.get(kind) or chosen[-1]
        return "\n".join(outline(turned_piece(piece, choice)))
    return ""


def _tile_picture(view: View, chosen: list[str]) -> str:
    match chosen:
        case [tile]:
            rotation = "0"
        case [tile, rotation]:
            pass
        case _:
            return ""
    return "\n".join(tile_rows(tile, ORIENTATION_NAMES.index(rotation), view["turn"]))


def tile_rows(tile: str, rotation: int, owner: str) -> list[str]:
    """Return the two rows of a tile as signs."""
    rival = SEATS[1 - SEATS.index(owner)]
    signs = {"o": SIGNS[owner], "r": SIGNS[rival], "m": SIGNS["m"], "l": SIGNS["l"]}
    return [" ".join(signs[letter] for letter in row) for row in turned(components().tiles[tile], rotation)]


def outline(rows: list[str]) -> list[str]:
    """Return a shape in half blocks: two rows of spaces in one row of characters."""
    blocks = {"..": " ", "X.": "▀", ".X": "▄", "XX": "█"}
    padded = ["." * len(rows[0])] * (len(rows) % 2) + rows
    return [
        "".join(blocks[upper + lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(padded[::2], padded[1::2], strict=True)
    ]
