"""The middle of the table: the auction as a market stall, the calendar, polls as newspaper columns, voting cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.scene import Part, kept, placed
from quartier.engine.svg import (
    Markup,
    circle,
    fitted,
    group,
    heading,
    label,
    named,
    path,
    place,
    rect,
    use,
    wrapped,
)
from quartier.games.munivers.drawing.map import design_of, tile, tile_title
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Pack, name_in
from quartier.games.munivers.rules.state import STEPS
from quartier.games.munivers.rules.verbs import KINDS, TYPES

View = Mapping[str, Any]
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def stall(view: View, words: Words, x: float, y: float, width: float) -> list[Part]:
    """Return the auction: a half under each awning, four places a half; 178 high. Without lots, the agenda."""
    if not lots_left(view):
        return [placed("agenda", _agenda(words, view["month"], view["step"], width), x, y)]
    half_width = (width - 12) / 2
    parts = [placed("auction", _awnings(words, view["step"], half_width), x, y)]
    for number, half in enumerate(("left", "right")):
        left, step = x + number * (half_width + 12), half_width / 4
        for spot, lot in enumerate(view["auction"][half]):
            id = f"lot-{half}-{spot + 1}"
            content = _lot(words, view["content"], id, lot, step)
            parts.append(placed(id, content, left + spot * step, y + 56, inside="auction"))
    return parts


def lots_left(view: View) -> bool:
    """Tell whether the stall is open."""
    return bool(view["auction"]["left"] or view["auction"]["right"])


@kept
def _agenda(words: Words, month: int, now: str, width: float) -> Markup:
    """Return the steps of a month in two columns, the present one marked."""
    title, column = words(f"month-{month}"), (width - 24) / 2
    steps = [step for step in STEPS if step != "over"]
    drawn = []
    for number, step in enumerate(steps):
        across, down = divmod(number, -(-len(steps) // 2))
        text, ink = words(f"step-{step}"), "dark" if step == now else "soft"
        drawn.append(
            group(
                rect(0, 0, column - 8, 24, rx=6, fill="var(--now)") if step == now else None,
                label(10, 17, text, fitted(text, 13, column - 28), fill=f"var(--{ink})",
                      font_weight=600 if step == now else 400),
                transform=place(12 + across * column, 40 + 26 * down),
            )
        )  # fmt: skip
    frame = rect(0, 0, width, 178, rx=8, fill="var(--panel)", stroke="var(--line)")
    return named("agenda", title, frame, heading(22, 28, title, 17), *drawn)


@kept
def _awnings(words: Words, step: str, width: float) -> Markup:
    halves = [
        group(_half(words, half, step == half, width), transform=place(number * (width + 12), 0))
        for number, half in enumerate(("left", "right"))
    ]
    return named("auction", words("auction"), *halves)


def _half(words: Words, half: str, active: bool, width: float) -> Markup:
    stripe = width / 20
    awning = [
        path(
            f"M{stripe * i:.2f},0h{stripe:.2f}v22a{stripe / 2:.2f},{stripe / 2:.2f} 0 0 1 -{stripe:.2f},0Z",
            fill="var(--red)" if i % 2 == 0 else "var(--white)",
        )
        for i in range(20)
    ]
    edge, line = ("var(--now)", 3) if active else ("var(--line)", 1)
    board = rect(0, 4, width, 174, rx=8, fill="var(--panel)", stroke=edge, stroke_width=line)
    text = words(f"half-{half}")
    return group(board, awning, label(width / 2, 50, text, 13, text_anchor="middle", fill="var(--soft)"))


@kept
def _lot(words: Words, content: str, id: str, lot: View, width: float) -> Markup:
    design = design_of(content, lot["tile"])
    name = name_in(design.name, words.language)
    if lot["bidder"]:
        title = words("lot-bid", tile=name, bid=lot["bid"], seat=words(f"seat-{lot['bidder']}"))
    else:
        title = words("lot-free", tile=name, price=design.price)
    size = min(1.5, (width - 10) / 44)
    left = (width - 40 * size) / 2
    return named(
        id,
        f"{title}. {tile_title(design, words)}",
        group(tile(design), transform=place(left, 0, size)),
        _lot_name(name, width),
        _bid(lot["bidder"], lot["bid"], width) if lot["bidder"] else None,
    )


def _bid(bidder: str, bid: int, width: float) -> Markup:
    """Return the sign of a bidder with the bid."""
    pill = min(52, width - 4)
    left = (width - pill) / 2
    return group(
        rect(left, 84, pill, 24, rx=12, fill=f"var(--{bidder})"),
        use(f"sign-{bidder}", transform=place(left + 4, 88, 0.66), color="var(--white)"),
        label(width / 2 + 10, 101, str(bid), 15, text_anchor="middle", font_weight=600, fill="var(--white)"),
    )


def _lot_name(name: str, width: float) -> Markup:
    """Return the name of a tile on one line, or on two where that reads better."""
    first, *rest = wrapped(name, 11, width - 6)
    lines = [first, " ".join(rest)] if rest else [first]
    size = min(fitted(line, 11 if len(lines) == 1 else 10, width - 6) for line in lines)
    top = 80 - 10 * (len(lines) - 1) - (4 if len(lines) == 1 else 0)
    return group(label(width / 2, top + 10 * i, line, size, text_anchor="middle") for i, line in enumerate(lines))


@kept
def calendar(words: Words, content: str, now: int, width: float) -> Markup:
    """Return the months with fees and polls; 58 high."""
    pack = load_pack(content)
    step = width / pack.months
    months = [
        group(_month(words, pack, month, month == now, step), transform=place((month - 1) * step, 0))
        for month in range(1, pack.months + 1)
    ]
    return named("calendar", words("calendar"), *months)


def _month(words: Words, pack: Pack, month: int, now: bool, step: float) -> Markup:
    fee, number = pack.fees[month - 1], ROMAN[month - 1]
    newspaper = f"M{step - 16},2h12v10h-12zM{step - 14},5h8M{step - 14},8h8"
    return named(
        f"month-{month}",
        f"{words(f'month-{month}')}. {words('fee-of', n=fee)}",
        rect(2, 0, step - 4, 50, rx=6, fill="var(--now)" if now else "var(--panel)", stroke="var(--line)"),
        heading(step / 2, 22, number, fitted(number, 17, step - 12), text_anchor="middle",
                fill="var(--dark)" if now else "var(--ink)"),
        label(step / 2, 40, f"{fee} K€", fitted("3 K€", 11, step - 8), text_anchor="middle",
              fill="var(--dark)" if now else "var(--soft)"),
        circle(step - 9, 8, 6, fill="var(--red)") if month == pack.months else None,
        path(newspaper, fill="var(--news)", stroke="var(--news-ink)", stroke_width=0.9)
        if month in pack.polls_in
        else None,
    )  # fmt: skip


def polls(view: View, words: Words, x: float, y: float, width: float) -> list[Part]:
    """Return the polls as newspaper columns, side by side, with who leads now in those to come; 178 high."""
    step, ahead = (width + 8) / len(view["polls"]), leaders(view["players"])
    return [
        placed(
            f"poll-{poll['month']}",
            _newspaper(words, view["content"], poll, {} if poll["held"] else ahead, step - 8),
            x + number * step,
            y,
        )
        for number, poll in enumerate(view["polls"])
    ]


def leaders(players: Mapping[str, View]) -> dict[str, list[str]]:
    """Return who has most of each type, with what a campaign adds (M44); several who are equal win nothing there."""
    found = {}
    for kind in KINDS[:TYPES]:
        totals = {seat: data["totals"][kind] + data["campaign"].get(kind, 0) for seat, data in players.items()}
        most = max(totals.values())
        found[kind] = [seat for seat, total in totals.items() if total == most > 0]
    return found


@kept
def _newspaper(words: Words, content: str, poll: View, ahead: Mapping[str, Sequence[str]], width: float) -> Markup:
    name = name_in(next(entry.name for entry in load_pack(content).polls if entry.id == poll["id"]), words.language)
    month = words(f"month-{poll['month']}")
    rows = [
        _poll_row(kind, votes, poll["boost"].get(kind, 0), ahead.get(kind, ()), 52 + number * 31, width)
        for number, (kind, votes) in enumerate(poll["votes"].items())
    ]
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
        label(middle, 42, name, fitted(name, 12, width - 6), text_anchor="middle"),
        heading(middle, 64, str(votes["base"]), 20, text_anchor="middle"),
        label(middle, 80, f"+ {votes['markers']}", 13, text_anchor="middle", fill="var(--soft)"),
    )
