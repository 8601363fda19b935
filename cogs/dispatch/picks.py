"""Handles the picker's buttons and forms: picks values step by step and makes the move."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from cogs.delivery.updates import MessageSync
from cogs.dispatch.hands import HandResponses
from cogs.pages import form_flow, picker
from cogs.pages.form_flow import FormFlow
from cogs.pages.picker import Walk
from cogs.pages.reader import Readers
from cogs.wire.custom_ids import PickButton
from cogs.wire.layouts import literal
from cogs.wire.request import Request, Verb
from games.errors import GameOver
from tables.errors import StaleQuestion, WrongPhase
from tables.projection import Seated
from tables.service import Tables

FORM: Final = "form"
FILL: Final = "fill"
"""The verbs of the button that opens a form and of its submission."""
HINT: Final = "hint"


class PickResponses:
    """Answers the presses of a question. `sentence` returns the text of an error for a request's user."""

    def __init__(
        self,
        tables: Tables,
        readers: Readers,
        sync: MessageSync,
        hands: HandResponses,
        form_flow: FormFlow,
        sentence: Callable[[Request, Exception], Awaitable[str]],
    ) -> None:
        self._tables = tables
        self._readers = readers
        self._sync = sync
        self._hands = hands
        self._form_flow = form_flow
        self._sentence = sentence
        asked = ("open", "pick", "many", "do", "drop", HINT)
        self.verbs = (
            *(Verb(name, self.handle, PickButton, is_private=True) for name in asked),
            Verb(FORM, self.handle, PickButton, is_private=True, opens_form=True),
            Verb(FILL, self.handle, PickButton, is_private=True, is_form=True),
        )

    async def handle(self, request: Request, button: PickButton) -> None:
        """Shows what is asked next, or makes the move. For an outdated button, the current question."""
        at = Seated(request.table, button.seat, request.person)
        try:
            walk = await self._walk(request, at, button)
            if button.verb in (FORM, FILL):
                await self._form(request, at, button, walk)
                return
            if button.verb == HINT:
                await self._hint(request, at, button, walk)
                return
            move = _move(walk, button.verb)
            after = None if move is None else await self._commit(request, at, walk, move)
        except (StaleQuestion, GameOver, WrongPhase) as error:
            note = await self._sentence(request, error)
            now = await self._tables.fetch(button.table)
            await self._hands.show_hand(request, Seated(now, button.seat, request.person), note)
            return
        if after is not None:
            await self._hands.show_hand(request, after)
        else:
            page = 0 if button.verb == "drop" else button.page
            await self._hands.show(request, await self._readers.private(at), picker.flat(walk), page)

    async def _form(self, request: Request, at: Seated, button: PickButton, walk: Walk) -> None:
        """Opens a form; or makes the move that was submitted, or answers with what is wrong with it."""
        reader = await self._readers.private(at)
        if button.verb == FORM:
            if not await request.response.form(await self._form_flow.form(walk, reader)):
                await request.response.ephemeral(reader.say("form-late"))
            return
        try:
            move, saved = await self._form_flow.move(walk, reader, request.interaction)
            after = await self._commit(request, at, walk, move)
        except Exception as error:
            if not form_flow.is_bad_input(error):
                raise
            why = await self._sentence(request, error)
            await request.response.ephemeral(form_flow.again(reader, walk, why))
        else:
            await self._form_flow.finish(walk, saved)
            note = reader.say("form-put-by", name=literal(saved[0])) if saved is not None else ""
            await self._hands.show_hand(request, after, note)

    async def _hint(self, request: Request, at: Seated, button: PickButton, walk: Walk) -> None:
        """Shows what the strongest bot would do below the question, and marks it among the answers."""
        hint = await self._tables.hints.of(button.table, button.seat, request.person, button.number)
        reader = await self._readers.private(at)
        walk = msgspec.structs.replace(picker.flat(walk), hinted=hint.picked)
        await self._hands.show(request, reader, walk, button.page, hint=hint)

    async def _walk(self, request: Request, at: Seated, button: PickButton) -> Walk:
        question = picker.question(at.table, button.seat, at.person, button.number)
        walk = await picker.follow(self._tables, question, button)
        if button.verb == "many":
            walk = picker.choose(walk, request.values)
        if button.verb in ("pick", "many"):
            walk = picker.skip_single(walk)
        if button.verb == "drop":
            walk = picker.drop(walk, button.page)
        await picker.store_draft(self._tables, walk)
        return walk

    async def _commit(self, request: Request, at: Seated, walk: Walk, move: str) -> Seated:
        """Makes the move and updates the table's messages; the response updates the pressed one itself.

        Returns the person at the table after the move.
        """
        told = await self._hands.explained(at, walk)
        asked, seat = walk.question, walk.question.seat
        after = await self._tables.act(asked.table, at.person, seat, asked.number, move, request.id)
        await self._hands.store_explained(at.person, told)
        is_direct = request.response.replaces and request.interaction.guild_id is None
        await self._sync.update_to(after, except_for=(seat,) if is_direct else ())
        return Seated(after, seat, at.person)


def _move(walk: Walk, verb: str) -> str | None:
    """The move that this press makes; None while there is more to choose or to confirm."""
    if verb == "do":
        if walk.ask.whole is None:
            raise StaleQuestion
        return str(walk.ask.whole)
    if verb in ("open", HINT) or walk.whole is None or walk.ask.confirm:
        return None
    return str(walk.whole)
