"""Views and questions do not depend on what is hidden: some of 200 pairs for each viewer, all in the soak."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.cards import DECK
from games.chance import Derived
from games.contract import Event, Seat, moves
from games.registry import GAMES
from tests.contract.checks import hears
from tests.contract.records import invariants, play, tree
from tests.sampling import drawn

PAIRS = 200
LEAST = 8
"""Pairs of the normal run: so many, or one of `SHARE` if that is more."""
SHARE = 8
VIEWERS = (Seat(0), Seat(1), None)
NAMES = ("Anna", "Bo")


def pairs(key: str, viewer: Seat | None, *, whole: bool) -> list[int]:
    """Returns the numbers of the positions that are compared; fewer if a game has much to compare."""
    total: int = getattr(invariants(key), "PAIRS", PAIRS)
    return drawn(f"pairs {key} {viewer}", total, total if whole else max(LEAST, total // SHARE))


def encoded(value: Any) -> str:
    """Returns a value as text, with its previews."""
    return msgspec.json.encode(value).decode()


def positions(key: str, viewer: Seat | None) -> Iterator[tuple[Any, Any]]:
    """Yields states of random games, each with another that is consistent with this viewer's view."""
    return ((s, again) for _, s, again in seated_positions(key, viewer, whole=True))


def seated_positions(key: str, viewer: Seat | None, *, whole: bool) -> Iterator[tuple[int, Any, Any]]:
    """The same, with the number of seats; those of the normal run unless `whole`."""
    game = GAMES[key]
    for number in pairs(key, viewer, whole=whole):
        record = play(key, number % 50)
        s = random.Random(f"pairs {viewer} {number}").choice(record.states())
        yield record.seats, s, game.imagine(game.view(s, viewer), Derived(b"%d" % number, 0))


def questions(key: str, s: Any, viewer: Seat) -> list[Any]:
    """Returns all questions of a seat, to the end of every path of picks."""
    return [(asked, tree(GAMES[key], s, viewer, asked, trials=True)) for asked in GAMES[key].asks(s, viewer)]


part_or_whole = pytest.mark.parametrize(
    "whole", [pytest.param(False, id="part"), pytest.param(True, id="whole", marks=pytest.mark.soak)]
)


@pytest.mark.sampled(over=("key",))
@part_or_whole
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_imagining_the_unseen_again_changes_nothing(key: str, viewer: Seat | None, whole: bool) -> None:
    """Views, questions and texts of moves are the same in states that the viewer cannot tell apart."""
    game = GAMES[key]
    different = []
    for _, s, again in seated_positions(key, viewer, whole=whole):
        different.append(again != s)
        assert encoded(game.view(again, viewer)) == encoded(game.view(s, viewer))
        if viewer is not None:
            assert encoded(questions(key, again, viewer)) == encoded(questions(key, s, viewer))
            assert [*map(str, moves(game, again, viewer))] == [*map(str, moves(game, s, viewer))]
    if getattr(invariants(key), "IS_OPEN", False):
        assert not any(different), f"{key} has secrets: a view does not determine the state"
    else:
        assert sum(different) > len(different) / 4, (
            f"{key}: imagine exchanges nothing; without secrets set IS_OPEN"
        )


def hunted(key: str, number: int, viewer: Seat | None, begins: str) -> Iterator[tuple[Any, list[Event]]]:
    """Yields each state of a random game with the events that the viewer has heard since one `begins`."""
    heard: list[Event] = []
    for entry in play(key, number).entries:
        for event in entry.step.events:
            heard = [] if event.id == begins else heard
            heard += [event] if hears(event, viewer) else []
        yield entry.step.state, heard


def named(text: str) -> set[str]:
    """Returns the ids of cards that are words of a text."""
    words = "".join(letter if letter.isalnum() else " " for letter in text).split()
    return {*words} & {*DECK}
