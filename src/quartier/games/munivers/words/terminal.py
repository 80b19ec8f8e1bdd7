"""The scene for a terminal, from a view alone: districts as little maps, the stall, the newspapers, the hand."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quartier.engine.flow import Flow
from quartier.engine.locale import Words, colon
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Board, Pack, name_in
from quartier.games.munivers.rules.verbs import KINDS, LETTERS, TYPES
from quartier.games.munivers.words.choices import card_name, tile_name
from quartier.games.munivers.words.texts import action_text, conditions_text, flavour_text, goal_text, mayor_text

View = Mapping[str, Any]

NEWS_LINES = 6
"""Who paid what and what a poll brought stands nowhere else."""
OWNERS = {"orange": "bold #e08a00", "blue": "bold #3d95d1", "green": "bold #2fa37a", "violet": "bold #b06fc4"}
SIGNS = {"orange": "☀", "blue": "☾", "green": "♣", "violet": "◆"}
STYLES = {
    "bakery": "black on #e8b04a", "supermarket": "black on #6fc29a", "cafe": "white on #8a5a3c",
    "boutique": "black on #e39ac0", "unique": "black on #9cc7e8",
}  # fmt: skip
GROUND = {".": " ", ",": "♠", "~": "≈"}
UNIQUE, EMPTY, HOME = "*", "··", "▒▒"
POLL, ELECTION, FIRST, REWARD = "*", "!", "⚑", "★"
MUST, MAY = "!", "?"
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def terminal(view: View, words: Words) -> RenderableType:
    """Return the whole scene: all districts, the newspapers, and the own cards with all that they say."""
    pack = load_pack(view["content"])
    parts: list[RenderableType] = [calendar(view, words, pack), *stall(view, words, pack)]
    parts.append(Columns([player(view, words, pack, seat) for seat in view["players"]], padding=(0, 1)))
    parts.append(papers(view, words))
    if view["viewer"] is not None and view["players"][view["viewer"]]["hand"]:
        parts.append(hand(view, words, pack))
    return Group(*parts)


def desks(view: View, words: Words) -> list[RenderableType]:
    """Return the own district with what its mayor has, the stall and a line about each rival, in ever less room."""
    pack = load_pack(view["content"])
    head, lots = calendar(view, words, pack), list(stall(view, words, pack))
    rivals = [rival(view, words, pack, seat) for seat in view["players"] if seat != _own_seat(view)]
    return [
        terminal(view, words),
        Group(head, *lots, own(view, pack, list(full_facts(view, words, pack))), *rivals),
        Group(head, *lots, own(view, pack, list(facts(view, words, pack))), *rivals),
        Group(head, *_brief_stall(view, words, pack), own(view, pack, list(facts(view, words, pack))), *rivals),
        Group(head, own(view, pack, list(facts(view, words, pack))), *rivals),
        Group(head, own(view, pack, list(brief_facts(view, words, pack))), *rivals),
    ]


def _own_seat(view: View) -> str:
    seat: str = view["viewer"] or view["turn"]
    return seat


def calendar(view: View, words: Words, pack: Pack) -> Text:
    """Return the months, with polls and the election, and the step."""
    text = Text.assemble(
        (words(f"month-{view['month']}"), "bold"), " · ", (words(f"step-{view['step']}"), "italic"), " "
    )
    for month in range(1, view["months"] + 1):
        poll = POLL if month in pack.polls_in else ELECTION if month == view["months"] else ""
        style = "reverse bold" if month == view["month"] else "dim" if month < view["month"] else ""
        text.append(" ").append(f"{ROMAN[month - 1]}{poll}", style)
    return text


# --- the stall -----------------------------------------------------------------------------------------


def stall(view: View, words: Words, pack: Pack) -> Iterator[Table]:
    """Give both halves of the auction side by side, while there is one."""
    halves = [view["auction"][half] for half in ("left", "right")]
    if not halves[0]:
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    table.add_row(*(Text(words(f"half-{half}"), "italic dim") for half in ("left", "right")))
    for number in range(max(map(len, halves))):
        table.add_row(*(_lot(pack, half[number], number, words) if number < len(half) else "" for half in halves))
    yield table


def _brief_stall(view: View, words: Words, pack: Pack) -> Iterator[RenderableType]:
    """Give the half that is not bid for now, in few words: the other one is in the question."""
    half = "left" if view["step"] == "right" else "right"
    lots = view["auction"][half]
    if lots:
        yield Flow(
            [
                Text(words(f"half-{half}"), "italic dim"),
                *(_mark(pack, lot["tile"], words).append(f" {_price(pack, lot, words)}") for lot in lots),
            ],
            gap=2,
        )


def _lot(pack: Pack, lot: Mapping[str, Any], number: int, words: Words) -> Text:
    """Return a lot: its number, the tile, its price or the bid that stands."""
    text = Text(f"{number + 1} ").append_text(_mark(pack, lot["tile"], words))
    return text.append(f" {_price(pack, lot, words)}", OWNERS[lot["bidder"]] if lot["bidder"] else "")


def _price(pack: Pack, lot: Mapping[str, Any], words: Words) -> str:
    if lot["bidder"]:
        return f"{SIGNS[lot['bidder']]} {words('count-money', n=lot['bid'])}"
    return words("count-money", n=pack.design(lot["tile"]).price)


def _mark(pack: Pack, id: str, words: Words) -> Text:
    """Return a tile in a few characters: type, name, and what it likes."""
    design = pack.design(id)
    letter = UNIQUE if design.kind == "unique" else LETTERS[KINDS.index(design.kind)]
    likes = f" ({design.pictograms})" if design.pictograms else ""
    return Text.assemble((f" {letter} ", STYLES[design.kind]), f" {tile_name(pack, id, words)}{likes}")


# --- players -------------------------------------------------------------------------------------------


def own(view: View, pack: Pack, beside: list[RenderableType]) -> Table:
    """Return the own district with facts beside it."""
    data = view["players"][_own_seat(view)]
    board = pack.board(data["board"])
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    marked = {id.rsplit("-", 1)[-1] for id in view.get("marked", ()) if id.startswith("site-")}
    grid.add_row(district(board, pack, data["buildings"], marked), Group(*beside))
    return grid


def title(view: View, words: Words, pack: Pack, seat: str) -> Text:
    """Return a player's sign, name and district."""
    board = pack.board(view["players"][seat]["board"])
    first = f" {FIRST}" if view["first"] == seat else ""
    return Text(f"{SIGNS[seat]} {words(f'seat-{seat}')} · {name_in(board.name, words.language)}{first}", OWNERS[seat])


