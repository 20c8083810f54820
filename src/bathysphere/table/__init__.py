"""The table: seats, people, bots and the record of a game being played, and where all that is kept."""
