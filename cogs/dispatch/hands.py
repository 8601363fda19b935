"""Shows a person their hand, as a private answer or in the direct message that was pressed."""

from dataclasses import replace

from cogs.delivery.updates import MessageSync
from cogs.pages import boards, hands, learning, panels, picker
from cogs.pages.picker import Walk
from cogs.pages.reader import Reader, Readers
from cogs.wire.custom_ids import TableButton
from cogs.wire.errors import Refusal
from cogs.wire.request import Handler, Request
from games.contract import Seat
from tables.errors import NotSeated
from tables.service import Tables
from tables.views import SORTS, Hint, TableId


class HandResponses:
    """Answers requests with the hand of the person who made them."""

    def __init__(self, tables: Tables, readers: Readers, sync: MessageSync) -> None:
        self._tables = tables
        self._readers = readers
        self._sync = sync
        self.handlers: dict[str, Handler] = {
            "hand": self._hand,
            "play": self._hand,
            "sort": self._sort,
            "auto": self._auto,
        }

    async def _hand(self, request: Request, button: TableButton) -> None:
        seat = Seat(int(button.word)) if button.word.isdecimal() else None
        if not (request.response.replaces and await self._is_in_own_message(request, button.table)):
            await self.show_hand(request, button.table, seat)

    async def _sort(self, request: Request, button: TableButton) -> None:
        """Stores the order in which this person sorts their cards, for every table."""
        sort = button.word
        if sort not in SORTS:
            raise Refusal("answer-unknown")
        await self._tables.set_person(request.person, lambda p: replace(p, sort=sort))
        await self.show_hand(request, button.table)

    async def _auto(self, request: Request, button: TableButton) -> None:
        """Stores that this person's only moves are made for them from now on."""
        if not button.word.isdecimal():
            raise Refusal("answer-unknown")
        seat = Seat(int(button.word))
        await self.own_reader(button.table, request.person, seat)
        await self._tables.set_person(request.person, lambda p: replace(p, auto=True))
        await self.store_explained(request.person, (learning.ONLY_MOVE,))
        note = (await self._readers.speech(request.person)).say("answer-only")
        await self.show_hand(request, button.table, seat, note)

    async def show_hand(
        self, request: Request, table: TableId, seat: Seat | None = None, note: str = ""
    ) -> None:
        """Shows this person's hand with the question that is open for it. Raises NotSeated."""
        request.table = table
        reader = await self.own_reader(table, request.person, seat)
        walk = await self._sync.pages.first_question(reader, request.person)
        await self.show(request, reader, walk, note=note)

    async def show_own(self, request: Request, table: TableId, note: str = "") -> None:
        """Shows this person's side of a table: in direct messages its own message, elsewhere an answer."""
        if not await self._is_in_own_message(request, table):
            await self.show_hand(request, table, note=note)

    async def _is_in_own_message(self, request: Request, table: TableId) -> bool:
        """Shows the person's side in its own direct message, where they have pressed in direct messages.

        A private answer that was pressed is deleted: there is no copy. False if it must show the side.
        """
        seats = await self._tables.seats_of(table, request.person)
        if request.interaction.guild_id is not None or not seats:
            return False
        for seat in seats:
            await self._sync.update_hand(table, seat, request.person)
        if (await self._tables.person(request.person)).dm_closed_until > self._sync.now():
            return False
        await request.response.dismiss()
        return True

    async def refresh(self, request: Request, table: TableId) -> None:
        """Acknowledges a press; renews the private answer that was pressed if it shows the person's side."""
        is_direct = (await self._tables.info(table)).is_direct
        if is_direct and request.response.replaces and await self._tables.seats_of(table, request.person):
            await self.show_hand(request, table)
        else:
            await request.response.acknowledge()

    async def answer_seated(
        self, request: Request, table: TableId, said: str, *, in_place: bool = False
    ) -> None:
        """Updates the table, tests direct messages, and tells the person that they sit there.

        in_place: instead of the private answer that was pressed.
        """
        seats = await self._tables.seats_of(table, request.person)
        await self._sync.update(table, except_for=seats)
        for seat in seats[:1]:
            await self._sync.update_hand(table, seat, request.person)
        known = await self._tables.person(request.person)
        speech = await self._readers.speech(request.person)
        if known.dm_closed_until > self._sync.now():
            said = "answer-joined-dm-closed"
        text = speech.say(said)
        await (request.response.page(panels.line(text)) if in_place else request.response.ephemeral(text))

    async def bots_note(self, table: TableId, person: int) -> str:
        """Who of the others are bots and how well they play, for a game that has no lobby."""
        reader = await self._readers.private(table, None, person)
        game = self._sync.pages.game(reader.info)
        return " ".join(boards.strengths(reader, game)) if game is not None else ""

    async def own_reader(self, table: TableId, person: int, seat: Seat | None = None) -> Reader:
        """The table from this person's seat; of several, the first that is to move. Raises NotSeated."""
        seats = await self._tables.seats_of(table, person)
        if not seats or (seat is not None and seat not in seats):
            raise NotSeated
        if seat is None and len(seats) == 1:
            seat = seats[0]
        if seat is None:
            view = (await self._tables.table_view(table, None)).view
            seat = next((s for s in seats if view is not None and s in view.waiting), seats[0])
        return await self._readers.private(table, seat, person)

    async def explained(self, walk: Walk) -> tuple[str, ...]:
        """What this person's hand explains to them at present, from where this walk began."""
        at = walk.question
        told = (learning.ONLY_MOVE,) if picker.was_only(walk) and await self._is_alone(walk) else ()
        if not (await self._tables.info(at.table)).learn:
            return told
        return told + learning.first_events(await self._readers.private(at.table, at.seat, at.person))

    async def _is_alone(self, walk: Walk) -> bool:
        """Returns whether the seat is asked nothing else."""
        at = walk.question
        return len((await self._tables.table_view(at.table, at.seat, at.person)).questions) == 1

    async def store_explained(self, person: int, events: tuple[str, ...]) -> None:
        """Stores that these events have been explained to a person, who goes on."""
        if events:
            known = (await self._tables.person(person)).explained
            if not {*events} <= {*known}:
                told = tuple(dict.fromkeys((*known, *events)))
                await self._tables.set_person(person, lambda p: replace(p, explained=told))

    async def show(
        self,
        request: Request,
        reader: Reader,
        walk: Walk | None,
        page: int = 0,
        note: str = "",
        hint: Hint | None = None,
    ) -> None:
        """Answers with the hand. Where that edits the hand's own direct message, records what it shows."""
        is_direct = request.interaction.guild_id is None
        heading = self._sync.pages.heading(reader.info) if is_direct else None
        shown = await hands.hand(reader, walk, heading, page, note, self._sync.pages.game(reader.info), hint)
        pressed = request.interaction.message
        if is_direct and pressed is not None and not request.response.is_private:
            await self._sync.answer(request.response, pressed.id, reader, shown, walk)
        elif await request.response.page(shown) and request.response.is_private:
            await self._sync.private.note(request.response, reader, shown, walk)
