"""Career cards: the deck, hands, and the letters that put markers on voting cards (M6, M15, M34, M38)."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import NONE, bit, count, draw_bit
from quartier.games.munivers.rules.state import GREEN, HAND, HAND_BONUS, NO_LETTER, PICK_MARKER, RED


@rule
def draw_cards(state: Record, seat: Number, number: Number) -> None:
    """Draw cards. An empty deck is made anew from the discarded cards; if there are none, nothing is drawn (R)."""
    for _ in range(number):
        if state.deck == NONE:
            state.deck = state.discarded
            state.discarded = NONE
        if state.deck == NONE:
            return
        card = bit(draw_bit(state, state.deck))
        state.deck &= ~card
        state.hands[seat] |= card


@rule
def discard(state: Record, seat: Number, card: Number) -> None:
    """Put a card from the hand on the open discard pile."""
    state.hands[seat] &= ~bit(card)
    state.discarded |= bit(card)


@rule
def lose_cards(state: Record, seat: Number, number: Number) -> None:
    """Discard cards at random."""
    for _ in range(min(number, count(state.hands[seat]))):
        discard(state, seat, draw_bit(state, state.hands[seat]))


@rule
def refill(state: Record, seat: Number) -> None:
    """M34: draw up to three cards, or to as many as a skill allows."""
    wanted = np.int64(HAND) + state.standing[seat, HAND_BONUS]
    draw_cards(state, seat, wanted - count(state.hands[seat]))


@rule
def use_card(state: Record, tables: Record, seat: Number, card: Number) -> None:
    """M38: a card used either way leaves the hand, and its letter is to be settled."""
    discard(state, seat, card)
    state.letter = tables.letter[card]
    state.letter_colour = tables.colour[card]


@rule
def place_markers(state: Record, kind: Number, number: Number) -> None:
    """Put markers on a voting card, as long as there are any."""
    placed = min(number, np.int64(state.marker_supply))
    state.markers[kind] += placed
    state.marker_supply -= placed


@rule
def remove_markers(state: Record, kind: Number, number: Number) -> None:
    """Take markers off a voting card."""
    removed = min(number, np.int64(state.markers[kind]))
    state.markers[kind] -= removed
    state.marker_supply += removed


@rule
def settle_letter(state: Record) -> None:
    """M38: a red letter must put its marker; for a green one the player decides."""
    if state.letter_colour == GREEN and state.marker_supply > 0:
        state.current = state.actor
        state.choice = PICK_MARKER
        return
    if state.letter_colour == RED:
        place_markers(state, state.letter, np.int64(1))
    state.letter_colour = NO_LETTER
