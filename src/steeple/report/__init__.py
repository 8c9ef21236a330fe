"""Reports for designers: what thousands of games between bots say about a game, in figures and words."""
