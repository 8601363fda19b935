"""The pegs and what is written down: points on the board, the end of a game, numbers to remember.

Where something is told, it is added to a list of events.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from games.cards import rank
from games.contract import Event, Figure
from games.cribbage.state import Book, State, Tally, match_points, other, target
from games.cribbage.views import Count, Options, Peg, Result
from games.kit.rules import Events
from games.kit.seats import WHO
from games.params import Seat

HEELS: Final = 2


def peg(s: State, seat: Seat, points: int, events: Events) -> State:
    """The points on the board; who reaches the target has won that instant (RULES.md 1.3)."""
    return settle(replace(s, pegs=pegged(s, seat, points)), seat, events) if points else s


def pegged(s: State, seat: Seat, points: int) -> tuple[Peg, Peg]:
    """The back peg jumps over the front one; none goes past the last hole."""
    front = s.pegs[seat].front
    moved = Peg(min(front + points, target(s.options)), front)
    return (moved, s.pegs[1]) if seat == 0 else (s.pegs[0], moved)


def settle(s: State, seat: Seat, events: Events) -> State:
    """The end, if the seat that has just pegged stands in the last hole."""
    return _won(s, seat, events) if s.pegs[seat].front == target(s.options) else s


def _won(s: State, seat: Seat, events: Events) -> State:
    """A game is over; in a match its points are told too (RULES.md 7.2, 7.5)."""
    loser = other(seat)
    score, less = s.pegs[seat].front, s.pegs[loser].front
    events.append(Event("cribbage-won", {"who": WHO[seat], "score": score, "other": less}))
    if skunk := skunked(s.options, less):
        events.append(Event(f"cribbage-{skunk}", {"who": WHO[loser]}))
    result = Result(seat, scores(s), WORTH[skunk])
    book = replace(note_deal(s), results=(*s.book.results, result))
    s = replace(s, phase="over", winner=seat, book=book)
    if s.options.match != "1":
        mine, theirs = match_points(s, seat), match_points(s, loser)
        events.append(Event("cribbage-match", {"who": WHO[seat], "points": mine, "other": theirs}))
    return s


WORTH: Final[dict[str | None, int]] = {None: 1, "skunk": 2, "double-skunk": 3}
"""The match points of a game, by how badly it was lost (RULES.md 7.5)."""


def skunked(options: Options, score: int) -> str | None:
    """`skunk` or `double-skunk` for a loser with this score, or None (RULES.md 7.2)."""
    if options.target == "61":
        return "skunk" if score <= 30 else None
    return "double-skunk" if score <= 60 else "skunk" if score <= 90 else None


def resign(s: State, seat: Seat, events: Events) -> State:
    """Ends the game or match: the other seat wins."""
    events.append(Event("cribbage-resigned", {"who": WHO[seat]}))
    return replace(s, phase="over", winner=other(seat), resigned=seat)


def is_decided(s: State) -> bool:
    """Whether an ended game has ended all: a single game, a match that is won, a resignation."""
    if s.resigned is not None or s.options.match == "1" or s.winner is None:
        return True
    return match_points(s, s.winner) >= int(s.options.match)


def scores(s: State) -> tuple[int, int]:
    """The points on the board by seat."""
    return (s.pegs[0].front, s.pegs[1].front)


def note_deal(s: State) -> Book:
    """The book after a deal, or what there was of it: its points by their source, and how the pegs stand.

    All at once, for a deal is over far less often than something is pegged.
    """
    if s.starter is None:
        return s.book
    made = [0, 0]
    for row in (*s.earlier, s.series):
        for played in row:
            made[played.seat] += played.points
    if rank(s.starter) == "J":
        made[s.dealer] += HEELS
    one, other = s.book.tallies
    notes = (scores(s),) if s.played is None else (s.played, scores(s))
    return Book(
        s.book.started,
        s.book.results,
        (*s.book.history, *notes),
        (_with(one, made[0], 0, s.counts), _with(other, made[1], 1, s.counts)),
        s.book.past,
    )


def _with(tally: Tally, made: int, seat: int, counts: Sequence[Count]) -> Tally:
    """With the points of a deal: a hand or crib counts for what it is worth, whoever has seen it."""
    deals, play, hands, hand, best, cribs, crib = msgspec.structs.astuple(tally)
    for count in counts:
        if count.seat == seat and count.source == "crib":
            cribs, crib = cribs + 1, crib + count.total
        elif count.seat == seat:
            hands, hand, best = hands + 1, hand + count.total, max(best, count.total)
    return Tally(deals + 1, play + made, hands, hand, best, cribs, crib)


def figures(s: State, seat: Seat) -> tuple[Figure, ...]:
    """What a seat's game or match has come to in numbers."""
    tally = s.book.tallies[seat]
    given, taken = (
        sum(r.worth > 1 for r in s.book.results if (r.winner == seat) is won) for won in (True, False)
    )
    return (
        Figure("cribbage-figure-best", "most", tally.best),
        Figure("cribbage-figure-hand", "mean", tally.hand, tally.hands),
        Figure("cribbage-figure-crib", "mean", tally.crib, tally.cribs),
        Figure("cribbage-figure-play", "mean", tally.play, tally.deals),
        Figure("cribbage-figure-skunks", "sum", given),
        Figure("cribbage-figure-skunked", "sum", taken),
    )
