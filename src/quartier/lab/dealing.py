"""Seeds of games that deal a certain thing: who asks about one mayor alone need not play the games without it."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from quartier.engine.errors import BadOption
from quartier.engine.facts import Thing
from quartier.engine.match import LARGEST_SEED, Match
from quartier.games import game as load_game

Options = Mapping[str, Any]
PATIENCE = 1000
"""Games in a row that do not deal it, after which it is not looked for any longer."""


def dealt(name: str, seed: int, options: Options) -> set[Thing]:
    """Return what seats have from the start, and what lies on the table for everybody."""
    game = load_game(name)
    facts = game.counted.facts(Match.new(game, seed, **options))
    return {thing for factors in facts.factors for thing in factors.items()} | facts.in_play


def check(name: str, thing: Thing, option_sets: Sequence[Options]) -> None:
    """Refuse what is of no family of things that are dealt with each of some options."""
    of_each = [{family for family, _ in dealt(name, 0, options)} for options in option_sets]
    families = sorted(set.intersection(*of_each))
    if thing[0] not in families or not thing[1]:
        given, known = _typed(thing), ", ".join(f"{family}=…" for family in families)
        raise BadOption(f"{name} deals {known}, and not {given}", "dealt", game=name, given=given, known=known)


def seeds(name: str, thing: Thing, option_sets: Sequence[Options], first: int, games: int) -> tuple[int, ...]:
    """Return the seeds of so many games that deal a thing with each of some options, from the first one on."""
    return _seeds(name, thing, tuple(map(json.dumps, option_sets)), first, games)


@cache
def _seeds(name: str, thing: Thing, option_sets: Sequence[str], first: int, games: int) -> tuple[int, ...]:
    given, seen, last = [json.loads(options) for options in option_sets], set[Thing](), first - 1
    found: list[int] = []
    for seed in range(first, LARGEST_SEED + 1):
        things = set.intersection(*(dealt(name, seed, options) for options in given))
        seen |= things
        if thing in things:
            found.append(seed)
            last = seed
        if len(found) == games:
            return tuple(found)
        if seed - last >= PATIENCE:
            break
    known = ", ".join(sorted(which for family, which in seen if family == thing[0]))
    sentence = f"too few games from seed {first} on deal {_typed(thing)}; they deal {known}"
    raise BadOption(sentence, "dealt-seldom", seed=str(first), given=_typed(thing), known=known)


def _typed(thing: Thing) -> str:
    return repr("=".join(thing))
