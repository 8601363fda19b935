"""The engine of the store that is PostgreSQL, over asyncpg, which nothing else imports."""
