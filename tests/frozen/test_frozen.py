"""Tables stored by earlier versions: each sample loads, renders and asks, and bots play it to its end.

`1/` has several phases of each game; `make.py` says which and how a set is made. The normal run plays some of
them to the end, drawn by the seed, the soak all.
"""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import render
from db import EntryRow
from games.contract import Seat
from games.registry import GAMES
from tables import verify
from tables.actions import apply
from tables.log import records
from tables.log.entries import entry_of
from tables.model import catalogue, deadlines
from tables.model.deadlines import HOUR
from tables.model.table import decode, snapshot, state_of
from tables.views import TableId
from tests import chance
from tests.tables.people import Clock
from tests.tables.seated import ask_of, tables_at

HERE = Path(__file__).parent
# The samples hold presses from 10**6 on, which would count as repeated.
press = chance.counter(10**9)
SAMPLES = sorted(HERE.glob("*/*.msgpack"))
MOST = 6000
each_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda p: f"{p.parent.name}-{p.stem}")
PLAYED = [sample for sample in SAMPLES if not sample.stem.endswith("-over")]
played_sample = pytest.mark.parametrize("sample", PLAYED, ids=lambda p: f"{p.parent.name}-{p.stem}")


def rows(sample: Path) -> Any:
    """The row of the table and the rows of its entries."""
    table, entries = msgspec.msgpack.decode(sample.read_bytes())
    return table, entries


async def put_back(path: Path, sample: Path) -> TableId:
    """Stores the table of a sample in a new database."""
    table, entries = rows(sample)
    number, guild, channel, opened, secret, length, data = table
    held = decode(data)
    async with tables_at(path, Clock(), games=GAMES):
        pass
    with sqlite3.connect(path) as connection:
        connection.execute(
            "INSERT INTO tables (id, game, guild, channel, host, phase, opened, changed, secret, length,"
            " ticket, snapshot, place) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, 'channel')",
            (number, held.game, guild, channel, held.host, held.phase, opened, opened, secret, length, data),
        )
        connection.executemany(
            "INSERT INTO entries (table_id, n, kind, seat, person, text, draws, events, at, press)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(number, *entry) for entry in entries],
        )
        connection.executemany(
            "INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)",
            [(number, n, chair.person) for n, chair in enumerate(held.chairs) if chair.person is not None],
        )
        connection.executemany(
            "INSERT INTO due (table_id, kind, wait, seat, at, since) VALUES (?, ?, ?, ?, ?, ?)",
            [(number, *due) for due in map(msgspec.structs.astuple, deadlines.dues(held, opened, HOUR))],
        )
    connection.close()
    return TableId(number)


SHORT = {"goofspiel"}
"""Games that are over before their middle is sampled."""


def test_there_is_a_sample_of_every_game() -> None:
    """Each game has samples of its start, a poll, a kept table and, unless it is short, its middle."""
    stems = {sample.stem for sample in SAMPLES}
    assert stems >= {f"{game}-{phase}" for game in GAMES for phase in ("start", "poll", "kept")}
    assert stems >= {f"{game}-middle" for game in set(GAMES) - SHORT}


@pytest.mark.sampled("frozen")
@played_sample
async def test_an_earlier_table_is_drawn_asks_and_is_played_to_its_end(
    path: Path, sample: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table stored by an earlier version is drawn, asks, reaches its outcome, and its record verifies."""
    monkeypatch.setattr(catalogue, "strength", lambda game, chosen: game.strengths[0])
    table = await put_back(path, sample)
    clock = Clock()
    async with tables_at(path, clock, games=GAMES) as tables:
        held = (await tables._cached(table)).table
        for seat in [None, *(Seat(n) for n in range(len(held.chairs)))]:
            view = (await tables.table_view(table, seat)).view
            look = render.Look(language="en", names=tuple(f"P{n}" for n in range(len(held.chairs))))
            assert (
                render.of(view).board(look) if seat is None else render.of(view).hand(look, ())
            ).startswith(b"\x89PNG")
        people = {chair.person: seat for seat, chair in enumerate(held.chairs) if chair.person is not None}
        for question in held.questions:
            person = held.chairs[question.seat].person
            if person is not None:
                await ask_of(tables, table, question.seat, person, question.number)
        for person in people:
            if (await tables.table_view(table, None)).outcome is None:  # bots may have ended it already
                await tables.midgame.give(table, person, press(), bot=True)
        for _ in range(MOST):
            if (await tables.table_view(table, None)).outcome is not None:
                break
            clock.now += 9 * 3600
            await tables.tick(clock.now)
        assert (await tables.table_view(table, None)).outcome is not None
        verify.check(records.read(await tables.record(table)))


@each_sample
def test_an_earlier_log_leads_to_the_same_table(sample: Path) -> None:
    """The stored log, replayed, gives the table of the stored snapshot."""
    table, entries = rows(sample)
    stored = decode(table[6])
    again = apply.replay(GAMES, [entry_of(EntryRow(*entry)) for entry in entries])
    assert again is not None
    if GAMES[stored.game].rules_version > stored.rules_version:  # other fields, other defaults
        older = {name: getattr(stored, name) for name in ("state", "rules_version", "options")}
        again = replace(again, **older)
        if again.undo_point is not None and stored.undo_point is not None:
            again = replace(again, undo_point=replace(again.undo_point, state=stored.undo_point.state))
    assert again == stored
    assert decode(snapshot(stored)) == stored


def test_an_earlier_record_still_verifies(capsys: pytest.CaptureFixture[str]) -> None:
    """A record of an earlier version verifies."""
    for file in HERE.glob("*/cribbage-over.txt"):
        assert verify.main([str(file)]) == 0
        assert capsys.readouterr().out.split()[-2] == "finished"


def test_a_state_is_loaded_with_the_version_that_stored_it() -> None:
    """The state of every sample is loaded with its own rules version and can be dumped again."""
    for sample in SAMPLES:
        table = decode(rows(sample)[0][6])
        game = GAMES[table.game]
        assert table.rules_version <= game.rules_version
        assert game.dump(state_of(game, table))
