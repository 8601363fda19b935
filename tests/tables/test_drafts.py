"""Drafts: of one person at one question, through restarts, and gone with it."""

from pathlib import Path

import pytest

from games.errors import GameOver
from tables import Tables, drafts
from tables.errors import NotSeated, Saturated, StaleQuestion
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, Clock, press
from tests.tables.seated import bid, tables_at, two


async def kept(tables: Tables) -> int:
    """How many drafts there are of all."""
    return len(list(await tables._store._access.read("SELECT name FROM drafts", ())))


async def test_a_draft_outlives_the_process_and_ends_with_its_question(path: Path, clock: Clock):
    """Half a voyage must be there after a restart, and no trace of it after the move."""
    async with tables_at(path, clock) as tables:
        table = await two(tables)
        await tables.drafts.keep(table, 0, ANNA, 1, "form:x", b"once")
        await tables.drafts.keep(table, 0, ANNA, 1, "form:x", b"twice")
        await tables.drafts.keep(table, 1, BJORN, 1, "form:x", b"his")
    async with tables_at(path, clock) as tables:
        assert await tables.drafts.get(table, 0, ANNA, 1, "form:x") == b"twice"
        assert await tables.drafts.get(table, 0, ANNA, 1, "form:y") is None
        await bid(tables, table, 0, 2)
        assert await kept(tables) == 2  # a bid may be changed, so the question is still open
        await bid(tables, table, 1, 3)
        assert await kept(tables) == 0


async def test_drafts_end_with_the_game(tables: Tables):
    """A resignation closes every question at once."""
    table = await two(tables)
    await tables.drafts.keep(table, 1, BJORN, 1, "form:x", b"his")
    await tables.resign(table, ANNA, press())
    assert await kept(tables) == 0
    await refused(GameOver, tables.drafts.keep(table, 1, BJORN, 1, "form:x", b"his"))


async def test_a_draft_is_of_who_sits_there_at_an_open_question(tables: Tables):
    """A draft is neither kept nor shown for anybody else, or for any other question."""
    table = await two(tables)
    await tables.drafts.keep(table, 0, ANNA, 1, "form:x", b"hers")
    await refused(NotSeated, tables.drafts.get(table, 0, BJORN, 1, "form:x"))
    await refused(NotSeated, tables.drafts.keep(table, 0, BJORN, 1, "form:x", b"his"))
    await refused(StaleQuestion, tables.drafts.keep(table, 0, ANNA, 7, "form:x", b"hers"))
    assert await tables.drafts.get(table, 1, BJORN, 1, "form:x") is None


async def test_drafts_are_bounded(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    """A tampered client must not fill the disk."""
    table = await two(tables)
    await refused(Saturated, tables.drafts.keep(table, 0, ANNA, 1, "form:x", b"x" * (drafts.LONGEST + 1)))
    monkeypatch.setattr(drafts, "MOST", 2)
    for name in ("a", "b"):
        await tables.drafts.keep(table, 0, ANNA, 1, name, b"x")
    await refused(Saturated, tables.drafts.keep(table, 0, ANNA, 1, "c", b"x"))
