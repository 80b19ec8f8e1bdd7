"""The scene of Tiny Towns, from a view alone: a wide layout for desks and prints, a tall one for phones."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import LAYOUTS, Art, Part, Scene, kept, one_of, placed
from quartier.engine.svg import Markup, fitted, group, heading, label, named, path, rect
from quartier.games.tiny_towns.drawing.cards import card, card_height, shown_cards, supply, unseen
from quartier.games.tiny_towns.drawing.sprites import PALETTE, sprites
from quartier.games.tiny_towns.drawing.town import panel, panel_height
from quartier.games.tiny_towns.rules.state import TYPES
from quartier.games.tiny_towns.words.texts import card_name, prompt, signed

View = Mapping[str, Any]
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


@cache
def art() -> Art:
    """Return the sprites and the colours."""
    return Art("tiny_towns", sprites(), PALETTE)


def scene(view: View, words: Words, layout: str = "wide") -> Scene:
    """Return the scene in its parts."""
    one_of("layout", layout, LAYOUTS)
    width, height, parts = (_tall if layout == "tall" else _wide)(view, words)
    return Scene.on_paper(words("scene-name", round=view["round"]), width, height, parts, art(), words)


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


# --- the parts ---------------------------------------------------------------------------------------


def _town(view: View, words: Words, seat: int, width: float, x: float, y: float) -> Part:
    return placed(f"player-{view['seats'][seat]}", panel(view, words, seat, width), x, y)


def _card(view: View, words: Words, id: str, width: float, x: float, y: float) -> Part:
    return placed(f"card-{id}", card(words, id, view["cards"], width), x, y)


def _supply(view: View, words: Words, width: float, x: float, y: float) -> Part:
    return placed("supply", supply(words, view["named"], view["open"], width), x, y)


def _deck(view: View, words: Words, width: float, x: float, y: float) -> list[Part]:
    """Return the cards that nobody has seen, if there are any."""
    return [placed("deck", unseen(words, view["deck"], width), x, y)] if any(view["deck"].values()) else []


def _score(
    view: View, words: Words, seat: int, width: float, height: float, x: float, y: float, columns: int = 1
) -> Part:
    owner = view["seats"][seat]
    content = _score_lines(words, owner, view["scores"][seat], view["cards"], width, height, columns)
    return placed(f"score-{owner}", content, x, y)


@kept
def _score_lines(
    words: Words,
    owner: str,
    lines: Mapping[str, int],
    in_play: Sequence[str],
    width: float,
    height: float,
    columns: int,
) -> Markup:
    """Return a town's points line by line, the total last."""
    in_column = len(lines) // columns
    step, wide = (height - 24) / in_column, width / columns
    rows: list[Markup] = []
    for number, (line, points) in enumerate(lines.items()):
        x, y, total = number // in_column * wide, 28 + number % in_column * step, line == "total"
        text, weight = _line_name(words, line, in_play), 600 if total else 400
        rows.append(label(x + 14, y, text, fitted(text, 14, wide - 70), font_weight=weight))
        ink = "var(--accent)" if total else "var(--ink)"
        rows.append(label(x + wide - 14, y, signed(points), 15, text_anchor="end", font_weight=600, fill=ink))
    above_total = f"M{width - wide + 14},{28 + (in_column - 1.72) * step:.1f}H{width - 14}"
    rule = path(above_total, stroke="var(--line)", stroke_width=1)
    frame = rect(0, 0, width, height, rx=10, fill="var(--panel)", stroke="var(--line)", stroke_width=1.5)
    return group(frame, rows, rule, id=f"score-{owner}")


def _line_name(words: Words, line: str, in_play: Sequence[str]) -> str:
    """Name a line of the score; a building type by its card in play."""
    return card_name(in_play[TYPES.index(line)], words) if line in TYPES else words(f"score-{line}")


# --- wide --------------------------------------------------------------------------------------------


