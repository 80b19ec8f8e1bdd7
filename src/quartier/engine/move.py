"""A move is a path of named choices: `place/V6/90/c3`. This file is the grammar of paths, for every game."""

from collections.abc import Iterable
from dataclasses import dataclass

from quartier.engine.errors import IllegalMove, shown
from quartier.engine.game import Buffer

SEPARATOR = "/"


@dataclass(frozen=True, eq=False)
class Move:
    """A move that was made, and the state it was made in."""

    seat: int
    action: int
    path: str
    before: Buffer


def choices(paths: Iterable[str], prefix: str = "") -> dict[str, int]:
    """Return what can be chosen after a prefix, with the number of moves behind each choice.

    This is one node of the trie of legal paths: the prompt in the terminal, the clicks in the browser.

    >>> choices(["take/V6", "take/L4", "pass"])
    {'take': 2, 'pass': 1}
    >>> choices(["take/V6", "take/L4", "pass"], "take")
    {'V6': 1, 'L4': 1}
    """
    start = prefix + SEPARATOR if prefix else ""
    found: dict[str, int] = {}
    for path in paths:
        if path.startswith(start):
            choice = path[len(start) :].split(SEPARATOR, 1)[0]
            found[choice] = found.get(choice, 0) + 1
    return found


def kind(path: str) -> str:
    """Return the first choice of a path."""
    return path.split(SEPARATOR, 1)[0]


def spaced(path: str) -> str:
    """Return a path as people type it in a terminal: its choices with spaces between them."""
    return path.replace(SEPARATOR, " ")


def why_not(path: object, paths: list[str]) -> IllegalMove:
    """Explain why a path is none of the legal ones: name the first choice that does not fit, and those that do."""
    if not isinstance(path, str) or not path:
        sentence = f"a move is a path of choices such as {paths[0]!r}, not {shown(path)}"
        return IllegalMove(sentence, "not-a-path", example=repr(paths[0]), given=shown(path))
    walked = ""
    for choice in path.split(SEPARATOR):
        if choice not in choices(paths, walked):
            break
        walked = f"{walked}{SEPARATOR}{choice}" if walked else choice
    rest = choices(paths, walked)
    possible = ", ".join(list(rest)[:12]) + (", …" if len(rest) > 12 else "")
    said = {"path": repr(path), "walked": repr(walked), "possible": possible}
    if not rest:
        return IllegalMove(f"{path!r} goes on after {walked!r}, which is a whole move", "path-goes-on", **said)
    if walked == path:
        return IllegalMove(f"{path!r} is not a whole move yet; it goes on with {possible}", "path-not-whole", **said)
    if walked:
        return IllegalMove(f"{path!r} is not legal; after {walked!r} you can choose {possible}", "path-illegal", **said)
    return IllegalMove(f"{path!r} is not legal; now you can choose {possible}", "path-illegal-now", **said)
