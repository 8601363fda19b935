"""Remembers who was deleted, in a file beside the database: an older copy of it is cleared of them again.

A line has the time, a random salt and a hash of the salt with the person's number.
"""

import hashlib
import os
import secrets
from collections.abc import Callable
from pathlib import Path

from db.errors import StoreError
from db.sqlite.files import beside, make_file


def note(database: Path, person: int, at: int) -> None:
    """Adds a person who is deleted at this time (Unix seconds). Raises StoreError."""
    file = beside(database, ".erased")
    salt = secrets.token_hex(16)
    try:
        make_file(file)
        with file.open("a", encoding="ascii") as lines:
            lines.write(f"{at} {salt} {_hash(salt, person)}\n")
            lines.flush()
            os.fsync(lines.fileno())
    except OSError as error:
        raise StoreError("io", f"{file}: {error.strerror}") from error


def since(database: Path, at: int) -> Callable[[int], bool] | None:
    """A check whether a person was deleted at this time or later; None if nobody was. Raises StoreError."""
    file = beside(database, ".erased")
    try:
        lines = file.read_text(encoding="ascii", errors="replace").splitlines() if file.exists() else []
    except OSError as error:
        raise StoreError("io", f"{file}: {error.strerror}") from error
    split = [parts for line in lines if len(parts := line.split()) == 3 and parts[0].isdecimal()]
    later = [(salt, found) for when, salt, found in split if int(when) >= at]
    return (lambda person: any(_hash(salt, person) == found for salt, found in later)) if later else None


def _hash(salt: str, person: int) -> str:
    return hashlib.sha256(f"{salt}{person}".encode()).hexdigest()
