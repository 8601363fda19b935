"""Stofa: table games on Discord. Reads settings, opens the store, starts the bot and shuts it down."""

import asyncio
import contextlib
import ctypes
import gc
import logging
import os
import signal
import sys
import tomllib
from pathlib import Path
from typing import Final

gc.disable()  # imports leave no garbage, and looking for it takes a seventh of the start
import discord

import locales
import render
import settings
from cogs.client import Stofa
from cogs.commands.doctor import Program
from cogs.wire.errors import OneLine
from db import NewerDatabase, StoreError, StoreInUse
from settings import Settings
from tables.service import Tables

gc.freeze()  # the program itself is never garbage; no later search reads it
gc.enable()

CONFIGURATION: Final = 78
"""Exit code of errors that need a change of configuration (EX_CONFIG): a supervisor must not retry."""

IN_USE: Final = 75
"""Exit code while another process has the database open (EX_TEMPFAIL)."""

LARGE: Final = 256 * 1024
"""Bytes from which a block of memory is returned when it is freed."""
_M_MMAP_THRESHOLD: Final = -3

PACKAGES: Final = ("cogs", "db", "games", "locales", "render", "tables")
"""Packages whose details may be logged. Libraries would log requests, rows and secrets."""


def main() -> int:
    """Runs the bot until it is stopped. Returns the exit code."""
    try:
        chosen, token = _settings()
    except settings.BadSettings as error:
        return _refuse(str(error))
    _write_log(chosen.stofa_log)
    if (line := settings.exposed()) is not None:
        logging.getLogger("settings").warning(line)
    _point(chosen)
    return_large_blocks()
    locales.load()
    locales.log_missing_texts()
    try:
        asyncio.run(_run(chosen, token))
    except (discord.LoginFailure, discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        return _refuse(f"DISCORD_TOKEN: {_refusal(error)}")
    except StoreError as error:
        code = IN_USE if isinstance(error, StoreInUse) else CONFIGURATION
        return _refuse(f"STOFA_DATABASE: {chosen.stofa_database} {_unusable(error)}", code)
    return 0


def _settings() -> tuple[Settings, str]:
    """The settings with a token. Raises BadSettings."""
    chosen = settings.load()
    if chosen.discord_token is None:
        raise settings.BadSettings("DISCORD_TOKEN: is not set (see .env.example)")
    return chosen, chosen.discord_token


def _refusal(error: Exception) -> str:
    """The reason for which Discord refuses the connection."""
    if isinstance(error, discord.ConnectionClosed):
        return f"Discord has closed the connection for good (code {error.code})"
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return "this application must be allowed its intents"
    return "Discord does not know this token"


def _unusable(error: StoreError) -> str:
    """Why the database cannot be used."""
    if isinstance(error, StoreInUse):
        return "is in use by another process"
    if isinstance(error, NewerDatabase):
        return (
            f"is from a later Stofa (version {error.found}; this one knows {error.known}); it was not touched"
        )
    return f"cannot be used ({type(error).__name__}, {error.kind}); it was not touched"


async def _run(chosen: Settings, token: str) -> None:
    loading = asyncio.create_task(asyncio.to_thread(render.load))  # during the waits for Discord
    tables = await Tables.open(chosen.stofa_database, notice_after=round(chosen.stofa_notice_after))
    try:
        bot = Stofa(
            tables,
            guild_ready_timeout=chosen.stofa_guild_ready_timeout,
            program=_program(chosen.stofa_database),
            keep_games=chosen.stofa_keep_games,
        )
        try:
            await _run_until_signal(bot, token)
        finally:
            await bot.close()
    finally:
        await tables.close()
        await loading


def _program(database: Path) -> Program:
    """The version, and the time of the last backup beside the database."""
    with (Path(__file__).parent / "pyproject.toml").open("rb") as file:
        version = str(tomllib.load(file)["project"]["version"])

    def last_backup() -> float | None:
        made = (database.parent / "backups").glob("stofa-*.sqlite3")
        return max((path.stat().st_mtime for path in made), default=None)

    return Program(version, last_backup)


async def _run_until_signal(bot: Stofa, token: str) -> None:
    """Runs the bot until a signal or until it ends by itself."""
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # not available on Windows
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
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

    Drawings need many times the memory of their pictures for a moment, which it would keep by default.
    """
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").mallopt(_M_MMAP_THRESHOLD, LARGE)


def _write_log(level: str) -> None:
    """Logs one line per event. Libraries' details are left out because they would contain hands."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(logging.INFO, wanted), handlers=[handler])
    for package in PACKAGES:
        logging.getLogger(package).setLevel(wanted)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice


def _refuse(why: str, code: int = CONFIGURATION) -> int:
    print(why, file=sys.stderr, flush=True)  # noqa: T201  # before there is a log, and for a person
    return code


if __name__ == "__main__":
    code = main()
    logging.shutdown()
    # Everything is closed; skips the interpreter's own shutdown, which takes seconds.
    os._exit(code)
