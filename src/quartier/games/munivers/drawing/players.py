"""A player's side of the table: the district, totals, cash, stock; and the viewer's hand of career cards."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import Part, kept, placed
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
    text_width,
    use,
    wrapped,
)
from quartier.engine.tally import signed
from quartier.games.munivers.drawing.map import (
    CELL,
    board_of,
    design_of,
    district,
    geometry_of,
    initials,
    tile,
    tile_title,
)
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Card, name_in
from quartier.games.munivers.rules.verbs import KINDS, LETTERS, TYPES
from quartier.games.munivers.words.texts import action_text, card_text, conditions_text, goal_text, mayor_text

View = Mapping[str, Any]
HEAD, MAYOR, LINE = 92, 50, 13
"""How high the head of a panel is, what a mayor takes below the stock, and a line of notes."""
BROADER = 1.1
"""How much broader than estimated a line of the bundled sans can be."""


def player(view: View, seat: str, words: Words, x: float, y: float, width: float) -> tuple[list[Part], float]:
    """Return a player's panel and its height."""
    data, content, panel = view["players"][seat], view["content"], f"player-{seat}"
    town = geometry_of(content, data["board"])
    scale = min(1.5, (width - 20) / town.width)
    stock_top = HEAD + town.height * scale + 8
    mayor_top = stock_top + stock_height(len(set(data["stock"])), width) + 6
    notes = _notes(words, content, data["income"], _landmarks(content, data["buildings"]), width)
    height = mayor_top + MAYOR + LINE * len(notes) + 4
    shown = {field: data[field] for field in ("votes", "cash", "income", "rewards", "loans", "totals", "campaign")}
    shown |= {
        "total": view["scores"][list(view["players"]).index(seat)]["total"],
        "turn": view["turn"] == seat and view["step"] != "over",
        "won": view["step"] == "over" and list(view["players"]).index(seat) in view["winners"],
        "first": view["first"] == seat,
        "board": data["board"],
        "width": width,
        "height": height,
    }
    map = district(words, content, data["board"], data["buildings"], seat)
    mayor = _mayor(words, content, seat, data["mayor"], data["mayor_used"] != "no", width)
    return [
        placed(panel, _panel(words, content, seat, shown), x, y),
        placed(f"district-{seat}", map, x + (width - town.width * scale) / 2, y + HEAD, scale, inside=panel),
        placed(f"stock-{seat}", _stock(words, content, seat, data["stock"], width), x, y + stock_top, inside=panel),
        placed(f"mayor-{seat}", mayor, x, y + mayor_top, inside=panel),
        placed(f"notes-{seat}", _notes_lines(notes), x, y + mayor_top + MAYOR, inside=panel),
    ], height


@kept
def _panel(words: Words, content: str, seat: str, shown: View) -> Markup:
    """Return the frame with sign, name, votes, money and totals."""
    width = shown["width"]
    edge, line = (f"var(--{seat})", 4) if shown["turn"] else ("var(--line)", 1.2)
    return named(
        f"player-{seat}",
        words(f"seat-{seat}"),
        rect(0, 0, width, shown["height"], rx=10, fill="var(--panel)", stroke=edge, stroke_width=line),
        _head(words, content, seat, shown, width),
        _totals(words, seat, shown["totals"], shown["campaign"], width),
    )


def _head(words: Words, content: str, seat: str, shown: View, width: float) -> Markup:
    """Return sign, name, votes and money."""
    board = board_of(content, shown["board"])
    place_name = f"{name_in(board.name, words.language)} · {words('arrondissement', n=board.arrondissement)}"
    votes = words("count-votes", n=sum(shown["votes"].values()))
    total = f"{words('score-total')} {signed(shown['total'])}"
    name = words(f"seat-{seat}")
    return group(
        use(f"sign-{seat}", transform="translate(12,10) scale(1.15)", color=f"var(--{seat})"),
        use("laurel", transform=place(26, 24, 0.8), color="var(--soft)") if shown["won"] else None,
        heading(46, 25, name, 19, fill=f"var(--{seat})"),
        _first_player(words, 54 + 1.15 * text_width(name, 19)) if shown["first"] else None,
        label(46, 42, place_name, fitted(place_name, 12, width - 160), fill="var(--soft)"),
        heading(width - 12, 25, votes, 19, text_anchor="end"),
        label(width - 12, 42, total, 11, text_anchor="end", fill="var(--soft)"),
        _facts(words, seat, shown, load_pack(content).levels[shown["income"] - 1].pays, width),
    )


def _facts(words: Words, seat: str, shown: View, pays: int, width: float) -> Markup:
    """Return cash and income, and reward tokens and loans where there are any, each under an id of its own."""
    facts = {"cash": words("fact-cash", n=shown["cash"]), "income": words("fact-income", n=pays)}
    facts |= {name: words(f"fact-{name}", n=shown[name]) for name in ("rewards", "loans") if shown[name]}
    spans: list[Markup | str] = []
    for name, text in facts.items():
        title = words("income-pays", level=shown["income"], n=pays) if name == "income" else text
        span = element("tspan", element("title", title), text, id=f"{name}-{seat}", role="img", aria_label=title)
        spans += [" · ", span] if spans else [span]
    size = fitted(" · ".join(facts.values()), 13, (width - 24) / BROADER)
    return element("text", spans, x=12, y=60, font_size=size, font_weight=600, fill="var(--ink)")


def _first_player(words: Words, x: float) -> Markup:
    """Return the first-player token, a little tower."""
    tower = path("M8,0L9,7L11,13L15,20H11Q8,14 5,20H1L5,13L7,7Z", fill="var(--dark)", stroke="var(--now)")
    return named("first-player", words("first-player"), tower, transform=place(x, 8))


