"""The bot, in which processes die without a word at a named point once a file says so (F27).

The points lie where one step has been done and the next has not, on both engines. The bot itself knows
nothing of them: `run` wraps the seams, and runs `bot.main`. What dies at the point is this process, the
others with the same database, or its server.
"""

import asyncio
import contextlib
import importlib.util
import json
import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

import discord

import bot
import render
from admin import commands
from cogs.delivery.messages import MessageSender
from cogs.delivery.updates import MessageSync
from cogs.dispatch.admission import Admission
from cogs.wire.responses import Response
from db import StoreError
from db.migrations import Migration
from db.sqlite import backups
from db.sqlite import migrate as file_migrate
from db.sqlite.engine import Sqlite
from games import search
from games.registry import GAMES
from tables.actions import apply
from tables.log import entries
from tables.log.commit import ActionLog, kept
from tables.messages import Messages
from tables.timers.pacing import Pacing
from tables.timers.timekeeper import Timekeeper
from workers import Workers

Die = Callable[[], None]
Victim = Literal["self", "others", "server"]

VICTIMS: Final[tuple[Victim, ...]] = ("self", "others", "server")
IS_POSTGRES: Final = importlib.util.find_spec("asyncpg") is not None
ARMED: Final = "armed"
"""Name of the file that says where something dies, and what."""
KEPT: Final = "kept"
"""Name of the file of the entries that the store has reported as kept, a JSON array a line."""
PIDS: Final = "pids"
"""Name of the file of the processes that were started, a number a line."""
LATE: Final = "late"
"""Name of the file with the number of the table at which time has run out."""
LATER: Final = "later"
"""Name of the file that says how many migrations there are beside those of the program."""
WITHIN: Final = {"event": ("entries", "AFTER INSERT"), "outbox": ("tables", "BEFORE UPDATE OF length")}
"""Points within the transaction: a row of that table is written. On PostgreSQL the end of the statement, or
its middle."""
STORING: Final = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
YEAR: Final = 365 * 86_400


_own = [os.getpid()]
"""The process of the bot, also in a fork of it that searches."""


def shared(name: str) -> Path:
    """A file by which the test and this process know of each other."""
    return Path(os.environ["KILLABLE_FOLDER"]) / name


def arm(folder: Path, point: str, victim: Victim = "self", server: int = 0) -> None:
    """Has the next process that comes to the point kill itself, the others, or the server of that process."""
    part = folder / f"{ARMED}.part"
    part.write_text(f"{point} {victim} {server}")
    part.rename(folder / ARMED)


def is_armed(point: str) -> bool:
    """Checks if that point is the one where something dies."""
    try:
        return shared(ARMED).read_text().split()[0] == point
    except FileNotFoundError:
        return False


def die(point: str) -> None:
    """Kills what is to die, if this is the point, and only once."""
    if not is_armed(point):
        return
    try:
        _, victim, server = shared(ARMED).read_text().split()
        shared(ARMED).unlink()
    except FileNotFoundError:  # another process was here first
        return
    match victim:
        case "self":
            os.kill(_own[0], signal.SIGKILL)
        case "others":
            for pid in others():
                os.kill(pid, signal.SIGKILL)
        case "server":
            kill_server(int(server))


