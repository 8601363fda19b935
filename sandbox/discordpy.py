"""Runs a bot written in discord.py, as it is, in the sandbox: `python -m sandbox.discordpy SCRIPT …`.

The library is shape where to go before the script begins, and whatever token the script has is not used.
"""

import os
import runpy
import shlex
import sys
from pathlib import Path


def command(script: str) -> str:
    """The command that runs a script, with its arguments, through this module."""
    return f"{shlex.quote(sys.executable)} -m sandbox.discordpy {script}"


def paths() -> dict[str, str]:
    """What lets a child find this package wherever it runs."""
    here = str(Path(__file__).parents[1])
    return {"PYTHONPATH": os.pathsep.join(filter(None, (here, os.environ.get("PYTHONPATH"))))}


def point(api: str, gateway: str, cdn: str, token: str) -> None:
    """Point discord.py at the sandbox; logging in takes the sandbox's token, whichever is given."""
    import discord
    import yarl

    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.asset.Asset.BASE = cdn
    login = discord.Client.login

    async def log_in(client: discord.Client, _: str) -> None:
        await login(client, token)

    discord.Client.login = log_in  # type: ignore[assignment, method-assign]  # no token of theirs must leave


def main() -> None:
    """Run the script that the command line names."""
    begins = next(name[: -len("_API")] for name in os.environ if name.endswith("_API") and _is_ours(name))
    api, gateway, cdn = (os.environ[f"{begins}_{what}"] for what in ("API", "GATEWAY", "CDN"))
    point(api, gateway, cdn, os.environ["DISCORD_TOKEN"])
    script = sys.argv[1]
    sys.argv = sys.argv[1:]
    sys.path[0] = str(Path(script).resolve().parent)
    runpy.run_path(script, run_name="__main__")


def _is_ours(name: str) -> bool:
    address = os.environ[name]
    return address.startswith("http://127.0.0.1:") and address.endswith("/api/v10")


if __name__ == "__main__":
    main()
