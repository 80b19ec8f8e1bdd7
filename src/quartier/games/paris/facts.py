"""What is counted in finished games of Paris: buildings and postcards, and who was ahead when."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from quartier.engine.facts import Counted, Event, Factor, Facts, Thing, Use, decisions, stages_of
from quartier.engine.game import Buffer
from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.games.paris.components import components
from quartier.games.paris.habits import ALL, HABITS, QUESTIONS
from quartier.games.paris.moves import UNUSED
from quartier.games.paris.rules.state import BUILDINGS, PAVING, SEATS, STATE
from quartier.games.paris.view import named


def facts(match: Match) -> Facts:
    """Count a finished match."""
    opening, seen = match.at(0).state, match.view()
    stages = stages_of(match, stage_beginnings(match), standing)
    cards = [("postcard", card) for card in seen["cards"]]
    first = int(opening.view(STATE)[0].turn)
    return Facts(
        winners=tuple(match.winners),
        scores=tuple(match.true_scores()),
        moves=decisions(match),
        factors=tuple({"seat": name, "place": str((seat - first) % 2 + 1)} for seat, name in enumerate(SEATS)),
        stages=stages,
        events=tuple(events(match)),
        offers=Counter([*cards, *(("reserved", piece) for piece in BUILDINGS), *reserved(match)]),
        in_play=frozenset(cards),
    )


def stage_of(match: Match) -> list[int]:
    """Return the stage that each move belongs to: 0 in phase 1, then the rounds of phase 2.

    A round is a turn of each; who is skipped (P18) falls behind, so it is counted by whoever had the most turns.
    """
    turns: Counter[int] = Counter()
    found = []
    for move in match.history:
        if move.before.view(STATE)[0].phase == PAVING:
            found.append(0)
        else:
            turns[move.seat] += 1
            found.append(max(turns.values()))
    return found


def stage_beginnings(match: Match) -> Iterator[tuple[str, Buffer]]:
    """Yield the stages, and the states that they begin with."""
    begun = -1
    for move, stage in zip(match.history, stage_of(match), strict=True):
        if stage > begun:
            yield str(stage), move.before
            begun = stage


def standing(state: Buffer) -> tuple[tuple[float, ...], ...]:
    """Return how many tokens each seat has left, and how many spaces its reserved buildings would cover."""
    record: Any = state.view(STATE)[0]
    return tuple(
        (float(record.tokens[seat]), float(sum(size_of(piece) for piece in named(record.reserve[seat], BUILDINGS))))
        for seat in range(len(SEATS))
    )


@cache
def size_of(piece: str) -> int:
    """Return how many spaces a building covers."""
    return sum(row.count("X") for row in components().shapes[piece])


def events(match: Match) -> Iterator[Event]:
    """Yield what the seats reserved, claimed and built."""
    light, cards = light_points(match.view()), match.view()["card_points"]
    for move, stage in zip(match.history, stage_of(match), strict=True):
        kind, *chosen = move.path.split("/")
        if kind == "take":
            yield Event(stage, move.seat, ("reserved", chosen[0]))
        elif kind == "place":
            yield Event(stage, move.seat, ("built", chosen[0]), light[chosen[0]])
        elif kind == "postcard" and chosen[-1] == UNUSED:
            yield Event(stage, move.seat, ("unused", chosen[0]))
        elif kind == "postcard":
            points = light["garden"] if chosen[0] == "jardin_des_plantes" else cards.get(chosen[0])
            yield Event(stage, move.seat, ("postcard", chosen[0]), points)
            if chosen[0] == "levitation":
                yield Event(stage, move.seat, ("built", chosen[2]), light[chosen[2]])


def light_points(seen: Mapping[str, Any]) -> dict[str, int]:
    """P33: return what each building brings in the end by its light, the annex included."""
    sizes = [len(building["spaces"]) for building in seen["buildings"]]
    if "annex" in seen["pieces"]:
        sizes[seen["pieces"]["annex"]["building"]] += 1
    pieces = [building["piece"] for building in seen["buildings"]]
    return {piece: size * lamps for piece, size, lamps in zip(pieces, sizes, seen["lamps"], strict=True)}


def reserved(match: Match) -> Iterator[Thing]:
    """Yield the buildings that somebody got, and could so build."""
    for move in match.history:
        kind, *chosen = move.path.split("/")
        if kind == "take":
            yield "built", chosen[0]
        elif chosen[:1] == ["levitation"] and chosen[-1] != UNUSED:
            yield "built", chosen[2]


def name(options: Mapping[str, Any], thing: Thing, words: Words) -> str:  # noqa: ARG001
    """Name a thing."""
    family, which = thing
    if family in ("postcard", "unused"):
        return words(f"card-{which}")
    if family == "habit":
        kind, _, card = which.partition("=")
        if kind != "blank":
            return ""
        return words("habit-blank-all") if card == ALL else words("habit-blank", card=words(f"card-{card}"))
    return words(f"building-{which}")


def stage_name(stage: str, words: Words) -> str:
    """Name a stage: the first phase, or a round of the second."""
    return words("phase-1") if stage == "0" else words("stage-round", round=int(stage))


COUNTED = Counted(
    factors=(Factor("seat"), Factor("place")),
    uses=(
        Use("postcard", relative=True, judged="used", tolerance=4.0, amount="points"),
        Use("unused"),
        Use("reserved", relative=True),
        Use("built", relative=True, amount="points"),
    ),
    facts=facts,
    name=name,
    stage_name=stage_name,
    habits=HABITS,
    questions=QUESTIONS,
)
