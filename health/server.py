"""Serves /healthz and /metrics on one address."""

import asyncio
import logging
import math
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import CONTENT_TYPE_LATEST

from cogs.client import Stofa
from health.figures import Figures
from tables.service import Tables

LATENCY: Final = 60.0
"""Seconds from which the gateway's last heartbeat counts as lost."""
_EVERYWHERE: Final = tuple(str(each) for each in (IPv4Address(0), IPv6Address(0)))

_log = logging.getLogger(__name__)


def state(bot: Stofa, tables: Tables) -> dict[str, bool]:
    """What works: the gateway, the store, the timer, which begins with the first connection."""
    is_heard = math.isfinite(bot.latency) and bot.latency < LATENCY
    return {
        "gateway": bot.is_online and is_heard,
        "store": not tables.failures.are_recent,
        "clock": not bot.clock.is_late and not tables.is_behind,
    }


def is_own(asked: str, host: str) -> bool:
    """Returns whether a Host header has a loopback name or the configured host: no web page elsewhere asks.

    Where all addresses of the machine are configured, any address will do.
    """
    name = re.sub(r":\d*$", "", asked).strip("[]").lower()
    try:
        address = ip_address(name)
    except ValueError:
        return name in ("localhost", host.lower())
    return address.is_loopback or name == host or host in _EVERYWHERE


@asynccontextmanager
async def serving(address: str, bot: Stofa, tables: Tables, figures: Figures) -> AsyncIterator[None]:
    """A context in which both pages are served. Where the address is taken the bot runs without them."""

    async def healthz(request: web.Request) -> web.Response:
        found = state(bot, tables)
        return web.json_response(found, status=200 if all(found.values()) else 503)

    async def metrics(request: web.Request) -> web.Response:
        return web.Response(body=await figures.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async with _at(address, web.get("/healthz", healthz), web.get("/metrics", metrics)):
        figures.begin(bot)
        watching = asyncio.create_task(figures.watch())
        try:
            yield
        finally:
            watching.cancel()
            figures.end()


@asynccontextmanager
async def waiting(address: str) -> AsyncIterator[None]:
    """A context in which /healthz says that the process has no share yet, with 200: it needs no new start."""

    async def healthz(request: web.Request) -> web.Response:
        return web.json_response({"waiting": True})

    async with _at(address, web.get("/healthz", healthz)):
        yield


@asynccontextmanager
async def _at(address: str, *pages: web.RouteDef) -> AsyncIterator[None]:
    """A context in which pages are served. Where the address is taken there are none."""
    host, _, port = address.rpartition(":")
    host = host.strip("[]")

    @web.middleware
    async def asked_by_name(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not is_own(request.headers.get("Host", host), host):
            raise web.HTTPMisdirectedRequest
        return await handler(request)

    application = web.Application(middlewares=[asked_by_name])
    application.add_routes(pages)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, int(port)).start()
    except (OSError, OverflowError) as error:
        _log.error("no health page on %s: %s; choose a free address in STOFA_HEALTH", address, error)
    try:
        yield
    finally:
        await runner.cleanup()
