"""Kasino: hands and stock are hidden, from a partner too; captured cards are known only as seen."""

from itertools import islice

import msgspec
import pytest

from games.cards import DECK
from games.contract import Event, Seat
from games.kasino.rules import KASINO
from games.kasino.state import State
from tests.contract.checks import hears
from tests.contract.records import play
from tests.secrecy.refusals import refused
from tests.secrecy.test_views import encoded, named, positions, questions

SEATS = tuple(Seat(n) for n in range(4))
GAMES = 3


def hidden_from(s: State, viewer: Seat | None) -> set[str]:
    """Every card that the viewer has not seen in this round."""
    unseen = {card for seat, hand in enumerate(s.hands) for card in hand if seat != viewer}
    return unseen | {*s.stock}


@pytest.mark.parametrize("viewer", [*SEATS[:3], None])
def test_no_hidden_card_is_named_to_anybody(viewer: Seat | None) -> None:
    """No hidden card of a hand or of the stock is in a view, a question or an event of this viewer."""
    hunted = 0
    for number in range(GAMES):
        record = play("kasino", number)
        if viewer is not None and viewer >= record.seats:
            continue
        heard: list[Event] = []
        for entry in record.entries:
            s = entry.step.state
            for event in entry.step.events:
                heard = [] if event.id == "kasino-round" else heard
                heard += [event] if hears(event, viewer) else []
            sent = encoded([KASINO.view(s, viewer), heard])
            assert not named(sent) & hidden_from(s, viewer)
            hunted += len(hidden_from(s, viewer))
        if viewer is not None:
            for s in record.some(3):
                assert not named(encoded(questions("kasino", s, viewer))) & hidden_from(s, viewer)
    assert hunted > 1_500


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


@pytest.mark.parametrize("viewer", SEATS[:2])
def test_refusals_do_not_depend_on_hidden_cards(viewer: Seat) -> None:
    """For each move that is tried, the error or its absence is the same whatever others hold or build."""
    tried = 0
    for s, again in islice(positions("kasino", viewer), 8):
        texts = [f"lay {card}" for card in DECK]
        texts += [f"take {card} b{value}" for card in DECK[:13] for value in range(2, 17, 3)]
        texts += [f"take {card} {lying}" for card in DECK[13:26] for lying in s.loose[:4]]
        texts += [f"build 9 {card}+{lying}" for card in DECK[26:39] for lying in s.loose[:4]]
        for text in texts:
            assert refused("kasino", s, viewer, text) == refused("kasino", again, viewer, text)
            tried += 1
    assert tried > 700
