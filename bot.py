"""Stofa: table games on Discord. Reads settings, opens the store, starts the bot and shuts it down."""

import asyncio
import contextlib
import ctypes
import gc
import logging
import os
import shutil
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

gc.disable()  # imports leave no garbage, and looking for it takes a seventh of the start
import discord

import locales
import render
import settings
from admin import schedule
from admin.version import version
from cogs.client import SharesLost, Stofa
from cogs.commands.doctor import Program
from cogs.wire.errors import OneLine
from cogs.wire.log_levels import Levels
from db import (
    DamagedDatabase,
    MissingLibrary,
    NewerDatabase,
    Part,
    StoreError,
    StoreInUse,
    UnreleasedDatabase,
)
from db.sqlite.backups import latest_for
from settings import Server, Settings
from tables.service import Tables

gc.freeze()  # the program itself is never garbage; no later search reads it
gc.enable()

CONFIGURATION: Final = 78
"""Exit code of errors that need a change of configuration (EX_CONFIG): a supervisor must not retry."""

TRY_AGAIN: Final = 75
"""Exit code while another process has the database open, its server is down, or shards are too few."""

SHARDING_REQUIRED: Final = 4011
"""Code with which Discord closes a connection of too few shards."""

TOKEN_RESET: Final = 4004
"""Code with which Discord closes a connection whose token is not valid any more."""

LARGE: Final = 1024 * 1024
"""Bytes from which a block of memory is returned when it is freed."""
SPARE: Final = 8 * LARGE
"""Bytes of smaller freed blocks that are kept for the next picture: to get new ones is a tenth of a move."""
_M_TRIM_THRESHOLD: Final = -1
_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8

PACKAGES: Final = ("admin", "cogs", "db", "games", "health", "locales", "render", "tables")
"""Packages whose details may be logged. Libraries would log requests, rows and secrets."""


