"""Kinds of fields: types, bounds, required fields, and the names that are known.

A check adds the errors of one value. A null field is absent; it is an error where the field is required.
"""

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from sandbox.errors import UNKNOWN_FIELD, FieldErrors, Json
from sandbox.world.snowflakes import is_snowflake

Check = Callable[[Any, FieldErrors], None]
_NOT_TEXT = ("STRING_TYPE_CONVERT", "Could not interpret value as string.")
_NOT_LIST = ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
_NOT_OBJECT = ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")


def text(low: int = 0, high: int | None = None) -> Check:
    """A string of `low` to `high` characters."""

    def check(value: Any, at: FieldErrors) -> None:
        if not isinstance(value, str):
            at.add(*_NOT_TEXT)
        elif high is not None:
            at.length(len(value), low, high)

    return check


def filled(high: int) -> Check:
    """A string of 1 to `high` characters; an empty one counts as missing, and is left to other checks."""
    whole = text(1, high)

    def check(value: Any, at: FieldErrors) -> None:
        if value != "":
            whole(value, at)

    return check


def number(low: int | None = None, high: int | None = None) -> Check:
    """An integer within bounds."""

    def check(value: Any, at: FieldErrors) -> None:
        if type(value) is not int:
            at.add("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        else:
            at.within(value, low, high)

    return check


def decimal(value: Any, at: FieldErrors) -> None:
    """An integer or a float."""
    if type(value) not in (int, float):
        at.add("NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')


def switch(value: Any, at: FieldErrors) -> None:
    """A boolean."""
    if not isinstance(value, bool):
        at.add("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(value: Any, at: FieldErrors) -> None:
    """An id, as string or, as many libraries send it, as a number."""
    if not is_snowflake(value):
        at.add("NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def bits(value: Any, at: FieldErrors) -> None:
    """Permission bits, as number or string."""
    if not is_snowflake(value):
        at.add("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')


def moment(value: Any, at: FieldErrors) -> None:
    """An ISO 8601 time."""
    try:
        dt.datetime.fromisoformat(value)
    except (TypeError, ValueError):
        at.add("DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")


def one_of(*values: object) -> Check:
    """One of the values, of the same type."""

    def check(value: Any, at: FieldErrors) -> None:
        if not any(type(value) is type(v) and value == v for v in values):
            at.one_of(values)

    return check


def anything(value: Any, at: FieldErrors) -> None:
    """A value that is not checked."""


def many(item: Check, low: int = 0, high: int | None = None, *, unique: bool = False) -> Check:
    """A list of `low` to `high` items."""

    def check(value: Any, at: FieldErrors) -> None:
        if not isinstance(value, list):
            at.add(*_NOT_LIST)
            return
        if high is not None:
            at.length(len(value), low, high)
        for place, one in enumerate(value):
            item(one, at.at(place))
            if unique and one in value[:place]:
                at.add("SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")

    return check


def texts(low: int, high: int) -> Check:
    """An object whose values are strings, such as localizations."""
    each = text(low, high)

    def check(value: Any, at: FieldErrors) -> None:
        if not isinstance(value, dict):
            at.add("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key, one in value.items():
            each(one, at.at(key))

    return check


def thing(fields: Mapping[str, Check]) -> Check:
    """An object with these fields. A name that ends in `!` is required."""
    known = {name.rstrip("!"): check for name, check in fields.items()}
    required = [name[:-1] for name in fields if name.endswith("!")]

    def check(value: Any, at: FieldErrors) -> None:
        if not isinstance(value, dict):
            at.add(*_NOT_OBJECT)
            return
        for name in required:
            if value.get(name) is None:
                at.at(name).required()
        for key, one in value.items():
            if key not in known:
                at.at(key).add(UNKNOWN_FIELD, "Discord does not know this field, and would ignore it.")
            elif one is not None:
                known[key](one, at.at(key))

    return check


def union(kinds: Mapping[Any, Check], code: str) -> Check:
    """An object whose kind is decided by its field `type`; another type is an error with the code."""
    listed = ", ".join(str(k) for k in kinds)

    def check(value: Any, at: FieldErrors) -> None:
        if not isinstance(value, dict):
            at.add(*_NOT_OBJECT)
            return
        kind = value.get("type")
        found = kinds.get(kind) if type(kind) is int else None
        if found is None:
            at.at("type").add(code, f'Value of field "type" must be one of ({listed},).')
        else:
            found(value, at)

    return check


def without_nulls(value: Any, inside: bool = False) -> Any:
    """Removes null fields from objects in lists (components, embeds, options), where null means absent.

    Top-level fields keep null, which removes a value.
    """
    if isinstance(value, list):
        return [without_nulls(item, inside) for item in value]
    if not isinstance(value, dict):
        return value
    kept: Json = {k: v for k, v in value.items() if not (inside and v is None)}
    return {k: without_nulls(v, inside or isinstance(v, list)) for k, v in kept.items()}
