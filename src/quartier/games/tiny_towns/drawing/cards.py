"""The cards: name, type, pattern and generated text; and the resources to choose from."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import kept
from quartier.engine.svg import (
    Markup,
    fitted,
    group,
    heading,
    label,
    named,
    path,
    place,
    rect,
    use,
    wrapped,
)
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.rules.state import RESOURCE_LETTERS, RESOURCES
from quartier.games.tiny_towns.words.texts import card_name, card_text

View = Mapping[str, Any]
NARROW = 240
"""A card narrower than this has its pattern above its text, a wider one beside it."""
NAMES = dict(zip(RESOURCE_LETTERS, RESOURCES, strict=True))


def card_height(width: float) -> float:
    """Return how high a card of that width is."""
    return 178 if width < NARROW else 122


@kept
def card(words: Words, id: str, in_play: Sequence[str], owner: str | None, width: float) -> Markup:
    """Return a card; its text names other cards in play, and a monument shows whose it is."""
    height, narrow = card_height(width), width < NARROW
    type = cards()[id].type
    name, text = card_name(id, words), card_text(id, words, in_play)
    box, across, down = ((10, 54), width - 20, 46) if narrow else ((width - 112, 16), 104, 98)
    room, top = (width - 20, 118) if narrow else (width - 138, 70)
    lines, size = fitting_lines(text, room, height - top + 6)
    return named(
        f"card-{id}",
        words("card-name", card=name, text=text),
        rect(0, 0, width, height, rx=10, fill="var(--card)", stroke="var(--line)", stroke_width=1.5),
        path(f"M1,10q0,-9 9,-9H{width - 10}q9,0 9,9Z", fill=f"var(--{type})"),
        group(use(f"house-{type}"), transform=place(8, 14, 0.38)),
        *_name(name, width - (60 if narrow else 172)),
        use(f"animal-{owner}", transform=place(width - 30, 9, 0.22)) if owner else None,
        group(pattern(id, across, down), transform=place(*box)),
        [label(10, top + i * size * 1.22, line, size) for i, line in enumerate(lines)],
    )


def _name(name: str, room: float) -> list[Markup]:
    """Return a card's name in one line, or in two where one would become too small."""
    if fitted(name, 19, room) >= 15 or " " not in name:
        return [heading(52, 42, name, fitted(name, 19, room))]
    lines = wrapped(name, 15, room)
    first = [*lines[:1], " ".join(lines[1:])]
    return [heading(52, 34 + 17 * i, line, fitted(line, 15, room)) for i, line in enumerate(first)]


def fitting_lines(text: str, width: float, height: float) -> tuple[list[str], float]:
    """Break a text into lines at the largest size at which they fit."""
    size = 13.0
    while True:
        lines = wrapped(text, size, width)
        if len(lines) * size * 1.22 <= height or size < 7:
            return lines, size
        size -= 0.5


def pattern(id: str, width: float, height: float) -> Markup:
    """Return the cubes of a card's pattern as they lie, centred in a box."""
    rows = cards()[id].pattern
    cell = min(height / len(rows), width / len(rows[0]), 30.0)
    left, top = (width - cell * len(rows[0])) / 2, (height - cell * len(rows)) / 2
    cubes = [
        group(use(f"cube-{NAMES[letter]}"), transform=place(left + x * cell, top + y * cell, cell / 100))
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter != "."
    ]
    return group(*cubes)


@kept
def supply(words: Words, named_one: str | None, open_cards: Sequence[str], width: float) -> Markup:
    """Return the five resources; the named one stands out, in a solo game the open cards are counted."""
    step = width / len(RESOURCES)
    size = min(fitted(words(f"resource-{name}"), 13, step - 14) for name in RESOURCES)
    return group(
        *[
            group(
                _resource(words, name, name == named_one, open_cards.count(name), step - 6, size),
                transform=place(i * step + 3, 0),
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
        group(use(f"cube-{name}"), transform=place(width / 2 - 20, 3, 0.4)),
        _badge(width, badge) if badge else None,
        label(width / 2, 56, text, size, text_anchor="middle"),
    )


def _badge(width: float, text: str) -> Markup:
    pill = rect(width - 24, -6, 28, 18, rx=9, fill="var(--accent)")
    return group(pill, label(width - 10, 8, text, 12, text_anchor="middle", font_weight=600, fill="var(--paper)"))


@kept
def unseen(words: Words, deck: Mapping[str, int], width: float) -> Markup:
    """Return which resource cards have not been seen yet, where cards are drawn."""
    left = ", ".join(f"{words(f'resource-{name}')} {number}" for name, number in deck.items() if number)
    text = words("unseen-cards", cards=left)
    lines, size = fitting_lines(text, width, 50)
    return named("deck", text, *[label(0, 14 + i * size * 1.22, line, size) for i, line in enumerate(lines)])


def shown_cards(view: View) -> dict[str, str | None]:
    """Return the cards in play, the reader's own monument or the two to choose from, and all monuments that stand.

    Each comes with whose it is, if anybody's.
    """
    shown: dict[str, str | None] = dict.fromkeys([*view["cards"], *view["dealt"]])
    seats = list(zip(view["seats"], view["towns"], strict=True))
    start = view["seat"] or 0
    shown |= {town["monument"]: seat for seat, town in seats[start:] + seats[:start] if town["monument"]}
    return shown


@kept
def legend(words: Words, cavern: bool, width: float) -> Markup:
    """Return what the windows of a cottage and the cavern mean, each in half the width."""
    entries = {"house-fed": words("legend-fed"), **({"cavern": words("legend-cavern")} if cavern else {})}
    half = width / 2
    return group(
        *[
            group(
                use(sprite, transform=place(0, 0, 0.2)),
                label(25, 15, text, fitted(text, 12, half - 30), fill="var(--soft)"),
                transform=place((2 - len(entries) + number) * half, 0),
            )
            for number, (sprite, text) in enumerate(entries.items())
        ],
        id="legend",
    )
