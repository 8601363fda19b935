"""Formats texts, cards, lists and numbers in one language.

Functions that a text may call, besides Fluent's own NUMBER:

    CARDS($cards)                               5♥ 6♦
    CARDS($cards, form: "sum")                  5♥+6♦
    CARDS($cards, form: "words", case: "dat")   hjartafimmu og tígulsexu
    RANK($cards, form: "many", case: "dat")     fimmum: the rank of the first card
    SUIT($cards, case: "dat")                   hjarta: the suit of the first card
    COUNT($cards)                               number of cards, for a selector
    TERM($kind, form: "acc")                    a term of a game, or a short text, in one of its forms
    ID($kind)                                   id of the term, for a selector
    YOU($who)                                   yes if that is the reader, else no, for a selector

A language declares its forms as attributes (`.acc`, `.dat`, `.gen`, `.many`, `.many-dat`). Other forms are
the plain form, so Danish ignores cases. Names are inserted unchanged and never inflected.
"""

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast

from games.cards import DECK, JOKER, RANKS, SUITS, Card, Rank, rank, suit
from games.params import Cards, Param, Seat, Term, Text, Who
from locales.loader import BadText, Texts

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
_IDS: Final = {card: (f"rank-{_RANK_WORDS[rank(card)]}", f"suit-{_SUIT_WORDS[suit(card)]}") for card in DECK}
"""The texts of the rank and the suit of each card but the joker."""

REGIONS: Final = {"en": "en_GB"}
"""The locale of a language where it is not the language's own: British lists have no comma before "and"."""
MOST_SAID: Final = 4_000
"""Number of formatted texts that each language keeps; then it begins again."""


