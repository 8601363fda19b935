"""Shows a person their hand, as a private answer or in the direct message that was pressed."""

from dataclasses import replace

from cogs.delivery.updates import MessageSync
from cogs.pages import hands, learning, panels, picker
from cogs.pages.picker import Walk
from cogs.pages.reader import Reader, Readers
from cogs.wire.custom_ids import TableButton
from cogs.wire.errors import Refusal
from cogs.wire.request import Request, Verb
from games.contract import Seat
from tables.errors import NotSeated
from tables.projection import FetchedTable, Seated
from tables.service import Tables
from tables.views import SORTS, Hint


class HandResponses:
    """Answers requests with the hand of the person who made them."""

    def __init__(self, tables: Tables, readers: Readers, sync: MessageSync) -> None:
        self._tables = tables
        self._readers = readers
        self._sync = sync
        self.verbs = (
            Verb("hand", self._hand, word=True),
            Verb("play", self._hand),
            Verb("sort", self._sort, word=True, is_private=True),
            Verb("auto", self._auto, word=True, is_private=True),
        )

    async def _hand(self, request: Request, button: TableButton) -> None:
        seat = Seat(int(button.word)) if button.word.isdecimal() else None
        if request.response.replaces:
            await self.show_own(request, request.table, seat)
        else:
            await self.show_hand(request, own(request.table, request.person, seat))

    async def _sort(self, request: Request, button: TableButton) -> None:
        """Stores the order in which this person sorts their cards, for every table."""
        sort = button.word
        if sort not in SORTS:
            raise Refusal("answer-unknown")
        await self._tables.settings.set_person(request.person, lambda p: replace(p, sort=sort))
        await self.show_hand(request, own(request.table, request.person))

    async def _auto(self, request: Request, button: TableButton) -> None:
        """Stores that this person's only moves are made for them from now on."""
        if not button.word.isdecimal():
            raise Refusal("answer-unknown")
        at = Seated(request.table, Seat(int(button.word)), request.person)
        await self._tables.settings.set_person(request.person, lambda p: replace(p, auto=True))
        await self.store_explained(request.person, (learning.ONLY_MOVE,))
        note = (await self._readers.speech(request.person)).say("answer-only")
        await self.show_hand(request, at, note)

    async def show_hand(self, request: Request, at: Seated, note: str = "") -> None:
        """Shows this person's hand with the question that is open for it."""
        request.about = at.table
        reader = await self._readers.private(at)
        await self.show(request, reader, self._sync.pages.first_question(reader), note=note)

    async def show_own(self, request: Request, table: FetchedTable, seat: Seat | None = None) -> None:
        """Shows this person's side of a table: in direct messages its own message, elsewhere an answer.

        A private answer in direct messages that was pressed is deleted: there is no copy.
        """
        if request.interaction.guild_id is None and (seats := table.seats_of(request.person)):
            for one in seats:
                await self._sync.update_hand(table.id, one, request.person)
            if (await self._tables.settings.person(request.person)).dm_closed_until <= self._sync.now():
                await request.response.dismiss()
                return
            table = await self._tables.fetch(table.id)  # that took a while
        await self.show_hand(request, own(table, request.person, seat))

    async def refresh(self, request: Request, table: FetchedTable) -> None:
        """Acknowledges a press; renews the private answer that was pressed if it shows the person's side."""
        if table.info.is_direct and request.response.replaces and table.seats_of(request.person):
            await self.show_hand(request, own(table, request.person))
        else:
            await request.response.acknowledge()

    async def answer_seated(
        self, request: Request, table: FetchedTable, said: str, *, in_place: bool = False
    ) -> None:
        """Updates the table, tests direct messages, and tells the person that they sit there.

        Where the game has begun their hand is the answer. in_place: instead of the private answer that was
        pressed.
        """
        seats, is_begun = table.seats_of(request.person), table.info.phase == "playing"
        if is_begun:
            await self.show_hand(request, own(table, request.person))
        await self._sync.update_to(table, except_for=seats)
        for seat in seats[:1]:
            await self._sync.update_hand(table.id, seat, request.person)
        if is_begun:
            return
        known = await self._tables.settings.person(request.person)
        speech = await self._readers.speech(request.person)
        if known.dm_closed_until > self._sync.now():
            said = "answer-joined-dm-closed"
        text = speech.say(said)
        await (request.response.page(panels.line(text)) if in_place else request.response.ephemeral(text))

    async def own_reader(self, table: FetchedTable, person: int, seat: Seat | None = None) -> Reader:
        """The table from this person's seat; of several, the first that is to move. Raises NotSeated."""
        return await self._readers.private(own(table, person, seat))

    async def explained(self, at: Seated, walk: Walk) -> tuple[str, ...]:
        """What this person's hand explains to them at present, from where this walk began."""
        is_only = picker.was_only(walk) and len(at.view.questions) == 1
        told = (learning.ONLY_MOVE,) if is_only else ()
        if not at.table.info.learn:
            return told
        return told + learning.first_events(await self._readers.private(at))

    async def store_explained(self, person: int, events: tuple[str, ...]) -> None:
        """Stores that these events have been explained to a person, who goes on."""
        if events:
            known = (await self._tables.settings.person(person)).explained
            if not {*events} <= {*known}:
                told = tuple(dict.fromkeys((*known, *events)))
                await self._tables.settings.set_person(person, lambda p: replace(p, explained=told))

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


def own(table: FetchedTable, person: int, seat: Seat | None = None) -> Seated:
    """A person at their seat; at the first of several that is to move, if none is named. Raises NotSeated."""
    seats = table.seats_of(person)
    if not seats:
        raise NotSeated
    if seat is None:
        view = table.view(None).view
        seat = next((s for s in seats if view is not None and s in view.waiting), seats[0])
    return Seated(table, seat, person)
