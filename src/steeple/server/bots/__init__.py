"""Bots at tables: when they think, on which core, and the hints they give."""
