"""At the live pace each move of a bot is seen before the next, else all together; a person never waits."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.contract import Seat
from games.registry import GAMES
from tables import Tables
from tables.errors import BadOption, NotAllowed
from tables.model import deadlines
from tables.timers import pacing
from tables.views import TableId
from tests.refused import refused
from tests.tables.people import ANNA, BJORN, Clock, press
from tests.tables.seated import opened, passes, tables_at

BEAT = 0.2
"""Seconds for which a move is shown here."""


class Shown:
    """What was shown, and when: the length of the table's log at each update, and a time in seconds."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lengths: list[int] = []
        self.times: list[float] = []

    async def __call__(self, table: TableId) -> None:
        self.lengths.append((await self.tables.table_view(table, None)).upto)
        self.times.append(time.monotonic())


@pytest.fixture
async def played(
    path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Tables, Shown]]:
    """All games, whose messages are shown."""
    monkeypatch.setattr(deadlines, "beat", lambda table, beat=deadlines.beat: BEAT * beat(table))
    async with tables_at(path, clock, games=GAMES) as tables:
        shown = Shown(tables)
        tables.pacing.subscribe(shown)
        yield tables, shown


async def _done(tables: Tables) -> None:
    while tables.pacing.is_busy():  # noqa: ASYNC110  # no event tells when
        await asyncio.sleep(0.005)


async def _against_bots(tables: Tables, game: str = "kasino", pace: str = "live") -> TableId:
    """Anna against three bots, at the first moment at which the table waits for her."""
    table = await opened(tables, game, bots=True, pace=pace)
    await _done(tables)
    return table


async def _upto(tables: Tables) -> int:
    [table] = await tables.of_person(ANNA)
    return (await tables.table_view(table, None)).upto


async def _move(tables: Tables, table: TableId) -> None:
    """Makes the first legal move."""
    text = (await tables.moves(table, Seat(0), ANNA))[0]
    await tables.act(table, ANNA, Seat(0), None, text, press())


async def _seen(tables: Tables, shown: Shown, table: TableId) -> tuple[int, float]:
    """Anna moves, before any bot does; returns the length of the log before it, and when that was."""
    shown.lengths.clear()
    shown.times.clear()
    before, at = await _upto(tables), time.monotonic()
    await _move(tables, table)
    assert await _upto(tables) == before + 1
    await _done(tables)
    return before, at


async def test_each_bots_move_is_shown_before_the_next(played: tuple[Tables, Shown]) -> None:
    """A person's move is answered before any bot has moved; then come three moves, one at a time."""
    tables, shown = played
    table = await _against_bots(tables)
    before, at = await _seen(tables, shown, table)
    assert [*dict.fromkeys(shown.lengths)] == [before + 2, before + 3, before + 4]
    firsts = [shown.times[shown.lengths.index(length)] for length in dict.fromkeys(shown.lengths)]
    gaps = [late - early for early, late in zip([at, *firsts], firsts, strict=False)]
    assert min(gaps) >= BEAT - 0.01


async def test_at_the_pace_of_days_bots_move_together(played: tuple[Tables, Shown]) -> None:
    """A person's move is answered before any bot moves; what all bots do is shown at once, after a pause."""
    tables, shown = played
    table = await _against_bots(tables, pace="day")
    before, at = await _seen(tables, shown, table)
    assert {*shown.lengths} == {before + 4}
    assert shown.times[0] - at >= pacing.TOGETHER - 0.01


async def test_a_bot_speaks_before_the_time_for_it_ends(played: tuple[Tables, Shown], clock: Clock) -> None:
    """At the pace of days, where a bot's call and the end of its grace period are due in the same tick."""
    tables, _ = played
    table = await opened(tables, "olsen", bots=True, pace="day", options={"variant": "points"})
    for _ in range(300):
        await _done(tables)
        view = (await tables.table_view(table, Seat(0))).view
        if view.phase == "grace" and view.owing != 0:
            break
        if 0 in view.waiting:
            await _move(tables, table)
        else:
            await passes(tables, clock, 60)
    owing = view.owing
    assert not view.called[owing]
    await passes(tables, clock, 60)
    view = (await tables.table_view(table, Seat(0))).view
    assert view.called[owing] or view.owing != owing


