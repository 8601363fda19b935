"""The program on a PostgreSQL server: what it refuses at its start, what players read when that dies."""

import asyncio
import logging
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from admin.backup import run as backup
from admin.checks import database, folder, last_backup
from admin.restore import run as restore
from db import StoreError
from sandbox.page_user import PageUser, offered, text
from sandbox.server import serve
from settings import Server as Address
from settings import Settings
from tests.cogs.player import Player, start_cribbage
from tests.cogs.processes import refused, started, stopped
from tests.cogs.sandbox_bot import SandboxBot, start_bot
from tests.db.postgres.server import GUARDED, PASSWORD, ROLE, Server
from tests.db.steps import opened
from tests.waiting import until


async def refusal(tmp_path: Path, address: str, code: int = 78) -> str:
    """The last line of a start with this database that ends with this code."""
    line = (await refused(tmp_path, code, DISCORD_TOKEN="x", STOFA_DATABASE=address)).splitlines()[-1]
    assert line.startswith("STOFA_DATABASE: ")
    return line


async def first_start(address: str) -> None:
    """Makes the tables in this database."""
    async with opened(address):
        pass


async def test_no_server(tmp_path: Path, server: Server) -> None:
    """A supervisor may try again: the server may still be starting."""
    address = server.address().replace("/tmp/", "/tmp/not-")
    line = await refusal(tmp_path, address, 75)
    assert line.endswith("does not answer (FileNotFoundError): see that PostgreSQL runs")


@pytest.mark.parametrize(
    ("user", "base", "words"),
    [
        (f"{GUARDED}:wrong.password", ROLE, "password authentication failed"),
        (ROLE, "nowhere", 'database "nowhere" does not exist'),
        ("nobody", ROLE, 'role "nobody" does not exist'),
        (f"{GUARDED}:{PASSWORD}", ROLE, "permission denied"),
        (f"{GUARDED}:{PASSWORD}", f"{ROLE}?search_path=nowhere", "no schema has been selected"),
    ],
)
async def test_a_server_that_refuses(
    tmp_path: Path, server: Server, user: str, base: str, words: str
) -> None:
    """One line says why, without the password; trying again would not help."""
    line = await refusal(tmp_path, server.address(user, base))
    assert words in line
    assert "wrong.password" not in line
    assert PASSWORD not in line


async def test_too_few_connections(tmp_path: Path, mortal: Server) -> None:
    """A process that could start but not read is not started; trying again would not help."""
    mortal.sql(f"ALTER ROLE {ROLE} CONNECTION LIMIT 5")
    line = await refusal(tmp_path, mortal.address())
    assert line.endswith("5 connections are allowed, a process needs 6)")


@pytest.mark.parametrize(
    "address",
    ["mysql://user:secret@host/stofa", "postgresql://user:secret@host", "postgresql://user:secret@host:x/y"],
)
async def test_an_address_that_cannot_be_used(tmp_path: Path, address: str) -> None:
    """It is refused without being tried, and not repeated."""
    line = await refusal(tmp_path, address)
    assert "secret" not in line


async def test_an_older_program(tmp_path: Path, server: Server, address: str) -> None:
    """It leaves the database of a later one alone, as this one does that of before the first release."""
    await first_start(address)
    schema = address.rpartition("=")[2]
    server.sql(f"INSERT INTO {schema}.migrations VALUES (2, '0002-later', 'x', 0)", ROLE)
    line = await refusal(tmp_path, address)
    assert "later Stofa (version 2; this one knows 1)" in line
    server.sql(f"UPDATE {schema}.migrations SET checksum = 'y' WHERE number = 1", ROLE)
    line = await refusal(tmp_path, address)
    assert "is of before the first release and cannot be read; it was not touched" in line


async def test_a_second_process(tmp_path: Path, address: str) -> None:
    """The first one plays on; the second one says that the database is in use."""
    async with serve() as box:
        first = await started(box, tmp_path, STOFA_DATABASE=address)
        line = await refusal(tmp_path, address, 75)
        await stopped(first)
    assert "in use" in line


