"""Where the time goes when a game is compiled: seconds of the processor for each entry and for the dearest rules.

    python benchmarks/compiling.py paris

A rule's own seconds are those of typing and translating it; an entry's, above all, of optimising it with everything
that it calls. Rules that are compiled more than once are called with records or arrays of several types.
"""

import argparse
import os
import tempfile
import time
from collections import Counter, defaultdict
from importlib import import_module
from typing import Any

from numba.core import event

RULES_SHOWN = 15


class Stopwatch(event.Listener):  # type: ignore[misc]
    """Adds up what each function costs by itself, without those that are compiled for it."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)
        self.times: Counter[str] = Counter()
        self._running: list[tuple[float, float]] = []

    def on_start(self, event: Any) -> None:  # noqa: ARG002
        """Begin with a function."""
        self._running.append((time.process_time(), 0.0))

    def on_end(self, event: Any) -> None:
        """Count a function, and not count it for the one that called it."""
        begun, inside = self._running.pop()
        taken = time.process_time() - begun
        function = event.data["dispatcher"].py_func
        name = f"{function.__module__}.{function.__name__}"
        self.seconds[name] += taken - inside
        self.times[name] += 1
        if self._running:
            outer, others = self._running.pop()
            self._running.append((outer, others + taken))


def main() -> None:
    """Compile a game without looking whether it is compiled already, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    module = f"quartier.games.{parser.parse_args().game}.rules.entries"
    stopwatch = Stopwatch()
    with tempfile.TemporaryDirectory() as empty:
        os.environ["XDG_CACHE_HOME"] = empty
        event.register("numba:compile", stopwatch)
        import_module(module)
    everything = sum(stopwatch.seconds.values())
    entries = {name: taken for name, taken in stopwatch.seconds.items() if name.startswith(module)}
    rules = {name: taken for name, taken in stopwatch.seconds.items() if name not in entries}
    print(f"{everything:.1f} s for {sum(stopwatch.times.values())} functions; entries:")
    for name, taken in entries.items():
        print(f"  {taken:6.2f}  {name.removeprefix(module + '.')}")
    print("the dearest of the others (and how often they were compiled):")
    for name, taken in sorted(rules.items(), key=lambda rule: -rule[1])[:RULES_SHOWN]:
        print(f"  {taken:6.2f}  {name} ({stopwatch.times[name]})")


if __name__ == "__main__":
    main()
