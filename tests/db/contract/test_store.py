"""The store: whole steps or none, in one transaction with whatever else waits."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from db import Invited, Message, Opening, Store, StoreError
from db.rows import BOARD
from tests.db.steps import SECRET, new_table, opened, opening, step
from tests.refused import refused


async def test_a_step_is_kept_with_all_that_follows_from_it(store: Store) -> None:
    """Entry, snapshot, seats and dues come back as they went in."""
    table = await new_table(store, press=9)
    assert await store.keep(step(table, 1, 10, chairs=((0, 5), (1, 6)))) == "kept"
    row = await store.table(table)
    assert (row.length, row.snapshot, row.secret) == (2, b"1", SECRET)
    entries = await store.entries(table)
    assert [(e.n, e.text, e.press) for e in entries] == [(0, "0", 9), (1, "1", 10)]
    assert await store.of_person(6) == (table,)
    assert [d.wait for d in await store.due(("turn",), 10**6)] == ["w1"]


async def test_a_step_on_an_old_length_is_stale(store: Store) -> None:
    """F38: the number of entries is the guard: a writer that is behind must not write over what is there."""
    table = await new_table(store)
    assert await store.keep(step(table, 1, 10)) == "kept"
    assert await store.keep(step(table, 1, 11, text="other")) == "stale"
    assert await store.keep(step(table, 3, 12)) == "stale"
    assert [e.text for e in await store.entries(table)] == ["0", "1"]


async def test_a_repeated_press_changes_nothing(store: Store) -> None:
    """F6, F43: one interaction delivered twice is one entry, at whatever table it is."""
    table = await new_table(store)
    assert await store.keep(step(table, 1, 10)) == "kept"
    assert await store.keep(step(table, 2, 10)) == "repeated"
    assert await store.length(table, 10) == (2, True)
    assert await store.length(table, None) == (2, False)


async def test_neighbours_of_a_step_that_fails_are_kept(store: Store) -> None:
    """Steps that wait together are one transaction: one that is stale, or breaks the schema, fails alone."""
    tables = [await new_table(store, channel=n, press=n, host=n) for n in range(100, 120)]
    steps = [
        step(t, 7 if n == 11 else 1, 1000 + n, text=None if n == 4 else "x") for n, t in enumerate(tables)
    ]
    fates = await asyncio.gather(*(store.keep(s) for s in steps), return_exceptions=True)
    assert [n for n, fate in enumerate(fates) if fate != "kept"] == [4, 11]
    assert isinstance(fates[4], StoreError)
    assert fates[11] == "stale"
    assert (await store.length(tables[4], None))[0] == 1


async def test_a_cancelled_wait_leaves_a_whole_step(store: Store) -> None:
    """F31: who stops waiting must not halve what is being written, nor stop the writer."""
    table = await new_table(store)
    waits = [asyncio.create_task(store.keep(step(table, 1, 10)))]
    waits.append(asyncio.create_task(store.open_table(opening(71, 11))))
    await asyncio.sleep(0)
    for wait in waits:
        wait.cancel()
    await asyncio.gather(*waits, return_exceptions=True)
    assert await store.keep(step(table, 2, 12)) == "kept"
    assert [e.n for e in await store.entries(table)] == [0, 1, 2]
    assert await store.in_channel(71) is not None


async def test_invitations_are_stored_with_their_table(store: Store) -> None:
    """Once a press, unless the host may send no more."""
    seen: list[list[tuple[int, ...]]] = []

    def may_ask(sent: Sequence[Invited]) -> bool:
        seen.append([*map(tuple, sent)])
        return len(sent) < 2

    def at(press: int, seconds: int) -> Opening:
        plain = opening(0, press, direct=True)
        there = replace(plain.step, at=seconds)
        return replace(plain, step=there, guests=(6,), is_rematch=press > 1, may_ask=may_ask)

    for press in (1, 1, 2, 3):
        await store.open_table(at(press, 1_000))
    assert (await store.open_table(at(3, 1_000))).why == "silenced"
    assert seen[-1] == [(6, 1_000, 0, 0), (6, 1_000, 1, 0)]
    await store.answer_invitations(5, 6)
    assert (await store.open_table(at(4, 90_000))).why == "silenced"
    assert seen.pop() == [(6, 1_000, 0, 1), (6, 1_000, 1, 1)]


async def test_one_open_table_a_channel_and_few_a_host(store: Store) -> None:
    """A channel holds one table, and nobody can seat himself everywhere (F53)."""
    table = await new_table(store, channel=70)
    assert (await store.open_table(opening(70, 2, host=6))).why == "taken"
    assert (await store.open_table(opening(71, 3, most=1))).why == "saturated"
    assert await store.keep(step(table, 1, 4, phase="over")) == "kept"
    again = await store.open_table(opening(70, 5, most=1))
    assert again.why == "kept"
    assert await store.in_channel(70) == again.table


async def test_opening_twice_by_one_press_is_one_table(store: Store) -> None:
    """F6 for opening: the second delivery finds the first one's table."""
    first = await store.open_table(opening(70, 2))
    second = await store.open_table(opening(70, 2))
    assert (first.table, "repeated") == (second.table, second.why)


