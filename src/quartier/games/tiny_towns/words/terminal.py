"""The scene for a terminal, from a view alone: 80 columns wide, and readable without colour.

A cube shows its sign, a building the first letters of its name in brackets; a lower-case `f` follows a fed one.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from quartier.engine.locale import Words
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.rules.state import RESOURCE_LETTERS, RESOURCES, SEATS
from quartier.games.tiny_towns.words.choices import SIGNS
from quartier.games.tiny_towns.words.texts import card_name, card_text, contents, points

View = Mapping[str, Any]

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
WIDTH = 5


def terminal(view: View, words: Words) -> RenderableType:
    """Return the whole scene; ids under `marked` in the view are pointed out in the towns."""
    return Group(header(view, words), towns(view, words), *table_cards(view, words), legend(words))


def header(view: View, words: Words) -> Text:
    """Return title, round and the named resource."""
    parts = [words("title"), words(f"mode-{view['mode']}"), words("round", round=view["round"])]
    if view["named"]:
        parts.append(words("named", resource=words(f"resource-{view['named']}")))
    if view["open"]:
        parts.append(f"{words('open-cards')}: {', '.join(words(f'resource-{card}') for card in view['open'])}")
    return Text(" · ".join(parts), "bold")


# --- towns -------------------------------------------------------------------------------------------


def towns(view: View, words: Words) -> Table:
    """Return the towns, three in a row."""
    grid = Table.grid(padding=(0, 3))
    found = [Group(town(view, seat, words), *beside(view, seat, words)) for seat in range(len(view["towns"]))]
    for first in range(0, len(found), 3):
        grid.add_row(*found[first : first + 3])
    return grid


def town(view: View, seat: int, words: Words) -> Text:
    """Return a town with its owner, its points and its sixteen squares."""
    owner = view["seats"][seat]
    text = Text(no_wrap=True)
    text.append(words(f"seat-{owner}"), "bold reverse" if seat in view["waiting"] else "bold")
    text.append(f" {points(view['scores'][seat]['total'], words)}")
    text.append(" ⚒\n" if view["master"] == seat else "\n")
    standing = contents(view["towns"][seat])
    for row in "4321":
        text.append(f"{row} ", "dim")
        for column in "abcd":
            square = column + row
            text.append_text(cell(view, seat, square, standing[square], words))
        text.append("\n")
    return text.append("  " + "".join(column.center(WIDTH) for column in "abcd"), "dim")


def cell(view: View, seat: int, square: str, content: str, words: Words) -> Text:
    """Return the five characters of a square."""
    if f"town-{SEATS[seat]}-{square}" in view.get("marked", ()):
        return Text(f"[{inside(view, seat, square, content, words)}]", MARKED)
    if content in CUBES:
        return Text.assemble(" ", (f" {SIGNS[CUBES[content]]} ", CUBE_STYLES[content]), " ")
    if content:
        style = TYPE_STYLES[cards()[content].type]
        return Text(f"[{inside(view, seat, square, content, words)}]", style)
    return Text("·".center(WIDTH), "dim")


def inside(view: View, seat: int, square: str, content: str, words: Words) -> str:
    """Return the three characters between the brackets."""
    if content in CUBES:
        return f" {SIGNS[CUBES[content]]} "
    if not content:
        return " · "
    name = card_name(content, words).replace("’", "")
    return name[:2] + "f" if square in view["towns"][seat]["fed"] else name[:3].ljust(3)


def beside(view: View, seat: int, words: Words) -> Iterator[Text]:
    """Say what else belongs to a town."""
    place = view["towns"][seat]
    if place["complete"]:
        yield Text(words("complete", round=place["complete"]), "italic")
    if place["monument"]:
        yield Text(card_name(place["monument"], words), TYPE_STYLES["monument"])
    if place["cavern"]:
        yield Text(words("cavern-left", count=place["cavern"]), "dim")
    if place["watch"]:
        yield Text(words("watch-left", cards=names(place["watch"], words)), "dim")
    lying = {**place["marks"], **place["on_cottages"]}
    lying.update({square: ", ".join(cubes) for square, cubes in place["stored"].items()})
    for square, cubes in lying.items():
        named = ", ".join(words(f"resource-{cube}") for cube in cubes.split(", "))
        yield Text(f"{square}: {named}", "dim")


# --- cards -------------------------------------------------------------------------------------------


def table_cards(view: View, words: Words) -> Iterator[RenderableType]:
    """Return the cards in play, the own monument and those to choose from, a pattern's rows side by side."""
    shown = list(view["cards"])
    if view["dealt"]:
        shown += view["dealt"]
    elif view["seat"] is not None and view["towns"][view["seat"]]["monument"]:
        shown.append(view["towns"][view["seat"]]["monument"])
    table = Table.grid(padding=(0, 2))
    for id in shown:
        card = cards()[id]
        pattern = "/".join("".join(SIGNS[letter] for letter in row) for row in card.pattern)
        name = Text(card_name(id, words), TYPE_STYLES[card.type])
        table.add_row(pattern, name, Text(card_text(id, words, view["cards"])))
    yield table


def names(ids: Sequence[str], words: Words) -> str:
    """Return the names of cards."""
    return ", ".join(card_name(id, words) for id in ids)


def legend(words: Words) -> Text:
    """Explain the signs of the cubes."""
    return Text("  ".join(f"{SIGNS[CUBES[name]]} {words(f'resource-{name}')}" for name in RESOURCES), "dim")
