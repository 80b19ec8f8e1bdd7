"""What lies beside the board: the players' panels with score, hand and reserve, and the common pool."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import Part, kept, placed
from quartier.engine.svg import Markup, circle, group, heading, join, label, named, path, place, rect, use
from quartier.engine.tally import laurel, signed
from quartier.games.paris.components import components, letters
from quartier.games.paris.drawing.roofs import Cell, silhouette
from quartier.games.paris.drawing.sprites import paved

View = Mapping[str, Any]


def cells_of(piece: str) -> list[Cell]:
    """Return the cells of a building as it lies in the box."""
    rows = components().shapes[piece]
    return [(x, len(rows) - 1 - y) for x, y, letter in letters(rows) if letter == "X"]


def tile_rows(owner: str, tile: str) -> list[str]:
    """Return a tile's spaces as they lie in the hand, in the colours of its owner."""
    rival = {"orange": "blue", "blue": "orange"}[owner]
    kinds = {"o": owner, "r": rival, "m": "mixed", "l": "lamp"}
    return [kinds[letter] for row in components().tiles[tile] for letter in row]


# --- pieces in a box ---------------------------------------------------------------------------------


def shelf(pieces: Sequence[str], width: float, height: float, largest: float) -> list[tuple[str, float, float, float]]:
    """Place pieces in rows; return (piece, x, y, size of a cell) with the largest size at which all fit."""
    size = largest
    while True:
        placed, bottom = _rows(pieces, width, size)
        if bottom <= height or size < 3:
            return placed
        size *= 0.95


def _rows(pieces: Sequence[str], width: float, size: float) -> tuple[list[tuple[str, float, float, float]], float]:
    gap = size * 0.75
    placed: list[tuple[str, float, float, float]] = []
    x = y = tallest = 0.0
    for piece in pieces:
        rows = components().shapes[piece]
        wide, high = len(rows[0]) * size, len(rows) * size
        if x and x + wide > width:
            x, y, tallest = 0.0, y + tallest + gap, 0.0
        placed.append((piece, x, y, size))
        x, tallest = x + wide + gap, max(tallest, high)
    return placed, y + tallest


@kept
def _shelved(id: str, name: str, piece: str, x: float, y: float, size: float, owner: str | None) -> Markup:
    rows = components().shapes[piece]
    wide, high = len(rows[0]) * size, len(rows) * size
    target = rect(-size * 0.35, -size * 0.35, wide + size * 0.7, high + size * 0.7, fill="transparent")
    return named(id, name, target, silhouette(cells_of(piece), size, owner), transform=place(x, y))


@kept
def pool(words: Words, buildings: Sequence[str], width: float, height: float) -> Markup:
    """Return the buildings that are open to both players."""
    pieces = [
        _shelved(f"pool-{piece}", words("pool-piece", building=words(f"building-{piece}")), piece, x, y, size, None)
        for piece, x, y, size in shelf(buildings, width - 32, height - 50, 22)
    ]
    return group(
        _panel(width, height, "var(--line)"),
        _small_heading(16, 26, words("pool"), width - 32),
        group(pieces, transform="translate(16 40)"),
        label(16, 48, words("reserve-empty"), 13, fill="var(--soft)") if not buildings else None,
        id="pool",
    )


def _panel(width: float, height: float, edge: str) -> Markup:
    return rect(0, 0, width, height, rx=8, fill="var(--panel)", stroke=edge, stroke_width=1.5)


def _small_heading(x: float, y: float, text: str, room: float) -> Markup:
    return label(x, y, text, 13, room, fill="var(--soft)", font_weight=600)


# --- a player ----------------------------------------------------------------------------------------


SCORE = 158
"""The width of the score."""
RESERVE_ROW = 84
"""What a narrow panel grows by for a reserve below its tiles."""


def player_height(view: View, seat: int, height: float, narrow: bool) -> float:
    """Return how high a panel becomes: narrow ones give a reserve a row of its own while tiles take its place."""
    return height + RESERVE_ROW if narrow and _row_below(view, view["seats"][seat]) else height


def _row_below(view: View, owner: str) -> bool:
    return bool(view["reserve"][owner] and (view["hands"][owner] or view["stacks"][owner]))


