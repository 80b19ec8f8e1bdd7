"""The table: games in the browser, between people, bots and programs."""
