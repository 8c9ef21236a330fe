"""How a seat is shown to people, the same in every game: a mark and a colour."""

from __future__ import annotations

SEAT_MARKS = "●▲■◆⬢"
"""Never colour alone: each seat has its own shape."""

SEAT_COLOURS = ("#6a70ee", "#f0a04c", "#c85a7a", "#52c4de", "bold")
"""Legible on dark and on light; the fifth is the terminal's own ink."""
