"""What each seat decides: refuses a decision that lacks what it is about; finds out who decides if nobody says."""

from typing import Any

from quartier.engine.position import Reader
from quartier.games.tiny_towns.position.towns import squares_with, takes_marks
from quartier.games.tiny_towns.rules.state import (
    BLACK,
    BUILD,
    BUILDER,
    CHOOSE,
    CHOOSING,
    CLAIM,
    CLAIMS,
    EFFECTS,
    FIRST_BUILDING,
    GROW,
    KEEP,
    KEEPING,
    MARK,
    MONUMENT,
    NAME,
    NAMING,
    NO_CARD,
    OVER,
    PHASES,
    PLACE,
    REPLACE,
    REST,
    SOLO,
    SQUARES,
    STAGES,
    STOCK,
    TOWN_HALL,
    TOWNS,
)
from quartier.games.tiny_towns.view import code_on, stands

PHASES_OF_STAGE = {
    KEEP: (KEEPING,),
    NAME: (NAMING,),
    CHOOSE: (CHOOSING,),
    PLACE: (TOWNS,),
    **dict.fromkeys((BUILD, MARK, REPLACE, GROW, STOCK), (TOWNS, CLAIMS)),
    CLAIM: (CLAIMS,),
}
"""When seats have which decision; whoever claims by the watch may then build (T32)."""
AFTER_A_MARK = (BUILD, REPLACE)
"""T31: what a seat goes on with when it has marked a building."""


def phase_of_stages(state: Any) -> int:
    """Return the phase in which seats have such decisions."""
    return min((PHASES_OF_STAGE[stage][0] for stage in state.stage.tolist() if stage != REST), default=TOWNS)


def check_decision(state: Any, tables: Any, seat: int, town: Reader) -> None:
    """Refuse a decision for which something is missing."""
    stage, phase, resume = int(state.stage[seat]), int(state.phase), int(state.resume[seat])
    if stage != REST and phase not in PHASES_OF_STAGE[stage]:
        raise town.wrong("stage", "stage-phase", stage=repr(STAGES[stage]), phase=repr(PHASES[phase]))
    if stage != REST and state.complete[seat]:
        raise town.wrong("stage", "stage-complete")
    if resume not in (AFTER_A_MARK if stage == MARK else (REST,)):
        raise town.wrong("resume", "resume", given=repr(STAGES[resume]), stage=repr(STAGES[stage]))
    for part in {stage, resume}:
        if not _finds_what_it_needs(state, tables, seat, part):
            need = town.because(f"need-{STAGES[part]}")
            raise town.wrong("stage", "stage-without", stage=repr(STAGES[part]), need=need)
    _check_replacing(state, tables, seat, town)


def _finds_what_it_needs(state: Any, tables: Any, seat: int, stage: int) -> bool:
    """Tell whether a decision finds what it is about."""
    effect, has_room = _monument_effect(state, tables, seat), _has_room(state, seat)
    unmarked = [square for square in squares_with(state, seat, BLACK) if not code_on(state.marks[seat], square)]
    found = {
        KEEP: state.dealt[seat, 1] != NO_CARD and state.monument[seat] == NO_CARD,
        NAME: (state.mode == BUILDER and state.master == seat) or state.mode == SOLO,
        CHOOSE: state.mode == TOWN_HALL and not state.chosen[seat],
        PLACE: (state.named or state.chosen[seat]) and has_room,
        MARK: takes_marks(state, tables) and len(unmarked) == 1,
        REPLACE: effect == "replace" and state.replacements[seat] > 0,
        GROW: effect == "free_building" and has_room,
        STOCK: effect == "watch" and not state.watch[seat],
        CLAIM: state.claims[seat] and has_room,
    }
    return bool(found.get(stage, True))


def _check_replacing(state: Any, tables: Any, seat: int, town: Reader) -> None:
    """T33: replacements are counted down while the guild replaces, and only then; the first one is remembered."""
    left, first = int(state.replacements[seat]), int(state.replaced[seat])
    if REPLACE not in (state.stage[seat], state.resume[seat]):
        if left or first:
            raise town.wrong("replacements", "replacements")
        return
    all_of_them = int(tables.effect_number[state.monument[seat]])
    replaced = bool(first) and FIRST_BUILDING <= code_on(state.squares[seat], first - 1) < FIRST_BUILDING + MONUMENT
    if left > all_of_them or (left < all_of_them) != replaced or (first and not replaced):
        raise town.wrong("replaced", "replaced", count=all_of_them)


def _monument_effect(state: Any, tables: Any, seat: int) -> str:
    return EFFECTS[tables.effect[state.monument[seat]]] if stands(state, seat) else ""


def _has_room(state: Any, seat: int) -> bool:
    return any(code_on(state.squares[seat], square) == 0 for square in range(len(SQUARES)))


# --- who decides, if nobody says ---------------------------------------------------------------------------


def settle(state: Any, given_stages: bool) -> bool:
    """Complete a position that does not say what each seat decides; tell whether the rules have to go on.

    T18: a full town is complete before a naming; after it its owner is asked.
    """
    seats = range(state.players)
    if state.phase == OVER or _anybody_decides(state):
        return False
    placing = [bool(state.named or state.chosen[seat]) for seat in seats]
    if state.phase == KEEPING and any(state.dealt[seat, 0] != NO_CARD for seat in seats):
        for seat in seats:
            state.stage[seat] = KEEP if state.dealt[seat, 0] != NO_CARD and state.monument[seat] == NO_CARD else REST
        return not _anybody_decides(state)
    if given_stages and state.phase in (TOWNS, CLAIMS) and any(placing):
        return True  # everybody is done
    for seat in seats:
        full = not _has_room(state, seat)
        if full and not state.complete[seat] and not any(placing):
            state.complete[seat] = max(1, int(state.round_number) - 1)
        elif not state.complete[seat] and any(placing):
            state.stage[seat] = BUILD if full else PLACE if placing[seat] else REST
    if all(state.complete[seat] for seat in seats):
        state.phase, state.named = OVER, 0
        return False
    if any(placing):
        state.phase = TOWNS
        return not _anybody_decides(state)
    state.phase = KEEPING
    state.round_number = max(0, int(state.round_number) - 1)
    return True


def _anybody_decides(state: Any) -> bool:
    return any(state.stage[seat] != REST for seat in range(state.players))
