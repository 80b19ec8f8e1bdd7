"""The trie of a seat's legal moves, as a client walks it: questions, labels, and what stands for each choice."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.engine.move import SEPARATOR

View = Mapping[str, Any]
Trie = dict[str, Any]

KINDS = (
    ("turn", re.compile(r"(0|90|180|270)m?$")),
    ("space", re.compile(r"[a-z]\d{1,2}(-[a-z]\d{1,2})*$")),
    ("amount", re.compile(r"\d+$")),
    ("player", re.compile(r"(orange|blue|green|violet|badger|fox|hare|mole|otter|squirrel)$")),
    ("resource", re.compile(r"(wood|wheat|brick|glass|stone)$")),
    ("answer", re.compile(r"(yes|no|keep|none|loan|window|month|left|right)$")),
)


def trie(match: Match, seat: int, view: View, words: Words) -> Trie:
    """Return all that a seat can choose now."""
    leaves = [(path.split(SEPARATOR), match.touches(path, seat)) for path in match.moves(seat)]
    return _node(match, view, words, "", 0, leaves)


def _node(
    match: Match, view: View, words: Words, walked: str, depth: int, leaves: Sequence[tuple[list[str], tuple[str, ...]]]
) -> Trie:
    behind: dict[str, list[tuple[list[str], tuple[str, ...]]]] = {}
    for leaf in leaves:
        if len(leaf[0]) > depth:
            behind.setdefault(leaf[0][depth], []).append(leaf)
    return {
        "question": match.game.question(view, walked, words),
        "kind": kind(list(behind), depth),
        "options": [_option(match, view, words, walked, depth, word, under) for word, under in behind.items()],
    }


def _option(
    match: Match,
    view: View,
    words: Words,
    walked: str,
    depth: int,
    word: str,
    leaves: Sequence[tuple[list[str], tuple[str, ...]]],
) -> dict[str, Any]:
    here = f"{walked}{SEPARATOR}{word}" if walked else word
    longer = any(len(path) > depth + 1 for path, _ in leaves)
    option: dict[str, Any] = {
        "choice": word,
        "label": match.game.label(view, walked, word, words),
        "touches": list(dict.fromkeys(id for _, ids in leaves for id in ids if stands_for(id, word))),
        "next": _node(match, view, words, here, depth + 1, leaves) if longer else None,
    }
    ends = next((ids for path, ids in leaves if len(path) == depth + 1), None)
    return option if ends is None else option | {"all": list(ends)}


def kind(words: Sequence[str], depth: int) -> str:
    """Return what kind of thing is chosen in a step."""
    if depth == 0:
        return "action"
    for name, pattern in KINDS:
        if all(pattern.match(word) for word in words):
            return name
    return "card" if any("_" in word for word in words) else "piece"


def stands_for(id: str, choice: str) -> bool:
    """Tell whether an element of the scene is what a choice names: a space, a piece, a card."""
    name = id.rsplit("-", 1)[-1]
    return name == choice or ("-" in choice and name in choice.split("-")) or id.endswith(f"-{choice}")
