"""What comparing benchmarks share: contenders take turns in short rounds, so that a noisy machine is noisy for all."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from rich.progress import track

SECONDS = 1.0
"""The length of one round."""
ROUNDS = 9
"""From which medians are taken, unless somebody asks for more."""
Found = TypeVar("Found")


def in_turns(contenders: Mapping[str, Callable[[], Found]], rounds: int) -> dict[str, list[Found]]:
    """Return what each contender found in its rounds."""
    found: dict[str, list[Found]] = {name: [] for name in contenders}
    for _ in track(range(rounds), "Measuring in turns"):
        for name, round_of in contenders.items():
            found[name].append(round_of())
    return found
