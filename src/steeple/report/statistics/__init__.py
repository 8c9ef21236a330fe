"""Numbers with intervals, and what they say about luck and skill."""
