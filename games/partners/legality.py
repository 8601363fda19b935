"""Why a move is not allowed (RULES.md 3 to 6)."""

from games.contract import Seat
from games.errors import GameError, IllegalMove, NotYourTurn
from games.partners import board
from games.partners.board import Use
from games.partners.moves import SEVEN, Enter, Give, Move, Part, Swap, Walk, card_of
from games.partners.naming import card_term
from games.partners.pieces import colour, pieces
from games.partners.state import State
from games.partners.views import HOUSE, YARD, Kind, Piece


def refusal(s: State, seat: Seat, move: Move) -> GameError | None:
    """Returns why the move is not allowed before the end; None if it is."""
    match move:
        case Give(card):
            if s.phase != "give":
                return IllegalMove("partners-given", "3.1") if s.turn == seat else NotYourTurn()
            return None if card in s.hands[seat] else _not_held(card)
        case Enter() | Walk() | Swap():
            return _use_refusal(s, seat, move)
    return None


def _use_refusal(s: State, seat: Seat, use: Use) -> GameError | None:
    if s.phase != "play":
        return IllegalMove("partners-give-first", "3.1")
    if s.turn != seat:
        return NotYourTurn()
    card = card_of(use)
    if card not in s.hands[seat]:
        return _not_held(card)
    return None if board.result(s.board, seat, use, s.options) else _reason(s, seat, use)


def _reason(s: State, seat: Seat, use: Use) -> IllegalMove:
    """Returns why a card cannot be used like that."""
    match use:
        case Enter():
            waits = YARD in (s.board.spots[piece] for piece in pieces(board.mover(s.board, seat)))
            return IllegalMove(f"partners-{'start-taken' if waits else 'none-in-yard'}", "3.2")
        case Swap(one, other):
            return _swap_reason(s, one, other)
        case Walk(_, parts):
            return _walk_reason(s, seat, use, parts)


def _swap_reason(s: State, one: Piece, other: Piece) -> IllegalMove:
    if not all(0 <= s.board.spots[piece] < HOUSE for piece in (one, other)):
        return IllegalMove("partners-swap-on-ring", "5.5")
    if colour(one) == colour(other):
        return IllegalMove("partners-swap-colour", "5.5")
    if any(len(board.pieces_on(s.board, s.board.spots[piece])) > 1 for piece in (one, other)):
        return IllegalMove("partners-swap-pair", "5.1")
    is_safe = not {one, other} <= {*board.swappable(s.board, s.options)}
    return IllegalMove(f"partners-swap-{'safe' if is_safe else 'own'}", "5.5")


def _walk_reason(s: State, seat: Seat, use: Walk, parts: tuple[Part, ...]) -> IllegalMove:
    is_whole = use.card != SEVEN or sum(part.steps for part in parts) == board.UNITS
    if not is_whole or len({part.piece for part in parts}) != len(parts):
        return IllegalMove("partners-seven", "4.4")
    now, own = s.board, board.mover(s.board, seat)
    for part in parts:
        moving = board.mover(now, seat)
        if colour(part.piece) != moving:
            return IllegalMove("partners-not-your-colour", "6.1" if moving == own else "6.3")
        done = board.after(now, part, s.options)
        if done is None:
            break
        now = done[0]
    at = now.spots[part.piece]
    if at == YARD:
        return IllegalMove("partners-not-in-play", "3.2")
    if at >= HOUSE:
        if part.steps < 0:
            return IllegalMove("partners-no-back", "4.3")
    elif board.is_blocked(now, part, s.options):
        return IllegalMove("partners-start-block", "5.2")
    return IllegalMove("partners-house", "4.6")


def _not_held(card: Kind) -> IllegalMove:
    return IllegalMove("partners-not-in-hand", "3.1", card=card_term(card))