def facts(view: View, words: Words, pack: Pack) -> Iterator[RenderableType]:
    """Give what counts for a decision, a line each."""
    seat = _own_seat(view)
    data = view["players"][seat]
    yield title(view, words, pack, seat)
    yield Text(" · ".join(_means(view, words, seat)))
    yield Text(_totals(data), "bold")
    yield _clipped(f"{income(data, words, pack)}")
    yield _named_row(words("stock"), [_mark(pack, tile, words) for tile in data["stock"]], words)
    if isinstance(data["hand"], list):
        yield _named_row(words("hand-line"), [Text(card_name(pack, id, words)) for id in data["hand"]], words)
    yield from votes_to_come(view, words)


def full_facts(view: View, words: Words, pack: Pack) -> Iterator[RenderableType]:
    """Give the same with the mayor's skill and the whole condition of the next income."""
    data = view["players"][_own_seat(view)]
    found = list(facts(view, words, pack))
    mayor = pack.mayor(data["mayor"])
    yield from found[:3]
    yield Text(income(data, words, pack))
    yield Text(colon(words.language, name_in(mayor.name, words.language), mayor_text(mayor, words)), "dim")
    yield from found[4:]


def brief_facts(view: View, words: Words, pack: Pack) -> Iterator[RenderableType]:
    """Give the same, no more than a line each: stocks may be large."""
    for fact in facts(view, words, pack):
        yield fact.clipped() if isinstance(fact, Flow) else fact


def _clipped(text: str) -> Text:
    return Text(text, no_wrap=True, overflow="ellipsis")


def _named_row(name: str, texts: list[Text], words: Words) -> Flow:
    """Return some things in a row, with what they are."""
    head = Text(colon(words.language, name, "").rstrip(), "dim")
    return Flow([head, *(texts or [Text("–")])], gap=1 if not texts else 2)


def _means(view: View, words: Words, seat: str) -> Iterator[str]:
    """Give votes and money, and what else there is of loans and rewards."""
    data = view["players"][seat]
    yield words("count-votes", n=sum(data["votes"].values())).replace("-", "−")
    yield words("count-money", n=data["cash"])
    if data["loans"]:
        yield words("count-loans", n=data["loans"])
    if data["rewards"]:
        yield f"{REWARD} {data['rewards']}"


def _totals(data: Mapping[str, Any]) -> str:
    return "  ".join(f"{LETTERS[kind]} {data['totals'][KINDS[kind]]}" for kind in range(TYPES))


def income(data: Mapping[str, Any], words: Words, pack: Pack) -> str:
    """Return what the income pays, and what must hold for more."""
    level, levels = data["income"], pack.board(data["board"]).levels
    now = words("level-pays", level=level, n=levels[level - 1].pays)
    if level == len(levels):
        return f"{now}."
    following = levels[level]
    needs = conditions_text(following.needs, words)
    return f"{now}. {words('income-next', n=following.pays, conditions=needs)}"


def votes_to_come(view: View, words: Words) -> Iterator[Text]:
    """Give the next poll and the election: what each type brings."""
    for poll in [poll for poll in view["polls"] if not poll["held"]][:1]:
        month = words(f"month-{poll['month']}")
        brings = {kind: _sum(poll["votes"][kind], poll["boost"].get(kind, 0)) for kind in KINDS[:TYPES]}
        yield _brought(words("next-poll", month=month), brings, words)
    voting = {kind: _sum(card["base"], card["markers"]) for kind, card in view["voting"].items()}
    yield _brought(words("voting"), voting, words)


