"""Migrations of the database: one file for each release that changed the schema.

They run in order when a database is opened.
"""

HEAD = "0004"
"""The last of them. A database that says this needs nothing, and Alembic is not even loaded."""
