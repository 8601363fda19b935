"""A minimal bot of discord.py: for each interaction it makes the requests that it was told.

Started by `mixed.py`. For each line on the standard input it prints the processor seconds used so far: for an
empty one, for one with a step after it was read, and again once the requests of the step are done.
"""

import asyncio
import base64
import io
import json
import logging
import os
import sys
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import discord
import yarl
from discord import ui
from discord.components import MediaGalleryComponent
from discord.gateway import DiscordWebSocket
from discord.http import Route

LINE = 64 * 1024 * 1024
"""Most bytes of a step: its pictures are in it."""
Json = dict[str, Any]
PARTS: dict[int, Callable[[Json], Any]] = {
    1: lambda part: ui.ActionRow(*map(_item, part["components"])),
    2: lambda part: ui.Button(
        style=discord.ButtonStyle(part["style"]),
        label=part.get("label"),
        custom_id=part.get("custom_id"),
        url=part.get("url"),
        disabled=part.get("disabled", False),
        emoji=_emoji(part),
    ),
    3: lambda part: ui.Select(
        custom_id=part["custom_id"],
        placeholder=part.get("placeholder"),
        min_values=part["min_values"],
        max_values=part["max_values"],
        options=[_option(option) for option in part["options"]],
    ),
    9: lambda part: ui.Section(*map(_item, part["components"]), accessory=_item(part["accessory"])),
    10: lambda part: ui.TextDisplay(part["content"]),
    11: lambda part: ui.Thumbnail(part["media"]["url"], description=part.get("description")),
    12: lambda part: ui.MediaGallery(
        *(
            discord.MediaGalleryItem(one["media"]["url"], description=one.get("description"))
            for one in part["items"]
        )
    ),
    14: lambda part: ui.Separator(),
    17: lambda part: ui.Container(*map(_item, part["components"]), accent_colour=part.get("accent_color")),
}
"""What makes a component, by its type."""


def _item(part: Json) -> Any:
    return PARTS[part["type"]](part)


def _emoji(part: Json) -> discord.PartialEmoji | None:
    return discord.PartialEmoji.from_dict(part["emoji"]) if part.get("emoji") else None


def _option(option: Json) -> discord.SelectOption:
    return discord.SelectOption(
        label=option["label"],
        value=option["value"],
        description=option.get("description"),
        default=option.get("default", False),
        emoji=_emoji(option),
    )


class Kept(discord.Attachment):
    """A file that stays in an edited message."""

    def __init__(self, id: int, description: str | None) -> None:
        self.id = id
        self.description = description

    def to_dict(self) -> Any:
        return {"id": str(self.id), "description": self.description}


