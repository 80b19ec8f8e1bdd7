"""Tree search over what a seat can know, compiled once for every game."""
