"""A person's data: exported whole, deleted wherever it is, old games deleted."""

import json
import sqlite3
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from db.personal.columns import EXPORTED, PERSONAL
from tables import Tables, verify
from tables.actions import apply
from tables.backups import back_up, restore
from tables.errors import NoTable
from tables.log import records
from tables.log.entries import entry_of
from tables.model.table import decode
from tables.service import Invite
from tables.views import Message, Slot, SlotKind, TableId
from tests import chance
from tests.db.steps import sql
from tests.refused import refused
from tests.tables.people import CHANNEL, GUILD, HOUR, Clock, press
from tests.tables.seated import bid, finish, having, last, opened, tables_at
from tests.tables.toy import TOYS

ANNA, BJORN = 700_000_000_000_000_101, 700_000_000_000_000_202
DAY = 24 * HOUR
channels = chance.counter(CHANNEL)
LEFT = {"servers.data", "invitations.host"}
"""Where a person's number stays: a mute and a limit are not lifted by a deletion."""


async def game(tables: Tables, *, is_dealt: bool = True) -> int:
    """Anna, who has opened it, and Björn at a table, dealt."""
    table = await opened(tables, channel=channels(), host=ANNA)
    await tables.do(table, ANNA, Invite((BJORN,)))
    await tables.ratings.set_rated(table, ANNA, on=True)
    await tables.join(table, BJORN, press(), waits=not is_dealt)
    return table


async def fill(tables: Tables, clock: Clock) -> tuple[int, int]:
    """A finished and a running game, and something of Björn in every table of the database."""
    over, running = await game(tables), await game(tables)
    await finish(tables, over, clock)
    store = tables._store
    await tables.settings.set_person(BJORN, having(suits="four", zone="Europe/Copenhagen"))
    await tables.settings.set_server(GUILD, having(muted=(BJORN,)))
    await tables.midgame.plan(running, 1, BJORN, ("BID 2",))
    await store.seats.keep_draft((running, 1, 1, BJORN, "typed"), b"BID 3", 5)
    await store.count_notice(BJORN, int(clock.now), 0)
    for host, guest in ((BJORN, ANNA), (ANNA, BJORN)):
        values = host, guest, int(clock.now)
        await store._access.writer.statement("INSERT INTO invitations VALUES (?, ?, ?, 0, 0)", values, None)
    for table in (over, running):
        await send(tables, table)
    await store._access.writer.statement("INSERT INTO overtime VALUES (?, 1, 10, 20)", (running,), None)
    return over, running


async def send(tables: Tables, table: TableId) -> None:
    """Stores a message of each kind that Björn can have, also one that was replaced, and the hand of Anna."""
    for kind in set(get_args(SlotKind)) - {"board"}:
        for slot in (Slot(kind, 1, BJORN), Slot(kind, 1, BJORN, 9), Slot(kind, 0, ANNA)):
            await tables.messages.shown(Message(table, slot, 5, 6, "", 1, 1, 1))


def cells(path: Path, person: int) -> set[str]:
    """The columns in which the person's number is: as a number, in text, in msgpack."""
    needles = (str(person).encode(), msgspec.msgpack.encode(person))
    found = set()
    with closing(sqlite3.connect(path)) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        for name in names:
            cursor = connection.execute(f"SELECT * FROM {name}")
            columns = [column[0] for column in cursor.description]
            for row in cursor:
                for column, value in zip(columns, row, strict=True):
                    held = value if isinstance(value, bytes) else str(value).encode()
                    if any(needle in held for needle in needles):
                        found.add(f"{name}.{column}")
    return found


async def test_a_number_is_only_where_the_list_says(tables: Tables, path: Path, clock: Clock):
    """Every column in which a person's number is found is one of `PERSONAL`, and none of them is empty."""
    await fill(tables, clock)
    listed = {
        f"{table}.{column}"
        for table, columns in PERSONAL.items()
        for column, holds in columns.items()
        if holds in ("number", "mentions")
    }
    assert cells(path, BJORN) | cells(path, ANNA) == listed | {"people.data"}


async def test_an_export_has_all_sections(tables: Tables, clock: Clock):
    """Each section has a row of Björn's; none has a row, a hand or a draw of Anna's."""
    over, running = await fill(tables, clock)
    found = json.loads(msgspec.json.encode(await tables.personal.export(BJORN)))
    assert [name for name in EXPORTED if not found[name]] == ["opened"]
    assert found["settings"]["suits"] == "four"
    assert found["muted in servers"] == [str(GUILD)]
    assert [(each["server"], each["game"], each["games"]) for each in found["ratings"]] == [("7", "toy", 1)]
    assert found["named at tables"] == [over, running]
    assert {row["seat"] for row in found["seats"]} == {1}
    assert str(ANNA) not in json.dumps(found)
    theirs = await tables.personal.export(ANNA)
    assert {row["table"] for row in theirs["opened"]} == {over, running}
    kinds = [row["kind"] for row in found["actions"] if row["table"] == over]
    assert kinds[0] == "join"
    assert "move" in kinds
    assert not {"n", "draws", "events", "snapshot", "secret"} & {
        key for row in found["actions"] for key in row
    }


