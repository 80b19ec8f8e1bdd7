"""The scene of Tiny Towns, from a view alone: a wide layout for desks and prints, a tall one for phones."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import (
    LAYOUTS,
    PHONE,
    PHONE_HEADER,
    Art,
    Part,
    Scene,
    kept,
    one_of,
    phone_header,
    placed,
)
from quartier.engine.svg import Markup, group, heading, label, named, path, place, rect, use
from quartier.engine.tally import Column, signed, tally, tally_height
from quartier.games.tiny_towns.drawing.cards import card, card_height, legend, shown_cards, supply, unseen
from quartier.games.tiny_towns.drawing.sprites import PALETTE, sprites
from quartier.games.tiny_towns.drawing.town import has_belongings, panel, panel_height
from quartier.games.tiny_towns.rules.state import TYPES
from quartier.games.tiny_towns.words.texts import card_name, prompt, text_in

View = Mapping[str, Any]
WIDE = 1280
MARGIN = 16
COLUMN = 236.0
CARD_GAP = 10
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


def caption(view: View, words: Words, named: str) -> str:
    """Return the round and what was named, in short."""
    parts = [words("round", round=view["round"])] if view["round"] else []
    if view["named"]:
        parts.append(named)
    elif view["free_round"]:
        parts.append(words("free-round"))
    return " · ".join(parts)


def _resource(view: View, words: Words) -> str:
    return words(f"resource-{view['named']}") if view["named"] else ""


# --- the parts ---------------------------------------------------------------------------------------


def _town(view: View, words: Words, seat: int, width: float, x: float, y: float, belongings: bool = True) -> Part:
    return placed(f"player-{view['seats'][seat]}", panel(view, words, seat, width, belongings), x, y)


def _cards(
    view: View,
    words: Words,
    shown: Mapping[str, str | None],
    columns: int,
    place: tuple[float, float],
    width: float,
    gap: float = MARGIN,
) -> tuple[list[Part], float]:
    """Return cards in columns, each row as high as its texts need, and where they end."""
    wide = (width + gap) / columns - gap
    left, top = place
    ids, parts = list(shown), []
    texts = {id: text_in(view, id, words) for id in ids}
    for start in range(0, len(ids), columns):
        row = ids[start : start + columns]
        height = max(card_height(texts[id], wide) for id in row)
        for number, id in enumerate(row):
            drawn = card(words, id, texts[id], shown[id], wide, height)
            parts.append(placed(f"card-{id}", drawn, left + number * (wide + gap), top))
        top += height + CARD_GAP
    return parts, top


def _legend(view: View, words: Words, x: float, y: float, width: float) -> Part:
    return placed("legend", legend(words, _has_caverns(view), width), x, y)


def _has_caverns(view: View) -> bool:
    return any(town["cavern"] for town in view["towns"])


def _result(view: View, words: Words, x: float, y: float, width: float) -> tuple[list[Part], float]:
    """Return the count of a finished game, the reader's own town first, and its height."""
    if not view["over"] or len(view["seats"]) == 1:
        return [], 0
    shown = [
        (view["seats"][seat], view["scores"][seat], view["towns"][seat]["master_turns"], seat in view["winners"])
        for seat in seats_from_own(view)
    ]
    turns = view["mode"] == "builder"
    content = _count(words, shown, view["cards"], turns, width)
    lines = [_line_name(words, line, view["cards"]) for line in shown[0][1]]
    height = tally_height(lines, len(shown), width, [words("master-turns")] if turns else [])
    return [placed("result", content, x, y)], height + MARGIN


@kept
def _count(
    words: Words,
    towns: Sequence[tuple[str, Mapping[str, int], int, bool]],
    in_play: Sequence[str],
    turns: bool,
    width: float,
) -> Markup:
    """Return all towns line by line; where it breaks ties, how often each was master builder."""
    columns = [
        Column(
            words(f"seat-{seat}"),
            use(f"animal-{seat}", transform=place(-14, -14, 0.28)),
            list(score.values()),
            won,
            [often] if turns else [],
        )
        for seat, score, often, won in towns
    ]
    lines = [_line_name(words, line, in_play) for line in towns[0][1]]
    return tally(words("result"), lines, columns, width, [words("master-turns")] if turns else [])


