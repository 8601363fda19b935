"""Moves that spell and parse themselves, word by word (`discard 5H 6D`)."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    NamedTuple,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from games.cards import Card, is_card
from games.errors import UnreadableMove
from games.params import Seat

M = TypeVar("M", bound=msgspec.Struct)

MOST_WORDS: Final = 80
"""Longer texts are no moves."""


_SIGNS: Final = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "\ufe0f": None})
"""The signs of the suits, which an emoji's variation selector can follow."""


class Word(NamedTuple):
    """How a field is spelled; annotates its type: `Annotated[int, Word(positive)]`.

    read: returns the value of a word in upper case. Raises ValueError.
    write: returns the word of a value.
    """

    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


class Spelled(msgspec.Struct, frozen=True):
    """Base class of a move that spells itself.

    form: its words, with fields in braces (`join {war} with {friend}`). By default they are the tag of the
    struct and then its fields in order. A field is a card, a number, a seat (spelled from 1), a Literal word,
    of a type annotated with a `Word`, or, as the last one, a tuple of these. A move whose words depend on
    each other spells itself, or is parsed by a reader.
    """

    form: ClassVar[str] = ""

    def __str__(self) -> str:
        words = []
        for constant, field, word, is_rest in _parts(type(self)):
            if not field:
                words.append(constant)
            elif is_rest:
                words += map(word.write, getattr(self, field))
            else:
                words.append(word.write(getattr(self, field)))
        return " ".join(words)


class Composite(Spelled, frozen=True):
    """A move of several moves, which are carried out one after the other.

    It is legal exactly if each part is, after those before it and with the highest numbers of chance.
    """

    parts: tuple[Any, ...]


class Resign(Spelled, frozen=True, tag="resign"):
    """Gives up. Every game parses this move and none offers it."""

    form = "RESIGN"


class Grammar(Generic[M]):
    """Parses the moves of a game.

    kinds: the moves that are parsed by their forms; of several that fit, the first.
    forms: one example of each move, shown when a text is none of them.
    read: parses the words, in upper case, of all other moves. Raises ValueError if they are none.
    """

    def __init__(
        self,
        *kinds: type[M],
        forms: tuple[str, ...],
        read: Callable[[Sequence[str]], M] | None = None,
    ) -> None:
        self._kinds: dict[str, list[type[M] | type[Resign]]] = {}
        every: tuple[type[M] | type[Resign], ...] = (Resign, *kinds)
        for kind in every:
            self._kinds.setdefault(_parts(kind)[0].constant.upper(), []).append(kind)
        self._forms = forms
        self._read = read

    def parse(self, text: str) -> M | Resign:
        """Returns the move that the text spells, in upper or lower case. Raises UnreadableMove."""
        words = text.upper().split(maxsplit=MOST_WORDS)
        try:
            return self._parsed(words)
        except ValueError as error:
            raise UnreadableMove(forms=self._forms) from error

    def _parsed(self, words: Sequence[str]) -> M | Resign:
        if not 0 < len(words) <= MOST_WORDS:
            raise ValueError("no words, or too many")
        for kind in (*self._kinds.get(words[0], ()), *self._kinds.get("", ())):
            with suppress(ValueError):
                move: M | Resign = kind(**_values(kind, words))
                return move
        if self._read is None:
            raise ValueError("no such move")
        return self._read(words)


def card(word: str) -> Card:
    """Returns the card, in either case, a ten also as T, a suit also by its sign. Raises ValueError."""
    plain = word.upper().translate(_SIGNS)
    found = f"10{plain[1:]}" if plain.startswith("T") else plain
    if not is_card(found):
        raise ValueError(word)
    return Card(found)


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


def one_of(*words: Any, **values: Any) -> Word:
    """Returns the spelling of words as they are, and of values by name: `one_of(on=True, off=False)`."""
    values = {**{str(word): word for word in words}, **values}
    names = {value: name for name, value in values.items()}
    read = {name.upper(): value for name, value in values.items()}

    def found(word: str) -> Any:
        if word not in read:
            raise ValueError(word)
        return read[word]

    return Word(found, names.__getitem__)


_SEAT: Final = Word(lambda word: Seat(positive(word) - 1), lambda seat: str(seat + 1))


class _Part(NamedTuple):
    """A part of a form: a constant word, or a field, which `is_rest` if it takes all words that are left."""

    constant: str
    field: str
    word: Word
    is_rest: bool


@cache
def _parts(kind: type[msgspec.Struct]) -> tuple[_Part, ...]:
    """Returns the parts of a move's form."""
    hints = get_type_hints(kind, include_extras=True)
    words = (str(kind.__struct_config__.tag), *(f"{{{name}}}" for name in kind.__struct_fields__))
    form = str(getattr(kind, "form", ""))
    return tuple(_part(word, hints) for word in form.split() or words)


def _part(word: str, hints: dict[str, Any]) -> _Part:
    field = word.strip("{}")
    if field == word:
        return _Part(word, "", Word(str), is_rest=False)
    hint = hints[field]
    is_rest = get_origin(hint) is tuple
    return _Part("", field, _word(get_args(hint)[0] if is_rest else hint), is_rest)


def _word(hint: Any) -> Word:
    """Returns how values of the type are spelled."""
    if hint is Card:
        return Word(card)
    if hint is int:
        return Word(number)
    if hint is Seat:
        return _SEAT
    if get_origin(hint) is Literal:
        return one_of(*get_args(hint))
    notes = (*getattr(hint, "__metadata__", ()), Word(_unread))
    return next(note for note in notes if isinstance(note, Word))


def _unread(word: str) -> None:
    """Refuses the words of a field that only a reader parses."""
    raise ValueError(word)


def _values(kind: type[msgspec.Struct], words: Sequence[str]) -> dict[str, Any]:
    """Returns the fields. Raises ValueError for words that are too few, too many or of another kind."""
    values: dict[str, Any] = {}
    rest = list(words)
    for constant, field, word, is_rest in _parts(kind):
        if is_rest:
            values[field], rest = tuple(map(word.read, rest)), []
            continue
        if not rest:
            raise ValueError("a word is missing")
        said = rest.pop(0)
        if field:
            values[field] = word.read(said)
        elif said != constant.upper():
            raise ValueError(said)
    if rest:
        raise ValueError("a word too many")
    return values
