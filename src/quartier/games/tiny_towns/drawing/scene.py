"""The scene of Tiny Towns, from a view alone: a wide layout for desks and prints, a tall one for phones."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.svg import Markup, fitted, group, heading, label, named, one_of, path, place, rect, scene
from quartier.games.tiny_towns.drawing.cards import card, card_height, shown_cards, supply, unseen
from quartier.games.tiny_towns.drawing.sprites import PALETTE, sprites
from quartier.games.tiny_towns.drawing.town import panel, panel_height
from quartier.games.tiny_towns.rules.state import TYPES
from quartier.games.tiny_towns.words.texts import card_name, prompt, signed

View = Mapping[str, Any]
LAYOUTS = ("wide", "tall")
WIDE = 1280
TALL = 420
MARGIN = 16
COLUMN = 236.0
OTHERS = (
    (1, 0.0, 400.0),
    (1, 464.0, 516.0),
    (2, 282.0, 400.0),
    (3, 266.0, 400.0),
    (2, 221.0, 520.0),
    (3, 174.0, 426.0),
)
"""By the number of other towns: how many stand in a row, how wide each is, and how wide the own one is."""


def draw(view: View, words: Words, layout: str = "wide", theme: str = "day") -> str:
    """Return the scene as SVG. Layouts: `wide`, `tall`; themes: `day`, `night`, `auto` (the browser decides)."""
    one_of("layout", layout, LAYOUTS)
    width, height, content = (_tall if layout == "tall" else _wide)(view, words)
    page = rect(0, 0, width, height, fill="var(--paper)")
    name = words("scene-name", round=view["round"])
    return scene(width, height, name, [page, content], sprites(), PALETTE, theme, words.language)


def seats_from_own(view: View) -> list[int]:
    """Return the seats, the reader's own first, then as they follow on the left."""
    own, number = view["seat"] or 0, len(view["seats"])
    return [(own + step) % number for step in range(number)]


def caption(view: View, words: Words) -> str:
    """Return mode, round and what was named, in short."""
    parts = [words(f"mode-{view['mode']}")]
    if view["round"]:
        parts.append(words("round", round=view["round"]))
    if view["named"]:
        parts.append(words("named", resource=words(f"resource-{view['named']}")))
    elif view["free_round"]:
        parts.append(words("free-round"))
    return " · ".join(parts)


# --- wide --------------------------------------------------------------------------------------------


def _wide(view: View, words: Words) -> tuple[float, float, list[Markup]]:
    """The own town large on the left, then its score, the other towns beside it, the cards below."""
    own, *others = seats_from_own(view)
    columns, small, large = OTHERS[len(others)]
    top, left = 84.0, MARGIN + large + MARGIN
    in_a_row = len(others) == columns == 3  # then there is no room for a column between them and the own town
    first = left if in_a_row else left + COLUMN + MARGIN
    content = [_wide_header(view, words), _placed(panel(view, words, own, large), MARGIN, top)]
    for number, seat in enumerate(others):
        x = first + number % columns * (small + MARGIN)
        y = top + number // columns * (panel_height(small) + 12)
        content.append(_placed(panel(view, words, seat, small), x, y))
    rows = 2 if len(others) > columns else 1
    bottom = top + max(panel_height(large), rows * panel_height(small) + (rows - 1) * 12)
    if in_a_row:
        content += _strip(view, words, own, left, top + panel_height(small) + 12, bottom)
    else:
        content += _column(view, words, own, left, top)
    placed, end = _card_rows(view, words, bottom + MARGIN)
    return WIDE, end, content + placed


def _column(view: View, words: Words, own: int, left: float, top: float) -> list[Markup]:
    """Return score, resources and unseen cards one below the other."""
    return [
        _placed(score(view, words, own, COLUMN, 300), left, top),
        _placed(supply(view, words, COLUMN), left, top + 316),
        group(unseen(view, words, COLUMN), transform=place(left, top + 390)),
    ]


def _strip(view: View, words: Words, own: int, left: float, top: float, bottom: float) -> list[Markup]:
    """Return score, resources and unseen cards side by side below the other towns."""
    wide = WIDE - MARGIN - left
    right = left + wide - COLUMN
    return [
        _placed(score(view, words, own, wide - COLUMN - MARGIN, bottom - top, columns=2), left, top),
        _placed(supply(view, words, COLUMN), right, top),
        group(unseen(view, words, COLUMN), transform=place(right, top + 70)),
    ]


