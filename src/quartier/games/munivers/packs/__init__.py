"""Content packs: reading, checking, and turning them into the tables that the rules interpret."""
