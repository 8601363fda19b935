"""What each seat may know. Secrets leave the state only here and by the audiences of events."""

from msgspec.structs import replace

from games.kasino.state import State, sides
from games.kasino.views import KasinoView
from games.kit.latest import latest
from games.params import Seat


def public(s: State, seat: Seat | None = None) -> KasinoView:
    """Returns what everybody may know. Partners know no more of each other than opponents do."""
    return KasinoView(
        seat=seat,
        options=s.options,
        sides=sides(s.seats, s.options),
        phase=s.phase,
        round=s.round,
        deal=s.deal,
        deals=s.deals,
        dealer=s.dealer,
        leader=s.leader,
        waiting=(s.turn,) if s.phase == "play" else (),
        number=s.number,
        sizes=tuple(len(hand) for hand in s.hands),
        stock=len(s.stock),
        loose=s.loose,
        builds=s.builds,
        piles=s.piles,
        svups=s.svups,
        owing=s.owing,
        last_capturer=s.last_capturer,
        turns=s.turns,
        scores=s.scores,
        count=s.count,
        winners=s.winners,
        resigned=s.resigned,
    )


@latest  # a move is listed, then checked
def view(s: State, seat: Seat | None) -> KasinoView:
    """Returns what that seat may know: its own hand and all public things; None: the channel."""
    seen = public(s, seat)
    return seen if seat is None else replace(seen, hand=s.hands[seat])
