"""Rows in memory: current after every write, bounded, and none where another process may write."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import product
from pathlib import Path

import msgspec
import pytest

from db.engine import Engine
from db.errors import StoreError
from db.memory import Memory
from db.remembered import messages
from db.rows import BOARD, Due, DueRow, Message, Slot
from db.store import Store
from tests.db.steps import new_table, opened, step
from tests.refused import refused

ROW = Message(1, BOARD, 70, 900, "d", 1, 5, upto=1)
HAND = Slot("hand", 1, 5)
PAST = BOARD._replace(past=9)
INVITATION = Slot("invitation", person=6)


async def gone(*_: object) -> None:
    """Instead of a write."""
    raise StoreError("gone")


@pytest.mark.parametrize(
    ("meanwhile", "found", "then"),
    [
        (lambda memory: memory.put(1, "written"), "written", "written"),
        (lambda memory: memory.change(1, str.upper), "old", "new"),
    ],
)
async def test_what_changes_during_a_read_is_known(
    meanwhile: Callable[[Memory[str]], None], found: str, then: str
) -> None:
    """What was written meanwhile is returned; what was dropped may be no longer true, and is read again."""
    memory, end, values = Memory[str](10), asyncio.Event(), iter(("old", "new"))

    async def slow() -> str:
        value = next(values)
        await end.wait()
        return value

    reading = asyncio.create_task(memory.get(1, slow))
    await asyncio.sleep(0)
    meanwhile(memory)
    end.set()
    assert await reading == found
    assert await memory.get(1, slow) == then


async def test_a_failed_read_leaves_nothing() -> None:
    """A failed read raises its error once; the next read of the key is made anew."""
    memory = Memory[str](10)

    async def broken() -> str:
        raise StoreError("io")

    async def whole() -> str:
        return "there"

    await refused(StoreError, memory.get(1, broken))
    assert not memory._reading
    assert await memory.get(1, whole) == "there"


async def test_the_memory_is_bounded() -> None:
    """With its limit reached, the memory drops the value that was used least recently."""
    memory, read = Memory[int](3), []

    async def value() -> int:
        read.append(1)
        return 7

    for key in (1, 2, 3, 1, 4):
        await memory.get(key, value)
    assert len(memory) == 3
    assert len(read) == 4
    await memory.get(1, value)
    assert len(read) == 4, "the one that was used last stays"
    await memory.get(2, value)
    assert len(read) == 5


async def test_a_cancelled_change_is_known_too(store: Store) -> None:
    """A change whose caller is cancelled is still written, and the next read returns the new value."""
    assert await store.settings.of("people", 5) is None
    change = asyncio.create_task(store.settings.change("people", 5, lambda data: b"changed"))
    await asyncio.sleep(0)
    change.cancel()
    await store.settings.change("people", 6, lambda data: b"next")
    assert await store.settings.of("people", 5) == b"changed"
    await store.personal.forget_person(5)
    assert await store.settings.of("people", 5) is None


async def test_a_change_that_is_not_stored_is_not_known(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a failed write the messages and the place are read as they were before."""
    table = await new_table(store)
    await store.messages.shown(msgspec.structs.replace(ROW, table=table))
    before = await store.messages.of(table), await store.settings.of("channels", 70)

    with monkeypatch.context() as broken:
        broken.setattr(store._engine, "write", gone)
        broken.setattr(store._engine, "transact", gone)
        await refused(
            StoreError,
            store.messages.forget(table, BOARD),
            store.settings.change("channels", 70, lambda data: b"changed"),
        )
    assert (await store.messages.of(table), await store.settings.of("channels", 70)) == before


async def test_messages_in_memory_are_those_of_the_database(store: Store) -> None:
    """Messages in memory equal those read again from the database, one a slot, the latest."""
    table = await new_table(store)
    assert await store.messages.of(table) == ()
    for slot, message in ((HAND, 2), (BOARD, 1), (HAND, 3), (PAST, 4)):
        await store.messages.shown(msgspec.structs.replace(ROW, table=table, slot=slot, message=message))
    await store.messages.forget(table, PAST)
    known = await store.messages.of(table)
    store.messages.drop(table)
    assert await store.messages.of(table) == known
    assert [(row.slot, row.message) for row in known] == [(BOARD, 1), (HAND, 3)]