async def test_tables_that_wait_for_a_person_come_first(store: Store) -> None:
    """`/my-games` begins with what is to be done."""
    waits = await new_table(store, channel=70, press=1)
    rests = await new_table(store, channel=71, press=2)
    assert await store.keep(step(rests, 1, 3, dues=(), cancelled=(), chairs=((1, 5),))) == "kept"
    assert await store.of_person(5) == (waits, rests)


async def test_a_due_is_taken_once_with_its_person(store: Store) -> None:
    """A notice rings once for a wait, however often one asks."""
    table = await new_table(store)
    assert await store.due(("turn",), 1999) == ()
    (due,) = await store.due(("turn",), 2000)
    assert (due.table, due.wait, await store.person_in(table, due.seat)) == (table, "w0", 5)
    assert await store.take_due(due)
    assert not await store.take_due(due)
    assert await store.due(("turn",), 3000) == ()


async def test_messages_behind_are_found_until_shown(store: Store) -> None:
    """F28: after a crash between commit and telling the table is told again."""
    table = await new_table(store)
    message = Message(table, BOARD, 70, 900, "d", 1, 5, upto=1)
    await store.messages.shown(message)
    assert (table, BOARD) not in await store.slots_behind()
    assert await store.keep(step(table, 1, 10)) == "kept"
    assert (table, BOARD) in await store.slots_behind()
    assert await store.messages.of(table) == (message,)
    await store.messages.forget(table, BOARD)
    assert await store.messages.of(table) == ()
    assert (table, BOARD) in await store.slots_behind()


async def test_changes_of_a_person_do_not_get_lost(store: Store) -> None:
    """Two settings changed at once must both be there: read and write are one transaction."""

    def longer(data: bytes | None) -> bytes:
        return (data or b"") + b"x"

    await asyncio.gather(*(store.settings.change("people", 5, longer) for _ in range(20)))
    assert await store.settings.of("people", 5) == b"x" * 20
    await store.settings.change("channels", 70, lambda _: b"da")
    assert (await store.settings.of("channels", 70), await store.settings.of("channels", 71)) == (b"da", None)


async def test_a_closed_store_says_so(where: Path | str) -> None:
    """A late press while the bot shuts down gets an error, not a hang."""
    async with opened(where) as store:
        pass
    error = await refused(StoreError, store.keep(step(1, 1)))
    assert error.kind == "closed"
    await refused(StoreError, store.table(1))


async def test_what_waits_is_written_before_the_close(where: Path | str) -> None:
    """A planned stop keeps what has been accepted (F41)."""
    async with opened(where) as store:
        table = await new_table(store)
        wait = asyncio.create_task(store.keep(step(table, 1, 10)))
        await asyncio.sleep(0)
    assert await wait == "kept"


async def test_two_processes_never_share_a_number(where: Path | str) -> None:
    """Optimistic, not owned: each entry has one writer, the other is told that it is stale, none is lost."""
    kept: list[tuple[int, int]] = []
    async with opened(where, alone=False) as one, opened(where, alone=False) as two:
        table = await new_table(one)

        async def play(store: Store, who: int, moves: int) -> None:
            for k in range(moves):
                fate = "stale"
                while fate == "stale":
                    n, _ = await store.length(table, None)
                    fate = await store.keep(step(table, n, who * 10**6 + k, text=str(who)))
                kept.append((who, k))

        await asyncio.gather(*(play(s, w, 60) for w, s in ((1, one), (2, two), (3, one), (4, two))))
        entries = await one.entries(table)
    assert [e.n for e in entries] == list(range(241))
    assert len({e.press for e in entries}) == 241
    assert len(kept) == 240


async def test_an_export_is_in_order(store: Store) -> None:
    """Rows of an export come by table, in whatever order the database has them."""
    tables = [await new_table(store, channel=n, press=n, host=n) for n in (100, 101, 102)]
    for table in reversed(tables):
        assert await store.keep(step(table, 1, 1000 + table, chairs=((0, 5), (1, 6)))) == "kept"
    seats = (await store.personal.rows(6))["seats"]
    assert [(row["table"], row["seat"], row["phase"]) for row in seats] == [(t, 1, "playing") for t in tables]
    assert await store.personal.tables_naming(6) == tuple(tables)
