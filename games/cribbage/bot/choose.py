"""The players of cribbage by strength. Each is given a view and its moves, nothing else."""

from collections.abc import Callable, Sequence
from typing import Final

from games.chance import Chance
from games.cribbage.bot import greedy
from games.cribbage.bot.lookahead import play_worths
from games.cribbage.bot.win_chance import discard_chances
from games.cribbage.moves import Claim, Discard, Move, Muggins, Play
from games.cribbage.score import KEY as KEYS
from games.cribbage.score import VALUE, WORTH, pegging, show
from games.cribbage.views import CribbageView

STRENGTHS: Final = ("easy", "middle", "strong")
OVERLOOKS: Final = 4
"""An easy player plays one card in so many without looking."""


def choose(
    view: CribbageView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
) -> Move | None:
    """The move to make; None where the table does not wait for this seat."""
    return _PLAYERS[strength](view, legal(), chance) if view.seat in view.waiting else None


def in_time(view: CribbageView, moves: Sequence[Move]) -> Move:
    """What is played for a seat whose time has run out: quickly found, and no bad move."""
    return _at_the_show(view, moves) or greedy.best(view, moves)


def _at_the_show(view: CribbageView, moves: Sequence[Move]) -> Move | None:
    """The true count, or what the other has missed; None where nothing lies open to be counted."""
    laid = view.laid
    if laid is None or view.starter is None:
        return None
    worth = show(laid.cards, view.starter, crib=laid.source == "crib")
    right = Claim(worth) if laid.claimed is None else Muggins(worth - laid.claimed)
    return right if right in moves else moves[0]


def _middle(view: CribbageView, moves: Sequence[Move], chance: Chance) -> Move:
    """One card ahead."""
    return in_time(view, moves)


def _strong(view: CribbageView, moves: Sequence[Move], chance: Chance) -> Move:
    """Hand and crib over every starter and what the other may give; the play to the end of the deal."""
    if len(moves) == 1:
        return moves[0]
    if (count := _at_the_show(view, moves)) is not None:
        return count
    discards = [move for move in moves if isinstance(move, Discard)]
    plays = [move for move in moves if isinstance(move, Play)]
    if discards:
        return _first(discards, discard_chances(view, [move.cards for move in discards]))
    if plays:
        return _first(plays, play_worths(view, [move.card for move in plays]))
    return moves[0]


def _first(moves: Sequence[Move], worths: Sequence[float]) -> Move:
    """The move of the highest worth; of equal ones the first."""
    return moves[worths.index(max(worths))]


def _easy(view: CribbageView, moves: Sequence[Move], chance: Chance) -> Move:
    """Keeps what looks well together, whosever the crib is; takes points, where it sees them."""
    overlooks = chance.number("bot", OVERLOOKS) == 0
    if (count := _at_the_show(view, moves)) is not None:
        return _less(count) if overlooks else count
    if overlooks:
        return moves[chance.number("bot", len(moves))]
    return max(moves, key=lambda move: _at_sight(view, move))


def _less(count: Move) -> Move:
    """The same with a pair or a fifteen overlooked."""
    match count:
        case Claim(points):
            return Claim(max(0, points - 2))
        case Muggins():
            return Muggins(0)
    return count


def _at_sight(view: CribbageView, move: Move) -> int:
    match move:
        case Play(card):
            return sum(points for _, points in pegging(view.series, card, view.count + VALUE[card]))
        case Discard(cards):
            kept = [KEYS[card] for card in (*view.hand, *view.given) if card not in cards]
            return sum(WORTH[sum(kept) + key] for key in kept)
    return -1


_PLAYERS: Final[dict[str, Callable[[CribbageView, Sequence[Move], Chance], Move]]] = {
    "easy": _easy,
    "middle": _middle,
    "strong": _strong,
}
