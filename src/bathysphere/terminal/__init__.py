"""The table in the terminal: people and bots at one screen, line by line."""
