"""A player's side of the table: the district, totals, cash, stock; and the viewer's hand of career cards."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.svg import (
    Markup,
    circle,
    element,
    fitted,
    group,
    heading,
    label,
    named,
    path,
    place,
    rect,
    wrapped,
)
from quartier.games.munivers.drawing.map import CELL, district, tile, tile_title
from quartier.games.munivers.packs.pack import Board, Card, Pack, name_in
from quartier.games.munivers.rules.verbs import KINDS, LETTERS, TYPES
from quartier.games.munivers.words.texts import action_text, card_text, goal_text, mayor_text

View = Mapping[str, Any]
HEAD = 92
STOCK = 62
BROADER = 1.1
"""How much broader than estimated a line of the bundled sans can be."""


def player(view: View, pack: Pack, seat: str, words: Words, width: float) -> tuple[Markup, float]:
    """Return a player's panel and its height."""
    data = view["players"][seat]
    board = next(board for board in pack.boards if board.id == data["board"])
    town, town_width, town_height = district(board, pack, data, seat, words)
    scale = min(1.5, (width - 20) / town_width)
    bottom = HEAD + town_height * scale + 8
    height = bottom + STOCK + 52
    turn = view["turn"] == seat and view["step"] != "over"
    frame = rect(
        0, 0, width, height, rx=10, fill="var(--panel)",
        stroke=f"var(--{seat})" if turn else "var(--line)", stroke_width=4 if turn else 1.2,
    )  # fmt: skip
    name = words(f"seat-{seat}")
    return (
        named(
            f"player-{seat}",
            name,
            frame,
            _head(view, pack, words, seat, board, width),
            _totals(data, words, seat, width),
            group(town, transform=place((width - town_width * scale) / 2, HEAD, scale)),
            _stock(data, pack, seat, words, width, bottom),
            _mayor(data, pack, seat, words, width, bottom + STOCK + 6),
        ),
        height,
    )


def _head(view: View, pack: Pack, words: Words, seat: str, board: Board, width: float) -> Markup:
    """Return sign, name, votes and money."""
    data = view["players"][seat]
    number = list(view["players"]).index(seat)
    pays = pack.levels[data["income"] - 1].pays
    place_name = f"{name_in(board.name, words.language)} · {words('arrondissement', n=board.arrondissement)}"
    votes = words("count-votes", n=sum(data["votes"].values()))
    return group(
        element("use", href=f"#sign-{seat}", transform="translate(12,10) scale(1.15)"),
        heading(46, 25, words(f"seat-{seat}"), 19, fill=f"var(--{seat})"),
        label(46, 42, place_name, fitted(place_name, 12, width - 160), fill="var(--soft)"),
        heading(width - 12, 25, votes, 19, text_anchor="end"),
        label(width - 12, 42, f"{words('score-total')} {view['scores'][number]['total']}", 11, text_anchor="end",
              fill="var(--soft)"),
        _facts(data, words, seat, pays, width),
        _first_player(words, width) if view["first"] == seat else None,
    )  # fmt: skip


def _facts(data: View, words: Words, seat: str, pays: int, width: float) -> Markup:
    """Return cash and income, and reward tokens and loans where there are any; the title says the income level."""
    facts = [words("fact-cash", n=data["cash"]), words("fact-income", n=pays)]
    facts += [words(f"fact-{name}", n=data[name]) for name in ("rewards", "loans") if data[name]]
    line = " · ".join(facts)
    return named(
        f"facts-{seat}",
        words("income-pays", level=data["income"], n=pays),
        label(12, 60, line, fitted(line, 13, (width - 50) / BROADER), font_weight=600),
    )


def _first_player(words: Words, width: float) -> Markup:
    """Return the first-player token, a little tower."""
    tower = path("M8,0L9,7L11,13L15,20H11Q8,14 5,20H1L5,13L7,7Z", fill="var(--dark)", stroke="var(--now)")
    return named("first-player", words("first-player"), tower, transform=place(width - 32, 47))


def _totals(data: View, words: Words, seat: str, width: float) -> Markup:
    """Return the four usefulness totals (M1)."""
    step = (width - 20) / TYPES
    found = []
    for number, kind in enumerate(KINDS[:TYPES]):
        total = data["totals"][kind]
        bonus = data["campaign"].get(kind, 0)
        text = f"{total}" + (f"{bonus:+d}" if bonus else "")
        found.append(
            named(
                f"total-{seat}-{kind}",
                words("total-of", kind=words(f"kind-of-{kind}"), n=total),
                rect(0, 0, step - 6, 20, rx=10, fill=f"var(--{kind})"),
                element("use", href=f"#icon-{kind}", transform="translate(6,2) scale(0.66)"),
                label(step - 14, 15, text, 13, text_anchor="end", font_weight=600, fill="var(--dark)"),
                transform=place(10 + number * step, 67),
            )
        )
    return group(found)


