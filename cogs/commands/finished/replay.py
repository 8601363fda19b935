"""`/replay` and its button: a game gone through again, step by step; also the record of one."""

import aiohttp
import discord
from discord.ext import commands

from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages.finished import replay
from cogs.wire.command_texts import command
from cogs.wire.custom_ids import RecordButton, TableButton
from cogs.wire.errors import Refusal
from cogs.wire.request import Request, Verb
from tables.errors import BadFile, HugeFile, WrongPhase


class Replay(commands.Cog):
    """Shows steps of replays, each in place of the one before."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.replays = dispatcher.tables.replays
        dispatcher.add(
            Verb("replay", self._press, word=True),
            Verb(RecordButton.verb, self._press_of_record, RecordButton),
        )

    @command("command-replay", "file")
    async def replay(self, interaction: discord.Interaction, file: discord.Attachment | None = None) -> None:
        async with self.dispatcher.serving(interaction) as request:
            if file is None:
                table = await self.dispatcher.table_here(request)
                await self.dispatcher.press(request, TableButton("replay", table.id))
            else:
                key = await self.replays.open_file(await self._content(file))
                await self._press_of_record(request, RecordButton(key, replay.FIRST))

    async def _content(self, file: discord.Attachment) -> bytes:
        """The bytes of a file. Raises HugeFile before it reads too many, BadFile if it is not there."""
        if file.size > self.replays.most_bytes:
            raise HugeFile
        try:
            return await file.read()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise BadFile from error

    async def _press(self, request: Request, button: TableButton) -> None:
        """Shows a step of a table's replay: at first the first one, with all hands if the game is over."""
        way, _, step = (button.word or f"{replay.OPEN}-{replay.FIRST}").partition("-")
        is_crossed = step.startswith(replay.CROSSED)
        is_open = (way == replay.OPEN) is not is_crossed
        number = _number(request, step.removeprefix(replay.CROSSED))
        try:
            found = await self.replays.step(
                button.table, request.person, number, is_open=is_open, crossed=is_crossed
            )
        except WrongPhase:
            raise Refusal("error-replay-not-yet") from None
        reader = await self.dispatcher.readers.replayed(found, request.person)
        place = replay.of_table(button.table, replay.OPEN if found.hands else replay.OWN)
        await request.response.page(await replay.page(reader, found, place))

    async def _press_of_record(self, request: Request, button: RecordButton) -> None:
        """Shows a step of the replay of an opened record. Raises FileGone."""
        found = await self.replays.step_of_file(button.key, _number(request, button.step))
        reader = await self.dispatcher.readers.replayed(found, request.person)
        page = await replay.page(reader, found, lambda step: RecordButton(button.key, step))
        await request.response.page(page)


def _number(request: Request, step: str) -> int:
    """The number of a step as a button or a select names it. Raises Refusal."""
    if step == replay.CHOSEN:
        step = next(iter(request.values), "")
    if step in (replay.FIRST, replay.LAST):
        return 1 if step == replay.FIRST else replay.BEYOND
    if not (step.isdecimal() and step.isascii() and len(step) < 10):
        raise Refusal("answer-unknown")
    return int(step)
