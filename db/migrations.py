"""The numbered `.sql` files that make a schema."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from db.errors import UnreleasedDatabase


class Migration(msgspec.Struct, frozen=True):
    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        return hashlib.sha256(self.sql.encode()).hexdigest()


def check_beginning(checksum: str, known: Sequence[Migration]) -> None:
    """Raises UnreleasedDatabase if the first migration of a database was another one.

    That of a release never changes. Until there is one it does with each change of the schema.
    """
    if known and checksum != known[0].checksum:
        raise UnreleasedDatabase()


def numbered(folder: Path) -> tuple[Migration, ...]:
    """The migrations of a folder in order, numbered from 1 without gaps."""
    files = sorted(folder.glob("*.sql"))
    found = tuple(Migration(int(f.stem.split("-")[0]), f.stem, f.read_text("utf-8")) for f in files)
    assert [m.number for m in found] == list(range(1, len(found) + 1)), "a gap among the migrations"
    return found
