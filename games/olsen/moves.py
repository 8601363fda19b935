"""The moves of Ólsen Ólsen (RULES.md 3 to 5 and 7.5) and their spelling."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final

from games.cards import SUITS, Card, Suit, by_rank
from games.kit.moves import Grammar, Resign, Spelled, Word, card, positive
from games.params import Seat

FORMS: Final = (
    "play 7H", "play 7H 7C olsen", "play 8D H", "play 7H sneak 4C", "draw", "pass", "olsen", "caught 2",
    "stash 4C", "accuse 2", "accept", "RESIGN",
)  # fmt: skip
SNEAK: Final = "sneak"
OLSEN: Final = "olsen"
MOST_SNEAKED: Final = 2


class Play(Spelled, frozen=True, tag="play"):
    """Plays cards in this order, perhaps naming a suit, slipping cards under them and calling.

    `sneaked` is sorted by rank, so that a set of cards has one spelling.
    """

    cards: tuple[Card, ...]
    suit: Suit | None = None
    sneaked: tuple[Card, ...] = ()
    is_called: bool = False

    def __str__(self) -> str:
        words = ["play", *self.cards]
        if self.suit is not None:
            words.append(self.suit)
        if self.sneaked:
            words += [SNEAK, *self.sneaked]
        return " ".join([*words, OLSEN] if self.is_called else words)


class Draw(Spelled, frozen=True, tag="draw"):
    """Draws one card from the stock."""


class Pass(Spelled, frozen=True, tag="pass"):
    """Ends the turn without a play."""


class Call(Spelled, frozen=True, tag=OLSEN):
    """Calls "Ólsen" with one card left."""


class Caught(Spelled, frozen=True, tag="caught"):
    """Points out that a player forgot to call "Ólsen"; seats are spelled from 1."""

    target: Seat


class Stash(Spelled, frozen=True, tag="stash"):
    """Hides a card under the pile."""

    card: Card


class Accuse(Spelled, frozen=True, tag="accuse"):
    """Accuses a player of cheating; seats are spelled from 1."""

    target: Seat


class Accept(Spelled, frozen=True, tag="accept"):
    """Accepts the win."""


class Close(Spelled, frozen=True, tag="close"):
    """Ends the grace period or the time for accusations; made by the table's clock."""

    form = "CLOSE {number}"

    number: Annotated[int, Word(partial(positive, digits=9))]


Move = Play | Draw | Pass | Call | Caught | Stash | Accuse | Accept | Close | Resign


def _read(words: Sequence[str]) -> Play:
    word, *rest = words
    if word != "PLAY":
        raise ValueError(words)
    is_called = rest[-1:] == [OLSEN.upper()]
    if is_called:
        rest.pop()
    sneaked: list[str] = []
    if SNEAK.upper() in rest:
        at = rest.index(SNEAK.upper())
        rest, sneaked = rest[:at], rest[at + 1 :]
        if not 0 < len(sneaked) <= MOST_SNEAKED:
            raise ValueError(words)
    suit = Suit(rest.pop()) if rest and rest[-1] in SUITS else None
    if not rest:
        raise ValueError(words)
    return Play(tuple(map(card, rest)), suit, by_rank(list(map(card, sneaked))), is_called)


GRAMMAR: Final = Grammar[Move](
    Draw, Pass, Call, Caught, Stash, Accuse, Accept, Close, forms=FORMS, read=_read
)
