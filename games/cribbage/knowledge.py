"""What follows from a view: the cards not yet seen, and what a seat cannot hold."""

from itertools import pairwise

from games.cards import DECK, Card
from games.cribbage.score import FULL
from games.cribbage.views import CribbageView, Played
from games.params import Seat


def unseen(view: CribbageView) -> tuple[Card, ...]:
    """Returns the cards of the pack that this viewer has not seen in this deal."""
    seen = {*view.hand, *view.given, *((view.starter,) if view.starter else ())}
    seen.update(p.card for p in plays(view))
    seen.update(card for count in view.counts for card in count.cards)
    seen.update(view.laid.cards if view.laid else ())
    return tuple(card for card in DECK if card not in seen)


def plays(view: CribbageView) -> tuple[Played, ...]:
    """Returns all cards played in this deal, in order."""
    return tuple(p for row in (*view.earlier, view.series) for p in row)


def lowest(view: CribbageView, seat: Seat) -> int:
    """Returns the lowest value that a seat can still hold, from the counts at which it could not play."""
    opponent = Seat(1 - seat)
    stuck = [0]
    rows = [(row, True) for row in view.earlier] + [(view.series, False)]
    for row, ended in rows:
        for one, two in pairwise(row):
            if one.seat == two.seat == opponent:
                stuck.append(FULL - one.count)
        skipped = bool(row) and row[-1].seat != seat and view.waiting == (opponent,)
        if row and (ended or skipped):
            stuck.append(FULL - row[-1].count)
    return max(stuck) + 1


def target(view: CribbageView) -> int:
    """Returns the points that win."""
    return int(view.options.target)
