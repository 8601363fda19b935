"""The store compared to common ways to use SQLite: rows S1, S2, S3 and D1.

A move is a log row of 89 bytes and a snapshot of 860 in one of 1,000 games. The store also writes the id of
the press with its unique index and checks the number of entries; with `dues` also the timers of a new turn.
"""

import asyncio
import itertools
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec
import sqlalchemy
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from benchmarks.rows import Row, interleaved, show
from db import Due, Step, Store, open_store
from games.chance import Derived
from games.contract import Seat, moves
from games.registry import GAMES
from tables.actions import apply
from tables.model import actions as acts
from tables.model.actions import Action
from tables.model.table import Setup, Table, decode, snapshot
from tables.views import Chair

GAMES_HELD = 1_000
MOVES = 800
ROW = bytes(89)
SNAPSHOT = bytes(860)
PRESS = itertools.count(1).__next__

SCHEMA = """
CREATE TABLE games (id INTEGER PRIMARY KEY, snapshot BLOB NOT NULL);
CREATE TABLE moves (game INTEGER NOT NULL, n INTEGER NOT NULL, row BLOB NOT NULL, PRIMARY KEY (game, n));
"""
INSERT = "INSERT INTO moves (game, n, row) VALUES (?, ?, ?)"
UPDATE = "UPDATE games SET snapshot = ? WHERE id = ?"


