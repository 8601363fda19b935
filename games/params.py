"""Parameters of the texts of events, labels and errors.

A number is a number and a `str` is shown unchanged. Everything that a language inflects or that is looked up
by id has a type of its own, so that `games/` builds no sentence.
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
    """Cards, in the order in which they are named."""

    cards: tuple[Card, ...]


class Term(msgspec.Struct, frozen=True, tag="term", array_like=True, gc=False):
    """A word of the game by its text id: a suit, a piece, a kind of points."""

    id: str


class Text(msgspec.Struct, frozen=True, tag="text", array_like=True, gc=False):
    """A text within a text: its id and parameters."""

    id: str
    params: dict[str, "Param"] = {}


Param = int | float | str | Who | Cards | Term | Text
