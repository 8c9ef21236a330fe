"""Alerts: telling people that it's their turn when they aren't looking at the table."""
