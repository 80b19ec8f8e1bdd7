"""The middle of the table: the auction as a market stall, the calendar, polls as newspaper columns, voting cards."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.locale import Words
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
    wrapped,
)
from quartier.games.munivers.drawing.map import tile, tile_title
from quartier.games.munivers.packs.pack import Pack, name_in
from quartier.games.munivers.rules.verbs import KINDS, TYPES

View = Mapping[str, Any]
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def stall(view: View, pack: Pack, words: Words, width: float) -> Markup:
    """Return the auction: a half under each awning, four places a half; 178 high."""
    half_width = (width - 12) / 2
    halves = []
    for number, half in enumerate(("left", "right")):
        halves.append(group(_half(view, pack, words, half, half_width), transform=place(number * (half_width + 12), 0)))
    return named("auction", words("auction"), *halves)


def _half(view: View, pack: Pack, words: Words, half: str, width: float) -> Markup:
    stripe = width / 20
    awning = [
        path(
            f"M{stripe * i:.2f},0h{stripe:.2f}v22a{stripe / 2:.2f},{stripe / 2:.2f} 0 0 1 -{stripe:.2f},0Z",
            fill="var(--red)" if i % 2 == 0 else "var(--white)",
        )
        for i in range(20)
    ]
    active = view["step"] == half
    board = rect(
        0, 4, width, 174, rx=8, fill="var(--panel)", stroke="var(--now)" if active else "var(--line)",
        stroke_width=3 if active else 1,
    )  # fmt: skip
    text = words(f"half-{half}")
    place_width = width / 4
    lots = view["auction"][half]
    drawn = [
        group(_lot(pack, words, half, number, lot, place_width), transform=place(number * place_width, 56))
        for number, lot in enumerate(lots)
    ]
    return group(board, awning, label(width / 2, 50, text, 13, text_anchor="middle", fill="var(--soft)"), drawn)


def _lot(pack: Pack, words: Words, half: str, number: int, lot: View, width: float) -> Markup:
    design = next(design for design in pack.designs if design.id == lot["tile"])
    name = name_in(design.name, words.language)
    if lot["bidder"]:
        title = words("lot-bid", tile=name, bid=lot["bid"], seat=words(f"seat-{lot['bidder']}"))
    else:
        title = words("lot-free", tile=name, price=design.price)
    size = min(1.5, (width - 10) / 44)
    left = (width - 40 * size) / 2
    bid = None
    pill = min(52, width - 4)
    if lot["bidder"]:
        bid = group(
            rect((width - pill) / 2, 84, pill, 24, rx=12, fill=f"var(--{lot['bidder']})"),
            element("use", href=f"#sign-{lot['bidder']}", transform=place((width - pill) / 2 + 4, 88, 0.66),
                    style="filter:brightness(10)"),
            label(width / 2 + 10, 101, str(lot["bid"]), 15, text_anchor="middle", font_weight=600,
                  fill="var(--white)"),
        )  # fmt: skip
    return named(
        f"lot-{half}-{number + 1}",
        f"{title}. {tile_title(design, words)}",
        group(tile(design), transform=place(left, 0, size)),
        _lot_name(name, width),
        bid,
    )


def _lot_name(name: str, width: float) -> Markup:
    """Return the name of a tile on one line, or on two where that reads better."""
    first, *rest = wrapped(name, 11, width - 6)
    lines = [first, " ".join(rest)] if rest else [first]
    size = min(fitted(line, 11 if len(lines) == 1 else 10, width - 6) for line in lines)
    top = 80 - 10 * (len(lines) - 1) - (4 if len(lines) == 1 else 0)
    return group(label(width / 2, top + 10 * i, line, size, text_anchor="middle") for i, line in enumerate(lines))


def calendar(view: View, words: Words, pack: Pack, width: float) -> Markup:
    """Return the months with fees and polls; 58 high."""
    step = width / view["months"]
    cells = []
    for month in range(1, view["months"] + 1):
        now = month == view["month"]
        poll = month in pack.polls_in
        last = month == view["months"]
        fill = "var(--now)" if now else "var(--panel)"
        cells.append(
            named(
                f"month-{month}",
                f"{words(f'month-{month}')}. {words('fee-of', n=pack.fees[month - 1])}",
                rect(2, 0, step - 4, 50, rx=6, fill=fill, stroke="var(--line)"),
                heading(step / 2, 22, ROMAN[month - 1], fitted(ROMAN[month - 1], 17, step - 12),
                        text_anchor="middle", fill="var(--dark)" if now else "var(--ink)"),
                label(step / 2, 40, f"{pack.fees[month - 1]} K€", fitted("3 K€", 11, step - 8), text_anchor="middle",
                      fill="var(--dark)" if now else "var(--soft)"),
                circle(step - 9, 8, 6, fill="var(--red)") if last else None,
                path(f"M{step - 16},2h12v10h-12zM{step - 14},5h8M{step - 14},8h8", fill="var(--news)",
                     stroke="var(--news-ink)", stroke_width=0.9) if poll else None,
                transform=place((month - 1) * step, 0),
            )
        )  # fmt: skip
    return named("calendar", words("calendar"), *cells)


def polls(view: View, words: Words, pack: Pack, width: float) -> Markup:
    """Return the polls as newspaper columns, side by side; 178 high."""
    step = (width + 8) / len(view["polls"])
    columns = []
    for number, poll in enumerate(view["polls"]):
        columns.append(group(_newspaper(poll, words, pack, step - 8), transform=place(number * step, 0)))
    return named("polls", words("polls"), *columns)


def _newspaper(poll: View, words: Words, pack: Pack, width: float) -> Markup:
    name = name_in(next(entry.name for entry in pack.polls if entry.id == poll["id"]), words.language)
    month = words(f"month-{poll['month']}")
    rows = []
    for number, (kind, votes) in enumerate(poll["votes"].items()):
        y = 52 + number * 31
        boost = poll["boost"].get(kind, 0)
        rows.append(
            group(
                rect(8, y, 26, 26, rx=5, fill=f"var(--{kind})"),
                element("use", href=f"#icon-{kind}", transform=f"translate(11,{y + 3}) scale(0.84)"),
                label(width - 12, y + 20, f"{votes}" + (f" +{boost}" if boost else ""), 18, text_anchor="end",
                      font_weight=600, fill="var(--news-ink)"),
                path(f"M40,{y + 9}H{width - 46}M40,{y + 17}H{width - 56}", stroke="var(--news-ink)", opacity=0.25),
            )
        )  # fmt: skip
    return named(
        f"poll-{poll['month']}",
        f"{words('poll-in', month=month)}: {name}",
        rect(0, 0, width, 178, rx=3, fill="var(--news)", stroke="var(--line)"),
        heading(width / 2, 20, name, fitted(name, 15, width - 12), text_anchor="middle", fill="var(--news-ink)"),
        path(f"M6,26H{width - 6}M6,44H{width - 6}", stroke="var(--news-ink)", stroke_width=0.8),
        label(width / 2, 39, month, 11, text_anchor="middle", fill="var(--news-ink)"),
        *rows,
        opacity=0.45 if poll["held"] else None,
    )


def voting(view: View, words: Words, width: float) -> Markup:
    """Return the four voting cards in a row; 86 high."""
    step = (width + 6) / TYPES
    cards = []
    for number, kind in enumerate(KINDS[:TYPES]):
        data = view["voting"][kind]
        title = words("voting-card", kind=words(f"kind-{kind}"), base=data["base"], markers=data["markers"])
        name = words(f"kind-{kind}")
        middle = (step - 6) / 2
        cards.append(
            named(
                f"voting-{kind}",
                title,
                rect(0, 0, step - 6, 86, rx=6, fill="var(--panel)", stroke=f"var(--{kind}-dark)"),
                path(f"M0,6a6,6 0 0 1 6,-6H{step - 12}a6,6 0 0 1 6,6V26H0Z", fill=f"var(--{kind})"),
                element("use", href=f"#icon-{kind}", transform=f"translate({middle - 10},3) scale(0.84)"),
                label(middle, 42, name, fitted(name, 12, step - 12), text_anchor="middle"),
                heading(middle, 64, str(data["base"]), 20, text_anchor="middle"),
                label(middle, 80, f"+ {data['markers']}", 13, text_anchor="middle", fill="var(--soft)"),
                transform=place(number * step, 0),
            )
        )
    return named("voting", words("voting"), *cards)
