"""Paris: La Cité de la Lumière, for two players. RULES.md explains every rule and where it lives."""
