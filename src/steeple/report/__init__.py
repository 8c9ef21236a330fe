"""Reports for designers: thousands of games among bots, and what they say about a game, in figures and plain words."""
