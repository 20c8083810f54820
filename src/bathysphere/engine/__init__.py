"""The ground: positions, steps, verbs, chance, events, records. It knows no game."""
