"""What stays true of every state of Partners; the contract suite looks for this file by the game's key."""

from collections import Counter
from typing import get_args

from games.partners import board
from games.partners.rules import PARTNERS
from games.partners.state import State
from games.partners.views import KINDS, Phase

MAX_MOVES = 20_000
"""More than any game takes: random players need some 400."""
RANDOM_GAMES = 24
"""How many random games the checks of the contract play in the normal run: each has some 400 moves."""

PAIRS = 30
"""How many positions a viewer is tried with in the secrecy tests."""


def check(s: State) -> None:
    """Pieces and cards conserved, one colour a field, one piece a place in a house, who may play can play."""
    assert len(s.board.spots) == 16
    assert all(-1 <= spot <= 67 for spot in s.board.spots)
    for field in range(64):
        assert len({n // 4 for n, spot in enumerate(s.board.spots) if spot == field}) <= 1
    for colour in range(4):
        house = [spot for spot in s.board.spots[4 * colour : 4 * colour + 4] if spot >= 64]
        assert len(set(house)) == len(house)
    for piece in s.board.fresh:
        assert s.board.spots[piece] == 16 * (piece // 4)
    cards = Counter([card for hand in s.hands for card in hand] + [*s.stock, *s.played, *s.buried])
    hearts = {"HE": 4} if s.options.deck == "hearts56" else {}
    assert cards == {**dict.fromkeys(KINDS, 4), **hearts}
    if s.phase == "give":
        assert [len(hand) for hand in s.hands] == [4] * 4
        assert None in s.given
        assert s.received == (None,) * 4
    if s.phase == "play":
        assert any(board.has_use(s.board, s.turn, card, s.options) for card in s.hands[s.turn])
    assert (s.phase == "over") == bool(s.winners) == (PARTNERS.outcome(s) is not None)
    assert s.phase in get_args(Phase)
