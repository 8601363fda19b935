"""What stays true of every state of Stratego; the contract suite looks for this file by the game's key."""

from collections import Counter
from typing import get_args

from games.stratego.board import board, full_army
from games.stratego.formations import is_whole
from games.stratego.rules import STRATEGO
from games.stratego.state import State, all_seats, playing
from games.stratego.views import Phase

MAX_MOVES = 20_000
"""More than any game takes: random players need up to some 3,000."""
RANDOM_GAMES = 16
"""How many random games the checks of the contract play in the normal run: each has hundreds of moves."""
PAIRS = 8
"""How many positions a viewer is tried with in the secrecy tests."""


def check(s: State) -> None:
    """Pieces and flags conserved, one piece a space, none on a lake, and somebody to move until the end."""
    assert s.phase in get_args(Phase)
    assert (s.phase == "over") == bool(s.why) == (STRATEGO.outcome(s) is not None)
    at = board(s.board)
    assert all(not army or is_whole(army) for army in s.armies)
    standing = [p.space for p in s.pieces if p.space is not None]
    assert len({*standing}) == len(standing)
    assert {*standing} <= at.near.keys()
    assert not {*standing} & at.lakes
    if s.pieces:
        for seat in {p.seat for p in s.pieces}:
            assert Counter(p.rank for p in s.pieces if p.seat == seat) == Counter(full_army())
        assert [flag.seat for flag in s.flags] == [*all_seats(s)]
    for flag in s.flags:
        assert (flag.bearer is None) != (flag.space is None)
        assert flag.bearer is None or s.pieces[flag.bearer].space is not None
    assert len({f.bearer for f in s.flags if f.bearer is not None}) == len(
        [f for f in s.flags if f.bearer is not None]
    )
    assert all(0 <= count < 6 for count in s.sliders)
    assert not any(p.space for p in s.pieces if p.seat in s.out)
    for piece in s.pieces:
        assert not piece.may or piece.rank in piece.may
        assert piece.space is not None or piece.known
    if s.phase in ("play", "recruit"):
        assert len(playing(s)) > 1
        assert s.turn in playing(s) or s.phase == "recruit"
    assert bool(s.pending) == (s.phase == "recruit")
