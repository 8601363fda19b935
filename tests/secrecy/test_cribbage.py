"""Cribbage: hands, discards and the crib are secret in views, refusals and changes."""

import msgspec
import pytest

from games.cards import DECK
from games.chance import Derived
from games.contract import Seat, moves
from games.cribbage.rules import CRIBBAGE
from games.cribbage.state import State
from locales import LANGUAGES, speech
from tests.contract.checks import hears
from tests.contract.records import play
from tests.sampling import drawn, sizes
from tests.secrecy.test_views import NAMES, VIEWERS, encoded, hunted, named, questions


def hidden_from(s: State, viewer: Seat | None) -> set[str]:
    """Returns every card of this deal that the viewer has not seen."""
    seen = {p.card for row in (*s.earlier, s.series) for p in row}
    seen |= {s.starter} if s.starter else set()
    seen |= {card for count in s.counts for card in count.cards}
    if s.phase == "count":  # the hand that is being counted by its owner lies open
        hands = (s.kept[1 - s.dealer], s.kept[s.dealer], (*s.given[0], *s.given[1]))
        seen |= {*hands[len(s.counts)]}
    if viewer is not None:
        seen |= {*s.hands[viewer], *s.given[viewer]}
    return {*DECK} - seen


@pytest.mark.parametrize("count", sizes(20, 60))
@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_hidden_card_is_named_to_anybody(viewer: Seat | None, count: int) -> None:
    """No hidden card is in a view, a question or an event of this viewer."""
    looked = 0
    for number in drawn(f"hunted {viewer}", 60, count):
        for s, heard in hunted("cribbage", number, viewer, "cribbage-deal"):
            bare = msgspec.structs.replace(CRIBBAGE.view(s, viewer), last_show=(), cut=(), past=None)
            sent = encoded([bare, heard])
            if viewer is not None and s.phase == "play":
                sent += encoded(questions("cribbage", s, viewer))
            assert not named(sent) & hidden_from(s, viewer)
            looked += len(hidden_from(s, viewer))
    assert looked > 50_000 * count / 60


@pytest.mark.parametrize("count", sizes(10, 40))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_hears_the_same_whatever_was_discarded(language: str, count: int) -> None:
    """Events, views and questions of the other are the same for every secret discard."""
    spoken = speech(language)
    for number in drawn(f"discarded {language}", 40, count):
        s = CRIBBAGE.start(2, CRIBBAGE.Options(), Derived(b"%d" % number, 0)).state
        for giver, other in ((Seat(0), Seat(1)), (Seat(1), Seat(0))):
            told = set()
            for move in moves(CRIBBAGE, s, giver):
                step = CRIBBAGE.apply(s, giver, move, Derived(b"x", 1))
                events = [event for event in step.events if hears(event, other)]
                lines = [spoken.say(event.id, names=NAMES, **event.params) for event in events]
                views = [CRIBBAGE.view(step.state, viewer) for viewer in (other, None)]
                asked = CRIBBAGE.waits(step.state), questions("cribbage", step.state, other)
                told.add(encoded([events, lines, views, *asked]))
            assert len(told) == 1


def test_a_changed_discard_is_silent() -> None:
    """A changed discard has no event for the other player or the channel, and does not change their views."""
    s = CRIBBAGE.start(2, CRIBBAGE.Options(), Derived(b"change", 0)).state
    first, *others = moves(CRIBBAGE, s, Seat(0))
    s = CRIBBAGE.apply(s, Seat(0), first, Derived(b"x", 1)).state
    for move in others:
        step = CRIBBAGE.apply(s, Seat(0), move, Derived(b"x", 2))
        assert [event for event in step.events if hears(event, None) or hears(event, Seat(1))] == []
        for viewer in (Seat(1), None):
            assert CRIBBAGE.view(step.state, viewer) == CRIBBAGE.view(s, viewer)
        assert CRIBBAGE.asks(step.state, Seat(1)) == CRIBBAGE.asks(s, Seat(1))
        assert CRIBBAGE.waits(step.state) == CRIBBAGE.waits(s)


def test_hands_that_are_not_counted_stay_hidden() -> None:
    """No view of a game that ends in the play has a hidden card."""
    ended = [play("cribbage", number) for number in range(60)]
    early = [record.end for record in ended if not record.end.counts]
    assert early
    for s in early:
        for viewer in VIEWERS:
            view = msgspec.structs.replace(CRIBBAGE.view(s, viewer), last_show=(), cut=(), past=None)
            assert not named(encoded(view)) & hidden_from(s, viewer)
