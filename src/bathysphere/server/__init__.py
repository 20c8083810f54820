"""What a server adds to a table: where it is kept, how workers tell each other, where bots think."""
