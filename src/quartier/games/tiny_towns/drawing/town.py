"""A town: sixteen squares with cubes and houses, and what belongs to it."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.letters import TITLE
from quartier.engine.locale import Words
from quartier.engine.scene import SMALL, kept
from quartier.engine.svg import Markup, circle, group, heading, label, named, path, place, rect, text_width, use
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.drawing.sprites import CELL
from quartier.games.tiny_towns.rules.state import RESOURCES
from quartier.games.tiny_towns.words.texts import card_name, contents, points, signed

View = Mapping[str, Any]
GAP = 8
EDGE = 22
BOARD = 4 * CELL + 5 * GAP + 2 * EDGE
SMALL_PANEL = 200
"""A panel narrower than this has its title in small print."""


def _board(words: Words, owner: str, town: View, lettered: bool) -> Markup:
    """Return the board of a town in its own measure, BOARD by BOARD."""
    squares = [
        _square(words, owner, square, content, square in town["fed"], *_lying_on(town, square))
        for square, content in contents(town).items()
    ]
    return group(
        rect(3, 6, BOARD - 2, BOARD - 2, rx=26, fill="var(--shadow)", opacity=0.25),
        rect(0, 0, BOARD, BOARD, rx=26, fill="var(--board)", stroke="var(--board-edge)", stroke_width=4),
        _coordinates() if lettered else None,
        squares,
    )


def corner(square: str) -> tuple[float, float]:
    """Return where a square's upper left corner lies on the board."""
    column, row = "abcd".index(square[0]), 4 - int(square[1])
    return EDGE + GAP + column * (CELL + GAP), EDGE + GAP + row * (CELL + GAP)


def _coordinates() -> list[Markup]:
    return [
        *[_coordinate(corner(f"{column}1")[0] + CELL / 2, BOARD - 8, column) for column in "abcd"],
        *[_coordinate(13, corner(f"a{row}")[1] + CELL / 2 + 6, row) for row in "1234"],
    ]


def _coordinate(x: float, y: float, text: str) -> Markup:
    return label(x, y, text, 18, fill="var(--coordinate)", text_anchor="middle", font_weight=600)


def _lying_on(town: View, square: str) -> tuple[str | None, list[str]]:
    """Return the cube that marks a building, and those that it stores."""
    return town["marks"].get(square) or town["on_cottages"].get(square), town["stored"].get(square, [])


@kept
def _square(
    words: Words, owner: str, square: str, content: str, fed: bool, mark: str | None, stored: Sequence[str]
) -> Markup:
    name = words("square-name", square=square, content=_said(words, content, fed, mark, stored))
    cubes = [*([mark] if mark else []), *stored]
    first = 100 - 34 * len(cubes)
    return named(
        f"town-{owner}-{square}",
        name,
        rect(0, 0, CELL, CELL, rx=12, fill="var(--square)", stroke="var(--square-line)", stroke_width=2),
        _piece(content, fed),
        [group(use(f"cube-{cube}"), transform=place(first + 34 * i, 62, 0.38)) for i, cube in enumerate(cubes)],
        transform=place(*corner(square)),
    )


def _said(words: Words, content: str, fed: bool, mark: str | None, stored: Sequence[str]) -> str:
    """Say what a square holds, with what lies on it."""
    if not content:
        return words("square-empty")
    if content in RESOURCES:
        return words(f"resource-{content}")
    text = card_name(content, words)
    if fed:
        text = words("square-fed", content=text)
    if mark:
        text = words("square-marked", content=text, resource=words(f"resource-{mark}"))
    if stored:
        cubes = ", ".join(words(f"resource-{cube}") for cube in stored)
        text = words("square-stored", content=text, resources=cubes)
    return text


def _piece(content: str, fed: bool) -> Markup | None:
    if not content:
        return None
    if content in RESOURCES:
        return use(f"cube-{content}")
    type = cards()[content].type
    lamp = circle(50, 53, 7, fill="var(--window-lit)") if type == "monument" and fed else None
    return group(use("house-fed" if type == "blue" and fed else f"house-{type}"), lamp)


# --- the panel of a town ------------------------------------------------------------------------------


def panel(view: View, words: Words, seat: int, width: float, belongings: bool = True) -> Markup:
    """Return owner, total, board and (not in a compact panel) belongings of a town; see panel_height."""
    shown = {
        "town": view["towns"][seat],
        "total": view["scores"][seat]["total"],
        "active": seat in view["waiting"],
        "master": view["master"] == seat,
        "between_rounds": view["phase"] in ("name", "over"),
        "over": view["over"],
        "won": view["over"] and seat in view["winners"],
    }
    return _panel(words, view["seats"][seat], shown, width, belongings)


