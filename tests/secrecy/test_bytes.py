"""Every byte that a viewer gets is independent of what is hidden from them: pages, alt texts, pictures."""

import json
from functools import partial
from itertools import islice
from typing import Any, cast

import pytest

from cogs.pages import boards, hands, panels, picker
from cogs.pages.hands import HandHeading
from cogs.pages.reader import Reader
from cogs.wire.layouts import Page
from games.chance import Derived
from games.contract import Game, Remembering, Seat, Step
from games.registry import GAMES
from locales import speech
from render.drawing import strips
from render.drawing.pictures import PICTURES
from tables import projection
from tables.actions import play
from tables.log.cache import CachedTable
from tables.model import catalogue
from tables.model.table import Table
from tables.views import Chair, TableId
from tests.contract import records
from tests.secrecy.test_views import VIEWERS, part_or_whole, seated_positions

PEOPLE = tuple(range(101, 111))
NAMES = ("Anna", "Björn", "Clara", "Dagur", "Emma", "Finn", "Gréta", "Hugo", "Ida", "Jón")
FEW = 3
"""Positions that the normal run draws for each game and viewer: the last of them in words."""
LANGUAGES = {None: "en", Seat(0): "is", Seat(1): "da"}


def ended(game: Game, s: Any) -> Game:
    """Returns the game; if this is its end, with the outcome and the figures of it, which all are told."""
    outcome = game.outcome(s)
    if outcome is None:
        return game
    same: Any = object.__new__(type(game))  # a copy would be the game itself
    vars(same).update(vars(game))
    same.outcome = lambda s: outcome
    if isinstance(game, Remembering):
        figures = game.tally(s)
        same.tally = lambda s: figures
    return cast("Game", same)


def held(game: Game, s: Any, seats: int) -> CachedTable:
    """Returns a table with this state."""
    chairs = tuple(Chair(person) for person in PEOPLE[:seats])
    bare = Table(
        game.key,
        "playing",
        PEOPLE[0],
        chairs,
        (),
        {},
        "day",
        "0" * 64,
        1,
        rules_version=game.rules_version,
        counters=(0,) * seats,
    )
    return CachedTable(TableId(1), 1, 1, 1, bytes(32), play.settle(game, bare, Step(s)))


def reader(game: Game, s: Any, viewer: Seat | None, seats: int, *, in_words: bool) -> Reader:
    """Returns the table as this viewer sees it."""
    return Reader(
        table_view=projection.Views({game.key: game}).of(held(game, s, seats)).view(viewer),
        speech=speech(LANGUAGES[viewer]),
        names=NAMES[:seats],
        mentions=tuple(f"<@{person}>" for person in PEOPLE[:seats]),
        away=(0,) * seats,
        in_words=in_words,
    )


async def pages(game: Game, s: Any, viewer: Seat | None, seats: int, *, in_words: bool) -> list[Page]:
    """Returns all that a viewer is shown: the board, or their hand with a question and its first pick."""
    here = reader(game, s, viewer, seats, in_words=in_words)
    if viewer is None:
        public = await panels.since(here, here.table_view.news)
        return [await boards.board(here, catalogue.info(game), here=True), public]
    heading = HandHeading("Stofan", 1, None)
    shown = [await hands.hand(here, None, heading), await panels.since(here, here.table_view.news)]
    for question in here.table_view.questions:
        asks = partial(game.ask, s, viewer, question.key)
        at = picker.Question(TableId(1), viewer, PEOPLE[viewer], question.number, asks)
        first = asks(())
        walk = picker.Walk(at, (first,))
        shown.append(await hands.hand(here, walk, heading))
        for place, value in enumerate(first.values[:1]):
            second = asks((value.token,))
            shown.append(await hands.hand(here, picker.Walk(at, (first, second), (value.token,), (place,))))
    return shown


def sent(page: Page) -> tuple[str, list[tuple[str, str, bytes]]]:
    """Returns what is sent: the layout, and each file with its name, alt text and bytes."""
    files = [(p.name, p.alt, p.data) for p in page.pictures]
    return json.dumps(page.view.to_components(), sort_keys=True), files


@pytest.mark.sampled(over=("key",))
@part_or_whole
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("key", sorted(GAMES))
async def test_the_unseen_changes_no_byte(key: str, viewer: Seat | None, whole: bool) -> None:
    """Pictures, alt texts and custom ids are the same in states that the viewer cannot tell apart."""
    compared = islice(seated_positions(key, viewer, whole=whole), None if whole else FEW)
    for number, (seats, s, again) in enumerate(compared):
        in_words = number % 4 == 3
        game = ended(GAMES[key], s)
        ours = [sent(page) for page in await pages(game, s, viewer, seats, in_words=in_words)]
        theirs = [sent(page) for page in await pages(game, again, viewer, seats, in_words=in_words)]
        assert ours == theirs


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_the_unseen_changes_no_byte_of_an_end(key: str) -> None:
    """The board and the words of a game that is over depend on its view and on what all are told of it."""
    record = records.play(key, 1)
    game = ended(record.rules, record.end)
    again = game.imagine(game.view(record.end, None), Derived(b"end", 0))
    ours, theirs = [await pages(game, s, None, record.seats, in_words=False) for s in (record.end, again)]
    assert [*map(sent, ours)] == [*map(sent, theirs)]


@pytest.mark.sampled(over=("key",))
@part_or_whole
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("key", sorted(GAMES))
async def test_words_are_written_without_drawing(
    key: str, viewer: Seat | None, whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is drawn for a reader who is shown words, also not where pictures have an alt text."""

    def drawn(scene: Any) -> bytes:
        raise AssertionError("something was drawn")

    monkeypatch.setattr(strips, "png", drawn)
    PICTURES.clear()
    game = GAMES[key]
    for seats, s, _ in islice(seated_positions(key, viewer, whole=whole), None if whole else FEW):
        await pages(game, s, viewer, seats, in_words=True)