def _supply(view: View, words: Words, width: float, x: float, y: float, in_a_row: int = 5) -> Part:
    return placed("supply", supply(words, view["named"], view["open"], width, in_a_row), x, y)


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
        rows.append(label(x + 14, y, text, 14, wide - 70, font_weight=weight))
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
    if not others:
        return _alone(view, words)
    columns, small, large = OTHERS[len(others)]
    top, left = 84.0, MARGIN + large + MARGIN
    in_a_row = len(others) == columns == 3  # then there is no room for a column between them and the own town
    first = left if in_a_row else left + COLUMN + MARGIN
    parts = [*_wide_top(view, words), _town(view, words, own, large, MARGIN, top)]
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
    result, height = _result(view, words, MARGIN, bottom + MARGIN, WIDE - 2 * MARGIN)
    columns = -(-len(shown_cards(view)) // 2)
    place = MARGIN, bottom + MARGIN + height
    cards, end = _cards(view, words, shown_cards(view), columns, place, WIDE - 2 * MARGIN)
    return WIDE, end + 4, [*parts, *result, *cards]


def _alone(view: View, words: Words) -> tuple[float, float, list[Part]]:
    """A solo game: the town, its score, and the cards beside it."""
    large, top = OTHERS[0][2], 84.0
    left = MARGIN + large + MARGIN
    place = left + COLUMN + MARGIN, top
    cards, end = _cards(view, words, shown_cards(view), 2, place, WIDE - 2 * MARGIN - left - COLUMN)
    parts = [*_wide_top(view, words), _town(view, words, 0, large, MARGIN, top), *_column(view, words, 0, left, top)]
    return WIDE, max(end, top + panel_height(large) + 12) + 4, [*parts, *cards]


def _wide_top(view: View, words: Words) -> list[Part]:
    named = words("named", resource=_resource(view, words))
    when = " · ".join(filter(None, (words(f"mode-{view['mode']}"), caption(view, words, named))))
    header = Part("header", _wide_header(words, prompt(view, words), when))
    entry, entries = 182, 1 + _has_caverns(view)
    return [header, _legend(view, words, WIDE - MARGIN - entries * entry, 14, entry)]


def _column(view: View, words: Words, own: int, left: float, top: float) -> list[Part]:
    """Return score, resources and unseen cards one below the other; at first, the monuments to choose from."""
    if view["dealt"]:
        return _dealt(view, words, 1, (left, top), COLUMN)[0]
    return [
        _score(view, words, own, COLUMN, 300, left, top),
        _supply(view, words, COLUMN, left, top + 312, in_a_row=3),
        *_deck(view, words, COLUMN, left, top + 450),
    ]


def _strip(view: View, words: Words, own: int, left: float, top: float, bottom: float) -> list[Part]:
    """Return score, resources and unseen cards side by side; at first, the monuments to choose from."""
    wide, supplies = WIDE - MARGIN - left, 340
    if view["dealt"]:
        return _dealt(view, words, 2, (left, top), wide)[0]
    right = left + wide - supplies
    return [
        _score(view, words, own, wide - supplies - MARGIN, bottom - top, left, top, columns=2),
        _supply(view, words, supplies, right, top),
        *_deck(view, words, supplies, right, top + 70),
    ]


def _dealt(
    view: View, words: Words, columns: int, place: tuple[float, float], width: float, gap: float = MARGIN
) -> tuple[list[Part], float]:
    """Return the two monuments of which the reader keeps one, in sight while that is to be decided."""
    return _cards(view, words, dict.fromkeys(view["dealt"]), columns, place, width, gap)


@kept
def _wide_header(words: Words, sentence: str, small: str) -> Markup:
    title = words("title")
    return group(
        heading(MARGIN, 54, title, 40, 380),
        label(432, 30, small, 15, WIDE - 432 - 380 - MARGIN, fill="var(--soft)", font_weight=600),
        named("prompt", sentence, heading(432, 60, sentence, 25, WIDE - 432 - MARGIN)),
        id="header",
    )


# --- tall --------------------------------------------------------------------------------------------


def _tall(view: View, words: Words) -> tuple[float, float, list[Part]]:
    """The prompt, what is to be chosen from, the own town, the supply, the other towns in small, then the cards."""
    own, *others = seats_from_own(view)
    inner = PHONE - 16
    parts = [Part("header", _tall_header(words, prompt(view, words), caption(view, words, _resource(view, words))))]
    first, y = _on_top(view, words, own, inner)
    parts += [*first, _town(view, words, own, inner, 8, y)]
    y += panel_height(inner) + 8
    parts += [_supply(view, words, inner, 8, y), _legend(view, words, 12, y + 67, inner / 2)]
    y += 94
    deck = _deck(view, words, inner, 8, y - 6)
    y += 48 * len(deck)
    rivals, y = _rivals(view, words, others, y)
    cards, y = _cards(view, words, shown_cards(view), 2, (8, y), inner, gap=8)
    parts += [*deck, *rivals, *cards]
    if view["over"]:
        return PHONE, y, parts
    return PHONE, y + 262, [*parts, _score(view, words, own, inner, 250, 8, y)]


def _on_top(view: View, words: Words, own: int, width: float) -> tuple[list[Part], float]:
    """Return what comes before a phone's towns, and where it ends: monuments to choose from, or the final count."""
    if view["dealt"]:
        return _dealt(view, words, 2, (8, PHONE_HEADER), width, gap=8)
    if view["over"] and len(view["seats"]) == 1:
        return [_score(view, words, own, width, 250, 8, PHONE_HEADER)], PHONE_HEADER + 262
    result, height = _result(view, words, 8, PHONE_HEADER, width)
    return result, PHONE_HEADER + height


def _rivals(view: View, words: Words, seats: Sequence[int], top: float) -> tuple[list[Part], float]:
    """Return the other towns, three in a row where there are many, and where they end."""
    columns = 3 if len(seats) > 2 else 2
    wide = (PHONE - 16 + 8) / columns - 8
    belongings = any(has_belongings(view["towns"][seat]) for seat in seats)
    down = panel_height(wide, belongings) + 8
    towns = [
        _town(view, words, seat, wide, 8 + i % columns * (wide + 8), top + i // columns * down, belongings)
        for i, seat in enumerate(seats)
    ]
    return towns, top + -(-len(seats) // columns) * down


@kept
def _tall_header(words: Words, sentence: str, small: str) -> Markup:
    return phone_header(words("title"), small, sentence)
