"""Builds views. With the audiences of events this is the only way out for a secret."""

from typing import Final

from games.cards import by_rank
from games.goofspiel.state import State
from games.goofspiel.views import GoofspielView, Public
from games.kit import secret_choices
from games.kit.public import PublicFields
from games.params import Seat

PUBLIC: Final = PublicFields(State, GoofspielView, Public)


def view(s: State, seat: Seat | None) -> GoofspielView:
    """Returns what the seat may know. Secret are the bids of the others and the order of the prizes."""
    return PUBLIC.view(
        s,
        seat=seat,
        waiting=secret_choices.missing(s.bids),
        prize=s.prizes[0] if s.prizes else None,
        left=by_rank(s.prizes[1:]),
        bid=None if seat is None else s.bids[seat],
    )
