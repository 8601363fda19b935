"""The moves of Ólsen Ólsen (RULES.md 3 to 5 and 7.5) and their spelling."""

from collections.abc import Sequence
from typing import Final

import msgspec

from games.cards import SUITS, Card, Suit, by_rank, is_card
from games.errors import UnreadableMove
from games.params import Seat

FORMS: Final = (
    "play 7H", "play 7H 7C olsen", "play 8D H", "play 7H sneak 4C", "draw", "pass", "olsen", "caught 2",
    "stash 4C", "accuse 2", "accept", "RESIGN",
)  # fmt: skip
SNEAK: Final = "sneak"
OLSEN: Final = "olsen"
MOST_SNEAKED: Final = 2


class Play(msgspec.Struct, frozen=True, tag="play"):
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


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draws one card from the stock."""

    def __str__(self) -> str:
        return "draw"


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Ends the turn without a play."""

    def __str__(self) -> str:
        return "pass"


class Call(msgspec.Struct, frozen=True, tag="olsen"):
    """Calls "Ólsen" with one card left."""

    def __str__(self) -> str:
        return OLSEN


class Caught(msgspec.Struct, frozen=True, tag="caught"):
    """Points out that a player forgot to call "Ólsen"; seats are spelled from 1."""

    target: Seat

    def __str__(self) -> str:
        return f"caught {self.target + 1}"


class Stash(msgspec.Struct, frozen=True, tag="stash"):
    """Hides a card under the pile."""

    card: Card

    def __str__(self) -> str:
        return f"stash {self.card}"


class Accuse(msgspec.Struct, frozen=True, tag="accuse"):
    """Accuses a player of cheating; seats are spelled from 1."""

    target: Seat

    def __str__(self) -> str:
        return f"accuse {self.target + 1}"


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    """Accepts the win."""

    def __str__(self) -> str:
        return "accept"


class Close(msgspec.Struct, frozen=True, tag="close"):
    """Ends the grace period or the time for accusations; made by the table's clock."""

    number: int

    def __str__(self) -> str:
        return f"CLOSE {self.number}"


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Gives up. Every game parses this move and none offers it."""

    def __str__(self) -> str:
        return "RESIGN"


Move = Play | Draw | Pass | Call | Caught | Stash | Accuse | Accept | Close | Resign

_BARE: Final[dict[str, Move]] = {
    "DRAW": Draw(), "PASS": Pass(), "OLSEN": Call(), "ACCEPT": Accept(), "RESIGN": Resign(),
}  # fmt: skip


def parse(text: str) -> Move:
    """Returns the move that the text spells, in upper or lower case. Raises UnreadableMove."""
    match text.upper().split():
        case [word] if word in _BARE:
            return _BARE[word]
        case ["PLAY", *rest]:
            return _play(rest)
        case ["STASH", card] if is_card(card):
            return Stash(Card(card))
        case ["CAUGHT", seat]:
            return Caught(Seat(_number(seat) - 1))
        case ["ACCUSE", seat]:
            return Accuse(Seat(_number(seat) - 1))
        case ["CLOSE", number]:
            return Close(_number(number))
    raise UnreadableMove(forms=FORMS)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and int(word[:9]) > 0 and str(int(word[:9])) == word):
        raise UnreadableMove(forms=FORMS)
    return int(word)


def _play(words: Sequence[str]) -> Play:
    rest = list(words)
    is_called = rest[-1:] == [OLSEN.upper()]
    if is_called:
        rest.pop()
    sneaked: list[str] = []
    if SNEAK.upper() in rest:
        at = rest.index(SNEAK.upper())
        rest, sneaked = rest[:at], rest[at + 1 :]
        if not 0 < len(sneaked) <= MOST_SNEAKED:
            raise UnreadableMove(forms=FORMS)
    suit = Suit(rest.pop()) if rest and rest[-1] in SUITS else None
    if not rest or not all(map(is_card, (*rest, *sneaked))):
        raise UnreadableMove(forms=FORMS)
    return Play(tuple(map(Card, rest)), suit, by_rank([Card(c) for c in sneaked]), is_called)
