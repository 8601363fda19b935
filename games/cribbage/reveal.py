"""What each seat may know. Secrets leave the state only here and by the audiences of events."""

from typing import Final

from msgspec.structs import replace

from games.cribbage import counting
from games.cribbage.state import State
from games.cribbage.views import CribbageView, Line, Public
from games.kit.hands import without
from games.kit.public import PublicFields
from games.params import Seat

SEATS = (Seat(0), Seat(1))

PUBLIC: Final = PublicFields(State, CribbageView, Public)


def waited_for(s: State) -> tuple[Seat, ...]:
    """Returns the seats that the table waits for, which is public (RULES.md 8)."""
    if s.phase in ("play", "count"):
        return (s.turn,)
    return tuple(seat for seat in SEATS if not s.given[seat]) if s.phase == "discard" else ()


def held(s: State, seat: Seat) -> int:
    """Returns how many cards a seat visibly holds, without those it has given to the crib."""
    gone = len(s.given[seat]) if s.starter is None else 0
    return len(s.hands[seat]) - gone


def public(s: State, seat: Seat | None = None) -> CribbageView:
    """Returns what everybody may know."""
    return PUBLIC.view(
        s,
        seat=seat,
        waiting=waited_for(s),
        scores=(s.pegs[0].front, s.pegs[1].front),
        sizes=(held(s, SEATS[0]), held(s, SEATS[1])),
        ready=(bool(s.given[0]), bool(s.given[1])),
        laid=counting.laid(s),
        started=s.book.started,
        results=s.book.results,
        history=s.book.history if s.played is None or s.phase == "over" else (*s.book.history, s.played),
    )


def view(s: State, seat: Seat | None) -> CribbageView:
    """Returns what that seat may know; None: the channel, which sees no card in a hand."""
    seen = public(s, seat)
    if seat is None:
        return seen
    given = s.given[seat]
    hand = s.hands[seat] if s.starter else without(s.hands[seat], given)
    kept = s.kept[seat] if s.starter or not given else hand
    seen = replace(seen, hand=hand, kept=kept, given=given)
    past = s.book.past
    if past is None:
        return seen
    line = Line(past.dealer, past.given[seat], past.kept[seat], past.starter, past.rows)
    return replace(seen, past=line)