async def test_with_another_process_nothing_is_in_memory(where: Path | str) -> None:
    """A store that is not alone reads what another one has written since."""
    async with opened(where, alone=False) as one, opened(where, alone=False) as other:
        assert await one.settings.of("people", 5) is None
        await other.settings.change("people", 5, lambda data: b"changed")
        assert await one.settings.of("people", 5) == b"changed"


async def rows_of(store: Store) -> list[tuple[str, str]]:
    """The kinds and digests of all messages as they are in the database."""
    found = await store._engine.read("SELECT kind, digest FROM messages ORDER BY kind", ())
    return [(kind, digest) for kind, digest in found]


async def test_messages_that_can_wait_are_written_together(
    where: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What messages show is known at once, and written soon in one statement; each slot's latest."""
    async with opened(where) as store:
        table = await new_table(store)
        rows = [msgspec.structs.replace(ROW, table=table, slot=slot) for slot in (BOARD, HAND)]
        for row in rows:
            await store.messages.shown(row)
        for digest in ("one", "two"):
            for row in rows:
                await store.messages.shown_soon(msgspec.structs.replace(row, digest=digest))
        assert [row.digest for row in await store.messages.of(table)] == ["two", "two"]
        store.messages.drop(table)
        assert [row.digest for row in await store.messages.of(table)] == ["two", "two"], "also if read again"
        assert await rows_of(store) == [("board", "d"), ("hand", "d")]
        written: list[str] = []
        done = asyncio.Event()
        write = store._engine.write

        async def noted(sql: str, values: Sequence[object]) -> None:
            await write(sql, values)
            written.append(sql)
            done.set()

        monkeypatch.setattr(store._engine, "write", noted)
        await asyncio.wait_for(done.wait(), 60)
        assert await rows_of(store) == [("board", "two"), ("hand", "two")]
        await asyncio.sleep(2 * messages.SOON)
        assert len(written) == 1


async def test_messages_that_can_wait_are_written_at_the_end(where: Path | str) -> None:
    """A store that is closed has written everything, a deleted message stays deleted, a new one stays."""
    async with opened(where) as store:
        table = await new_table(store)
        rows = [msgspec.structs.replace(ROW, table=table, slot=slot) for slot in (BOARD, HAND, INVITATION)]
        for row in rows:
            await store.messages.shown(row)
            await store.messages.shown_soon(msgspec.structs.replace(row, digest="edited"))
        await store.messages.forget(table, BOARD)
        await store.messages.shown(msgspec.structs.replace(rows[1], digest="new"))
    async with opened(where) as store:
        assert await rows_of(store) == [("hand", "new"), ("invitation", "edited")]


async def test_messages_that_were_not_written_are_written_later(
    where: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed write of messages is tried again until it succeeds."""
    monkeypatch.setattr(messages, "SOON", 0.02)
    monkeypatch.setattr(messages, "AFTER_FAILURE", 0.05)
    async with opened(where) as store:
        table = await new_table(store)
        row = msgspec.structs.replace(ROW, table=table)
        await store.messages.shown(row)

        with monkeypatch.context() as broken:
            broken.setattr(store._engine, "write", gone)
            await store.messages.shown_soon(msgspec.structs.replace(row, digest="edited"))
            await asyncio.sleep(0.1)
            assert await rows_of(store) == [("board", "d")]
        while await rows_of(store) == [("board", "d")]:  # noqa: ASYNC110  # its writer has no event
            await asyncio.sleep(0.02)
        assert await rows_of(store) == [("board", "edited")]


async def _changes(store: Store, table: int, chance: random.Random) -> None:
    """One of all the ways in which plans, clocks, overtime and drafts change."""
    seat, person, now = chance.randrange(2), 5 + chance.randrange(2), chance.randrange(3000)
    dues = await store.dues_of(table)
    due = chance.choice(dues) if dues else DueRow(table, "turn", "none", 0, 1)
    draft = (table, seat, chance.choice((0, 3)), person, "dropped")
    length = (await store.length(table, None))[0]
    kind = chance.choice(("turn", "bank", "plan", "notice"))
    gone = Due(due.kind, due.wait, due.seat, 0)
    spent = (gone,) if gone.kind == "bank" else ()
    begun = Due(kind, f"w{chance.randrange(3)}", seat, now, now - 5)
    questions = ((seat, chance.choice((0, 3))),)
    await chance.choice(
        (
            lambda: store.keep(
                step(table, length, cancelled=(gone,), spent=spent, dues=(begun,), closed=questions)
            ),
            lambda: store.keep(step(table, length, cancelled=(), dues=(begun,))),
            lambda: store.keep(
                step(table, length, cancelled=(gone,), spent=spent, dues=(begun,), moved=70 + length)
            ),
            lambda: store.keep(step(table, length + 1, dues=(begun,))),
            lambda: store.seats.keep_plans(
                table, seat, person, [str(n) for n in range(chance.randrange(12))]
            ),
            lambda: store.seats.keep_draft(draft, bytes([chance.randrange(256)]), 9),
            lambda: store.seats.drop_draft(draft),
            lambda: store.take_due(due),
            lambda: store.put_off(due, now),
            lambda: store.turn_into(due, "bank" if due.kind == "turn" else due.kind, now, now - 9),
            lambda: store.recount_clocks(person),
            lambda: store.remind_plans(person, now, now - 5),
            lambda: store.heartbeat(now, lost=chance.choice((0, 7)), last=100),
            lambda: store.suspend([table], "gone", now),
            lambda: store.resume([table], now + 50),
            lambda: store.personal.forget_person(person),
            lambda: store.personal.rename_at(table, person, -3, b"", ()),
        )
    )()


class Unremembered:
    """The reading part of an engine, for a store that keeps nothing in memory."""

    is_alone = False

    def __init__(self, engine: Engine) -> None:
        self.read = engine.read
        self.own_rows = engine.own_rows
        self.open_table = engine.open_table

    def on_new_connection(self, outdated: object) -> None:
        """Does nothing."""


@pytest.mark.sampled(over=("where",))
@pytest.mark.parametrize("seed", range(8))
async def test_what_people_have_at_their_seats_is_current_after_every_write(
    where: Path | str, seed: int
) -> None:
    """Another store, which has nothing in memory, reads the same after each of all the writes."""
    chance = random.Random(seed)
    async with opened(where) as store:
        other = Store(Unremembered(store._engine))
        tables = [await new_table(store, channel=n, press=n) for n in (901, 902)]
        for table in tables:
            await store.keep(step(table, 1, chairs=((0, 5), (1, 6))))
        for _ in range(120 if isinstance(where, Path) else 40):  # a commit of a server takes longer
            with suppress(StoreError):  # a clock may turn into one that the seat has already
                await _changes(store, chance.choice(tables), chance)
            for table, seat, person in product(tables, (0, 1), (5, 6)):
                own = await store.seats.own(table, seat, person, "dropped")
                assert own == await other.seats.own(table, seat, person, "dropped")
                assert own.plans == await other.seats.plans(table, seat, person)
                assert (
                    await store.seats.running(table, seat)
                    == await other.seats.running(table, seat)
                    == own.running
                )
                assert await store.seats.is_overdue(table, seat) == await other.seats.is_overdue(table, seat)


async def test_what_people_have_at_their_seats_is_read_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move brings it along: after each step every hand shows new clocks without a read."""
    table = await new_table(store)
    assert (await store.seats.own(table, 0, 5, "dropped")).running == DueRow(table, "turn", "w0", 0, 2000)
    monkeypatch.setattr(store._engine, "read", None)
    assert await store.keep(step(table, 1)) == "kept"
    assert (await store.seats.own(table, 0, 5, "dropped")).running == DueRow(table, "turn", "w1", 0, 2001)
    assert (await store.seats.own(table, 1, 6, "dropped")).running is None