def _sum(base: int, more: int) -> str:
    return f"{base}+{more}" if more else str(base)


def _brought(name: str, brings: Mapping[str, str], words: Words) -> Text:
    listed = "  ".join(f"{LETTERS[KINDS.index(kind)]} {votes}" for kind, votes in brings.items())
    return _clipped(colon(words.language, name, listed))


def rival(view: View, words: Words, pack: Pack, seat: str) -> Text:
    """Return a rival in a line: votes, money, totals, stock and hand."""
    data = view["players"][seat]
    held = len(data["hand"]) if isinstance(data["hand"], list) else data["hand"]
    stock = "".join(_letter(pack, tile) for tile in data["stock"])
    parts = [*_means(view, words, seat), _totals(data), words("rival-hand", n=held)]
    if stock:
        parts.append(colon(words.language, words("stock"), stock))
    line = Text(f"{SIGNS[seat]} {words(f'seat-{seat}')}", OWNERS[seat], no_wrap=True, overflow="ellipsis")
    return line.append(f"{f' {FIRST}' if view['first'] == seat else ''} · {' · '.join(parts)}", "default not bold")


def _letter(pack: Pack, id: str) -> str:
    kind = pack.design(id).kind
    return UNIQUE if kind == "unique" else LETTERS[KINDS.index(kind)]


def player(view: View, words: Words, pack: Pack, seat: str) -> Panel:
    """Return a whole district with what its mayor has."""
    data = view["players"][seat]
    board = pack.board(data["board"])
    mayor = pack.mayor(data["mayor"])
    skill = colon(words.language, name_in(mayor.name, words.language), mayor_text(mayor, words))
    lines: list[RenderableType] = [
        Text(" · ".join(_means(view, words, seat))),
        Text(_totals(data), "bold"),
        district(board, pack, data["buildings"]),
        Text(income(data, words, pack)),
        *(_mark(pack, tile, words) for tile in data["stock"]),
        Text(skill, "dim"),
    ]
    style = OWNERS[seat] if view["turn"] == seat else "dim"
    return Panel(Group(*lines), title=title(view, words, pack, seat), border_style=style, width=38)


def district(board: Board, pack: Pack, buildings: Mapping[str, Any], marked: set[str] | None = None) -> Text:
    """Return a district as a map: letters are types, the digit behind one its usefulness."""
    kinds = {design.id: design.kind for design in pack.designs}
    text = Text()
    for y, row in enumerate(board.rows):
        text.append(f"{len(board.rows) - y} ", "dim")
        for x, sign in enumerate(row):
            if not sign.isupper():
                text.append(f"{HOME} " if sign == "h" else f"{GROUND[sign]:2} ", "dim" if sign == "h" else "green")
                continue
            name = board.site_name(board.sites.index((x, y)))
            content, style = _on_site(buildings.get(name), kinds)
            text.append(content, "black on white" if name in (marked or ()) else style).append(" ")
        text.append("\n")
    return text.append("  " + "  ".join("abcdefghijkl"[: len(board.rows[0])]), "dim")


def _on_site(building: Mapping[str, Any] | None, kinds: Mapping[str, str]) -> tuple[str, str]:
    """Return what stands on a site, in two characters, and their style."""
    if building is None:
        return EMPTY, "dim"
    kind = kinds[building["tile"]]
    letter = f"{UNIQUE} " if kind == "unique" else f"{LETTERS[KINDS.index(kind)]}{building['useful']}"
    return letter, STYLES[kind]


# --- newspapers and hand ---------------------------------------------------------------------------------


def papers(view: View, words: Words) -> Table:
    """Return polls and voting cards as a table of votes."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for poll in view["polls"]:
        table.add_column(words(f"month-{poll['month']}"), style="dim" if poll["held"] else "", justify="right")
    table.add_column(words("voting"), justify="right")
    for kind in KINDS[:TYPES]:
        row = [Text(f" {words(f'kind-{kind}')} ", STYLES[kind])]
        for poll in view["polls"]:
            row.append(Text(_sum(poll["votes"][kind], poll["boost"].get(kind, 0))))
        voting = view["voting"][kind]
        table.add_row(*row, Text(_sum(voting["base"], voting["markers"])))
    return table


def hand(view: View, words: Words, pack: Pack) -> Table:
    """Return the viewer's career cards."""
    table = Table(title=words("hand"), title_justify="left", show_header=False, box=None, padding=(0, 2, 0, 0))
    for id in view["players"][view["viewer"]]["hand"]:
        card = pack.card(id)
        kind = KINDS[LETTERS.index(card.letter)]
        letter = Text(f" {card.letter}{MUST if card.colour == 'red' else MAY} −{card.penalty} ", STYLES[kind])
        table.add_row(letter, Text(card_name(pack, id, words), "bold"), action_text(card, words))
        table.add_row("", "", goal_text(card, words))
        if card.flavour:
            table.add_row("", "", Text(flavour_text(card, words), "dim italic"))
    return table
