"""A player's side of the table: the district, totals, cash, stock; and the viewer's hand of career cards."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from quartier.engine.letters import STRONG, TITLE
from quartier.engine.locale import Words, colon
from quartier.engine.scene import SMALL, Part, kept, placed
from quartier.engine.svg import (
    Markup,
    circle,
    element,
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
    text_width,
    use,
)
from quartier.engine.tally import signed
from quartier.games.munivers.drawing.map import (
    CELL,
    district,
    geometry_of,
    initials,
    tile,
    tile_title,
)
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import name_in
from quartier.games.munivers.rules.verbs import KINDS, LETTERS, TYPES
from quartier.games.munivers.words.texts import (
    ability_text,
    action_text,
    card_text,
    conditions_text,
    flavour_text,
    goal_text,
    mayor_text,
)

View = Mapping[str, Any]
HEAD = 92
"""How high the head of a panel is."""
STOCK = 1.2
"""How much larger than on the map a tile lies in the stock."""


def player(view: View, seat: str, words: Words, x: float, y: float, width: float) -> tuple[list[Part], float]:
    """Return a player's panel and its height."""
    data, content, panel = view["players"][seat], view["content"], f"player-{seat}"
    town = geometry_of(content, data["board"])
    scale = min(1.5, (width - 20) / town.width)
    stock_top = HEAD + town.height * scale + 8
    mayor_top = stock_top + stock_height(len(set(data["stock"])), width) + 4
    notes_top = mayor_top + mayor_height(words, content, data["mayor"], width)
    notes = _notes(words, content, data["board"], data["income"], _landmarks(content, data["buildings"]))
    height = notes_top + notes_height(notes, width) + 8
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
        placed(f"notes-{seat}", _notes_told(notes, width), x, y + notes_top, inside=panel),
    ], height


@kept
def _panel(words: Words, content: str, seat: str, shown: View) -> Markup:
    """Return the frame with sign, name, votes, money and totals."""
    width = shown["width"]
    edge, line = (f"var(--{seat})", 4) if shown["turn"] else ("var(--line)", 1.2)
    return named(
        f"player-{seat}",
        _panel_title(words, seat, shown),
        rect(0, 0, width, shown["height"], rx=10, fill="var(--panel)", stroke=edge, stroke_width=line),
        _head(words, content, seat, shown, width),
        _totals(words, seat, shown["totals"], shown["campaign"], width),
    )


def _panel_title(words: Words, seat: str, shown: View) -> str:
    """Say whose panel it is, with votes, total and cash."""
    votes = words("count-votes", n=sum(shown["votes"].values()))
    total = f"{words('score-total')} {signed(shown['total'])}"
    return colon(words.language, words(f"seat-{seat}"), ", ".join((votes, total, words("fact-cash", n=shown["cash"]))))


