"""Pegs, the end of a game, and statistics. Events are appended to a list."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from games.cards import Card, rank, suit
from games.contract import Event, Figure
from games.cribbage.state import Book, State, Tally, match_points, other, target
from games.cribbage.views import Count, Options, Peg, Result
from games.kit.rules import Events
from games.kit.seats import WHO
from games.params import Seat

HEELS: Final = 2


def peg(s: State, seat: Seat, points: int, events: Events) -> State:
    """Returns the state with the points pegged; at the target the seat has won at once (RULES.md 1.3)."""
    return settle(replace(s, pegs=pegged(s, seat, points)), seat, events) if points else s


def pegged(s: State, seat: Seat, points: int) -> tuple[Peg, Peg]:
    """Returns the pegs with the back one moved in front; none goes past the last hole."""
    front = s.pegs[seat].front
    moved = Peg(min(front + points, target(s.options)), front)
    return (moved, s.pegs[1]) if seat == 0 else (s.pegs[0], moved)


def settle(s: State, seat: Seat, events: Events) -> State:
    """Returns the ended game if the seat that has just pegged is at the target, else the state."""
    return _won(s, seat, events) if s.pegs[seat].front == target(s.options) else s


def _won(s: State, seat: Seat, events: Events) -> State:
    """Ends the game, in a match with its match points (RULES.md 7.2, 7.5)."""
    loser = other(seat)
    score, less = s.pegs[seat].front, s.pegs[loser].front
    events.append(Event("cribbage-won", {"who": WHO[seat], "score": score, "other": less}, kind="verdict"))
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
"""Match points of a game, by the loser's skunk (RULES.md 7.5)."""


def skunked(options: Options, score: int) -> str | None:
    """Returns `skunk` or `double-skunk` for a loser with this score, or None (RULES.md 7.2)."""
    if options.target == "61":
        return "skunk" if score <= 30 else None
    if score <= 60:
        return "double-skunk"
    return "skunk" if score <= 90 else None


def resign(s: State, seat: Seat, events: Events) -> State:
    """Ends the game or match: the other seat wins."""
    events.append(Event("cribbage-resigned", {"who": WHO[seat]}))
    return replace(s, phase="over", winner=other(seat), resigned=seat)


def is_decided(s: State) -> bool:
    """Checks if an ended game ends the table: a single game, a match that is won, a resignation."""
    if s.resigned is not None or s.options.match == "1" or s.winner is None:
        return True
    return match_points(s, s.winner) >= int(s.options.match)


def scores(s: State) -> tuple[int, int]:
    """Returns the scores by seat."""
    return (s.pegs[0].front, s.pegs[1].front)


def has_heels(options: Options, starter: Card) -> bool:
    """Checks if a starter is two points for the dealer (RULES.md 3.4)."""
    return rank(starter) == "J" if options.heels == "jack" else suit(starter) == "D"


def note_deal(s: State) -> Book:
    """Returns the book after a deal or a part of one: its points by source, and the scores."""
    if s.starter is None:
        return s.book
    made = [0, 0]
    for row in (*s.earlier, s.series):
        for played in row:
            made[played.seat] += played.points
    if has_heels(s.options, s.starter):
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
    """Returns the tally with a deal added. A hand or crib counts with its full total."""
    deals, play, hands, hand, best, cribs, crib = msgspec.structs.astuple(tally)
    for count in counts:
        if count.seat == seat and count.source == "crib":
            cribs, crib = cribs + 1, crib + count.total
        elif count.seat == seat:
            hands, hand, best = hands + 1, hand + count.total, max(best, count.total)
    return Tally(deals + 1, play + made, hands, hand, best, cribs, crib)


def figures(s: State, seat: Seat) -> tuple[Figure, ...]:
    """Returns the statistics of a seat's game or match."""
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
