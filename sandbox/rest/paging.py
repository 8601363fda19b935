"""Query parameters of lists: limits, and the ids or times between which a page lies."""

import datetime as dt
from collections.abc import Callable, Iterable
from typing import TypeVar

from sandbox.checks import shapes
from sandbox.errors import FieldErrors, field_errors
from sandbox.rest.handler import Request

Item = TypeVar("Item")


def limit(request: Request, default: int, high: int, low: int = 1) -> int:
    """Parameter `limit`. :raises ApiError: 50035 no number, or out of range"""
    text = request.query.get("limit", str(default))
    value = int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else text
    with field_errors() as errors:
        shapes.number(low, high)(value, errors.at("limit"))
    return int(value)


def snowflake(request: Request, name: str) -> int | None:
    """A parameter that is an id, None if it is missing. :raises ApiError: 50035 no id"""
    text = request.query.get(name)
    if text is None:
        return None
    with field_errors() as errors:
        shapes.snowflake(text, errors.at(name))
    return int(text)


def moment(request: Request, name: str) -> float | None:
    """A parameter that is a time, in seconds since 1970; None if it is missing.

    Half a microsecond is taken off, so that a time that was sent rounded is not before itself.

    :raises ApiError: 50035 no time
    """
    text = request.query.get(name)
    if text is None:
        return None
    try:
        # A plus sign that was not encoded arrives as a space.
        when = dt.datetime.fromisoformat(text.replace(" ", "+"))
    except ValueError:
        errors = FieldErrors()
        errors.at(name).add("DATE_TIME_TYPE_PARSE", f"Could not parse {text}. Should be ISO8601.")
        errors.raise_if_any()
        raise
    return (when if when.tzinfo else when.replace(tzinfo=dt.UTC)).timestamp() - 5e-7


def switch(request: Request, name: str) -> bool:
    """A parameter that is a boolean, False if it is missing."""
    return request.query.get(name, "").lower() in ("true", "1")


def page(
    request: Request, items: Iterable[Item], key: Callable[[Item], str], default: int, high: int
) -> list[Item]:
    """Items in the order of their ids, after `after` or the last ones before `before`."""
    most = limit(request, default, high)
    after, before = snowflake(request, "after"), snowflake(request, "before")
    ordered = sorted(items, key=lambda item: int(key(item)))
    if after is not None:
        ordered = [item for item in ordered if int(key(item)) > after]
    if before is not None:
        ordered = [item for item in ordered if int(key(item)) < before]
        return ordered[:most] if after is not None else ordered[-most:]
    return ordered[:most]
