"""The machinery that every game stands on; it knows no game."""
