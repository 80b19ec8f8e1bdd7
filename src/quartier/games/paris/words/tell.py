"""A move in words, with all that came of it: what a replay reads out."""

from typing import Any

from quartier.engine.game import Buffer
from quartier.engine.locale import Words
from quartier.games.paris import moves
from quartier.games.paris.rules.state import BUILDING, NOBODY, PAVING, SEATS, STATE

HELPERS = ("metropolitain", "chartier")


def tell(before: Buffer, after: Buffer, tables: Buffer, seat: int, action: int, words: Words) -> str:  # noqa: ARG001
    """Return the move as a sentence, and a further one for each thing that came of it."""
    was, now = before.view(STATE)[0], after.view(STATE)[0]
    sentences = [_move(moves.path(before, action).split("/"), seat, words)]
    sentences += [_helped(card, words) for card in HELPERS if was[card] == seat and now[card] == NOBODY]
    sentences += _turn(was, now, seat, words)
    return " ".join(sentences)


news = tell
"""A move is all there is to say, to who sees the table too."""


def _move(choices: list[str], seat: int, words: Words) -> str:
    """Tell the choices of a path."""
    match choices:
        case ["postcard", card, *used]:
            return _postcard(card, used, seat, words)
        case ["pave", _, _, space]:
            return words("tell-pave", seat=_seat(seat, words), space=space)
        case [kind, building, *laid]:
            named, space = words(f"building-{building}"), laid[-1] if laid else ""
            return words(f"tell-{kind}", seat=_seat(seat, words), building=named, space=space)
        case [kind, *_]:
            return words(f"tell-{kind}", seat=_seat(seat, words))
    raise ValueError(f"no move: {choices}")


def _postcard(card: str, used: list[str], seat: int, words: Words) -> str:
    """Tell what a claimed postcard was used for."""
    values = {"seat": _seat(seat, words), "card": words(f"card-{card}")}
    match card, used:
        case _, ["none"]:
            return words("tell-none", **values)
        case (("metropolitain" | "chartier"), ["keep"]):
            return words("tell-keep", **values)
        case "levitation", [back, building, _, space]:
            given, named = words(f"building-{back}"), words(f"building-{building}")
            return words("tell-levitation", **values, back=given, building=named, space=space)
        case "bouquinistes", [space, building]:
            return words("tell-bouquinistes", **values, space=space, building=words(f"building-{building}"))
        case "le_penseur", [space, front]:
            return words("tell-le_penseur", **values, space=space, front=words(f"facing-{front}"))
    return words(f"tell-{card}", **values, space=used[-1])


def _helped(card: str, words: Words) -> str:
    """P22, P25: a postcard kept for later was used up by this move."""
    return words(f"tell-helped-{card}", card=words(f"card-{card}"))


def _turn(was: Any, now: Any, seat: int, words: Words) -> list[str]:
    """P14, P18: who begins to build, and who had to be skipped."""
    if now.phase != BUILDING:
        return []
    if was.phase == PAVING:
        return [words("tell-phase-2", seat=_seat(int(now.turn), words))]
    return [words("tell-skipped", seat=_seat(1 - seat, words))] if now.turn == seat else []


def _seat(seat: int, words: Words) -> str:
    return words(f"seat-{SEATS[seat]}")
