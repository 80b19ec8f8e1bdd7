"""What is counted in finished games of Tiny Towns: buildings, monuments, resources, and who was ahead when."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from quartier.engine.facts import Counted, Event, Factor, Facts, Thing, Use, decisions, stages_of
from quartier.engine.game import Buffer
from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.moves import in_play
from quartier.games.tiny_towns.rules.state import (
    BUILDER,
    FIRST_BUILDING,
    KEEPING,
    NO_CARD,
    SQUARES,
    STATE,
    TYPES,
)

RAISED = {"build": 0, "grow": 0, "claim": 0, "replace": 1}
"""The moves that put a building down, and which of their choices says what it is."""


def facts(match: Match) -> Facts:
    """Count a finished match."""
    last: Any = match.state.view(STATE)[0]
    kept = [("monument", cards().all[card].id) for card in last.monument[: len(match.seats)] if card != NO_CARD]
    table = [("building", in_play(last, kind)) for kind in range(len(TYPES))]
    return Facts(
        winners=tuple(match.winners),
        scores=tuple(match.true_scores()),
        moves=decisions(match),
        factors=tuple(factors(match)),
        stages=stages_of(match, round_beginnings(match), standing),
        events=tuple(with_points(match, list(events(match)))),
        offers=Counter([*kept, *(thing for thing in table for _ in match.seats)]),
        in_play=frozenset(table),
    )


def factors(match: Match) -> Iterator[dict[str, str]]:
    """Yield what each seat has: its place after the first master builder (T6), its animal, its monument."""
    first: Any = match.at(0).state.view(STATE)[0]
    last: Any = match.state.view(STATE)[0]
    for seat, name in enumerate(match.seats):
        found = {"seat": name}
        if first.mode == BUILDER:
            found["place"] = str((seat - int(first.master)) % len(match.seats) + 1)
        if last.monument[seat] != NO_CARD:
            found["kept"] = cards().all[last.monument[seat]].id
        yield found


def round_beginnings(match: Match) -> Iterator[tuple[str, Buffer]]:
    """Yield the rounds, and the states that they begin with; monuments are kept before the first."""
    begun = 0
    for move in match.history:
        record: Any = move.before.view(STATE)[0]
        if record.phase != KEEPING and record.round_number > begun:
            begun = int(record.round_number)
            yield str(begun), move.before


def standing(state: Buffer) -> tuple[tuple[float, ...], ...]:
    """Return how many cubes and how many buildings stand in each town."""
    record: Any = state.view(STATE)[0]
    return tuple(
        (float(sum(0 < code < FIRST_BUILDING for code in codes)), float(sum(code >= FIRST_BUILDING for code in codes)))
        for codes in (codes_of(int(town)) for town in record.squares[: record.players])
    )


def codes_of(town: int) -> list[int]:
    """Return what lies on each square, as numbers."""
    return [town >> 4 * square & 15 for square in range(len(SQUARES))]


def events(match: Match) -> Iterator[Event]:
    """Yield what was named and built, round by round; the stage is the number of the round, from 0."""
    for move in match.history:
        kind, *chosen = move.path.split("/")
        record: Any = move.before.view(STATE)[0]
        stage = max(0, int(record.round_number) - 1)
        if kind in RAISED:
            card = chosen[RAISED[kind]]
            family = "building" if cards()[card].type in TYPES else "monument"
            yield Event(stage, move.seat, (family, card))
        elif kind in ("name", "choose"):
            yield Event(stage, move.seat, ("resource", chosen[0]))


def with_points(match: Match, found: list[Event]) -> Iterator[Event]:
    """Yield the events with what each building brings: its type's line of the score, in equal parts."""
    scores, raised = match.true_scores(), Counter((event.seat, event.thing) for event in found)
    for event in found:
        family, which = event.thing
        points = None
        if family != "resource":
            points = scores[event.seat][cards()[which].type] / raised[event.seat, event.thing]
        yield Event(event.stage, event.seat, event.thing, points)


def name(options: Mapping[str, Any], thing: Thing, words: Words) -> str:  # noqa: ARG001
    """Name a thing."""
    family, which = thing
    if family == "resource":
        return words(f"resource-{which}")
    return words(f"card-{which}") if family != "habit" else ""


def stage_name(stage: str, words: Words) -> str:
    """Name a round."""
    return words("round", round=stage)


COUNTED = Counted(
    factors=(Factor("seat"), Factor("place"), Factor("kept", tolerance=4.0)),
    uses=(
        Use("building", judged="worth", amount="points"),
        Use("monument", judged="worth", amount="points"),
        Use("resource", relative=True),
    ),
    facts=facts,
    name=name,
    stage_name=stage_name,
)
