"""The desk: every press of a button or select comes in here, is read from its custom id alone, is answered.

No view is kept, so a restart forgets nothing: what a button means stands in the button, what it may do is for
the dealer to say. Whatever is old, forged, foreign or finished gets a friendly answer and changes nothing.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from typing import Any, Final, get_args
from weakref import WeakValueDictionary

import discord
from discord.ext import commands

from cogs.delivery.updates import MessageSync
from cogs.pages import form_flow, hands, panels, picker
from cogs.pages.form_flow import Clerk
from cogs.pages.picker import Walk
from cogs.pages.reader import Reader, Readers
from cogs.request import Handler, Request
from cogs.wire import custom_ids, errors
from cogs.wire.custom_ids import Button, PickButton, RulesButton, TableButton
from cogs.wire.errors import Refusal
from cogs.wire.layouts import literal
from cogs.wire.responses import DEFER_AFTER, FORM_WITHIN, Response
from games.contract import Seat
from games.errors import GameError, GameOver
from render import Sort
from tables.errors import NoTable, NotSaved, NotSeated, StaleQuestion, TableError, WrongPhase
from tables.service import Tables
from tables.views import TableId

REMEMBERED: Final = 10_000
MOST_IN_WORK: Final = 8
"""How many presses and commands of one person are worked on at once; to more they are told to wait."""
MOST_TURNED_AWAY: Final = 4
"""How many of one person are told so at once: a flood of refusals must not hold up others either."""
SORTS: Final = get_args(Sort)
FORM: Final = "form"
FILL: Final = "fill"
FORMS: Final = frozenset((FORM, "upload", "plan"))
"""What opens a form, of a question or of the lobby."""
FILLED: Final = frozenset((FILL, "uploaded", "plan-set"))
"""What a form carries."""
_PRESSES: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)

_log = logging.getLogger(__name__)


class Dispatcher(commands.Cog):
    """What every game shares."""

    def __init__(self, bot: commands.Bot, tables: Tables, readers: Readers, sync: MessageSync) -> None:
        self.bot = bot
        self.tables = tables
        self.readers = readers
        self.sync = sync
        self.clerk = Clerk(tables)
        self.handlers: dict[str, Handler] = {"hand": self._hand, "play": self._hand, "sort": self._sort}
        self.command_ids: dict[str, int] = {}
        self.is_closing = False
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._in_work: dict[asyncio.Task[Any], int | None] = {}
        self._turned_away: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()
        self._last_press = 0.0

    # -- the one way in

    async def lets_in(self, interaction: discord.Interaction) -> bool:
        """Whether to go on: not with what Discord has sent before (F6), nor when we are about to stop (F41),
        nor with more of one person's than we can do without others waiting for it (F52).
        """
        if interaction.id in self._seen:
            return False
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        self._last_press = time.monotonic()
        self.readers.meet(interaction)
        if interaction.guild_id is not None:
            self.sync.absence.seen(interaction.user.id, interaction.guild_id)
        if self.is_closing or self.is_full(interaction.user.id):
            await self._turn_away(interaction, "answer-restarting" if self.is_closing else "answer-busy")
            return False
        if interaction.channel_id is not None:
            self.sync.may_write(interaction.channel_id)
        return True

    def is_full(self, person: int) -> bool:
        """Whether as many presses of this person are in work as may be."""
        return sum(one == person for one in self._in_work.values()) >= MOST_IN_WORK

    async def _turn_away(self, interaction: discord.Interaction, id: str) -> None:
        """Says to who has pressed, at once, why nothing is done."""
        person = interaction.user.id
        queue = self._turned_away.setdefault(person, asyncio.Semaphore(MOST_TURNED_AWAY))
        with self._working(None):
            async with queue, Response(interaction) as answer:
                speech = await self.readers.speech(person)
                await answer.aside(speech.say(id))

    @contextlib.contextmanager
    def _working(self, person: int | None) -> Iterator[None]:
        """Within it a stop waits for this task; it counts for that person, if any."""
        task = asyncio.current_task()
        assert task is not None
        self._in_work[task] = person
        try:
            yield
        finally:
            self._in_work.pop(task, None)

    async def drain(self, seconds: float, quiet: float) -> None:
        """Takes no more presses, and waits until those that have come are answered, at most so long.

        For `quiet` seconds none may have come before it takes it that none is on its way.
        """
        self.is_closing = True
        self._last_press = time.monotonic()  # one that came a moment ago may not have been read yet
        end = self._last_press + seconds
        while (now := time.monotonic()) < end:
            still = self._last_press + quiet
            if self._in_work:
                await asyncio.wait(self._in_work, timeout=end - now)
            elif now < still:
                await asyncio.sleep(min(still, end) - now)
            else:
                return
        for task in self._in_work:
            task.cancel()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type not in _PRESSES or not await self.lets_in(interaction):
            return
        data: Any = interaction.data or {}
        button = custom_ids.decode(str(data.get("custom_id", "")))
        is_form = button is not None and button.verb in FILLED
        if is_form is not (interaction.type is discord.InteractionType.modal_submit):
            button = None  # what a form carries is no button's, nor the other way about
        after = FORM_WITHIN if button is not None and button.verb in FORMS else DEFER_AFTER
        async with self.serving(interaction, replaces=_replaces(interaction, button), after=after) as request:
            await self._dispatch(request, button)

    @contextlib.asynccontextmanager
    async def serving(
        self, interaction: discord.Interaction, *, replaces: bool = False, after: float = DEFER_AFTER
    ) -> AsyncIterator[Request]:
        """Within it, whatever is raised becomes an answer that only this person sees."""
        with self._working(interaction.user.id):
            async with Response(interaction, replaces=replaces, after=after) as answer:
                request = Request(interaction, answer)
                try:
                    yield request
                except Exception as error:
                    await answer.aside(await self._sentence(request, error))

    async def _sentence(self, request: Request, error: Exception) -> str:
        if isinstance(error, NotSaved):
            _log.error("table %s: not saved", request.table)
        try:
            speech = await self.readers.speech(request.person)
            names: tuple[str, ...] = ()
            if request.table is not None and isinstance(error, TableError | GameError) and error.params:
                names = (await self.readers.public(request.table)).mentions
            return errors.sentence(speech, error, names)
        except Exception as second:
            errors.report(error)
            return self.readers.plain_speech().say("error-unexpected", code=errors.report(second))

    async def _dispatch(self, request: Request, button: Button | None) -> None:
        if button is None:
            raise Refusal("answer-unknown")
        if isinstance(button, RulesButton):
            await self.show_rules(request, button.game, button.page)
            return
        request.table = button.table
        await self._check_member(request, button.table)
        if isinstance(button, PickButton):
            await self._pick(request, button)
        elif button.verb in self.handlers:
            await self._check_place(request, button.table)
            await self.handlers[button.verb](request, button)
        else:
            raise Refusal("answer-unknown")

    async def show_rules(self, request: Request, game: str, page: int = 0) -> None:
        """Shows a page of a game's rules. Raises Refusal for a game that is not played here."""
        if game not in {info.key for info in self.tables.catalogue()}:
            raise Refusal("error-no-game")
        speech = await self.readers.speech(request.person)
        await request.response.page(panels.rules_page(speech, game, page))

    async def _check_place(self, request: Request, table: TableId) -> None:
        """A table is looked at and joined where it stands, or by who sits there. Raises NoTable."""
        table_info = (await self.tables.table_view(table, None)).table
        is_here = request.interaction.channel_id == table_info.channel
        if not is_here and all(chair.person != request.person for chair in table_info.chairs):
            raise NoTable

    async def _check_member(self, request: Request, table: TableId) -> None:
        """Raises Refusal for a press from elsewhere by somebody who is no longer in the table's server."""
        guild = (await self.tables.table_view(table, None)).table.guild
        if not await self.sync.absence.may_play(request.person, guild):
            raise Refusal("error-not-in-server")

    # -- hands

    async def _hand(self, request: Request, button: TableButton) -> None:
        seat = Seat(int(button.word)) if button.word.isdecimal() else None
        await self.show_hand(request, button.table, seat)

    async def _sort(self, request: Request, button: TableButton) -> None:
        """How this person likes to hold his cards, from now on and at every table."""
        if button.word not in SORTS:
            raise Refusal("answer-unknown")
        await self.tables.set_person(request.person, sort=button.word)
        await self.show_hand(request, button.table)

    async def show_hand(self, request: Request, table: TableId, seat: Seat | None = None) -> None:
        """Shows this person his side of the table, from that seat if he has several. Raises NotSeated."""
        request.table = table
        reader = await self.own_reader(table, request.person, seat)
        await self._show(request, reader, await self.sync.opening(reader, request.person))

    async def own_reader(self, table: TableId, person: int, seat: Seat | None = None) -> Reader:
        """The table from this person's seat; of several the one that is waited for. Raises NotSeated."""
        seats = await self.tables.seats_of(table, person)
        if not seats or (seat is not None and seat not in seats):
            raise NotSeated
        if seat is None:
            view = (await self.tables.table_view(table, None)).view
            seat = next((s for s in seats if view is not None and s in view.waiting), seats[0])
        return await self.readers.private(table, seat, person)

    async def _show(
        self, request: Request, reader: Reader, walk: Walk | None, page: int = 0, note: str = ""
    ) -> None:
        """The hand; where it has been shown in the direct message that keeps it, that is noted."""
        is_direct = request.interaction.guild_id is None
        heading = self.sync.heading(reader.info) if is_direct else None
        shown = await hands.hand(reader, walk, heading, page, note)
        sent = await request.response.page(shown)
        message = request.interaction.message
        if not (request.response.replaces and is_direct and message is not None):
            return
        if sent and not (walk is not None and walk.places):
            await self.sync.note_shown(reader, message.id, shown, walk)
        elif not sent:
            await self.sync.tell(reader.info.id)

    # -- the picker

    async def _pick(self, request: Request, button: PickButton) -> None:
        try:
            walk = await self._walk(request, button)
            if button.verb in (FORM, FILL):
                await self._form(request, button, walk)
                return
            move = _move(walk, button.verb)
            if move is not None:
                await self._commit(request, button, move)
        except (StaleQuestion, GameOver, WrongPhase) as error:
            await self._refresh(request, button, error)
            return
        if move is not None:
            await self._show_now(request, button)
        else:
            reader = await self.own_reader(button.table, request.person, button.seat)
            await self._show(request, reader, walk, button.page)

    async def _form(self, request: Request, button: PickButton, walk: Walk) -> None:
        """Opens a form; or makes the move that it spells, or says what is wrong with it."""
        reader = await self.own_reader(button.table, request.person, button.seat)
        if button.verb == FORM:
            if not await request.response.form(await self.clerk.form(walk, reader)):
                await request.response.aside(reader.say("form-late"))
            return
        try:
            move, by = await self.clerk.move(walk, reader, request.interaction)
            await self._commit(request, button, move)
        except Exception as error:
            if not form_flow.is_bad_input(error):
                raise
            await request.response.aside(form_flow.again(reader, walk, await self._sentence(request, error)))
        else:
            await self.clerk.served(walk, by)
            note = reader.say("form-put-by", name=literal(by[0])) if by is not None else ""
            await self._show_now(request, button, note)

    async def _show_now(self, request: Request, button: PickButton, note: str = "") -> None:
        """How things stand after the move, with what is asked next."""
        reader = await self.own_reader(button.table, request.person, button.seat)
        await self._show(request, reader, await self.sync.opening(reader, request.person), note=note)

    async def _walk(self, request: Request, button: PickButton) -> Walk:
        at = picker.Question(button.table, button.seat, request.person, button.number)
        walk = await picker.follow(self.tables, at, button)
        if button.verb == "many":
            walk = await picker.choose(self.tables, walk, request.values)
        if button.verb in ("pick", "many"):
            walk = await picker.hurry(self.tables, walk)
        await picker.keep(self.tables, walk)
        return walk

    async def _commit(self, request: Request, button: PickButton, move: str) -> None:
        """Acts, then tells the others; the message that was pressed is brought up to date by the answer."""
        await self.tables.act(button.table, request.person, button.seat, button.number, move, request.id)
        is_direct = request.response.replaces and request.interaction.guild_id is None
        await self.sync.tell(button.table, resting=(button.seat,) if is_direct else ())

    async def _refresh(self, request: Request, button: PickButton, error: Exception) -> None:
        """An old button: how things stand now takes its place, and says why."""
        reader = await self.own_reader(button.table, request.person, button.seat)
        walk = await self.sync.opening(reader, request.person)
        await self._show(request, reader, walk, note=await self._sentence(request, error))

    # -- what the slash commands share

    async def table_here(self, request: Request) -> TableId:
        """The channel's table; in a direct message the person's first. Raises NoTable by its refusal."""
        interaction = request.interaction
        if interaction.guild_id is None:
            found = next(iter(await self.tables.of_person(request.person)), None)
        else:
            found = await self.tables.in_channel(interaction.channel_id or 0)
        if found is None:
            raise Refusal("error-no-table")
        await self._check_member(request, found)
        request.table = found
        return found

    async def play_text(self, request: Request, text: str) -> None:
        """The slash twin of the picker: a move as it is written."""
        table = await self.table_here(request)
        reader = await self.own_reader(table, request.person)
        assert reader.table_view.seat is not None
        await self.tables.act(table, request.person, reader.table_view.seat, None, text, request.id)
        await self.sync.tell(table)
        await self.show_hand(request, table)

    async def offered(self, interaction: discord.Interaction) -> tuple[Reader, tuple[str, ...]] | None:
        """The moves of this person's seat at the table here; None for everybody who has no seat."""
        self.readers.meet(interaction)
        if self.is_full(interaction.user.id):
            return None
        request = Request(interaction, Response(interaction))
        try:
            table = await self.table_here(request)
            reader = await self.own_reader(table, request.person)
            assert reader.table_view.seat is not None
            return reader, await self.tables.moves(table, reader.table_view.seat, request.person)
        except (Refusal, TableError, GameError):
            return None


def _replaces(interaction: discord.Interaction, button: Button | None) -> bool:
    """Whether the answer may take the place of what was pressed: only where nobody else sees it.

    A forged press may name a private button on a public message, so it is the message that decides.
    """
    message = interaction.message
    if message is None or button is None:
        return False
    if message.flags.ephemeral:
        return True
    is_private = isinstance(button, PickButton) or button.verb == "sort"
    return is_private and isinstance(interaction.channel, discord.DMChannel)


def _move(walk: Walk, verb: str) -> str | None:
    """The move that this press makes; None where there is more to choose or to confirm."""
    if verb == "do":
        if walk.ask.whole is None:
            raise StaleQuestion
        return str(walk.ask.whole)
    if verb == "open" or walk.whole is None or walk.ask.trial is not None:
        return None
    return str(walk.whole)
