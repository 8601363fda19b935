"""Builds each seat's view of a state. Only views and event audiences may let secrets out."""

from typing import Final

from msgspec.structs import replace

from games.cards import Card
from games.kinaskak import course, plans, wishes
from games.kinaskak.state import State, contract, rules_of
from games.kinaskak.views import KinaskakView, Public
from games.kit.latest import latest
from games.kit.public import PublicFields
from games.params import Seat

PUBLIC: Final = PublicFields(State, KinaskakView, Public)


def waited_for(s: State) -> tuple[Seat, ...]:
    """Returns the seats publicly waited for: in a buying all who could buy, answered or not."""
    if s.phase == "over":
        return ()
    return course.buyers(s) if s.phase == "buy" else (s.turn,)


def public(s: State, seat: Seat | None = None) -> KinaskakView:
    """Returns the public view: no wish, no answer, no card of a hand or of the stock."""
    return PUBLIC.view(
        s,
        seat=seat,
        ladder=rules_of(s),
        contract=contract(s),
        waiting=waited_for(s),
        sizes=tuple(map(len, s.hands)),
        stock=len(s.stock),
    )


@latest  # a move is listed, then checked
def view(s: State, seat: Seat | None) -> KinaskakView:
    """Returns the seat's view, with its own hand, wish and answer; a seat that answered is not waited for."""
    seen = public(s, seat)
    if seat is None:
        return seen
    answer = s.answers[seat]
    stands = "" if s.laid[seat] else s.wishes[seat]
    return replace(
        seen,
        hand=s.hands[seat],
        plan=_plan(s, seat),
        wish=s.wishes[seat],
        wished=wishes.text(stands) if stands else None,
        answer=answer,
        gained=s.gained[seat],
        newest=s.newest[seat],
        waiting=seen.waiting if answer is None else tuple(one for one in seen.waiting if one != seat),
    )


def _plan(s: State, seat: Seat) -> tuple[tuple[Card, ...], ...]:
    """Returns the hand arranged by the contract; empty once the contract is laid."""
    if s.laid[seat]:
        return (s.hands[seat],) if s.hands[seat] else ()
    return plans.plan(s.hands[seat], contract(s), rules_of(s).values)