def _stock(data: View, pack: Pack, seat: str, words: Words, width: float, top: float) -> Markup:
    """Return the stock, equal tiles on one another."""
    designs = [design for design in pack.designs if design.id in data["stock"]]
    step = min(CELL + 8, (width - 24) / max(1, len(designs)))
    found = []
    for number, design in enumerate(designs):
        copies = data["stock"].count(design.id)
        title = words("stock-tile", tile=tile_title(design, words), seat=words(f"seat-{seat}"))
        count = None
        if copies > 1:
            count = group(
                circle(4, 36, 7, fill="var(--now)"),
                label(4, 40, str(copies), 11, text_anchor="middle", fill="var(--dark)", font_weight=600),
            )
        found.append(
            named(f"stock-{seat}-{design.id}", title, tile(design), count,
                  transform=place(12 + number * step, 16))
        )  # fmt: skip
    text = label(12, 11, words("stock"), 11, fill="var(--soft)")
    return group(text, found, transform=place(0, top))


def _mayor(data: View, pack: Pack, seat: str, words: Words, width: float, top: float) -> Markup:
    """Return the mayor with the skill."""
    number = next(number for number, mayor in enumerate(pack.mayors) if mayor.id == data["mayor"])
    name = name_in(pack.mayors[number].name, words.language)
    skill = mayor_text(pack, number, words)
    lines = wrapped(skill, 10.5, (width - 24) / BROADER)[:3]
    return named(
        f"mayor-{seat}",
        f"{words('mayor')}: {name}. {skill}",
        label(12, 4, name, 11.5, font_weight=600),
        [label(12, 17 + 12 * i, line, 10.5, fill="var(--soft)") for i, line in enumerate(lines)],
        transform=place(0, top),
        opacity=0.5 if data["mayor_used"] != "no" else None,
    )


# --- career cards ------------------------------------------------------------------------------------------

CARD_WIDTH, CARD_HEIGHT = 228, 198


def career_card(card: Card, words: Words) -> Markup:
    """Return a career card: action above, achievement below, letter and penalty at the foot (M6)."""
    kind = KINDS[LETTERS.index(card.letter)]
    name = name_in(card.name, words.language)
    letter_colour = "var(--red)" if card.colour == "red" else "var(--supermarket-dark)"
    return named(
        f"card-{card.id}",
        f"{name}. {card_text(card, words)}",
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=9, fill="var(--news)", stroke=f"var(--{kind}-dark)", stroke_width=1.5),
        path(f"M0,9a9,9 0 0 1 9,-9H{CARD_WIDTH - 9}a9,9 0 0 1 9,9V30H0Z", fill=f"var(--{kind})"),
        heading(12, 21, name, fitted(name, 16, CARD_WIDTH - 24), fill="var(--dark)"),
        _lines(action_text(card, words), 46, 5),
        path(f"M12,112H{CARD_WIDTH - 12}", stroke="var(--news-ink)", opacity=0.4, stroke_dasharray="2 3"),
        _lines(goal_text(card, words), 128, 3),
        circle(22, CARD_HEIGHT - 17, 12, fill=letter_colour),
        label(22, CARD_HEIGHT - 12, card.letter, 15, text_anchor="middle", font_weight=600, fill="var(--white)"),
        label(42, CARD_HEIGHT - 12, "!" if card.colour == "red" else "?", 15, fill=letter_colour, font_weight=600),
        label(CARD_WIDTH - 14, CARD_HEIGHT - 11, f"−{card.penalty}", 17, text_anchor="end", font_weight=600,
              fill="var(--news-ink)"),
    )  # fmt: skip


def _lines(text: str, top: float, most: int) -> Markup:
    """Return a text in at most so many lines, smaller where it is long."""
    size, width = 12.0, (CARD_WIDTH - 24) / BROADER
    while len(wrapped(text, size, width)) > most and size > 8:
        size -= 0.5
    lines = wrapped(text, size, width)
    return group(label(12, top + i * size * 1.2, line, size, fill="var(--news-ink)") for i, line in enumerate(lines))


def hand(view: View, pack: Pack, words: Words, width: float) -> tuple[Markup, float]:
    """Return the viewer's cards, wrapped into rows, and the height; the backs of cards for a spectator."""
    viewer = view["viewer"]
    ids = view["players"][viewer]["hand"] if viewer else []
    cards = [card for card in pack.cards if card.id in ids]
    if not cards:
        return group(), 0
    columns = max(2, int((width + 10) // (CARD_WIDTH + 10)))
    scale = min(1.0, (width - 10 * (columns - 1)) / columns / CARD_WIDTH)
    across, down = CARD_WIDTH * scale + 10, CARD_HEIGHT * scale + 10
    rows = (len(cards) + columns - 1) // columns
    drawn = [
        group(career_card(card, words), transform=place(i % columns * across, i // columns * down + 22, scale))
        for i, card in enumerate(cards)
    ]
    title = label(0, 14, words("hand"), 13, fill="var(--soft)", font_weight=600)
    return named("hand", words("hand"), title, *drawn), rows * down + 22
