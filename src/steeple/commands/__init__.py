"""The commands of `steeple`, one per file. Slow imports, such as the games, happen when a command runs."""
