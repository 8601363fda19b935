"""How one language speaks: texts by id, cards by index and in words, lists and numbers by its customs.

Functions that a text may call, besides Fluent's own NUMBER:

    CARDS($cards)                               5♥ 6♦
    CARDS($cards, form: "sum")                  5♥+6♦
    CARDS($cards, form: "words", case: "dat")   hjartafimmu og tígulsexu
    RANK($cards, form: "many", case: "dat")     fimmum: the rank of the first of the cards
    SUIT($cards, case: "dat")                   hjarta: the suit of the first of the cards
    COUNT($cards)                               how many, for a selector
    TERM($kind, form: "acc")                    a word of the game in a form of its own
    ID($kind)                                   the id of that word, for a selector
    YOU($who)                                   yes or no: whether that is the reader, for a selector

A language declares the forms that it has as attributes (`.acc`, `.dat`, `.gen`, `.many`, `.many-dat`) and
what is not declared is as the plain form, so a case asked of Danish does no harm. Names are inserted as
they come and never inflected.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast

from games.cards import DECK, JOKER, RANKS, SUITS, Card, Rank, Suit, rank, suit
from games.params import Cards, Param, Seat, Term, Text, Who

_log = logging.getLogger(__name__)

_RANK_WORDS: Final = dict(
    zip(
        RANKS,
        (
            "ace",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "jack",
            "queen",
            "king",
        ),
        strict=True,
    )
)
_RANK_WORDS[rank(JOKER)] = "joker"
_SUIT_WORDS: Final = dict(zip(SUITS, ("clubs", "diamonds", "hearts", "spades"), strict=True))


class MissingText(LookupError):
    """A text that is not there, or a parameter that it was not given: a fault of ours, never a person's."""


class _Mercy:
    """Whether a missing text is reported and made up for (the running bot) or raised (everywhere else)."""

    granted = False


def forgive() -> None:
    """From now on a missing text is logged and said in English, else by its id, instead of raising.

    The running bot asks for this: a person is better served by a plain word than by no answer.
    """
    _Mercy.granted = True


class _Dealt(FluentType):
    """Cards on their way into a text."""

    def __init__(self, cards: tuple[Card, ...], signs: str) -> None:
        self.cards = cards
        self.signs = signs

    def format(self, locale: Locale) -> str:
        return self.signs


class _Word(str):
    """A word of the game in its plain form, with the id by which its other forms are found."""

    id: str


class _Name(str):
    """The name of somebody at the table; `you` where that is the reader."""

    you: bool


class Speech:
    """One language. Made by `locales.speech`; safe to use from several threads."""

    def __init__(self, lang: str, texts: ast.Resource, fallback: "Speech | None" = None) -> None:
        self.lang = lang
        self._locale = Locale.parse(lang)
        self._fallback = fallback
        self._bundle = FluentBundle([lang], functions=self._functions(), use_isolating=False)
        self._bundle.add_resource(texts)
        self._index = {r: self._form(f"rank-{_RANK_WORDS[r]}", "index") for r in _RANK_WORDS}
        self._sign = {c: self._index[rank(c)] + self._form(_suit_id(suit(c)), "sign") for c in DECK}
        self._sign[JOKER] = self._form("rank-joker", "sign")

    def has(self, id: str) -> bool:
        """Whether there is a text by this id."""
        return self._bundle.has_message(id)

    def say(
        self, id: str, names: Sequence[str] = (), you: Seat | int | None = None, **params: Param | Seat
    ) -> str:
        """The text, with its parameters. `names` are by seat, ready to be shown; `you` is the reader's seat.

        Raises MissingText, unless `forgive` was called.
        """
        if not self.has(id):
            return self._make_up(id, names, you, params, "no such text")
        given = {name: self._given(value, names, you) for name, value in params.items()}
        said, faults = self._bundle.format_pattern(self._plain(id), given)
        if faults:
            return self._make_up(id, names, you, params, "; ".join(map(str, faults)))
        return str(said)

    def index(self, rank: Rank) -> str:
        """What stands in the corner of a card of this rank: `Q`, in Danish `D`."""
        return self._index[rank]

    def card(self, card: Card) -> str:
        """A card by index and sign: `5♥`."""
        return self._sign[card]

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards by index and sign, with spaces between them."""
        return " ".join(self._sign[c] for c in cards)

    def card_words(self, card: Card, case: str = "nom") -> str:
        """A card in words, for the ear: `five of hearts`, in Icelandic's dative `hjartafimmu`."""
        if card == JOKER:
            return self._form("rank-joker", case)
        return self.say(
            "card-name",
            rank=self._form(f"rank-{_RANK_WORDS[rank(card)]}", case, "in-name"),
            suit=self._form(_suit_id(suit(card)), "in-name"),
        )

    def decimal(self, number: float) -> str:
        """A number with one decimal, as the language writes it: `4.8`, in Danish `4,8`."""
        return str(format_decimal(number, format="#,##0.0", locale=self._locale))

    def listed(self, things: Sequence[str], style: str = "standard") -> str:
        """Things in a row as the language lists them: `A, B og C`; with style `or`: `A, B eller C`."""
        return format_list(list(things), style=style, locale=self._locale)  # type: ignore[arg-type]  # a plain str is a literal there

    def _functions(self) -> dict[str, Callable[..., Any]]:
        return {
            "CARDS": self._say_cards,
            "COUNT": lambda dealt: FluentInt(len(dealt.cards)),
            "ID": lambda word: word.id,
            "RANK": lambda dealt, form="", case="": self._form(
                f"rank-{_RANK_WORDS[rank(dealt.cards[0])]}", "-".join(filter(None, (form, case))), form
            ),
            "SUIT": lambda dealt, case="": self._form(_suit_id(suit(dealt.cards[0])), case),
            "TERM": lambda word, form="": self._form(word.id, form),
            "YOU": lambda name: "yes" if getattr(name, "you", False) else "no",
        }

    def _say_cards(self, dealt: _Dealt, form: str = "signs", case: str = "nom") -> str:
        if form == "signs":
            return dealt.signs
        if form == "sum":
            return "+".join(self.card(c) for c in dealt.cards)
        if form == "words":
            return self.listed([self.card_words(c, case) for c in dealt.cards])
        raise ValueError(f"cards have no form {form!r}")

    def _form(self, id: str, *wanted: str) -> str:
        """The first of the wanted forms that the language declares for a text, else its plain form."""
        forms = self._bundle.get_message(id).attributes
        pattern = next((forms[w] for w in wanted if w in forms), self._plain(id))
        return str(self._bundle.format_pattern(pattern)[0])

    def _plain(self, id: str) -> Pattern:
        return cast("Pattern", self._bundle.get_message(id).value)  # the loader has seen that each has one

    def _given(self, value: Param, names: Sequence[str], you: Seat | int | None) -> Any:
        match value:
            case Who(seat):
                name = _Name(names[seat])
                name.you = seat == you
                return name
            case Cards(cards):
                return _Dealt(cards, self.cards(cards))
            case Term(id):
                word = _Word(self.say(id))
                word.id = id
                return word
            case Text(id, params):
                return self.say(id, names, you, **params)
        return value

    def _make_up(
        self, id: str, names: Sequence[str], you: Seat | int | None, params: Mapping[str, Param], why: str
    ) -> str:
        if not _Mercy.granted:
            raise MissingText(f"{self.lang}: {id}: {why}")
        _log.error("text %s in %s: %s", id, self.lang, why)
        return self._fallback.say(id, names, you, **params) if self._fallback else id


def _suit_id(suit: Suit) -> str:
    return f"suit-{_SUIT_WORDS[suit]}"
