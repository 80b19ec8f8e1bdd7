"""The scene for a terminal, from a view alone: districts as little maps, the stall, the newspapers, the hand."""

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quartier.engine.locale import Words
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Board, Pack, name_in
from quartier.games.munivers.rules.verbs import KINDS, LETTERS, TYPES
from quartier.games.munivers.words.choices import card_name, tile_name
from quartier.games.munivers.words.texts import action_text, flavour_text, goal_text, mayor_text

View = Mapping[str, Any]

OWNERS = {"orange": "bold #e08a00", "blue": "bold #3d95d1", "green": "bold #2fa37a", "violet": "bold #b06fc4"}
SIGNS = {"orange": "☀", "blue": "☾", "green": "♣", "violet": "★"}
STYLES = {
    "bakery": "black on #e8b04a", "supermarket": "black on #6fc29a", "cafe": "white on #8a5a3c",
    "boutique": "black on #e39ac0", "unique": "black on #9cc7e8",
}  # fmt: skip
GROUND = {".": "  ", ",": "♠ ", "~": "≈ "}
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def terminal(view: View, words: Words) -> RenderableType:
    """Return the whole scene."""
    pack = load_pack(view["content"])
    parts: list[RenderableType] = [calendar(view, words, pack)]
    if view["auction"]["left"]:
        parts.append(stall(view, words, pack))
    parts.append(Columns([player(view, words, pack, seat) for seat in view["players"]], padding=(0, 1)))
    parts.append(papers(view, words))
    if view["viewer"] is not None and view["players"][view["viewer"]]["hand"]:
        parts.append(hand(view, words, pack))
    return Group(*parts)


def calendar(view: View, words: Words, pack: Pack) -> Text:
    """Return the months, with polls and fees."""
    text = Text.assemble((words("title"), "bold"), " · ", (words(f"step-{view['step']}"), "italic"), "  ")
    for month in range(1, view["months"] + 1):
        poll = "*" if month in pack.polls_in else "!" if month == view["months"] else ""
        style = "reverse bold" if month == view["month"] else "dim" if month < view["month"] else ""
        text.append(f" {ROMAN[month - 1]}{poll} ", style)
    fee = view["players"][view["viewer"] or view["turn"]]["fee"]
    return text.append(f"  {words('fee-of', n=fee)}")


def stall(view: View, words: Words, pack: Pack) -> Table:
    """Return both halves of the auction."""
    table = Table(title=words("auction"), title_justify="left", show_header=False, box=None, padding=(0, 2, 0, 0))
    for half in ("left", "right"):
        row = [Text(words(f"half-{half}"), "italic")]
        for number, lot in enumerate(view["auction"][half], 1):
            text = Text(f"{number} ") + tile_text(pack, lot["tile"], words)
            if lot["bidder"]:
                text.append(f" {lot['bid']}{SIGNS[lot['bidder']]}", OWNERS[lot["bidder"]])
            row.append(text)
        table.add_row(*row)
    return table


def tile_text(pack: Pack, id: str, words: Words) -> Text:
    """Return a tile in a line: type, name, pictograms and price."""
    design = next(design for design in pack.designs if design.id == id)
    letter = "*" if design.kind == "unique" else LETTERS[KINDS.index(design.kind)]
    likes = f" ({'+'.join(design.pictograms)})" if design.pictograms else ""
    text = Text.assemble((f" {letter} ", STYLES[design.kind]))
    return text.append(f" {tile_name(pack, id, words)}{likes} {design.price}€")


# --- players -------------------------------------------------------------------------------------------


def player(view: View, words: Words, pack: Pack, seat: str) -> Panel:
    """Return a district with what its mayor has."""
    data = view["players"][seat]
    board = next(board for board in pack.boards if board.id == data["board"])
    number = list(view["players"]).index(seat)
    score = view["scores"][number]["total"]
    lines: list[RenderableType] = [
        Text(f"{words('votes')} {sum(data['votes'].values())} ({score})  {words('cash')} {data['cash']} K€"),
        Text(f"{words('income')} {data['income']}  {words('loans')} {data['loans']}  ★ {data['rewards']}"),
        Text("  ".join(f"{LETTERS[kind]} {data['totals'][KINDS[kind]]}" for kind in range(TYPES)), "bold"),
        district(board, pack, data["buildings"]),
    ]
    lines += [tile_text(pack, tile, words) for tile in data["stock"]]
    mayor = next(index for index, mayor in enumerate(pack.mayors) if mayor.id == data["mayor"])
    name = name_in(pack.mayors[mayor].name, words.language)
    lines.append(Text(f"{name}: {mayor_text(pack, mayor, words)}", "dim"))
    first = " ⚑" if view["first"] == seat else ""
    title = f"{SIGNS[seat]} {words(f'seat-{seat}')} · {name_in(board.name, words.language)}{first}"
    style = OWNERS[seat] if view["turn"] == seat else "dim"
    return Panel(Group(*lines), title=Text(title, OWNERS[seat]), border_style=style, width=38)


def district(board: Board, pack: Pack, buildings: Mapping[str, Any]) -> Text:
    """Return a district as a map: letters are types, the digit behind one its usefulness."""
    kinds = {design.id: design.kind for design in pack.designs}
    text = Text()
    for y, row in enumerate(board.rows):
        text.append(f"{len(board.rows) - y} ", "dim")
        for x, mark in enumerate(row):
            if not mark.isupper():
                text.append("▒▒ " if mark == "h" else GROUND[mark] + " ", "dim" if mark == "h" else "green")
                continue
            building = buildings.get(board.site_name(board.sites.index((x, y))))
            if building is None:
                text.append("·· ", "dim")
                continue
            kind = kinds[building["tile"]]
            letter = "* " if kind == "unique" else f"{LETTERS[KINDS.index(kind)]}{building['useful']}"
            text.append(letter, STYLES[kind])
            text.append(" ")
        text.append("\n")
    return text.append("  " + "  ".join("abcdefghijkl"[: len(board.rows[0])]), "dim")


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
            boost = poll["boost"].get(kind, 0)
            row.append(Text(f"{poll['votes'][kind]}" + (f"+{boost}" if boost else "")))
        voting = view["voting"][kind]
        table.add_row(*row, Text(f"{voting['base']}+{voting['markers']}"))
    return table


def hand(view: View, words: Words, pack: Pack) -> Table:
    """Return the viewer's career cards."""
    table = Table(title=words("hand"), title_justify="left", show_header=False, box=None, padding=(0, 2, 0, 0))
    for id in view["players"][view["viewer"]]["hand"]:
        card = next(card for card in pack.cards if card.id == id)
        kind = KINDS[LETTERS.index(card.letter)]
        letter = Text(f" {card.letter}{'!' if card.colour == 'red' else '?'} -{card.penalty} ", STYLES[kind])
        table.add_row(letter, Text(card_name(pack, id, words), "bold"), action_text(card, words))
        table.add_row("", "", goal_text(card, words))
        if card.flavour:
            table.add_row("", "", Text(flavour_text(card, words), "dim italic"))
    return table
