"""The bots of cribbage by strength. Each gets a view and its moves only."""

from collections.abc import Callable, Sequence
from typing import Final

from games.chance import Chance
from games.cribbage.bot import greedy
from games.cribbage.bot.lookahead import play_worths
from games.cribbage.bot.win_chance import discard_chances
from games.cribbage.facts import pegging
from games.cribbage.moves import Claim, Discard, Move, Muggins, Play
from games.cribbage.score import VALUE, four, show
from games.cribbage.views import CribbageView

STRENGTHS: Final = ("easy", "middle", "strong")
OVERLOOKS: Final = 4
"""The easy bot overlooks points once in so many decisions."""


def choose(
    view: CribbageView, legal: Callable[[], Sequence[Move]], chance: Chance, strength: str
) -> Move | None:
    """Returns the bot's move; None if the table does not wait for the seat."""
    return _PLAYERS[strength](view, legal(), chance) if view.seat in view.waiting else None


def in_time(view: CribbageView, moves: Sequence[Move]) -> Move:
    """Returns a good move that is found quickly."""
    return _at_the_show(view, moves) or greedy.best(view, moves)


def _at_the_show(view: CribbageView, moves: Sequence[Move]) -> Move | None:
    """Returns the true count, or the missed points; None if nothing is to be counted."""
    laid = view.laid
    if laid is None or view.starter is None:
        return None
    worth = show(laid.cards, view.starter, crib=laid.source == "crib")
    right = Claim(worth) if laid.claimed is None else Muggins(worth - laid.claimed)
    return right if right in moves else moves[0]


def _strong(view: CribbageView, moves: Sequence[Move], chance: Chance) -> Move:
    """Weighs hand and crib over every starter and likely discards, and plays out the deal."""
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
    """Returns the first move of the highest worth."""
    return moves[worths.index(max(worths))]


def _easy(view: CribbageView, moves: Sequence[Move], chance: Chance) -> Move:
    """Keeps what counts at once, whosever the crib is; takes points, and else plays its highest card.

    Sometimes it overlooks points: it keeps the second best, plays the highest card, or counts too little.
    """
    overlooks = chance.number("bot", OVERLOOKS) == 0
    if (count := _at_the_show(view, moves)) is not None:
        return _less(count) if overlooks else count
    sorted_moves = sorted(moves, key=lambda move: _at_sight(view, move, is_blind=overlooks), reverse=True)
    is_second = overlooks and isinstance(sorted_moves[0], Discard)
    return sorted_moves[int(is_second and len(sorted_moves) > 1)]


def _less(count: Move) -> Move:
    """Returns the call with a pair or a fifteen overlooked."""
    match count:
        case Claim(points):
            return Claim(max(0, points - 2))
        case Muggins():
            return Muggins(0)
    return count


def _at_sight(view: CribbageView, move: Move, *, is_blind: bool) -> tuple[int, int]:
    """Returns the points that a move makes at once, in the play not if blind, and the value of the card."""
    match move:
        case Play(card):
            made = pegging(view.series, card, view.count + VALUE[card])
            return 0 if is_blind else sum(points for _, points in made), VALUE[card]
        case Discard(cards):
            return four(tuple(card for card in (*view.hand, *view.given) if card not in cards)), 0
    return -1, 0


_PLAYERS: Final[dict[str, Callable[[CribbageView, Sequence[Move], Chance], Move]]] = {
    "easy": _easy,
    "middle": lambda view, moves, chance: in_time(view, moves),  # looks one card ahead
    "strong": _strong,
}
