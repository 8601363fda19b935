"""Every legal use, found twice: by the engine's questions and by the slow implementation."""

import random

import pytest

from games.contract import Seat
from games.partners import board
from games.partners.pieces import name
from games.partners.views import HEART, KINDS, LETTERS, YARD, Board, Field, Options, Piece
from tests.games.partners.naive import Naive

POSITIONS = 150
SOAKED = 6000


def any_options(chooser: random.Random) -> Options:
    """Draws house rules of movement."""
    return Options(
        house=chooser.choice(("bounce", "exact")),
        startfield=chooser.choice(("safe", "open")),
        startswap=chooser.choice(("open", "safe")),
        swap=chooser.choice(("any", "own")),
    )


def any_board(chooser: random.Random) -> Board:
    """Draws a possible position, crowded around start fields and houses."""
    spots: list[Field] = [YARD] * 16
    owner: dict[int, int] = {}
    for piece in range(16):
        side = piece // 4
        kind = chooser.choice(("yard", "ring", "near", "house", "house"))
        at = (
            chooser.randrange(64)
            if kind == "ring"
            else (16 * chooser.randrange(4) - 6 + chooser.randrange(9)) % 64
        )
        if kind in ("ring", "near") and owner.setdefault(at, side) == side:
            spots[piece] = Field(at)
        elif kind == "house" and (free := {64, 65, 66, 67} - {*spots[4 * side : 4 * side + 4]}):
            spots[piece] = Field(chooser.choice(sorted(free)))
    fresh = [Piece(p) for p in range(16) if spots[p] == 16 * (p // 4) and chooser.random() < 0.5]
    return Board(tuple(spots), tuple(fresh))


def naive(at: Board, options: Options) -> Naive:
    """Returns the position in the spelling of the slow implementation."""
    stands = {
        name(Piece(p)): "yard" if spot < 0 else f"H{spot - 63}" if spot >= 64 else str(spot)
        for p, spot in enumerate(at.spots)
    }
    return Naive(
        stands, map(name, at.fresh), bounce=options.house == "bounce", safe=options.startfield == "safe",
        swapsafe=options.startswap == "safe", own=options.swap == "own",
    )  # fmt: skip


def compare(number: int) -> int:
    """Compares every seat and card of a position and returns the number of uses."""
    chooser = random.Random(f"position {number}")
    at, options = any_board(chooser), any_options(chooser)
    if all(spot >= 64 for spot in (*at.spots[:4], *at.spots[8:12])):
        return 0
    slow, count = naive(at, options), 0
    seat = Seat(number % 4)
    for card in (*KINDS, HEART):
        found = [str(use) for use in board.uses(at, seat, card, options)]
        assert sorted(found) == sorted(slow.legal(LETTERS[seat], card)), (at, options, seat, card)
        assert board.has_use(at, seat, card, options) == bool(found)
        count += len(found)
    return count


def test_uses_are_those_of_the_rules() -> None:
    """The uses of each card in random positions are those of the independent oracle."""
    assert sum(compare(number) for number in range(POSITIONS)) > 10 * POSITIONS


def test_fields_reached_are_those_of_the_rules() -> None:
    """A walk of any length leads to the same board as in the independent oracle, or is refused in both."""
    for number in range(POSITIONS):
        chooser = random.Random(f"position {number}")
        at, options = any_board(chooser), any_options(chooser)
        slow = naive(at, options)
        for piece in range(16):
            for steps in (-4, *range(1, 15)):
                done = board.after(at, board.Part(Piece(piece), steps), options)
                other = slow.walk(name(Piece(piece)), steps)
                assert (done is None) == (other is None)
                if done is not None:
                    assert naive(done[0], options).stands == other.stands
                    assert naive(done[0], options).fresh == other.fresh


@pytest.mark.soak
def test_uses_are_those_of_the_rules_for_long() -> None:
    """The uses of each card are those of the independent oracle in many more random positions."""
    for number in range(POSITIONS, SOAKED):
        compare(number)
