"""What each may know of a game: with the audiences of events the only way out for a secret."""

from msgspec.structs import replace

from games.cards import Card
from games.kinaskak import course, plans, wishes
from games.kinaskak.state import State, contract, rules_of
from games.kinaskak.views import KinaskakView
from games.params import Seat


def waited_for(s: State) -> tuple[Seat, ...]:
    """The seats that everybody may know to be waited for: in a buying all who could buy, answered or not."""
    if s.phase == "over":
        return ()
    return course.buyers(s) if s.phase == "buy" else (s.turn,)


def public(s: State, seat: Seat | None = None) -> KinaskakView:
    """What everybody may know; no wish, no answer, no card of a hand or of the stock."""
    return KinaskakView(
        seat=seat,
        options=s.options,
        ladder=rules_of(s),
        phase=s.phase,
        round=s.round,
        contract=contract(s),
        dealer=s.dealer,
        turn=s.turn,
        turns=s.turns,
        step=s.step,
        taken=s.taken,
        waiting=waited_for(s),
        sizes=tuple(len(hand) for hand in s.hands),
        buys=s.buys,
        fines=s.fines,
        laid=s.laid,
        melds=s.melds,
        pile=s.pile,
        stock=len(s.stock),
        discarder=s.discarder,
        known=s.known,
        sheet=s.sheet,
        deeds=s.deeds,
        earlier=s.earlier,
        gone=s.gone,
        is_cut=s.is_cut,
        reshuffles=s.reshuffles,
    )


def view(s: State, seat: Seat | None) -> KinaskakView:
    """What that seat may know: its own hand, wish and answer; who has answered is no more waited for."""
    seen = public(s, seat)
    if seat is None:
        return seen
    answer = s.answers[seat]
    return replace(
        seen,
        hand=s.hands[seat],
        plan=_plan(s, seat),
        wish=s.wishes[seat],
        wished=wishes.text(s.wishes[seat]) if s.wishes[seat] else None,
        answer=answer,
        gained=s.gained[seat],
        waiting=seen.waiting if answer is None else tuple(one for one in seen.waiting if one != seat),
    )


def _plan(s: State, seat: Seat) -> tuple[tuple[Card, ...], ...]:
    """The hand by the contract; once that is laid there is nothing to arrange."""
    if s.laid[seat]:
        return (s.hands[seat],) if s.hands[seat] else ()
    return plans.plan(s.hands[seat], contract(s), rules_of(s).values)