def _card_rows(view: View, words: Words, top: float) -> tuple[list[Markup], float]:
    """Return the cards in two rows, and where they end."""
    shown = shown_cards(view)
    per_row = (len(shown) + 1) // 2
    wide = (WIDE - MARGIN) / per_row - MARGIN
    step = card_height(wide) + 12
    placed = [
        _placed(card(view, words, id, wide), MARGIN + i % per_row * (wide + MARGIN), top + i // per_row * step)
        for i, id in enumerate(shown)
    ]
    return placed, top + 2 * step + 4


def _wide_header(view: View, words: Words) -> Markup:
    title, sentence, small = words("title"), prompt(view, words), caption(view, words)
    return group(
        heading(MARGIN, 54, title, fitted(title, 40, 380)),
        label(432, 30, small, 15, fill="var(--soft)", font_weight=600),
        named("prompt", sentence, heading(432, 60, sentence, fitted(sentence, 25, WIDE - 432 - MARGIN))),
        id="header",
    )


def score(view: View, words: Words, seat: int, width: float, height: float, columns: int = 1) -> Markup:
    """Return a town's points line by line, the total last."""
    lines = view["scores"][seat]
    in_column = len(lines) // columns
    step, wide = (height - 24) / in_column, width / columns
    rows: list[Markup] = []
    for number, (line, points) in enumerate(lines.items()):
        x, y, total = number // in_column * wide, 28 + number % in_column * step, line == "total"
        text, weight = line_name(view, line, words), 600 if total else 400
        rows.append(label(x + 14, y, text, fitted(text, 14, wide - 70), font_weight=weight))
        ink = "var(--accent)" if total else "var(--ink)"
        rows.append(label(x + wide - 14, y, signed(points), 15, text_anchor="end", font_weight=600, fill=ink))
    above_total = f"M{width - wide + 14},{28 + (in_column - 1.72) * step:.1f}H{width - 14}"
    rule = path(above_total, stroke="var(--line)", stroke_width=1)
    frame = rect(0, 0, width, height, rx=10, fill="var(--panel)", stroke="var(--line)", stroke_width=1.5)
    return group(frame, rows, rule, id=f"score-{view['seats'][seat]}")


def line_name(view: View, line: str, words: Words) -> str:
    """Name a line of the score; a building type by its card in play."""
    return card_name(view["cards"][TYPES.index(line)], words) if line in TYPES else words(f"score-{line}")


# --- tall --------------------------------------------------------------------------------------------


def _tall(view: View, words: Words) -> tuple[float, float, list[Markup]]:
    """The prompt, the own town over the whole width, the supply, the cards, then the other towns two by two."""
    own, *others = seats_from_own(view)
    title, sentence, small = words("title"), prompt(view, words), caption(view, words)
    header = group(
        heading(12, 32, title, fitted(title, 24, 190)),
        label(TALL - 12, 30, small, fitted(small, 12, 200), text_anchor="end", fill="var(--soft)", font_weight=600),
        named("prompt", sentence, label(12, 60, sentence, fitted(sentence, 17, TALL - 24), font_weight=600)),
        path(f"M12,72H{TALL - 12}", stroke="var(--line)", stroke_width=1),
        id="header",
    )
    y = 80.0
    content = [header, _placed(panel(view, words, own, TALL - 16), 8, y)]
    y += panel_height(TALL - 16) + 8
    content.append(_placed(supply(view, words, TALL - 16), 8, y))
    y += 72
    if view["deck"]:
        content.append(group(unseen(view, words, TALL - 16), transform=place(8, y - 6)))
        y += 48
    wide = (TALL - 24) / 2
    for number, id in enumerate(shown_cards(view)):
        x = 8 + number % 2 * (wide + 8)
        content.append(_placed(card(view, words, id, wide), x, y + number // 2 * (card_height(wide) + 8)))
    y += (len(shown_cards(view)) + 1) // 2 * (card_height(wide) + 8)
    for number, seat in enumerate(others):
        x = 8 + number % 2 * (wide + 8)
        content.append(_placed(panel(view, words, seat, wide), x, y + number // 2 * (panel_height(wide) + 8)))
    y += (len(others) + 1) // 2 * (panel_height(wide) + 8)
    content.append(_placed(score(view, words, own, TALL - 16, 250), 8, y))
    return TALL, y + 262, content


def _placed(content: Markup, x: float, y: float) -> Markup:
    return group(content, transform=place(x, y))
