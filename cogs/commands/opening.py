"""Opens tables: in a channel, in a thread of it, or in direct messages; against bots they begin at once."""

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord
import msgspec
from discord.ext import commands

from cogs.delivery.messages import Address
from cogs.dispatch.dispatcher import Dispatcher
from cogs.pages import invitations, panels
from cogs.wire.custom_ids import OpenButton, TableButton
from cogs.wire.errors import Refusal
from cogs.wire.layouts import MOST_NAME, Page, cut
from cogs.wire.request import Request, Verb
from tables.errors import ChannelTaken, NotInvitable
from tables.service import Decline
from tables.views import BOARD, NewTable, TableId

WEEK: Final = 10_080
"""Minutes without a message after which Discord puts a table's thread away; a move brings it back."""
WAYS_OUT: Final = frozenset(
    ("error-cannot-see", "error-no-board", "error-no-threads", "error-thread-refused")
)
"""Refusals that are answered with the other places where the table may open."""
NO_MORE_THREADS: Final = 160006
TITLE_BLOCKED: Final = 200001
"""Discord's codes of answers to a new thread: too many are active; automatic moderation refuses its name."""


class Opening(commands.Cog):
    """Opens the tables that commands and buttons ask for."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.tables = dispatcher.tables
        self.sync = dispatcher.sync
        self._games = {info.key for info in dispatcher.tables.catalogue()}
        dispatcher.add(Verb(OpenButton.verb, self.open, OpenButton))
        dispatcher.add(
            Verb("reach", self._reach),
            Verb("decline", self._decline),
        )

    async def open_for(
        self, request: Request, wish: OpenButton, people: Sequence[discord.User | discord.Member]
    ) -> None:
        """Opens a table for the people named in a command. This bot among them stands for bots."""
        me = self.dispatcher.bot.user
        for user in people:
            if user.id == request.person:
                raise Refusal("error-opponent-self")
            if user.bot and (me is None or user.id != me.id):
                raise Refusal("error-opponent-bot")
            if request.interaction.guild_id is None and not user.bot:
                raise Refusal("error-friends-in-server")
        friends = tuple(dict.fromkeys(user.id for user in people if not user.bot))
        has_bots = wish.bots or any(user.bot for user in people)
        await self.open(request, msgspec.structs.replace(wish, bots=has_bots, people=friends))

    async def open(self, request: Request, wish: OpenButton) -> None:
        """Opens the table and answers with the person's side of it, or with the places that are left."""
        if wish.game not in self._games:
            raise Refusal("error-no-game")
        wish = await self._placed(request, wish)
        try:
            table = await self._open(request, wish)
            await self._post(request, wish, table)
        except ChannelTaken:
            await self._show_ways_out(request, wish, "")
        except NotInvitable:
            await self._show_ways_out(request, wish, "error-not-invitable")
        except Refusal as refusal:
            if refusal.id not in WAYS_OUT:
                raise
            await self._show_ways_out(request, wish, refusal.id)
        else:
            await self.dispatcher.readers.store_language(request.person)
            await self._answer(request, wish, table)

    async def _placed(self, request: Request, wish: OpenButton) -> OpenButton:
        """The wish with its place: direct messages if it comes from there, a thread if the server says so."""
        guild, channel = request.interaction.guild_id, request.interaction.channel
        if guild is None:
            return msgspec.structs.replace(wish, place="direct")
        if wish.place != "here" or not isinstance(channel, discord.TextChannel):
            return wish
        threads = (await self.tables.settings.server(guild)).threads
        return msgspec.structs.replace(wish, place="thread") if threads else wish

    async def _open(self, request: Request, wish: OpenButton) -> TableId:
        rules, guild = self.dispatcher.server_rules, request.interaction.guild_id
        if wish.place == "direct":
            await rules.check_member(request.person, guild)
            return await self._table(request, wish, 0)
        await rules.check_open(request.interaction, wish.game)
        if wish.place == "thread":
            return await self._in_thread(request, wish)
        check_permissions(request.interaction)
        channel = request.interaction.channel_id
        if channel is None:
            raise Refusal("error-cannot-see")
        before = await self.tables.in_channel(channel)
        table = await self._table(request, wish, channel)
        if before is not None and before != table:
            await self.sync.update(before)
        return table

    async def _post(self, request: Request, wish: OpenButton, table: TableId) -> None:
        """Posts the board. Raises Refusal if Discord does not take it; then the table is closed again."""
        try:
            await post(self.dispatcher, table, request.person)
        except Refusal:
            if wish.place == "thread":
                with contextlib.suppress(discord.HTTPException):
                    await self.dispatcher.bot.http.delete_channel((await self.tables.info(table)).channel)
            raise

    async def _pace(self, request: Request, wish: OpenButton) -> str:
        is_alone = wish.bots and not wish.people
        return await self.dispatcher.server_rules.pace(request.interaction.guild_id, alone=is_alone)

    async def _table(self, request: Request, wish: OpenButton, channel: int) -> TableId:
        language = (await self.dispatcher.readers.speech(request.person)).lang
        chosen = wish.level or (await self.tables.settings.person(request.person)).level
        level = "easy" if wish.learn else chosen
        return await self.tables.open_table(
            NewTable(
                wish.game,
                guild=request.interaction.guild_id or 0,
                channel=channel,
                host=request.person,
                press=request.id,
                options=dict(wish.rules),
                pace=wish.pace or await self._pace(request, wish),
                place="channel" if channel else "direct",
                invited=wish.people,
                bots=wish.bots,
                learn=wish.learn,
                language=language,
                level=level,
            )
        )

    # -- threads

    async def _in_thread(self, request: Request, wish: OpenButton) -> TableId:
        """Opens the table in a new thread, to which the people are added. Raises Refusal."""
        parent = _parent(request.interaction)
        if parent is None or not _may_open_thread(request.interaction):
            raise Refusal("error-no-threads")
        speech = await self.dispatcher.readers.speech(request.person)
        host = await self.dispatcher.readers.name(parent.guild.id, request.person)
        name = cut(f"{speech.say(f'{wish.game}-name')} · {host}", MOST_NAME)
        kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
        try:
            thread = await parent.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
        except discord.HTTPException as error:
            if error.code in (NO_MORE_THREADS, TITLE_BLOCKED):
                raise Refusal("error-thread-refused") from None
            if not isinstance(error, discord.Forbidden):
                raise
            raise Refusal("error-no-threads") from None
        try:
            table = await self._table(request, wish, thread.id)
        except Exception:
            with contextlib.suppress(discord.HTTPException):
                await thread.delete()
            raise
        for person in (request.person, *wish.people):
            with contextlib.suppress(discord.HTTPException):
                await thread.add_user(discord.Object(person))
        return table

    # -- answers

    async def _answer(self, request: Request, wish: OpenButton, table: TableId) -> None:
        """Shows the hand if the game has begun, else where the table is; and whom no message reaches."""
        opened = await self.tables.fetch(table)
        info = opened.info
        if info.is_direct or info.phase == "playing":
            await self.dispatcher.hands.show_own(request, opened)
        if info.is_direct:
            await self._report_closed(request, table, await self.sync.reach(table))
            return
        if info.phase == "playing" or wish.place == "thread":
            speech = await self.dispatcher.readers.speech(request.person)
            said = speech.say("answer-opened-thread", channel=f"<#{info.channel}>")
            if wish.place == "thread" and info.phase == "playing":
                await request.response.ephemeral(said)
            elif wish.place == "thread":
                await request.response.page(
                    panels.line(said)
                )  # instead of the buttons that open it once more
            return
        is_there = await self.sync.sender.stored(Address(table, BOARD)) is not None
        said = "answer-opened" if is_there else "answer-opened-soon"
        await self.dispatcher.hands.answer_seated(request, opened, said, in_place=True)

    async def _report_closed(self, request: Request, table: TableId, people: Sequence[int]) -> None:
        """Says whom no direct message reaches, with a button that tries again."""
        if people:
            speech = await self.dispatcher.readers.speech(request.person)
            await request.response.ephemeral(invitations.closed(speech, table, people, request.person))

    async def _reach(self, request: Request, button: TableButton) -> None:
        """Writes once more to the people whom no direct message has reached."""
        info = request.table.info
        for person in {chair.person for chair in info.chairs if chair.person} | set(info.awaited):
            if (await self.tables.settings.person(person)).dm_closed_until:
                await self.tables.settings.set_person(person, lambda p: replace(p, dm_closed_until=0))
        left = await self.sync.reach(button.table)
        speech = await self.dispatcher.readers.speech(request.person)
        if left:
            await request.response.page(invitations.closed(speech, button.table, left, request.person))
        else:
            await self.dispatcher.say(request, "answer-reached", in_place=True)

    async def _decline(self, request: Request, button: TableButton) -> None:
        await self.sync.update_to(await self.tables.do(button.table, request.person, Decline()))
        await self.dispatcher.say(request, "answer-declined")

    async def _show_ways_out(self, request: Request, wish: OpenButton, why: str) -> None:
        """Shows why the table cannot open there, and where it can."""
        interaction = request.interaction
        speech = await self.dispatcher.readers.speech(request.person)
        may_thread = wish.place != "thread" and _may_open_thread(interaction)
        there = None if why else await self.tables.in_channel(interaction.channel_id or 0)
        taken_by = None if there is None else await self.tables.info(there)
        link = None if taken_by is None else await self.sync.sender.link(taken_by)
        game = "" if taken_by is None else taken_by.game
        taken = (
            speech.say("taken", game=speech.say(f"{game}-name"))
            if game
            else speech.say("error-channel-taken")
        )
        page: Page = invitations.ways_out(
            speech, wish, speech.say(why) if why else taken, may_thread=may_thread, link=link
        )
        await request.response.page(page)