@kept
def _totals(words: Words, seat: str, totals: View, campaign: View, width: float) -> Markup:
    """Return the four usefulness totals (M1)."""
    step = (width - 20) / TYPES
    found = []
    for number, kind in enumerate(KINDS[:TYPES]):
        bonus = campaign.get(kind, 0)
        text = f"{totals[kind]}" + (f"{bonus:+d}" if bonus else "")
        found.append(
            named(
                f"total-{seat}-{kind}",
                words("total-of", kind=words(f"kind-of-{kind}"), n=totals[kind]),
                rect(0, 0, step - 6, 20, rx=10, fill=f"var(--{kind})"),
                use(f"icon-{kind}", transform="translate(6,2) scale(0.66)"),
                label(step - 14, 15, text, 13, text_anchor="end", font_weight=600, fill="var(--dark)"),
                transform=place(10 + number * step, 67),
            )
        )
    return group(found)


def _in_a_row(width: float) -> int:
    return int((width - 24 + 8) // (CELL + 8))


def stock_height(designs: int, width: float) -> float:
    """Return how high a stock of so many designs is."""
    return 16 + (CELL + 6) * max(1, -(-designs // _in_a_row(width)))


@kept
def _stock(words: Words, content: str, seat: str, stock: Sequence[str], width: float) -> Markup:
    """Return the stock in rows, equal tiles on one another."""
    found = []
    for number, design in enumerate(design for design in load_pack(content).designs if design.id in stock):
        down, across = divmod(number, _in_a_row(width))
        copies = stock.count(design.id)
        title = words("stock-tile", tile=tile_title(design, words), seat=words(f"seat-{seat}"))
        count = None
        if copies > 1:
            count = group(
                circle(4, 36, 7, fill="var(--now)"),
                label(4, 40, str(copies), 11, text_anchor="middle", fill="var(--dark)", font_weight=600),
            )
        at = place(12 + across * (CELL + 8), 16 + down * (CELL + 6))
        found.append(named(f"stock-{seat}-{design.id}", title, tile(design), count, transform=at))
    return group(label(12, 11, words("stock"), 11, fill="var(--soft)"), found, id=f"stock-{seat}")


@kept
def _mayor(words: Words, content: str, seat: str, mayor: str, used: bool, width: float) -> Markup:
    """Return the mayor with the skill."""
    pack = load_pack(content)
    number = next(number for number, found in enumerate(pack.mayors) if found.id == mayor)
    name = name_in(pack.mayors[number].name, words.language)
    skill = mayor_text(pack, number, words)
    lines = wrapped(skill, 10.5, (width - 24) / BROADER)[:3]
    return named(
        f"mayor-{seat}",
        f"{words('mayor')}: {name}. {skill}",
        label(12, 4, name, 11.5, font_weight=600),
        [label(12, 17 + 12 * i, line, 10.5, fill="var(--soft)") for i, line in enumerate(lines)],
        opacity=0.5 if used else None,
    )


def _landmarks(content: str, buildings: View) -> tuple[str, ...]:
    """Return the unique buildings of a district."""
    tiles = {building["tile"] for building in buildings.values()}
    return tuple(design.id for design in load_pack(content).designs if design.kind == "unique" and design.id in tiles)


@lru_cache(maxsize=1024)
def _notes(words: Words, content: str, income: int, landmarks: tuple[str, ...], width: float) -> tuple[str, ...]:
    """Return in lines what the next level of the income needs (M29), and what the initials on the map stand for."""
    pack, room, lines = load_pack(content), (width - 24) / BROADER, []
    if income < len(pack.levels):
        level = pack.levels[income]
        lines += wrapped(words("income-next", n=level.pays, conditions=conditions_text(level.needs, words)), 10.5, room)
    designs = [design_of(content, landmark) for landmark in landmarks]
    named_ones = [f"{initials(design)}\u00a0{name_in(design.name, words.language)}" for design in designs]
    return (*lines, *(wrapped(" · ".join(named_ones), 10.5, room) if named_ones else ()))


@kept
def _notes_lines(lines: Sequence[str]) -> Markup:
    return group(label(12, 10 + LINE * i, line, 10.5, fill="var(--soft)") for i, line in enumerate(lines))


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


@kept
def _career_card(words: Words, content: str, id: str) -> Markup:
    return career_card(next(card for card in load_pack(content).cards if card.id == id), words)


@kept
def _hand_title(words: Words) -> Markup:
    return named("hand", words("hand"), label(0, 14, words("hand"), 13, fill="var(--soft)", font_weight=600))


def hand(view: View, words: Words, x: float, y: float, width: float) -> tuple[list[Part], float]:
    """Return the viewer's cards, wrapped into rows, and the height; nothing for a spectator."""
    viewer = view["viewer"]
    ids = view["players"][viewer]["hand"] if viewer else []
    if not ids:
        return [], 0
    columns = max(2, int((width + 10) // (CARD_WIDTH + 10)))
    scale = min(1.0, (width - 10 * (columns - 1)) / columns / CARD_WIDTH)
    across, down = CARD_WIDTH * scale + 10, CARD_HEIGHT * scale + 10
    rows = (len(ids) + columns - 1) // columns
    cards = [
        placed(
            f"card-{id}",
            _career_card(words, view["content"], id),
            x + i % columns * across,
            y + i // columns * down + 22,
            scale,
            inside="hand",
        )
        for i, id in enumerate(ids)
    ]
    return [placed("hand", _hand_title(words), x, y), *cards], rows * down + 22