MINUS: Final = "−"
_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""The sign that Babel writes before a number below nought."""


class MissingText(LookupError):
    """A missing text, or a text without one of its parameters. Always a bug."""


class _MissingTexts:
    """Whether missing texts are replaced and logged (in the running bot) or raised (everywhere else)."""

    replaced = False


def log_missing_texts() -> None:
    """Logs missing texts and replaces them with the English text or the id, instead of raising.

    Called by the running bot, so that people get a response.
    """
    _MissingTexts.replaced = True


class _Cards(FluentType):
    """Cards as a parameter of a text."""

    def __init__(self, cards: tuple[Card, ...], signs: str) -> None:
        self.cards = cards
        self.signs = signs

    def format(self, locale: Locale) -> str:
        return self.signs


class Spoken(str):
    """Cards in words as a parameter of a text, which may ask for a case: `CARDS($cards, case: "dat")`."""

    cards: tuple[Card, ...]


class _Word(str):
    """A term in its plain form, with the id for its other forms."""

    id: str


class _Name(str):
    """Name of a person at the table; `you` is True for the reader."""

    you: bool


class Speech:
    """Texts and customs of one language. Created by `locales.speech`; thread-safe."""

    def __init__(self, lang: str, texts: Texts, fallback: "Speech | None" = None) -> None:
        self.lang = lang
        self._locale = Locale.parse(REGIONS.get(lang, lang))
        self._fallback = fallback
        self._bundle = FluentBundle([lang], functions=self._functions(), use_isolating=False)
        self._texts = texts
        self._ids = texts.ids
        self._plain_texts = texts.plain()
        self._parsed: set[str] = set()
        self._said: dict[object, str] = {}
        self._formed: dict[tuple[str, tuple[str, ...]], str] = {}
        self._index = {r: self._form(f"rank-{_RANK_WORDS[r]}", "index") for r in _RANK_WORDS}
        self._sign = {c: self._form(r, "index") + self._form(s, "sign") for c, (r, s) in _IDS.items()}
        self._sign[JOKER] = self._form("rank-joker", "sign")

    def has(self, id: str) -> bool:
        """Whether the language has a text with this id."""
        return id in self._ids

    def say(
        self, id: str, names: Sequence[str] = (), you: Seat | int | None = None, **params: Param | Seat
    ) -> str:
        """Formats a text with its parameters.

        `names` are by seat; `you` is the reader's seat. Raises MissingText, unless these are logged.
        """
        if (plain := self._plain_texts.get(id)) is not None:
            return plain
        key = (id, *[_key(name, value, names, you) for name, value in params.items()])
        said = self._said.get(key)
        if said is not None:
            return said
        if not self.has(id):
            return self._replace_missing(id, names, you, params, "no such text")
        given = {name: self._parameter(value, names, you) for name, value in params.items()}
        try:
            text, errors = self._bundle.format_pattern(self._plain(id), given)
        except BadText as error:
            errors = [error]
        if errors:
            return self._replace_missing(id, names, you, params, "; ".join(map(str, errors)))
        if len(self._said) >= MOST_SAID:
            self._said.clear()
        is_below_nought = any(isinstance(value, int | float) and value < 0 for value in params.values())
        self._said[key] = _HYPHEN.sub(MINUS, str(text)) if is_below_nought else str(text)
        return self._said[key]

    def index(self, rank: Rank) -> str:
        """Corner index of a rank: `Q`, in Danish `D`."""
        return self._index[rank]

    def card(self, card: Card) -> str:
        """Index and suit sign of a card: `5♥`."""
        return self._sign[card]

    def cards(self, cards: Sequence[Card]) -> str:
        """Index and suit sign of cards, separated by spaces."""
        return " ".join(self._sign[c] for c in cards)

    def card_words(self, card: Card, case: str = "nom") -> str:
        """A card in words: `five of hearts`, in Icelandic's dative `hjartafimmu`."""
        if card == JOKER:
            return self._form("rank-joker", case)
        of_rank, of_suit = _IDS[card]
        return self.say(
            "card-name", rank=self._form(of_rank, case, "in-name"), suit=self._form(of_suit, "in-name")
        )

    def spoken(self, cards: Sequence[Card]) -> Spoken:
        """Cards listed in words, in the plain form; a text puts them into another case."""
        said = Spoken(self.listed([self.card_words(c) for c in cards]))
        said.cards = tuple(cards)
        return said

    def decimal(self, number: float) -> str:
        """A number with one decimal in the language's format: `4.8`, in Danish `4,8`."""
        return _HYPHEN.sub(MINUS, str(format_decimal(number, format="#,##0.0", locale=self._locale)))

    def number(self, number: int) -> str:
        """A whole number as the texts show it: `1,260`, in Danish `1.260`."""
        return str(format_decimal(number, locale=self._locale))

    def listed(self, things: Sequence[str], style: str = "standard") -> str:
        """A list in the language's format: `A, B og C`; with style `or`: `A, B eller C`."""
        return format_list(list(things), style=style, locale=self._locale)  # type: ignore[arg-type]  # a Literal there

    def _functions(self) -> dict[str, Callable[..., Any]]:
        return {
            "CARDS": self._format_cards,
            "COUNT": lambda cards: FluentInt(len(cards.cards)),
            "ID": lambda word: word.id,
            "RANK": lambda cards, form="", case="": self._form(
                f"rank-{_RANK_WORDS[rank(cards.cards[0])]}", "-".join(filter(None, (form, case))), form
            ),
            "SUIT": lambda cards, case="": self._form(_IDS[cards.cards[0]][1], case),
            "TERM": lambda word, form="": self._form(word.id, form) if isinstance(word, _Word) else word,
            "YOU": lambda name: "yes" if getattr(name, "you", False) else "no",
        }

    def _format_cards(self, cards: _Cards | str, form: str = "signs", case: str = "nom") -> str:
        if isinstance(cards, str):  # in words, or what stands in the place of cards and has no case
            return (
                self._format_cards(_Cards(cards.cards, cards), "words", case)
                if isinstance(cards, Spoken)
                else cards
            )
        if form == "signs":
            return cards.signs
        if form == "sum":
            return "+".join(self.card(c) for c in cards.cards)
        if form == "words":
            return self.listed([self.card_words(c, case) for c in cards.cards])
        raise ValueError(f"cards have no form {form!r}")

    def _form(self, id: str, *wanted: str) -> str:
        """The first of the wanted forms that a text has, else its plain form."""
        if (id, wanted) not in self._formed:
            forms = self._message(id).attributes
            pattern = next((forms[w] for w in wanted if w in forms), self._plain(id))
            self._formed[id, wanted] = str(self._bundle.format_pattern(pattern)[0])
        return self._formed[id, wanted]

    def _plain(self, id: str) -> Pattern:
        return cast("Pattern", self._message(id).value)  # checked by the loader

    def _message(self, id: str) -> Message:
        """A text; parsed, with all that it refers to, when it is first used. Raises BadText."""
        waiting, found = [id], dict[str, ast.Message | ast.Term]()
        while waiting:
            name = waiting.pop()
            if name not in self._parsed and name not in found:
                found[name], refers = self._texts.parsed(name)
                waiting += refers
        if found:
            self._bundle.add_resource(ast.Resource(body=list(found.values())))
            self._parsed |= found.keys()
        return self._bundle.get_message(id)

    def _parameter(self, value: Param, names: Sequence[str], you: Seat | int | None) -> Any:
        match value:
            case Who(seat):
                name = _Name(names[seat])
                name.you = seat == you
                return name
            case Cards(cards):
                return _Cards(cards, self.cards(cards))
            case Text(id, params) if params:
                return self.say(id, names, you, **params)
            case Term(id) | Text(id):
                word = _Word(self.say(id))
                word.id = id
                return word
        return value

    def _replace_missing(
        self, id: str, names: Sequence[str], you: Seat | int | None, params: Mapping[str, Param], why: str
    ) -> str:
        if not _MissingTexts.replaced:
            raise MissingText(f"{self.lang}: {id}: {why}")
        _log.error("text %s in %s: %s; please report it", id, self.lang, why)
        return self._fallback.say(id, names, you, **params) if self._fallback else id


def _key(name: str, value: Param | Seat, names: Sequence[str], you: Seat | int | None) -> tuple[object, ...]:
    """All that a parameter adds to a text. Equal numbers of different types are formatted differently."""
    if isinstance(value, Who):
        return (name, Who, names[value.seat], value.seat == you)
    if isinstance(value, Text):
        return (name, Text, value.id, *[_key(n, v, names, you) for n, v in value.params.items()])
    return (name, type(value), value)