async def post(dispatcher: Dispatcher, table: TableId, person: int) -> None:
    """Posts the first board of a table, if it is in a channel, and waits for it.

    If Discord does not take it, the table is closed again for its host, and Refusal is raised.
    """
    if (await dispatcher.tables.info(table)).is_direct or await dispatcher.sync.post(table):
        return
    await dispatcher.tables.close_table(table, person)
    await dispatcher.sync.update(table)
    raise Refusal("error-no-board")


def check_permissions(interaction: discord.Interaction) -> None:
    """Raises Refusal if the bot may not post the board here."""
    mine = interaction.app_permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    may_send = mine.send_messages_in_threads if is_thread else mine.send_messages
    if not (mine.view_channel and may_send and mine.attach_files):
        raise Refusal("error-cannot-see")


def _parent(interaction: discord.Interaction) -> discord.TextChannel | None:
    """The channel of text or announcements in which a thread can be opened; None elsewhere."""
    channel = interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    return parent if isinstance(parent, discord.TextChannel) else None


def _may_open_thread(interaction: discord.Interaction) -> bool:
    """Returns whether the bot may open a thread here and post the board in it."""
    mine = interaction.app_permissions
    may = mine.create_public_threads and mine.send_messages_in_threads
    return _parent(interaction) is not None and mine.view_channel and may and mine.attach_files
