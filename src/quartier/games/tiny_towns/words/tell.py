"""A move in words, with all that came of it: what a replay reads out."""

from typing import Any

import numpy as np

from quartier.engine.game import SPECTATOR, Buffer, line_totals, seats_in
from quartier.engine.locale import Words, listed
from quartier.games.tiny_towns import moves
from quartier.games.tiny_towns.rules.entries import RULES
from quartier.games.tiny_towns.rules.state import CHOOSING, OVER, RESOURCES, SCORE_LINES, SEATS, SOLO, STATE
from quartier.games.tiny_towns.view import resource, view
from quartier.games.tiny_towns.words.texts import card_name, result

QUIET = ("done", "enough", "decline")
"""Moves that change nothing which others see."""


def tell(before: Buffer, after: Buffer, tables: Buffer, seat: int, action: int, words: Words) -> str:
    """Return the move as a sentence, and a further one when a round begins or the game ends."""
    was, now = before.view(STATE)[0], after.view(STATE)[0]
    sentences = [_move(moves.choices(before, tables, seat, action), was, seat, words)]
    if now.phase == OVER:
        sentences += [words("tell-over"), _result(after, tables, words)]
    elif now.round_number != was.round_number:
        sentences.append(_round(now, words))
    return " ".join(sentences)


def news(before: Buffer, after: Buffer, tables: Buffer, seat: int, action: int, words: Words) -> str:  # noqa: ARG001
    """Return what a seat did, if it was anything; rounds and ends are on the table."""
    was = before.view(STATE)[0]
    choices = moves.choices(before, tables, seat, action)
    return "" if choices[0] in QUIET else _move(choices, was, seat, words)


def _move(choices: tuple[str, ...], was: Any, seat: int, words: Words) -> str:
    kind, *named = choices
    values = {"seat": words(f"seat-{SEATS[seat]}")}
    if kind == "name" and was.mode == SOLO:
        kind = "take"
    if kind == "place" and was.named and named[0] != resource(int(was.named)):
        kind = "factory"
    if kind == "swap":
        values["warehouse"] = named.pop(0)
    if kind == "keep":
        return words("tell-keep", **values)
    if kind == "watch":
        return words("tell-watch", **values, cards=listed([card_name(card, words) for card in named], words.language))
    for choice in named:
        if choice in RESOURCES:
            values["resource"] = words(f"resource-{choice}")
        elif len(choice) == 2:
            values["square"] = choice
        elif "-" not in choice:
            values["card"] = card_name(choice, words)
    return words(f"tell-{kind}", **values)


def _result(after: Buffer, tables: Buffer, words: Words) -> str:
    """T21, T43: say who has won, and what decided where points are equal."""
    players = int(after.view(STATE)[0].players)
    lines = np.zeros((players, len(SCORE_LINES)), np.int32)
    RULES.scores(after, tables, lines)
    ended = {
        **view(after, tables, SPECTATOR),
        "seats": SEATS[:players],
        "scores": [{"total": total} for total in line_totals(lines)],
        "winners": seats_in(int(RULES.winners(after, tables))),
    }
    return result(ended, words)


def _round(now: Any, words: Words) -> str:
    number = int(now.round_number)
    if now.phase == CHOOSING:
        return words("tell-free", round=number)
    if now.named:
        return words("tell-card", round=number, resource=words(f"resource-{resource(int(now.named))}"))
    return words("tell-round", round=number)
