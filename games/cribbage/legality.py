"""Which moves are allowed, and why others are not (RULES.md 3, 4 and 6)."""

from typing import Final

from games.cards import DECK
from games.contract import Cards, Seat
from games.cribbage import counting, moves
from games.cribbage.moves import Claim, Discard, Move, Muggins, Play
from games.cribbage.score import FULL, VALUE
from games.cribbage.state import State
from games.errors import GameError, IllegalMove, NotYourTurn
from games.kit.hands import without

_PLAYS: Final = {card: Play(card) for card in DECK}
_DISCARDS: Final = {one: {other: moves.discard(one, other) for other in DECK if other != one} for one in DECK}
_CLAIMS: Final = tuple(Claim(points) for points in range(counting.MOST + 1))
_COUNTING: Final = {"table": "6.7", "own": "6.8", "muggins": "6.9"}
"""By the house rule `counting`, the rule that says what is counted and called."""
_CALLS: Final = tuple(Muggins(points) for points in range(counting.MOST + 1))

Legal = tuple[Discard, ...] | tuple[Play, ...] | tuple[Claim, ...] | tuple[Muggins, ...]


def legal(s: State, seat: Seat) -> Legal:
    """Returns all legal moves of the seat but RESIGN."""
    if s.phase == "play" and s.turn == seat:
        room = FULL - s.count
        return tuple([_PLAYS[card] for card in s.hands[seat] if VALUE[card] <= room])
    if s.phase == "discard":
        hand = s.hands[seat]
        return tuple([_DISCARDS[one][other] for n, one in enumerate(hand, 1) for other in hand[n:]])
    if s.phase == "count" and s.turn == seat:
        return _CLAIMS if s.claimed is None else _CALLS[: counting.MOST - s.claimed + 1]
    return ()


def refusal(s: State, seat: Seat, move: Move) -> GameError | None:
    """Returns why the move is not allowed before the end; None if it is."""
    match move:
        case Play():
            return _play_refusal(s, seat, move)
        case Discard():
            if s.phase != "discard":
                return IllegalMove("discards-closed", "3.2")
            missing = without(move.cards, s.hands[seat])
            return IllegalMove("not-in-hand", "3.1", cards=Cards(missing)) if missing else None
        case Claim() | Muggins():
            return _points_refusal(s, seat, move)
    return None


def _play_refusal(s: State, seat: Seat, move: Play) -> GameError | None:
    if s.phase != "play":
        is_early = s.phase == "discard"
        return IllegalMove("play-not-begun", "3.3") if is_early else IllegalMove("play-over", "6.1")
    if s.turn != seat:
        return NotYourTurn()
    if move.card not in s.hands[seat]:
        return IllegalMove("not-in-hand", "4.1", cards=Cards((move.card,)))
    if s.count + VALUE[move.card] > FULL:
        return IllegalMove("over-thirty-one", "4.2", cards=Cards((move.card,)), count=s.count)
    return None


def _points_refusal(s: State, seat: Seat, move: Claim | Muggins) -> GameError | None:
    if s.phase == "count" and s.turn != seat:
        return NotYourTurn()
    is_claim = isinstance(move, Claim)
    if s.phase != "count" or is_claim != (s.claimed is None):
        code = "nothing-to-count" if is_claim else "nothing-to-call"
        return IllegalMove(code, _COUNTING[s.options.counting])
    if move in legal(s, seat):
        return None
    if s.claimed is None:
        return IllegalMove("no-such-count", "6.8", most=counting.MOST)
    return IllegalMove("no-such-call", "6.9", most=counting.MOST - s.claimed)