def _wide(view: View, words: Words) -> tuple[float, float, list[Part]]:
    """The own town large on the left, then its score, the other towns beside it, the cards below."""
    own, *others = seats_from_own(view)
    columns, small, large = OTHERS[len(others)]
    top, left = 84.0, MARGIN + large + MARGIN
    in_a_row = len(others) == columns == 3  # then there is no room for a column between them and the own town
    first = left if in_a_row else left + COLUMN + MARGIN
    header = Part("header", _wide_header(words, prompt(view, words), caption(view, words)))
    parts = [header, _town(view, words, own, large, MARGIN, top)]
    for number, seat in enumerate(others):
        x = first + number % columns * (small + MARGIN)
        y = top + number // columns * (panel_height(small) + 12)
        parts.append(_town(view, words, seat, small, x, y))
    rows = 2 if len(others) > columns else 1
    bottom = top + max(panel_height(large), rows * panel_height(small) + (rows - 1) * 12)
    if in_a_row:
        parts += _strip(view, words, own, left, top + panel_height(small) + 12, bottom)
    else:
        parts += _column(view, words, own, left, top)
    cards, end = _card_rows(view, words, bottom + MARGIN)
    return WIDE, end, parts + cards


def _column(view: View, words: Words, own: int, left: float, top: float) -> list[Part]:
    """Return score, resources and unseen cards one below the other."""
    return [
        _score(view, words, own, COLUMN, 300, left, top),
        _supply(view, words, COLUMN, left, top + 316),
        *_deck(view, words, COLUMN, left, top + 390),
    ]


def _strip(view: View, words: Words, own: int, left: float, top: float, bottom: float) -> list[Part]:
    """Return score, resources and unseen cards side by side below the other towns."""
    wide = WIDE - MARGIN - left
    right = left + wide - COLUMN
    return [
        _score(view, words, own, wide - COLUMN - MARGIN, bottom - top, left, top, columns=2),
        _supply(view, words, COLUMN, right, top),
        *_deck(view, words, COLUMN, right, top + 70),
    ]


def _card_rows(view: View, words: Words, top: float) -> tuple[list[Part], float]:
    """Return the cards in two rows, and where they end."""
    shown = shown_cards(view)
    per_row = (len(shown) + 1) // 2
    wide = (WIDE - MARGIN) / per_row - MARGIN
    step = card_height(wide) + 12
    cards = [
        _card(view, words, id, wide, MARGIN + i % per_row * (wide + MARGIN), top + i // per_row * step)
        for i, id in enumerate(shown)
    ]
    return cards, top + 2 * step + 4


@kept
def _wide_header(words: Words, sentence: str, small: str) -> Markup:
    title = words("title")
    return group(
        heading(MARGIN, 54, title, fitted(title, 40, 380)),
        label(432, 30, small, 15, fill="var(--soft)", font_weight=600),
        named("prompt", sentence, heading(432, 60, sentence, fitted(sentence, 25, WIDE - 432 - MARGIN))),
        id="header",
    )


# --- tall --------------------------------------------------------------------------------------------


def _tall(view: View, words: Words) -> tuple[float, float, list[Part]]:
    """The prompt, the own town over the whole width, the supply, the cards, then the other towns two by two."""
    own, *others = seats_from_own(view)
    y = 80.0
    header = Part("header", _tall_header(words, prompt(view, words), caption(view, words)))
    parts = [header, _town(view, words, own, TALL - 16, 8, y)]
    y += panel_height(TALL - 16) + 8
    parts.append(_supply(view, words, TALL - 16, 8, y))
    y += 72
    if view["deck"]:
        parts += _deck(view, words, TALL - 16, 8, y - 6)
        y += 48
    wide = (TALL - 24) / 2
    for number, id in enumerate(shown_cards(view)):
        x = 8 + number % 2 * (wide + 8)
        parts.append(_card(view, words, id, wide, x, y + number // 2 * (card_height(wide) + 8)))
    y += (len(shown_cards(view)) + 1) // 2 * (card_height(wide) + 8)
    for number, seat in enumerate(others):
        x = 8 + number % 2 * (wide + 8)
        parts.append(_town(view, words, seat, wide, x, y + number // 2 * (panel_height(wide) + 8)))
    y += (len(others) + 1) // 2 * (panel_height(wide) + 8)
    parts.append(_score(view, words, own, TALL - 16, 250, 8, y))
    return TALL, y + 262, parts


@kept
def _tall_header(words: Words, sentence: str, small: str) -> Markup:
    title = words("title")
    return group(
        heading(12, 32, title, fitted(title, 24, 190)),
        label(TALL - 12, 30, small, fitted(small, 12, 200), text_anchor="end", fill="var(--soft)", font_weight=600),
        named("prompt", sentence, label(12, 60, sentence, fitted(sentence, 17, TALL - 24), font_weight=600)),
        path(f"M12,72H{TALL - 12}", stroke="var(--line)", stroke_width=1),
        id="header",
    )
