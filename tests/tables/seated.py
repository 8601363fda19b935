"""Tables of the toy game with players, for the tests of `tables`."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from games.contract import AnyAsk, Seat
from tables import Tables
from tables.actions import apply
from tables.log.entries import entry_of
from tables.model.actions import Entry
from tables.model.deadlines import PACES
from tables.model.table import Table, decode
from tables.projection import Seated
from tables.service import AddBot
from tables.views import BOARD, NewTable, Own, TableId, TableView
from tests.tables.people import ANNA, BJORN, CARLA, CHANNEL, GUILD, HOUR, Clock, press
from tests.tables.toy import TOYS


def having(**changes: Any) -> Callable[[Any], Any]:
    """A change of settings, by name."""
    return lambda known: replace(known, **changes)


@asynccontextmanager
async def tables_at(path: Path | str, clock: Clock, **more: Any) -> AsyncIterator[Tables]:
    """The tables of a database, by default with the toy game."""
    tables = await Tables.open(path, now=clock, **{"games": TOYS} | more)
    try:
        yield tables
    finally:
        await tables.close()


async def opened(tables: Tables, game: str = "toy", **given: Any) -> TableId:
    """A table that Anna has opened; the others are asked for by name."""
    known = {"guild": GUILD, "channel": CHANNEL, "host": ANNA, "press": press()}
    return await tables.open_table(NewTable(game, **known | given))


async def lobby(
    tables: Tables, channel: int = CHANNEL, host: int = ANNA, game: str = "toy", **options: str
) -> TableId:
    """A table in the lobby, with its host seated."""
    return await opened(tables, game, channel=channel, host=host, options=options)


async def dealt(
    tables: Tables, *others: int, bots: int = 0, channel: int = CHANNEL, game: str = "toy", **options: str
) -> TableId:
    """A game of Anna, who has opened the table, with these people and bots."""
    table = await lobby(tables, channel, game=game, **options)
    await filled(tables, table, *others, bots=bots)
    return table


async def filled(tables: Tables, table: TableId, *others: int, bots: int = 0) -> None:
    """These people and bots join Anna, and the game begins."""
    for person in others:
        await tables.join(table, person, press())
    for _ in range(bots):
        await tables.do(table, ANNA, AddBot())
    await tables.start(table, ANNA, press())


async def two(tables: Tables, channel: int = CHANNEL, **options: str) -> TableId:
    """Anna in seat 0 and Björn in seat 1, dealt."""
    return await dealt(tables, BJORN, channel=channel, **options)


async def three(tables: Tables) -> TableId:
    """Anna, Björn and Carla, dealt."""
    return await dealt(tables, BJORN, CARLA)


async def with_bot(tables: Tables, **options: str) -> TableId:
    """Anna in seat 0 against a bot, dealt."""
    return await dealt(tables, bots=1, **options)


async def press_of(tables: Tables, table: TableId, person: int) -> int | None:
    """The press of a person that enters the shuffles, as the table shows it."""
    chairs = (await tables.info(table)).chairs
    return next((chair.press for chair in chairs if chair.person == person), None)


async def ask_of(
    tables: Tables, table: TableId, seat: Seat, person: int, number: int, picked: tuple[str, ...] = ()
) -> AnyAsk:
    """What a seat is asked after these picks, by one of its open questions."""
    return (await tables.fetch(table)).asks(person, seat, number)(picked)


async def own(tables: Tables, table: TableId, seat: Seat, person: int) -> Own:
    """What a person alone sees at their seat."""
    at = Seated(await tables.fetch(table), seat, person)
    return await tables.own(at, await tables.settings.person(person))


async def seen(tables: Tables, table: TableId, seat: Seat, person: int) -> TableView:
    """The table as this person sees it from their seat."""
    return Seated(await tables.fetch(table), seat, person).view


async def bid(tables: Tables, table: TableId, seat: int, value: int) -> None:
    """Makes a bid through the seat's question, as a button would."""
    table_view = await tables.table_view(table, Seat(seat))
    person = table_view.table.chairs[seat].person
    assert person is not None
    question = table_view.questions[0]
    ask = await ask_of(tables, table, Seat(seat), person, question.number, (str(value),))
    await tables.act(table, person, Seat(seat), question.number, str(ask.whole), press())


async def bids(tables: Tables, table: TableId, *values: int) -> None:
    """Makes a bid for each seat, in order."""
    for seat, value in enumerate(values):
        await bid(tables, table, seat, value)


async def passes(tables: Tables, clock: Clock, seconds: float) -> tuple[TableId, ...]:
    """Lets time pass; returns the tables at which something was due."""
    clock.now += seconds
    return await tables.tick(clock.now)


async def in_call(tables: Tables) -> TableId:
    """A game of two in the call: anybody may claim."""
    table = await two(tables)
    await bids(tables, table, 1, 2)
    return table


async def last(tables: Tables, table: TableId) -> str:
    """Id of the last public event."""
    return (await tables.log(table, None))[-1].event.id


async def asked(tables: Tables, clock: Clock) -> TableId:
    """Three at a table; Anna and Carla have bid, and Björn's time is up."""
    table = await three(tables)
    for seat in (0, 2):
        await bid(tables, table, seat, 1)
    for step in (PACES["day"].turn, PACES["day"].bank):
        await passes(tables, clock, step)
    assert await last(tables, table) == "step-poll-late"
    return table


async def finish(tables: Tables, table: TableId, clock: Clock) -> None:
    """Plays the rest of the game."""
    while (table_view := await tables.table_view(table, None)).table.phase == "playing":
        for seat in table_view.view.waiting:
            if table_view.table.chairs[seat].person is not None:
                await bid(tables, table, seat, 2)
        await passes(tables, clock, 9 * HOUR)


def shown(table_view: TableView) -> Any:
    """A view without `upto`, which is not displayed."""
    return (
        table_view.table,
        table_view.seat,
        table_view.view,
        table_view.questions,
        table_view.news,
        table_view.outcome,
    )


async def behind(tables: Tables) -> tuple[TableId, ...]:
    """The tables whose board is missing or outdated."""
    return tuple(table for table, slot in await tables.messages.behind() if slot == BOARD)


async def length(tables: Tables, table: TableId) -> int:
    return (await tables.table_view(table, None)).upto


async def checked(tables: Tables, table: TableId) -> tuple[Entry, ...]:
    """The log, after checking that it leads to the stored snapshot and the cached table."""
    row = await tables._store.table(table)
    assert row is not None
    entries = tuple(entry_of(e) for e in await tables._store.entries(table))
    replayed = apply.replay(TOYS, entries)
    assert replayed == decode(row.snapshot)
    assert isinstance(replayed, Table)
    assert replayed.length == row.length == len(entries)
    assert (await tables._cached(table)).table == replayed
    return entries
