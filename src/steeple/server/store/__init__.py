"""What lasts: people, tables and their steps, in SQLite or PostgreSQL."""
