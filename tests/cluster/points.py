"""Kills at each point in games of all kinds: of the process that comes to it, of others, and of the server.

On PostgreSQL there are two processes, on a SQLite file one. After each kill everything is started again, and
the table must have what the store has reported as kept, one board, and one hand for who plays by direct
messages; then play goes on.
"""

import asyncio
import json
import random
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from db.sqlite import backups
from games.registry import GAMES
from sandbox.page_user import PageUser, offered
from sandbox.sandbox import Sandbox
from tests.cluster.kills import ALL, TAKES_SOME, Seat, Sitting
from tests.cluster.occasions import BACKUPS, Party
from tests.cluster.several import PATIENCE, OnFile, Several, add_people, several
from tests.db.postgres.server import Server
from tests.whole.killable import ARMED, KEPT, LETTERS, MOVES, OCCASIONS, VICTIMS, WITHIN, Victim, arm

KILLABLE: Final = ("-m", "tests.whole.killable")
ON_FILE: Final = (*MOVES, *OCCASIONS)
ON_SERVER: Final = tuple(point for point in (*ON_FILE, *LETTERS) if point != "backup")
"""Backups of a server are its own."""
PROCESSES: Final = 2
TABLES: Final = 8
"""Tables that a game may have one after another."""
PAUSE: Final = """
CREATE OR REPLACE FUNCTION pause() RETURNS trigger LANGUAGE plpgsql
AS $$ BEGIN PERFORM pg_sleep(0.4); RETURN NEW; END $$;
CREATE TRIGGER pausing {when} ON {table} FOR EACH ROW EXECUTE FUNCTION pause()
"""
AS_JSON: Final = {
    True: "SELECT json_build_array(table_id, n, kind, text) FROM entries",
    False: "SELECT json_array(table_id, n, kind, text) FROM entries",
}
"""The entries, by whether they are on a server."""
EXPECTED: Final = {0, 75, -signal.SIGKILL, -signal.SIGTERM}
"""How a process may end: as it was asked to, also before it listens; as its shards are unsure; killed."""


class Case(NamedTuple):
    """What dies where, and in which game."""

    point: str
    game: str
    victim: Victim


def case(number: int, games: tuple[str, ...] = ALL, *, on_server: bool) -> Case:
    """The case of this number: all points in turn, each time with another game and another victim."""
    points = ON_SERVER if on_server else ON_FILE
    sitting, at = divmod(number, len(points))
    point, turn = points[at], sitting + at
    if point == "undo":
        games = tuple(game for game in games if GAMES[game].never_undone is None)
    if point in LETTERS:
        games = games[1::2]  # their tables are not of the process to which direct messages come
    victims = VICTIMS if on_server else ("self", "others")[: 1 + (point == "backup")]
    return Case(point, games[turn % len(games)], victims[turn % len(victims)])


class Done(NamedTuple):
    """The kills, how many entries were reported as kept, and the most seconds until nothing was behind."""

    tried: list[Case]
    kept: int
    longest: float
    missed: list[str]
    """The cases in which nothing came to the point, and why."""


class Missed(Exception):
    """Nothing came to the point."""


