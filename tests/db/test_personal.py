"""What the database holds of a person: every column is classified, and `PRIVACY.md` names those."""

import re
import sqlite3
from pathlib import Path

import pytest

from db import open_store
from db.personal.columns import EXPORTED, IMPERSONAL, PERSONAL
from tests.architecture.sources import ROOT

COLUMN = re.compile(r"`([a-z_]+)\.([a-z_]+)`")


@pytest.fixture
async def schema(tmp_path: Path) -> set[tuple[str, str]]:
    """The columns of a new database, by table."""
    path = tmp_path / "stofa.sqlite3"
    await (await open_store(path)).close()
    connection = sqlite3.connect(path)
    try:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {
            (table, row[1]) for table in tables for row in connection.execute(f"PRAGMA table_info({table})")
        }
    finally:
        connection.close()


def columns_of(listed: dict[str, dict[str, str]] | dict[str, tuple[str, ...]]) -> set[tuple[str, str]]:
    return {(table, column) for table, columns in listed.items() for column in columns}


def test_each_column_is_classified_once(schema: set[tuple[str, str]]):
    """A new column fails this test until it is in `PERSONAL` or in `IMPERSONAL`."""
    personal, impersonal = columns_of(PERSONAL), columns_of(IMPERSONAL)
    assert personal & impersonal == set()
    assert personal | impersonal == schema


def test_privacy_names_exactly_the_personal_columns():
    """The table of `PRIVACY.md` has every personal column, and no other."""
    rows = [line for line in (ROOT / "PRIVACY.md").read_text().splitlines() if line.startswith("| `")]
    named = {found.groups() for row in rows for found in COLUMN.finditer(row.split("|")[1])}
    assert named == columns_of(PERSONAL)


def test_each_table_with_a_person_is_exported():
    """Every table with something of a person is read by a section of the export, but for `servers`."""
    read = set(re.findall(r"(?:FROM|JOIN) ([a-z]+)", " ".join(EXPORTED.values())))
    assert set(PERSONAL) - read == {"servers"}, "whose list of muted members is read by `Personal`"
