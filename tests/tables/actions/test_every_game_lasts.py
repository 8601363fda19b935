"""What every game owes to who is away for long, doubts the deal or wants their data, and after a kill."""

import asyncio
import random
import time
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from games.registry import GAMES
from tables import Tables, verify
from tables.actions import apply
from tables.log import records
from tables.log.entries import entry_of
from tables.model import fairness
from tables.verify import Unproven
from tables.views import TableId
from tests import chance
from tests.forked import FORKS, Fork
from tests.sampling import SEED
from tests.tables.actions import test_every_game
from tests.tables.actions.test_every_game import answer, dealt, entries, every_game, questions, whole
from tests.tables.people import Clock, press
from tests.tables.seated import ask_of, passes, tables_at

MOVES = 6
QUARTER = 6 * 3600
MONTH = 30 * 4


async def moved(tables: Tables, table: TableId, clock: Clock, people: tuple[int, ...]) -> int | None:
    """Who has made a move; None if the game is over."""
    found = await questions(tables, table, clock)
    if not found or (await tables.info(table)).phase != "playing":
        return None
    first, person = found[0], people[found[0].seat]
    text = await answer(tables, table, first, person)
    await tables.act(table, person, first.seat, first.number, text, press())
    return person


async def given_up(tables: Tables, table: TableId, people: tuple[int, ...]) -> None:
    """Everybody resigns."""
    for person in dict.fromkeys(people):
        if (await tables.info(table)).phase == "playing":
            await tables.resign(table, person, press())


@every_game
async def test_who_is_away_for_a_month_holds_up_nobody(house: Tables, key: str, clock: Clock) -> None:
    """F25, F26: they are reminded, then the table is asked, and a bot plays on if it says so."""
    table, people = await dealt(house, key)
    away = people[(await questions(house, table, clock))[0].seat]
    reminded, asked = list[int](), list[int]()
    for quarter in range(MONTH):
        await passes(house, clock, QUARTER)
        due = await house.notices.due(clock.now)
        reminded += [quarter for one in due if one.person == away and one.what == "turn"]
        info = await house.info(table)
        if info.phase != "playing":
            break
        if info.poll is not None and not asked:
            asked.append(quarter)
            for person in dict.fromkeys(people):
                if person != away and (await house.info(table)).poll is not None:
                    await house.midgame.vote(table, person, "bot", press())
    assert 0 <= min(reminded, default=-1) < min(asked, default=-1)
    chairs = (await house.info(table)).chairs
    assert all(chairs[seat].person != away for seat, one in enumerate(people) if one == away)
    if (await house.info(table)).phase == "playing":
        others = [q for q in await questions(house, table, clock) if people[q.seat] != away]
        assert others, "nobody can go on"


@every_game
async def test_a_record_proves_the_deal(house: Tables, key: str, clock: Clock) -> None:
    """F65: the secret comes at the end, fits what was shown at first, gives each draw; another does not."""
    table, people = await dealt(house, key)
    before = (await house.table_view(table, None)).table
    assert before.secret is None
    for _ in range(MOVES):
        await moved(house, table, clock, people)
    await given_up(house, table, people)
    record = records.read(await house.record(table))
    assert record.commitment == before.commitment
    verify.check(record)
    with pytest.raises(Unproven):
        verify.check(replace(record, secret=bytes(32)))
    with pytest.raises(Unproven):
        verify.check(replace(record, presses=record.presses[::-1]))


@every_game
async def test_an_export_is_the_same_whatever_was_dealt(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F67: neither the deal nor what others do in secret changes it, and it has nobody else's number.

    Whether the table waits for the person is no secret: deals in which it does are compared with each other.
    """
    found: dict[bool, list[bytes]] = {True: [], False: []}
    states = []
    for secret in (b"a" * 32, b"b" * 32, b"c" * 32):
        monkeypatch.setattr(fairness, "new_secret", lambda secret=secret: secret)
        chance.begin(f"{SEED} export {key}")  # the same presses
        async with tables_at(tmp_path / f"{secret[:1].decode()}.sqlite3", Clock(), games=GAMES) as tables:
            table, people = await test_every_game.dealt(tables, key)
            await others_move(tables, table, people, random.Random(secret))
            states.append((await whole(tables, table)).state)
            waits = 0 in (await tables.table_view(table, None)).view.waiting
            export = msgspec.json.encode(await tables.personal.export(people[0]))
            assert not [other for other in {*people} - {people[0]} if str(other).encode() in export]
            found[waits].append(export)
    assert len({*states}) == len(states)
    assert all(len({*exports}) <= 1 for exports in found.values())


async def others_move(tables: Tables, table: TableId, people: tuple[int, ...], chance: random.Random) -> None:
    """All but the first player answer what they are asked now, by chance."""
    for question in await questions(tables, table, Clock()):
        if question not in (await tables.table_view(table, question.seat)).questions:
            continue  # the answer to another one has closed it
        person, picks, ask = people[question.seat], list[str](), None
        while person != people[0] and (ask is None or ask.whole is None):
            ask = await ask_of(tables, table, question.seat, person, question.number, tuple(picks))
            picks += [chance.choice(ask.values).token] if ask.values else []
        if ask is not None:
            await tables.act(table, person, question.seat, question.number, str(ask.whole), press())


def play_on(path: Path, key: str, told: Connection) -> None:
    """Plays a game until it is killed, and tells how long its log is after each move."""

    async def play() -> None:
        clock = Clock()
        async with tables_at(path, clock, games=GAMES) as tables:
            while True:
                table, people = await dealt(tables, key)
                while await moved(tables, table, clock, people) is not None:
                    told.send((table, len(await entries(tables, table))))

    asyncio.run(play())


def killed(path: Path, key: str, chance: random.Random) -> dict[TableId, int]:
    """Kills a game a moment after some move. Returns the length of each log that was told."""
    here, there = FORKS.Pipe(duplex=False)
    victim = Fork(target=play_on, args=(path, key, there))
    victim.start()
    there.close()
    lengths: dict[TableId, int] = {}
    left = chance.randint(2, 8)
    try:
        while True:
            table, length = here.recv()
            lengths[table] = length
            left -= 1
            if left == 0:
                time.sleep(chance.random() / 200)
                victim.kill()
    except EOFError:
        victim.join()
    assert victim.exitcode == -9
    return lengths


@every_game
async def test_a_killed_game_has_each_move_that_was_told(key: str, path: Path, clock: Clock) -> None:
    """F27, without Discord: what was told is kept, the table is that of its log, and play goes on."""
    lengths = await asyncio.to_thread(killed, path, key, random.Random(f"{SEED} killed {key}"))
    assert lengths
    async with tables_at(path, clock, games=GAMES) as tables:
        for table, length in lengths.items():
            rows = await entries(tables, table)
            assert len(rows) >= length
            held = await whole(tables, table)
            assert apply.replay(GAMES, tuple(map(entry_of, rows))) == held
        last = max(lengths)
        people = tuple(chair.person or 0 for chair in (await tables.info(last)).chairs)
        if held.phase == "playing":
            before = len(rows)
            for _ in range(1_000):
                press()  # the killed process has counted from the same number
            assert await moved(tables, last, clock, people) is not None
            assert len(await entries(tables, last)) > before
