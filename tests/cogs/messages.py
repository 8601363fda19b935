"""Reads what tests need from messages and tables."""

import re
from typing import Any

from sandbox.page_user import PageUser, text
from tests.cogs.player import CHANNEL, Player, is_board
from tests.cogs.sandbox_bot import Json, SandboxBot, with_button


def is_over(actor: PageUser) -> bool:
    """Whether the board in the channel shows the end."""
    return any(with_button("Rematch")(m) for m in actor.messages(CHANNEL))


def live_boards(actor: PageUser) -> list[Json]:
    """The public messages that can be pressed."""
    return [m for m in actor.messages(CHANNEL) if is_board(m)]


def by_name(said: str) -> str:
    """The text with commands as texts name them: in a message they have their ids once these are known."""
    return re.sub(r"</([^:>]+):\d+>", r"**/\1**", said)


async def state(sandbox_bot: SandboxBot, table: int = 1) -> Any:
    """All that a table is."""
    return (await sandbox_bot.tables._cached(table)).table


def asides(actor: PageUser, where: str = CHANNEL) -> list[Json]:
    """What only this person sees in a channel."""
    return [m for m in actor.messages(where) if m.get("ephemeral")]


async def opened(actor: PageUser, message: Json, label: str) -> Json:
    """The form behind a button."""
    before = sum(f["t"] == "modal" for f in actor.frames)
    await actor.press(message, label)
    await actor.wait_for(lambda: sum(f["t"] == "modal" for f in actor.frames) > before)
    return await actor.form()


async def press_in_turn(player: Player, *labels: str) -> None:
    """Presses a button of the board, and then those of the answers to it."""
    message = await player.board()
    for label in labels:
        await player.actor.press(message, label)
        message = asides(player.actor)[-1]


async def answer(actor: PageUser, command: str, **options: Any) -> Json:
    """The message with which a command was answered, to this person alone."""
    await said(actor, command, **options)
    return asides(actor)[-1]


async def said(actor: PageUser, command: str, where: str = CHANNEL, **options: Any) -> str:
    """What a command was answered, to this person alone."""
    before = {m["id"] for m in asides(actor, where)}  # not their number: a former hand may be deleted

    def new() -> list[str]:
        return [text(m) for m in asides(actor, where) if m["id"] not in before]

    await actor.slash(command, where, **options)
    await actor.wait_for(lambda: any(new()))
    return "\n".join(new())