def _head(words: Words, content: str, seat: str, shown: View, width: float) -> Markup:
    """Return sign, name, votes and money."""
    board = load_pack(content).board(shown["board"])
    place_name = f"{name_in(board.name, words.language)} · {words('arrondissement', n=board.arrondissement)}"
    votes = words("count-votes", n=sum(shown["votes"].values()))
    total = f"{words('score-total')} {signed(shown['total'])}"
    name = words(f"seat-{seat}")
    return group(
        use(f"sign-{seat}", transform="translate(12,10) scale(1.15)", color=f"var(--{seat})"),
        use("laurel", transform=place(26, 24, 0.68), color="var(--soft)") if shown["won"] else None,
        heading(46, 25, name, 19, fill=f"var(--{seat}-text)"),
        _first_player(words, 54 + text_width(name, 19, TITLE)) if shown["first"] else None,
        label(46, 42, place_name, SMALL, width - 66 - text_width(total, SMALL), fill="var(--soft)"),
        heading(width - 12, 25, votes, 19, text_anchor="end"),
        label(width - 12, 42, total, SMALL, text_anchor="end", fill="var(--soft)"),
        _facts(words, seat, shown, board.levels[shown["income"] - 1].pays, width),
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
    size = fitted(" · ".join(facts.values()), 13.5, width - 24, STRONG)
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
        text = f"{totals[kind]}" + (f" {bonus:+d}".replace("-", "−") if bonus else "")
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
    return int((width - 24 + 8) // (STOCK * CELL + 8))


def stock_height(designs: int, width: float) -> float:
    """Return how high a stock of so many designs is."""
    return 20 + (STOCK * CELL + 8) * -(-designs // _in_a_row(width))


@kept
def _stock(words: Words, content: str, seat: str, stock: Sequence[str], width: float) -> Markup:
    """Return the stock in rows, equal tiles on one another."""
    found = []
    for number, design in enumerate(design for design in load_pack(content).designs if design.id in stock):
        down, across = divmod(number, _in_a_row(width))
        copies = stock.count(design.id)
        title, count = tile_title(design, words), None
        if copies > 1:
            title = f"{copies} × {title}"
            count = group(
                circle(5, 6, 7.5, fill="var(--now)"),
                label(5, 10, str(copies), 11, text_anchor="middle", fill="var(--dark)", font_weight=600),
            )
        at = place(12 + across * (STOCK * CELL + 8), 20 + down * (STOCK * CELL + 8), STOCK)
        name = words("stock-tile", tile=title, seat=words(f"seat-{seat}"))
        found.append(named(f"stock-{seat}-{design.id}", name, tile(design), count, transform=at))
    text = words("stock") if stock else colon(words.language, words("stock"), "–")
    return group(label(12, 13, text, SMALL, fill="var(--soft)"), found, id=f"stock-{seat}")


def _skill(words: Words, content: str, mayor: str) -> tuple[str, str, str]:
    """Return the name of a mayor, what the mayor can do, and what people say."""
    found = load_pack(content).mayor(mayor)
    return name_in(found.name, words.language), mayor_text(found, words), flavour_text(found, words)


@lru_cache(maxsize=1024)
def mayor_height(words: Words, content: str, mayor: str, width: float) -> float:
    """Return how high a mayor is with all that is said of the skill."""
    _, skill, flavour = _skill(words, content, mayor)
    return 20 + sum(_lines_height(text, width - 24) for text in (skill, flavour)) + 8


def _lines_height(text: str, width: float) -> float:
    return paragraph_height(text, SMALL, width) if text else 0.0


@kept
def _mayor(words: Words, content: str, seat: str, mayor: str, used: bool, width: float) -> Markup:
    """Return the mayor, ticked off where the skill has been used."""
    name, skill, flavour = _skill(words, content, mayor)
    tick = path("M13,8l4,4.5l7,-9", fill="none", stroke="var(--soft)", stroke_width=2.2, stroke_linecap="round")
    return named(
        f"mayor-{seat}",
        f"{colon(words.language, words('mayor'), name)}. {skill}",
        rect(8, 0, width - 16, mayor_height(words, content, mayor, width) - 4, fill="transparent"),
        tick if used else None,
        label(29 if used else 12, 13, name, 13, font_weight=600, fill="var(--soft)" if used else "var(--ink)"),
        paragraph(12, 19, skill, SMALL, width - 24, fill="var(--soft)"),
        _in_italics(12, 19 + paragraph_height(skill, SMALL, width - 24), flavour, width - 24, "var(--soft)"),
        data_name=name,
        data_figure="",
    )


def _in_italics(x: float, y: float, text: str, width: float, ink: str) -> Markup | None:
    """Return a line of flavour, where there is one."""
    return paragraph(x, y, text, SMALL, width, fill=ink, font_style="italic") if text else None


def _landmarks(content: str, buildings: View) -> tuple[str, ...]:
    """Return the unique buildings of a district."""
    tiles = {building["tile"] for building in buildings.values()}
    return tuple(design.id for design in load_pack(content).designs if design.kind == "unique" and design.id in tiles)


@lru_cache(maxsize=1024)
def _notes(words: Words, content: str, board: str, income: int, landmarks: tuple[str, ...]) -> tuple[str, ...]:
    """Say what the next level of the income needs (M29), and what stands for the initials on the map."""
    levels, notes = load_pack(content).board(board).levels, []
    if income < len(levels):
        level = levels[income]
        notes.append(words("income-next", n=level.pays, conditions=conditions_text(level.needs, words)))
    for design in map(load_pack(content).design, landmarks):
        effect = f". {ability_text(design.ability, words)}" if design.ability else ""
        notes.append(f"{initials(design)}\u00a0· {name_in(design.name, words.language)}{effect}")
    return tuple(notes)


def notes_height(notes: Sequence[str], width: float) -> float:
    """Return how high the notes of a panel are."""
    return sum(paragraph_height(note, SMALL, width - 24) + 3 for note in notes)


@kept
def _notes_told(notes: Sequence[str], width: float) -> Markup:
    drawn, y = [], 0.0
    for note in notes:
        drawn.append(paragraph(12, y, note, SMALL, width - 24, fill="var(--soft)"))
        y += paragraph_height(note, SMALL, width - 24) + 3
    return group(drawn)


# --- career cards ------------------------------------------------------------------------------------------

CARD_WIDTH = 228
CARD_HEAD, CARD_FOOT = 37, 40


@kept
def career_card(words: Words, content: str, id: str, width: float, middle: float, height: float) -> Markup:
    """Return a career card: action above, achievement below, type of the marker and penalty at the foot (M6)."""
    card = load_pack(content).card(id)
    kind = KINDS[LETTERS.index(card.letter)]
    name, room = name_in(card.name, words.language), width - 20
    flavour = flavour_text(card, words)
    ink, foot = "var(--red)" if card.colour == "red" else "var(--supermarket-dark)", height - 17
    marker, penalty = words(f"marker-{card.colour}"), f"−{card.penalty}"
    beside = width - 14 - text_width(penalty, 17, STRONG) - 46
    lines = paragraph_height(marker, SMALL, beside)
    return named(
        f"card-{id}",
        f"{name}. {card_text(card, words)}",
        rect(0, 0, width, height, rx=9, fill="var(--news)", stroke=f"var(--{kind}-dark)", stroke_width=1.5),
        path(f"M0,9a9,9 0 0 1 9,-9H{width - 9}a9,9 0 0 1 9,9V30H0Z", fill=f"var(--{kind})"),
        heading(10, 21, name, 16, room, fill="var(--dark)"),
        paragraph(10, CARD_HEAD, action_text(card, words), SMALL, room, fill="var(--news-ink)"),
        path(f"M10,{middle - 6:.1f}H{width - 10}", stroke="var(--news-ink)", opacity=0.4, stroke_dasharray="2 3"),
        paragraph(10, middle, goal_text(card, words), SMALL, room, fill="var(--news-ink)"),
        _in_italics(10, foot - 25 - _lines_height(flavour, room), flavour, room, "var(--news-ink)"),
        rect(9, foot - 18, 26, 26, rx=5, fill=f"var(--{kind})", stroke=ink, stroke_width=1.6),
        use(f"icon-{kind}", transform=place(12, foot - 15, 0.84)),
        paragraph(42, foot - 5 - lines / 2, marker, SMALL, beside, fill="var(--news-ink)"),
        label(width - 14, foot + 1, penalty, 17, text_anchor="end", font_weight=600, fill="var(--news-ink)"),
        data_name=name,
        data_figure=f"9 {foot - 18:.1f} 26 26",
        data_whole="",
    )


@lru_cache(maxsize=4096)
def card_room(words: Words, content: str, id: str, width: float) -> tuple[float, float]:
    """Return how much room the action of a card needs, and what stands below it."""
    card = load_pack(content).card(id)
    flavour = _lines_height(flavour_text(card, words), width - 20)
    goal = _lines_height(goal_text(card, words), width - 20)
    return _lines_height(action_text(card, words), width - 20), goal + (flavour + 6 if flavour else 0)


@kept
def _hand_title(words: Words) -> Markup:
    return named("hand", words("hand"), label(0, 14, words("hand"), 13, fill="var(--soft)", font_weight=600))


def hand(view: View, words: Words, x: float, y: float, width: float) -> tuple[list[Part], float]:
    """Return the viewer's cards in rows, each as high as its texts need, and the height; nothing for a spectator."""
    viewer, content = view["viewer"], view["content"]
    ids = view["players"][viewer]["hand"] if viewer else []
    if not ids:
        return [], 0
    columns = max(2, int((width + 8) // (CARD_WIDTH + 8)))
    wide = min(CARD_WIDTH, (width + 8) / columns - 8)
    parts, top = [placed("hand", _hand_title(words), x, y)], 22.0
    for start in range(0, len(ids), columns):
        row = ids[start : start + columns]
        actions, goals = zip(*(card_room(words, content, id, wide) for id in row), strict=True)
        middle = CARD_HEAD + max(actions) + 12
        height = middle + max(goals) + CARD_FOOT
        for number, id in enumerate(row):
            drawn = career_card(words, content, id, wide, middle, height)
            parts.append(placed(f"card-{id}", drawn, x + number * (wide + 8), y + top, inside="hand"))
        top += height + 8
    return parts, top
