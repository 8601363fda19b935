"""The moves of Kasino (RULES.md 5), each with one spelling; `b9` is the build of nine."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Final

from games.cards import Card
from games.kasino.values import HIGHEST
from games.kasino.views import Group
from games.kit.moves import Grammar, Resign, Spelled, Word, card, positive

FORMS: Final = (
    "lay 7S", "take 7S 3C+4D 7H", "take 9S b9", "clear 5S", "build 9 2D+7C 9H", "build 7 7D 7C",
    "raise 10 AC b9", "extend 2D+7C b9", "RESIGN",
)  # fmt: skip


def _cards(word: str) -> tuple[Card, ...]:
    return tuple(card(part) for part in word.split("+"))


def _things(word: str) -> Group:
    return tuple(f"b{_build(part)}" if part[:1] == "B" else card(part) for part in word.split("+"))


def _build(word: str) -> int:
    if word[:1] != "B":
        raise ValueError(word)
    return _value(word[1:])


def _value(word: str) -> int:
    if (value := positive(word, 2)) > HIGHEST:
        raise ValueError(word)
    return value


Value = Annotated[int, Word(_value)]
BuildOf = Annotated[int, Word(_build, "b{}".format)]
"""The value of a build, spelled `b9`."""


class Lay(Spelled, frozen=True, tag="lay"):
    """Lays a card down on the table."""

    card: Card


class Take(Spelled, frozen=True, tag="take"):
    """Captures groups: each is an equal card, a build, or cards that add up to the card played."""

    card: Card
    groups: tuple[Annotated[Group, Word(_things, "+".join)], ...]


class Clear(Spelled, frozen=True, tag="clear"):
    """Takes everything on the table with the five of spades."""

    card: Card


class Build(Spelled, frozen=True, tag="build"):
    """Begins a build of `value` from the card, loose cards `beside` it and further groups of that value."""

    value: int
    card: Card
    beside: Group
    folded: tuple[Group, ...] = ()

    def __str__(self) -> str:
        groups = (self.card, *self.beside), *self.folded
        return f"build {self.value} {' '.join(map('+'.join, groups))}"


class Raise(Spelled, frozen=True, tag="raise"):
    """Adds a card to a single build, which becomes worth `value`."""

    value: Value
    card: Card
    onto: BuildOf


class Extend(Spelled, frozen=True, tag="extend"):
    """Adds the card, with the loose cards `beside` it, to the build of their value."""

    card: Card
    beside: Group
    onto: int

    def __str__(self) -> str:
        return f"extend {'+'.join((self.card, *self.beside))} b{self.onto}"


Move = Lay | Take | Clear | Build | Raise | Extend | Resign


def grouped(groups: Iterable[Sequence[str]]) -> tuple[Group, ...]:
    """Returns the groups in the order in which they are spelled, so that a capture has one spelling."""
    return tuple(sorted([tuple(sorted(group)) for group in groups]))


def take(card: Card, groups: Iterable[Sequence[str]]) -> Take:
    """Returns the capture of these groups, named in any order."""
    return Take(card, grouped(groups))


def build(value: int, card: Card, beside: Sequence[str], folded: Iterable[Sequence[str]] = ()) -> Build:
    """Returns the build of these groups, named in any order."""
    return Build(value, card, tuple(sorted(beside)), grouped(folded))


def extend(card: Card, beside: Sequence[str], onto: int) -> Extend:
    """Returns the extension by the card and those beside it, named in any order."""
    return Extend(card, tuple(sorted(beside)), onto)


def _read(words: Sequence[str]) -> Move:
    match words:
        case ["TAKE", first, *rest] if rest:
            return take(card(first), _checked([card(first)], [_things(word) for word in rest]))
        case ["BUILD", value, first, *rest]:
            top, *beside = _cards(first)
            folded = _checked([top, *beside], [_cards(word) for word in rest])
            return build(_value(value), top, beside, folded)
        case ["EXTEND", first, onto]:
            top, *beside = _cards(first)
            _checked([top, *beside], [])
            return extend(top, beside, _build(onto))
    raise ValueError(words)


GRAMMAR: Final = Grammar[Move](Lay, Clear, Raise, forms=FORMS, read=_read)


def _checked(first: Sequence[str], groups: Sequence[Sequence[str]]) -> Sequence[Sequence[str]]:
    """Returns the groups. Raises ValueError if anything is named twice."""
    named = [*first, *(thing for group in groups for thing in group)]
    if len({*named}) != len(named):
        raise ValueError("something is named twice")
    return groups
