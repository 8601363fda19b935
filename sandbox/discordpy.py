"""Runs a discord.py or py-cord bot unchanged in the sandbox: `python -m sandbox.discordpy SCRIPT …`.

Sets the library's addresses before the script starts, and replaces its token.
"""

import contextlib
import os
import re
import runpy
import shlex
import socket
import sys
from pathlib import Path
from typing import Any

_DISCORD = re.compile(r"(^|\.)(discord(app)?\.(com|net|gg|media|dev|co)|dis\.gd)\.?$", re.IGNORECASE)


def command(script: str) -> str:
    """Command that runs a script, with its arguments, through this module."""
    return f"{shlex.quote(sys.executable)} -m sandbox.discordpy {script}"


def paths() -> dict[str, str]:
    """Environment that lets a child import this package from any folder."""
    here = str(Path(__file__).parents[1])
    return {"PYTHONPATH": os.pathsep.join(filter(None, (here, os.environ.get("PYTHONPATH"))))}


def point(api: str, gateway: str, cdn: str, token: str) -> None:
    """Points discord.py, or py-cord, at the sandbox, and makes it log in with the sandbox's token."""
    import discord
    import yarl

    discord.http.Route.BASE = api
    discord.http.Route.API_BASE_URL = api  # type: ignore[attr-defined]  # its name in py-cord
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.asset.Asset.BASE = cdn
    login = discord.Client.login

    async def log_in(client: discord.Client, _: str) -> None:
        await login(client, token)

    discord.Client.login = log_in  # type: ignore[assignment, method-assign]  # a real token must not be sent


def refuse_discord() -> None:
    """Makes every look-up of Discord's hosts fail, so that nothing of the bot reaches it."""
    look_up = socket.getaddrinfo

    def getaddrinfo(host: Any, *more: Any, **named: Any) -> Any:
        name = host.decode() if isinstance(host, bytes) else str(host)
        if _DISCORD.search(name):
            raise socket.gaierror(socket.EAI_FAIL, f"{name} is Discord; the sandbox lets nothing out")
        return look_up(host, *more, **named)

    socket.getaddrinfo = getaddrinfo
    with contextlib.suppress(ImportError):
        import aiohttp.connector

        # aiohttp's other resolver does not use the socket module.
        aiohttp.connector.DefaultResolver = aiohttp.ThreadedResolver  # type: ignore[attr-defined]


def main() -> None:
    """Runs the script named on the command line."""
    begins = next(name[: -len("_API")] for name in os.environ if name.endswith("_API") and _is_ours(name))
    api, gateway, cdn = (os.environ[f"{begins}_{what}"] for what in ("API", "GATEWAY", "CDN"))
    point(api, gateway, cdn, os.environ["DISCORD_TOKEN"])
    refuse_discord()
    script = sys.argv[1]
    sys.argv = sys.argv[1:]
    sys.path[0] = str(Path(script).resolve().parent)
    runpy.run_path(script, run_name="__main__")


def _is_ours(name: str) -> bool:
    address = os.environ[name]
    return address.startswith("http://127.0.0.1:") and address.endswith("/api/v10")


if __name__ == "__main__":
    main()