class Minimal(discord.Client):
    """The bot. Messages, channels and interactions of the other bot stand for its own by their ids there."""

    def __init__(self) -> None:
        intents = discord.Intents.none()
        intents.guilds = intents.guild_messages = intents.dm_messages = True
        super().__init__(intents=intents)
        self._step: list[Json] = []
        self._channels: dict[str, discord.PartialMessageable | discord.DMChannel] = {}
        self._messages: dict[str, tuple[int, dict[str, int]]] = {}
        self._interactions: dict[str, discord.Interaction] = {}

    async def setup_hook(self) -> None:
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        lines = asyncio.StreamReader(LINE)
        pipe = await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(lines), sys.stdin
        )
        self._pipe = pipe
        while line := await lines.readline():
            told = json.loads(line) if line.strip() else None
            if told is not None and "commands" in told:
                await self.http.bulk_upsert_global_commands(int(self.application_id or 0), told["commands"])
                for emoji in told["emojis"]:
                    image = base64.b64decode(emoji["image"].partition(",")[2])
                    await self.create_application_emoji(name=emoji["name"], image=image)
            elif told is not None:
                self._step = told["calls"]
                for call in self._step:
                    call["files"] = {n: base64.b64decode(data) for n, data in call["files"].items()}
            _report()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Makes the requests of this step."""
        step, self._step = self._step, []
        for call in step:
            if call["do"] == "callback":
                self._interactions[call["token"]] = interaction
            await getattr(self, f"_{call['do']}")(call)
        _report()

    def _view(self, body: Json) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        for part in body.get("components") or ():
            view.add_item(_item(part))
        view.stop()
        return view

    def _files(self, call: Json) -> list[Any]:
        """The files of an edit: new ones, and those that the message has already."""
        found: list[Any] = []
        held = self._messages.get(call.get("message", ""), (0, {}))[1]
        for one in call["body"].get("attachments", ()):
            name, about = one["filename"], one.get("description")
            if name in call["files"]:
                found.append(discord.File(io.BytesIO(call["files"][name]), filename=name, description=about))
            elif name in held:
                found.append(Kept(held[name], about))
        return found

    def _note(self, call: Json, message: discord.Message | None) -> None:
        if message is not None and call["message"]:
            self._messages[call["message"]] = message.id, _attached(message)

    async def _callback(self, call: Json) -> None:
        interaction, kind = self._interactions[call["token"]], call["body"]["type"]
        call = call | {"body": call["body"].get("data") or {}}
        body = call["body"]
        if kind in (5, 6):
            await interaction.response.defer(ephemeral=bool(body.get("flags", 0) & 64), thinking=kind == 5)
        elif kind == 7:
            done = await interaction.response.edit_message(
                view=self._view(body), attachments=self._files(call)
            )
            self._note(call, _shown(done))
        else:
            sent = await interaction.response.send_message(
                view=self._view(body), files=self._files(call), ephemeral=bool(body.get("flags", 0) & 64)
            )
            self._note(call, _shown(sent))

    async def _edit_answer(self, call: Json) -> None:
        interaction, body = self._interactions[call["token"]], call["body"]
        given: Any = {"view": self._view(body), "attachments": self._files(call)}
        if call["which"] != "@original":
            done: discord.Message = await interaction.followup.edit_message(
                self._messages[call["message"]][0], **given
            )
        else:
            done = await interaction.edit_original_response(**given)
        self._note(call, done)

    async def _follow(self, call: Json) -> None:
        interaction, body = self._interactions[call["token"]], call["body"]
        sent = await interaction.followup.send(
            view=self._view(body),
            files=self._files(call),
            ephemeral=bool(body.get("flags", 0) & 64),
            wait=True,
        )
        self._note(call, sent)

    async def _delete_answer(self, call: Json) -> None:
        await self._interactions[call["token"]].delete_original_response()

    async def _open(self, call: Json) -> None:
        user = discord.Object(call["person"], type=discord.User)
        self._channels[call["channel"]] = await self.create_dm(user)

    async def _post(self, call: Json) -> None:
        channel = self._channel(call)
        sent = await channel.send(view=self._view(call["body"]), files=self._files(call))
        self._note(call, sent)

    async def _edit(self, call: Json) -> None:
        message = self._channel(call).get_partial_message(self._messages[call["message"]][0])
        self._note(call, await message.edit(view=self._view(call["body"]), attachments=self._files(call)))

    async def _delete(self, call: Json) -> None:
        await self._channel(call).get_partial_message(self._messages[call["message"]][0]).delete()

    async def _get(self, call: Json) -> None:
        await self.http.request(Route("GET", call["path"]))

    def _channel(self, call: Json) -> Any:
        id = call["channel"]
        if id not in self._channels:
            self._channels[id] = self.get_partial_messageable(int(call["own_channel"]))
        return self._channels[id]


def _shown(response: discord.InteractionCallbackResponse[Any] | None) -> discord.Message | None:
    """The message of an answer."""
    shown = None if response is None else response.resource
    return shown if isinstance(shown, discord.Message) else None


def _attached(message: discord.Message) -> dict[str, int]:
    """The ids of the files in a message's galleries, by file name."""
    inside = [part for whole in message.components for part in getattr(whole, "children", ())]
    shown = [item.media for part in inside if isinstance(part, MediaGalleryComponent) for item in part.items]
    return {urlsplit(m.url).path.rpartition("/")[2]: m.attachment_id for m in shown if m.attachment_id}


def _report() -> None:
    print(json.dumps(time.process_time()), flush=True)


async def _main() -> None:
    Route.BASE = os.environ["STOFA_API"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["STOFA_GATEWAY"])
    discord.utils.setup_logging(level=logging.ERROR)
    async with Minimal() as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(_main())
