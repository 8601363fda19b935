"""The worth of a position to a team: steps made, houses, dangers, blocks."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.params import Seat
from games.partners.pieces import is_home, partner, start
from games.partners.views import HOUSE, RING, SEATS, YARD, Board

IN_PLAY: Final = 16.0
"""A piece on its start field, which costs a start card."""
HOME: Final = 92.0
DEEPER: Final = 3.0
SETTLED: Final = 6.0
TEAM_HOME: Final = 1000.0
BLOCK: Final = 1.5
NEAR_HOUSE: Final = 6.0
HITTING: Final = {
    1: 1,
    2: 1,
    3: 1,
    5: 1,
    6: 1,
    7: 0.8,
    8: 1,
    9: 1,
    10: 1,
    12: 1,
    13: 1,
    14: 1,
    4: 0.3,
    11: 0.1,
}
"""Number of kinds of cards that reach so far ahead, including parts of a seven."""
KINDS_HELD: Final = 13


def team_worth(board: Board, seat: Seat, sizes: Sequence[int]) -> float:
    """Returns the worth of the position to this seat's team, less its worth to the others."""
    own, others = (seat, partner(seat)), (SEATS[(seat + 1) % 4], SEATS[(seat + 3) % 4])
    mine = sum(side_worth(board, one, tuple(sizes)) for one in own)
    theirs = sum(side_worth(board, one, tuple(sizes)) for one in others)
    won = TEAM_HOME * (all(is_home(board, s) for s in own) - all(is_home(board, s) for s in others))
    return mine - theirs + won


@lru_cache(maxsize=65536)
def side_worth(board: Board, seat: Seat, sizes: tuple[int, ...]) -> float:
    """Returns the worth of the four pieces of a colour."""
    spots = board.spots[4 * seat : 4 * seat + 4]
    total = 0.0
    for n, spot in enumerate(spots):
        if spot == YARD:
            continue
        total += _house_worth(spots, spot) if spot >= HOUSE else _ring_worth(board, 4 * seat + n, sizes)
    if is_home(board, seat):
        total += SETTLED * 4
    return total


def _house_worth(spots: Sequence[int], spot: int) -> float:
    """Returns the worth of a place in the house: more if deeper, most if final; a piece on H1 shuts it."""
    is_settled = all(field in spots for field in range(spot + 1, HOUSE + 4))
    return HOME + DEEPER * (spot - HOUSE) + (SETTLED if is_settled else 0)


def _ring_worth(board: Board, piece: int, sizes: tuple[int, ...]) -> float:
    """Returns the steps made, less the risk of losing them."""
    seat, spot = piece // 4, board.spots[piece]
    gone = (spot - start(SEATS[seat])) % RING
    if gone == 0 and piece not in board.fresh:
        gone = RING
    value = IN_PLAY + gone + (NEAR_HOUSE if gone >= RING - 8 else 0)
    if spot == start(SEATS[seat]):
        return value + BLOCK
    if board.spots[4 * seat : 4 * seat + 4].count(spot) > 1:
        return value
    return value - (value * danger(board, piece, sizes))


def danger(board: Board, piece: int, sizes: tuple[int, ...]) -> float:
    """Returns roughly the probability that a lone piece is knocked out before it moves on."""
    seat, spot = piece // 4, board.spots[piece]
    safe = 1.0
    for other in range(16):
        if other // 4 % 2 == seat % 2 or not 0 <= board.spots[other] < HOUSE:
            continue
        kinds = HITTING.get((spot - board.spots[other]) % RING, 0.0)
        kinds += (board.spots[other] - spot) % RING == 4
        if kinds:
            held = max(1, sizes[other // 4])
            safe *= 1 - min(0.9, kinds * held / KINDS_HELD * 0.55)
    for enemy in ((seat + 1) % 4, (seat + 3) % 4):
        if spot == start(SEATS[enemy]) and YARD in board.spots[4 * enemy : 4 * enemy + 4]:
            safe *= 0.6
    return 1 - safe


def has_piece_out(board: Board, seat: Seat) -> bool:
    """Checks if a colour has a piece on the ring."""
    return any(0 <= spot < HOUSE for n, spot in enumerate(board.spots) if SEATS[n // 4] == seat)
