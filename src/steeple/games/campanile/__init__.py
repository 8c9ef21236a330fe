"""What the two editions of Campanile share: towers, influence, order, ranking. Not a game by itself."""
