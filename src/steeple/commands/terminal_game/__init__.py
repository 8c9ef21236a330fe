"""A game in the terminal: the board, the bots, and saved games."""
