"""The scene for a terminal, from a view alone: 80 columns wide, and readable without colour.

A cobble shows its sign (sun, moon, both, lamp), a building is a solid block with its owner's sign; its first
space says how many lamps light it. Colour says the same again, and brightens what a lamp lights.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from quartier.engine.flow import Flow
from quartier.engine.locale import Words
from quartier.games.paris.components import components
from quartier.games.paris.rules.scoring import SCORE_LINES
from quartier.games.paris.rules.state import SIDE
from quartier.games.paris.words.choices import SIGNS, outline, tile_rows
from quartier.games.paris.words.texts import effect_text

View = Mapping[str, Any]

COBBLES = {"o": SIGNS["orange"], "b": SIGNS["blue"], "m": SIGNS["m"], "l": SIGNS["l"], ".": SIGNS["."]}
LARGE_WIDTH, LARGE_HEIGHT = 100, 38
NEWS_LINES = 3
BESIDE = 44
"""The room beside the small board, in characters."""
PIECES = {"painter": "✎", "dancer": "♪", "lamp": "✦", "large_lamp": "✹", "fountain": "≈", "statue": "♙"}
BLOCK, GARDEN, ANNEX = "█", "♣", "+"
TOKEN, CHIMNEY, BACK, OPEN, KEPT = "●", "▮", "▒▒", "✉", "★"
LINE = 80
ARROWS = {(0, 1): "↑", (1, 0): "→", (0, -1): "↓", (-1, 0): "←"}

GROUND = {
    "o": Style(color="#ffd08a", bgcolor="#6b4310"),
    "b": Style(color="#bfe3ff", bgcolor="#123a5e"),
    "m": Style(color="#e8dcf5", bgcolor="#4a4258"),
    "l": Style(color="#ffe14d", bgcolor="#3a3a30", bold=True),
    ".": Style(dim=True),
}
LIT = {
    "o": Style(color="#fff2d6", bgcolor="#a8691a"),
    "b": Style(color="#f0f9ff", bgcolor="#1f6299"),
    "m": Style(color="#ffffff", bgcolor="#766a8c"),
}
ROOFS = {
    "orange": (Style(color="#1c1200", bgcolor="#f2a81d"), Style(color="#1c1200", bgcolor="#e07b00")),
    "blue": (Style(color="#001526", bgcolor="#7cc4f2"), Style(color="#001526", bgcolor="#4a9fdc")),
}
"""Two shades a player, so that a building stands out from its neighbour of the same owner."""
OWNER = {"orange": Style(color="#e08a00", bold=True), "blue": Style(color="#3d95d1", bold=True)}
PIECE = Style(color="#ffffff", bold=True)
MARKED = Style(color="#000000", bgcolor="#ffffff", bold=True)


def terminal(view: View, words: Words) -> RenderableType:
    """Return the whole scene, what each postcard does included."""
    return Scene(view, words, shapes=True, effects=True)


def desks(view: View, words: Words) -> list[RenderableType]:
    """Return the scene in ever less room; ids under `marked` in the view are pointed out on the board."""
    return [
        Scene(view, words, shapes=True, effects=True),
        Scene(view, words, shapes=True),
        Scene(view, words),
        Scene(view, words, cards=False),
    ]


class Scene:
    """The scene, larger where the terminal has room for it: the board always, the rest as far as it is wanted."""

    def __init__(
        self, view: View, words: Words, shapes: bool = False, cards: bool = True, effects: bool = False
    ) -> None:
        self.view = view
        self.words = words
        self.shapes = shapes
        self.cards = cards
        self.effects = effects

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay the scene out for a terminal of this size."""
        view, words = self.view, self.words
        large = options.max_width >= LARGE_WIDTH and console.height >= LARGE_HEIGHT
        middle = Table.grid(padding=(0, 3))
        middle.add_row(board(view, large), players(view, words, counted=not self.shapes))
        yield header(view, words)
        yield middle
        if self.shapes:
            yield from stocks(view, words)
        if self.effects:
            yield postcards_explained(view, words)
        elif self.cards:
            yield postcards(view, words)
        yield from legend(view, words)


