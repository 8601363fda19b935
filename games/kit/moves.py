"""Moves that spell and parse themselves: a word, then the fields in order (`discard 5H 6D`)."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from games.cards import Card, is_card
from games.errors import UnreadableMove
from games.params import Seat

M = TypeVar("M", bound=msgspec.Struct)

MOST_WORDS: Final = 80
"""Longer texts are no moves."""


class Spelled(msgspec.Struct, frozen=True):
    """Base class of such a move.

    Its word is the tag of the struct. Its fields are cards, numbers, Literal words or, as the last one, a
    tuple of these. Moves with other fields, or another order, spell themselves and are parsed by a reader.
    """

    def __str__(self) -> str:
        words = [str(type(self).__struct_config__.tag)]
        for value in msgspec.structs.astuple(self):
            words += map(str, value) if isinstance(value, tuple) else [str(value)]
        return " ".join(words)


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Gives up. Every game parses this move and none offers it."""

    def __str__(self) -> str:
        return "RESIGN"


class Grammar(Generic[M]):
    """Parses the moves of a game.

    kinds: the moves that are parsed by the types of their fields.
    forms: one example of each move, shown when a text is none of them.
    read: parses the words, in upper case, of all other moves. Raises ValueError if they are none.
    """

    def __init__(
        self,
        *kinds: type[M],
        forms: tuple[str, ...],
        read: Callable[[Sequence[str]], M] | None = None,
    ) -> None:
        self._kinds = {str(kind.__struct_config__.tag).upper(): kind for kind in kinds}
        self._forms = forms
        self._read = read

    def parse(self, text: str) -> M | Resign:
        """Returns the move that the text spells, in upper or lower case. Raises UnreadableMove."""
        words = text.upper().split(maxsplit=MOST_WORDS)
        if words == ["RESIGN"]:
            return Resign()
        try:
            return self._parsed(words)
        except ValueError as error:
            raise UnreadableMove(forms=self._forms) from error

    def _parsed(self, words: Sequence[str]) -> M:
        kind = self._kinds.get(words[0]) if 0 < len(words) <= MOST_WORDS else None
        if kind is not None:
            return kind(*_values(kind, words[1:]))
        if self._read is None or not 0 < len(words) <= MOST_WORDS:
            raise ValueError("no such move")
        return self._read(words)


def card(word: str) -> Card:
    """Returns the card, spelled in upper or lower case. Raises ValueError."""
    if not is_card(word):
        raise ValueError(word)
    return Card(word.upper())


def number(word: str, digits: int = 6) -> int:
    """Returns the number from 0, of at most so many ASCII digits. Raises ValueError."""
    if not (word.isascii() and word.isdecimal() and len(word) <= digits):
        raise ValueError(word)
    return int(word)


def positive(word: str, digits: int = 6) -> int:
    """Returns the number from 1, spelled without leading zeros. Raises ValueError."""
    if word.startswith("0"):
        raise ValueError(word)
    return number(word, digits)


def _values(kind: type[msgspec.Struct], words: Sequence[str]) -> list[Any]:
    """Returns the fields. Raises ValueError for words that are too few, too many or of another kind."""
    rest, values = list(words), []
    for hint in (get_type_hints(kind)[name] for name in kind.__struct_fields__):
        if get_origin(hint) is tuple:
            values.append(tuple(_value(get_args(hint)[0], word) for word in rest))
            rest = []
        elif rest:
            values.append(_value(hint, rest.pop(0)))
        else:
            raise ValueError("a word is missing")
    if rest:
        raise ValueError("a word too many")
    return values


def _value(hint: Any, word: str) -> Any:
    if hint is Card:
        return card(word)
    if hint in (int, Seat):
        return number(word)
    if get_origin(hint) is Literal:
        found = next((one for one in get_args(hint) if str(one).upper() == word), None)
        if found is not None:
            return found
    raise ValueError(word)
