"""How people see a seat, the same in every game: a mark and a colour."""

from __future__ import annotations

SEAT_MARKS = "●▲■◆⬢"
"""Each seat has a shape, because colour alone isn't enough for everybody."""

SEAT_COLOURS = ("#6a70ee", "#f0a04c", "#c85a7a", "#52c4de", "bold")
"""Legible on dark and on light backgrounds; the fifth seat has the terminal's text colour."""
