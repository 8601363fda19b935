"""A random full state that fits a view: unseen cards are dealt anew."""

from collections.abc import Sequence

from games.cards import Card, by_rank
from games.chance import Chance
from games.cribbage.knowledge import lowest, plays, unseen
from games.cribbage.reveal import PUBLIC, SEATS
from games.cribbage.score import VALUE
from games.cribbage.state import Book, Hand, Past, State, other
from games.cribbage.views import CribbageView
from games.params import Seat


def imagine(view: CribbageView, chance: Chance) -> State:
    """Returns a state with the same view for this seat, in which nobody has refused to play."""
    pool = list(chance.shuffle("imagine", unseen(view)))
    hands: list[Hand] = [(), ()]
    given: list[Hand] = [(), ()]
    hidden = [seat for seat in SEATS if seat != view.seat]
    if view.seat is not None:
        hands[view.seat], given[view.seat] = view.hand, view.given
    for seat in sorted(hidden, key=lambda seat: -lowest(view, seat)):
        hands[seat] = _take(pool, view.sizes[seat], lowest(view, seat))
    for seat in hidden:
        given[seat] = _give(view, pool, given)[: 2 if view.ready[seat] else 0]
    if view.starter is None:
        hands = [by_rank((*h, *g)) for h, g in zip(hands, given, strict=True)]
    return _state(view, (hands[0], hands[1]), (given[0], given[1]))


def _kept(view: CribbageView, hand: Hand, seat: Seat) -> Hand:
    """Returns the four cards of a hand, held or played, once there is a starter."""
    return by_rank((*hand, *(p.card for p in plays(view) if p.seat == seat))) if view.starter else ()


def _take(pool: list[Card], size: int, low: int) -> Hand:
    """Removes and returns the first cards of the pool that are not below the value."""
    taken = [card for card in pool if VALUE[card] >= low][:size]
    for card in taken:
        pool.remove(card)
    return by_rank(taken)


def _give(view: CribbageView, pool: list[Card], given: Sequence[Hand]) -> Hand:
    """Returns two cards for the crib: of the counted crib if it is known, else of the pool."""
    open_now = (view.laid,) if view.laid else ()
    shown = next((one.cards for one in (*view.counts, *open_now) if one.source == "crib"), None)
    source = pool if shown is None else [c for c in shown if c not in given[0] and c not in given[1]]
    cards = by_rank(source[:2])
    for card in cards:
        if card in pool:
            pool.remove(card)
    return cards


def _state(view: CribbageView, hands: tuple[Hand, Hand], given: tuple[Hand, Hand]) -> State:
    is_counting = view.phase == "count"
    return PUBLIC.state(
        view,
        hands=hands,
        turn=view.waiting[0] if view.phase in ("play", "count") else other(view.dealer),
        given=given,
        kept=(_kept(view, hands[0], SEATS[0]), _kept(view, hands[1], SEATS[1])),
        claimed=view.laid.claimed if view.laid else None,
        played=view.history[-1] if is_counting else None,
        book=Book(
            started=view.started,
            results=view.results,
            history=view.history[:-1] if is_counting else view.history,
            past=_past(view),
        ),
    )


def _past(view: CribbageView) -> Past | None:
    """Returns the previous deal without the opponent's cards."""
    line, seat = view.past, view.seat
    if line is None or seat is None:
        return None
    none: Hand = ()
    given = (line.given, none) if seat == 0 else (none, line.given)
    kept = (line.kept, none) if seat == 0 else (none, line.kept)
    return Past(line.dealer, given, kept, line.starter, line.rows)
