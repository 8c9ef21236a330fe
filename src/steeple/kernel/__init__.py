"""The engine, which knows no particular game: records, compiled rules, chance, matches, playouts."""
