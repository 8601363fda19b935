"""Opens forms and turns submitted ones into moves. What was typed is kept until the move is made."""

from collections.abc import Mapping
from typing import Any, Final

import discord
import msgspec

from cogs.pages import forms
from cogs.pages.forms import MOST_BYTES, Form, FormSpec, FormValues, SavingForm
from cogs.pages.picker import Walk
from cogs.pages.reader import Reader
from cogs.wire.layouts import Page, Style, button, rows, words
from cogs.wire.modals import attachments, submitted
from games.errors import GameError, GameOver, IllegalMove
from tables.errors import StaleQuestion
from tables.service import Tables

DRAFT: Final = "form:"
"""Prefix of the name under which unfinished input is stored as a draft."""


class FormFlow:
    """The forms of all games by `form_id`, and what people have typed into them and saved."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.forms: dict[str, Form] = {}

    def add(self, forms: Mapping[str, Form]) -> None:
        """Adds forms by their `form_id`, which begins with the game's key."""
        self.forms |= forms

    async def form(self, walk: Walk, reader: Reader) -> discord.ui.Modal:
        """The form of the current ask, with what this person typed before. Raises StaleQuestion."""
        spec = (await self._form(walk)).compose(reader.view, walk.tokens, reader.speech)
        return forms.modal(spec, walk.button("fill"), reader.label, await self._draft(walk))

    async def move(
        self, walk: Walk, reader: Reader, interaction: discord.Interaction
    ) -> tuple[str, tuple[str, str] | None]:
        """The text of the submitted move, and a name and text to save once it has been made.

        Stores the input as a draft first. Raises GameError.
        """
        form = await self._form(walk)
        spec = form.compose(reader.view, walk.tokens, reader.speech)
        data: Any = interaction.data or {}
        has_file = any(field.kind == "file" for field in spec.fields)
        given = submitted(data, await _files(interaction) if has_file else {})
        await self._store_draft(walk, spec, given)
        values = forms.check(spec, given)
        return form.write(values, reader.view, walk.tokens), await self._to_save(walk, values)

    async def _to_save(self, walk: Walk, values: FormValues) -> tuple[str, str] | None:
        form = self.forms[_id(walk)]
        return form.to_save(values, await self._saved(walk)) if isinstance(form, SavingForm) else None

    async def finish(self, walk: Walk, saved: tuple[str, str] | None) -> None:
        """Stores what is to be saved and deletes the draft, after the move has been made."""
        at = walk.question
        if saved is not None:
            await self._tables.settings.save_answer(at.person, _id(walk), *saved)
        await self._tables.drafts.drop(at.table, at.seat, at.person, at.number, DRAFT + _id(walk))

    async def _form(self, walk: Walk) -> Form:
        """The form, with what this person has saved. Raises StaleQuestion."""
        form = self.forms.get(_id(walk))
        if form is None:
            raise StaleQuestion
        return form.using(await self._saved(walk)) if isinstance(form, SavingForm) else form

    async def _saved(self, walk: Walk) -> dict[str, str]:
        return (await self._tables.settings.person(walk.question.person)).saved.get(_id(walk), {})

    async def _draft(self, walk: Walk) -> dict[str, tuple[str, ...]]:
        at = walk.question
        data = await self._tables.drafts.get(at.table, at.seat, at.person, at.number, DRAFT + _id(walk))
        return {} if data is None else msgspec.msgpack.decode(data, type=dict[str, tuple[str, ...]])

    async def _store_draft(self, walk: Walk, spec: FormSpec, given: forms.Answers) -> None:
        at, data = walk.question, msgspec.msgpack.encode(forms.to_keep(spec, given))
        await self._tables.drafts.keep(at.table, at.seat, at.person, at.number, DRAFT + _id(walk), data)


def _id(walk: Walk) -> str:
    return walk.ask.form_id or ""


def again(reader: Reader, walk: Walk, why: str) -> Page:
    """An error message with the button that opens the form again."""
    return Page([words(f"{why}\n-# {reader.say('form-kept')}"), *rows([opener(reader, walk)])])


def opener(reader: Reader, walk: Walk) -> Any:
    """The button that opens the form of the current ask; grey beside other ways to answer."""
    style = Style.secondary if walk.ask.values else Style.primary
    return button(walk.button("form"), reader.say(f"{_id(walk)}-button"), style=style)


def is_bad_input(error: Exception) -> bool:
    """Returns whether the person can correct the error by filling in the form again."""
    return isinstance(error, GameError) and not isinstance(error, GameOver)


async def uploaded(interaction: discord.Interaction, key: str) -> str:
    """The text of the file in a form's field; "" if none was given. Raises IllegalMove."""
    data: Any = interaction.data or {}
    given = submitted(data, await _files(interaction))
    return "".join(given.get(key, ()))


async def _files(interaction: discord.Interaction) -> dict[str, str]:
    """The texts of the uploaded files by attachment id. Raises IllegalMove for large or binary files."""
    data: Any = interaction.data or {}
    found: dict[str, str] = {}
    for id, payload in attachments(data).items():
        attachment = discord.Attachment(data=payload, state=interaction._state)
        if attachment.size > MOST_BYTES:
            raise IllegalMove("form-file", most=MOST_BYTES)
        try:
            found[str(id)] = (await attachment.read()).decode("utf-8-sig")
        except UnicodeDecodeError:
            raise IllegalMove("form-file", most=MOST_BYTES) from None
    return found
