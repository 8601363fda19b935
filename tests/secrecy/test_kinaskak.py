"""Wishes, answers and bought cards of Kínaskák are hidden from the others in all that they get."""

import pytest
from msgspec.structs import replace

from games.cards import JOKER
from games.chance import Derived
from games.contract import Seat, moves
from games.kinaskak.rules import KINASKAK
from games.kinaskak.state import State
from locales import LANGUAGES, speech
from tests.contract.checks import hears
from tests.contract.records import play
from tests.games.kinaskak.positions import opening, table
from tests.secrecy.test_views import encoded, questions

NAMES = ("Anna", "Bo", "Clara", "Dagur")
SEATS = tuple(Seat(n) for n in range(4))
WISHES = ("NEVER", "ANY", "JK A H5-8", "7S", "K", "C2-A", "NEARER")


def others(seat: Seat) -> list[Seat | None]:
    """Returns all other viewers, and the channel."""
    return [one for one in (*SEATS, None) if one != seat]


def told(s: State, viewer: Seat | None) -> str:
    """Returns all that a viewer is shown and asked."""
    asked = questions("kinaskak", s, viewer) if viewer is not None else []
    return encoded([KINASKAK.view(s, viewer), asked])


@pytest.mark.parametrize("owner", SEATS)
def test_no_wish_shows_in_anything_of_anybody_else(owner: Seat) -> None:
    """A wish or its change has events for its owner alone; all waits and what others see stay the same."""
    s = opening(4, 3)
    before = {viewer: told(s, viewer) for viewer in others(owner)}
    for text in WISHES:
        step = KINASKAK.apply(s, owner, KINASKAK.parse(s, owner, f"wish {text}"), Derived(b"x", 1))
        assert all(event.audience == (owner,) for event in step.events)
        assert {viewer: told(step.state, viewer) for viewer in others(owner)} == before
        assert KINASKAK.waits(step.state) == KINASKAK.waits(s)
        assert KINASKAK.view(step.state, owner).wish == text
        s = step.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_would_have_bought_but_came_second_is_not_told(language: str) -> None:
    """Events and views of a purchase are the same, whatever a later player has wished for."""
    spoken = speech(language)
    seen = set()
    for later in ("", "NEVER", "ANY", "9C", "NEARER"):
        s = replace(table(["2C", "3H 4H", "2D", "5D"], top="9C"), wishes=("", "", "9", later))
        step = KINASKAK.apply(s, Seat(1), KINASKAK.parse(s, Seat(1), "decline"), Derived(b"x", 1))
        for viewer in (SEATS[0], SEATS[1], None):
            events = [event for event in step.events if hears(event, viewer)]
            lines = [spoken.say(event.id, names=NAMES, **event.params) for event in events]
            seen.add((viewer, encoded([events, lines]), told(step.state, viewer)))
    assert len(seen) == 3


def test_nobody_hears_which_card_came_with_a_purchase() -> None:
    """The card drawn from the stock is in no event of the others, and not among the buyer's known cards."""
    for card in ("KD", "7S", JOKER):
        s = replace(table(["2C", "3H 4H", "2D", "5D"], top="9C"), wishes=("", "", "ANY", ""))
        stock = (card, *(c for c in s.stock if c != card))[: len(s.stock)]
        step = KINASKAK.apply(
            replace(s, stock=stock), Seat(1), KINASKAK.parse(s, Seat(1), "decline"), Derived(b"x", 1)
        )
        for viewer in (SEATS[0], SEATS[3], None):
            heard = encoded([event for event in step.events if hears(event, viewer)])
            assert f'"{card}"' not in heard
            assert card not in KINASKAK.view(step.state, viewer).known[2]


def test_answers_in_a_buying_are_secret_until_it_closes() -> None:
    """An answer has no event for the others, and leaves their views and questions as they are."""
    s = table(["2C", "3H 4H", "2D", "5D"], top="9C", phase="buy", buying="ask")
    for text in ("buy", "pass"):
        step = KINASKAK.apply(s, Seat(3), KINASKAK.parse(s, Seat(3), text), Derived(b"x", 1))
        for viewer in others(Seat(3)):
            assert told(step.state, viewer) == told(s, viewer)
            assert not [event for event in step.events if hears(event, viewer)]
        assert KINASKAK.view(step.state, Seat(3)).answer is (text == "buy")


def test_what_a_seat_knows_of_others_was_seen_by_all() -> None:
    """Without what is the seat's own, the view of every seat is that of the channel."""
    for number in range(4):
        record = play("kinaskak", number)
        for s in record.some(12):
            channel = KINASKAK.view(s, None)
            for seat in range(record.seats):
                view = KINASKAK.view(s, Seat(seat))
                own = {"hand": (), "plan": (), "wish": "", "wished": None, "answer": None, "gained": 0}
                own["newest"] = ()
                bare = replace(view, seat=None, waiting=channel.waiting, **own)
                assert bare == channel
                assert len(moves(KINASKAK, s, Seat(seat))) < 400