async def test_the_host_sets_how_long_moves_are_shown(played: tuple[Tables, Shown]) -> None:
    """With nought seconds bots move together; anybody else and other numbers are refused."""
    tables, shown = played
    table = await _against_bots(tables)
    assert (await tables.info(table)).beat == 1
    for forged in ("3", "-1", "1.5", "x"):
        await refused(BadOption, tables.midgame.set_speed(table, ANNA, forged))
    await refused(NotAllowed, tables.midgame.set_speed(table, BJORN, "2"))
    await tables.midgame.set_speed(table, ANNA, "0")
    assert ((await tables.info(table)).beat, (await tables.info(table)).speed) == (0, 10)
    shown.lengths.clear()
    before = await _upto(tables)
    await _move(tables, table)
    await _done(tables)
    assert {*shown.lengths} == {before + 4}


async def test_a_move_can_be_taken_back_before_the_next_bot(played: tuple[Tables, Shown]) -> None:
    """What a person does in a pause counts at once: the bot moves in the game as it is then."""
    tables, _ = played
    table = await _against_bots(tables)
    before = await _upto(tables)
    await _move(tables, table)
    assert (await tables.table_view(table, Seat(0))).table.undo is not None
    await tables.midgame.undo(table, ANNA, press())
    await _done(tables)
    assert await _upto(tables) == before + 2
    assert 0 in (await tables.table_view(table, None)).view.waiting


async def test_what_was_not_played_before_a_stop_is_played_by_the_clock(path: Path, clock: Clock) -> None:
    """The process ends in a pause; after the next start the bots go on."""
    async with tables_at(path, clock, games=GAMES) as tables:
        tables.pacing.subscribe(Shown(tables))
        table = await opened(tables, "kasino", bots=True, pace="live")
        if 0 in (await tables.table_view(table, None)).view.waiting:
            await _move(tables, table)
        before = await _upto(tables)
    async with tables_at(path, clock, games=GAMES) as tables:
        assert await _upto(tables) == before
        assert await tables.tick(clock.now + deadlines.TAKEN_OVER - 1) == ()
        assert await tables.tick(clock.now + deadlines.TAKEN_OVER) == (table,)
        assert 0 in (await tables.table_view(table, None)).view.waiting


async def test_several_moves_of_one_bot_take_little_longer_than_one(
    played: tuple[Tables, Shown], clock: Clock
) -> None:
    """Only the first two moves of a bot in a row have a pause, and the others are shown with them."""
    tables, shown = played
    table = await _against_bots(tables, "olsen")
    for _ in range(60):
        while not await tables.moves(table, Seat(0), ANNA):
            await passes(tables, clock, 60)
            await _done(tables)
        shown.lengths.clear()
        before, at = await _upto(tables), time.monotonic()
        await _move(tables, table)
        await _done(tables)
        if not await tables.of_person(ANNA):  # that game is over
            table = await _against_bots(tables, "olsen")
            continue
        moved, seen = await _upto(tables) - before - 1, len({*shown.lengths})
        if moved > seen:
            break
    assert 0 < seen < moved
    assert time.monotonic() - at >= (seen - 1) * BEAT / 2


async def test_who_gives_up_does_not_watch_the_whole_game(
    played: tuple[Tables, Shown], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that only bots still play is shown move by move for a while, and then at its end."""
    monkeypatch.setattr(pacing, "MOST_SEEN", 4)
    tables, shown = played
    table = await _against_bots(tables, "stratego")
    shown.lengths.clear()
    await tables.resign(table, ANNA, press())
    await _done(tables)
    assert (await tables.table_view(table, None)).outcome is not None
    assert 0 < len({*shown.lengths}) <= 4 + 1
