"""The bot's move with its reason, from the view of one seat. Amounts are steps of a piece."""

from itertools import islice

from games.advice import Advice
from games.contract import Seat, Text
from games.params import Param
from games.partners import board
from games.partners.board import Use
from games.partners.bot import playouts, weighing
from games.partners.moves import ENTERING, Enter, Give, Move, Swap
from games.partners.naming import piece_text
from games.partners.pieces import partner
from games.partners.views import HOUSE, YARD, PartnersView
from games.partners.worth import team_worth
from games.search import Pseudo


def advise(view: PartnersView) -> Advice[Move] | None:
    """Returns the advice for a seat that the table waits for; None for another."""
    if view.seat is None or view.seat not in view.waiting:
        return None
    if view.phase == "give":
        return _give(view, view.seat)
    use = playouts.best_use(view, view.seat, Pseudo(view.number))  # always the same for a view
    return Advice(use, _reason(view, view.seat, use))


def _give(view: PartnersView, seat: Seat) -> Advice[Move]:
    """The card that helps the partner most and costs least."""
    move = weighing.best(view)
    assert isinstance(move, Give)
    if move.card in ENTERING and weighing.needs_start(view.board, board.mover(view.board, partner(seat))):
        return Advice(move, Text("partners-hint-give-start"))
    rest = list(view.hand)
    rest.remove(move.card)
    cost = weighing.hand_worth(view, seat, view.hand) - weighing.hand_worth(view, seat, rest)
    theirs = weighing.card_worth(view, partner(seat), move.card)
    amounts: dict[str, Param] = {"theirs": max(0, round(theirs)), "cost": max(0, round(cost))}
    return Advice(
        move, Text("partners-hint-give" if any(amounts.values()) else "partners-hint-give-nothing", amounts)
    )


def _reason(view: PartnersView, seat: Seat, use: Use) -> Text:
    """What the move does first of all, and what the position gains by it for the side."""
    done = board.result(view.board, seat, use, view.options)
    assert done is not None  # the move is legal
    kinds = dict.fromkeys(view.hand)
    uses = (use for card in kinds for use in board.uses(view.board, seat, card, view.options))
    if len({str(use) for use in islice(uses, 2)}) == 1:
        return Text("partners-hint-only")
    gain = team_worth(done[0], seat, view.sizes) - team_worth(view.board, seat, view.sizes)
    params: dict[str, Param] = {"gain": round(gain)}
    if gain < 0:
        return Text("partners-hint-walk", params)
    # the first piece of the others that goes back to its yard
    pairs = enumerate(zip(view.board.spots, done[0].spots, strict=True))
    hit = next((n for n, (a, b) in pairs if a != YARD == b and n // 4 % 2 != seat % 2), None)
    if hit is not None:
        return Text("partners-hint-hit", params | {"piece": piece_text(hit)})
    if isinstance(use, Swap):
        return Text("partners-hint-swap", params)
    if isinstance(use, Enter):
        return Text("partners-hint-enter", params)
    comes_home = any(a < HOUSE <= b for a, b in zip(view.board.spots, done[0].spots, strict=True))
    return Text("partners-hint-house" if comes_home else "partners-hint-walk", params)