def header(view: View, words: Words) -> Text:
    """Return title and phase."""
    return Text.assemble((words("title"), "bold"), " · ", (words(f"phase-{view['phase']}"), "italic"))


# --- the board ---------------------------------------------------------------------------------------


def board(view: View, large: bool = False) -> Text:
    """Return the board with row numbers and column letters; large, a space has two lines of five characters."""
    cells = Cells(view)
    text = Text(no_wrap=True)
    for y in reversed(range(SIDE)):
        text.append(f"{y + 1} ", "dim")
        text.append_text(cells.row(y, cells.wide_cell if large else cells.cell)).append("\n")
        if large:
            text.append("  ").append_text(cells.row(y, cells.wide_filling)).append("\n")
    letters = ("     " if large else "   ").join("abcdefgh")
    return text.append(f"{'    ' if large else '   '}{letters}", "dim")


class Cells:
    """What stands on each space of a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.lit = {space for lamp in view["light"] for space in lamp["lights"]}
        self.marked = {id.removeprefix("space-") for id in view.get("marked", ()) if id.startswith("space-")}
        self.building = {space: number for number, spaces in enumerate(self.outlines()) for space in spaces}
        self.piece = dict(pieces_on_board(view))

    def outlines(self) -> list[list[str]]:
        """Return the spaces of each building, its annex included."""
        outlines = [list(building["spaces"]) for building in self.view["buildings"]]
        annex = self.view["pieces"].get("annex")
        if annex:
            outlines[annex["building"]].append(annex["space"])
        return outlines

    def row(self, y: int, cell: Callable[[int, int], Text]) -> Text:
        """Return a row of spaces."""
        text = cell(0, y)
        for x in range(1, SIDE):
            text.append(*self.gap(x - 1, y)).append_text(cell(x, y))
        return text

    def wide_cell(self, x: int, y: int) -> Text:
        """Return the upper line of a large space."""
        edge = self.filling(x, y)
        return Text.assemble(edge, self.cell(x, y), edge)

    def wide_filling(self, x: int, y: int) -> Text:
        """Return the lower line of a large space."""
        return Text.assemble(*[self.filling(x, y)] * 5)

    def filling(self, x: int, y: int) -> tuple[str, Style]:
        """Return the ground of a space: one character and its style."""
        space = name(x, y)
        if space in self.marked:
            return " ", MARKED
        if space in self.building:
            return BLOCK, solid(self.roof_style(self.building[space]))
        return " ", self.ground_style(x, y)

    def cell(self, x: int, y: int) -> Text:
        """Return the three characters of a space."""
        space = name(x, y)
        text = self.roof(space) if space in self.building else self.ground(x, y)
        return Text(f"[{text.plain[1]}]", MARKED) if space in self.marked else text

    def gap(self, x: int, y: int) -> tuple[str, Style]:
        """Return what is between a space and the next one on its right: a building closes the gap."""
        here, right = (self.building.get(name(column, y)) for column in (x, x + 1))
        if here is None or here != right:
            return " ", Style()
        return BLOCK, solid(self.roof_style(here))

    def ground(self, x: int, y: int) -> Text:
        """Return a space that is not built upon."""
        space, style = name(x, y), self.ground_style(x, y)
        if space in self.piece:
            return Text(self.piece[space], style + PIECE)
        return Text(f" {COBBLES[self.view['paving'][SIDE - 1 - y][x]]} ", style)

    def ground_style(self, x: int, y: int) -> Style:
        """Return the colour of a space; what a lamp lights is brighter."""
        kind = self.view["paving"][SIDE - 1 - y][x]
        return LIT.get(kind, GROUND[kind]) if name(x, y) in self.lit else GROUND[kind]

    def roof(self, space: str) -> Text:
        """Return a space of a building: its first one says how many lamps light it."""
        number = self.building[space]
        building = self.view["buildings"][number]
        style, sign = self.roof_style(number), SIGNS[building["owner"]]
        if space == self.first(number):
            return Text.assemble((f"{sign}{self.view['lamps'][number]}", style), (BLOCK, solid(style)))
        if building["piece"] == "garden":
            sign = GARDEN
        if space == self.view["pieces"].get("annex", {}).get("space"):
            sign = ANNEX
        return Text.assemble((BLOCK, solid(style)), (sign, style), (BLOCK, solid(style)))

    def first(self, number: int) -> str:
        """Return the first space of a building as one reads: of its top row the leftmost."""
        spaces: list[str] = self.view["buildings"][number]["spaces"]
        return min(spaces, key=lambda space: (-int(space[1]), space[0]))

    def roof_style(self, number: int) -> Style:
        """Return the shade of a building."""
        owner = self.view["buildings"][number]["owner"]
        earlier = sum(building["owner"] == owner for building in self.view["buildings"][:number])
        return ROOFS[owner][earlier % 2]


def solid(style: Style) -> Style:
    """Return a style whose blocks have the colour of its ground."""
    return Style(color=style.bgcolor, bgcolor=style.bgcolor)


def name(x: int, y: int) -> str:
    """Return the name of a space."""
    return f"{'abcdefgh'[x]}{y + 1}"


def pieces_on_board(view: View) -> Iterator[tuple[str, str]]:
    """Give the spaces of the special pieces that are no part of a building, with what to show there."""
    for piece, sign in PIECES.items():
        place = view["pieces"].get(piece)
        if piece == "fountain" and place:
            yield from ((space, sign * 3) for space in place)
        elif piece == "statue" and place:
            here, front = place["space"], place["front"]
            step = (ord(front[0]) - ord(here[0]), int(front[1]) - int(here[1]))
            yield here, f"({sign}{ARROWS[step]}"
        elif place:
            yield place, f"({sign})"


# --- beside the board --------------------------------------------------------------------------------


def players(view: View, words: Words, counted: bool) -> Table:
    """Return the live scores line by line and what each player has; `counted`: buildings in reserve too."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    names = [seat_name(view, words, owner) for owner in view["seats"]]
    labels = max(len(words(f"score-{line}")) for line in SCORE_LINES)
    for width in seat_widths(names, BESIDE - labels - 2):
        table.add_column(justify="right", width=width)
    table.add_row("", *names)
    for line in SCORE_LINES:
        table.add_row(words(f"score-{line}"), *(signed(score[line]) for score in view["scores"]))
    totals = (Text(signed(score["total"]), "bold") for score in view["scores"])
    table.add_row(Text(words("score-total"), "bold"), *totals)
    for row in belongings(view, words):
        table.add_row(*row)
    if counted:
        table.add_row(words("reserve"), *(str(len(view["reserve"][owner])) for owner in view["seats"]))
    return table


