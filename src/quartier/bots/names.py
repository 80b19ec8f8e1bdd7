"""The names of the bots, for whoever offers them: nothing here is compiled, so that nobody waits for it."""

LEVELS = tuple(f"level-{number}" for number in range(1, 7))
NAMES = ("random", *LEVELS[:3], "greedy", *LEVELS[3:])
"""The bots that anybody may sit down with, from the weakest to the strongest; others are a search with a budget.

Greedy stands between levels 2 and 3 in Paris, and between 3 and 4 in the other games (docs/strength.md).
"""
NET = "net"
"""What a network plays: the one that comes with the program, or that of a file."""
USUAL = "level-3"
"""The bot that sits down where nobody says which."""
