"""A secret bid of Goofspiel shows in nothing that the others see, hear or are asked."""

import pytest

from games.contract import Seat
from games.goofspiel.rules import GOOFSPIEL
from games.goofspiel.state import State
from tests.contract.checks import hears
from tests.games.goofspiel.positions import bid, make, opening
from tests.secrecy.test_views import encoded, questions


def seen(s: State, viewer: Seat | None) -> str:
    """All that a viewer is shown and asked."""
    asked = questions("goofspiel", s, viewer) if viewer is not None else []
    return encoded([GOOFSPIEL.view(s, viewer), asked, GOOFSPIEL.waits(s)])


@pytest.mark.parametrize("viewer", [Seat(1), Seat(2), None])
def test_no_bid_can_be_told_from_another(viewer: Seat | None) -> None:
    """What another player or the channel gets is the same for every bid, and a change of it has no event."""
    s = opening(3, [7])
    shown = set()
    for value in range(1, 14):
        step = make(s, 0, bid(0, value))
        changed = make(step.state, 0, bid(0, value % 13 + 1))
        heard = [event for event in step.events if hears(event, viewer)]
        assert changed.events == ()
        shown |= {(seen(step.state, viewer), encoded(heard)), (seen(changed.state, viewer), encoded(heard))}
    assert len(shown) == 1


def test_the_order_of_the_prizes_is_unknown() -> None:
    """No view depends on the order of the prizes to come."""
    for viewer in (Seat(0), None):
        assert seen(opening(2, [7, 13, 1]), viewer) == seen(opening(2, [7, 1, 13]), viewer)
