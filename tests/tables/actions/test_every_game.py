"""What every game owes to who presses at once, twice, too late, or without a seat; and to who leaves."""

import asyncio
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
from tests.refused import refused
from tests.tables.people import Clock, press
from tests.tables.seated import ask_of, lobby, passes

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
        await passes(tables, clock, 60)


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
async def test_many_presses_at_once_are_one_move(house: Tables, key: str, clock: Clock) -> None:
    """F42, F43: equal presses in the same instant leave what one does; so does one that comes often."""
    table, people = await dealt(house, key)
    for ids in ([press() for _ in range(TWICE)], [press()] * TWICE):
        question = (await questions(house, table, clock))[0]
        person = people[question.seat]
        text = await answer(house, table, question, person)
        before = len(await entries(house, table))
        done = await asyncio.gather(
            *(house.act(table, person, question.seat, question.number, text, one) for one in ids),
            return_exceptions=True,
        )
        assert {type(one) for one in done} <= {FetchedTable, StaleQuestion, GameOver}
        rows = await entries(house, table)
        once = apply.replay(GAMES, tuple(map(entry_of, rows[: before + 1])))
        assert len(rows) > before
        assert once.state == (await whole(house, table)).state
        assert len(set(ids)) > 1 or len(rows) == before + 1


@every_game
async def test_old_buttons_move_nothing(house: Tables, key: str, clock: Clock) -> None:
    """F44, F45: each number is refused once it is answered, and all of them at the end."""
    table, people = await dealt(house, key)
    asked: dict[tuple[int, int], str] = {}
    for _ in range(MOVES):
        now = await questions(house, table, clock)
        for question in now:
            asked[question.seat, question.number] = await answer(
                house, table, question, people[question.seat]
            )
        first = now[0]
        text = asked[first.seat, first.number]
        await house.act(table, people[first.seat], first.seat, first.number, text, press())
    present = {(q.seat, q.number) for q in await questions(house, table, clock)}
    before = await whole(house, table)
    old = asked.keys() - present
    assert old
    refusals = (StaleQuestion,) if before.phase == "playing" else (GameOver, WrongPhase)
    for seat, number in old:
        await refused(
            refusals, house.act(table, people[seat], Seat(seat), number, asked[seat, number], press())
        )
    assert await whole(house, table) == before
    for person in dict.fromkeys(people):
        if (await house.info(table)).phase == "playing":
            await house.resign(table, person, press())
    before = await whole(house, table)
    assert before.phase == "over"
    for (seat, number), text in asked.items():
        await refused(
            (GameOver, WrongPhase), house.act(table, people[seat], Seat(seat), number, text, press())
        )
    assert await whole(house, table) == before


@every_game
async def test_who_has_no_such_seat_learns_and_moves_nothing(house: Tables, key: str, clock: Clock) -> None:
    """F46, F47, F59: a stranger, and a player in another's seat, are refused alike, whatever they try."""
    table, people = await dealt(house, key)
    question = (await questions(house, table, clock))[0]
    seat = question.seat
    good = await answer(house, table, question, people[seat])
    before = await whole(house, table)
    for person in {STRANGER, *people} - {people[seat]}:
        told = set()
        for text in (good, "nonsense", "RESIGN"):
            refusal = await refused(NotSeated, house.act(table, person, seat, question.number, text, press()))
            told.add((refusal.code, str(refusal.params)))
        assert len(told) == 1
        await refused(
            NotSeated, ask_of(house, table, seat, person, question.number), house.moves(table, seat, person)
        )
    for number in (-1, 10**9):
        await refused((TableError, GameError), house.act(table, people[seat], seat, number, good, press()))
    for text in ("", "nonsense", "\x00", "9" * 4_000, "@everyone"):
        await refused(GameError, house.act(table, people[seat], seat, question.number, text, press()))
    assert await whole(house, table) == before


@every_game
async def test_who_deletes_their_data_holds_up_nobody(house: Tables, key: str, clock: Clock) -> None:
    """F22, F68: in the middle of a game a bot gets the seat; the others go on, and no name is told."""
    table, people = await dealt(house, key)
    leaving, staying = people[0], people[-1]
    assert await house.midgame.gone(leaving) == (table,)
    for _ in range(3):
        now = [q for q in await questions(house, table, clock) if people[q.seat] != leaving]
        if not now:
            break
        text = await answer(house, table, now[0], people[now[0].seat])
        await house.act(table, people[now[0].seat], now[0].seat, now[0].number, text, press())
    info = await house.info(table)
    assert all(chair.person != leaving for chair in info.chairs)
    assert any(chair.bot for chair in info.chairs)
    for seat in (None, *(Seat(n) for n, one in enumerate(people) if one == staying)):
        assert str(leaving) not in str(await house.table_view(table, seat))
