"""What the two editions of Campanile share: towers, influence, order and ranking.

It isn't a game by itself.
"""
