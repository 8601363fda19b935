"""Forms, for choices that cannot be listed: an army, a treaty, a wish.

An ask names its form by `form_id`, and the game's cog declares it in `forms`. A form makes its fields from
the seat's view and the picks so far, and writes the submitted values as the text of a move. Like a button,
a form is identified by its custom id alone.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, Protocol, runtime_checkable

import msgspec
from discord import ui

from cogs.wire import custom_ids
from cogs.wire.custom_ids import Button
from cogs.wire.layouts import OPTIONS, cut, option
from cogs.wire.modals import MOST_TYPED
from games.contract import Text, Value
from games.errors import IllegalMove
from locales import Speech
from tables.errors import StaleQuestion

MOST_TITLE: Final = 45
MOST_ABOUT: Final = 100
FIELDS: Final = 5
MOST_BYTES: Final = 32_000
"""Largest size of an uploaded file."""

Kind = Literal["line", "number", "choice", "file"]
Answers = Mapping[str, tuple[str, ...]]
"""The submitted values by field: one text (for a file its content), or the chosen values."""
Say = Callable[[Text], str]
"""Returns a text for a label, with people by name, because labels show no mentions."""


class Field(msgspec.Struct, frozen=True):
    """A field of a form. Made by `line`, `number`, `choice` and `file`.

    `initial` is filled in when the form opens. `least` and `most` bound the characters of a text, the number,
    or how many values are chosen.
    """

    key: str
    kind: Kind
    label: Text
    about: Text | None = None
    initial: tuple[str, ...] = ()
    options: tuple[Value, ...] = ()
    required: bool = True
    least: int = 1
    most: int = 100


class FormSpec(msgspec.Struct, frozen=True):
    """What a form shows: its title and one to five fields."""

    title: Text
    fields: tuple[Field, ...]


class FormValues:
    """Submitted values, checked against the fields."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers

    def text(self, key: str) -> str:
        """A text or the content of a file, stripped; "" if left empty."""
        return "".join(self._answers.get(key, ())).strip()

    def number(self, key: str) -> int | None:
        """A number; None if left empty."""
        return int(self.text(key)) if self.text(key) else None

    def chosen(self, key: str) -> tuple[str, ...]:
        """The tokens of the chosen values."""
        return self._answers.get(key, ())


class Form(Protocol):
    """A form of a game, for one `form_id`."""

    def compose(self, view: Any, picks: Sequence[str], speech: Speech) -> FormSpec:
        """The fields for the seat with this view, after these picks."""

    def write(self, values: FormValues, view: Any, picks: Sequence[str]) -> str:
        """The text of the move. Raises GameError with a code and parameters that the person may read."""


@runtime_checkable
class SavingForm(Protocol):
    """A form whose input a person may save under a name, to use it again at any table."""

    def using(self, saved: Mapping[str, str]) -> Form:
        """The form with this person's saved texts by name."""

    def to_save(self, values: FormValues, saved: Mapping[str, str]) -> tuple[str, str] | None:
        """The name and text to save, if the person wants that. Raises GameError."""


def line(
    key: str,
    label: Text,
    *,
    about: Text | None = None,
    initial: str = "",
    required: bool = True,
    most: int = 100,
) -> Field:
    """A single-line text."""
    return Field(key, "line", label, about, _one(initial), required=required, most=most)


def number(
    key: str,
    label: Text,
    least: int,
    most: int,
    *,
    about: Text | None = None,
    initial: int | None = None,
    required: bool = True,
) -> Field:
    """An integer between two bounds."""
    shown = () if initial is None else (str(initial),)
    return Field(key, "number", label, about, shown, required=required, least=least, most=most)


def choice(
    key: str,
    label: Text,
    options: Sequence[Value],
    *,
    about: Text | None = None,
    initial: Sequence[str] = (),
    least: int = 1,
    most: int = 1,
) -> Field:
    """From `least` to `most` of up to 25 values; may be left empty if `least` is 0."""
    return Field(
        key, "choice", label, about, tuple(initial), tuple(options[:OPTIONS]), least > 0, least, most
    )


