"""The trie of a seat's legal moves, as a client walks it: questions, labels, and what stands for each choice."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.game import Game, Offer, flat
from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.engine.move import SEPARATOR

View = Mapping[str, Any]
Trie = dict[str, Any]
Behind = Sequence[tuple[list[str], Offer]]
"""Some legal moves, with their steps."""
NOTED = ("action", "card")
"""The kinds of choices that say what they do; the board shows what tiles and places are."""


class Walk:
    """Writes the trie of one decision."""

    def __init__(self, game: Game, view: View, words: Words) -> None:
        self.game = game
        self.view = view
        self.words = words

    def node(self, walked: str, depth: int, moves: Behind) -> Trie:
        """Return what can be chosen after so many steps of these moves, all of which are longer."""
        behind: dict[str, list[tuple[list[str], Offer]]] = {}
        for move in moves:
            behind.setdefault(move[0][depth], []).append(move)
        usual = moves[0][1].kinds[depth]
        return {
            "question": self.game.question(self.view, walked, self.words),
            "kind": usual,
            "options": [self.option(walked, depth, word, under, usual) for word, under in behind.items()],
        }

    def option(self, walked: str, depth: int, word: str, moves: Behind, usual: str) -> dict[str, Any]:
        """Return one choice; it says its kind where that is not the usual one of its step."""
        here = f"{walked}{SEPARATOR}{word}" if walked else word
        longer = [move for move in moves if len(move[0]) > depth + 1]
        option: dict[str, Any] = {
            "choice": word,
            "label": self.game.label(self.view, walked, word, self.words),
            "touches": list(flat(tuple({offer.stands_for[depth]: None for _, offer in moves}))),
            "next": self.node(here, depth + 1, longer) if longer else None,
        }
        if moves[0][1].kinds[depth] in NOTED and (note := self.game.note(self.view, walked, word, self.words)):
            option["note"] = note
        if len(longer) < len(moves):
            option["all"] = list(next(offer.touches for steps, offer in moves if len(steps) == depth + 1))
            if caution := self.game.caution(self.view, here, self.words):
                option["caution"] = caution
        kind = moves[0][1].kinds[depth]
        return option if kind == usual else option | {"kind": kind}


def trie(match: Match, seat: int, view: View, words: Words) -> Trie:
    """Return all that a seat can choose now."""
    moves = [(offer.path.split(SEPARATOR), offer) for offer in match.offers(seat)]
    return Walk(match.game, view, words).node("", 0, moves)
