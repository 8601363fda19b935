"""Kasino: hands and stock are hidden, from a partner too; captured cards are known only as seen."""

import msgspec
import pytest

from games.contract import Seat
from games.kasino.rules import KASINO
from games.kasino.state import State
from tests.contract.records import play
from tests.secrecy.test_views import encoded, hunted, named, questions

SEATS = tuple(Seat(n) for n in range(4))
GAMES = 3


def hidden_from(s: State, viewer: Seat | None) -> set[str]:
    """Every card that the viewer has not seen in this round."""
    unseen = {card for seat, hand in enumerate(s.hands) for card in hand if seat != viewer}
    return unseen | {*s.stock}


@pytest.mark.parametrize("viewer", [*SEATS[:3], None])
def test_no_hidden_card_is_named_to_anybody(viewer: Seat | None) -> None:
    """No hidden card of a hand or of the stock is in a view, a question or an event of this viewer."""
    looked = 0
    for number in range(GAMES):
        record = play("kasino", number)
        if viewer is not None and viewer >= record.seats:
            continue
        for s, heard in hunted("kasino", number, viewer, "kasino-round"):
            sent = encoded([KASINO.view(s, viewer), heard])
            assert not named(sent) & hidden_from(s, viewer)
            looked += len(hidden_from(s, viewer))
        if viewer is not None:
            for s in record.some(3):
                assert not named(encoded(questions("kasino", s, viewer))) & hidden_from(s, viewer)
    assert looked > 1_500


def test_partner_and_opponent_see_the_same() -> None:
    """Without the seat's own hand, the view of every seat is that of the channel."""
    for number in range(GAMES):
        record = play("kasino", number)
        for s in record.some(5):
            for seat in SEATS[: record.seats]:
                bare = msgspec.structs.replace(KASINO.view(s, seat), seat=None, hand=())
                assert bare == KASINO.view(s, None)


def test_everything_that_happens_is_open() -> None:
    """Every event is for all; in Kasino all turns are public."""
    record = play("kasino", 1)
    assert all(event.audience is None for entry in record.entries for event in entry.step.events)
