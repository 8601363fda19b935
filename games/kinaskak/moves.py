"""The moves of Kínaskák (RULES.md 4 to 6) and their spelling."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final

from games.cards import JOKER, Card
from games.kinaskak import wishes
from games.kinaskak.melds import meld as melds
from games.kinaskak.views import Meld
from games.kit.moves import Grammar, Resign, Spelled, Word, card, positive
from games.params import Seat

FORMS: Final = (
    "take", "decline", "buy", "pass", "lay 7H 7S JK / 3C 4C JK=5C 6C", "off 8H M3", "joker 5S M2",
    "discard 9C", "wish A H5-8", "RESIGN",
)  # fmt: skip
BETWEEN: Final = "/"
_MELD: Final = re.compile(r"M([1-9][0-9]?)", re.ASCII)


def _held(word: str) -> Card:
    return JOKER if word == JOKER else card(word)


def _token(word: str) -> str:
    stood = melds.declared(word)
    if stood is None:
        return _held(word)
    return melds.declare(card(stood))


def _meld(word: str) -> int:
    found = _MELD.fullmatch(word)
    if found is None:
        raise ValueError(word)
    return int(found[1]) - 1


MeldNumber = Annotated[int, Word(_meld, lambda meld: f"M{meld + 1}")]
"""The number of a meld on the table, from 0; spelled from 1."""


class Take(Spelled, frozen=True, tag="take"):
    """Takes the top discard, free."""


class Decline(Spelled, frozen=True, tag="decline"):
    """Leaves the top discard to the others and draws a card afterwards."""


class Buy(Spelled, frozen=True, tag="buy"):
    """Buys the top discard with a card from the stock."""


class Pass(Spelled, frozen=True, tag="pass"):
    """Does not buy."""


class Lay(Spelled, frozen=True, tag="lay"):
    """Lays the whole contract at once: sets, then runs; the melds have no owner yet."""

    melds: tuple[Meld, ...]

    def __str__(self) -> str:
        return "lay " + f" {BETWEEN} ".join(melds.spelled(meld) for meld in self.melds)


class Off(Spelled, frozen=True, tag="off"):
    """Adds a card to a meld; the token of a joker on a run is `JK=9C`."""

    token: Annotated[str, Word(_token)]
    meld: MeldNumber


class Joker(Spelled, frozen=True, tag="joker"):
    """Exchanges a natural card for the joker that stands for it."""

    card: Card
    meld: MeldNumber


class Discard(Spelled, frozen=True, tag="discard"):
    """Discards a card, which ends the turn."""

    card: Annotated[Card, Word(_held)]


class Wish(Spelled, frozen=True, tag="wish"):
    """Sets the cards that the seat would buy; see `wishes.py`."""

    wish: str


class Close(Spelled, frozen=True, tag="close"):
    """Ends the buying of that turn; made by the table's clock."""

    form = "CLOSE {turns}"

    turns: Annotated[int, Word(partial(positive, digits=7))]


Move = Take | Decline | Buy | Pass | Lay | Off | Joker | Discard | Wish | Close | Resign


def _read(words: Sequence[str]) -> Move:
    match words:
        case ["WISH", *terms] if (wish := wishes.read(terms)) is not None:
            return Wish(wish)
        case ["LAY", *tokens] if tokens:
            return Lay(_laid(tokens))
    raise ValueError(words)


def _laid(tokens: list[str]) -> tuple[Meld, ...]:
    """Returns the melds between the slashes: sets before runs, sorted by spelling."""
    groups: list[list[str]] = [[]]
    for word in tokens:
        if word == BETWEEN:
            groups.append([])
        else:
            groups[-1].append(_token(word))
    return arranged(tuple(laid(group) for group in groups))


def arranged(found: tuple[Meld, ...]) -> tuple[Meld, ...]:
    """Returns melds in the order in which a move spells them."""
    return tuple(sorted(found, key=lambda meld: (meld.kind == "run", melds.spelled(meld))))


def laid(tokens: list[str]) -> Meld:
    """Returns the meld of some tokens: a run if jokers are declared or suits agree. Raises IllegalMove."""
    nobody = Seat(0)
    is_plain = all(melds.declared(token) is None for token in tokens)
    made = melds.made_set([Card(token) for token in tokens], nobody) if is_plain else None
    made = made or melds.made_run(with_jokers(tokens), nobody)
    if made is None:
        raise melds.refusal(tokens)
    return made


def with_jokers(tokens: list[str]) -> list[str]:
    """Returns the tokens with plain jokers declared: in gaps of the run first, then above, then below."""
    plain = [token for token in tokens if token == JOKER]
    rest = [token for token in tokens if token != JOKER]
    for _ in plain:
        found = melds.next_joker(rest)
        rest.append(found if found is not None else JOKER)
    return rest


GRAMMAR: Final = Grammar[Move](Take, Decline, Buy, Pass, Off, Joker, Discard, Close, forms=FORMS, read=_read)
"""Raises IllegalMove too, for an invalid meld."""
