"""Receives every press and form, decodes its custom id, calls the handler and answers errors.

No discord.py view is kept: a custom id holds everything that its handler needs, so buttons work after a
restart. Whether the action is allowed is checked by the game service. Outdated, forged or foreign custom ids
are answered with a message and change nothing.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

import discord
from discord.ext import commands

import locales
from cogs.delivery.updates import MessageSync
from cogs.dispatch.admission import Admission
from cogs.dispatch.hands import HandResponses, own
from cogs.dispatch.picks import PickResponses
from cogs.dispatch.server_rules import ServerRules
from cogs.pages import learning, panels
from cogs.pages.form_flow import FormFlow
from cogs.pages.reader import Reader, Readers
from cogs.wire import custom_ids, errors
from cogs.wire.custom_ids import Button, PickButton, RulesButton, TableButton
from cogs.wire.errors import Refusal
from cogs.wire.request import Request, Verb
from cogs.wire.responses import DEFER_AFTER, FORM_WITHIN, Response
from cogs.wire.shards import ShardedBot
from games.errors import GameError, GameOver
from tables.errors import NoTable, NothingToUndo, NotSaved, NotSeated, StaleQuestion, TableError, WrongPhase
from tables.projection import FetchedTable, Seated
from tables.service import Tables

LATE: Final = (GameOver, NothingToUndo, NotSeated, StaleQuestion, WrongPhase)
"""Refusals of a question that the table has left behind."""
EXPECTED: Final = (Refusal, GameError, TableError)
_PRESSES: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)

_log = logging.getLogger(__name__)


class Dispatcher(commands.Cog):
    """The entry of all interactions, and what the commands of all games share."""

    def __init__(self, bot: ShardedBot, tables: Tables, readers: Readers, sync: MessageSync) -> None:
        self.bot = bot
        self.tables = tables
        self.readers = readers
        self.sync = sync
        self.admission = Admission()
        self.form_flow = FormFlow(tables)
        self.hands = HandResponses(tables, readers, sync)
        self.server_rules = ServerRules(tables)
        self.verbs: dict[str, Verb] = {}
        picks = PickResponses(tables, readers, sync, self.hands, self.form_flow, self._sentence)
        self.add(*self.hands.verbs, *picks.verbs, Verb(RulesButton.verb, self.show_rules, RulesButton))

    def add(self, *verbs: Verb) -> None:
        """Has buttons with these verbs handled."""
        self.verbs |= {verb.name: verb for verb in verbs}

    # -- receiving

    async def accepts(self, interaction: discord.Interaction) -> bool:
        """Returns whether to serve an interaction.

        False for one that was delivered before (F6); and, after an answer, while the bot stops (F41),
        while the person has too many in work (F52), in a server of which the bot is no member, or after a
        fault.
        """
        async with contextlib.AsyncExitStack() as answered:
            try:
                return await self._accepts(interaction)
            except Exception:
                await answered.enter_async_context(self.serving(interaction))
                raise
        return False

    async def _accepts(self, interaction: discord.Interaction) -> bool:
        if not self.admission.is_new(interaction.id):
            return False
        self.readers.remember(interaction)
        self.tables.notices.note_press(interaction.user.id)
        guild = interaction.guild_id
        if guild is not None and not self.bot.may_be_in(guild):
            await self._reject(interaction, "error-not-member")
            return False
        if guild is not None:
            self.sync.members.note_present(interaction.user.id, guild)
        if self.admission.is_closing or self.admission.is_full(interaction.user.id):
            await self._reject(
                interaction, "answer-restarting" if self.admission.is_closing else "answer-busy"
            )
            return False
        if interaction.channel_id is not None:
            self.sync.channels.may_write(interaction.channel_id)
        return True

    async def _reject(self, interaction: discord.Interaction, id: str) -> None:
        """Answers with the text of this id and does nothing else."""
        person = interaction.user.id
        with self.admission.working(None):
            async with self.admission.rejections(person), Response(interaction) as response:
                speech = await self.readers.speech(person)
                await response.choose_again()
                await response.ephemeral(speech.say(id))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type not in _PRESSES or not await self.accepts(interaction):
            return
        data: Any = interaction.data or {}
        button = custom_ids.decode(str(data.get("custom_id", "")))
        verb = None if button is None else self.verbs.get(button.verb)
        if verb is None or button is None or not verb.accepts(button):
            verb = None
        elif verb.is_form is not (interaction.type is discord.InteractionType.modal_submit):
            verb = None  # a forged press: a form's custom id on a button, or a button's on a form
        after = FORM_WITHIN if verb is not None and verb.opens_form else DEFER_AFTER
        async with self.serving(interaction, replaces=_replaces(interaction, verb), after=after) as request:
            with self.sync.private.pressed(request.response):
                await self._dispatch(request, verb, button)

    @contextlib.asynccontextmanager
    async def serving(
        self, interaction: discord.Interaction, *, replaces: bool = False, after: float = DEFER_AFTER
    ) -> AsyncIterator[Request]:
        """A context whose exceptions become answers that only this person sees."""
        with self.admission.working(interaction.user.id):
            async with Response(interaction, replaces=replaces, after=after) as response:
                request = Request(interaction, response)
                try:
                    yield request
                except Exception as error:
                    said = await self._sentence(request, error)
                    await response.choose_again()
                    await response.ephemeral(said)

    async def _sentence(self, request: Request, error: Exception) -> str:
        if isinstance(error, NotSaved):
            table = None if request.about is None else request.about.id
            _log.warning("table %s: a press was not saved; the store has logged why", table)
        plain = locales.speech(locales.LANGUAGES[0])
        try:
            speech = await self.readers.speech(request.person)
            names: tuple[str, ...] = ()
            if request.about is not None and isinstance(error, TableError | GameError) and error.params:
                names = (await self.readers.public(request.about)).mentions
            if not isinstance(error, EXPECTED) and await self.tables.has_counted(request.id):
                self.sync.recover()  # what shows it may not have been sent
                return speech.say("error-after", code=errors.report(error))
            return errors.sentence(speech, error, names)
        except NotSaved as second:  # neither the person's language nor the table can be read
            return errors.sentence(plain, second)
        except Exception as second:
            errors.report(error)
            return plain.say("error-unexpected", code=errors.report(second))

    async def _dispatch(self, request: Request, verb: Verb | None, button: Button | None) -> None:
        if verb is None:
            raise Refusal("answer-unknown")
        if isinstance(button, TableButton):
            await self.press(request, button)
            return
        if isinstance(button, PickButton):
            request.about = await self.tables.fetch(button.table)
            await self._check_member(request)
        await verb.handle(request, button)

    async def handle(self, request: Request, button: TableButton) -> None:
        """Calls the handler; a private question that comes too late is answered in its own place."""
        verb = self.verbs[button.verb]
        try:
            with self.sync.questions.pressed(request.response):
                await verb.handle(request, button)
        except LATE as error:
            is_asked = request.response.replaces and (verb.asks or verb.answers)
            if not is_asked or self.sync.private.is_pressed(request.response):
                raise
            await request.response.page(panels.line(await self._sentence(request, error)))
        if request.response.shown is not None:
            now = await self.tables.fetch(button.table)
            self.sync.questions.note(request.response, button, now.view(None), asks=verb.asks)

    async def press(self, request: Request, button: TableButton) -> None:
        """Does what a press of that button would do, if this person might press it here."""
        request.about = await self.tables.fetch(button.table)
        await self._check_member(request)
        self._check_place(request)
        await self.handle(request, button)

    def _check_place(self, request: Request) -> None:
        """Raises NoTable for a press outside the table's channel by somebody who does not sit there.

        At a table in direct messages nobody looks on; who is invited may answer that.
        """
        table_info = request.table.info
        is_asked = table_info.phase == "lobby" and request.person in table_info.awaited
        is_here = request.interaction.channel_id == table_info.channel
        seated = {chair.person for chair in table_info.chairs}
        if table_info.is_direct:  # the only way back to a seat that a bot keeps
            seated |= {chair.away for chair in table_info.chairs}
        if not is_here and not is_asked and request.person not in seated:
            raise NoTable

    async def _check_member(self, request: Request) -> None:
        """Raises Refusal for a press by somebody who has left the table's server."""
        info = request.table.info
        if not info.is_direct and not await self.sync.members.may_play(request.person, info.guild):
            raise Refusal("error-not-in-server")

    # -- shared by the slash commands

    async def show_rules(self, request: Request, at: RulesButton) -> None:
        """Shows a page of a game's rules, of a hand below it. Raises Refusal for an unknown game."""
        info = next((info for info in self.tables.catalogue() if info.key == at.game), None)
        if info is None:
            raise Refusal("error-no-game")
        speech = await self.readers.speech(request.person)
        primer = None if at.page else await asyncio.to_thread(panels.primer, at.game, speech.lang)
        shown = panels.rules_page(speech, at, primer, teaches=info.advises)
        if self.sync.private.is_pressed(request.response):
            await request.response.ephemeral(shown)
        else:
            await request.response.page(shown)

    async def table_here(self, request: Request) -> FetchedTable:
        """The channel's table; in a direct message the person's first. Raises Refusal where there is none."""
        interaction = request.interaction
        if interaction.guild_id is None:
            found = next(iter(await self.tables.of_person(request.person)), None)
        else:
            found = await self.tables.in_channel(interaction.channel_id or 0)
        if found is None:
            raise Refusal("error-no-table")
        request.about = await self.tables.fetch(found)
        await self._check_member(request)
        return request.about

    async def seated_or_watching(self, table: FetchedTable, person: int) -> Reader:
        """The table as this person may see it: from their seat, or as a spectator."""
        is_seated = bool(table.seats_of(person))
        return await self.readers.private(own(table, person) if is_seated else Seated(table, None, person))

    async def say(self, request: Request, id: str, *, in_place: bool = False) -> None:
        """Answers with a text in the person's language; `in_place` of the message that was pressed."""
        text = (await self.readers.speech(request.person)).say(id)
        await (request.response.page(panels.line(text)) if in_place else request.response.ephemeral(text))

    async def play_text(self, request: Request, text: str) -> None:
        """Makes a move in its text form, for the seat of this person at the table here."""
        table = await self.table_here(request)
        at = own(table, request.person)
        assert at.seat is not None
        told = learning.first_events(await self.readers.private(at))
        after = await self.tables.act(table.id, request.person, at.seat, None, text, request.id)
        await self.hands.store_explained(request.person, told)
        await self.sync.update_to(after)
        await self.hands.show_hand(request, own(after, request.person))

    async def offered(self, interaction: discord.Interaction) -> tuple[Reader, tuple[str, ...]] | None:
        """The moves of this person's seat at the table here; None for somebody without a seat."""
        self.readers.remember(interaction)
        if self.admission.is_full(interaction.user.id):
            return None
        request = Request(interaction, Response(interaction))
        try:
            table = await self.table_here(request)
            reader = await self.hands.own_reader(table, request.person)
            assert reader.table_view.seat is not None
            return reader, await self.tables.moves(table.id, reader.table_view.seat, request.person)
        except (Refusal, TableError, GameError):
            return None


def _replaces(interaction: discord.Interaction, verb: Verb | None) -> bool:
    """Returns whether the response may edit the pressed message: only one that nobody else sees.

    Decided by the message, for a forged press may name a private button on a public message.
    """
    message = interaction.message
    if message is None or verb is None:
        return False
    if message.flags.ephemeral:
        return True
    return verb.is_private and isinstance(interaction.channel, discord.DMChannel)
