"""Many games of bots, and what they tell: how strong bots are, and how fair games."""
