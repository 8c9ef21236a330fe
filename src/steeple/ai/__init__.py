"""Opponents: search, levels, and decisions that explain themselves."""
