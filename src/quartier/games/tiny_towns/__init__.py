"""Tiny Towns, for one to six players. RULES.md explains every rule and where it lives."""
