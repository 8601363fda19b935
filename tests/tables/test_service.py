"""The dealer's counter: a table from its opening to its record."""

import itertools
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.contract import Seat
from tables import Tables
from tables.sights import TableId
from tests.tables.toy import TOYS

ANNA, BJORN, CARLA, DAVE = 101, 102, 103, 104
GUILD, CHANNEL = 7, 70
press = itertools.count(10**6).__next__


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def tables(tmp_path: Path, clock: Clock) -> AsyncIterator[Tables]:
    opened = await Tables.open(tmp_path / "t.sqlite3", now=clock, games=TOYS)
    yield opened
    await opened.close()


async def two_at_a_table(tables: Tables, channel: int = CHANNEL, **options: str) -> TableId:
    table = await tables.open_table(
        "toy", guild=GUILD, channel=channel, host=ANNA, press=press(), options=options
    )
    await tables.join(table, BJORN, press())
    await tables.start(table, ANNA, press())
    return table


async def test_two_people_play_to_the_end(tables: Tables) -> None:
    """A whole game by numbers of questions: nothing of lobby, play, time or end works without it."""
    table = await two_at_a_table(tables)
    for round_ in (1, 2):
        for seat, person in ((Seat(0), ANNA), (Seat(1), BJORN)):
            (question,) = (await tables.sight(table, seat)).questions
            ask = await tables.ask(table, seat, person, question.number, ("2",))
            await tables.act(table, person, seat, question.number, str(ask.whole), press())
        assert (await tables.sight(table, None)).view.phase == "call"
        assert await tables.tick(tables._ledger.now() + 9 * 3600) == (table,)
        assert (await tables.sight(table, None)).view.round == min(2, round_ + 1)
    sight = await tables.sight(table, None)
    assert sight.table.phase == "over"
    assert sight.outcome is not None
    assert sight.table.secret
    print(await tables.record(table))