class Usual:
    """aiosqlite as most bots use it: BEGIN, two statements, COMMIT, each awaited, under a lock."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()
        self._n = 0

    @classmethod
    async def open(cls, path: Path, synchronous: str) -> "Usual":
        connection = await aiosqlite.connect(path, isolation_level=None)
        await connection.execute("PRAGMA journal_mode = WAL")
        await connection.execute(f"PRAGMA synchronous = {synchronous}")
        await connection.executescript(SCHEMA)
        rows = [(n, SNAPSHOT) for n in range(GAMES_HELD)]
        await connection.executemany("INSERT INTO games VALUES (?, ?)", rows)
        return cls(connection)

    async def move(self) -> None:
        async with self._lock:
            self._n += 1
            game = self._n * 7919 % GAMES_HELD
            await self._connection.execute("BEGIN IMMEDIATE")
            await self._connection.execute(INSERT, (game, self._n, ROW))
            await self._connection.execute(UPDATE, (SNAPSHOT, game))
            await self._connection.execute("COMMIT")

    async def close(self) -> None:
        await self._connection.close()


class Same:
    """Four awaited statements on the tables of the store, with press and check, without `dues`."""

    def __init__(self, ours: "Ours") -> None:
        self._ours = ours
        self._lock = asyncio.Lock()

    async def move(self) -> None:
        async with self._lock:
            step = self._ours.next()
            entry = (step.table, *msgspec.structs.astuple(step)[:9])
            connection = self._ours.store._engine._connection
            await connection.execute("BEGIN IMMEDIATE")
            await connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", entry)
            await connection.execute(
                "UPDATE tables SET length = ?, snapshot = ?, changed = ? WHERE id = ? AND length = ?",
                (step.n + 1, step.snapshot, step.at, step.table, step.n),
            )
            await connection.execute("COMMIT")

    async def close(self) -> None:
        await self._ours.close()


class Core:
    """SQLAlchemy Core on the same driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._n = 0
        meta = sqlalchemy.MetaData()
        self._games = sqlalchemy.Table(
            "games", meta, sqlalchemy.Column("id", sqlalchemy.Integer, primary_key=True),
            sqlalchemy.Column("snapshot", sqlalchemy.LargeBinary),
        )  # fmt: skip
        self._moves = sqlalchemy.Table(
            "moves", meta, sqlalchemy.Column("game", sqlalchemy.Integer, primary_key=True),
            sqlalchemy.Column("n", sqlalchemy.Integer, primary_key=True),
            sqlalchemy.Column("row", sqlalchemy.LargeBinary),
        )  # fmt: skip

    @classmethod
    async def open(cls, path: Path) -> "Core":
        usual = await Usual.open(path, "NORMAL")
        await usual.close()
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=1)

        @sqlalchemy.event.listens_for(engine.sync_engine, "connect")
        def normal(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA synchronous = NORMAL")

        return cls(engine)

    async def move(self) -> None:
        self._n += 1
        game = self._n * 7919 % GAMES_HELD
        async with self._engine.begin() as connection:
            await connection.execute(self._moves.insert().values(game=game, n=self._n, row=ROW))
            change = self._games.update().where(self._games.c.id == game).values(snapshot=SNAPSHOT)
            await connection.execute(change)

    async def close(self) -> None:
        await self._engine.dispose()


class Ours:
    """The store, with each move in another of its tables."""

    def __init__(self, store: Store, *, dues: bool) -> None:
        self.store = store
        self._dues = dues
        self._lengths: dict[int, int] = {}
        self._turn = itertools.count()

    @classmethod
    async def open(
        cls, path: Path, synchronous: str, *, dues: bool = False, tables: int = GAMES_HELD
    ) -> "Ours":
        store = await open_store(path)
        await fill(store, tables)
        await store._engine._connection.execute(f"PRAGMA synchronous = {synchronous}")
        return cls(store, dues=dues)

    async def move(self) -> None:
        assert await self.store.keep(self.next()) == "kept"

    async def at(self, table: int) -> None:
        assert await self.store.keep(self.step(table)) == "kept"

    def next(self) -> Step:
        return self.step(next(self._turn) * 7919 % GAMES_HELD + 1)

    def step(self, table: int) -> Step:
        n = self._lengths.get(table, 0)
        self._lengths[table] = n + 1
        plain = Step(n, "move", 0, 5, "", b"", ROW, 1, PRESS(), table, "playing", 5, SNAPSHOT)
        if not self._dues:
            return plain
        old = tuple(Due(kind, f"w{n - 1}", 0, 0) for kind in ("notice", "turn"))
        new = tuple(Due(kind, f"w{n}", 0, n) for kind in ("notice", "turn"))
        return replace(plain, cancelled=old, dues=new)

    async def close(self) -> None:
        await self.store.close()


async def fill(store: Store, tables: int) -> None:
    """Adds that many tables without entries."""
    sql = """
        INSERT INTO tables
            (id, game, guild, channel, host, phase, opened, changed, secret, length, ticket, snapshot, place)
        VALUES (?, 'toy', 1, ?, ?, 'playing', 1, 1, ?, 0, 0, ?, 'channel')
    """
    rows = ((n, n, n, bytes(32), SNAPSHOT) for n in range(1, tables + 1))
    await store._engine._connection.execute("BEGIN")
    await store._engine._connection.executemany(sql, rows)
    await store._engine._connection.execute("COMMIT")


async def waiting(move: Callable[[], Awaitable[None]], at_once: int, count: int = MOVES) -> None:
    """Makes `count` moves, `at_once` of them at a time."""

    async def one() -> None:
        for _ in range(count // at_once):
            await move()

    await asyncio.gather(*(one() for _ in range(at_once)))


@contextmanager
def bench() -> Iterator[tuple[asyncio.AbstractEventLoop, Path]]:
    loop, folder = asyncio.new_event_loop(), Path(tempfile.mkdtemp())
    try:
        yield loop, folder
    finally:
        loop.close()
        shutil.rmtree(folder)


def sync_time() -> float:
    """Returns the seconds of one durable write on this disk, which limit S1 to 8, or 64, moves a write."""
    with tempfile.NamedTemporaryFile() as file:
        times = []
        for _ in range(50):
            started = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - started)
    return statistics.median(times)


def throughput() -> list[Row]:
    """Returns the rows S1 and S2: commits a second."""
    with bench() as (loop, folder):
        run = loop.run_until_complete
        usual = run(Usual.open(folder / "usual", "NORMAL"))
        core = run(Core.open(folder / "core"))
        full = run(Ours.open(folder / "full", "FULL"))
        turns = run(Ours.open(folder / "turns", "FULL", dues=True))
        normal = run(Ours.open(folder / "normal", "NORMAL"))
        same = Same(run(Ours.open(folder / "same", "NORMAL")))
        times = interleaved({
            "usual": lambda: run(waiting(usual.move, 1)),
            "same": lambda: run(waiting(same.move, 1)),
            "core": lambda: run(waiting(core.move, 1, MOVES // 4)),
            "normal": lambda: run(waiting(normal.move, 1)),
            "full 8": lambda: run(waiting(full.move, 8)),
            "full 64": lambda: run(waiting(full.move, 64)),
            "turns 8": lambda: run(waiting(turns.move, 8)),
            "turns 64": lambda: run(waiting(turns.move, 64)),
        })  # fmt: skip
        for side in (usual, same, core, full, turns, normal):
            run(side.close())
    rate = {name: MOVES / seconds for name, seconds in times.items()} | {"core": MOVES / 4 / times["core"]}
    base = rate["usual"]
    disk = f"; one fdatasync {sync_time() * 1e6:.0f} us"

    def note(name: str) -> str:
        return f"{rate[name]:.0f}/s against {base:.0f}/s{disk if name == 'full 8' else ''}"

    return [
        Row("S1", "8 waiting, FULL, x 4-await NORMAL", rate["full 8"] / base, ">=", 2.5, note("full 8")),
        Row("S1", "64 waiting, FULL, x 4-await NORMAL", rate["full 64"] / base, ">=", 6, note("full 64")),
        Row("S1", "8 waiting, each a change of turn", rate["turns 8"] / base, ">=", 2.5, note("turns 8")),
        Row("S1", "64 waiting, each a change of turn", rate["turns 64"] / base, ">=", 6, note("turns 64")),
        Row("S2", "one at a time, NORMAL, x 4-await", rate["normal"] / base, ">=", 2.2, note("normal")),
        Row("S2", "the same, x 4-await on the same tables", rate["normal"] / rate["same"], ">=", 2.2,
            f"{rate['normal']:.0f}/s against {rate['same']:.0f}/s"),
        Row("S2", "one at a time, NORMAL, x SQLAlchemy Core", rate["normal"] / rate["core"], ">=", 10,
            f"{rate['normal']:.0f}/s against {rate['core']:.0f}/s"),
    ]  # fmt: skip


async def medians(sides: dict[str, Callable[[], Awaitable[None]]], count: int) -> dict[str, float]:
    """Returns the median seconds of one commit of each side; the sides take turns."""
    times: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(count):
        for name, move in sides.items():
            started = time.perf_counter()
            await move()
            times[name].append(time.perf_counter() - started)
    return {name: statistics.median(seen) for name, seen in times.items()}


def growth() -> list[Row]:
    """Returns the rows S3: the time of a commit with more tables stored, and late in a long game."""
    with bench() as (loop, folder):
        run = loop.run_until_complete
        few = run(Ours.open(folder / "few", "FULL", dues=True))
        many = run(Ours.open(folder / "many", "FULL", dues=True, tables=100_000))
        stored = run(medians({"few": few.move, "many": many.move}, 1_500))
        for _ in range(2_000):
            run(few.at(1))
        early = iter(range(2, 10_000))
        for _ in range(10):
            for table in range(2, 202):
                run(few.at(table))
        length = run(medians({"late": lambda: few.at(1), "early": lambda: few.at(next(early))}, 200))
        for side in (few, many):
            run(side.close())
    a, b = stored["many"] / stored["few"], length["late"] / length["early"]
    return [
        Row("S3", "a commit, 100k stored / 1k stored", a, "<=", 1.2, f"{stored['many'] * 1e6:.0f} us"),
        Row("S3", "a commit, move 2,000 / move 10", b, "<=", 1.2, f"{length['late'] * 1e6:.0f} us"),
    ]


class Plain(msgspec.Struct):
    """A table as objects with named fields, for JSON."""

    game: str
    phase: str
    host: int
    chairs: list[dict[str, Any]]
    invited: list[int]
    options: dict[str, str]
    pace: str
    commitment: str
    since: int
    length: int
    rules_version: int
    presses: list[int]
    state: dict[str, Any]
    questions: list[dict[str, Any]]
    counters: list[int]
    waits: list[dict[str, Any]]
    news: list[dict[str, Any]]
    fresh: list[int]


def middle_of_a_game() -> Table:
    """Returns a table of cribbage with 32 entries."""
    game = GAMES["cribbage"]
    setup = Setup("cribbage", (Chair(5), Chair(6, press=77)), {}, "day", "0" * 64)
    _, table = apply.do(GAMES, None, Action(acts.Open(setup), 1, 5), Derived(b"", 0))
    _, table = apply.do(GAMES, table, Action(acts.Start(), 1, 5, press=78), Derived(b"", 1))
    while table.length < 32:
        state = game.load(table.state, table.rules_version)
        seat = next((Seat(s) for s in table.waits[0].seats), table.questions[0].seat)
        move = acts.Move(seat, str(moves(game, state, seat, 1)[0]))
        _, table = apply.do(GAMES, table, Action(move, 1, 5, PRESS()), Derived(b"x", table.length))
    return table


def codec() -> list[Row]:
    """Returns the rows D1: the snapshot of a table, compared to JSON with named fields."""
    table = middle_of_a_game()
    game = GAMES["cribbage"]
    state = game.load(table.state, table.rules_version)
    chairs = [{"person": c.person, "bot": c.bot, "press": c.press} for c in table.chairs]
    plain = Plain(
        table.game, table.phase, table.host, chairs, list(table.invited), table.options, table.pace,
        table.commitment, table.since, table.length, table.rules_version, list(table.presses),
        msgspec.to_builtins(msgspec.structs.asdict(state)),
        [msgspec.structs.asdict(q) for q in table.questions], list(table.counters),
        [msgspec.structs.asdict(w) for w in table.waits],
        [{"id": e.id, "params": msgspec.to_builtins(e.params)} for e in table.news], list(table.fresh),
    )  # fmt: skip
    ours, theirs = snapshot(table), msgspec.json.encode(plain)

    def often(work: Callable[[], object]) -> Callable[[], None]:
        return lambda: [work() for _ in range(2_000)] and None

    times = interleaved({
        "encode": often(lambda: snapshot(replace(table, state=game.dump(state)))),
        "json": often(lambda: msgspec.json.encode(plain)),
        "decode": often(lambda: game.load((t := decode(ours)).state, t.rules_version)),
        "typed": often(lambda: msgspec.json.decode(theirs, type=Plain)),
    })  # fmt: skip
    return [
        Row("D1", "snapshot encode x object JSON", times["encode"] / times["json"], "<=", 0.6),
        Row("D1", "snapshot decode x object JSON", times["decode"] / times["typed"], "<=", 0.8),
        Row("D1", "snapshot bytes x object JSON", len(ours) / len(theirs), "<=", 0.2,
            f"{len(ours)} against {len(theirs)}"),
    ]  # fmt: skip


def main() -> None:
    """Prints the rows."""
    show(throughput())
    show(growth())
    show(codec())


if __name__ == "__main__":
    main()
