"""Munivers de Paris: rules M1-M48, and the content packs they are played with."""