def player(
    view: View, words: Words, seat: int, x: float, y: float, width: float, height: float, narrow: bool = False
) -> list[Part]:
    """Return a player's panel: sign and total, score line by line, supplies, hand, reserve."""
    owner = view["seats"][seat]
    tall = player_height(view, seat, height, narrow)
    hand = view["hands"][owner]
    shown = {field: view[field][owner] for field in ("hands", "stacks", "tokens", "chimneys")}
    shown |= {"active": seat in view["waiting"], "won": view["over"] and seat in view["winners"]}
    inner, beside = width - SCORE - 44, _hand_width(hand if isinstance(hand, int) else len(hand), height - 108)
    if tall > height:
        across, down, room, depth = 22.0, height, width - 36, float(RESERVE_ROW)
    else:
        across, down, room, depth = 22 + beside, 96.0, inner - beside, height - 108
    panel, score = f"player-{owner}", _score(words, owner, _score_lines(view, seat), view["phase"] != 1)
    return [
        placed(panel, _panel_of(words, owner, shown, width, height, tall), x, y),
        placed(f"score-{owner}", score, x + width - SCORE - 14, y, inside=panel),
        placed(
            f"reserve-{owner}",
            _reserve(words, owner, view["reserve"][owner], room, depth),
            x + across,
            y + down,
            inside=panel,
        ),
    ]


@kept
def _panel_of(words: Words, owner: str, shown: View, width: float, height: float, tall: float) -> Markup:
    """Return a panel with all that belongs to it but score and reserve."""
    inner = width - SCORE - 44
    return group(
        _panel(width, tall, f"var(--{owner})" if shown["active"] else "var(--line)"),
        rect(0, 0, 7, tall, rx=3.5, fill=f"var(--{owner})"),
        group(_title(words, owner, shown["active"], shown["won"]), transform=place(22, 0)),
        group(_stack(words, owner, shown["stacks"]), transform=place(width - SCORE - 8, 18)),
        group(_supplies(words, owner, shown["tokens"], shown["chimneys"], inner), transform=place(22, 62)),
        group(_tiles(words, owner, shown["hands"], height - 108), transform=place(22, 96)),
        id=f"player-{owner}",
    )


def _title(words: Words, owner: str, active: bool, won: bool) -> Markup:
    name = words(f"seat-{owner}")
    return join(
        [
            group(use(f"token-{owner}"), transform="translate(16 32)scale(.92)"),
            heading(46, 40, name, 24, 150, fill=f"var(--{owner}-text)"),
            group(use("laurel"), transform="translate(16 33)scale(.95)", color="var(--frame-line)") if won else None,
            path("M0,-7L10,0L0,7Z", transform="translate(-14 32)", fill=f"var(--{owner}-text)") if active else None,
        ]
    )


def _score_lines(view: View, seat: int) -> dict[str, int]:
    """Return a score line by line; at an end with equal totals, also what breaks the tie (P37)."""
    totals = {score["total"] for score in view["scores"]}
    tied = view["over"] and len(totals) == 1
    return {**view["scores"][seat], **({"tie": view["ties"][seat]} if tied else {})}


@kept
def _score(words: Words, owner: str, score: Mapping[str, int], counts: bool) -> Markup:
    """Return the score line by line; before anybody can build, the total counts for little and is written small."""
    width, lines = SCORE, []
    shown = [line for line in score if line != "total"]
    step = 100 / len(shown)
    for index, line in enumerate(shown):
        y, text = 53 + step * (index + 1), words(f"score-{line}")
        lines.append(label(0, y, text, 13.5, width - 34, fill="var(--soft)"))
        lines.append(
            label(width, y, signed(score[line]), 15, text_anchor="end", font_weight=600, class_=f"score-{line}")
        )
    size, ink = (40, f"var(--{owner}-text)") if counts else (22, "var(--soft)")
    total = heading(width, 46, signed(score["total"]), size, text_anchor="end", fill=ink)
    rules = "".join(f"M0,{59 + step * index:.0f}H{width}" for index in range(len(shown)))
    name = words("score-of", seat=words(f"seat-{owner}"), points=score["total"])
    return named(f"score-{owner}", name, path(rules, stroke="var(--line)", stroke_width=1), total, lines)


@kept
def _supplies(words: Words, owner: str, tokens: int, chimneys: int, width: float) -> Markup:
    """Return action tokens and chimneys, spent ones as empty places."""
    seat = words(f"seat-{owner}")
    coins = [
        group(use(f"token-{owner}"), transform=place(10 + 22 * i, 10, 0.54))
        if i < tokens
        else circle(10 + 22 * i, 10, 9, fill="none", stroke="var(--line)", stroke_width=1.5, stroke_dasharray="3 2.5")
        for i in range(components().numbers["tokens"])
    ]
    most = components().numbers["chimneys"]
    step = min(16, (width - 102) / most)
    stacks = [use(f"pot-{owner}" if i < chimneys else "pot-gone", 102 + step * i) for i in range(most)]
    return join(
        [
            named(f"tokens-{owner}", words("tokens-of", seat=seat, count=tokens), coins),
            named(f"chimneys-{owner}", words("chimneys-of", seat=seat, count=chimneys), stacks),
        ]
    )


def _tile_side(height: float) -> float:
    return min(height - 8, 64)


