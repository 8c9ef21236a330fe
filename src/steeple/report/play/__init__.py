"""The games of a report: what is played, and the row that is kept of each game."""
