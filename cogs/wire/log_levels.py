"""Levels that mean the same in every line: an error needs a person, a warning is worth knowing.

Libraries have levels of their own: what mends itself is no error, and a quiet day has no news.
"""

import logging
from typing import Final

MENDED: Final = ("Attempting a reconnect",)
"""How messages of discord.py begin that it logs as errors and mends by itself."""
BEHIND: Final = "Can't keep up"
"""How discord.py begins to say that a heartbeat was answered late."""
ONE_BEAT: Final = (41.25, 42.0)
"""Seconds between two heartbeats, and a little more.

discord.py 2.7.1 notes the time of a heartbeat only when its thread wakes up after sending; an answer before
that is taken for one to the previous heartbeat.
"""
UNEXPECTED: Final = "; unexpected: please report it with the lines around it"
OURS: Final = ("admin", "bot", "cogs", "db", "games", "health", "locales", "render", "settings", "tables")


class Levels(logging.Filter):
    """Corrects the levels of libraries, adds what to do to their errors, and drops one false warning."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.partition(".")[0] in OURS:
            return True
        if str(record.msg).startswith(BEHIND) and _is_one_beat(record.args):
            return False
        if str(record.msg).startswith(MENDED):
            record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
        elif record.levelno >= logging.ERROR:
            record.msg, record.args = record.getMessage().partition("\n")[0] + UNEXPECTED, ()
        return True


def _is_one_beat(args: object) -> bool:
    """Checks if the answer seems late by just one heartbeat: then it was too fast."""
    return isinstance(args, tuple) and len(args) == 2 and ONE_BEAT[0] <= args[1] < ONE_BEAT[1]
