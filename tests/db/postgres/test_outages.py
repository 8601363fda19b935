"""The server is killed, connections are cut, answers are lost: what is said is true, nothing is twice."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import suppress
from typing import Any

import pytest

from db import Store, StoreError, open_store
from db import store as stores
from tests.db.postgres.server import Server
from tests.db.steps import new_table, opened, opening, step
from tests.refused import refused

PLAYERS = 32


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    async with opened(address) as store:
        yield store


def lose(store: Store, monkeypatch: pytest.MonkeyPatch, *, after: bool, times: int = 1) -> None:
    """Loses the answers to the next commits, before or after the server has carried them out."""
    import asyncpg  # may be missing

    real, left = store._engine.fetched, times
    is_open = False

    async def lossy(connection: Any, sql: str, *values: Any, **more: Any) -> Any:
        nonlocal left, is_open
        is_open = (is_open or sql == "BEGIN") and sql not in ("COMMIT", "ROLLBACK")
        if not left or is_open or more["cut"] != "unsure":
            return await real(connection, sql, *values, **more)
        left -= 1
        if after:
            await real(connection, sql, *values, **more)
        store._engine._session.drop()
        raise store._engine._noted(asyncpg.ConnectionDoesNotExistError("closed"), more["cut"])

    monkeypatch.setattr(store._engine, "fetched", lossy)


@pytest.mark.parametrize("after", [True, False])
@pytest.mark.parametrize("press", [10, None])
async def test_a_step_whose_answer_is_lost_is_stored_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, after: bool, press: int | None
) -> None:
    """F37, F70: the step is made again: the entry is there once; only a press tells that it was its own."""
    table = await new_table(store)
    lose(store, monkeypatch, after=after)
    fate = await store.keep(step(table, 1, press))
    assert fate == ("stale" if after and press is None else "kept")
    assert [e.n for e in await store.entries(table)] == [0, 1]
    assert await store.keep(step(table, 2, 12)) == "kept"
    assert (await store.seats.own(table, 0, 5, "")).running == await store.seats.running(table, 0)


@pytest.mark.parametrize("after", [True, False])
async def test_a_table_whose_answer_is_lost_is_opened_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    """The press finds the table that it has opened, and the caller is told that it is a new one."""
    lose(store, monkeypatch, after=after)
    opened = await store.open_table(opening(70, 9))
    assert opened.why == "kept"
    assert await store.in_channel(70) == opened.table
    assert len(await store.entries(opened.table)) == 1
    assert (await store.open_table(opening(70, 9))).why == "repeated"


async def test_what_stays_unknown_is_said_so(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """If no attempt is answered in time, the error does not claim that nothing has changed."""
    monkeypatch.setattr(stores, "UNSURE", 0.2)
    table = await new_table(store)
    with monkeypatch.context() as lost:
        lose(store, lost, after=True, times=1000)
        error = await refused(StoreError, store.keep(step(table, 1, 10)))
    assert error.kind == "unsure"
    await store.reach()
    assert await store.length(table, 10) == (2, True)


async def test_settings_in_memory_are_read_again_after_a_loss(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change that was stored although its answer was lost is not hidden by what was known before."""
    await store.settings.change("people", 5, lambda _: b"before")
    with monkeypatch.context() as lost:
        lose(store, lost, after=True)
        error = await refused(StoreError, store.settings.change("people", 5, lambda _: b"after"))
    assert error.kind == "unsure"
    await store.reach()
    assert await store.settings.of("people", 5) == b"after"


async def test_a_cut_connection_is_made_anew(store: Store, server: Server) -> None:
    """The next press after all connections were cut is stored and read as if nothing had been."""
    table = await new_table(store)
    for n in range(1, 4):
        server.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'stofa'")
        assert await store.keep(step(table, n, 10 + n)) == "kept"
        assert await store.length(table, 10 + n) == (n + 1, True)


