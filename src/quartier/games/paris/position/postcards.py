"""Reads the postcards: which are in play, whose they are, what is kept for later, and the tokens they cost."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.position import Reader
from quartier.games.paris.rules.state import (
    CARDS,
    CARDS_IN_PLAY,
    KEPT_CARDS,
    NOBODY,
    NOT_IN_PLAY,
    OPEN,
    SACRE_COEUR,
    SEATS,
)


class Postcards:
    """Lays out eight postcards: those given, then those of the set-up, then others."""

    def __init__(self, reader: Reader, state: Any, all_tokens: int) -> None:
        self.reader = reader
        self.state = state
        self.all_tokens = all_tokens
        cards = reader.part("cards", CARDS)
        self.owners = {card: cards.one_of(card, SEATS, OPEN) for card in cards.named}

    def read(self, used: Mapping[str, str]) -> None:
        """Read everything; `used` are the cards of which the board tells that they were used."""
        self._read_held(used)
        for card, piece in used.items():
            if self.owners.get(card) == OPEN:
                raise self.reader.wrong("cards", "used-card", card=card, piece=piece)
        if len(self.owners) > CARDS_IN_PLAY:
            raise self.reader.wrong("cards", "cards-in-play", count=len(self.owners), wanted=CARDS_IN_PLAY)
        given = list(self.owners)
        self._fill_up(used)
        self._read_tokens(given)
        for number, card in enumerate(CARDS):
            self.state.card[number] = self.owners.get(card, NOT_IN_PLAY)
        waived = self.reader.some_of("waived", CARDS[SACRE_COEUR : SACRE_COEUR + 1])
        self._read_sacre_coeur(bool(waived), given)

    def _read_held(self, used: Mapping[str, str]) -> None:
        """Read the cards to be used later; each was claimed by its holder."""
        held = self.reader.part("held", SEATS)
        for seat, name in enumerate(SEATS):
            for number in held.some_of(name, KEPT_CARDS):
                card = KEPT_CARDS[number]
                if self.owners.setdefault(card, seat) != seat:
                    raise held.wrong(name, "foreign-card", card=card, seat=name)
                if card in used:
                    raise held.wrong(name, "used-card", card=card, piece=used[card])
                setattr(self.state, card, seat)

    def _fill_up(self, used: Mapping[str, str]) -> None:
        """Open cards until eight are in play; one that was used but is not given is nobody's and out of the game."""
        dealt = [card for number, card in enumerate(CARDS) if self.state.card[number] != NOT_IN_PLAY]
        for card in (*dealt, *CARDS):
            if len(self.owners) < CARDS_IN_PLAY and card not in used:
                self.owners.setdefault(card, OPEN)
        if len(self.owners) < CARDS_IN_PLAY:
            raise self.reader.wrong("cards", "whose-cards", cards=", ".join(used))

    def _read_tokens(self, given: list[str]) -> None:
        """P15: each token that is gone was paid for a postcard: for one that is not given, without its effect."""
        tokens = self.reader.part("tokens", SEATS)
        free = [card for card in self.owners if card not in given]
        for seat, name in enumerate(SEATS):
            claimed = list(self.owners.values()).count(seat)
            left = tokens.number(name, self.all_tokens - claimed, self.all_tokens)
            paid = self.all_tokens - left
            if not claimed <= paid <= claimed + len(free):
                raise tokens.wrong(name, "tokens", given=left, count=claimed)
            for _ in range(paid - claimed):
                self.owners[free.pop()] = seat
            self.state.tokens[seat] = left

    def _read_sacre_coeur(self, waived: bool, given: list[str]) -> None:
        """P17, P24: it has its effect for its owner, unless it was claimed without."""
        card = CARDS[SACRE_COEUR]
        owner = self.owners.get(card, OPEN)
        if waived and owner == OPEN:
            raise self.reader.wrong("waived", "waived", card=card)
        self.state.sacre_coeur = owner if card in given and not waived and owner != OPEN else NOBODY
