"""Levels that mean the same in every line: an error needs a person, a warning is worth knowing.

Libraries have levels of their own: what mends itself is no error, and a quiet day has no news.
"""

import logging
from typing import Final

MENDED: Final = ("Attempting a reconnect", "Failed to connect for shard_id")
"""How messages of discord.py begin that it logs as errors and mends by itself."""
UNEXPECTED: Final = "; unexpected: please report it with the lines around it"
OURS: Final = ("admin", "bot", "cogs", "db", "games", "health", "locales", "render", "settings", "tables")


class Levels(logging.Filter):
    """Corrects the levels of libraries, and adds what to do to their errors."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.partition(".")[0] in OURS:
            return True
        if str(record.msg).startswith(MENDED):
            record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
        elif record.levelno >= logging.ERROR:
            record.msg, record.args = record.getMessage().partition("\n")[0] + UNEXPECTED, ()
        return True