@kept
def _panel(words: Words, owner: str, shown: View, width: float, belongings: bool) -> Markup:
    town, size = shown["town"], width - 16
    edge, line = ("var(--accent)", 3) if shown["active"] else ("var(--line)", 1.5)
    name = words("town-of", seat=words(f"seat-{owner}"), points=points(shown["total"], words))
    return named(
        f"player-{owner}",
        name,
        rect(0, 0, width, panel_height(width, belongings), rx=10, fill="var(--panel)", stroke=edge, stroke_width=line),
        _title(words, owner, shown, width),
        group(_board(words, owner, town, width > 300), transform=place(8, 46, size / BOARD)),
        group(_belongings(words, owner, town, width), transform=place(8, 46 + size + 4)) if belongings else None,
        opacity=0.75 if town["complete"] and not shown["over"] else None,
    )


def panel_height(width: float, belongings: bool = True) -> float:
    """Return how high a panel of that width is."""
    return width + 30 + (36 if belongings else 8)


def has_belongings(town: View) -> bool:
    """Tell whether something lies beside the board of a town, apart from a monument that stands on it."""
    return bool(town["cavern"] or town["watch"])


def _title(words: Words, owner: str, shown: View, width: float) -> Markup:
    """Return who it is, how far the town is, the sign of the master builder or the cube in hand, and the total."""
    name, town = words(f"seat-{owner}"), shown["town"]
    small = width < SMALL_PANEL
    total, size = signed(shown["total"]), 19 if small else 26
    right = width - 14 - text_width(total, size, TITLE)
    beside = "hammer" if shown["master"] else f"cube-{town['cube']}" if town["cube"] else ""
    left, scale = (34, 0.26) if small else (46, 0.34)
    left += 7 * shown["won"]
    free = right - (34 if beside and not small else 4)
    line = width - (30 if beside else 8) if small else free
    middle = 7 + 50 * scale
    return group(
        group(use("laurel"), transform=place(middle, middle, 2.5 * scale), color="var(--accent)")
        if shown["won"]
        else None,
        group(use(f"animal-{owner}"), transform=place(7, 7, scale)),
        heading(left, 24, name, 19, free - left),
        group(_state(words, shown, line - left), transform=place(left, 40)),
        use(beside, transform=place(width - 26, 26, 0.18) if small else place(right - 32, 4, 0.28)) if beside else None,
        heading(width - 10, 25 if small else 33, total, size, text_anchor="end", fill="var(--accent)"),
    )


def _state(words: Words, shown: View, room: float) -> list[Markup]:
    """Say how far a town is: complete, done with its round, or about to name a resource."""
    town, soft = shown["town"], "var(--soft)"
    if town["complete"]:
        number = town["complete"]
        text = words("complete", round=number)
        if text_width(text, SMALL) <= room:
            return [label(0, 0, text, SMALL, fill=soft)]
        text = words("round", round=number)
        tick = path("M1,-4l3.5,4l6,-8", fill="none", stroke=soft, stroke_width=2, stroke_linecap="round")
        return [tick, label(15, 0, text if text_width(text, SMALL) <= room - 15 else str(number), SMALL, fill=soft)]
    if shown["between_rounds"]:
        text = words("master") if shown["master"] else ""
    else:
        text = words("done") if town["done"] else ""
    return [label(0, 0, text, SMALL, room, fill=soft)] if text else []


def _belongings(words: Words, owner: str, town: View, width: float) -> Markup:
    """Return the monument, with what is left on the watch, and the cavern on the right."""
    cavern = 52 if town["cavern"] else 0
    return group(
        _monument(words, owner, town, width - 16 - cavern) if town["monument"] else None,
        group(_cavern(owner, town["cavern"], words), transform=place(width - 16 - cavern, 0)) if cavern else None,
    )


def _monument(words: Words, owner: str, town: View, room: float) -> Markup:
    """Return a monument that stands, or one in hand: a card with a dashed edge, which says so."""
    standing = town["monument"] in contents(town).values()
    name, seat = card_name(town["monument"], words), words(f"seat-{owner}")
    text = name if standing else words("monument-in-hand", card=name)
    spoken = words("monument-standing", seat=seat, card=text)
    if town["watch"]:
        spoken += ". " + words("watch-left", cards=", ".join(card_name(card, words) for card in town["watch"]))
    edge = rect(1, 1, 24, 26, rx=4, fill="none", stroke="var(--soft)", stroke_width=1.5, stroke_dasharray="3 2.5")
    left = room - 24 * len(town["watch"])
    told = next((said for said in (text, name) if text_width(said, SMALL) <= left - 34), "")
    return named(
        f"monument-{owner}",
        spoken,
        _hit(room),
        None if standing else edge,
        use("house-monument", transform=place(1 if standing else 3, 2, 0.25 if standing else 0.2)),
        label(32, 20, told, SMALL, fill="var(--ink)" if standing else "var(--soft)") if told else None,
        [
            use(f"house-{cards()[card].type}", transform=place(left + 24 * number, 2, 0.24))
            for number, card in enumerate(town["watch"])
        ],
        data_told=f"card-{town['monument']}",
    )


def _cavern(owner: str, left: int, words: Words) -> Markup:
    cave = use("cavern", transform=place(2, 0, 0.28))
    return named(f"cavern-{owner}", words("cavern-left", count=left), _hit(52), cave, label(34, 21, f"×{left}", 14))


def _hit(room: float) -> Markup:
    return rect(0, 0, room, 27, fill="transparent")
