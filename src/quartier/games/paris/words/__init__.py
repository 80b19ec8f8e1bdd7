"""What players read: prompts, tales, the scene in a terminal, and the texts in five languages."""