def seat_widths(names: list[Text], room: int) -> tuple[int, int]:
    """Share the room between two columns so that neither name needs a second line."""
    first, second = map(len, names)
    left = min(max(first, room // 2), room - second)
    return left, room - left


def belongings(view: View, words: Words) -> Iterator[list[RenderableType]]:
    """Give a row for each kind of thing that players have: tiles while they pave, then tokens and chimneys."""
    seats = view["seats"]
    if view["phase"] == 1:
        yield [words("hand"), *(hand(view, owner) for owner in seats)]
        yield [words("stack"), *(str(view["stacks"][owner]) for owner in seats)]
    else:
        numbers = components().numbers
        for kind, sign in (("tokens", TOKEN), ("chimneys", CHIMNEY)):
            yield [words(kind), *(dots(view[kind][owner], numbers[kind], sign) for owner in seats)]


def seat_name(view: View, words: Words, owner: str) -> Text:
    """Return a player's sign and name; an arrow shows whose move it is."""
    moving = view["seats"].index(owner) in view["waiting"]
    return Text(f"{'▶ ' if moving else ''}{SIGNS[owner]} {words(f'seat-{owner}')}", OWNER[owner])


def hand(view: View, owner: str) -> Text:
    """Return the tiles of a hand side by side, or as many backs as it holds."""
    tiles = view["hands"][owner]
    if isinstance(tiles, int):
        return Text(" ".join([BACK] * tiles) or "–", "dim")
    rows = [tile_rows(tile, 0, owner) for tile in tiles]
    return Text("\n".join("   ".join(row) for row in zip(*rows, strict=True)) or "–")


def dots(left: int, all_of_them: int, sign: str) -> Text:
    """Return how many of something are left, as signs."""
    return Text.assemble(sign * left, ("·" * (all_of_them - left), "dim"))


def signed(number: int) -> str:
    """Return a number with a real minus sign."""
    return str(number).replace("-", "−")


def stocks(view: View, words: Words) -> Iterator[Table]:
    """Give the buildings in reserve and, as long as they can be taken (P10, P21), those in the pool, as shapes."""
    found = {f"{SIGNS[owner]} {words('reserve')}": view["reserve"][owner] for owner in view["seats"]}
    if view["phase"] == 1 or view["cards"].get("levitation", "") is None:
        found[words("pool")] = view["pool"]
    for row in rows_of({name: pieces for name, pieces in found.items() if pieces}):
        table = Table.grid(padding=(0, 1))
        cells: list[RenderableType] = []
        for name, pieces in row:
            cells += [
                Text(name, "dim", no_wrap=True),
                *(Text("\n".join(outline(piece)), no_wrap=True) for piece in pieces),
                "",
            ]
        table.add_row(*cells)
        yield table


def rows_of(stocks: Mapping[str, list[str]]) -> Iterator[list[tuple[str, list[list[str]]]]]:
    """Give the stocks that fit side by side in a line of 80 characters."""
    row: list[tuple[str, list[list[str]]]] = []
    room = 0
    for name, pieces in stocks.items():
        shapes = [components().shapes[piece] for piece in pieces]
        width = len(name) + 2 + sum(len(shape[0]) + 1 for shape in shapes)
        if row and room + width > LINE:
            yield row
            row, room = [], 0
        row.append((name, shapes))
        room += width
    if row:
        yield row


def postcards(view: View, words: Words) -> Flow:
    """Return the postcards in a row; no name is broken."""
    return Flow([postcard(view, words, card) for card in view["cards"]], gap=2)


def postcards_explained(view: View, words: Words) -> Table:
    """Return the postcards with what they do, one below the other."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for card in view["cards"]:
        table.add_row(postcard(view, words, card), Text(effect_text(card, view["options"], words), "dim"))
    return table


def postcard(view: View, words: Words, card: str) -> Text:
    """Return a postcard: open, kept for later, or used by its owner; with what it earns."""
    owner = view["cards"][card]
    if owner is None:
        return Text(f"{OPEN} {words(f'card-{card}')}")
    kept = card in view["held"][owner]
    points = f"{view['card_points'][card]} " if card in view["card_points"] else ""
    return Text.assemble(
        (f"{SIGNS[owner]} {points}{f'{KEPT} ' if kept else ''}", OWNER[owner]),
        (words(f"card-{card}"), Style(dim=not kept, strike=not kept)),
    )


def legend(view: View, words: Words) -> Iterator[Text]:
    """Give a line that names the special pieces on the board."""
    shown = {**PIECES, "annex": ANNEX}
    found = [f"{sign} {words(f'piece-{piece}')}" for piece, sign in shown.items() if piece in view["pieces"]]
    if any(building["piece"] == "garden" for building in view["buildings"]):
        found.append(f"{GARDEN} {words('piece-garden')}")
    if found:
        yield Text("   ".join(found), "dim")
