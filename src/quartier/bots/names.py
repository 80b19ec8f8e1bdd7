"""The names of the bots, for whoever offers them: nothing here is compiled, so that nobody waits for it."""

LEVELS = tuple(f"level-{number}" for number in range(1, 7))
NAMES = (*LEVELS, "greedy", "random")
"""The bots that anybody may sit down with; others are a search with a budget."""
NET = "net"
"""What a network plays: the one that comes with the program, or that of a file."""
USUAL = "level-3"
"""The bot that sits down where nobody says which."""
