"""All bots by their names."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

from quartier.bots.basic import Bot, GreedyBot, RandomBot
from quartier.bots.levels import LEVELS
from quartier.bots.names import NAMES, NET
from quartier.bots.network import SHIPPED
from quartier.bots.search.bot import Budget, SearchBot
from quartier.engine.errors import BadOption, shown
from quartier.engine.game import Game
from quartier.engine.match import Match
from quartier.engine.thinking import PLAIN, Thinking

__all__ = ["Bot", "bot", "check", "file_of", "names_in", "play_to_the_end"]

SEARCHES: Mapping[str, Mapping[str, Any]] = {"search": {}, "uct": PLAIN}
"""Searches by how they think: as the game says, or for comparison without any taste."""
MAKERS: Mapping[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: level.bot for name, level in LEVELS.items()},
}
BOTS: Mapping[str, Callable[[int], Bot]] = {name: MAKERS[name] for name in NAMES}
KNOWN = ", ".join((*NAMES, *(f"{search}:seconds=1" for search in SEARCHES), NET, "net:FILE"))
"""How bots are named, for those who did not know."""


def bot(name: str, seed: int = 0) -> Bot:
    """Return a new bot by its name, such as `greedy`, `level-3`, `search:iterations=20000` or `net:paris.onnx`."""
    if name in BOTS:
        return BOTS[name](seed)
    kind, colon, given = name.partition(":")
    if kind in SEARCHES and colon:
        budget, thinking = _settings(given)
        return SearchBot(seed, budget, **{**SEARCHES[kind], **thinking})
    if kind == NET and bool(colon) == bool(given):
        return _trained(given, seed)
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


def check(name: str, game: Game, players: int) -> None:
    """Refuse a bot that there is not, or that can't play this game."""
    found = bot(name)
    if hasattr(found, "demand"):
        found.demand(game, players)


def file_of(name: str, game: str) -> Path | None:
    """Return the file of the network that a bot plays a game by; None: it has none."""
    kind, _, given = name.partition(":")
    if kind != NET:
        return None
    named = _parts(given)[0]
    return Path(named) if named else SHIPPED / f"{game}.onnx"


def _trained(given: str, seed: int) -> Bot:
    """Read `FILE,seconds=1`, of which either may be lacking: what has no budget does not think ahead."""
    named, settings = _parts(given)
    file = Path(named) if named else None
    net = import_module("quartier.bots.net")  # late, and unseen by `quartier prepare`: few want it, and it is compiled
    budget, thinking = _settings(settings) if settings else (None, {})
    found: Bot = net.NetSearch(file, seed, budget, **thinking) if budget else net.NetBot(file)
    return found


def _parts(given: str) -> tuple[str, str]:
    """Part the name of a file from settings such as `seconds=1`."""
    first, _, rest = given.partition(",")
    key, sign, _ = first.partition("=")
    return ("", given) if sign and key.isidentifier() else (first, rest)


def _settings(given: str) -> tuple[Budget, dict[str, Any]]:
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
    Thinking(**values)  # refused here, and not in the middle of a game
    return budget, values


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
