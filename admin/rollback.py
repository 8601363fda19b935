"""`run.py rollback`: goes back to the version before the last update."""

from admin.update import roll_back as run

__all__ = ["run"]
