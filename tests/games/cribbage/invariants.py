"""What stays true of every state of cribbage; the contract suite looks for this file by the game's key."""

from typing import get_args

from games.cards import DECK
from games.cribbage.rules import CRIBBAGE
from games.cribbage.state import State, crib, target
from games.cribbage.views import Phase

MAX_MOVES = 2000
"""More than any game takes: a deal is at least one point for the dealer."""


def check(s: State) -> None:
    """Cards conserved and apart, counts added up, pegs in order."""
    cards = [*s.hands[0], *s.hands[1]]
    if s.starter is not None:
        played = [p for row in (*s.earlier, s.series) for p in row]
        cards += [*s.given[0], *s.given[1], *(p.card for p in played), s.starter]
        for seat in (0, 1):
            own = [p.card for p in played if p.seat == seat]
            assert sorted(s.kept[seat]) == sorted([*s.hands[seat], *own])
        assert len(crib(s)) == 4
    assert len(cards) == (13 if s.starter else 12)
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(DECK)
    assert sum(value(p.card) for p in s.series) == s.count <= 31
    assert all(p.back < p.front <= target(s.options) or p.front == p.back == 0 for p in s.pegs)
    assert (s.winner is not None) == (s.phase == "over") == (CRIBBAGE.outcome(s) is not None)
    assert s.phase in get_args(Phase)


def value(card: str) -> int:
    """Said again here, so that a slip in the engine's own table is seen."""
    return {"A": 1, "J": 10, "Q": 10, "K": 10}.get(card[:-1]) or int(card[:-1])