def file(key: str, label: Text, *, about: Text | None = None, required: bool = False) -> Field:
    """A text file of up to 32,000 bytes."""
    return Field(key, "file", label, about, required=required)


def _one(text: str) -> tuple[str, ...]:
    return (text,) if text else ()


# -- to Discord


def modal(spec: FormSpec, button: Button, say: Say, kept: Answers) -> ui.Modal:
    """The form as Discord's modal, with the person's earlier input from `kept`."""
    title = cut(say(spec.title), MOST_TITLE)
    made = ui.Modal(title=title, custom_id=custom_ids.encode(button), timeout=None)
    for field in spec.fields[:FIELDS]:
        made.add_item(_labelled(field, say, kept.get(field.key, field.initial)))
    made.stop()  # a finished form is sent like any other, and never stored by discord.py
    return made


def _labelled(field: Field, say: Say, initial: tuple[str, ...]) -> ui.Item[Any]:
    about = cut(say(field.about), MOST_ABOUT) if field.about else None
    label = cut(say(field.label), MOST_TITLE)
    return ui.Label(text=label, description=about, component=_control(field, say, initial))


def _control(field: Field, say: Say, initial: tuple[str, ...]) -> ui.Item[Any]:
    match field.kind:
        case "choice":
            return _select(field, say, initial)
        case "file":
            return ui.FileUpload(
                custom_id=field.key, required=field.required, min_values=int(field.required), max_values=1
            )
    most = _longest(field)
    return ui.TextInput(
        custom_id=field.key,
        default="".join(initial)[:most] or None,
        required=field.required,
        max_length=most,
    )


def _longest(field: Field) -> int:
    if field.kind == "number":
        return max(len(str(field.least)), len(str(field.most))) + 1  # a typing error fits and is explained
    return min(field.most, MOST_TYPED)


def _select(field: Field, say: Say, initial: tuple[str, ...]) -> ui.Item[Any]:
    options = [option(say(v.label), v.token, chosen=v.token in initial) for v in field.options]
    most = min(field.most, len(options))
    return ui.Select(
        custom_id=field.key,
        options=options,
        min_values=min(field.least, most),
        max_values=most,
        required=field.required,
    )


# -- and back


def to_keep(spec: FormSpec, given: Answers) -> dict[str, tuple[str, ...]]:
    """The input that can be filled in again: texts and offered values, no files."""
    typed = {f.key: given[f.key] for f in spec.fields if f.kind != "file" and f.key in given}
    offered = {f.key: [v.token for v in f.options] for f in spec.fields if f.kind == "choice"}
    return {key: tuple(v for v in values if v in offered.get(key, (v,))) for key, values in typed.items()}


def check(spec: FormSpec, given: Answers) -> FormValues:
    """Raises IllegalMove with the name of a wrong field, StaleQuestion for values never offered."""
    for field in spec.fields:
        _check(field, given.get(field.key, ()))
    return FormValues({f.key: given.get(f.key, ()) for f in spec.fields})


def _check(field: Field, given: tuple[str, ...]) -> None:
    if field.kind == "choice":
        offered = [value.token for value in field.options]
        if any(v not in offered for v in given) or len(set(given)) < len(given):
            raise StaleQuestion
        if not field.least <= len(given) <= field.most:
            raise IllegalMove("form-choose", field=field.label, least=field.least, most=field.most)
        return
    text = "".join(given).strip()
    if not text:
        if field.required:
            raise IllegalMove("form-empty", field=field.label)
    elif field.kind == "number" and not _is_between(text, field.least, field.most):
        raise IllegalMove("form-number", field=field.label, least=field.least, most=field.most)
    elif field.kind != "file" and len(text) > _longest(field):
        raise IllegalMove("form-long", field=field.label, most=_longest(field))


def _is_between(text: str, least: int, most: int) -> bool:
    plain = text.removeprefix("-")
    return plain.isascii() and plain.isdecimal() and len(plain) < 12 and least <= int(text) <= most
