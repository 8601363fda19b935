"""What each seat may know. Secrets leave the state only here and by the audiences of events."""

from typing import Final

from msgspec.structs import replace

from games.kit import secret_choices
from games.kit.public import PublicFields
from games.params import Seat
from games.partners.state import State
from games.partners.views import PartnersView, Public

PUBLIC: Final = PublicFields(State, PartnersView, Public)


def waited_for(s: State) -> tuple[Seat, ...]:
    """Returns the seats that the table waits for, which is public."""
    if s.phase == "play":
        return (s.turn,)
    return secret_choices.missing(s.given) if s.phase == "give" else ()


def public(s: State, seat: Seat | None = None) -> PartnersView:
    """Returns what everybody may know. Partners know no more of each other than opponents do."""
    return PUBLIC.view(
        s,
        seat=seat,
        waiting=waited_for(s),
        ready=tuple(card is not None for card in s.given),
        sizes=tuple(map(len, s.hands)),
        buried=len(s.buried),
    )


def view(s: State, seat: Seat | None) -> PartnersView:
    """Returns what that seat may know: its own hand, the card it gave and the one it received."""
    seen = public(s, seat)
    if seat is None:
        return seen
    return replace(seen, hand=s.hands[seat], given=s.given[seat], received=s.received[seat])