async def test_commands_that_cannot_serve_a_server(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They name PostgreSQL's own programs."""
    monkeypatch.setenv("STOFA_DATABASE", address)
    for command, program in ((backup, "pg_dump"), (restore, "pg_restore")):
        assert command(Any) == 1  # type: ignore[arg-type]  # its options are not looked at
        assert program in capsys.readouterr().err


def test_the_doctor_looks_at_the_server(server: Server, address: str) -> None:
    """It is told before the first start, after it, and with a server that does not answer."""

    chosen = Settings(stofa_database=Address(address))
    assert database(chosen).sign == "note"
    asyncio.run(first_start(address))
    assert (database(chosen).sign, folder(chosen).sign, last_backup(chosen).sign) == ("good", "good", "note")
    assert "version 1, open tables: 0" in database(chosen).words
    gone = Settings(stofa_database=Address(address.replace("/tmp/", "/tmp/not-")))
    assert database(gone).sign == "bad"


async def test_a_press_while_the_server_is_away(
    tmp_path: Path, mortal: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """F69: the person is told at once that nothing has changed, and the same press works when it is back."""
    monkeypatch.setattr("db.opening.WITHIN", 60.0)
    async with start_bot(tmp_path, database=mortal.new()) as sandbox_bot:
        anna = Player(sandbox_bot, await sandbox_bot.connect("Anna"), direct=True, seed=1)
        bjorn = Player(sandbox_bot, await sandbox_bot.connect("Björn"), direct=True, seed=2)
        await start_cribbage(anna, bjorn)
        before = (await sandbox_bot.tables.table_view(1, None)).upto
        store = sandbox_bot.tables._store
        connection = await store._engine._session.get()
        mortal.stop(signal.SIGKILL)
        await until(connection.is_closed)
        await discard(anna)
        await anna.actor.wait_for(lambda: "can’t get at my games" in asides(anna.actor), 60)
        mortal.start()
        await back(sandbox_bot)
        assert (await sandbox_bot.tables.table_view(1, None)).upto == before
        for player in (anna, bjorn):
            await player.move()
        assert (await sandbox_bot.tables.table_view(1, None)).upto > before
    assert [r for r in caplog.records if r.name.startswith(("asyncpg", "asyncio"))] == []
    told = [r for r in caplog.records if r.name.startswith("db.") and r.levelno >= logging.WARNING]
    said = [r.getMessage() for r in told]
    assert said[0].endswith("; see that PostgreSQL runs")
    assert "the database answers again" in said


async def no_tick() -> None:
    """Instead of the timer, which would find the table first."""


async def discard(player: Player) -> None:
    """Chooses two cards."""
    (many,) = [p for p in offered(await player.hand()) if ":many:" in p["custom_id"]]
    values = [option["value"] for option in many["options"]][:2]
    await player.actor.choose(await player.hand(), values, custom_id=many["custom_id"])


def asides(actor: PageUser) -> str:
    """All that only this person sees in their direct messages."""
    return " ".join(text(message) for message in actor.messages("dm") if message.get("ephemeral"))


async def back(sandbox_bot: SandboxBot) -> None:
    """Waits until the store can be written."""
    while True:
        with suppress(StoreError):
            return await sandbox_bot.tables._store.reach()
        await asyncio.sleep(0.1)


async def test_a_table_of_which_nothing_was_known_is_told(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F70: if the answer to a move was lost for good, the next tick brings its messages up to date."""
    monkeypatch.setattr("db.opening.WITHIN", 60.0)
    monkeypatch.setattr("db.store.UNSURE", 0.1)
    async with start_bot(tmp_path, database=address) as sandbox_bot:
        anna = Player(sandbox_bot, await sandbox_bot.connect("Anna"), direct=True, seed=1)
        bjorn = Player(sandbox_bot, await sandbox_bot.connect("Björn"), direct=True, seed=2)
        await start_cribbage(anna, bjorn)
        tables = sandbox_bot.tables
        monkeypatch.setattr(sandbox_bot.bot.clock, "tick", no_tick)
        before = (await tables.table_view(1, None)).upto
        engine = tables._store._engine
        insert = engine.insert

        async def lost(steps: Any) -> Any:
            await insert(steps)
            raise StoreError("unsure")

        with monkeypatch.context() as fault:
            fault.setattr(engine, "insert", lost)
            await discard(anna)
            await anna.actor.wait_for(lambda: "don’t know yet" in asides(anna.actor), 60)
        assert await tables.tick(0) == (1,)
        assert await tables.tick(0) == ()
        assert (await tables.table_view(1, None)).upto == before + 1
