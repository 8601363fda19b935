"""Types and helpers that the modules of actions share."""

from collections.abc import Callable
from typing import Any

from games.contract import AnyGame, Event, Param, Seat
from tables.errors import BadOption, StaleQuestion
from tables.model.table import Table

Next = tuple[Table, tuple[Event, ...]]
"""The table after an action, and its events."""
Steps = dict[type, Callable[[AnyGame, Table, Any], Next]]
"""The function for each type of action."""


def event(step: str, **params: Param) -> tuple[Event, ...]:
    """One public event with the text `step-<step>`."""
    return (Event(f"step-{step}", params),)


def person_param(person: int | None) -> str:
    """A person's id as an event parameter: text for a mention, since numbers are grouped by thousands."""
    return str(person or 0)


def number(name: str, text: str) -> int:
    """The number that a person entered for `name`. Raises BadOption."""
    if not text.isdecimal() or str(int(text)) != text:
        raise BadOption(name=name, value=text)
    return int(text)


def check_seat(table: Table, seat: Seat) -> Seat:
    """Returns the seat if the table has it. Raises StaleQuestion."""
    if seat not in range(len(table.chairs)):
        raise StaleQuestion()
    return seat
