"""What each seat may know. Secrets leave the state only here and by the audiences of events."""

from msgspec.structs import replace

from games.params import Seat
from games.partners.state import State
from games.partners.views import SEATS, PartnersView


def waited_for(s: State) -> tuple[Seat, ...]:
    """Returns the seats that the table waits for, which is public."""
    if s.phase == "play":
        return (s.turn,)
    return tuple(seat for seat in SEATS if s.given[seat] is None) if s.phase == "give" else ()


def public(s: State, seat: Seat | None = None) -> PartnersView:
    """Returns what everybody may know. Partners know no more of each other than opponents do."""
    return PartnersView(
        seat=seat,
        options=s.options,
        phase=s.phase,
        deal=s.deal,
        round=s.round,
        dealer=s.dealer,
        waiting=waited_for(s),
        ready=tuple(card is not None for card in s.given),
        sizes=tuple(len(hand) for hand in s.hands),
        number=s.number,
        board=s.board,
        turns=s.turns,
        earlier=s.earlier,
        played=s.played,
        buried=len(s.buried),
        winners=s.winners,
        resigned=s.resigned,
    )


def view(s: State, seat: Seat | None) -> PartnersView:
    """Returns what that seat may know: its own hand, the card it gave and the one it received."""
    seen = public(s, seat)
    if seat is None:
        return seen
    return replace(seen, hand=s.hands[seat], given=s.given[seat], received=s.received[seat])
