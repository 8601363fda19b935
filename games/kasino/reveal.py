"""What each seat may know. Secrets leave the state only here and by the audiences of events."""

from typing import Final

from msgspec.structs import replace

from games.kasino.captures.finder import can_capture
from games.kasino.scoring import sides
from games.kasino.state import State
from games.kasino.views import KasinoView, Public
from games.kit.latest import latest
from games.kit.public import PublicFields
from games.kit.seats import put
from games.params import Seat

PUBLIC: Final = PublicFields(State, KasinoView, Public)


@latest  # a move is listed, then checked
def view(s: State, seat: Seat | None) -> KasinoView:
    """Returns what that seat may know: its own hand and all public things; None: the channel.

    Partners know no more of each other than opponents do.
    """
    seen = PUBLIC.view(
        s,
        seat=seat,
        sides=sides(s.seats, s.options),
        deals=s.deals,
        waiting=(s.turn,) if s.phase == "play" else (),
        sizes=tuple(map(len, s.hands)),
        stock=len(s.stock),
        hand=() if seat is None else s.hands[seat],
    )
    return replace(seen, owing=put(seen.owing, s.turn, 0)) if _lapses(seen, s.turn) else seen


def _lapses(seen: KasinoView, turn: Seat) -> bool:
    """Checks if the reader sees that the seat to move owes a capture and can make none (RULES.md 6.1)."""
    if seen.phase != "play" or not seen.owing[turn]:
        return False
    return not (seen.loose or seen.builds) or (seen.seat == turn and not can_capture(seen))
