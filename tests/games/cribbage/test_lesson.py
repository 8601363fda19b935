"""Advice after a deal: RULES.md 8.5. It depends on what the seat could know, and reveals nothing else."""

from msgspec.structs import replace

from games.advice import Reviewing
from games.chance import Derived
from games.contract import Event, Seat, moves
from games.cribbage.rules import CRIBBAGE
from games.cribbage.state import State
from games.cribbage.views import Count, Options
from tests.games.cribbage.positions import act, choosing, ids, run, turned


def deal(discard: str, *played: str) -> State:
    """Returns a deal in which seat 0, not dealing, discards these two, and the next deal after it."""
    s = choosing("5C 5D 5H JS KD 2C", "AS 3S 7S 8D 9H KS", dealer=1)
    s = act(s, 1, "discard 9H KS").state
    s = act(s, 0, discard, turned(s, "QH")).state
    for text in played:
        s, _ = run(s, text)
    while s.phase == "play":
        s, _ = run(s, str(moves(CRIBBAGE, s, s.turn)[0]))
    return s


def lesson(s: State, seat: int = 0) -> tuple[Event, ...]:
    """Returns the advice to that seat."""
    return tuple(moment.why for moment in CRIBBAGE.review(CRIBBAGE.view(s, Seat(seat))))


def test_the_best_discard_is_named_and_by_how_much() -> None:
    """Another discard is told with the best one and the margin; the best one is told as such."""
    assert isinstance(CRIBBAGE, Reviewing)
    told = lesson(deal("discard 5C 5D"))[0]
    assert told.id == "cribbage-lesson-discard"
    assert told.params["better"].cards == ("2C", "KD")  # type: ignore[union-attr]
    assert told.params["margin"] > 5  # type: ignore[operator]
    assert lesson(deal("discard 2C KD"))[0].id == "cribbage-lesson-discard-best"


def test_points_missed_in_the_play_are_named() -> None:
    """A missed fifteen is told with the card played, the better one and the points."""
    told = lesson(deal("discard JS KD", "play 5C", "play 8D", "play 5D"))
    (fifteen,) = [e for e in told if e.id == "cribbage-lesson-play" and e.params["count"] == 13]
    assert fifteen.params["cards"].cards == ("5D",)  # type: ignore[union-attr]
    assert fifteen.params["better"].cards == ("2C",)  # type: ignore[union-attr]
    assert fifteen.params["missed"] == 2
    assert fifteen.params["margin"] > 0  # type: ignore[operator]


def test_nothing_is_said_before_a_deal_is_over() -> None:
    """The lesson is empty in the first deal, and for the channel in any."""
    s = choosing("5C 5D 5H JS KD 2C", "AS 3S 7S 8D 9H KS", dealer=1)
    assert ids(lesson(s)) == ["lesson-nothing"]
    s = deal("discard 5C 5D")
    assert ids(tuple(moment.why for moment in CRIBBAGE.review(CRIBBAGE.view(s, None)))) == ["lesson-nothing"]


def test_it_depends_on_nothing_that_the_seat_cannot_see() -> None:
    """Another state with the same view for the seat gives the same lesson."""
    s = deal("discard 5C 5D")
    for number in range(20):
        again = CRIBBAGE.imagine(CRIBBAGE.view(s, Seat(0)), Derived(b"lesson", number))
        assert again != s
        assert lesson(again) == lesson(s)


def test_points_missed_in_counting_are_named() -> None:
    """A hand counted as 0 is told with all the points that it had."""
    s = deal("discard 5C 5D")
    assert s.last_show
    missed = tuple(replace(count, claimed=0) if count.seat == 0 else count for count in s.last_show)
    told = lesson(replace(s, last_show=missed, options=Options(counting="own")))
    (counted,) = [event for event in told if event.id == "cribbage-lesson-count-hand"]
    own: Count = next(count for count in s.last_show if count.seat == 0)
    assert counted.params == {"points": own.total}
