"""The shared statements in the words of PostgreSQL."""

import re

import pytest

from db import queries
from db.personal import columns
from db.personal import store as personal
from db.postgres.dialect import translated
from tests.db.steps import opened


def statements() -> list[str]:
    """All shared statements."""
    found: list[str] = [queries.shown(3)]
    for module in (queries, columns, personal):
        for name, value in vars(module).items():
            if name.isupper() and not name.startswith("_"):
                values = (
                    value.values()
                    if isinstance(value, dict)
                    else value
                    if isinstance(value, tuple)
                    else (value,)
                )
                found += [text for text in values if isinstance(text, str) and re.match(r"\s*[A-Z]+ ", text)]
    return found


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("SELECT 1", "SELECT 1"),
        ("a = ? AND b = ?", "a = $1 AND b = $2"),
        ("a = ?2 OR b = ?1", "a = $2 OR b = $1"),
        ("instr(text, ?2) > 0", "position($2 in text) > 0"),
    ],
)
def test_placeholders_and_instr(ours: str, theirs: str) -> None:
    """Numbered places keep their number, others are counted."""
    assert translated(ours) == theirs


async def test_every_statement_is_understood(address: str) -> None:
    """PostgreSQL finds the type of every place by itself."""
    async with opened(address) as store:
        connection = await store._engine._session.get()
        for sql in statements():
            await connection.prepare(translated(sql))


def test_the_list_is_whole() -> None:
    """Statements under another kind of name would not be tried."""
    assert len(statements()) > 75
