"""The engine. Knows no game: records, compiled rules, chance, matches, playouts."""
