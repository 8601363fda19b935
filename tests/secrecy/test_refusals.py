"""Refusals of moves do not depend on what is hidden from the player."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from games.cards import DECK, JOKER
from games.chance import Derived
from games.contract import Seat
from games.cribbage.moves import Play, discard
from games.errors import GameError
from games.partners.views import HEART, KINDS
from games.registry import GAMES
from tests.secrecy.test_views import positions


def of_cribbage(s: Any, viewer: Seat) -> Iterator[str]:
    """Each card, to be played or given with the first of the hand."""
    for card in DECK:
        for move in (Play(card), *(discard(card, mine) for mine in s.hands[viewer][:1] if mine != card)):
            yield str(move)


def of_kasino(s: Any, viewer: Seat) -> Iterator[str]:
    """Cards that are laid, that take builds and cards, and that build."""
    yield from (f"lay {card}" for card in DECK)
    yield from (f"take {card} b{value}" for card in DECK[:13] for value in range(2, 17, 3))
    yield from (f"take {card} {lying}" for card in DECK[13:26] for lying in s.loose[:4])
    yield from (f"build 9 {card}+{lying}" for card in DECK[26:39] for lying in s.loose[:4])


def of_kinaskak(s: Any, viewer: Seat) -> Iterator[str]:
    """A move of each kind, and every seventh card to be thrown."""
    yield from (f"discard {card}" for card in (*DECK[::7], JOKER))
    yield from ("take", "decline", "buy", "pass", "wish ANY", "off 9S M1", "joker 9S M1")
    yield "lay 9S 9H 9C / 4S 4D 4H"


def of_partners(s: Any, viewer: Seat) -> Iterator[str]:
    """Each card to be given, and a use of each kind."""
    yield from (f"give {kind}" for kind in (*KINDS, HEART))
    yield from ("8S enter", "2 Y1", "2 R1", "7 Y1+7", "SW Y1 R1")


def of_stratego(s: Any, viewer: Seat) -> Iterator[str]:
    """Moves of some own pieces onto some of others, and one of each other kind."""
    yield from (
        "E4-E5",
        "H6-RING",
        "RING-TURRET",
        "recruit 9",
        "recruit none",
        "swap E13 F13",
        "ready",
        "hold on",
    )
    own = [str(p.space) for p in s.pieces if p.seat == viewer and p.space]
    foes = [str(p.space) for p in s.pieces if p.seat != viewer and p.space]
    yield from (f"{a}-{b}" for a in own[:6] for b in foes[:12])


TRIED: dict[str, tuple[Callable[[Any, Seat], Iterator[str]], int, int]] = {
    "cribbage": (of_cribbage, 200, 5_000),
    "kasino": (of_kasino, 8, 700),
    "kinaskak": (of_kinaskak, 20, 100),
    "partners": (of_partners, 30, 500),
    "stratego": (of_stratego, 5, 40),
}
"""The moves that are tried in so many positions of a game, and how many they are at least."""


def refused(key: str, s: Any, seat: Seat, text: str) -> object:
    """Returns the error of a refused move in a comparable form; None if the move is legal."""
    game = GAMES[key]
    try:
        game.apply(s, seat, game.parse(s, seat, text), Derived(b"x", 0))
    except GameError as error:
        return type(error), error.code, error.rule, error.params
    return None


@pytest.mark.sampled(over=("key",))
@pytest.mark.parametrize("viewer", [Seat(0), Seat(1)])
@pytest.mark.parametrize("key", TRIED)
def test_refusals_do_not_depend_on_what_is_hidden(key: str, viewer: Seat) -> None:
    """The error of each move that is tried, or its absence, is the same whatever others hold."""
    moves, most, least = TRIED[key]
    tried = 0
    for s, again in islice(positions(key, viewer), most):
        for text in moves(s, viewer):
            assert refused(key, s, viewer, text) == refused(key, again, viewer, text)
            tried += 1
    assert tried > least
