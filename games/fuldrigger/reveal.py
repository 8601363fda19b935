"""Builds each seat's view of a state. Only views and event audiences may let secrets out.

Secret are the order of the deck, offers between two others, by a house rule the cash of the others, and which
ships the company to play has decided to leave as they are.
"""

from msgspec.structs import replace

from games.fuldrigger.state import PLACES, State
from games.fuldrigger.views import FuldriggerView
from games.kit.latest import latest
from games.params import Seat


@latest
def view(s: State, seat: Seat | None) -> FuldriggerView:
    """Returns the seat's view; for None the public view."""
    return FuldriggerView(
        seat=seat,
        options=s.options,
        waiting=waiting(s, seat),
        sea=s.sea if seat == s.sea.turn or not s.sea.settled else replace(s.sea, settled=()),
        cash=_shown(s, seat, s.cash),
        curve=tuple(_shown(s, seat, fortunes) for fortunes in s.curve),
        offers=tuple(o for o in s.offers if seat in (o.treaty.seat, o.treaty.other)),
        refused=tuple(t for t in s.refused if seat in (t.seat, t.other)),
        counts=_counts(s, seat),
    )


def waiting(s: State, seat: Seat | None) -> tuple[Seat, ...]:
    """Returns the seats waited for: the one to play, and the viewer if it has an offer to answer."""
    if s.sea.phase == "over":
        return ()
    asked = seat != s.sea.turn and any(offer.treaty.other == seat for offer in s.offers)
    return (s.sea.turn, seat) if seat is not None and asked else (s.sea.turn,)


def _shown(s: State, seat: Seat | None, amounts: tuple[int, ...]) -> tuple[int | None, ...]:
    """Returns the amounts without those that a house rule hides until the end."""
    if s.options.cash == "open" or s.sea.phase == "over":
        return amounts
    return tuple(amount if n == seat else None for n, amount in enumerate(amounts))


def _counts(s: State, seat: Seat | None) -> tuple[int, ...]:
    """Returns the numbers of offers of which the viewer was a party."""
    if seat is None:
        return (0,) * len(s.counts)
    return tuple(n if seat in divmod(at, PLACES) else 0 for at, n in enumerate(s.counts))
