"""Handles the picker's buttons and forms: picks values step by step and makes the move."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from cogs.delivery.updates import MessageSync
from cogs.dispatch.hands import HandResponses
from cogs.pages import form_flow, picker
from cogs.pages.form_flow import FormFlow
from cogs.pages.picker import Walk
from cogs.wire.custom_ids import PickButton
from cogs.wire.layouts import literal
from cogs.wire.request import Request
from games.errors import GameOver
from tables.errors import StaleQuestion, WrongPhase
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
        sync: MessageSync,
        hands: HandResponses,
        form_flow: FormFlow,
        sentence: Callable[[Request, Exception], Awaitable[str]],
    ) -> None:
        self._tables = tables
        self._sync = sync
        self._hands = hands
        self._form_flow = form_flow
        self._sentence = sentence

    async def handle(self, request: Request, button: PickButton) -> None:
        """Shows what is asked next, or makes the move. For an outdated button, the current question."""
        try:
            walk = await self._walk(request, button)
            if button.verb in (FORM, FILL):
                await self._form(request, button, walk)
                return
            if button.verb == HINT:
                await self._hint(request, button, walk)
                return
            move = _move(walk, button.verb)
            if move is not None:
                await self._commit(request, walk, move)
        except (StaleQuestion, GameOver, WrongPhase) as error:
            note = await self._sentence(request, error)
            await self._hands.show_hand(request, button.table, button.seat, note)
            return
        if move is not None:
            await self._hands.show_hand(request, button.table, button.seat)
        else:
            reader = await self._hands.own_reader(button.table, request.person, button.seat)
            page = 0 if button.verb == "drop" else button.page
            await self._hands.show(request, reader, await picker.flat(self._tables, walk), page)

    async def _form(self, request: Request, button: PickButton, walk: Walk) -> None:
        """Opens a form; or makes the move that was submitted, or answers with what is wrong with it."""
        reader = await self._hands.own_reader(button.table, request.person, button.seat)
        if button.verb == FORM:
            if not await request.response.form(await self._form_flow.form(walk, reader)):
                await request.response.ephemeral(reader.say("form-late"))
            return
        try:
            move, saved = await self._form_flow.move(walk, reader, request.interaction)
            await self._commit(request, walk, move)
        except Exception as error:
            if not form_flow.is_bad_input(error):
                raise
            why = await self._sentence(request, error)
            await request.response.ephemeral(form_flow.again(reader, walk, why))
        else:
            await self._form_flow.finish(walk, saved)
            note = reader.say("form-put-by", name=literal(saved[0])) if saved is not None else ""
            await self._hands.show_hand(request, button.table, button.seat, note)

    async def _hint(self, request: Request, button: PickButton, walk: Walk) -> None:
        """Shows what the strongest bot would do below the question, and marks it among the answers."""
        hint = await self._tables.hints.of(button.table, button.seat, request.person, button.number)
        reader = await self._hands.own_reader(button.table, request.person, button.seat)
        walk = msgspec.structs.replace(await picker.flat(self._tables, walk), hinted=hint.picked)
        await self._hands.show(request, reader, walk, button.page, hint=hint)

    async def _walk(self, request: Request, button: PickButton) -> Walk:
        at = picker.Question(button.table, button.seat, request.person, button.number)
        walk = await picker.follow(self._tables, at, button)
        if button.verb == "many":
            walk = await picker.choose(self._tables, walk, request.values)
        if button.verb in ("pick", "many"):
            walk = await picker.skip_single(self._tables, walk)
        if button.verb == "drop":
            walk = await picker.drop(self._tables, walk, button.page)
        await picker.store_draft(self._tables, walk)
        return walk

    async def _commit(self, request: Request, walk: Walk, move: str) -> None:
        """Makes the move and updates the table's messages; the response updates the pressed one itself."""
        at = walk.question
        told = await self._hands.explained(walk)
        await self._tables.act(at.table, request.person, at.seat, at.number, move, request.id)
        await self._hands.store_explained(request.person, told)
        is_direct = request.response.replaces and request.interaction.guild_id is None
        await self._sync.update(at.table, except_for=(at.seat,) if is_direct else ())


def _move(walk: Walk, verb: str) -> str | None:
    """The move that this press makes; None while there is more to choose or to confirm."""
    if verb == "do":
        if walk.ask.whole is None:
            raise StaleQuestion
        return str(walk.ask.whole)
    if verb in ("open", HINT) or walk.whole is None or walk.ask.confirm:
        return None
    return str(walk.whole)
