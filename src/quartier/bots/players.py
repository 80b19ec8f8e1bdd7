"""All bots by their names."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from quartier.bots.basic import Bot, GreedyBot, RandomBot
from quartier.bots.levels import LEVELS
from quartier.bots.names import NAMES
from quartier.bots.search.bot import Budget, SearchBot
from quartier.engine.errors import BadOption, shown
from quartier.engine.match import Match
from quartier.engine.thinking import PLAIN, Thinking

__all__ = ["Bot", "bot", "names_in", "play_to_the_end"]

SEARCHES: Mapping[str, Mapping[str, Any]] = {"search": {}, "uct": PLAIN}
"""Searches by how they think: as the game says, or for comparison without any taste."""
MAKERS: tuple[Callable[[int], Bot], ...] = (RandomBot, GreedyBot, *(level.bot for level in LEVELS.values()))
BOTS: Mapping[str, Callable[[int], Bot]] = dict(zip(NAMES, MAKERS, strict=True))
KNOWN = ", ".join((*NAMES, "search:seconds=1"))
"""How bots are named, for those who did not know."""


def bot(name: str, seed: int = 0) -> Bot:
    """Return a new bot by its name, such as `greedy`, `level-3` or `search:iterations=20000`."""
    if name in BOTS:
        return BOTS[name](seed)
    kind, colon, given = name.partition(":")
    if kind in SEARCHES and colon:
        return _search(given, seed, SEARCHES[kind])
    raise BadOption(f"there is no bot {shown(name)}; the bots are {KNOWN}", "no-bot", given=shown(name), known=KNOWN)


def names_in(typed: str) -> list[str]:
    """Return the names in a list with commas; since a search has commas too, `threads=2` goes on with the one before.

    >>> names_in("human, search:seconds=1,threads=2, level-3")
    ['human', 'search:seconds=1,threads=2', 'level-3']
    """
    names: list[str] = []
    for part in map(str.strip, typed.split(",")):
        if names and "=" in part and ":" not in part:
            names[-1] += f",{part}"
        else:
            names.append(part)
    return names


def _search(given: str, seed: int, thinking: Mapping[str, Any]) -> SearchBot:
    """Read `seconds=1,threads=2` and, for those who try out how to think, settings of `Thinking`."""
    types = {field.name: field.type for kind in (Budget, Thinking) for field in fields(kind)}
    values: dict[str, Any] = {}
    for item in given.split(","):
        key, _, value = item.partition("=")
        if key not in types:
            known = ", ".join(types)
            sentence = f"a search has no setting {shown(key)}; it has {known}"
            raise BadOption(sentence, "search-setting", given=shown(key), known=known)
        values[key] = _number(key, value, whole=types[key] in (int, bool, int | None))
    budget = Budget(**{field.name: values.pop(field.name) for field in fields(Budget) if field.name in values})
    changes = {**thinking, **values}
    Thinking(**changes)  # refused here, and not in the middle of a game
    return SearchBot(seed, budget, **changes)


def _number(key: str, value: str, whole: bool) -> float | int:
    try:
        return int(value) if whole else float(value)
    except ValueError:
        sentence = f"{key} of a search is a number, not {shown(value)}"
        raise BadOption(sentence, "search-number", name=key, given=shown(value)) from None


def play_to_the_end(match: Match, players: Mapping[int, Bot] | Sequence[Bot], listener: Any = None) -> Match:
    """Let bots finish a game; `listener` is called after every move."""
    while not match.over:
        seat = match.waiting[0]
        match.play_action(players[seat].choose(match, seat), seat)
        if listener:
            listener(match)
    return match
