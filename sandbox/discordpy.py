"""Runs a discord.py or py-cord bot unchanged in the sandbox: `python -m sandbox.discordpy SCRIPT …`.

Sets the library's addresses before the script starts, and replaces its token.
"""

import contextlib
import importlib.util
import os
import re
import runpy
import shlex
import socket
import sys
from pathlib import Path
from typing import Any, NoReturn

from sandbox.child import MISCONFIGURED

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
    """Makes look-ups of Discord's hosts and connections to them fail, so that nothing of the bot leaves."""
    sys.addaudithook(_audit)
    with contextlib.suppress(ImportError):
        import aiohttp.resolver as of

        # They may look up without the socket module: in uvloop, or with aiodns.
        for resolver in (of.ThreadedResolver, of.AsyncResolver):
            _guard(resolver)


def _audit(event: str, arguments: tuple[Any, ...]) -> None:
    """Raises socket.gaierror if an event of Python's socket module is about Discord."""
    if event in ("socket.getaddrinfo", "socket.gethostbyname"):
        _refuse(arguments[0])
    elif event in ("socket.connect", "socket.sendto") and isinstance(arguments[1], tuple):
        _refuse(arguments[1][0])


def _guard(resolver: Any) -> None:
    resolve = resolver.resolve

    async def guarded(self: Any, host: str, *more: Any, **named: Any) -> Any:
        _refuse(host)
        return await resolve(self, host, *more, **named)

    resolver.resolve = guarded


def _refuse(host: str | bytes | None) -> None:
    name = host.decode(errors="replace") if isinstance(host, bytes) else str(host)
    if _DISCORD.search(name):
        raise socket.gaierror(socket.EAI_FAIL, f"{name} is Discord; the sandbox lets nothing out")


def main() -> None:
    """Runs the script named on the command line. Exits with 78 if it or the library is missing."""
    script = sys.argv[1]
    if not Path(script).is_file():
        _misconfigured(f"there is no file {script}")
    if importlib.util.find_spec("discord") is None:
        _misconfigured(f"neither discord.py nor py-cord is installed for {sys.executable}")
    ours = re.compile(r"http://127\.0\.0\.1:.*/api/v10", re.DOTALL)
    found = (name for name in os.environ if name.endswith("_API") and ours.fullmatch(os.environ[name]))
    begins = next(found).removesuffix("_API")
    api, gateway, cdn = (os.environ[f"{begins}_{what}"] for what in ("API", "GATEWAY", "CDN"))
    point(api, gateway, cdn, os.environ["DISCORD_TOKEN"])
    refuse_discord()
    sys.argv = sys.argv[1:]
    sys.path[0] = str(Path(script).resolve().parent)
    runpy.run_path(script, run_name="__main__")


def _misconfigured(why: str) -> NoReturn:
    sys.stderr.write(f"{why}\n")
    sys.exit(MISCONFIGURED)


if __name__ == "__main__":
    main()
