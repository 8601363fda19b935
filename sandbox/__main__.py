"""Command line: starts the sandbox and, if one is named, a bot in it."""

import argparse
import asyncio
import contextlib
import secrets
import signal
import sys
from pathlib import Path
from typing import Any

from sandbox import discordpy
from sandbox.child import keep_running
from sandbox.server import serve
from sandbox.world.seed import DEFAULT, Seed
from sandbox.world.world import UnusableWorld


def arguments() -> argparse.Namespace:
    """Parses the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m sandbox",
        description="A Discord on your own machine: a bot runs in it, and six people can sit at a web page.",
        epilog="Try: python -m sandbox --discordpy my_bot.py    then open the address that is printed.",
    )
    parser.add_argument("--port", type=int, default=0, help="port on 127.0.0.1; 0 takes a free one (default)")
    parser.add_argument(
        "--world", type=Path, help="file that keeps people, messages and files; default: nowhere"
    )
    bots = parser.add_mutually_exclusive_group()
    bots.add_argument(
        "--bot", help='command that runs the bot, such as "node bot.js"; it finds its way by its environment'
    )
    bots.add_argument(
        "--discordpy", metavar="SCRIPT", help="a bot written in discord.py, run as it is; no token is needed"
    )
    parser.add_argument(
        "--privileged-intents", action="store_true", help="grant members, presences and content"
    )
    parser.add_argument("--as-discord", action="store_true", help="keep to what is known of Discord's limits")
    parser.add_argument(
        "--unknown-fields",
        choices=("refuse", "warn", "ignore"),
        default="warn",
        help="fields in requests that Discord does not know, and ignores (default: %(default)s)",
    )
    parser.add_argument("--shards", type=int, default=1, metavar="N", help="shards that the bot is to use")
    names = parser.add_argument_group("names, in a new world")
    names.add_argument("--name", default=DEFAULT.bot, help="of the bot (default: %(default)s)")
    names.add_argument("--guild", default=DEFAULT.guild, help="of the first server (default: %(default)s)")
    names.add_argument(
        "--channels", default=",".join(DEFAULT.channels), help="with commas (default: %(default)s)"
    )
    parser.add_argument(
        "--variables",
        default=DEFAULT.variables,
        metavar="NAME",
        help="the bot gets NAME_API, NAME_GATEWAY and NAME_CDN (default: %(default)s)",
    )
    parser.add_argument(
        "--offer", type=_offer, metavar="LABEL=COMMAND",
        help='a button of the start screen, such as "Toss a coin=/toss times:3"',
    )  # fmt: skip
    parser.add_argument("--environment", action="store_true", help="also print what a bot run by hand needs")
    return parser.parse_args()


def _offer(text: str) -> tuple[str, str]:
    """A label and the slash command, with its options, that its button sends."""
    label, _, command = text.partition("=")
    if not label or not command.startswith("/"):
        raise argparse.ArgumentTypeError("must be LABEL=/COMMAND")
    return label, command


async def run(options: argparse.Namespace) -> int:
    """Serves until a signal comes. Returns the exit code, the bot's if it is misconfigured."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # not available on Windows, where Ctrl+C ends the loop
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    names = Seed(options.name, options.guild, tuple(options.channels.split(",")), options.variables)
    granted = options.privileged_intents
    async with serve(
        options.world, options.port, privileged_intents=granted, log=200, names=names
    ) as sandbox:
        print(sandbox.url, flush=True)
        command = options.bot or (discordpy.command(options.discordpy) if options.discordpy else None)
        sandbox.knobs.shards = options.shards
        sandbox.knobs.unknown_fields = options.unknown_fields
        sandbox.offer = options.offer
        if options.as_discord:
            sandbox.knobs.as_discord()
        if command:
            # A new secret, so that a bot left over from a killed sandbox cannot log in beside the new one.
            sandbox.secret = secrets.token_urlsafe(21)
        if options.environment:
            for name, value in sandbox.environment.items():
                print(f"export {name}={value}", file=sys.stderr, flush=True)
        waits: list[asyncio.Task[Any]] = [asyncio.create_task(stop.wait())]
        if command:
            environment = discordpy.paths() | sandbox.environment
            kept = keep_running(command, environment, lambda: sandbox.gateway.refuses_intents)
            waits.append(asyncio.create_task(kept))
        done, rest = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        return 0 if waits[0] in done else int(waits[1].result())


def main() -> int:
    """Runs the sandbox and returns the exit code."""
    try:
        return asyncio.run(run(arguments()))
    except (UnusableWorld, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
