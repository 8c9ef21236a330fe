"""Tournaments and matches of bots: who plays whom, on which cores, and what the results say."""