async def test_without_a_server_everything_fails_at_once(mortal: Server) -> None:
    """F69: fifty presses are refused without a wait for the server, and nothing has changed."""
    store = await open_store(mortal.new(), within=5.0)
    try:
        table = await new_table(store)
        mortal.stop(signal.SIGKILL)
        with suppress(StoreError):  # the first may have been on its way
            await store.keep(step(table, 1, 10))
        tries: list[Awaitable[Any]] = [store.keep(step(table, 1, 11 + n)) for n in range(50)]
        tries += [store.settings.of("people", n) for n in range(50)]
        began = asyncio.get_running_loop().time()
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert asyncio.get_running_loop().time() - began < 30
        assert {getattr(error, "kind", None) for error in found} == {"down"}
        mortal.start()
        await back(store)
        length, _ = await store.length(table, None)
        assert [(await store.length(table, 11 + n))[1] for n in range(50)] == [False] * 50
        assert await store.keep(step(table, length, 99)) == "kept"
    finally:
        await store.close()


async def back(store: Store) -> None:
    """Waits until the server can be written."""
    for _ in range(600):
        with suppress(StoreError):
            return await store.reach()
        await asyncio.sleep(0.1)
    raise AssertionError("the store has not come back")


class Player:
    """Presses as fast as it is answered, and notes what it was told of each press."""

    def __init__(self, store: Store, table: int, base: int) -> None:
        self.told: dict[int, str] = {}
        self._store = store
        self.table = table
        self._press = base
        self.is_over = False

    async def play(self) -> None:
        length = 1
        while not self.is_over:
            self._press += 1
            try:
                self.told[self._press] = await self._store.keep(step(self.table, length, self._press))
            except StoreError as error:
                self.told[self._press] = error.kind
                await asyncio.sleep(0.02)
            with suppress(StoreError):
                length, _ = await self._store.length(self.table, None)


@pytest.mark.sampled("signals")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGQUIT, signal.SIGINT])
async def test_a_server_that_is_killed_under_load_loses_nothing(mortal: Server, how: signal.Signals) -> None:
    """F70: what was told as stored is there, once; what was told as not stored is not there."""
    store = await open_store(mortal.new(), within=20.0)
    try:
        tables = [await new_table(store, channel=n, press=n, host=n) for n in range(1, PLAYERS + 1)]
        players = [Player(store, table, table * 10**6) for table in tables]
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(2):
            await until_told(players, 5)
            mortal.stop(how)
            await asyncio.sleep(0.1)
            mortal.start()
            await back(store)
        await until_told(players, 5)
        for player in players:
            player.is_over = True
        await asyncio.gather(*playing)
        for player in players:
            check(player.told, await store.entries(player.table), await store.table(player.table))
        kinds = {kind for player in players for kind in player.told.values()}
        assert "kept" in kinds
        assert kinds <= {"kept", "down", "unsure", "stale"}
    finally:
        await store.close()


async def until_told(players: Sequence[Player], more: int) -> None:
    """Waits until every player has been told of so many presses more that they were stored."""
    wanted = [kept(player) + more for player in players]
    for _ in range(6000):
        if all(kept(player) >= want for player, want in zip(players, wanted, strict=True)):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody plays on")


def kept(player: Player) -> int:
    return sum(kind == "kept" for kind in player.told.values())


def check(told: dict[int, str], entries: Sequence[Any], row: Any) -> None:
    """Compares what a player was told with what is stored."""
    stored = [entry.press for entry in entries]
    assert [entry.n for entry in entries] == list(range(row.length))
    assert len(set(stored)) == len(stored)
    assert row.snapshot == str(row.length - 1).encode(), "half a step"
    assert {press for press, kind in told.items() if kind == "kept"} <= set(stored), "lost"
    refused = {press for press, kind in told.items() if kind in ("down", "stale")}
    assert not refused & set(stored), "it was said that nothing had changed"
