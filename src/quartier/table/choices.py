"""The trie of a seat's legal moves, as a client walks it: questions, labels, and what stands for each choice."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.game import Game, Offer
from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.engine.move import SEPARATOR

View = Mapping[str, Any]
Trie = dict[str, Any]
Behind = Sequence[tuple[list[str], Offer]]
"""Some legal moves, with their steps."""


class Walk:
    """Writes the trie of one decision."""

    def __init__(self, game: Game, view: View, words: Words) -> None:
        self.game = game
        self.view = view
        self.words = words

    def node(self, walked: str, depth: int, moves: Behind) -> Trie:
        """Return what can be chosen after so many steps, and all that can follow."""
        behind: dict[str, list[tuple[list[str], Offer]]] = {}
        for move in moves:
            if len(move[0]) > depth:
                behind.setdefault(move[0][depth], []).append(move)
        kinds = {word: under[0][1].kinds[depth] for word, under in behind.items()}
        usual = next(iter(kinds.values()))
        return {
            "question": self.game.question(self.view, walked, self.words),
            "kind": usual,
            "options": [
                self.option(walked, depth, word, under) | ({} if kinds[word] == usual else {"kind": kinds[word]})
                for word, under in behind.items()
            ],
        }

    def option(self, walked: str, depth: int, word: str, moves: Behind) -> dict[str, Any]:
        """Return one choice."""
        here = f"{walked}{SEPARATOR}{word}" if walked else word
        longer = any(len(steps) > depth + 1 for steps, _ in moves)
        option: dict[str, Any] = {
            "choice": word,
            "label": self.game.label(self.view, walked, word, self.words),
            "touches": list(dict.fromkeys(id for _, offer in moves for id in offer.stands_for[depth])),
            "next": self.node(here, depth + 1, moves) if longer else None,
        }
        whole = next((offer.touches for steps, offer in moves if len(steps) == depth + 1), None)
        return option if whole is None else option | {"all": list(whole)}


def trie(match: Match, seat: int, view: View, words: Words) -> Trie:
    """Return all that a seat can choose now."""
    moves = [(offer.path.split(SEPARATOR), offer) for offer in match.offers(seat)]
    return Walk(match.game, view, words).node("", 0, moves)