def _hand_width(tiles: int, height: float) -> float:
    """Return how much room the tiles of a hand take."""
    return tiles * (_tile_side(height) + 10)


def _tiles(words: Words, owner: str, hand: Sequence[str] | int, height: float) -> list[Markup]:
    """Return the tiles of a hand side by side."""
    scale = _tile_side(height) / 200
    return [
        group(tile, transform=place(_hand_width(number, height), 4, scale))
        for number, tile in enumerate(_hand(words, owner, hand))
    ]


def _hand(words: Words, owner: str, hand: Sequence[str] | int) -> list[Markup]:
    """Return the tiles of a hand, 200 units wide: faces for their owner, backs for everybody else."""
    if isinstance(hand, int):
        name = words("hand-hidden", seat=words(f"seat-{owner}"), count=hand)
        back = use(f"tile-back-{owner}")
        return [named(f"hand-{owner}", name, back), *[back] * (hand - 1)] if hand else []
    return [_tile(words, owner, tile) for tile in hand]


@kept
def _tile(words: Words, owner: str, tile: str) -> Markup:
    kinds = tile_rows(owner, tile)
    spaces = [paved(kind, 100 * (i % 2), 100 * (i // 2)) for i, kind in enumerate(kinds)]
    name = words(
        "hand-tile", tile=tile, seat=words(f"seat-{owner}"), rows=", ".join(words(f"cobbles-{kind}") for kind in kinds)
    )
    return named(
        f"hand-{owner}-{tile}",
        name,
        rect(6, 10, 200, 200, rx=8, fill="var(--shadow)", fill_opacity=0.35),
        spaces,
        path("M100,0V200M0,100H200", stroke="var(--curb)", stroke_width=3, stroke_opacity=0.5),
        rect(0, 0, 200, 200, rx=4, fill="none", stroke="var(--curb)", stroke_width=6),
    )


def _stack(words: Words, owner: str, count: int) -> Markup | None:
    """Return the face-down stack with its number, while there is one."""
    if not count:
        return None
    pile = [group(use(f"tile-back-{owner}"), transform=place(2 * i, -2.5 * i, 0.15)) for i in range(min(count, 3))]
    badge = group(
        circle(0, 0, 9.5, fill="var(--panel)", stroke="var(--ink)", stroke_width=1.2),
        label(0, 4.4, str(count), 12.5, text_anchor="middle", font_weight=600),
        transform=place(35, 1),
    )
    return named(f"stack-{owner}", words("stack-of", seat=words(f"seat-{owner}"), count=count), pile, badge)


@kept
def _reserve(words: Words, owner: str, reserve: Sequence[str], width: float, height: float) -> Markup:
    seat = words(f"seat-{owner}")
    pieces = [
        _shelved(
            f"reserve-{owner}-{piece}",
            words("reserve-piece", building=words(f"building-{piece}"), seat=seat),
            *(piece, x, y, size, owner),
        )
        for piece, x, y, size in shelf(reserve, width - 6, height - 26, 18)
    ]
    empty = label(0, 30, words("reserve-empty"), 13, fill="var(--soft)") if not reserve else None
    return group(
        _small_heading(0, 8, words("reserve"), width),
        empty,
        group(pieces, transform="translate(2 18)"),
        id=f"reserve-{owner}",
    )


def panel_sprites() -> dict[str, Markup]:
    """Return chimney pots, the backs of tiles, the winner's laurel."""
    gone = rect(1, 4, 9, 15, fill="none", stroke="var(--line)", stroke_width=1.2, stroke_dasharray="3 2.5")
    sprites = {
        "laurel": laurel(),
        "pot-gone": group(gone, id="pot-gone"),
    }
    for owner in ("orange", "blue"):
        sprites[f"pot-{owner}"] = group(
            path("M1,20L2,6H9L10,20Z", fill=f"var(--{owner})", stroke=f"var(--{owner}-dark)", stroke_width=1.2),
            rect(0, 2, 11, 5, rx=1.5, fill=f"var(--{owner}-roof-3)"),
            id=f"pot-{owner}",
        )
        sprites[f"tile-back-{owner}"] = group(
            rect(6, 10, 200, 200, rx=10, fill="var(--shadow)", fill_opacity=0.35),
            rect(0, 0, 200, 200, rx=8, fill=f"var(--{owner}-roof-2)", stroke="var(--curb)", stroke_width=5),
            rect(
                14, 14, 172, 172, rx=4, fill="none", stroke=f"var(--{owner}-inlay)", stroke_width=3, stroke_opacity=0.8
            ),
            group(use(f"mark-{owner}"), transform="translate(100 100)scale(3)", color=f"var(--{owner}-inlay)"),
            id=f"tile-back-{owner}",
        )
    return sprites
