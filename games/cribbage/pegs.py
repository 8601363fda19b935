"""The pegs and what is written down: points on the board, the end of a game, numbers to remember.

Where something is told, it is added to a list of events.
"""

from typing import Final, get_args

from msgspec.structs import replace

from games.cards import rank
from games.contract import Event, Figure, Term, Who
from games.cribbage.score import PegKind
from games.cribbage.state import Book, State, Tally, match_points, other, target
from games.cribbage.views import Count, Kind, Options, Peg, Result, Source
from games.params import Seat

HEELS: Final = 2
WHO: Final = (Who(Seat(0)), Who(Seat(1)))
TERMS: Final = {
    kind: Term(f"term-cribbage-{kind}") for kind in (*get_args(Source), *get_args(Kind), *get_args(PegKind))
}

Events = list[Event]


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
    s = note_play(s) if s.phase == "play" else s
    result = Result(seat, scores(s), WORTH[skunk])
    s = replace(s, phase="over", winner=seat, book=replace(note_score(s), results=(*s.book.results, result)))
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


def is_decided(s: State) -> bool:
    """Whether an ended game has ended all: a single game, a match that is won, a resignation."""
    if s.resigned is not None or s.options.match == "1" or s.winner is None:
        return True
    return match_points(s, s.winner) >= int(s.options.match)


def scores(s: State) -> tuple[int, int]:
    """The points on the board by seat."""
    return (s.pegs[0].front, s.pegs[1].front)


def note_score(s: State) -> Book:
    """The book with how the pegs stand now."""
    now = scores(s)
    history = s.book.history
    return s.book if history and history[-1] == now else replace(s.book, history=(*history, now))


def note_play(s: State) -> State:
    """When the play is over: what each made in it, heels too, and how the pegs stand."""
    made = [0, 0]
    for row in (*s.earlier, s.series):
        for played in row:
            made[played.seat] += played.points
    if s.starter is not None and rank(s.starter) == "J":
        made[s.dealer] += HEELS
    one, two = (
        replace(tally, deals=tally.deals + 1, play=tally.play + points)
        for tally, points in zip(s.book.tallies, made, strict=True)
    )
    return replace(s, book=replace(s.book, tallies=(one, two), history=(*s.book.history, scores(s))))


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


def note_count(s: State, count: Count) -> State:
    """When a hand or crib is counted: what it is worth, whoever has seen it."""
    tallies = tuple(_with(t, count) if n == count.seat else t for n, t in enumerate(s.book.tallies))
    return replace(s, book=replace(s.book, tallies=(tallies[0], tallies[1])))


def _with(tally: Tally, count: Count) -> Tally:
    if count.source == "crib":
        return replace(tally, cribs=tally.cribs + 1, crib=tally.crib + count.total)
    best = max(tally.best, count.total)
    return replace(tally, hands=tally.hands + 1, hand=tally.hand + count.total, best=best)
