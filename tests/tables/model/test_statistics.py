"""What is remembered of games that are over, of whom, and for whom it adds up; and bots that think aside."""

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from db import FiguresRow
from games.contract import Figure
from games.registry import GAMES
from tables import Tables
from tables.model.statistics import added, totals
from tables.past import PlayerTotals
from tables.service import AddBot
from tables.views import TableId
from tests.tables.people import ANNA, BJORN, CHANNEL, GUILD, Clock, press
from tests.tables.seated import finish, opened, two


def row(
    table: int, place: int | None, *figures: Figure, game: str = "toy", channel: int = 1, seat: int = 0
) -> FiguresRow:
    """What the store gives back of a seat."""
    return FiguresRow(table, game, GUILD, channel, seat, place, msgspec.json.encode(figures).decode())


async def cribbage(tables: Tables, channel: int = CHANNEL) -> TableId:
    """Anna resigns at once against Björn."""
    table = await two(tables, channel, game="cribbage")
    await tables.resign(table, ANNA, press())
    return table


async def test_a_game_is_remembered_for_all_that_sat_there(house: Tables) -> None:
    """Who has played and won is counted at the end, and kept when the table is gone."""
    assert await house.totals(ANNA) == ()
    table = await cribbage(house)
    (lost,) = await house.totals(ANNA)
    (won,) = await house.totals(BJORN)
    assert (lost.game, lost.played, lost.won) == ("cribbage", 1, 0)
    assert (won.played, won.won) == (1, 1)
    cached = house._action_log.cache._cached[table].table
    end = GAMES["cribbage"].load(cached.state, cached.rules_version)
    assert {f.id for f in won.figures} == {f.id for f in GAMES["cribbage"].tally(end)[0]}
    table_view = await house.table_view(table, None)
    assert len(table_view.figures) == 2
    await cribbage(house, CHANNEL + 1)
    assert [s.played for s in await house.totals(BJORN)] == [2]


async def test_only_what_the_reader_may_know_of_is_added_up(house: Tables) -> None:
    """A game in a closed channel does not count in the list of somebody who cannot see it."""
    await cribbage(house)
    await cribbage(house, CHANNEL + 1)
    (seen,) = await house.totals(ANNA, lambda guild, channel: (guild, channel) == (GUILD, CHANNEL))
    assert seen.played == 1
    assert await house.totals(ANNA, lambda guild, channel: False) == ()


async def test_a_game_without_figures_is_counted_all_the_same(tables: Tables, clock: Clock) -> None:
    """A game that keeps no statistics is in the list, and its last step is made."""
    table = await two(tables)
    await finish(tables, table, clock)
    (standing,) = await tables.totals(ANNA)
    assert (standing.game, standing.played, standing.figures) == ("toy", 1, ())


async def test_a_table_that_was_closed_is_not_counted(house: Tables) -> None:
    """A game that was closed before its end is neither lost, drawn nor played."""
    table = await two(house, game="cribbage")
    await house.close_table(table, ANNA)
    assert await house.totals(ANNA) == ()


def test_figures_are_added_up_by_their_kind() -> None:
    """Of the highest hand the maximum is taken; an average is that of all games together."""
    one = (Figure("best", "most", 12), Figure("hand", "mean", 40, 5), Figure("skunks", "sum", 1))
    other = (Figure("best", "most", 8), Figure("hand", "mean", 10, 5), Figure("skunks", "sum", 2))
    assert added(one, other) == (
        Figure("best", "most", 12),
        Figure("hand", "mean", 50, 10),
        Figure("skunks", "sum", 3, 2),
    )


def test_several_seats_at_a_table_are_one_game() -> None:
    """Who plays a whole team alone has played one game."""
    rows = [row(1, 0), row(1, 0, seat=2), row(2, 1), row(3, None, game="other")]
    assert totals(rows, lambda guild, channel: True) == (
        PlayerTotals("toy", 2, 1),
        PlayerTotals("other", 1, 0),
    )


async def test_a_bot_thinks_beside_the_other_tables(house: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Presses are answered while a strong bot thinks."""
    is_thinking, may_go_on = threading.Event(), threading.Event()
    game = GAMES["cribbage"]
    choose = game.choose

    def slow(*what: Any) -> Any:
        is_thinking.set()
        assert may_go_on.wait(20)
        return choose(*what)

    monkeypatch.setattr(type(game), "choose", lambda self, *what: slow(*what))
    monkeypatch.setattr(type(game), "searching", ())  # in a thread here, as in games that do not search
    table = await opened(house, "cribbage", channel=1)
    await house.do(table, ANNA, AddBot())
    start = asyncio.create_task(house.start(table, ANNA, press()))
    await asyncio.to_thread(is_thinking.wait, 20)
    assert (await house.table_view(table, None)).table.phase == "playing"
    await cribbage(house, 2)
    assert not start.done()
    may_go_on.set()
    await start
    assert (await house.table_view(table, None)).view.ready == (False, True)
