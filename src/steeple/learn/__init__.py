"""Learning from one's own play: games for a network to learn from, and networks that learn."""
