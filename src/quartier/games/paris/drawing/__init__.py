"""The scene, in parts, drawn from a view alone."""
