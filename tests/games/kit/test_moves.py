"""Spelling and parsing of moves."""

from collections.abc import Sequence
from typing import Annotated, Literal

import pytest

from games.cards import Card
from games.errors import UnreadableMove
from games.kit.moves import Grammar, Resign, Spelled, Word, card, number, one_of, positive
from games.params import Seat


class Play(Spelled, frozen=True, tag="play"):
    """A card."""

    card: Card


class Bid(Spelled, frozen=True, tag="bid"):
    """A number and a direction."""

    points: int
    way: Literal["up", "down"]


class Give(Spelled, frozen=True, tag="give"):
    """Some cards."""

    cards: tuple[Card, ...]


class Pass(Spelled, frozen=True, tag="pass"):
    """Nothing."""


class Call(Spelled, frozen=True, tag="call"):
    """A number without leading zeros, which is parsed by a reader."""

    number: int


class Join(Spelled, frozen=True, tag="join"):
    """Words between the fields, which are in another order."""

    form = "join {friend} with {ships}"

    ships: tuple[Annotated[int, Word(lambda word: positive(word.removeprefix("S")), "S{}".format)], ...]
    friend: Seat


class Answer(Spelled, frozen=True, tag="answer"):
    """A field comes first."""

    form = "{yes} ANSWER"

    yes: Annotated[bool, one_of("maybe", accept=True, decline=False)]


Move = Play | Bid | Join | Answer | Give | Pass | Call | Resign


def read(words: Sequence[str]) -> Call:
    """Parses `call 3`."""
    match words:
        case ["CALL", word]:
            return Call(positive(word, 2))
    raise ValueError(words)


GRAMMAR = Grammar[Move](Play, Bid, Join, Answer, Give, Pass, forms=("play 5H", "pass", "RESIGN"), read=read)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Play(Card("10H")), "play 10H"),
        (Bid(3, "down"), "bid 3 down"),
        (Give((Card("5H"), Card("6D"))), "give 5H 6D"),
        (Give(()), "give"),
        (Pass(), "pass"),
        (Call(12), "call 12"),
        (Join((2, 3), Seat(0)), "join 1 with S2 S3"),
        (Answer(False), "decline ANSWER"),
        (Resign(), "RESIGN"),
    ],
)
def test_a_move_is_parsed_from_its_spelling(move: Move, text: str) -> None:
    """A move is parsed from its spelling in capitals or small letters, with or without spaces around it."""
    assert str(move) == text
    assert GRAMMAR.parse(text) == GRAMMAR.parse(f"  {text.lower()} ") == GRAMMAR.parse(text.upper()) == move


@pytest.mark.parametrize(
    "text",
    ["", " ", "fold", "play", "play 5H 6D", "play XX", "bid 3", "bid x up", "bid 3 left", "bid -1 up",
     "pass 1", "bid 1234567 up", "call 0", "call 03", "call 123", "call ٣",
     "join 1", "join 0 with", "join 1 at 2", "answer", "accept", "yes answer",
     "give " + "5H " * 90, "resign now"],
)  # fmt: skip
def test_other_texts_are_unreadable(text: str) -> None:
    """Another text raises UnreadableMove, which names the forms that can be read."""
    with pytest.raises(UnreadableMove) as error:
        GRAMMAR.parse(text)
    assert error.value.forms == ("play 5H", "pass", "RESIGN")
    assert error.value.params == {"forms": "play 5H · pass · RESIGN"}


def test_words_are_checked() -> None:
    """A word that is no card or number raises a ValueError that names it."""
    assert (card("as"), number("007"), positive("40", 2)) == ("AS", 7, 40)
    for reader, word in ((card, "1S"), (number, "²"), (number, "1" * 7), (positive, "03")):
        with pytest.raises(ValueError, match=word):
            reader(word)


@pytest.mark.parametrize("typed", ["10H", "10h", "TH", "th", "T♥", "10♥", "t♥\ufe0f"])
def test_a_ten_is_read_in_other_notations(typed: str) -> None:
    """A ten may be T and a suit its sign; the record has one spelling."""
    assert card(typed) == "10H"


@pytest.mark.parametrize("typed", ["T", "T10H", "TTH", "1♥", "♥", "HT"])
def test_what_is_no_card(typed: str) -> None:
    """T alone, or more than a rank and a suit, is no card."""
    with pytest.raises(ValueError, match=typed):
        card(typed)
