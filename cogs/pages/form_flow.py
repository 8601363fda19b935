"""Filling in: a press opens a form, its submission is a move like any other, or is explained and kept."""

from collections.abc import Mapping
from typing import Any, Final

import discord
import msgspec

from cogs.pages import forms
from cogs.pages.forms import MOST_BYTES, Blank, Filled, Form, Shelving
from cogs.pages.picker import Walk
from cogs.pages.reader import Reader
from cogs.wire.layouts import Page, Style, button, rows, words
from games.errors import GameError, GameOver, IllegalMove
from tables.errors import StaleQuestion
from tables.service import Tables

KEPT: Final = "form:"


class Clerk:
    """Hands out the forms that the games' cogs offer, and takes them back."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.forms: dict[str, Form] = {}

    def offer(self, offered: Mapping[str, Form]) -> None:
        """Forms by their `form_id`, which begins with the game's key."""
        self.forms |= offered

    async def form(self, walk: Walk, reader: Reader) -> discord.ui.Modal:
        """The form that the ask at this place wants, as this person left it. Raises StaleQuestion."""
        blank = (await self._form(walk)).compose(reader.view, walk.tokens, reader.speech)
        kept = await self._kept(walk)
        return forms.modal(blank, walk.button("fill"), reader.label, kept)

    async def move(
        self, walk: Walk, reader: Reader, interaction: discord.Interaction
    ) -> tuple[str, tuple[str, str] | None]:
        """The move that a submission spells, and what to put by once it has been made.

        Raises GameError, and then what was typed has been kept.
        """
        form = await self._form(walk)
        blank = form.compose(reader.view, walk.tokens, reader.speech)
        data: Any = interaction.data or {}
        has_file = any(field.kind == "file" for field in blank.fields)
        given = forms.answers(data.get("components", ()), await _files(interaction) if has_file else {})
        await self._keep(walk, blank, given)
        filled = forms.check(blank, given)
        return form.write(filled, reader.view, walk.tokens), await self._to_put_by(walk, filled)

    async def _to_put_by(self, walk: Walk, filled: Filled) -> tuple[str, str] | None:
        form = self.forms[_id(walk)]
        return form.put_by(filled, await self._shelf(walk)) if isinstance(form, Shelving) else None

    async def served(self, walk: Walk, by: tuple[str, str] | None) -> None:
        """The move has been made: what was typed has served, also where the question stays open."""
        at = walk.question
        if by is not None:
            await self._tables.save_answer(at.person, _id(walk), *by)
        await self._tables.drafts.drop(at.table, at.seat, at.person, at.number, KEPT + _id(walk))

    async def _form(self, walk: Walk) -> Form:
        """The form, with what this person has put by. Raises StaleQuestion."""
        form = self.forms.get(_id(walk))
        if form is None:
            raise StaleQuestion
        return form.using(await self._shelf(walk)) if isinstance(form, Shelving) else form

    async def _shelf(self, walk: Walk) -> dict[str, str]:
        return (await self._tables.person(walk.question.person)).saved.get(_id(walk), {})

    async def _kept(self, walk: Walk) -> dict[str, tuple[str, ...]]:
        at = walk.question
        data = await self._tables.drafts.get(at.table, at.seat, at.person, at.number, KEPT + _id(walk))
        return {} if data is None else msgspec.msgpack.decode(data, type=dict[str, tuple[str, ...]])

    async def _keep(self, walk: Walk, blank: Blank, given: forms.Answers) -> None:
        at, data = walk.question, msgspec.msgpack.encode(forms.to_keep(blank, given))
        await self._tables.drafts.keep(at.table, at.seat, at.person, at.number, KEPT + _id(walk), data)


def _id(walk: Walk) -> str:
    return walk.ask.form_id or ""


def again(reader: Reader, walk: Walk, why: str) -> Page:
    """What was wrong, and the way back to the form with everything still in it."""
    return Page([words(f"{why}\n-# {reader.say('form-kept')}"), *rows([opener(reader, walk)])])


def opener(reader: Reader, walk: Walk) -> Any:
    """The button that opens the form which the ask at this place wants."""
    name = f"{_id(walk)}-button"
    return button(walk.button("form"), reader.say(name), style=Style.primary)


def is_bad_input(error: Exception) -> bool:
    """Whether the person can mend it by filling the form in again."""
    return isinstance(error, GameError) and not isinstance(error, GameOver)


async def uploaded(interaction: discord.Interaction, key: str) -> str:
    """The text of the file that a form's field brings; "" where it was left empty. Raises IllegalMove."""
    data: Any = interaction.data or {}
    given = forms.answers(data.get("components", ()), await _files(interaction))
    return "".join(given.get(key, ()))


async def _files(interaction: discord.Interaction) -> dict[str, str]:
    """The files that came with a form, as texts by their ids. Raises IllegalMove where one is no text."""
    data: Any = interaction.data or {}
    found: dict[str, str] = {}
    for id, payload in ((data.get("resolved") or {}).get("attachments") or {}).items():
        attachment = discord.Attachment(data=payload, state=interaction._state)
        if attachment.size > MOST_BYTES:
            raise IllegalMove("form-file", most=MOST_BYTES)
        try:
            found[str(id)] = (await attachment.read()).decode("utf-8-sig")
        except UnicodeDecodeError:
            raise IllegalMove("form-file", most=MOST_BYTES) from None
    return found
