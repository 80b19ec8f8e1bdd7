"""The cards: name, type, pattern and generated text; and the resources to choose from."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from quartier.engine.letters import TITLE
from quartier.engine.locale import Words
from quartier.engine.scene import SMALL, kept
from quartier.engine.svg import (
    SERIF,
    Markup,
    fitted,
    group,
    heading,
    label,
    named,
    paragraph,
    paragraph_height,
    path,
    place,
    rect,
    use,
)
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.rules.state import RESOURCE_LETTERS, RESOURCES
from quartier.games.tiny_towns.words.texts import card_name, pattern_text

View = Mapping[str, Any]
NARROW = 240
"""A card narrower than this has its pattern above its text, a wider one beside it."""
NAMES = dict(zip(RESOURCE_LETTERS, RESOURCES, strict=True))


PATTERN = 46
"""How high the pattern of a narrow card is."""


@lru_cache(maxsize=4096)
def card_height(text: str, width: float) -> float:
    """Return how high a card of that width must be for its text."""
    if width >= NARROW:
        return max(122, 56 + paragraph_height(text, SMALL, width - 132) + 8)
    return 70 + PATTERN + paragraph_height(text, SMALL, width - 20) + 6


@kept
def card(words: Words, id: str, text: str, owner: str | None, width: float, height: float) -> Markup:
    """Return a card with its text; a monument shows whose it is."""
    narrow, type = width < NARROW, cards()[id].type
    name = card_name(id, words)
    box, across, down = ((10, 60), width - 20, PATTERN) if narrow else ((width - 112, 16), 104, 98)
    left, top, _ = _laid(id, across, down)
    return named(
        f"card-{id}",
        f"{words('card-name', card=name, text=text)}\n{pattern_text(id, words)}",
        rect(0, 0, width, height, rx=10, fill="var(--card)", stroke="var(--line)", stroke_width=1.5),
        path(f"M1,10q0,-9 9,-9H{width - 10}q9,0 9,9Z", fill=f"var(--{type})"),
        group(use(f"house-{type}"), transform=place(8, 14, 0.38)),
        _name(name, width - 52 - (34 if owner else 8) - (0 if narrow else 110)),
        use(f"animal-{owner}", transform=place(width - 30, 12, 0.22)) if owner else None,
        group(pattern(id, across, down), transform=place(*box)),
        paragraph(10, 64 + PATTERN, text, SMALL, width - 20)
        if narrow
        else paragraph(10, 56, text, 14, width - 132, height - 62),
        data_name=name,
        data_figure=f"{box[0] + left:.1f} {box[1] + top:.1f} {across - 2 * left:.1f} {down - 2 * top:.1f}",
    )


def _name(name: str, room: float) -> Markup:
    """Return a card's name in one line, or in two where one would become too small."""
    if fitted(name, 19, room, TITLE) >= 15:
        return heading(52, 42, name, 19, room)
    return paragraph(52, 16, name, 15, room, 40, font_family=SERIF, font_weight=700)


def pattern(id: str, width: float, height: float) -> Markup:
    """Return the cubes of a card's pattern as they lie, centred in a box."""
    rows = cards()[id].pattern
    left, top, cell = _laid(id, width, height)
    cubes = [
        group(use(f"cube-{NAMES[letter]}"), transform=place(left + x * cell, top + y * cell, cell / 100))
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter != "."
    ]
    return group(*cubes)


def _laid(id: str, width: float, height: float) -> tuple[float, float, float]:
    """Return where the pattern of a card begins in its box, and how large its squares are."""
    rows = cards()[id].pattern
    cell = min(height / len(rows), width / len(rows[0]), 30.0)
    return (width - cell * len(rows[0])) / 2, (height - cell * len(rows)) / 2, cell


@kept
def supply(
    words: Words, named_one: str | None, open_cards: Sequence[str], width: float, in_a_row: int = len(RESOURCES)
) -> Markup:
    """Return the five resources; the named one stands out, in a solo game the open cards are counted."""
    step = width / in_a_row
    size = min(fitted(words(f"resource-{name}"), 13, step - 10) for name in RESOURCES)
    return group(
        *[
            group(
                _resource(words, name, name == named_one, open_cards.count(name), step - 6, size),
                transform=place(i % in_a_row * step + 3, i // in_a_row * 70),
            )
            for i, name in enumerate(RESOURCES)
        ],
        id="supply",
    )


def _resource(words: Words, name: str, chosen: bool, copies: int, width: float, size: float) -> Markup:
    text = words(f"resource-{name}")
    offered = chosen or copies > 0
    badge = f"×{copies}" if copies else ""
    edge = "var(--accent)" if offered else "var(--line)"
    return named(
        f"resource-{name}",
        words("named", resource=text) if chosen else text,
        rect(0, 0, width, 62, rx=9, fill="var(--panel)", stroke=edge, stroke_width=3 if offered else 1.2),
        group(use(f"cube-{name}"), transform=place(width / 2 - 20, 5, 0.4)),
        _badge(width, badge) if badge else None,
        label(width / 2, 56, text, size, text_anchor="middle"),
        data_figure=f"{width / 2 - 15:.1f} 7 30 36",
    )


def _badge(width: float, text: str) -> Markup:
    """Return a number at the corner, above the cube: whoever shows that by itself shows nothing of the number."""
    pill = rect(width - 24, -8, 28, 13, rx=6.5, fill="var(--accent)")
    return group(pill, label(width - 10, 2.8, text, 12, text_anchor="middle", font_weight=600, fill="var(--paper)"))


@kept
def unseen(words: Words, deck: Mapping[str, int], width: float) -> Markup:
    """Return which resource cards have not been seen yet, where cards are drawn."""
    left = ", ".join(f"{words(f'resource-{name}')} {number}" for name, number in deck.items() if number)
    text = words("unseen-cards", cards=left)
    return named("deck", text, paragraph(0, 2, text, 13, width, 50))


def shown_cards(view: View) -> dict[str, str | None]:
    """Return the cards in play, the reader's own monument and all monuments that stand, each with whose it is."""
    shown: dict[str, str | None] = dict.fromkeys(view["cards"])
    seats = list(zip(view["seats"], view["towns"], strict=True))
    start = view["seat"] or 0
    shown |= {town["monument"]: seat for seat, town in seats[start:] + seats[:start] if town["monument"]}
    return shown


@kept
def legend(words: Words, cavern: bool, width: float) -> Markup:
    """Return what the windows of a cottage and the cavern mean, side by side, each in that width."""
    entries = {"house-fed": words("legend-fed"), **({"cavern": words("legend-cavern")} if cavern else {})}
    return group(
        *[
            group(
                use(sprite, transform=place(0, 0, 0.2)),
                label(25, 15, text, SMALL, width - 30, fill="var(--soft)"),
                transform=place(number * width, 0),
            )
            for number, (sprite, text) in enumerate(entries.items())
        ],
        id="legend",
    )
