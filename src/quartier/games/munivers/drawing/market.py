"""The middle of the table: the auction as a market stall, the calendar, polls as newspaper columns, voting cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.letters import TITLE
from quartier.engine.locale import Words, colon
from quartier.engine.scene import SMALL, Part, kept, placed
from quartier.engine.svg import (
    SERIF,
    Markup,
    circle,
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
    use,
)
from quartier.games.munivers.drawing.map import tile
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Pack, name_in
from quartier.games.munivers.rules.state import STEPS
from quartier.games.munivers.rules.verbs import KINDS, TYPES
from quartier.games.munivers.words.choices import tile_name, tile_text
from quartier.games.munivers.words.texts import ability_text

View = Mapping[str, Any]
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


HALVES = ("left", "right")


def stalls(view: View, words: Words, x: float, y: float, width: float) -> tuple[list[Part], float]:
    """Return the auction and its height: the halves below one another, each lot with all it says."""
    awnings, parts, top = [], [], 0.0
    for half in HALVES:
        lots = view["auction"][half]
        if not lots:
            continue
        places, height = _lot_places(words, view["content"], [lot["tile"] for lot in lots], width - 20)
        awnings.append((half, top, height + 60))
        for spot, (lot, (across, down, room)) in enumerate(zip(lots, places, strict=True)):
            id = f"lot-{half}-{spot + 1}"
            content = _lot_told(words, view["content"], id, lot, room)
            parts.append(placed(id, content, x + 10 + across, y + top + 58 + down, inside="auction"))
        top += height + 70
    if not awnings:
        return [], 0
    return [placed("auction", _stacked(words, view["step"], awnings, width), x, y), *parts], top


def _lot_places(
    words: Words, content: str, tiles: Sequence[str], width: float
) -> tuple[list[tuple[float, float, float]], float]:
    """Return for each lot where it lies and how wide it is: shops in pairs, landmarks alone; and how high all are."""
    places, top, half = [], 0.0, (width - 8) / 2
    beside = False
    for lot in tiles:
        height = _landmark_height(words, content, lot, width)
        if height:
            top += LOT * beside
            places.append((0.0, top, width))
            top, beside = top + height, False
        else:
            places.append(((half + 8) * beside, top, half))
            top, beside = top + LOT * beside, not beside
    return places, top + LOT * beside


def _landmark_height(words: Words, content: str, tile: str, width: float) -> float:
    """Return how high a lot is that says what it does; nothing for a shop, whose pictograms say it all."""
    effect = _effect(words, content, tile)
    return max(LOT, 26 + paragraph_height(effect, SMALL, width - LOT_TEXT)) if effect else 0


def _effect(words: Words, content: str, tile: str) -> str:
    ability = load_pack(content).design(tile).ability
    return ability_text(ability, words) if ability else ""


def lots_left(view: View) -> bool:
    """Tell whether the stall is open."""
    return bool(view["auction"]["left"] or view["auction"]["right"])


def agenda(view: View, words: Words, x: float, y: float, width: float) -> tuple[list[Part], float]:
    """Return the steps of the month, and how much room they take."""
    last = view["month"] == load_pack(view["content"]).months
    steps = [step for step in STEPS if step != "over" and (last or step != "rewards")]
    height = 48 + 26 * -(-len(steps) // 2)
    return [placed("agenda", _agenda(words, view["month"], steps, view["step"], width, height), x, y)], height + 12


@kept
def _agenda(words: Words, month: int, steps: Sequence[str], now: str, width: float, height: float) -> Markup:
    """Return the steps of a month in two columns, the present one marked."""
    title, column = words(f"month-{month}"), (width - 24) / 2
    drawn = []
    for number, step in enumerate(steps):
        across, down = divmod(number, -(-len(steps) // 2))
        text, ink = words(f"step-{step}"), "dark" if step == now else "soft"
        drawn.append(
            group(
                rect(0, 0, column - 8, 24, rx=6, fill="var(--now)") if step == now else None,
                label(10, 17, text, 13, column - 28, fill=f"var(--{ink})",
                      font_weight=600 if step == now else 400),
                transform=place(12 + across * column, 40 + 26 * down),
            )
        )  # fmt: skip
    frame = rect(0, 0, width, height, rx=8, fill="var(--panel)", stroke="var(--line)")
    return named("agenda", title, frame, heading(22, 28, title, 17), *drawn)


@kept
def _stacked(words: Words, step: str, halves: Sequence[tuple[str, float, float]], width: float) -> Markup:
    drawn = [
        group(_half(words, half, step == half, width, height), transform=place(0, top)) for half, top, height in halves
    ]
    return named("auction", words("auction"), *drawn)


def _half(words: Words, half: str, active: bool, width: float, height: float) -> Markup:
    stripe = width / 20
    awning = [
        path(
            f"M{stripe * i:.2f},0h{stripe:.2f}v22a{stripe / 2:.2f},{stripe / 2:.2f} 0 0 1 -{stripe:.2f},0Z",
            fill="var(--red)" if i % 2 == 0 else "var(--white)",
        )
        for i in range(20)
    ]
    edge, line = ("var(--now)", 3) if active else ("var(--line)", 1)
    board = rect(0, 4, width, height - 4, rx=8, fill="var(--panel)", stroke=edge, stroke_width=line)
    text = words(f"half-{half}")
    return group(board, awning, label(width / 2, 46.5, text, 13, text_anchor="middle", fill="var(--soft)"))


LOT, LOT_TEXT = 66, 60
"""How high a lot of a shop is, and where its text begins."""


@kept
def _lot_told(words: Words, content: str, id: str, lot: View, width: float) -> Markup:
    """Return a lot with its name, its bid and what it does beside it."""
    design, effect = load_pack(content).design(lot["tile"]), _effect(words, content, lot["tile"])
    name, room = name_in(design.name, words.language), width - LOT_TEXT
    pill = place(width - 54, 0) if effect else place(LOT_TEXT, 36)
    return named(
        id,
        _lot_title(words, content, lot),
        rect(0, -4, width, _landmark_height(words, content, lot["tile"], width) or LOT, fill="transparent"),
        group(tile(design), transform=place(3, 3, 1.2)),
        paragraph(LOT_TEXT, 2, name, 13, room - (60 if effect else 0), 20 if effect else 33, font_weight=600),
        paragraph(LOT_TEXT, 22, effect, SMALL, room) if effect else None,
        group(_bid(lot["bidder"], lot["bid"]), transform=pill) if lot["bidder"] else None,
        data_name=name,
        data_figure="3 3 48 48",
    )


def _lot_title(words: Words, content: str, lot: View) -> str:
    """Say what a lot is, what it costs and what it does."""
    pack = load_pack(content)
    design, name = pack.design(lot["tile"]), tile_name(pack, lot["tile"], words)
    if lot["bidder"]:
        title = words("lot-bid", tile=name, bid=lot["bid"], seat=words(f"seat-{lot['bidder']}"))
    else:
        title = words("lot-free", tile=name, price=design.price)
    return f"{title}. {tile_text(pack, lot['tile'], words)}"


def _bid(bidder: str, bid: int) -> Markup:
    """Return the sign of a bidder with the bid; 52 by 24."""
    return group(
        rect(0, 0, 52, 24, rx=12, fill=f"var(--{bidder}-news)"),
        use(f"sign-{bidder}", transform=place(4, 4, 0.66), color="var(--white)"),
        label(36, 17, str(bid), 15, text_anchor="middle", font_weight=600, fill="var(--white)"),
    )


@kept
def calendar(words: Words, content: str, board: str | None, now: int, width: float, rows: int = 1) -> Markup:
    """Return the months with polls, and the fees of a board or else the usual ones; 54 high each row."""
    pack = load_pack(content)
    fees = pack.board(board).fees if board else pack.fees
    in_a_row = -(-pack.months // rows)
    step = width / in_a_row
    months = [
        group(
            _month(words, pack, fees[number], number + 1, number + 1 == now, step),
            transform=place(number % in_a_row * step, number // in_a_row * 54),
        )
        for number in range(pack.months)
    ]
    return named("calendar", words("calendar"), *months)


def _month(words: Words, pack: Pack, fee: int, month: int, now: bool, step: float) -> Markup:
    number = ROMAN[month - 1]
    newspaper = f"M{step - 16},-3h12v10h-12zM{step - 14},0h8M{step - 14},3h8"
    return named(
        f"month-{month}",
        f"{words(f'month-{month}')}. {words('fee-of', n=fee)}",
        rect(2, 0, step - 4, 50, rx=6, fill="var(--now)" if now else "var(--panel)", stroke="var(--line)"),
        heading(step / 2, 26, number, 16, step - 8, text_anchor="middle", fill="var(--dark)" if now else "var(--ink)"),
        label(step / 2, 42, words("fee-of-month", n=fee), 12, step - 6, text_anchor="middle",
              fill="var(--dark)" if now else "var(--soft)"),
        circle(step - 9, 2, 5, fill="var(--red)") if month == pack.months else None,
        path(newspaper, fill="var(--news)", stroke="var(--news-ink)", stroke_width=0.9)
        if month in pack.polls_in
        else None,
    )  # fmt: skip


def polls(view: View, words: Words, x: float, y: float, width: float) -> list[Part]:
    """Return the polls as newspaper columns, side by side, with who leads now in those to come; 178 high."""
    step, ahead = (width + 8) / len(view["polls"]), view["leaders"]
    return [
        placed(
            f"poll-{poll['month']}",
            _newspaper(words, view["content"], poll, {} if poll["held"] else ahead, step - 8),
            x + number * step,
            y,
        )
        for number, poll in enumerate(view["polls"])
    ]


@kept
def _newspaper(words: Words, content: str, poll: View, ahead: Mapping[str, Sequence[str]], width: float) -> Markup:
    name = name_in(load_pack(content).poll(poll["id"]).name, words.language)
    month = words(f"month-{poll['month']}")
    rows = [
        _poll_row(kind, votes, poll["boost"].get(kind, 0), ahead.get(kind, ()), 58 + number * 29, width)
        for number, (kind, votes) in enumerate(poll["votes"].items())
    ]
    return named(
        f"poll-{poll['month']}",
        f"{name}. {_poll_text(words, poll, ahead)}",
        rect(0, 0, width, 178, rx=3, fill="var(--news)", stroke="var(--line)"),
        _masthead(name, width),
        path(f"M6,35H{width - 6}M6,53H{width - 6}", stroke="var(--news-ink)", stroke_width=0.8),
        label(width / 2, 48.5, month, 12.5, text_anchor="middle", fill="var(--news-ink)"),
        *rows,
        opacity=0.65 if poll["held"] else None,
        data_name=name,
    )


def _poll_text(words: Words, poll: View, ahead: Mapping[str, Sequence[str]]) -> str:
    """Say when a poll is held, what each type brings, and who alone would get it, as totals stand now."""
    month = words(f"month-{poll['month']}")
    lines = [f"{words('poll-in', month=month)} · {words('step-end')}", words("poll-brings")]
    for kind, votes in poll["votes"].items():
        brings = words("count-votes", n=votes + poll["boost"].get(kind, 0))
        leading = ahead.get(kind, ())
        to_whom = f" ({words(f'seat-{leading[0]}')})" if len(leading) == 1 else ""
        lines.append(colon(words.language, words(f"kind-{kind}"), brings + to_whom))
    return "\n".join(lines)


def _masthead(name: str, width: float) -> Markup:
    """Return the name of a newspaper in one line, or in two where one would become small."""
    given: dict[str, Any] = {"fill": "var(--news-ink)", "text_anchor": "middle"}
    if fitted(name, 15, width - 12, TITLE) >= 13:
        return heading(width / 2, 23, name, 15, width - 12, **given)
    return paragraph(6, 2, name, 13, width - 12, 33, font_family=SERIF, font_weight=700, **given)


def _poll_row(kind: str, votes: int, boost: int, ahead: Sequence[str], y: float, width: float) -> Markup:
    """Return what a type brings, with the sign of who leads in it; faint ones where several are equal."""
    text = f"{votes}" + (f" +{boost}" if boost else "")
    step = min(18, (width - 86) / max(1, len(ahead) - 1))
    return group(
        rect(8, y, 26, 26, rx=5, fill=f"var(--{kind})"),
        use(f"icon-{kind}", transform=f"translate(11,{y + 3}) scale(0.84)"),
        label(width - 12, y + 20, text, 18, text_anchor="end", font_weight=600, fill="var(--news-ink)"),
        group(
            [
                use(f"sign-{seat}", transform=place(40 + step * i, y + 4, 0.75), color=f"var(--{seat}-news)")
                for i, seat in enumerate(ahead)
            ],
            opacity=0.4 if len(ahead) > 1 else None,
        ),
    )


def voting(view: View, words: Words, x: float, y: float, width: float) -> list[Part]:
    """Return the four voting cards in a row; 86 high."""
    step = (width + 6) / TYPES
    return [
        placed(f"voting-{kind}", _voting_card(words, kind, view["voting"][kind], step - 6), x + number * step, y)
        for number, kind in enumerate(KINDS[:TYPES])
    ]


@kept
def _voting_card(words: Words, kind: str, votes: View, width: float) -> Markup:
    name, middle = words(f"kind-{kind}"), width / 2
    return named(
        f"voting-{kind}",
        words("voting-card", kind=name, base=votes["base"], markers=votes["markers"]),
        rect(0, 0, width, 86, rx=6, fill="var(--panel)", stroke=f"var(--{kind}-dark)"),
        path(f"M0,6a6,6 0 0 1 6,-6H{width - 6}a6,6 0 0 1 6,6V26H0Z", fill=f"var(--{kind})"),
        use(f"icon-{kind}", transform=f"translate({middle - 10},3) scale(0.84)"),
        label(middle, 42, name, 12.5, width - 6, text_anchor="middle"),
        heading(middle, 64, str(votes["base"]), 20, text_anchor="middle"),
        label(middle, 80, f"+ {votes['markers']}", 13, text_anchor="middle", fill="var(--soft)"),
        data_figure=f"{middle - 13} 0 26 26",
        data_whole="",
    )
