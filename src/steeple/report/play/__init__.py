"""The games of a report: what is played, and the rows that are kept of it."""
