"""Runs the bot of one folder for `press.py` and counts what it does.

Called with the folder of a checkout. For each line on the standard input, waits until all messages are up to
date and writes the counts so far and the processor seconds used as one line of JSON.
"""

import asyncio
import contextvars
import inspect
import json
import random
import re
import secrets
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

KIND: contextvars.ContextVar[str] = contextvars.ContextVar("kind", default="other")
PICTURES = ("board", "hand", "since", "leaf", "preview")
STATEMENT = re.compile(r"\s*(\w+)(?:.*?\b(?:FROM|INTO|UPDATE|JOIN)\s+([a-z_]+))?", re.DOTALL)
PAUSE = 0.005

counts: Counter[str] = Counter()


def counted(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
    """Returns the function with a count of its calls."""

    def run(*given: Any, **named: Any) -> Any:
        counts[name] += 1
        return work(*given, **named)

    return run


def _replace(where: object, **names: object) -> None:
    """Gives these names in a module or class other values."""
    for name, value in names.items():
        setattr(where, name, value)


class CountedConnection(sqlite3.Connection):
    """Counts its statements by verb and table. (A trace callback would write out their blobs in full.)"""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        found = STATEMENT.match(sql)
        verb, table = (found[1].upper(), found[2] or "") if found else ("", "")
        if verb in ("SELECT", "WITH"):
            counts[f"read {table}"] += 1
        elif verb in ("INSERT", "UPDATE", "DELETE", "REPLACE"):
            counts[f"write {table}"] += 1
        return super().execute(sql, *values)


def count_statements() -> None:
    """Counts the statements of every connection that is opened."""
    connect = sqlite3.connect

    def opened(*given: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*given, **(named | {"factory": CountedConnection}))
        return connection

    _replace(sqlite3, connect=opened)


def count_pictures() -> None:
    """Counts the pictures that are encoded, by what asks for them, and their strips."""
    from render.drawing import strips

    encode = strips.png

    def png(*given: Any, **named: Any) -> bytes:
        counts[f"encoded {KIND.get()}"] += 1
        return encode(*given, **named)

    from cogs.pages.reader import Reader

    for module in [m for m in sys.modules.values() if getattr(m, "png", None) is encode]:
        _replace(module, png=png)
    _replace(strips, _packed=counted("strips", strips._packed))
    names = ("Sprite", "Sprites")  # the owner was another in earlier versions
    owners: set[Any] = {getattr(m, name, None) for m in sys.modules.values() for name in names}
    for owner in [one for one in owners if inspect.isfunction(getattr(one, "_painted", None))]:
        _replace(owner, _painted=counted("sprites", owner._painted))
    for name in PICTURES:
        _replace(Reader, **{name: _named(name, getattr(Reader, name))})


def _named(name: str, draw: Callable[..., Any]) -> Callable[..., Any]:
    """Returns the asynchronous function; pictures that are encoded meanwhile count under this name."""

    async def run(*given: Any, **named: Any) -> Any:
        KIND.set(name)
        return await draw(*given, **named)

    return run


def count_views() -> None:
    """Counts the views of tables that are built."""
    from tables.projection import FetchedTable

    _replace(FetchedTable, _built=counted("views", FetchedTable._built))


def deal_alike() -> None:
    """Makes the secrets of tables the same in every run, so that all variants are dealt the same cards."""
    source = random.Random(17)
    _replace(secrets, token_bytes=lambda length=32: source.randbytes(length))


def report_to_parent() -> None:
    """Answers the lines on the standard input from the moment the client sets up."""
    from cogs.client import Stofa

    set_up = Stofa.setup_hook

    async def setup_hook(client: Any) -> None:
        client.reporting = asyncio.create_task(_answer(client))
        await set_up(client)

    _replace(Stofa, setup_hook=setup_hook)


async def _answer(client: Any) -> None:
    lines = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while await lines.readline():
        while client.sync.is_busy() or client.dispatcher.admission._in_work:  # noqa: ASYNC110  # no event
            await asyncio.sleep(PAUSE)
        print(json.dumps({**counts, **_processor()}), flush=True)


def _processor() -> dict[str, float]:
    """Returns the processor seconds of the thread of the event loop, and of all others."""
    loop = time.thread_time()
    return {"processor loop": loop, "processor threads": time.process_time() - loop}


def main() -> int:
    """Runs the bot."""
    sys.path[0] = sys.argv[1]
    count_statements()
    count_pictures()
    count_views()
    deal_alike()
    report_to_parent()
    import bot

    return bot.main()


if __name__ == "__main__":
    sys.exit(main())
