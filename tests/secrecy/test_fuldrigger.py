"""Fuldrigger: offers are known to two, money may be hidden, the deck is hidden from all."""

import pytest
from msgspec.structs import replace

from games.chance import Derived
from games.contract import Seat
from games.errors import GameError
from games.fuldrigger.rules import FULDRIGGER
from games.fuldrigger.views import Options
from locales import LANGUAGES, speech
from tests.contract.checks import hears
from tests.contract.records import play
from tests.games.fuldrigger.positions import do, position, ship, step

NAMES = ("Anna", "Bo", "Clara", "Dagur")
THIRD = Seat(2)
HIDDEN = Options(cash="hidden")


def three(cash: tuple[int, int, int] = (500, 500, 500)):
    """Returns a game of three companies with hidden money."""
    own = (ship(0, 1, "LON"), ship(1, 1, "AMS"), ship(2, 1, "KBH"))
    return position(*own, seats=3, cash=cash, options=HIDDEN)


@pytest.mark.parametrize(
    "text", ["propose 2 give money 50 truce 3", "propose 2 truce 9", "propose 2 get ship 1"]
)
def test_a_third_company_learns_nothing_of_an_offer(text: str) -> None:
    """An offer between two others, made or declined, changes nothing that a third hears, sees or is asked."""
    s = three()
    made = step(s, text)
    for answer, seat in (("decline 12-1", 1), ("decline 12-1", 0)):
        after = step(made.state, answer, seat=seat)
        for one in (made, after):
            for viewer in (THIRD, None):
                assert [e for e in one.events if hears(e, viewer)] == []
                assert FULDRIGGER.view(one.state, viewer) == FULDRIGGER.view(s, viewer)
            assert FULDRIGGER.asks(one.state, THIRD) == FULDRIGGER.asks(s, THIRD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_purse_shows_in_no_refusal_and_no_question(language: str) -> None:
    """View, questions and the outcome of each offer are the same, however much money the others have."""
    spoken = speech(language)
    texts = [f"propose 2 get money {n}" for n in (1, 499, 500, 501, 9000)]
    texts += ["propose 2 get money 600 give ship 1", "war 2", "ship"]
    rich, poor = three((500, 9000, 9000)), three((500, 0, 0))
    assert FULDRIGGER.view(rich, Seat(0)) == FULDRIGGER.view(poor, Seat(0))
    assert FULDRIGGER.asks(rich, Seat(0)) == FULDRIGGER.asks(poor, Seat(0))
    for text in texts:
        assert outcome(rich, text, spoken) == outcome(poor, text, spoken)


def outcome(s, text: str, spoken) -> object:
    """Returns the error or events that the mover gets."""
    try:
        told = step(s, text).events
    except GameError as error:
        return type(error), error.code, error.params
    return [spoken.say(e.id, NAMES, you=0, **e.params) for e in told]


def test_an_offer_that_fails_tells_nobody_whose_fault_it_is() -> None:
    """The only event names both players and the terms, not who cannot pay, and all cash stays as it is."""
    made = do(three(), "propose 2 give money 400 get money 10 truce 2")
    broke = step(replace(made, cash=(0, 500, 500)), "accept 12-1", seat=1)
    assert [e.id for e in broke.events] == ["fuldrigger-offer-void"]
    assert set(broke.events[0].params) == {"who", "other", "terms"}
    assert broke.state.cash == (0, 500, 500)


def test_nobody_sees_the_deck() -> None:
    """No view depends on the order of the deck."""
    for number in range(3):
        for s in play("fuldrigger", number).some(3):
            other = replace(s, deck=tuple(reversed(s.deck)))
            for viewer in (None, *(Seat(n) for n in range(len(s.cash)))):
                assert FULDRIGGER.view(other, viewer) == FULDRIGGER.view(s, viewer)


def test_the_bot_does_not_look_into_hidden_purses() -> None:
    """A bot makes the same move whether the others have money or none."""
    chosen = {
        str(FULDRIGGER.choose(FULDRIGGER.view(s, Seat(0)), lambda: (), Derived(b"b", 0), "middle"))
        for s in (three((500, 0, 0)), three((500, 9000, 9000)))
    }
    assert len(chosen) == 1
