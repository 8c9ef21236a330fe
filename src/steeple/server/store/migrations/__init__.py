"""How the database became what it is: one file a release that changed it, run in order when a database is
opened.
"""

HEAD = "0003"
"""The last of them. A database that says this needs nothing, and Alembic is not even loaded."""
