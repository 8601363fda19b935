"""The health page and the figures of the program itself, while people play."""

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from sandbox.page_user import PageUser
from sandbox.server import serve
from tests.cogs.processes import run, started, stopped

LABELS = {"kind", "game", "phase", "version", "le", "type"}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def page(port: int, path: str) -> tuple[int, str]:
    """The status and text of a page."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as got:
        return got.status, await got.text()


def samples(text: str) -> list[Any]:
    return [sample for family in text_string_to_metric_families(text) for sample in family.samples]


async def healthy(port: int) -> None:
    """Until the health page says that all is well."""
    for _ in range(200):
        if (await page(port, "/healthz"))[0] == 200:
            return
        await asyncio.sleep(0.1)
    raise AssertionError((await page(port, "/healthz"))[1])


async def test_the_figures_follow_the_play_and_name_nobody(tmp_path: Path) -> None:
    """Presses, pictures and tables are counted; no label or value has a name or an id (F61)."""
    port = free_port()
    async with serve() as box:
        bot = await started(box, tmp_path, STOFA_HEALTH=f"127.0.0.1:{port}")
        async with await PageUser.connect(box.url, "Anna") as anna:
            await anna.slash("cribbage new", "stofa")
            await anna.wait_message("stofa", lambda m: m.get("components"))
            await healthy(port)
            _, text = await page(port, "/metrics")
            found = samples(text)
            ids = [anna.id, anna.channel("stofa")]
        await stopped(bot)
    values = {(s.name, *sorted(s.labels.items())): s.value for s in found}
    assert values["stofa_answer_seconds_count", ("kind", "application_command")] == 1
    assert values["stofa_tables", ("game", "cribbage"), ("phase", "lobby")] == 1
    assert values["stofa_deliveries_waiting",] >= 0
    assert values["stofa_rate_limited_total",] == 0
    assert values["stofa_loop_lag_seconds_count",] >= 0
    assert values["stofa_last_interaction_seconds",] == 0  # in whole minutes
    assert {name for s in found for name in s.labels} <= LABELS
    assert not [word for word in ("Anna", *map(str, ids)) if word in text]


async def test_without_a_gateway_the_page_says_so(tmp_path: Path) -> None:
    """A supervisor sees 503, and which part does not work; the process itself goes on."""
    port = free_port()
    async with serve() as box:
        box.knobs.gateway_refused = True
        bot = await run(tmp_path, **box.environment, STOFA_HEALTH=f"127.0.0.1:{port}")
        async with await PageUser.connect(box.url, "Anna"):
            for _ in range(200):
                try:
                    status, text = await page(port, "/healthz")
                    break
                except aiohttp.ClientError:
                    await asyncio.sleep(0.1)
        await stopped(bot)
    assert status == 503
    assert json.loads(text) == {"gateway": False, "store": True, "clock": True}
