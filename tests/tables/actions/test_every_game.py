"""What every game owes to who presses at once, twice, too late, or without a seat; and to who leaves."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from games.contract import Seat
from games.errors import GameError, GameOver
from games.registry import GAMES
from tables import Tables
from tables.actions import apply
from tables.errors import NotSeated, StaleQuestion, TableError, WrongPhase
from tables.log.entries import entry_of
from tables.projection import FetchedTable
from tables.views import TableId
from tests.tables.seated import Clock, ask_of, lobby, press, tables_at

PEOPLE = (9_071_334_501, 9_071_334_502, 9_071_334_503, 9_071_334_504)
"""Numbers too long to be in a hash by chance."""
STRANGER = 999
MOVES = 8
TWICE = 12
"""Presses at once."""

every_game = pytest.mark.parametrize("key", sorted(GAMES))


async def dealt(tables: Tables, key: str) -> tuple[TableId, tuple[int, ...]]:
    """A game that has begun, and its people by seat."""
    people = PEOPLE[: max(2, min(GAMES[key].seats))]
    table = await lobby(tables, host=people[0], game=key)
    for person in people[1:]:
        await tables.join(table, person, press())
    await tables.start(table, people[0], press())
    chairs = (await tables.info(table)).chairs
    return table, tuple(chair.person or 0 for chair in chairs)


async def questions(tables: Tables, table: TableId, clock: Clock) -> list[Any]:
    """What is asked now; lets clocks run until something is."""
    seats = range(len((await tables.info(table)).chairs))
    while True:
        views = [await tables.table_view(table, Seat(n)) for n in seats]
        waited = views[0].view.waiting
        found = [q for view in views for q in view.questions]
        if found or (await tables.info(table)).phase != "playing":
            return sorted(found, key=lambda q: q.seat not in waited)
        clock.now += 60
        await tables.tick(clock.now)


async def answer(tables: Tables, table: TableId, question: Any, person: int) -> str:
    """The first whole answer."""
    picks: tuple[str, ...] = ()
    while True:
        ask = await ask_of(tables, table, question.seat, person, question.number, picks)
        if ask.whole is not None:
            return str(ask.whole)
        picks += (ask.values[0].token,)


async def entries(tables: Tables, table: TableId) -> list[Any]:
    return list(await tables._store.entries(table))


async def whole(tables: Tables, table: TableId) -> Any:
    return (await tables._cached(table)).table


@every_game
async def test_many_presses_at_once_are_one_move(key: str, path: Path, clock: Clock) -> None:
    """F42, F43: equal presses in the same instant leave what one does; so does one that comes often."""
    async with tables_at(path, clock, games=GAMES) as tables:
        table, people = await dealt(tables, key)
        for ids in ([press() for _ in range(TWICE)], [press()] * TWICE):
            question = (await questions(tables, table, clock))[0]
            person = people[question.seat]
            text = await answer(tables, table, question, person)
            before = len(await entries(tables, table))
            done = await asyncio.gather(
                *(tables.act(table, person, question.seat, question.number, text, one) for one in ids),
                return_exceptions=True,
            )
            assert {type(one) for one in done} <= {FetchedTable, StaleQuestion, GameOver}
            rows = await entries(tables, table)
            once = apply.replay(GAMES, tuple(map(entry_of, rows[: before + 1])))
            assert len(rows) > before
            assert once.state == (await whole(tables, table)).state
            assert len(set(ids)) > 1 or len(rows) == before + 1


@every_game
async def test_old_buttons_move_nothing(key: str, path: Path, clock: Clock) -> None:
    """F44, F45: each number is refused once it is answered, and all of them at the end."""
    async with tables_at(path, clock, games=GAMES) as tables:
        table, people = await dealt(tables, key)
        asked: dict[tuple[int, int], str] = {}
        for _ in range(MOVES):
            now = await questions(tables, table, clock)
            for question in now:
                asked[question.seat, question.number] = await answer(
                    tables, table, question, people[question.seat]
                )
            first = now[0]
            text = asked[first.seat, first.number]
            await tables.act(table, people[first.seat], first.seat, first.number, text, press())
        present = {(q.seat, q.number) for q in await questions(tables, table, clock)}
        before = await whole(tables, table)
        old = asked.keys() - present
        assert old
        for seat, number in old:
            with pytest.raises(StaleQuestion):
                await tables.act(table, people[seat], Seat(seat), number, asked[seat, number], press())
        assert await whole(tables, table) == before
        for person in dict.fromkeys(people):
            if (await tables.info(table)).phase == "playing":
                await tables.resign(table, person, press())
        before = await whole(tables, table)
        assert before.phase == "over"
        for (seat, number), text in asked.items():
            with pytest.raises((GameOver, WrongPhase)):
                await tables.act(table, people[seat], Seat(seat), number, text, press())
        assert await whole(tables, table) == before


@every_game
async def test_who_has_no_such_seat_learns_and_moves_nothing(key: str, path: Path, clock: Clock) -> None:
    """F46, F47, F59: a stranger, and a player in another's seat, are refused alike, whatever they try."""
    async with tables_at(path, clock, games=GAMES) as tables:
        table, people = await dealt(tables, key)
        question = (await questions(tables, table, clock))[0]
        seat = question.seat
        good = await answer(tables, table, question, people[seat])
        before = await whole(tables, table)
        for person in {STRANGER, *people} - {people[seat]}:
            told = set()
            for text in (good, "nonsense", "RESIGN"):
                with pytest.raises(NotSeated) as refused:
                    await tables.act(table, person, seat, question.number, text, press())
                told.add((refused.value.code, str(refused.value.params)))
            assert len(told) == 1
            for attempt in (
                ask_of(tables, table, seat, person, question.number),
                tables.moves(table, seat, person),
            ):
                with pytest.raises(NotSeated):
                    await attempt
        for number in (-1, 10**9):
            with pytest.raises((TableError, GameError)):
                await tables.act(table, people[seat], seat, number, good, press())
        for text in ("", "nonsense", "\x00", "9" * 4_000, "@everyone"):
            with pytest.raises(GameError):
                await tables.act(table, people[seat], seat, question.number, text, press())
        assert await whole(tables, table) == before


@every_game
async def test_who_deletes_their_data_holds_up_nobody(key: str, path: Path, clock: Clock) -> None:
    """F22, F68: in the middle of a game a bot gets the seat; the others go on, and no name is told."""
    async with tables_at(path, clock, games=GAMES) as tables:
        table, people = await dealt(tables, key)
        leaving, staying = people[0], people[-1]
        assert await tables.midgame.gone(leaving) == (table,)
        for _ in range(3):
            now = [q for q in await questions(tables, table, clock) if people[q.seat] != leaving]
            if not now:
                break
            text = await answer(tables, table, now[0], people[now[0].seat])
            await tables.act(table, people[now[0].seat], now[0].seat, now[0].number, text, press())
        info = await tables.info(table)
        assert all(chair.person != leaving for chair in info.chairs)
        assert any(chair.bot for chair in info.chairs)
        for seat in (None, *(Seat(n) for n, one in enumerate(people) if one == staying)):
            assert str(leaving) not in str(await tables.table_view(table, seat))
