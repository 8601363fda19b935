"""`python -m sandbox`: a Discord on loopback, with a page to play at and a bot in it."""

import argparse
import asyncio
import contextlib
import secrets
import signal
import sys
from pathlib import Path
from typing import Any

from sandbox.child import keep_running
from sandbox.server import serve
from sandbox.world import UnusableWorld


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="port on 127.0.0.1; 0 takes a free one (default)")
    parser.add_argument(
        "--world", type=Path, help="file that keeps people, messages and files; default: nowhere"
    )
    parser.add_argument(
        "--bot", help='command that runs the bot, such as "python bot.py"; default: none is run'
    )
    parser.add_argument(
        "--privileged-intents", action="store_true", help="grant members, presences and content"
    )
    parser.add_argument("--environment", action="store_true", help="also print what a bot run by hand needs")
    return parser.parse_args()


async def run(options: argparse.Namespace) -> int:
    """Serve until a signal comes, or until the bot says that it is misconfigured."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl+C still ends the loop
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    granted = options.privileged_intents
    async with serve(options.world, options.port, privileged_intents=granted, log=200) as box:
        print(box.url, flush=True)
        if options.bot:
            # A bot left over from a sandbox that was killed must not log in beside the new one.
            box.secret = secrets.token_urlsafe(21)
        if options.environment:
            for name, value in box.environment.items():
                print(f"export {name}={value}", file=sys.stderr, flush=True)
        waits: list[asyncio.Task[Any]] = [asyncio.create_task(stop.wait())]
        if options.bot:
            waits.append(asyncio.create_task(keep_running(options.bot, box.environment)))
        done, rest = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        return 0 if waits[0] in done else int(waits[1].result())


def main() -> int:
    """Run and tell the exit code."""
    try:
        return asyncio.run(run(arguments()))
    except (UnusableWorld, OSError) as no:
        print(no, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
