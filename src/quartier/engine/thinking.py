"""How bots should think about a game: what its evaluations mean, and how its moves are best searched."""

from dataclasses import dataclass, fields
from typing import Any

from quartier.engine.errors import BadOption

LEAST = {"point": 1e-6, "temperature": 1e-6, "spread": 1e-6, "doubt": 1e-6, "horizon": -1}
"""What settings are at least, because they are divided by or mean something below zero; all others are not negative."""
MOST_WHOLE, MOST = 10_000, 1e9


@dataclass(frozen=True, slots=True)
class Thinking:
    """The settings of the search, found by playing matches; whole numbers of evaluations become points by `point`."""

    point: float = 1.0
    """What `evaluate` grows by when the margin to the best rival grows by one point (alone: the own points)."""
    temperature: float = 4.0
    """Points that a move may look worse than the best one and still be tried e times less often."""
    exploration: float = 1.0
    """How long moves that look promising are tried although others did better."""
    caution: float = 0.05
    """How much worse than its siblings a move counts before it is tried."""
    width: float = 8.0
    """How many of the most promising moves are tried at first …"""
    widening: float = 1.0
    """… and how many more with the root of the visits."""
    win_weight: float = 0.5
    """What winning counts for; the rest is the margin."""
    spread: float = 10.0
    """Points of margin that are as good as any more."""
    doubt: float = 10.0
    """Points of margin that evaluations are wrong by."""
    ripe: int = 4
    """Visits of a node before its moves are judged one by one."""
    worlds: int = 4
    """In how many worlds the moves at the root are judged; 0: moves are not judged at all."""
    modelled: bool = False
    """Whether rivals' moves are guessed by taste instead of searched."""
    advised: bool = False
    """Whether somebody else judges moves and positions (bots/search/leaves.py): the tree then ends where nobody has."""
    candidates: int = 1
    """Of how many random moves the most promising one is played when a simulation leaves the tree."""
    rival_candidates: int = 4
    """The same for rivals whose moves are guessed."""
    horizon: int = -1
    """Moves after which a simulation is judged instead of played on; -1: it is played to the end."""
    breath: int = 200
    """Simulations in about a tenth of a second, or a little more: what levels of play count in."""

    def __post_init__(self) -> None:
        for field in fields(self):
            name, given = field.name, getattr(self, field.name)
            least, most = LEAST.get(name, 0), MOST if field.type is float else MOST_WHOLE
            if not least <= given <= most:
                sentence = f"{name} of a search goes from {least:g} to {most:g}; it can't be {given:g}"
                values = {"name": name, "least": f"{least:g}", "most": f"{most:g}", "given": f"{given:g}"}
                raise BadOption(sentence, "search-range", **values)


PLAIN: dict[str, Any] = {
    "worlds": 0, "ripe": 1, "width": 1e9, "modelled": False, "candidates": 1, "horizon": -1, "exploration": 1.0,
    "win_weight": 1.0,
}  # fmt: skip
"""Plain UCT with random playouts to the end, for comparison: no taste at all."""
