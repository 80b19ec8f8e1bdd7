"""The resource cards of the town hall and of the solo game: T42, T43.

The order of a face-down deck is decided only when a card is drawn, so nobody can know it.
"""

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import draw_below
from quartier.games.tiny_towns.rules.state import (
    CARDS_PER_RESOURCE,
    FIRST_CUBE,
    HIDDEN_DISCARDS,
    OPEN_CARDS,
    RESOURCES,
)
from quartier.games.tiny_towns.rules.town import whole


@rule
def shuffle(state: Record) -> None:
    """T3: fifteen cards, three of each resource."""
    for resource in range(len(RESOURCES)):
        state.deck[resource] = CARDS_PER_RESOURCE


@rule
def unseen_cards(state: Record) -> Number:
    """Return how many cards have not been seen since the last shuffle."""
    unseen = 0
    for resource in range(len(RESOURCES)):
        unseen += whole(state.deck[resource])
    return unseen


@rule
def draw_unseen(state: Record) -> Number:
    """Draw one of the cards not seen yet."""
    number = draw_below(state, unseen_cards(state))
    for resource in range(len(RESOURCES)):
        number -= whole(state.deck[resource])
        if number < 0:
            state.deck[resource] -= 1
            return resource + FIRST_CUBE
    return 0


@rule
def draw_town_hall_card(state: Record) -> Number:
    """T42: five cards lie unseen in the discard; when just they are left the deck is empty: shuffle all."""
    if unseen_cards(state) == HIDDEN_DISCARDS:
        shuffle(state)
    return draw_unseen(state)


@rule
def open_solo_cards(state: Record) -> None:
    """T43: fill the places of the open cards, first from the shuffled deck, then from the cards put under it."""
    for place in range(OPEN_CARDS):
        if state.open[place] == 0:
            if unseen_cards(state) > 0:
                state.open[place] = draw_unseen(state)
            else:
                state.open[place] = draw_from_under(state)


@rule
def draw_from_under(state: Record) -> Number:
    """T43: the cards put under the deck come up again in the order in which they went there."""
    drawn = whole(state.under[0])
    state.under_count -= 1
    for place in range(state.under_count):
        state.under[place] = state.under[place + 1]
    state.under[state.under_count] = 0
    return drawn


@rule
def put_under(state: Record, cube: int) -> None:
    """T43: the chosen card goes face down under the deck."""
    state.under[state.under_count] = cube
    state.under_count += 1


@rule
def take_open_card(state: Record, cube: int) -> None:
    """T43: choose one of the open cards."""
    for place in range(OPEN_CARDS):
        if state.open[place] == cube:
            state.open[place] = 0
            return
