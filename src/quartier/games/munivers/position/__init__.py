"""Positions as readable data: written in full, read with whatever a test, a puzzle or a person leaves out."""
