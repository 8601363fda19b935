"""Backups: checked by replaying every open table, restored only if whole."""
# ruff: noqa: ASYNC240 - the small files of a test

import shutil
from pathlib import Path

import pytest

from db import DamagedDatabase, StoreError, StoreInUse
from db.sqlite.migrate import migrations
from games.contract import Seat
from tables import Tables
from tables.backups import Contents, back_up, contents, restore
from tables.errors import StaleQuestion
from tables.views import TableId
from tests.db.steps import sql
from tests.refused import refused
from tests.tables.log.test_unreadable import spoil
from tests.tables.people import ANNA, Clock, press
from tests.tables.seated import bid, bids, finish, length, lobby, tables_at, two
from tests.tables.toy import TOYS

VERSION = len(migrations())


async def test_a_backup_of_running_tables_follows_from_their_logs(tables: Tables, path: Path, clock: Clock):
    """Open tables are replayed, in the lobby and in play; finished ones are only copied."""
    over = await two(tables, channel=71)
    await finish(tables, over, clock)
    playing = await two(tables, channel=72)
    await bid(tables, playing, 0, 2)
    await lobby(tables, channel=73)
    copy = path.with_name("copy")
    assert back_up(path, copy, games=TOYS) == Contents(VERSION, 2, 2, ())
    assert contents(path, games=TOYS) == Contents(VERSION, 2, 2, ())


async def test_no_question_of_before_a_restore_is_answered_after_it(path: Path, clock: Clock, tmp_path: Path):
    """A private message that was sent after the backup has the number of a question that is asked again."""
    copy = tmp_path / "copy"
    async with tables_at(path, clock) as tables:
        table = await two(tables)
        back_up(path, copy, games=TOYS)
        lost = await _questions_of_a_round(tables, table)
    restore(copy, path, games=TOYS)
    async with tables_at(path, clock) as tables:
        again = await _questions_of_a_round(tables, table)
        assert {n for n, _ in lost} & {n for n, _ in again} == set()
        assert [key for _, key in lost] == [key for _, key in again]
        (number, _), (new, _) = lost[-1], again[-1]
        await refused(StaleQuestion, tables.act(table, ANNA, Seat(0), number, "CLAIM", press()))
        await refused(StaleQuestion, tables.drafts.keep(table, Seat(0), ANNA, number, "name", b""))
        await tables.drafts.keep(table, Seat(0), ANNA, new, "name", b"data")
        await tables.act(table, ANNA, Seat(0), new, "CLAIM", press())
    assert sql(path, "SELECT count(*) FROM drafts") == [(0,)]
    assert contents(path, games=TOYS) == Contents(VERSION, 1, 1, ())


async def _questions_of_a_round(tables: Tables, table: TableId) -> list[tuple[int, str]]:
    """Plays bids; returns numbers and keys of what seat 0 was asked."""
    asked = [(q.number, q.key) for q in (await tables.table_view(table, Seat(0))).questions]
    await bids(tables, table, 2, 3)
    return asked + [(q.number, q.key) for q in (await tables.table_view(table, Seat(0))).questions]


async def test_a_table_that_cannot_be_read_is_named(tables: Tables, path: Path):
    """A log that does not lead to the table is told from a table that cannot be read at all."""
    good, untold, bad = [await two(tables, channel=n) for n in (71, 72, 73)]
    copy = path.with_name("copy")
    back_up(path, copy, games=TOYS)
    sql(copy, f"DELETE FROM entries WHERE table_id = {untold} AND n = 2")
    spoil(copy, bad)
    assert contents(copy, games=TOYS) == Contents(VERSION, 3, 1, (bad,))
    assert good not in (untold, bad)


async def test_a_copy_that_is_damaged_is_deleted(tables: Tables, path: Path, monkeypatch: pytest.MonkeyPatch):
    """A file that looks like a backup and is none is worse than no file."""
    await two(tables)

    def damaged(*_: object) -> None:
        raise DamagedDatabase("page 3")

    monkeypatch.setattr("db.sqlite.backups.look", damaged)
    copy = path.with_name("copy")
    with pytest.raises(DamagedDatabase):
        back_up(path, copy, games=TOYS)
    assert not copy.exists()


async def test_a_restored_game_goes_on_where_it_was(path: Path, clock: Clock, tmp_path: Path):
    """Moves after the backup are gone from the games and kept in the file that was replaced."""
    copy = tmp_path / "copy"
    async with tables_at(path, clock) as tables:
        table = await two(tables)
        at_backup = await length(tables, table)
        back_up(path, copy, games=TOYS)
        await bid(tables, table, 0, 2)
        with pytest.raises(StoreInUse):
            restore(copy, path, games=TOYS)
        assert await length(tables, table) == at_backup + 1
    found, kept = restore(copy, path, games=TOYS)
    assert (found.open, found.replayed) == (1, 1)
    async with tables_at(path, clock) as tables:
        assert await length(tables, table) == at_backup
        await bid(tables, table, 0, 3)
    assert kept is not None
    restore(kept, path, games=TOYS)
    async with tables_at(path, clock) as tables:
        assert await length(tables, table) == at_backup + 1


async def test_a_broken_backup_changes_nothing(path: Path, clock: Clock, tmp_path: Path):
    """Cut off, no database, a foreign trigger, missing: the games stay as they are, and no file is added."""
    copy = tmp_path / "copy"
    async with tables_at(path, clock) as tables:
        await two(tables)
        back_up(path, copy, games=TOYS)
    whole, before = copy.read_bytes(), path.read_bytes()
    names = {p.name for p in tmp_path.iterdir()}
    for content in (whole[: len(whole) // 3], b"dear anna " * 900, b""):
        copy.write_bytes(content)
        with pytest.raises(DamagedDatabase):
            restore(copy, path, games=TOYS)
    copy.write_bytes(whole)
    sql(copy, "CREATE TRIGGER forger AFTER INSERT ON entries BEGIN UPDATE tables SET host = 666; END")
    with pytest.raises(DamagedDatabase, match="forger"):
        restore(copy, path, games=TOYS)
    with pytest.raises(StoreError):
        restore(tmp_path / "nowhere", path, games=TOYS)
    assert path.read_bytes() == before
    assert {p.name for p in tmp_path.iterdir()} - {"copy-wal", "copy-shm"} == names


async def test_a_plain_copy_of_a_running_database_is_no_backup(tables: Tables, path: Path, tmp_path: Path):
    """What `cp` takes lacks the moves in the write-ahead log; the backup has them."""
    table = await two(tables)
    shutil.copy(path, tmp_path / "plain")
    back_up(path, tmp_path / "copy", games=TOYS)
    counts = [sql(tmp_path / name, "SELECT count(*) FROM entries") for name in ("plain", "copy")]
    assert counts == [[(0,)], [(await length(tables, table),)]]
