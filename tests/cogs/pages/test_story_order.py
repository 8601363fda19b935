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
    """The log has the card before the draw; the sentence has it behind."""
    there = TableView(cast("Any", None), Seat(0), None, (), (), 0)
    reader = Reader(there, speech(language), NAMES, NAMES)
    assert sentences(reader, (GOT, Event("olsen-drew", {"who": ANNA, "count": 1}))) == [SAID[language]]
    two = sentences(reader, (GOT, Event("olsen-two", {"who": ANNA, "count": 1})))
    assert speech(language).say("olsen-got", cards=Cards((Card("AS"),)))[-3:] == two[-1][-3:]
    assert len(sentences(reader, (GOT, Event("olsen-drew", {"who": BO, "count": 1})))) == 2
