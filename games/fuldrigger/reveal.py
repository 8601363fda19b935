"""What each may know of a game: with the audiences of events the only way out for a secret.

Secret are the order of the deck, offers between two others, and by a house rule the ducats of the others.
"""

from games.fuldrigger.state import PLACES, State
from games.fuldrigger.views import FuldriggerView
from games.params import Seat


def view(s: State, seat: Seat | None) -> FuldriggerView:
    """What that seat may know; None is the channel."""
    return FuldriggerView(
        seat=seat,
        options=s.options,
        waiting=waiting(s, seat),
        sea=s.sea,
        cash=_shown(s, seat, s.cash),
        curve=tuple(_shown(s, seat, fortunes) for fortunes in s.curve),
        offers=tuple(o for o in s.offers if seat in (o.treaty.seat, o.treaty.other)),
        refused=tuple(t for t in s.refused if seat in (t.seat, t.other)),
        counts=_counts(s, seat),
    )


def waiting(s: State, seat: Seat | None) -> tuple[Seat, ...]:
    """The seat whose turn it is, for all; and the viewer itself, where it has an offer to answer."""
    if s.sea.phase == "over":
        return ()
    asked = seat is not None and any(o.treaty.other == seat for o in s.offers)
    return (s.sea.turn, seat) if asked and seat is not None and seat != s.sea.turn else (s.sea.turn,)


def _shown(s: State, seat: Seat | None, amounts: tuple[int, ...]) -> tuple[int | None, ...]:
    """The ducats or fortunes, without those that a house rule hides until the end."""
    if s.options.cash == "open" or s.sea.phase == "over":
        return amounts
    return tuple(amount if n == seat else None for n, amount in enumerate(amounts))


def _counts(s: State, seat: Seat | None) -> tuple[int, ...]:
    """How many offers each has made to each, as far as the viewer has been one of the two."""
    if seat is None:
        return (0,) * len(s.counts)
    return tuple(n if seat in divmod(at, PLACES) else 0 for at, n in enumerate(s.counts))
