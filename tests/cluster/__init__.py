"""Several processes of the bot with one PostgreSQL server."""
