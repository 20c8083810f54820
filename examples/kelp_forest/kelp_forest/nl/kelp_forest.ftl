game-kelp = Kelpwoud
game-pitch = Neem kelp uit de rij: elk getal telt één keer.
