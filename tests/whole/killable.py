"""The bot, which dies without a word at a named point of a move once a file says so (F27).

The points lie where one step of a move has been done and the next has not. The bot itself knows nothing of
them: `run` wraps the seams, and runs `bot.main`.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord

import bot
import render
from cogs.delivery.messages import MessageSender
from cogs.wire.responses import Response
from db.sqlite.engine import Sqlite
from games.registry import GAMES
from tables.actions import apply
from tables.log.backlog import Backlog
from tables.log.commit import ActionLog

WITHIN = {"event": "entries", "outbox": "due"}
"""Points within the transaction: as soon as a row has been written to that table."""


def die() -> None:
    """Ends this process at once, if it is armed."""
    if Path(os.environ["STOFA_TEST_ARMED"]).exists():
        os.kill(os.getpid(), signal.SIGKILL)


def before(owner: Any, name: str) -> None:
    """Dies before the function does anything."""
    inner: Callable[..., Any] = getattr(owner, name)

    def outer(*args: Any, **kwargs: Any) -> Any:
        die()
        return inner(*args, **kwargs)

    setattr(owner, name, outer)


def after(owner: Any, name: str) -> None:
    """Dies when the function has done its work and before anybody hears of it."""
    inner: Callable[..., Any] = getattr(owner, name)

    def outer(*args: Any, **kwargs: Any) -> Any:
        result = inner(*args, **kwargs)
        die()
        return result

    setattr(owner, name, outer)


def after_awaiting(owner: Any, name: str) -> None:
    """The same for a coroutine function."""
    inner: Callable[..., Any] = getattr(owner, name)

    async def outer(*args: Any, **kwargs: Any) -> Any:
        result = await inner(*args, **kwargs)
        die()
        return result

    setattr(owner, name, outer)


def within(table: str) -> None:
    """Dies within the transaction, from a trigger of this connection only."""
    inner = Sqlite.insert
    done: list[bool] = []

    async def outer(self: Sqlite, steps: Any) -> Any:
        if not done:
            done.append(True)
            await self._connection.create_function("die", 0, lambda: die() or 0)
            await self._connection.execute(
                f"CREATE TEMP TRIGGER dying AFTER INSERT ON main.{table} BEGIN SELECT die(); END"
            )
        return await inner(self, steps)

    Sqlite.insert = outer  # type: ignore[method-assign]


def in_games(wrap: Callable[[Any, str], None]) -> None:
    """Wraps the parser of moves in every game."""
    for game in GAMES.values():
        wrap(type(game), "parse")


POINTS: dict[str, Callable[[], None]] = {
    "parse-before": lambda: in_games(before),
    "parse-after": lambda: in_games(after),
    "lock": lambda: before(ActionLog, "_chance"),
    "validate": lambda: after(apply, "do"),
    "begin": lambda: before(Sqlite, "insert"),
    "event": lambda: within(WITHIN["event"]),
    "outbox": lambda: within(WITHIN["outbox"]),
    "commit": lambda: after_awaiting(Sqlite, "insert"),
    "ack": lambda: after_awaiting(Response, "page"),
    "render": lambda: after(render, "png"),
    "send": lambda: after_awaiting(discord.PartialMessage, "edit"),
    "mark-sent": lambda: after_awaiting(MessageSender, "store"),
    "post": lambda: after_awaiting(MessageSender, "_send"),
    "replace": lambda: after_awaiting(MessageSender, "post"),
    "recover": lambda: after_awaiting(Backlog, "slots"),
    "": lambda: None,
}


def run(point: str, environment: dict[str, str]) -> None:
    """Runs the bot with this environment until it is stopped, or dies at the point."""
    os.environ.update(environment)
    POINTS[point]()
    sys.exit(bot.main())
