"""What *How did I play?* says of a decision's cost: the unit is what the game measures."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.pages.finished import coach
from cogs.pages.reader import Reader
from games.chance import Derived
from games.olsen.rules import OLSEN
from games.params import Cards, Seat, Text
from games.registry import GAMES
from games.stratego.rules import STRATEGO
from locales import speech
from tables.past import Choice, Moment, Review

PIECES = {"en": "pieces", "da": "brikker", "is": "mönnum", "nl": "stukken"}


@pytest.mark.parametrize("language", PIECES)
def test_stratego_tells_pieces_and_promises_no_wins(language: str) -> None:
    """The cost is told as a share of the pieces, in the sentence and below it, and no sum of them."""
    s = STRATEGO.start(4, STRATEGO.Options(), Derived(b"words", 0)).state
    unit = STRATEGO.coach.gauge(STRATEGO.view(s, Seat(0))).unit
    made, better = Choice("E4-E5"), Choice("F4-F5")
    why = Text("stratego-name")
    one = Moment(1, Seat(0), 0, None, "", "move", made, better, why, 28.4, (made, better))
    review = Review(0, unit, decisions=20, matched=5, lost=60.0, grade=7, moments=(one,))
    reader = reader_of(language, "stratego")
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


def reader_of(language: str, game: str = "cribbage") -> Reader:
    """A reader of one game, who sees nothing of a table."""
    table = SimpleNamespace(seat=None, table=SimpleNamespace(game=game))
    return Reader(cast("Any", table), speech(language), (), ())


@pytest.mark.parametrize("language", PIECES)
def test_ten_of_ten_says_that_other_moves_were_as_good(language: str) -> None:
    """The best grade says of moves that the bot would not have made that they were as good."""
    reader, say = reader_of(language), speech(language)
    some = coach._grade(reader, Review(0, "points", decisions=3, matched=1, lost=0.1, grade=10))
    none = coach._grade(reader, Review(0, "points", decisions=3, matched=0, grade=10))
    every = coach._grade(reader, Review(0, "points", decisions=3, matched=3, grade=10))
    assert some[1:] == [say.say("coach-even", matched=1)]
    assert none[1:] == [say.say("coach-even", matched=0)]
    assert len(every) == 1
    assert "0 " not in none[0].split("**")[-1]
    worse = coach._grade(reader, Review(0, "points", decisions=3, matched=1, lost=0.9, grade=8))
    assert worse[1:] == [say.say("coach-lost-points", lost=0.9)]


@pytest.mark.parametrize("language", PIECES)
async def test_a_look_back_in_the_middle_says_what_it_covers(language: str) -> None:
    """A review of one deal names it; a review of the whole game does not."""
    pages = [await coach.moment(reader_of(language), Review(n, "points", 4, 2, 0.5, 9), 0) for n in (0, 3)]
    whole, part = (str(page.view.to_components()) for page in pages)
    deal = speech(language).say("coach-stage-cribbage", stage=3)
    assert deal not in whole
    assert deal in part


@pytest.mark.parametrize("language", PIECES)
def test_the_reason_counts_in_the_unit_of_the_cost(language: str) -> None:
    """A discard near the end of cribbage costs points, so its reason names no per cent."""
    params: dict[str, Any] = {"kept": Cards(()), "next": Cards(()), "chance": 64, "rest": 61}
    why = Text("cribbage-hint-discard-chance", params)
    assert "%" not in coach._why(reader_of(language), why)
    assert "%" in speech(language).say(why.id, **params)


@pytest.mark.parametrize("language", PIECES)
def test_wins_are_said_to_end_at_the_horizon(language: str) -> None:
    """What a win is beyond the moves that are played on stands below the cost, in Ólsen alone."""
    for game in GAMES:
        said = coach._small(reader_of(language, game), "chance")
        assert any(str(OLSEN.coach.horizon) in one for one in said) is (game == "olsen")