class Proof:
    """The tables, and what supervises the processes and the server."""

    def __init__(self, here: Several, games: tuple[str, ...], parts: list[str]) -> None:
        self._here = here
        self._games = games
        self._parts = parts
        self._parties: dict[str, Party] = {}
        self._opened: Counter[str] = Counter()
        self._starting = asyncio.Lock()
        self._deaths = 0
        self.said: list[str] = []
        """What processes said that ended in a way which was not expected."""

    @property
    def on_server(self) -> bool:
        """Whether the games are on PostgreSQL."""
        return not isinstance(self._here, OnFile)

    # -- processes

    async def supervise(self) -> None:
        """Starts again what has ended."""
        try:
            while True:
                async with self._starting:
                    await self._revive()
                await asyncio.sleep(0.2)
        except Exception as error:
            self.said.append(repr(error))
            raise

    async def _revive(self) -> None:
        here = self._here
        if self.on_server and not here.server.is_alive:
            await asyncio.to_thread(here.server.stop, signal.SIGKILL)
            await asyncio.to_thread(here.server.start)
            self._deaths += 1
        for name in [name for name, process in here.processes.items() if process.returncode is not None]:
            code, said = await here.ended(name)
            self._deaths += 1
            if code not in EXPECTED or "Traceback" in said:
                self.said.append(f"{code}: {said}")
        running = [name.partition(" #")[0] for name in here.processes]
        await here.start(*(part for part in self._parts if part not in running))

    # -- one kill

    async def kill(self, one: Case) -> float:
        """Kills at the point, and plays on. Returns the seconds from the kill until nothing was behind."""
        here = self._here
        await self._party(one.game)
        async with self._slow(one.point):
            deaths = self._deaths
            arm(here.folder, one.point, one.victim, here.server.pid if one.victim == "server" else 0)
            died = await self._come_to(one)
        if one.point != "backup":  # the command is no process of the bot
            await here.until(lambda: self._deaths > deaths)
        await self._calm()
        took, party = time.monotonic() - died, self._parties[one.game]
        await party.go_on()
        await self._calm()
        await self._check(party)
        length = here.length()
        while here.length() == length and not party.is_over():
            assert time.monotonic() < died + 2 * PATIENCE, f"{one}: nobody can move"
            await party.move()
        return took

    async def _come_to(self, one: Case) -> float:
        """Does what brings a process to the point, until it was there. Returns when that was."""
        deadline = time.monotonic() + PATIENCE
        while True:
            if time.monotonic() > deadline:
                raise Missed(await self._given_up(one))
            doing = asyncio.create_task(self._reach(one))
            while not (doing.done() or self._has_died()):  # noqa: ASYNC110  # another process
                await asyncio.sleep(0.02)
            died = time.monotonic()
            has_died = self._has_died()
            await doing
            if has_died or self._has_died():
                return died

    async def _given_up(self, one: Case) -> str:
        """What is the matter at a table where nothing came to the point; it is left alone from then on."""
        (self._here.folder / ARMED).unlink(missing_ok=True)
        return f"{one}: {await self._parties.pop(one.game).told()}"

    def _has_died(self) -> bool:
        return not (self._here.folder / ARMED).exists()

    async def _reach(self, one: Case) -> None:
        """Does once what may bring a process to the point. Nothing else starts those of a later version."""
        async with AsyncExitStack() as stack:
            stack.enter_context(suppress(*TAKES_SOME))  # it may have happened just now
            party = await self._party(one.game)
            if one.point == "migration":
                await stack.enter_async_context(self._starting)
            await party.reach(one.point)

    @asynccontextmanager
    async def _slow(self, point: str) -> AsyncIterator[None]:
        """Has the server pause in the transaction if the point is there."""
        if not self.on_server or point not in WITHIN:
            yield
            return
        table, when = WITHIN[point]
        self._here.rows(PAUSE.format(table=table, when=when))
        try:
            yield
        finally:
            await self._calm()
            self._here.rows(f"DROP TRIGGER pausing ON {table}")

    async def _calm(self) -> None:
        """Waits until everything runs, and every message shows what its log has come to."""
        await self._here.until(self._is_calm, self._state)

    def _is_calm(self) -> bool:
        here = self._here
        with suppress(AssertionError, sqlite3.Error):  # the database is not there yet
            running = [process for process in here.processes.values() if process.returncode is None]
            return len(running) == len(self._parts) and here.box.gateway.online and not here.behind()
        return False

    def _state(self) -> str:
        """What is not as it should be."""
        here = self._here
        running = {name: process.returncode for name, process in here.processes.items()}
        return f"{self.said}, {running}, online: {here.box.gateway.online}, behind: {here.behind()}"

    async def _check(self, party: Party) -> None:
        """Raises AssertionError unless all is stored, and there are one board and one hand."""
        for seat in party.seats:
            await self._here.until_true(seat.check)
        self.check_kept()
        assert self.said == [], self.said

    def check_kept(self) -> int:
        """Returns how many entries were reported as kept. Raises AssertionError unless all of them are."""
        told = [json.loads(line) for line in (self._here.folder / KEPT).read_text().splitlines()]
        kept = {tuple(json.loads(row)) for row in self._here.rows(AS_JSON[self.on_server])}
        lost = [row for row in told if tuple(row) not in kept]
        assert not lost, f"lost: {lost}"
        return len(told)

    def check_backups(self) -> None:
        """Raises an error unless every file that has the name of a backup is a whole one."""
        for file in (self._here.folder / BACKUPS).glob("*.sqlite3"):
            backups.checked(file)

    # -- tables

    async def _party(self, game: str) -> Party:
        """The table of a game; another one once it has ended."""
        party = self._parties.get(game)
        if party is None or await asyncio.to_thread(party.is_over):
            assert self._opened[game] < TABLES, f"{game}: no more channels"
            self._opened[game] += 1
            party = self._parties[game] = await self._open(game, self._opened[game] - 1)
        return party

    async def _open(self, game: str, number: int) -> Party:
        at, here = self._games.index(game), self._here
        shard, channel = at % len(self._parts), channel_of(game, number)
        is_first = (at // len(self._parts) + number) % 2 == 0
        host, guest = people_of(game, number)
        here.box.dms(guest if is_first else host, open=False)
        sittings = Sitting(game, host, channel, is_first), Sitting(game, guest, channel, not is_first)
        first, second = await here.connect(host), await here.connect(guest)
        await first.slash(f"{game} new", channel, pace="day", timeout=PATIENCE)
        await self._press(second, channel, "join")
        table = int(here.rows("SELECT max(id) FROM tables")[0])
        for _ in range(bots_of(game)):
            await self._press(first, channel, "bot")
        await self._press(first, channel, "start")
        await here.settled()
        first_seat, second_seat = (Seat(here, one, table, random.Random(f"{one}")) for one in sittings)
        return Party(here, (first_seat, second_seat), self._parts, shard)

    async def _press(self, actor: PageUser, channel: str, verb: str) -> None:
        """Presses a button of the board, after which everything is up to date."""

        def part(message: dict[str, Any]) -> str | None:
            ids = (one["custom_id"] for one in offered(message))
            return next((one for one in ids if one.split(":")[1] == verb), None)

        await self._here.settled()
        board = await actor.wait_message(channel, part, PATIENCE)
        await actor.press(board, custom_id=part(board), timeout=PATIENCE)


def bots_of(game: str) -> int:
    """How many bots sit down beside two people: as few as can play, and one where there is room."""
    seats = GAMES[game].seats
    return min(max(seats.start, 3), seats.stop - 1) - 2


def people_of(game: str, number: int) -> tuple[str, str]:
    """The people of a table."""
    return f"{game} {number} host", f"{game} {number} guest"


def channel_of(game: str, number: int) -> str:
    """The channel of a table."""
    return f"{game}-{number}"


@asynccontextmanager
async def proving(server: Server | None, folder: Path, games: tuple[str, ...]) -> AsyncIterator[Proof]:
    """A proof whose processes run: two with a server, which is of this proof alone, else one with a file."""
    parts = [""] if server is None else [f"{n}/{PROCESSES}" for n in range(PROCESSES)]

    def prepare(box: Sandbox) -> None:
        for at, game in enumerate(games):
            add_people(box, *(name for number in range(TABLES) for name in people_of(game, number)))
            channels = tuple(channel_of(game, number) for number in range(TABLES))
            place: dict[str, Any] = {"shard": (at % len(parts), len(parts)), "channels": channels}
            box.guilds.create(f"of {game}", box.world.people, **place)

    async with several(server, folder, shards=len(parts), prepare=prepare) as here:
        here.program = KILLABLE
        (folder / KEPT).touch()
        proof = Proof(here, games, parts)
        await here.start_all(*parts)
        supervising = asyncio.create_task(proof.supervise())
        try:
            yield proof
        finally:
            supervising.cancel()
            await asyncio.wait((supervising,))


async def walk(
    server: Server | None,
    folder: Path,
    cases: Sequence[Case],
    games: tuple[str, ...] = ALL,
    minutes: float = 1_000.0,
) -> Done:
    """Kills as the cases say, at tables of these games; begins nothing new after so many minutes.

    Raises AssertionError if anything is lost, doubled or behind.
    """
    longest, tried, missed, until = 0.0, list[Case](), list[str](), time.monotonic() + 60 * minutes
    async with proving(server, folder, games) as proof:
        for one in cases:
            if time.monotonic() > until:
                break
            tried.append(one)
            try:
                longest = max(longest, await proof.kill(one))
            except Missed as error:
                missed.append(str(error))
            except BaseException as error:
                error.add_note(f"after {tried}")
                raise
            said = f"{len(tried)} of {len(cases)} kills, up to date after {longest:.0f} s at most"
            print(f"\r{said}: {one.point}, {one.game}, {one.victim}   ", end="", file=sys.stderr, flush=True)
        proof.check_backups()
        return Done(tried, proof.check_kept(), longest, missed)
