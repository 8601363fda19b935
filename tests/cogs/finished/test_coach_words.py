"""What *How did I play?* says of a decision's cost: the unit is what the game measures."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.pages.finished import coach
from cogs.pages.reader import Reader
from games.chance import Derived
from games.params import Seat, Text
from games.registry import GAMES
from games.stratego.rules import STRATEGO
from locales import speech
from tables.past import Choice, Moment, Review

PIECES = {"en": "pieces", "da": "brikker", "is": "mönnum", "nl": "stukken"}


@pytest.mark.parametrize("language", PIECES)
def test_stratego_tells_pieces_and_promises_no_wins(language: str) -> None:
    """The cost is told as a share of the pieces, in the sentence and below it, and no sum of them."""
    s = STRATEGO.start(4, STRATEGO.Options(), Derived(b"words", 0)).state
    unit = STRATEGO.gauge(STRATEGO.view(s, Seat(0))).unit
    made, better = Choice("E4-E5"), Choice("F4-F5")
    why = Text("stratego-name")
    one = Moment(1, Seat(0), 0, None, "", "move", made, better, why, 28.4, (made, better))
    review = Review(0, unit, decisions=20, matched=5, lost=60.0, grade=7, moments=(one,))
    reader = Reader(cast("Any", SimpleNamespace(seat=None)), speech(language), (), ())
    sentence, _, *small = coach._answer(reader, review, one, None, 0.0)
    assert "28" in sentence
    assert PIECES[language] in sentence
    assert len(small) == 2
    assert all("100" not in said for said in (sentence, *small))
    assert len(coach._grade(reader, review)) == 1


@pytest.mark.parametrize("language", PIECES)
def test_every_unit_has_its_words(language: str) -> None:
    """A cost in the unit of any game can be told, and a sum of costs where it says something."""
    say = speech(language)
    for unit in {unit for game in GAMES.values() for unit in getattr(game, "careless", {})}:
        assert say.has(f"coach-more-{unit}")
        assert say.has(f"coach-lost-{unit}") is (unit not in coach.SHARES)
