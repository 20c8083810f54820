"""How the game is shown: views, what is printed, words, the terminal, the manual."""
