"""Invariants of every state of Partners, which the contract tests find by the game's key."""

import random
from collections import Counter
from typing import get_args

from msgspec.structs import replace

from games.chance import Derived
from games.partners import board
from games.partners.rules import PARTNERS
from games.partners.state import State
from games.partners.views import HOUSE, KINDS, RING, YARD, Board, Field, Options, Phase

MAX_MOVES = 20_000
"""More than any game takes: random players need some 400."""
RANDOM_GAMES = 24
"""Random games in the normal run: each has some 400 moves."""

PAIRS = 30
"""Positions per viewer in the secrecy tests."""

SAID_ALOUD = {"partners-received card alone": "8.1"}
"""What a partner is told although no view has it where all lay down their cards at once, with the rule."""

BOT_MOVES = 2_000
"""More than bots alone need: up to some 300."""
VARIANTS = ("deck",)
"""House rules that make another game: bots play each of their values to the end."""


def check(s: State) -> None:
    """Checks that pieces and cards are conserved, fields have one colour, and the seat to play can play."""
    assert len(s.board.spots) == 16
    assert all(-1 <= spot <= 67 for spot in s.board.spots)
    colours = {spot: n // 4 for n, spot in enumerate(s.board.spots)}
    assert all(colours[spot] == n // 4 for n, spot in enumerate(s.board.spots) if 0 <= spot < 64)
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


def late(chooser: random.Random) -> tuple[int, State]:
    """Returns a deal with most pieces home: the number of seats, and the position."""
    options = Options(
        house=chooser.choice(("bounce", "exact")), deck=chooser.choice(("classic52", "hearts56"))
    )
    s = PARTNERS.start(4, options, Derived(b"late", chooser.randrange(10**6))).state
    ring = chooser.sample([n for n in range(RING) if n % 16], 16)
    spots: list[Field] = []
    for seat in range(4):
        at_home = chooser.choice((3, 4) if seat in (0, 1) else (2, 3))
        house = sorted(chooser.sample(range(4), at_home))
        rest = [chooser.choice((YARD, Field(ring.pop()))) for _ in range(4 - at_home)]
        spots += [*(Field(HOUSE + n) for n in house), *rest]
    return 4, replace(s, board=Board(tuple(spots), ()))
