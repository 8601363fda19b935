"""A discord.py or py-cord bot in the sandbox reaches Discord by no way."""

import asyncio
import json
import os
import shlex
import socket
from pathlib import Path

import pytest
from aiohttp import web

from sandbox import discordpy
from sandbox.sandbox import Sandbox

TIMEOUT = 60.0  # seconds; starting a process takes long on a busy machine
# Each way is tried with each name, on the port of a local server: who is not refused is counted there.
SCRIPT = """
import asyncio, json, socket, sys, urllib.request
import aiohttp, discord

def at_home(host, port, *more):
    return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", int(port or 0)))]

class Compiled(asyncio.SelectorEventLoop):
    "Resolves without Python's socket module, as uvloop does."
    async def getaddrinfo(self, host, port, **more):
        return at_home(host, port)

def tried(act):
    try:
        act()
    except (OSError, aiohttp.ClientError) as error:
        return "Discord" in str(error)
    return False

def fetch(host, port):
    async def get():
        async with aiohttp.ClientSession() as session:
            await session.get(f"http://{host}:{port}/")
    loop = Compiled()
    loop.run_until_complete(get())
    loop.close()

WAYS = {
    "look-up": lambda host, port: socket.getaddrinfo(host, port),
    "bytes": lambda host, port: socket.getaddrinfo(host.encode(), port),
    "by name": lambda host, port: socket.gethostbyname(host),
    "urllib": lambda host, port: urllib.request.urlopen(f"http://{host}:{port}/", timeout=5),
    "aiohttp": fetch,
}
port, *hosts = sys.argv[1:]
refused = {way: [host for host in hosts if tried(lambda: act(host, int(port)))] for way, act in WAYS.items()}
addresses = [discord.http.Route("GET", "/x").url, discord.asset.Asset.BASE]
addresses.append(str(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY))
fetch("localhost", int(port))
print(json.dumps({"refused": refused, "addresses": addresses}))
"""
DISCORD = (
    "discord.com",
    "DISCORD.com.",
    "canary.discord.com",
    "gateway.discord.gg",
    "gateway-us-east1-b.discord.gg",
    "cdn.discordapp.com",
    "media.discordapp.net",
    "discordapp.com",
)


async def test_discord_is_refused_by_every_way(sandbox: Sandbox, tmp_path: Path) -> None:
    """Look-ups and connections fail for all of Discord's hosts; other servers are reached."""
    script = tmp_path / "bot.py"
    script.write_text(SCRIPT)
    seen: list[str] = []

    async def note(request: web.Request) -> web.Response:
        seen.append(request.host)
        return web.Response()

    app = web.Application()
    app.router.add_get("/", note)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = str(runner.addresses[0][1])
    process = await asyncio.create_subprocess_exec(
        *shlex.split(discordpy.command(str(script))),
        *(port, *DISCORD),
        env={**os.environ, **discordpy.paths(), **sandbox.environment},
        stdout=asyncio.subprocess.PIPE,
    )
    out, _ = await asyncio.wait_for(process.communicate(), TIMEOUT)
    await runner.cleanup()
    told = json.loads(out)
    assert told["refused"] == {way: list(DISCORD) for way in told["refused"]}
    assert all(one.split("//")[1].startswith(sandbox.url.split("//")[1]) for one in told["addresses"])
    assert seen == [f"localhost:{port}"]


def test_a_connection_by_name_is_refused() -> None:
    """A socket that connects or sends to a name is stopped."""
    for event in ("socket.connect", "socket.sendto"):
        with pytest.raises(socket.gaierror, match="is Discord"):
            discordpy._audit(event, (None, ("discord.com", 443)))
        discordpy._audit(event, (None, "/run/a.socket"))


def test_only_discord_is_refused() -> None:
    """Names that only contain Discord's are looked up."""
    for name in ("notdiscord.com", "discord.com.example.org", "example.com", "discord", None, b"127.0.0.1"):
        discordpy._refuse(name)
