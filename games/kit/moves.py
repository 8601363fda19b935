"""Moves that spell and parse themselves: a word, then the fields in order (`discard 5H 6D`)."""

from collections.abc import Sequence
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from games.cards import Card, is_card
from games.errors import UnreadableMove
from games.params import Seat

M = TypeVar("M", bound="Spelled")


class Spelled(msgspec.Struct, frozen=True):
    """Base class of such a move. Its word is the tag of the struct; its fields are cards, numbers, Literal
    words or, as the last one, a tuple of these."""

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

    `forms` is one example of each move, shown when a text is none of them.
    """

    def __init__(self, *kinds: type[M], forms: str) -> None:
        self._kinds = {str(kind.__struct_config__.tag).upper(): kind for kind in kinds}
        self._forms = forms

    def parse(self, text: str) -> M | Resign:
        """Returns the move that the text spells, in upper or lower case. Raises UnreadableMove."""
        words = text.upper().split()
        if words == ["RESIGN"]:
            return Resign()
        kind = self._kinds.get(words[0]) if words else None
        if kind is None:
            raise UnreadableMove(forms=self._forms)
        try:
            return kind(*_values(kind, words[1:]))
        except ValueError as error:
            raise UnreadableMove(forms=self._forms) from error


def _values(kind: type[Spelled], words: Sequence[str]) -> list[Any]:
    """The values of the fields. Raises ValueError if the words are too few, too many or of another kind."""
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
    if hint is Card and is_card(word):
        return Card(word)
    if hint in (int, Seat) and word.isascii() and word.isdecimal() and len(word) <= 6:
        return int(word)
    if get_origin(hint) is Literal:
        found = next((one for one in get_args(hint) if str(one).upper() == word), None)
        if found is not None:
            return found
    raise ValueError(word)