async def test_an_export_is_readable_and_names_nobody_else(tables: Tables, clock: Clock):
    """Settings have their times and names in words, options are not text in text, a guest is no number."""
    table = await opened(tables, guild=0, channel=0, host=ANNA, place="direct")
    await tables.do(table, ANNA, Invite((BJORN,)))
    await tables.settings.set_person(
        ANNA, having(away_until=1_790_000_000, saved={"army": {"wall": "R1"}}, refused=(BJORN,))
    )
    found = await tables.personal.export(ANNA)
    assert str(BJORN) not in json.dumps(found)
    assert found["settings"]["away_until"] == "2026-09-21T14:13:20Z"
    assert found["settings"]["away_from"] is None
    assert found["settings"]["people refused"] == 1
    assert found["settings"]["saved answers"] == {"army": {"wall": "R1"}}
    assert found["opened"][0]["channel"] is None
    first, invited = found["actions"]
    assert first["text"]["pace"] == "day"
    assert invited["text"] == "(number of another)"


async def test_an_export_keeps_their_own_number_in_a_text_and_no_other(tables: Tables):
    """A host who has named herself beside Björn finds her number where it was, and his nowhere."""
    table = await game(tables, is_dealt=False)
    await tables.do(table, ANNA, Invite((BJORN, ANNA)))
    texts = {
        row["text"] for row in (await tables.personal.export(ANNA))["actions"] if row["kind"] == "invite"
    }
    assert texts == {"(number of another)", f"(number of another) {ANNA}"}


async def test_who_deletes_their_data_is_no_longer_invited(tables: Tables, path: Path):
    """Their seat in a lobby is free for others, and the invitation's message goes with the table's end."""
    table = await opened(tables, guild=0, channel=0, host=ANNA, place="direct")
    await tables.do(table, ANNA, Invite((BJORN,)))
    await tables.messages.shown(Message(table, Slot("invitation", person=BJORN), 5, 6, "", 1, 1))
    (message,) = (await tables.personal.export(BJORN))["messages"]
    assert (message["kind"], message["seat"]) == ("invitation", None)
    assert await tables.midgame.gone(BJORN) == (table,)
    assert BJORN not in (await tables._cached(table)).table.invited
    await tables.close_table(table, ANNA)
    await tables.personal.sweep(0.0)
    assert cells(path, BJORN) == set()


async def test_a_message_belongs_to_the_person_it_was_sent_to(tables: Tables, path: Path, clock: Clock):
    """One of every kind is exported, and deleted at the end, also if a bot has the seat by then."""
    over, running = await fill(tables, clock)
    kinds = sorted(set(get_args(SlotKind)) - {"board"})
    assert await _exported(tables) == sorted(product((over, running), kinds * 2))
    await tables.midgame.gone(BJORN)
    assert (await tables.info(running)).chairs[1].bot
    assert await _exported(tables) == sorted(product((running,), kinds * 2))
    await finish(tables, running, clock)
    await tables.personal.sweep(clock.now)
    for table in (over, running):
        assert {m.slot.person for m in await tables.messages.of(table)} == {ANNA}
    assert cells(path, BJORN) == LEFT


async def _exported(tables: Tables) -> list[tuple[int, str]]:
    """The messages in Björn's export, by table and kind."""
    return sorted((row["table"], row["kind"]) for row in (await tables.personal.export(BJORN))["messages"])


async def test_an_export_does_not_depend_on_what_others_hold(tables: Tables, clock: Clock):
    """What Anna bids in secret changes nothing in Björn's export."""
    table = await game(tables)
    before = await tables.personal.export(BJORN)
    await bid(tables, table, 0, 3)
    assert await tables.personal.export(BJORN) == before


