"""The scene for a terminal, from a view alone: 80 columns wide, and readable without colour.

A cube shows its sign, a building three letters that stand before its name in the list of cards.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from quartier.engine.flow import Flow
from quartier.engine.locale import Words, colon
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.rules.state import RESOURCE_LETTERS, RESOURCES, SEATS
from quartier.games.tiny_towns.words.choices import SIGNS
from quartier.games.tiny_towns.words.texts import card_name, contents, points, signed, text_in

View = Mapping[str, Any]

NEWS_LINES = 3
CUBES = dict(zip(RESOURCES, RESOURCE_LETTERS, strict=True))
CUBE_STYLES = {
    "wood": Style(color="#ffe3c4", bgcolor="#7a4a1e"),
    "wheat": Style(color="#2b2200", bgcolor="#e8c02e"),
    "brick": Style(color="#ffffff", bgcolor="#b0402a"),
    "glass": Style(color="#002033", bgcolor="#5ab8e6"),
    "stone": Style(color="#ffffff", bgcolor="#6d6f73"),
}
TYPE_STYLES = {
    "blue": Style(color="#7cc4f2", bold=True),
    "red": Style(color="#ff8a70", bold=True),
    "gray": Style(color="#c8c8c8", bold=True),
    "orange": Style(color="#f2a81d", bold=True),
    "green": Style(color="#5ed3a4", bold=True),
    "yellow": Style(color="#f0e442", bold=True),
    "black": Style(color="#9d93c9", bold=True),
    "monument": Style(color="#e59bc6", bold=True),
}
MARKED = Style(color="#000000", bgcolor="#ffffff", bold=True)
WIDTH, LETTERS = 5, 3
FED, MASTER, MONUMENT = "°", "⚒", "★"


def terminal(view: View, words: Words) -> RenderableType:
    """Return the whole scene: all towns, and the cards with all that they say."""
    cards_shown = table_cards(view, words, clipped=False)
    return Group(header(view, words), towns(view, words), *unseen(view, words), cards_shown, resources(words))


def desks(view: View, words: Words) -> list[RenderableType]:
    """Return the own town with the cards, and a line about each other town, in ever less room.

    Ids under `marked` in the view are pointed out in the town.
    """
    head, lines = header(view, words), others(view, words)
    brief = Flow(_points(view, seat, words) for seat in _rivals(view))
    return [
        terminal(view, words),
        Group(head, _own(view, words, table_cards(view, words, clipped=False)), *lines),
        Group(head, _own(view, words, table_cards(view, words, clipped=True)), *lines),
        Group(head, _own(view, words, marks_shown(view, words)), *lines),
        Group(head, _own(view, words, marks_shown(view, words)), brief),
    ]


def header(view: View, words: Words) -> Text:
    """Return mode, round and what everybody must place, or may come next."""
    parts = [words(f"mode-{view['mode']}"), *([words("round", round=view["round"])] if view["round"] else [])]
    if view["free_round"]:
        parts.append(words("free-round"))
    elif view["named"]:
        parts.append(words("named", resource=words(f"resource-{view['named']}")))
    if view["open"]:
        open_cards = ", ".join(words(f"resource-{card}") for card in view["open"])
        parts.append(colon(words.language, words("open-cards"), open_cards))
    return Text(" · ".join(parts), "bold")


# --- towns -------------------------------------------------------------------------------------------


def towns(view: View, words: Words) -> Table:
    """Return the towns, three in a row."""
    grid = Table.grid(padding=(0, 3))
    found = [Group(town(view, seat, words), *beside(view, seat, words)) for seat in range(len(view["towns"]))]
    for first in range(0, len(found), 3):
        grid.add_row(*found[first : first + 3])
    return grid


def _own(view: View, words: Words, cards_shown: RenderableType) -> Table:
    """Return the town of who looks (or the first one) with the cards beside it."""
    seat = view["seat"] or 0
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=2 + 4 * WIDTH)
    grid.add_row(Group(town(view, seat, words), *beside(view, seat, words), *unseen(view, words)), cards_shown)
    return grid


def unseen(view: View, words: Words) -> Iterator[Text]:
    """Give the cards that may come next (T42, T43)."""
    left = [f"{SIGNS[CUBES[name]]}{count}" for name, count in view["deck"].items() if count]
    if left:
        yield Text(words("unseen-cards", cards=" ".join(left)), "dim")


def others(view: View, words: Words) -> list[Text]:
    """Return a line about each other town: points, empty squares, cubes, and what stands there, which may be cut."""
    return [_line(view, seat, words) for seat in _rivals(view)]


def _rivals(view: View) -> list[int]:
    return [seat for seat in range(len(view["towns"])) if seat != (view["seat"] or 0)]


def _line(view: View, seat: int, words: Words) -> Text:
    place, standing = view["towns"][seat], contents(view["towns"][seat])
    built = Counter(content for content in standing.values() if content in cards().number)
    cubes = "".join(SIGNS[CUBES[content]] for content in standing.values() if content in CUBES)
    names = [f"{card_name(id, words)} × {count}" if count > 1 else card_name(id, words) for id, count in built.items()]
    empty = words("squares-left", count=sum(not content for content in standing.values()))
    state = words("complete", round=place["complete"]) if place["complete"] else empty
    parts = [state, cubes, ", ".join(names) or words("nothing-built")]
    line = _points(view, seat, words).append(" · " + " · ".join(filter(None, parts)))
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def _points(view: View, seat: int, words: Words) -> Text:
    """Return a town's owner with the points."""
    text = Text(words(f"seat-{view['seats'][seat]}"), "bold reverse" if seat in view["waiting"] else "bold")
    text.append(f" {signed(view['scores'][seat]['total'])}", "not reverse")
    return text.append(f" {MASTER}" if view["master"] == seat else "", "not reverse")


