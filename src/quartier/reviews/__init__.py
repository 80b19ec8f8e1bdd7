"""Games thought over once more: what each decision was worth, what was luck, and where the game turned."""

FORMAT = 1
"""Of reviews as plain data: one of another format says something else, or says it otherwise."""
