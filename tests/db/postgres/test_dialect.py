"""The shared statements in the words of PostgreSQL."""

import ast
import re
from typing import get_args

import pytest

from db import queries
from db.personal import columns
from db.personal import store as personal
from db.postgres.dialect import translated
from db.rows import Owner
from tests.architecture.sources import files, nodes
from tests.db.steps import opened

STATEMENT = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH) ")
OF_ONE_ENGINE = {"moving.py"}
"""Modules beside those of the engines that read from one of them: games are moved out of a SQLite file."""


def statements() -> list[str]:
    """All shared statements."""
    found: list[str] = [queries.shown(3), queries.due(("turn", "bank"))]
    for owner in get_args(Owner):
        found += [queries.settings(owner), queries.all_settings(owner), queries.set_settings(owner)]
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
    """Every statement that is written in a module of both engines is tried, by whatever name it goes."""
    both = [path for path in files("db") if not {"sqlite", "postgres"} & {*path.parts}]
    written = {
        (path.name, node.value.partition("{")[0])
        for path in both
        if path.name not in OF_ONE_ENGINE
        for node in nodes(path)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and STATEMENT.match(node.value)
    }
    tried = statements()
    assert {file for file, _ in written} == {"queries.py", "columns.py", "store.py"}
    assert [found for found in sorted(written) if not any(found[1] in text for text in tried)] == []
