"""Views and questions do not depend on what is hidden: 200 pairs for each viewer, a search for cards."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.cards import DECK
from games.chance import Derived
from games.contract import Seat, moves
from games.registry import GAMES
from tests.contract.records import invariants, play, tree

PAIRS = 200
VIEWERS = (Seat(0), Seat(1), None)
NAMES = ("Anna", "Bo")


def pairs(key: str) -> int:
    """Returns the number of positions for each viewer, fewer if a game has much to compare."""
    count: int = getattr(invariants(key), "PAIRS", PAIRS)
    return count


def encoded(value: Any) -> str:
    """Returns a value as text, with its previews."""
    return msgspec.json.encode(value).decode()


def positions(key: str, viewer: Seat | None) -> Iterator[tuple[Any, Any]]:
    """Yields states of random games, each with another that is consistent with this viewer's view."""
    return ((s, again) for _, s, again in seated_positions(key, viewer))


def seated_positions(key: str, viewer: Seat | None) -> Iterator[tuple[int, Any, Any]]:
    """The same, with the number of seats."""
    game = GAMES[key]
    chooser = random.Random(f"pairs {viewer}")
    for number in range(pairs(key)):
        record = play(key, number % 50)
        s = chooser.choice(record.states())
        yield record.seats, s, game.imagine(game.view(s, viewer), Derived(b"%d" % number, 0))


def questions(key: str, s: Any, viewer: Seat) -> list[Any]:
    """Returns all questions of a seat, to the end of every path of picks."""
    return [(asked, tree(GAMES[key], s, viewer, asked, trials=True)) for asked in GAMES[key].asks(s, viewer)]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_imagining_the_unseen_again_changes_nothing(key: str, viewer: Seat | None) -> None:
    """A view, a question or the text of a move would depend on a hidden card."""
    game = GAMES[key]
    different = 0
    for s, again in positions(key, viewer):
        different += again != s
        assert encoded(game.view(again, viewer)) == encoded(game.view(s, viewer))
        if viewer is not None:
            assert encoded(questions(key, again, viewer)) == encoded(questions(key, s, viewer))
            assert [*map(str, moves(game, again, viewer))] == [*map(str, moves(game, s, viewer))]
    if getattr(invariants(key), "IS_OPEN", False):
        assert different == 0, f"{key} has secrets: a view does not determine the state"
    else:
        assert different > pairs(key) / 2, f"{key}: imagine exchanges nothing; without secrets set IS_OPEN"


def named(text: str) -> set[str]:
    """Returns the ids of cards that are words of a text."""
    words = "".join(letter if letter.isalnum() else " " for letter in text).split()
    return {*words} & {*DECK}