def others() -> list[int]:
    """The other processes of this bot that run."""
    mine = f"KILLABLE_FOLDER={os.environ['KILLABLE_FOLDER']}".encode()
    noted = {int(pid) for pid in shared(PIDS).read_text().split()} - {_own[0]}
    there = [pid for pid in noted if Path(f"/proc/{pid}/environ").exists()]
    return [pid for pid in there if mine in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")]


def kill_server(pid: int) -> None:
    """Kills the processes of a PostgreSQL server, so that none goes on without it."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for child in (pid, *map(int, children)):
            os.kill(child, signal.SIGKILL)


# -- seams


def before(owner: Any, name: str, die: Die) -> None:
    """Dies before the function does anything."""
    inner: Callable[..., Any] = getattr(owner, name)

    def outer(*args: Any, **kwargs: Any) -> Any:
        die()
        return inner(*args, **kwargs)

    setattr(owner, name, outer)


def after(owner: Any, name: str, die: Die) -> None:
    """Dies when the function has done its work and before anybody hears of it."""
    inner: Callable[..., Any] = getattr(owner, name)

    def outer(*args: Any, **kwargs: Any) -> Any:
        result = inner(*args, **kwargs)
        die()
        return result

    setattr(owner, name, outer)


def after_awaiting(
    owner: Any, name: str, die: Die, when: Callable[[Sequence[Any], Any], object] = lambda given, result: True
) -> None:
    """The same for a coroutine function, if its arguments and its result are such."""
    inner: Callable[..., Any] = getattr(owner, name)

    async def outer(*args: Any, **kwargs: Any) -> Any:
        result = await inner(*args, **kwargs)
        if when(args, result):
            die()
        return result

    setattr(owner, name, outer)


def engines() -> list[Any]:
    """The engines that are installed."""
    if not IS_POSTGRES:
        return [Sqlite]
    from db.postgres.engine import Postgres

    return [Sqlite, Postgres]


def in_engines(wrap: Callable[..., None], die: Die, **more: Any) -> None:
    """Wraps what stores steps."""
    for engine in engines():
        wrap(engine, "insert", die, **more)


def storing(*kinds: str) -> Callable[[Die], None]:
    """Dies when an action of these kinds has been stored."""

    def is_such(given: Sequence[Any], _: Any) -> bool:
        return any(step.kind in kinds for step in given[1])

    return lambda die: in_engines(after_awaiting, die, when=is_such)


def in_games(wrap: Callable[[Any, str, Die], None], name: str, die: Die) -> None:
    """Wraps a function in every game."""
    for game in {type(game) for game in GAMES.values()}:
        wrap(game, name, die)


def within(point: str, die: Die) -> None:
    """Dies within the transaction."""
    _within_file(*WITHIN[point], die)
    if IS_POSTGRES:
        _within_server(point, die)


def _within_file(table: str, when: str, die: Die) -> None:
    """From a trigger of this connection only."""
    inner = Sqlite.insert
    done: list[bool] = []

    async def outer(self: Sqlite, steps: Any) -> Any:
        if not done:
            done.append(True)
            await self._connection.create_function(f"die_{table}", 0, lambda: die() or 0)
            await self._connection.execute(
                f"CREATE TEMP TRIGGER dying_{table} {when} ON main.{table} BEGIN SELECT die_{table}(); END"
            )
        return await inner(self, steps)

    Sqlite.insert = outer  # type: ignore[method-assign]


def _within_server(point: str, die: Die) -> None:
    """While the server is in a trigger, which the test has made, and in which it pauses."""
    from db.postgres.engine import Postgres

    inner = Postgres.insert

    async def outer(self: Postgres, steps: Any) -> Any:
        if not is_armed(point):
            return await inner(self, steps)
        stored = asyncio.ensure_future(inner(self, steps))
        while not stored.done():
            with contextlib.suppress(StoreError):
                if (await self.read(STORING, ()))[0][0]:
                    die()
                    break
            await asyncio.sleep(0.01)
        return await stored

    Postgres.insert = outer  # type: ignore[method-assign]


def migrating(die: Die) -> None:
    """Dies when all statements of a migration have been run, and it is not committed."""
    inner = file_migrate._run

    def run(connection: sqlite3.Connection, migration: Migration) -> None:
        connection.set_trace_callback(lambda sql: die() if "INSERT INTO migrations" in sql else None)
        inner(connection, migration)

    file_migrate._run = run
    if IS_POSTGRES:
        from db.postgres import migrate as server_migrate

        after_awaiting(server_migrate, "_run", die)


def answered(die: Die) -> None:
    """Dies when a press that has made a move is answered; those before it only lead to it."""
    stored: list[bool] = []
    in_engines(after_awaiting, lambda: stored.append(True), when=lambda given, result: is_armed("ack"))
    after_awaiting(Response, "_try", die, lambda given, result: stored)


def choosing(die: Die) -> None:
    """Dies while a bot chooses, in a thread or in a process beside it."""
    before(search, "choose", die)
    before(Workers, "run", die)


def letter_sent(die: Die) -> None:
    """Dies when a press has been left for another process."""
    if IS_POSTGRES:
        from db.postgres.cluster import PostgresCluster

        after_awaiting(PostgresCluster, "send", die, lambda given, _: "press" in given)


def letter_taken(die: Die) -> None:
    """Dies when a press of another process has been taken, and nobody else will serve it."""
    if IS_POSTGRES:
        from db.postgres.cluster import PostgresCluster

        after_awaiting(
            PostgresCluster, "claim", die, lambda _, found: any(letter.kind == "press" for letter in found)
        )


MOVES: Final[dict[str, Callable[[Die], None]]] = {
    "parse-before": partial(in_games, before, "parse"),
    "parse-after": partial(in_games, after, "parse"),
    "lock": partial(before, ActionLog, "_chance"),
    "validate": partial(after, apply, "do"),
    "begin": partial(in_engines, before),
    "event": partial(within, "event"),
    "outbox": partial(within, "outbox"),
    "commit": partial(in_engines, after_awaiting),
    "ack": answered,
    "render": partial(after, render, "png"),
    "send": partial(after_awaiting, discord.PartialMessage, "edit"),
    "mark-sent": partial(after_awaiting, MessageSender, "store"),
    "post": partial(after_awaiting, MessageSender, "_send"),
    "replace": partial(after_awaiting, MessageSender, "post"),
    "recover": partial(after_awaiting, Messages, "behind"),
}
"""Points of one move, of its messages, and of the start after it."""
OCCASIONS: Final[dict[str, Callable[[Die], None]]] = {
    "bot-chooses": choosing,
    "bot-between": partial(after_awaiting, Pacing, "_keep"),
    "lapse": storing("lapse", "late"),
    "vote": storing("vote"),
    "undo": storing("undo"),
    "seats": storing("give", "sit", "keep"),
    "migration": migrating,
    "backup": partial(before, backups, "_flush"),
    "stop": partial(before, Admission, "drain"),
    "stop-sync": partial(before, MessageSync, "drain"),
}
"""Points of what else happens at a table and to its database."""
LETTERS: Final = {"letter-sent": letter_sent, "letter-taken": letter_taken}
"""Points of a press that goes from one process to another."""
POINTS: Final = MOVES | OCCASIONS | LETTERS


# -- what a test decides, and learns


def tell_kept() -> None:
    """Notes each entry that the store has reported as kept: it must never be lost."""
    inner = ActionLog._keep

    async def keep(self: Any, cached: Any, entry: Any, after: Any) -> str:
        fate = await inner(self, cached, entry, after)
        if fate == "kept":
            row = (cached.id, entry.n, entry.action.kind, entries.text_of(entry.action.what))
            with shared(KEPT).open("a") as file:
                file.write(json.dumps(row) + "\n")
        return fate

    ActionLog._keep = keep  # type: ignore[method-assign]


def be_late() -> None:
    """Has time run out at the table whose number the test has written."""
    inner = Timekeeper.tick

    async def tick(self: Timekeeper, now: int) -> Any:
        changed = await inner(self, now)
        table = int(shared(LATE).read_text()) if shared(LATE).exists() else 0
        kinds = ("lapse", "turn", "bank") if table else ()
        for due in await kept(self._store.due(kinds, now + YEAR, 1_000)) if kinds else ():
            if due.table == table and await self._is_changed(due, now + YEAR):
                changed += (due.table,)
        return changed

    Timekeeper.tick = tick  # type: ignore[method-assign]


def be_later() -> None:
    """Adds as many migrations as the test has written."""

    def numbered(inner: Callable[[Path], tuple[Migration, ...]], folder: Path) -> tuple[Migration, ...]:
        found = inner(folder)
        more = int(shared(LATER).read_text()) if shared(LATER).exists() else 0
        sql = "CREATE TABLE later{0} (x bigint); INSERT INTO later{0} SELECT length FROM tables;"
        return (
            *found,
            *(Migration(len(found) + n, f"later-{n}", sql.format(n)) for n in range(1, more + 1)),
        )

    modules: list[Any] = [file_migrate]
    if IS_POSTGRES:
        from db.postgres import migrate as server_migrate

        modules.append(server_migrate)
    for module in modules:
        module.numbered = partial(numbered, module.numbered)


def wrap() -> None:
    """Wraps all seams of this process."""
    with shared(PIDS).open("a") as file:
        file.write(f"{_own[0]}\n")
    for point, seam in POINTS.items():
        seam(partial(die, point))
    tell_kept()
    be_late()
    be_later()


def run(environment: dict[str, str]) -> None:
    """Runs the bot with this environment until it is stopped, or dies."""
    os.environ.update(environment)
    _own[0] = os.getpid()  # this is a fork of the process that has imported the module
    wrap()
    sys.exit(bot.main())


if __name__ == "__main__":
    wrap()
    os._exit(commands.main(sys.argv[1:]) if sys.argv[1:] else bot.main())
