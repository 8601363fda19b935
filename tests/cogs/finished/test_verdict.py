"""The line above a finished table: who has won, in the plural for several, in the words of the banner."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from cogs.pages.captioned import news, verdict
from cogs.pages.finished.board import figures, scores
from cogs.pages.reader import Reader
from games.contract import Event, Figure, Outcome
from games.params import Seat, Who
from games.registry import GAMES
from locales import speech
from render import banner
from tables.views import TableView
from tests.contract.records import play

ANNA, BO, EVA = Seat(0), Seat(1), Seat(2)
NAMES = ("Anna", "Bo", "Eva")
ENDS = {
    "one": ((BO,), (ANNA, EVA)),
    "two": ((ANNA, BO), (EVA,)),
    "draw": ((ANNA, BO, EVA),),
}
SAID = {
    "en": ("Bo wins!", "Anna and Bo win!", "A draw: Anna, Bo and Eva"),
    "da": ("Bo vinder!", "Anna og Bo vinder!", "Uafgjort: Anna, Bo og Eva"),
    "is": ("Bo vinnur!", "Anna og Bo vinna!", "Jafntefli: Anna, Bo og Eva"),
    "nl": ("Bo wint!", "Anna en Bo winnen!", "Gelijkspel: Anna, Bo en Eva"),
}


def result(language: str, names: tuple[str, ...], placing: tuple[tuple[Seat, ...], ...]) -> str:
    """Returns the line for a game that ended so."""
    reader = Reader(cast("Any", SimpleNamespace(seat=None)), speech(language), names, names)
    return verdict(reader, Outcome("why", placing, ()))


@pytest.mark.parametrize("language", SAID)
def test_several_winners_win_in_the_plural(language: str) -> None:
    """One wins, two win, and all together draw; the banner on the picture says the same."""
    for placing, said in zip(ENDS.values(), SAID[language], strict=True):
        assert result(language, NAMES, placing) == said
        assert banner.title(banner.Ending(placing), NAMES, speech(language)) == said


def test_one_person_in_two_seats_wins_alone() -> None:
    """Who plays both seats of a side is named once and wins in the singular."""
    assert (
        result("en", ("Anna", "Bo", "Anna", "Bo"), ((Seat(0), Seat(2)), (Seat(1), Seat(3)))) == "Anna wins!"
    )


@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize("seat", [None, ANNA, BO])
def test_who_has_won_is_said_once(language: str, seat: Seat | None) -> None:
    """A win that the verdict tells is no event beside it, for any reader; others stay."""
    home = Event("kinaskak-over", {})
    pair = Event("stratego-won-pair", {"who": Who(ANNA), "partner": Who(BO)}, kind="verdict")
    alone = Event("stratego-won", {"who": Who(BO)}, kind="verdict")
    for winners, won in (((BO,), alone), ((ANNA, BO), pair)):
        outcome = Outcome("why", (winners, (EVA,)), ())
        there = TableView(cast("Any", None), seat, None, (), (home, won), 0, outcome)
        reader = Reader(there, speech(language), NAMES, NAMES)
        assert news(reader) == [reader.say("kinaskak-over")]
        still = Reader(replace(there, outcome=None), speech(language), NAMES, NAMES)
        assert len(news(still)) == 2


@pytest.mark.parametrize("key", ["cribbage", "kasino", "olsen", "partners", "stratego"])
def test_an_event_that_says_who_has_won_is_a_verdict(key: str) -> None:
    """In a game that tells of its end by an event, that event has the kind and no other one has it."""
    for number in range(4):
        record = play(key, number)
        events = [event for entry in record.entries for event in entry.step.events]
        won = [event for event in events if event.id.startswith((f"{key}-won", f"{key}-drawn"))]
        assert won
        assert won == [event for event in events if event.kind == "verdict"]


@pytest.mark.parametrize("language", SAID)
def test_points_have_a_unit(language: str) -> None:
    """In every game the line below the winner says what is counted; in Ólsen Ólsen as its figure does."""
    figures = {"olsen": (Figure("olsen-figure-left", "mean", 3),)}
    for game in GAMES:
        table = SimpleNamespace(seat=None, table=SimpleNamespace(game=game), figures=(figures.get(game, ()),))
        said = scores(Reader(cast("Any", table), speech(language), NAMES, NAMES), (3, 4, 5))
        assert not said.startswith("Anna")
        assert said.endswith("Anna 3 · Bo 4 · Eva 5")


def test_a_mean_of_nothing_is_no_line() -> None:
    """Where no round was ended nobody has points a round, and nothing is said of them."""
    none, some = Figure("kasino-figure-sweeps", "mean", 0, 0), Figure("olsen-figure-left", "sum", 0)
    table = SimpleNamespace(
        seat=None, table=SimpleNamespace(game="kasino"), figures=((none, some), (none, some))
    )
    (said,) = figures(Reader(cast("Any", table), speech("en"), NAMES, NAMES))
    assert said.endswith("0 – 0")
