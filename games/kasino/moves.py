"""The moves of Kasino (RULES.md 5), each with one spelling; `b9` is the build of nine."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from games.cards import Card, is_card
from games.errors import UnreadableMove
from games.kasino.values import HIGHEST
from games.kasino.views import Group

FORMS: Final = (
    "lay 7S", "take 7S 3C+4D 7H", "take 9S b9", "clear 5S", "build 9 2D+7C 9H", "build 7 7D 7C",
    "raise 10 AC b9", "extend 2D+7C b9", "RESIGN",
)  # fmt: skip
_BUILD: Final = re.compile(r"B([1-9][0-9]?)", re.ASCII)
_LONGEST: Final = 60
"""More words than any move has."""


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """A card laid down loose."""

    card: Card

    def __str__(self) -> str:
        return f"lay {self.card}"


class Take(msgspec.Struct, frozen=True, tag="take"):
    """A capture: each group is an equal card, a build, or cards that add up to the card played."""

    card: Card
    groups: tuple[Group, ...]

    def __str__(self) -> str:
        return f"take {self.card} {_spelled(self.groups)}"


class Clear(msgspec.Struct, frozen=True, tag="clear"):
    """The five of spades takes all that lies there."""

    card: Card

    def __str__(self) -> str:
        return f"clear {self.card}"


class Build(msgspec.Struct, frozen=True, tag="build"):
    """A new build of `value`: the card, the loose cards `beside` it, and further groups of that value."""

    value: int
    card: Card
    beside: Group
    folded: tuple[Group, ...] = ()

    def __str__(self) -> str:
        return f"build {self.value} {_spelled(((self.card, *self.beside), *self.folded))}"


class Raise(msgspec.Struct, frozen=True, tag="raise"):
    """A card onto a single build, which becomes worth `value`."""

    value: int
    card: Card
    onto: int

    def __str__(self) -> str:
        return f"raise {self.value} {self.card} b{self.onto}"


class Extend(msgspec.Struct, frozen=True, tag="extend"):
    """The card, with the loose cards `beside` it, into the build of their value."""

    card: Card
    beside: Group
    onto: int

    def __str__(self) -> str:
        return f"extend {'+'.join((self.card, *self.beside))} b{self.onto}"


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Giving up; every game parses it and none offers it."""

    def __str__(self) -> str:
        return "RESIGN"


Move = Lay | Take | Clear | Build | Raise | Extend | Resign


def _spelled(groups: Iterable[Group]) -> str:
    return " ".join("+".join(group) for group in groups)


def grouped(groups: Iterable[Sequence[str]]) -> tuple[Group, ...]:
    """The groups in the one order in which they are spelled: a capture is a set."""
    return tuple(sorted(tuple(sorted(group)) for group in groups))


def take(card: Card, groups: Iterable[Sequence[str]]) -> Take:
    """The capture of these groups, in whatever order they are named."""
    return Take(card, grouped(groups))


def build(value: int, card: Card, beside: Sequence[str], folded: Iterable[Sequence[str]] = ()) -> Build:
    """The build of these groups, in whatever order they are named."""
    return Build(value, card, tuple(sorted(beside)), grouped(folded))


def extend(card: Card, beside: Sequence[str], onto: int) -> Extend:
    """The card and what lies beside it, in whatever order, into that build."""
    return Extend(card, tuple(sorted(beside)), onto)


def parse(text: str) -> Move:
    """The move that the text spells, in any case. Raises UnreadableMove."""
    words = text.upper().split(maxsplit=_LONGEST)
    match words:
        case ["RESIGN"]:
            return Resign()
        case ["LAY", card]:
            return Lay(_card(card))
        case ["CLEAR", card]:
            return Clear(_card(card))
        case ["TAKE", card, first, *rest]:
            return take(_card(card), _checked([_card(card)], [_things(word) for word in (first, *rest)]))
        case ["BUILD", value, first, *rest]:
            card, *beside = _cards(first)
            folded = _checked([card, *beside], [_cards(word) for word in rest])
            return build(_value(value), card, beside, folded)
        case ["RAISE", value, card, onto]:
            return Raise(_value(value), _card(card), _build(onto))
        case ["EXTEND", first, onto]:
            card, *beside = _cards(first)
            _checked([card, *beside], [])
            return extend(card, beside, _build(onto))
    raise UnreadableMove(forms=FORMS)


def _checked(first: Sequence[str], groups: Sequence[Sequence[str]]) -> Sequence[Sequence[str]]:
    """The groups, where nothing is named twice."""
    named = [*first, *(thing for group in groups for thing in group)]
    if len({*named}) != len(named):
        raise UnreadableMove(forms=FORMS)
    return groups


def _card(word: str) -> Card:
    if not is_card(word):
        raise UnreadableMove(forms=FORMS)
    return Card(word)


def _cards(word: str) -> list[Card]:
    return [_card(part) for part in word.split("+")]


def _things(word: str) -> list[str]:
    return [f"b{_build(part)}" if _BUILD.fullmatch(part) else _card(part) for part in word.split("+")]


def _build(word: str) -> int:
    found = _BUILD.fullmatch(word)
    return _value(found[1] if found else "")


def _value(word: str) -> int:
    if not (word.isdecimal() and word.isascii() and word[0] != "0" and int(word[:3]) <= HIGHEST):
        raise UnreadableMove(forms=FORMS)
    return int(word)