async def test_deletion_leaves_the_number_nowhere_but_in_running_games_and_mutes(
    tables: Tables, path: Path, clock: Clock
):
    """A finished game has it nowhere; after the end of the last game and a sweep only what limits is left."""
    over, running = await fill(tables, clock)
    record = await tables.record(over)
    assert set(await tables.midgame.gone(BJORN)) == {running}
    assert str(BJORN) not in str([line.event for line in await tables.log(over, None, limit=500)])
    assert cells(path, BJORN) >= {"entries.person", "tables.snapshot"}, "the running game"
    assert await tables.record(over) == record, "the proof is the same without the person"
    verify.check(records.read(record), TOYS)
    await tables.personal.sweep(clock.now)
    assert "entries.person" in cells(path, BJORN), "the game still runs"
    await finish(tables, running, clock)
    await tables.personal.sweep(clock.now)
    assert cells(path, BJORN) == LEFT
    found = await tables.personal.export(BJORN)
    assert [name for name in EXPORTED if found[name]] == ["invitations sent"]
    assert cells(path, ANNA) >= {"entries.person", "figures.person"}, "others keep theirs"


async def test_a_table_without_a_person_still_follows_from_its_log(tables: Tables, path: Path, clock: Clock):
    """Replayed from its renamed log, the table is what its renamed snapshot says, and it can be shown."""
    over, _ = await fill(tables, clock)
    for person in (BJORN, ANNA):
        await tables.midgame.gone(person)
        row = await tables._store.table(over)
        entries = [entry_of(entry) for entry in await tables._store.entries(over)]
        again, stored = apply.replay(TOYS, entries), decode(row.snapshot)
        assert set(again.shown) == set(stored.shown)
        assert replace(again, shown=()) == replace(stored, shown=()), "`shown` is sorted by number"
    shown = await tables.table_view(over, None)
    assert [chair.person for chair in shown.table.chairs] == [None, None]
    assert shown.outcome is not None
    for name in ("figures", "rated"):
        ((count, person),) = sql(path, f"SELECT count(*), max(person) FROM {name}")
        assert count == 2
        assert person < 0, "the results stay, of nobody"


async def test_an_interrupted_deletion_is_finished_by_the_sweep(
    tables: Tables, path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
):
    """If the process dies after the first of the two steps, the next sweep does the second."""
    table = await game(tables)
    await finish(tables, table, clock)

    async def dies(known: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr("tables.personal.Personal._settle", lambda self, known: dies(known))
        await refused(KeyboardInterrupt, tables.midgame.gone(BJORN))
    assert "seats.person" in cells(path, BJORN)
    await tables.personal.sweep(clock.now)
    assert cells(path, BJORN) == set()


async def test_a_rematch_has_an_empty_seat_for_who_was_deleted(tables: Tables, clock: Clock):
    """Nobody is seated or invited in a deleted person's place."""
    table = await game(tables)
    await finish(tables, table, clock)
    await tables.midgame.gone(BJORN)
    new = await tables.rematch(table, ANNA, press())
    assert [chair.person for chair in (await tables.info(new)).chairs][:2] == [ANNA, None]


async def test_old_games_are_deleted_and_their_results_stay(tables: Tables, path: Path, clock: Clock):
    """Only with a number of days, only after them, and only games that are over."""
    over, running = await fill(tables, clock)
    before = await tables.totals(ANNA)
    clock.now += 10 * DAY
    assert await tables.personal.sweep(clock.now) == 0
    assert await tables.personal.sweep(clock.now, 11) == 0
    assert await tables.personal.sweep(clock.now, 9) == 1
    assert await tables.personal.sweep(clock.now, 9) == 0
    await refused(NoTable, tables.table_view(over, None))
    assert await tables.totals(ANNA) == before
    assert await last(tables, running)
    for name in ("entries", "messages", "seats", "due"):
        assert sql(path, f"SELECT count(*) FROM {name} WHERE table_id = {over}") == [(0,)]


async def test_who_was_deleted_stays_so_after_a_restore(path: Path, clock: Clock, tmp_path: Path) -> None:
    """An older copy knows them again until the next start; who came back before the copy stays."""
    copy = tmp_path / "copy"
    async with tables_at(path, clock) as tables:
        await tables.personal.forget(ANNA)
        clock.now += DAY
        over, _ = await fill(tables, clock)
        await tables.settings.set_person(ANNA, having(suits="four"))
        await tables.heartbeat(clock.now, clock.now)
        back_up(path, copy, games=TOYS)
        clock.now += DAY
        await tables.heartbeat(clock.now, clock.now)
        await tables.personal.forget(BJORN)
    restore(copy, path, games=TOYS)
    assert sql(path, f"SELECT count(*) FROM people WHERE id = {BJORN}") == [(1,)]
    async with tables_at(path, clock) as tables:
        await tables.personal.forget_again()
        assert (await tables.settings.person(BJORN)).suits != "four"
        assert over not in (await tables.personal.export(BJORN))["named at tables"]
        assert (await tables.settings.person(ANNA)).suits == "four"
    assert str(BJORN) not in path.with_name(f"{path.name}.erased").read_text()