def town(view: View, seat: int, words: Words) -> Text:
    """Return a town with its owner, its points and its sixteen squares."""
    owner = view["seats"][seat]
    text = Text(no_wrap=True)
    text.append(words(f"seat-{owner}"), "bold reverse" if seat in view["waiting"] else "bold")
    text.append(f" {points(view['scores'][seat]['total'], words)}")
    text.append(f" {MASTER}\n" if view["master"] == seat else "\n")
    standing, letters = contents(view["towns"][seat]), marks(view, words)
    for row in "4321":
        text.append(f"{row} ", "dim")
        for column in "abcd":
            square = column + row
            fed = square in view["towns"][seat]["fed"]
            marked = f"town-{SEATS[seat]}-{square}" in view.get("marked", ())
            text.append_text(cell(standing[square], letters, fed, marked))
        text.append("\n")
    return text.append("  " + "".join(column.center(WIDTH) for column in "abcd"), "dim")


def cell(content: str, letters: Mapping[str, str], fed: bool, marked: bool) -> Text:
    """Return the five characters of a square."""
    inside = SIGNS[CUBES[content]] if content in CUBES else letters.get(content, SIGNS["."])
    if marked:
        return Text(f"[{(inside[:2] + FED if fed else inside).center(LETTERS)}]", MARKED)
    if content in CUBES:
        return Text.assemble(" ", (f" {inside} ", CUBE_STYLES[content]), " ")
    if not content:
        return Text(inside.center(WIDTH), "dim")
    return Text(f" {inside.center(LETTERS)}{FED if fed else ' '}", TYPE_STYLES[cards()[content].type])


def beside(view: View, seat: int, words: Words) -> Iterator[Text]:
    """Say what else belongs to a town."""
    place = view["towns"][seat]
    if place["complete"]:
        yield Text(words("complete", round=place["complete"]), "italic")
    if place["cavern"]:
        yield Text(words("cavern-left", count=place["cavern"]), "dim")
    if place["watch"]:
        names = ", ".join(card_name(id, words) for id in place["watch"])
        yield Text(words("watch-left", cards=names), "dim")
    lying = {square: [cube] for square, cube in {**place["marks"], **place["on_cottages"]}.items()} | place["stored"]
    if lying:
        yield Text("  ".join(f"{square} {_signs(cubes)}" for square, cubes in lying.items()), "dim")


def _signs(cubes: Sequence[str]) -> str:
    return "".join(SIGNS[CUBES[cube]] for cube in cubes)


# --- cards -------------------------------------------------------------------------------------------


def shown_cards(view: View) -> list[str]:
    """Return the cards in play, the own monument or those to choose from, and the monuments that stand."""
    kept = [town["monument"] for town in view["towns"] if town["monument"]]
    return [*view["cards"], *dict.fromkeys([*view["dealt"], *kept])]


def marks(view: View, words: Words) -> dict[str, str]:
    """Return three letters for each building, no two of them alike; a town has one monument."""
    found: dict[str, str] = {}
    for id in view["cards"]:
        name = "".join(letter for letter in card_name(id, words) if letter.isalpha())
        ways = (name[0] + "".join(more) for more in combinations(name[1:], LETTERS - 1))
        found[id] = next(way for way in ways if way not in found.values())
    return found | {card.id: MONUMENT for card in cards().of("monument")}


def table_cards(view: View, words: Words, clipped: bool) -> Table:
    """Return the cards, a pattern's rows side by side; clipped, each in a line of its own."""
    table, letters = Table.grid(padding=(0, 1)), marks(view, words)
    patterns = {id: pattern(id) for id in shown_cards(view)}
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    for id, signs in patterns.items():
        card = cards()[id]
        text = Text.assemble((card_name(id, words), TYPE_STYLES[card.type]), "  ", text_in(view, id, words))
        text.no_wrap, text.overflow = clipped, "ellipsis"
        table.add_row(Text(letters[id], TYPE_STYLES[card.type]), signs, text)
    return table


def pattern(id: str) -> str:
    """Return the pattern of a card in one line, its rows side by side."""
    return "/".join("".join(SIGNS[letter] for letter in row) for row in cards()[id].pattern)


def marks_shown(view: View, words: Words) -> Flow:
    """Return what the letters stand for, with the patterns, and nothing else."""
    letters = marks(view, words)
    return Flow(
        Text.assemble((letters[id], TYPE_STYLES[cards()[id].type]), f" {card_name(id, words)} {pattern(id)}")
        for id in shown_cards(view)
    )


def resources(words: Words) -> Text:
    """Explain the signs of the cubes."""
    return Text("  ".join(f"{SIGNS[CUBES[name]]} {words(f'resource-{name}')}" for name in RESOURCES), "dim")
