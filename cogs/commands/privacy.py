"""`/privacy`: what is stored about a person, all of it as a file, and its deletion."""

import io
from typing import Final

import discord
import msgspec
from discord.ext import commands

from cogs.dispatch.dispatcher import Dispatcher
from cogs.wire.command_texts import command, text
from cogs.wire.custom_ids import PrivacyButton
from cogs.wire.errors import Refusal
from cogs.wire.layouts import AMBER, Page, Style, button, rows, words
from cogs.wire.request import Request, Verb

FILE: Final = "stofa.json"


class Privacy(
    commands.GroupCog, group_name=text("command-privacy"), group_description=text("command-privacy-about")
):
    """The cog of `/privacy`."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        dispatcher.add(Verb(PrivacyButton.verb, self._decide, PrivacyButton, is_private=True))

    @command("command-privacy-show")
    async def show(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            await self.dispatcher.say(request, "answer-privacy")

    @command("command-privacy-export")
    async def export(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            found = await self.dispatcher.tables.personal.export(request.person)
            data = msgspec.json.format(msgspec.json.encode(found), indent=2)
            speech = await self.dispatcher.readers.speech(request.person)
            try:
                await interaction.user.send(
                    speech.say("export-about"),
                    file=_file(data),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            except discord.HTTPException:
                await request.response.file(speech.say("export-about"), _file(data))
            else:
                await request.response.ephemeral(speech.say("answer-exported"))

    @command("command-privacy-delete")
    async def delete(self, interaction: discord.Interaction) -> None:
        async with self.dispatcher.serving(interaction) as request:
            speech = await self.dispatcher.readers.speech(request.person)
            count = len(await self.dispatcher.tables.of_person(request.person))
            yes = button(PrivacyButton("delete"), speech.say("button-yes-delete"), style=Style.danger)
            no = button(PrivacyButton("keep"), speech.say("button-no"))
            asked = speech.say("answer-delete-sure", count=count)
            await request.response.page(Page([words(asked), *rows([yes, no])], colour=AMBER))

    async def _decide(self, request: Request, pressed: PrivacyButton) -> None:
        if pressed.word == "keep":
            await self.dispatcher.say(request, "answer-kept", in_place=True)
            return
        if pressed.word != "delete" or not request.response.replaces:
            raise Refusal("answer-unknown")
        speech = await self.dispatcher.readers.speech(request.person)  # read before it is deleted
        for table in await self.dispatcher.tables.midgame.gone(request.person):
            await self.dispatcher.sync.update(table)
        self.dispatcher.readers.forget(request.person)
        await request.response.page(Page([words(speech.say("answer-forgotten"))]))


def _file(data: bytes) -> discord.File:
    return discord.File(io.BytesIO(data), filename=FILE)