def main() -> int:
    """Runs the bot until it is stopped. Returns the exit code."""
    try:
        chosen, token = _settings()
    except settings.BadSettings as error:
        _write_log("info", os.environ.get("STOFA_LOG_FORMAT", "text"))
        return _refuse(str(error))
    _write_log(chosen.stofa_log, chosen.stofa_log_format)
    for line in (settings.exposed(), settings.misspelt()):
        if line is not None:
            logging.getLogger("settings").warning(line)
    _point(chosen)
    return_large_blocks()
    locales.load()
    locales.log_missing_texts()
    try:
        asyncio.run(_run(chosen, token))
    except (discord.LoginFailure, discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        if _wants_more_shards(error) and chosen.stofa_shards is None:
            return _refuse("Discord wants more shards (code 4011): a new start asks how many", TRY_AGAIN)
        setting = "STOFA_SHARDS" if _wants_more_shards(error) else "DISCORD_TOKEN"
        return _refuse(f"{setting}: {_refusal(error)}")
    except SharesLost:
        return _refuse("STOFA_SHARDS: another process has taken a shard of this one", TRY_AGAIN)
    except StoreError as error:
        if isinstance(error, StoreInUse) and isinstance(chosen.stofa_shards, settings.Part):
            return _refuse(f"STOFA_SHARDS: {error.args[1]}", TRY_AGAIN)
        database = chosen.stofa_database
        code = TRY_AGAIN if isinstance(error, StoreInUse) or error.kind == "down" else CONFIGURATION
        return _refuse(f"STOFA_DATABASE: {database} {_unusable(chosen, error)}", code)
    return 0


def _settings() -> tuple[Settings, str]:
    """The settings with a token. Raises BadSettings."""
    chosen = settings.load()
    if chosen.discord_token is None:
        raise settings.BadSettings("DISCORD_TOKEN: is not set (see .env.example)")
    return chosen, chosen.discord_token


def _wants_more_shards(error: Exception) -> bool:
    return isinstance(error, discord.ConnectionClosed) and error.code == SHARDING_REQUIRED


def _refusal(error: Exception) -> str:
    """The reason for which Discord refuses the connection."""
    if isinstance(error, discord.ConnectionClosed) and error.code == TOKEN_RESET:
        return "the token was reset (code 4004): copy the new one from the portal"
    if isinstance(error, discord.ConnectionClosed):
        return f"Discord has closed the connection for good (code {error.code})"
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return "this application must be allowed its intents"
    return "Discord does not know this token"


def _unusable(chosen: Settings, error: StoreError) -> str:
    """Why the database cannot be used, and the command that mends it."""
    from admin.shown import why  # its library costs memory and time

    database = chosen.stofa_database
    if isinstance(error, StoreInUse):
        return "is in use by another process"
    if error.kind == "down":
        return f"does not answer ({error.name}): see that PostgreSQL runs"
    if isinstance(error, MissingLibrary):
        return f"needs asyncpg: python -m admin.install {error.file}"
    if isinstance(database, Server) and not isinstance(error, NewerDatabase | UnreleasedDatabase):
        return f"cannot be used ({error.name or type(error).__name__}: {error.args[1]})"
    if isinstance(error, NewerDatabase):
        back = None if isinstance(database, Server) else latest_for(database, error.known)
        or_else = f", or go back and lose all moves since the update: {_restore(back)}" if back else ""
        return (
            f"is from a later Stofa (version {error.found}; this one knows {error.known}); it was not touched"
            f". Run the later Stofa again{or_else}"
        )
    if isinstance(error, UnreleasedDatabase):
        return "is of before the first release and cannot be read; it was not touched: name another one"
    if isinstance(error, DamagedDatabase) and not isinstance(database, Server):
        copy = schedule.newest(schedule.folder_of(database, chosen.stofa_backups))
        return f"{why(error)}; it was not touched. To put the newest copy back: {_restore(copy or 'FILE')}"
    return f"{why(error)}; it was not touched. Check it: python run.py doctor"


def _restore(copy: Path | str) -> str:
    return f"python run.py restore {copy}"


def _notify(*news: str) -> None:
    """Tells systemd of this process, if it has started it with `Type=notify` (sd_notify(3))."""
    if (address := os.environ.get("NOTIFY_SOCKET")) is not None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as one, contextlib.suppress(OSError):
            one.sendto("\n".join(news).encode(), address.replace("@", "\0", 1))


async def _live() -> None:
    """Tells systemd that the loop turns, until it is cancelled: it starts a process anew that hangs."""
    every = int(os.environ.get("WATCHDOG_USEC", "0")) / 3e6
    while every:
        _notify("WATCHDOG=1")
        await asyncio.sleep(every)


async def _run(chosen: Settings, token: str) -> None:
    living = asyncio.create_task(_live())
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # not available on Windows
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    loading = asyncio.create_task(asyncio.to_thread(render.load))  # during the waits for Discord
    tables = await _opened(chosen, stop)
    if tables is None:
        return
    _notify("READY=1")
    try:
        async with _observed(chosen, tables) as bot:
            minding = _schedule(chosen)
            try:
                await _run_until(stop, bot, token)
            finally:
                for task in minding:
                    task.cancel()
                await asyncio.gather(*minding, return_exceptions=True)
                await bot.close()
    finally:
        _notify("STOPPING=1")
        await tables.close()
        await loading
        living.cancel()


def _part(chosen: Settings) -> Part | None:
    """The part of the shards that this process is to have; None for all."""
    part = chosen.stofa_shards
    return Part(part.count, part.named, part.most) if isinstance(part, settings.Part) else None


@contextlib.asynccontextmanager
async def _observed(chosen: Settings, tables: Tables) -> AsyncIterator[Stofa]:
    """The bot; if the setting asks for it, a context in which its health and figures are served."""
    given: dict[str, Any] = {
        "guild_ready_timeout": chosen.stofa_guild_ready_timeout,
        "program": _program(chosen),
        "keep_games": chosen.stofa_keep_games,
        "owners": chosen.stofa_owners,
        "shard_count": chosen.stofa_shards if isinstance(chosen.stofa_shards, int) else None,
    }
    if chosen.stofa_health is None:
        yield freeze_when_ready(Stofa(tables, **given))
        return
    from health.figures import Figures  # their libraries cost memory and time
    from health.server import serving

    figures = Figures(tables, version())
    bot = freeze_when_ready(Stofa(tables, **given, http_trace=figures.trace()))
    async with serving(chosen.stofa_health, bot, tables, figures):
        yield bot


def freeze_when_ready(bot: Stofa) -> Stofa:
    """Returns the bot; once it is ready, searches for garbage, which stop the loop, skip what is there."""

    async def freeze() -> None:
        bot.remove_listener(freeze, "on_ready")  # later there is much that does not last
        gc.collect()
        gc.freeze()

    bot.add_listener(freeze, "on_ready")
    return bot


def _schedule(chosen: Settings) -> "list[asyncio.Task[None]]":
    """Starts the backups of this run, unless every 0 hours, and what looks after them and the disk."""
    database, hours = chosen.stofa_database, chosen.stofa_backup_hours
    if isinstance(database, Server):
        return []
    folder = schedule.folder_of(database, chosen.stofa_backups)
    tasks = [asyncio.create_task(schedule.watch(database, folder, hours))]
    if hours:
        work = schedule.keep_backups(database, folder, hours, chosen.stofa_backups_kept)
        tasks.append(asyncio.create_task(work))
    return tasks


def _program(chosen: Settings) -> Program:
    """The version, and what the schedule of backups and the disk are like."""
    database = chosen.stofa_database
    if isinstance(database, Server):
        return Program(version())
    folder, parent = schedule.folder_of(database, chosen.stofa_backups), database.parent
    return Program(
        version(),
        lambda: schedule.last(folder),
        schedule.FAILED.total,
        lambda: shutil.disk_usage(parent).free,
    )


async def _opened(chosen: Settings, stop: asyncio.Event) -> Tables | None:
    """The tables; None after a signal: a process may wait for long until it has a share."""
    database = chosen.stofa_database
    where = database.address if isinstance(database, Server) else database
    notice_after = round(chosen.stofa_notice_after)
    async with _waiting(chosen):
        opening = asyncio.create_task(Tables.open(where, notice_after=notice_after, part=_part(chosen)))
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait((opening, stopped), return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if not opening.done():
            opening.cancel()
            await asyncio.wait((opening,))
        return None if opening.cancelled() else opening.result()


@contextlib.asynccontextmanager
async def _waiting(chosen: Settings) -> AsyncIterator[None]:
    """A context in which the health page says that the process waits, if it may have to for long."""
    if chosen.stofa_health is None or not isinstance(chosen.stofa_shards, settings.Part):
        yield
        return
    from health.server import waiting

    async with waiting(chosen.stofa_health):
        yield


async def _run_until(stop: asyncio.Event, bot: Stofa, token: str) -> None:
    """Runs the bot until a signal or until it ends by itself."""
    life = asyncio.create_task(bot.run_forever(token))
    stopped = asyncio.create_task(stop.wait())
    await asyncio.wait((life, stopped), return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()
    if not life.done():
        await bot.drain()
        life.cancel()  # it may be waiting for a response or a retry
    with contextlib.suppress(asyncio.CancelledError):
        await life


def _point(chosen: Settings) -> None:
    """Points discord.py at other addresses, if set."""
    if chosen.stofa_api is not None:
        discord.http.Route.BASE = str(chosen.stofa_api).rstrip("/")
    if chosen.stofa_gateway is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = chosen.stofa_gateway
    if chosen.stofa_cdn is not None:
        discord.asset.Asset.BASE = str(chosen.stofa_cdn).rstrip("/")


def return_large_blocks() -> None:
    """Has the C library (glibc) return large blocks of memory as soon as they are freed.

    Drawings need many times the memory of their pictures for a moment, which it would keep by default, and in
    an arena of each thread: so all have one.
    """
    with contextlib.suppress(OSError, AttributeError):
        library = ctypes.CDLL("libc.so.6")
        library.mallopt(_M_MMAP_THRESHOLD, LARGE)
        library.mallopt(_M_TRIM_THRESHOLD, SPARE)
        library.mallopt(_M_ARENA_MAX, 1)


def _write_log(level: str, form: str) -> None:
    """Logs one line per event. Libraries' details are left out because they would contain hands."""
    handler = logging.StreamHandler(sys.stderr)
    formatter: logging.Formatter = OneLine()
    if form != "text":
        from cogs.wire.json_log import OneObject  # its library costs memory and time

        formatter = OneObject()
    handler.setFormatter(formatter)
    handler.addFilter(Levels())
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(logging.WARNING, wanted), handlers=[handler])
    for package in PACKAGES:
        logging.getLogger(package).setLevel(wanted)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice


def _refuse(why: str, code: int = CONFIGURATION) -> int:
    if any(isinstance(handler.formatter, OneLine) for handler in logging.root.handlers):
        print(why, file=sys.stderr, flush=True)  # noqa: T201  # for a person
    else:
        logging.getLogger("bot").error("%s; see docs/hosting.md", why)
    return code


if __name__ == "__main__":
    code = main()
    logging.shutdown()
    # Everything is closed; skips the interpreter's own shutdown, which takes seconds.
    os._exit(code)
