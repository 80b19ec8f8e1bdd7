"""Seeds of games that deal a certain thing: who asks about one mayor alone need not play the games without it."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from quartier.engine.errors import BadOption
from quartier.engine.facts import Thing
from quartier.engine.match import LARGEST_SEED, Match
from quartier.games import game as load_game

PATIENCE = 1000
"""Games in a row that do not deal it, after which it is not looked for any longer."""


def read(name: str, typed: str, options: Mapping[str, Any]) -> Thing:
    """Return what somebody typed as family=name, if the game deals such things."""
    family, _, which = typed.partition("=")
    families = sorted({family for family, _ in dealt(name, 0, options)})
    if not which or family not in families:
        known = ", ".join(f"{family}=…" for family in families)
        sentence = f"{name} deals {known}, and not {typed!r}"
        raise BadOption(sentence, "dealt", game=name, given=repr(typed), known=known)
    return family, which


def dealt(name: str, seed: int, options: Mapping[str, Any]) -> set[Thing]:
    """Return what seats have from the start, and what lies on the table for everybody."""
    game = load_game(name)
    facts = game.counted.facts(Match.new(game, seed, **options))
    return {thing for factors in facts.factors for thing in factors.items()} | facts.in_play


def seeds(name: str, options: Mapping[str, Any], thing: Thing, first: int, games: int) -> tuple[int, ...]:
    """Return the seeds of so many games that deal a thing, from the first one on."""
    return _seeds(name, json.dumps(options), thing, first, games)


@cache
def _seeds(name: str, options: str, thing: Thing, first: int, games: int) -> tuple[int, ...]:
    given, seen, last = json.loads(options), set[Thing](), first - 1
    found: list[int] = []
    for seed in range(first, LARGEST_SEED + 1):
        if len(found) == games:
            return tuple(found)
        if seed - last > PATIENCE:
            raise _never(thing, seen)
        things = dealt(name, seed, given)
        seen |= things
        if thing in things:
            found.append(seed)
            last = seed
    sentence = f"a seed is a whole number from 0 to {LARGEST_SEED}, and so must be that of the last game"
    raise BadOption(sentence, "seed", most=LARGEST_SEED, given=LARGEST_SEED + 1)


def _never(thing: Thing, seen: Iterable[Thing]) -> BadOption:
    """Return an error that says what is dealt instead."""
    given, known = repr("=".join(thing)), ", ".join(sorted(which for family, which in seen if family == thing[0]))
    sentence = f"{PATIENCE} games in a row did not deal {given}, but {known}"
    return BadOption(sentence, "dealt-never", games=PATIENCE, given=given, known=known)
