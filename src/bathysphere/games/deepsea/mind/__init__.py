"""What bots and learning agents make of a position."""
