"""Partners: a partner sees no more than an opponent until the cards change hands."""

import msgspec
import pytest

from games.chance import Derived
from games.contract import Seat, moves
from games.partners.rules import PARTNERS
from games.partners.state import State
from locales import LANGUAGES, speech
from tests.contract.checks import hears
from tests.contract.records import play
from tests.secrecy.test_views import encoded, questions

NAMES = ("Anna", "Bo", "Clara", "Dagur")
SEATS = tuple(Seat(n) for n in range(4))


def first_deal(number: int) -> State:
    """Returns a game before the first move."""
    return PARTNERS.start(4, PARTNERS.Options(), Derived(b"%d" % number, 0)).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_knows_which_card_was_given(language: str) -> None:
    """What the partner, an opponent and the channel get is the same whichever card is given."""
    spoken = speech(language)
    for number in range(20):
        s = first_deal(number)
        for giver in SEATS:
            told: dict[Seat | None, set[str]] = {}
            for move in moves(PARTNERS, s, giver):
                step = PARTNERS.apply(s, giver, move, Derived(b"x", 1))
                for viewer in [v for v in (*SEATS, None) if v != giver]:
                    events = [event for event in step.events if hears(event, viewer)]
                    lines = [spoken.say(event.id, names=NAMES, **event.params) for event in events]
                    asked = questions("partners", step.state, viewer) if viewer is not None else []
                    seen = [events, lines, PARTNERS.view(step.state, viewer), asked]
                    told.setdefault(viewer, set()).add(encoded([*seen, PARTNERS.waits(step.state)]))
            assert {len(seen) for seen in told.values()} == {1}


def test_partner_and_opponent_see_the_same() -> None:
    """Without the seat's own hand and exchanged cards, the view of every seat is that of the channel."""
    for number in range(20):
        for s in play("partners", number).some(5):
            for seat in SEATS:
                bare = msgspec.structs.replace(
                    PARTNERS.view(s, seat), seat=None, hand=(), given=None, received=None
                )
                assert bare == PARTNERS.view(s, None)


def test_a_changed_gift_is_silent() -> None:
    """A changed gift has no event for the others or the channel, and leaves their views as they are."""
    s = first_deal(1)
    first, *others = moves(PARTNERS, s, Seat(0))
    s = PARTNERS.apply(s, Seat(0), first, Derived(b"x", 1)).state
    assert others
    for move in others:
        step = PARTNERS.apply(s, Seat(0), move, Derived(b"x", 2))
        for viewer in (*SEATS[1:], None):
            assert [event for event in step.events if hears(event, viewer)] == []
            assert PARTNERS.view(step.state, viewer) == PARTNERS.view(s, viewer)
        assert PARTNERS.waits(step.state) == PARTNERS.waits(s)


def test_each_hears_only_of_the_card_that_came_to_him() -> None:
    """The event of an exchanged card is for the seat that received it alone."""
    s = first_deal(2)
    for seat in SEATS:
        step = PARTNERS.apply(s, seat, moves(PARTNERS, s, seat)[0], Derived(b"x", seat))
        s = step.state
    got = [event for event in step.events if event.id == "partners-received"]
    assert [event.audience for event in got] == [(0,), (1,), (2,), (3,)]
    assert s.received == (s.given[2], s.given[3], s.given[0], s.given[1])
