"""What a text may be told: the parameters of events, labels and errors.

A number is a number and a `str` is shown as it stands. Everything that a language must inflect or that a
person may look up has a type of its own, so that no sentence is ever made in `games/`.
"""

from typing import NewType

import msgspec

from games.cards import Card

Seat = NewType("Seat", int)
"""A place at a table, 0 … n-1, clockwise."""


class Who(msgspec.Struct, frozen=True, tag="who", array_like=True, gc=False):
    """A person at the table, by seat."""

    seat: Seat


class Cards(msgspec.Struct, frozen=True, tag="cards", array_like=True, gc=False):
    """Cards, in the order in which they are to be named."""

    cards: tuple[Card, ...]


class Term(msgspec.Struct, frozen=True, tag="term", array_like=True, gc=False):
    """A word of the game by the id of its text: a suit, a piece, a kind of points."""

    id: str


class Text(msgspec.Struct, frozen=True, tag="text", array_like=True, gc=False):
    """A text within a text: an id with parameters of its own."""

    id: str
    params: dict[str, "Param"] = {}


Param = int | float | str | Who | Cards | Term | Text
