"""The numbered `.sql` files that make a schema."""

import hashlib
from pathlib import Path

import msgspec


class Migration(msgspec.Struct, frozen=True):
    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        return hashlib.sha256(self.sql.encode()).hexdigest()


def numbered(folder: Path) -> tuple[Migration, ...]:
    """The migrations of a folder in order, numbered from 1 without gaps."""
    files = sorted(folder.glob("*.sql"))
    found = tuple(Migration(int(f.stem.split("-")[0]), f.stem, f.read_text("utf-8")) for f in files)
    assert [m.number for m in found] == list(range(1, len(found) + 1)), "a gap among the migrations"
    return found
