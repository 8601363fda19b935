"""The order in which events are told: a cause before what came of it."""

from typing import Any, cast

import pytest

from cogs.pages.captioned import sentences
from cogs.pages.reader import Reader
from games.cards import Card
from games.contract import Cards, Event
from games.params import Seat, Who
from locales import speech
from tables.views import TableView
from tests.contract.records import play

ANNA, BO = Who(Seat(0)), Who(Seat(1))
NAMES = ("Anna", "Bo")
GOT = Event("olsen-got", {"who": ANNA, "cards": Cards((Card("AS"),))}, (Seat(0),))
SAID = {
    "en": "You draw a card and get A♠.",
    "da": "Du trækker et kort og får E♠.",
    "is": "Þú dregur spil og færð Á♠.",
    "nl": "Je pakt een kaart en krijgt A♠.",
}


@pytest.mark.parametrize("language", SAID)
def test_what_is_drawn_is_told_after_the_drawing(language: str) -> None:
    """What a seat gets is the last part of the sentence."""
    there = TableView(cast("Any", None), Seat(0), None, (), (), 0)
    reader = Reader(there, speech(language), NAMES, NAMES)
    assert sentences(reader, (Event("olsen-drew", {"who": ANNA, "count": 1}), GOT)) == [SAID[language]]
    two = sentences(reader, (Event("olsen-two", {"who": ANNA, "count": 1}), GOT))
    assert speech(language).say("olsen-got", cards=Cards((Card("AS"),)))[-3:] == two[-1][-3:]
    assert len(sentences(reader, (Event("olsen-drew", {"who": BO, "count": 1}), GOT))) == 2


def test_a_drawing_is_an_event_before_its_cards() -> None:
    """Whatever a seat draws cards for in Ólsen Ólsen is told before what it gets."""
    causes = ("olsen-drew", "olsen-two", "olsen-forgot")
    followed = set[str]()
    for number in range(12):
        for entry in play("olsen", number).entries:
            told = [event.id for event in entry.step.events]
            followed |= {told[n - 1] for n, id in enumerate(told) if id == "olsen-got" and n}
            assert not [n for n, id in enumerate(told[1:]) if id in causes and told[n] == "olsen-got"]
    assert followed & {*causes}
