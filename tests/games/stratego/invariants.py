"""Invariants of the states of Stratego, found by the contract tests by the game's key."""

import random
from collections import Counter
from typing import get_args

from msgspec.structs import replace

from games.stratego.battle.field import friends
from games.stratego.facts import TURRET, board, full_army
from games.stratego.formations import is_whole
from games.stratego.rules import STRATEGO
from games.stratego.state import State, all_seats, field, playing
from games.stratego.views import Phase
from tests.games.stratego.positions import LETTERS, placed

MAX_MOVES = 20_000
"""More than any game takes: random players need up to some 3,000."""
RANDOM_GAMES = 16
"""How many random games the checks of the contract play in the normal run: each has hundreds of moves."""
PAIRS = 8
"""How many positions a viewer is tried with in the secrecy tests."""

BOT_MOVES = 3_000
"""More than bots alone need: some 100, and a draw ends what does not get on."""
BOT_SEEDS = 1
"""One game of each combination in the normal run."""
VARIANTS = ("teams", "three_on_four_board")
"""House rules of which each value is played to the end by bots."""


def check(s: State) -> None:
    """Checks conserved pieces and flags, one piece a space, none on a lake, and a seat to move."""
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


def late(chooser: random.Random) -> tuple[int, State]:
    """Armies of one to three pieces, many of them cannons in reach: how many seats, and the position."""
    while True:
        seats = chooser.choice((3, 4))
        s = _sparse(chooser, seats)
        left = playing(s)
        rivals = any(not friends(seats, s.options, left[0], seat) for seat in left)
        if rivals and field(s).can_act(s.turn):
            return seats, s


def _sparse(chooser: random.Random, seats: int) -> State:
    at = board("4p" if seats == 4 else "3p")
    spaces = chooser.sample(sorted({*at.near} - {*at.lakes} - {TURRET}), 12)
    words = []
    for seat in range(seats):
        ranks = (1, *chooser.sample(full_army(), chooser.choice((0, 0, 1, 2))))
        ranks = ranks if Counter(ranks)[1] < 3 else ranks[:1]
        words += [f"{LETTERS[seat]}{rank} {spaces.pop()}" for rank in ranks]
    s = placed(
        *words, seats=seats, turn=chooser.randrange(seats), teams=chooser.choice(("none", "pairs")),
        recruit_on_flag_capture=chooser.choice(("off", "on")),
    )  # fmt: skip
    if seats == 3:
        s = replace(s, board="3p")
    return replace(s, sliders=tuple(chooser.choice((4, 5, 5)) for _ in range(seats)))
