"""The health page and the figures, fetched all the time while people and bots play."""

import asyncio
import json
import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final
from unittest.mock import AsyncMock, Mock

import aiohttp
import pytest

import db.errors
from cogs.commands.doctor import Program
from cogs.wire import errors, responses
from db.errors import Failures, Kind, StoreError
from health import figures, server
from health.server import serving
from tables.errors import NotSaved
from tests.admin.commands import ROOT
from tests.cogs.messages import is_over
from tests.cogs.player import PEOPLE, Player, play_until, start_table
from tests.cogs.process.test_health import LABELS, free_port, healthy, page, samples
from tests.cogs.sandbox_bot import SandboxBot
from tests.refused import refused
from tests.sampling import sizes
from tests.tables.seated import having

KINDS: Final = {2: "application_command", 3: "component", 4: "autocomplete", 5: "modal_submit"}
"""Kinds of interactions by Discord's number."""
EVERY: Final = 0.1
"""Seconds between two looks at both pages."""
SNOWFLAKE: Final = re.compile(r"(?<![\d.])\d{15,}")
"""A number of Discord's, which is no fraction of a second."""


@pytest.fixture
async def port(sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """The port of both pages, once the bot is healthy. The tables are counted at each look."""
    monkeypatch.setattr(figures, "MADE_EVERY", 0.0)
    monkeypatch.setattr(figures, "LOOK_EVERY", 0.1)
    found = free_port()
    counted = figures.Figures(sandbox_bot.tables, "0")
    async with serving(f"127.0.0.1:{found}", sandbox_bot.bot, sandbox_bot.tables, counted):
        await healthy(found)
        yield found


def by_labels(text: str, name: str) -> Counter[tuple[str, ...]]:
    """The values of one figure that are not zero, by its labels."""
    found = Counter({tuple(s.labels.values()): int(s.value) for s in samples(text) if s.name == name})
    return +found


def interactions(sandbox_bot: SandboxBot) -> Counter[tuple[str, ...]]:
    """How many of each kind Discord has sent."""
    sent = [body["type"] for name, body in sandbox_bot.box.events if name == "INTERACTION_CREATE"]
    return Counter((KINDS[kind],) for kind in sent)


def stored(path: Path, sql: str) -> Counter[tuple[str, ...]]:
    """Counts in the database: the last column, by the others."""
    with closing(sqlite3.connect(path)) as connection:
        return Counter({tuple(row[:-1]): row[-1] for row in connection.execute(sql)})


MADE: Final = """
SELECT game, count(*) FROM entries JOIN tables ON tables.id = table_id WHERE kind = 'move' GROUP BY game
"""
STORED: Final = "SELECT game, phase, count(*) FROM tables GROUP BY game, phase"


@asynccontextmanager
async def looking(port: int) -> AsyncIterator[list[tuple[int, str]]]:
    """Fetches both pages until the context ends: the status of the one and the text of the other."""
    seen: list[tuple[int, str]] = []

    async def look() -> None:
        while True:
            seen.append(((await page(port, "/healthz"))[0], (await page(port, "/metrics"))[1]))
            await asyncio.sleep(EVERY)

    task = asyncio.create_task(look())
    try:
        yield seen
    finally:
        task.cancel()
        await asyncio.wait((task,))
    if not task.cancelled():
        task.result()


async def play(sandbox_bot: SandboxBot, players: list[Player], moves: int) -> None:
    """Games with bots, one to its end and one beside an open lobby, until so many moves are stored."""

    def enough() -> bool:
        return sandbox_bot.tables.moves_made.total() >= moves

    await start_table("goofspiel", players, bots=3)
    await play_until(players, lambda: is_over(players[0].actor))
    await players[0].actor.slash("olsen new", "spil")
    if not enough():
        await start_table("kasino", players, bots=2)
        await play_until(players, enough)


@pytest.mark.parametrize("moves", sizes(15, 200))
async def test_moves_are_counted_exactly_while_all_is_fetched(
    sandbox_bot: SandboxBot, port: int, moves: int
) -> None:
    """Moves, tables, presses and answers agree with database and Discord; the health page stays at 200.

    No figure has a person's name or id.
    """
    players = [
        Player(sandbox_bot, await sandbox_bot.connect(name), direct=True, seed=n)
        for n, name in enumerate(("Anna", "Dagur"))
    ]
    async with looking(port) as seen:
        await play(sandbox_bot, players, moves)
    text = (await page(port, "/metrics"))[1]
    assert len(seen) > 10
    assert {status for status, _ in seen} == {200}
    made = by_labels(text, "stofa_moves_total")
    assert made.total() >= moves
    assert made == stored(sandbox_bot.database, MADE)
    assert by_labels(text, "stofa_tables") == stored(sandbox_bot.database, STORED)
    assert by_labels(text, "stofa_answer_seconds_count") == interactions(sandbox_bot)
    assert by_labels(text, "stofa_picture_seconds_count").total() > 10
    assert by_labels(text, "stofa_loop_lag_seconds_count").total() > 0
    assert by_labels(text, "stofa_deliveries_waiting").total() == 0
    for n, (_, earlier) in enumerate(seen[1:]):
        assert not by_labels(seen[n][1], "stofa_moves_total") - by_labels(earlier, "stofa_moves_total")
    for told in (*(earlier for _, earlier in seen), text):
        assert {label for sample in samples(told) for label in sample.labels} <= LABELS
        assert not SNOWFLAKE.search(told)
        assert not [name for name in PEOPLE if name in told]


async def test_all_is_told_by_the_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever fetches the figures all the time does not see when a secret move was made or typed."""
    counts = AsyncMock(return_value={("kasino", "playing"): 1})
    tables = Mock(moves_made=Counter(kasino=3), failures=Failures(), is_behind=False, counts=counts)
    counted = figures.Figures(tables, "0")
    still = {"sync": Mock(waiting=0), "clock": Mock(is_late=False), "is_online": True, "program": Program()}
    counted.begin(Mock(since_pressed=0.0, connections_lost=0, **still))
    found = []
    for every in (figures.MADE_EVERY, figures.MADE_EVERY, 0.0):
        monkeypatch.setattr(figures, "MADE_EVERY", every)
        told = (await counted.text()).decode()
        typed = by_labels(told, "stofa_answer_seconds_count")["modal_submit",]
        found.append((by_labels(told, "stofa_moves_total")["kasino",], typed))
        tables.moves_made["kasino"] += 1
        for observer in responses.OBSERVERS:
            observer("modal_submit", 0.1)
    counted.end()
    assert found == [(3, 0), (3, 0), (5, 2)]


@pytest.mark.parametrize(
    ("asked", "status"),
    [("localhost", 200), ("LOCALHOST:1", 200), ("127.0.0.1:9100", 200), ("[::1]:9100", 200), ("[::1]", 200),
     ("evil.example", 421), ("evil.example:9100", 421), ("127.0.0.1.evil.example", 421), ("10.0.0.1", 421),
     ("", 421)],
)  # fmt: skip
async def test_a_web_page_elsewhere_reads_nothing(port: int, asked: str, status: int) -> None:
    """A name that leads to this machine only since a moment ago is refused: the Host header has it."""
    for path in ("healthz", "metrics"):
        url = f"http://127.0.0.1:{port}/{path}"
        async with aiohttp.ClientSession() as session, session.get(url, headers={"Host": asked}) as got:
            assert got.status == status


def test_the_configured_host_is_asked_by_its_name() -> None:
    """By no other one; where all addresses are configured, by each of them."""
    assert server.is_own("stofa.home:9100", "Stofa.home")
    assert not server.is_own("other.home:9100", "stofa.home")
    assert server.is_own("10.0.0.1:9100", "0.0.0.0")
    assert not server.is_own("stofa.home:9100", "0.0.0.0")


async def test_every_figure_of_an_alert_is_told(
    sandbox_bot: SandboxBot, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An alert on a figure that there is not is silent for years; each reason of one changes its figure."""
    program = Program("0", last_backup=lambda: 0.0, backups_failed=lambda: 2, free=lambda: 7)
    monkeypatch.setattr(sandbox_bot.bot, "program", program)
    monkeypatch.setattr(sandbox_bot.bot, "connections_lost", 3)
    monkeypatch.setattr(type(sandbox_bot.bot.clock), "is_late", True)
    await sandbox_bot.tables._store._engine._connection.execute("PRAGMA query_only = 1")
    await refused(NotSaved, sandbox_bot.tables.settings.set_person(1, having(suits="four")))
    monkeypatch.setitem(errors.FAULTS, "TypeError", 5)
    responses.OBSERVERS[-1]("component", 2.9)
    found = {
        (sample.name, *(v for k, v in sample.labels.items() if k in ("le", "type"))): sample.value
        for sample in samples((await page(port, "/metrics"))[1])
    }
    rules = (ROOT / "deploy" / "prometheus-rules.yaml").read_text("utf-8")
    assert set(re.findall(r"\b(?:stofa|process)_\w+", rules)) <= {name for name, *_ in found}
    assert found["stofa_backups_failed_total",] == 2
    assert found["stofa_backup_age_seconds",] > 1e9
    assert found["stofa_disk_free_bytes",] == 7
    assert found["stofa_connections_lost_total",] == 3
    assert found["stofa_not_saved_total",] >= 1
    assert found["stofa_timers_overdue",] == 1
    assert found["stofa_gateway_connected",] == 1
    assert found["stofa_faults_total", "TypeError"] == 5
    assert found["stofa_answer_seconds_bucket", "3.0"] > found["stofa_answer_seconds_bucket", "2.5"]


async def stored_or_not(port: int) -> bool:
    """Whether the page says that the store works; the other parts do, and the status agrees."""
    status, text = await page(port, "/healthz")
    found: dict[str, bool] = json.loads(text)
    assert found == {"gateway": True, "store": status == 200, "clock": True}
    return found["store"]


@pytest.mark.parametrize("kind", ["down", "corrupt"])
async def test_a_store_that_refuses_people_is_told(
    sandbox_bot: SandboxBot, port: int, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    """A read that fails, of a server that is away or a damaged page, is told for two minutes."""
    failing = AsyncMock(side_effect=StoreError(kind))
    with monkeypatch.context() as broken:
        broken.setattr(sandbox_bot.tables._store._engine, "read", failing)
        await refused(NotSaved, sandbox_bot.tables.ratings.of_person(1))
    assert not await stored_or_not(port)
    await sandbox_bot.tables.settings.set_person(1, having(suits="four"))
    assert not await stored_or_not(port)
    monkeypatch.setattr(db.errors, "HELD", 0.0)
    assert await stored_or_not(port)


async def test_a_store_that_cannot_be_written_is_told(sandbox_bot: SandboxBot, port: int) -> None:
    """With a read-only file the page says 503 and which part."""
    await sandbox_bot.tables._store._engine._connection.execute("PRAGMA query_only = 1")
    await refused(NotSaved, sandbox_bot.tables.settings.set_person(1, having(suits="four")))
    assert not await stored_or_not(port)


async def test_a_gateway_that_is_gone_is_told(sandbox_bot: SandboxBot, port: int) -> None:
    """While Discord takes no connection the page says 503 and which part, and 200 when it does again."""
    sandbox_bot.box.knobs.gateway_refused = True
    sandbox_bot.box.gateway.drop()
    async with asyncio.timeout(60):
        while (found := await page(port, "/healthz"))[0] == 200:  # noqa: ASYNC110  # no event tells when
            await asyncio.sleep(0.05)
    assert (found[0], json.loads(found[1])) == (503, {"gateway": False, "store": True, "clock": True})
    sandbox_bot.box.knobs.gateway_refused = False
    await healthy(port)
