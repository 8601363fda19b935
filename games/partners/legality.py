"""Why a move is not allowed (RULES.md 3 to 6)."""

from games.contract import Seat
from games.errors import GameError, IllegalMove, NotYourTurn
from games.partners import board
from games.partners.board import Use
from games.partners.moves import Enter, Give, Move, Swap, Walk, card_of
from games.partners.naming import card_term
from games.partners.state import State
from games.partners.views import Kind


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
    if board.result(s.board, seat, use, s.options) is None:
        return IllegalMove("partners-no-use", "4.1", card=card_term(card))
    return None


def _not_held(card: Kind) -> IllegalMove:
    return IllegalMove("partners-not-in-hand", "3.1", card=card_term(card))
