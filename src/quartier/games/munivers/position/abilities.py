"""Reads what is being decided, and how far an ability has got that is being carried out (M38-M41).

A decision needs what it is about: an ability that asks for it, of a card or of the player who decides.
"""

from typing import Any

import numpy as np

from quartier.engine.position import Reader
from quartier.games.munivers.moves import SEATS
from quartier.games.munivers.packs.pack import Pack
from quartier.games.munivers.packs.parts import LARGEST, MAX_STEPS
from quartier.games.munivers.rules.outcome import choice_for
from quartier.games.munivers.rules.state import (
    AMOUNT,
    BID_LEFT,
    BID_RIGHT,
    BIDS_WINDOW,
    CHOICES,
    COLOURS,
    FIRST_DESIGN_ABILITY,
    FIRST_MAYOR_ABILITY,
    GREEN,
    KIND,
    MAX_ROWS,
    NO_LETTER,
    NOBODY,
    NOTHING,
    OVER,
    PICK_BIDS,
    PICK_DISCARD_OR_STOP,
    PICK_KIND,
    PICK_MARKER,
    PICK_RAID,
    PICK_SALE,
    PICK_TARGET,
    TURN,
    VERB,
    WHO,
)
from quartier.games.munivers.rules.verbs import (
    BUILD_NOW,
    BUILT,
    CHOSEN,
    CHOSEN_KIND,
    DISCARD_CARDS,
    KINDS,
    PLAYED,
    SWAP_BIDS,
    TYPES,
)

ABILITY_FIELDS = (
    "row", "rows_left", "actor", "target", "kind", "picks", "price", "letter", "colour", "unresolved",
)  # fmt: skip


def read_ability(ability: Reader, state: Any, pack: Pack) -> None:
    """Read how far an ability has got; by default none is under way."""
    seats = SEATS[: state.players]
    state.row = ability.number("row", 0, MAX_ROWS - MAX_STEPS)
    state.rows_left = ability.number("rows_left", 0, MAX_STEPS)
    state.actor = ability.one_of("actor", seats, int(state.current))
    state.target = ability.one_of("target", seats, NOBODY)
    state.chosen_kind = ability.one_of("kind", KINDS[:TYPES], NOBODY)
    state.picks = ability.number("picks", 0, LARGEST)
    state.price = ability.number("price", 0, LARGEST)
    state.letter = ability.one_of("letter", KINDS[:TYPES], 0)
    state.letter_colour = ability.one_of("colour", COLOURS, NO_LETTER)
    uniques = [design.id for design in pack.designs[pack.first_unique :]]
    state.unresolved = np.uint64(sum(1 << unique for unique in ability.some_of("unresolved", uniques)))


def check_decision(reader: Reader, state: Any, tables: Any) -> None:
    """Refuse a decision that nothing asks for."""
    choice = int(state.choice)
    if state.step == OVER and choice != NOTHING:
        why = "over"
    elif choice > TURN:
        why = _why_not_to_pick(state, tables)
    elif not _is_idle(state):
        why = "ability-under-way"
    else:
        why = _why_not_to_move(state) if choice == TURN else ""
    if why:
        bidder, cards = SEATS[_next_bidder(state)], int(tables.reward_discards)
        reason = reader.because(f"deciding-{why}", seat=bidder, count=cards)
        raise reader.wrong("deciding", "deciding", given=repr(CHOICES[choice]), reason=reason)
    for unique in range(64):
        if int(state.unresolved) >> unique & 1 and not _works_when_built(state, tables, unique):
            raise reader.wrong("ability.unresolved", "unresolved")


def _is_idle(state: Any) -> bool:
    """Tell whether no ability is under way, and none has left a trace."""
    numbers = (
        state.row,
        state.rows_left,
        state.picks,
        state.price,
        state.letter,
        state.letter_colour,
        state.unresolved,
    )
    return not any(numbers) and state.target == state.chosen_kind == NOBODY


def _why_not_to_move(state: Any) -> str:
    """Return the key of why it can't be somebody's turn; none if it can."""
    if state.actor != state.current:
        return "actor"
    if state.step in (BID_LEFT, BID_RIGHT):
        if state.outbid == NOBODY and state.called == state.players:
            return "all-bids-stand"
        if _next_bidder(state) != state.current:
            return "turn-to-bid"
    return ""


def _next_bidder(state: Any) -> int:
    """Return who bids next: whoever was outbid, else the next one from the opener on."""
    return int(state.outbid if state.outbid != NOBODY else (state.opener + state.called) % state.players)


def _why_not_to_pick(state: Any, tables: Any) -> str:
    """Return the key of why nobody can be asked for such a thing."""
    if state.actor != state.current:
        return "actor"
    if state.choice == PICK_DISCARD_OR_STOP:
        alone = not state.rows_left and not state.unresolved and state.letter_colour == NO_LETTER
        return "" if alone and 1 <= state.picks <= int(tables.reward_discards) else "reward"
    if state.choice == PICK_MARKER:
        asked = (
            state.letter_colour == GREEN and state.marker_supply > 0 and not state.rows_left and not state.unresolved
        )
        return "" if asked else "marker"
    return _why_not_asked(state, tables)


def _why_not_asked(state: Any, tables: Any) -> str:
    """Return the key of why no step of an ability asks for what is being decided."""
    choice = int(state.choice)
    asking = int(state.row) - (choice not in (PICK_TARGET, PICK_KIND))
    if not _is_step_of_an_ability(state, tables, asking):
        return "row"
    verb, who, kind, amount = (int(tables.effects[asking, column]) for column in (VERB, WHO, KIND, AMOUNT))
    if choice == PICK_TARGET:
        return "" if who == CHOSEN and state.target == NOBODY else "no-player"
    if choice == PICK_KIND:
        return "" if kind == CHOSEN_KIND and state.chosen_kind == NOBODY else "no-type"
    asks = verb == DISCARD_CARDS or BUILD_NOW <= verb <= SWAP_BIDS
    if not asks or choice_for(verb) != choice:
        return "something-else"
    once = choice in (PICK_SALE, PICK_RAID, PICK_BIDS)
    if not 1 <= state.picks <= (1 if once else amount) or (choice == PICK_SALE and state.price != amount):
        return "picks"
    if choice == PICK_RAID and state.target in (NOBODY, state.actor):
        return "target"
    return "" if choice != PICK_BIDS or state.step == BIDS_WINDOW else "bids"


def _is_step_of_an_ability(state: Any, tables: Any, asking: int) -> bool:
    """Tell whether a row is one of an ability that the actor carries out, and as many are left as follow it."""
    designs = {int(design) for design in state.sites[state.actor] if design >= tables.first_unique}
    usable = [*range(tables.card_count), FIRST_MAYOR_ABILITY + int(state.mayors[state.actor])]
    usable += [FIRST_DESIGN_ABILITY + design for design in designs]
    for ability in usable:
        first, steps = (int(number) for number in tables.ability_steps[ability])
        if first <= asking < first + steps and tables.ability_when[ability] in (PLAYED, BUILT):
            return bool(state.row + state.rows_left == first + steps)
    return False


def _works_when_built(state: Any, tables: Any, unique: int) -> bool:
    design = int(tables.first_unique) + unique
    return design in state.sites[state.actor] and tables.ability_when[FIRST_DESIGN_ABILITY + design] == BUILT
