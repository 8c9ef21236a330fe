"""A game in the terminal: the board, the bots, and games saved for later."""
