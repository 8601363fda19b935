"""Simultaneous secret choices."""

from games.contract import Event, Wait
from games.kit import secret_choices
from games.kit.seats import WHO
from games.params import Seat

ONE, TWO = Seat(0), Seat(1)


def test_a_key_depends_on_the_own_choice_only() -> None:
    """The key of a seat's question stays the same when another seat has chosen."""
    assert secret_choices.key("bid-3", (None, None), ONE) == "bid-3"
    assert secret_choices.key("bid-3", (None, "7"), ONE) == "bid-3"
    assert secret_choices.key("bid-3", ("5", "7"), ONE) == "bid-3-5"


def test_each_seat_that_has_not_chosen_has_a_clock() -> None:
    """Each seat without a choice has a wait of its own, and a seat with one has none."""
    made = (None, "5", None)
    assert secret_choices.missing(made) == (0, 2)
    assert secret_choices.waits("bid-3", made) == (Wait("bid-3-0", (ONE,)), Wait("bid-3-2", (Seat(2),)))


def test_only_the_first_choice_is_announced() -> None:
    """A changed choice replaces the first one without an event."""
    made, events = secret_choices.choose((None, None), TWO, "5", "chosen")
    assert (made, events) == ((None, "5"), (Event("chosen", {"who": WHO[1]}),))
    assert secret_choices.choose(made, TWO, "6", "chosen") == ((None, "6"), ())
