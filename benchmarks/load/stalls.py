"""Runs the bot of one folder for `busy.py`, and times the stalls of its event loop and its pictures.

Called with the folder of a checkout. For each line on the standard input, writes what was timed since the
last one as a line of JSON: the lateness of short waits, and the durations of pictures, in milliseconds.
"""

import asyncio
import json
import sys
import time
from typing import Any

WAIT = 0.01
late: list[float] = []
pictures: list[float] = []


def time_pictures() -> None:
    """Times each picture that is encoded, with what is drawn for it."""
    from render.drawing import strips

    encode = strips.png

    def png(*given: Any, **named: Any) -> bytes:
        started = time.perf_counter()
        data = encode(*given, **named)
        pictures.append(1e3 * (time.perf_counter() - started))
        return data

    for module in [m for m in sys.modules.values() if getattr(m, "png", None) is encode]:
        module.png = png  # type: ignore[attr-defined]  # found by this name


def report_to_parent() -> None:
    """Times the event loop from the moment the client sets up."""
    from cogs.client import Stofa

    set_up = Stofa.setup_hook

    async def setup_hook(client: Any) -> None:
        client.timing = [asyncio.create_task(work()) for work in (_wait, _answer)]
        await set_up(client)

    setattr(Stofa, "setup_hook", setup_hook)  # noqa: B010  # a method may not be assigned to


async def _wait() -> None:
    while True:
        due = time.perf_counter() + WAIT
        await asyncio.sleep(WAIT)
        late.append(1e3 * max(0.0, time.perf_counter() - due))


async def _answer() -> None:
    lines = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while await lines.readline():
        print(json.dumps({"late": late, "pictures": pictures}), flush=True)
        late.clear()
        pictures.clear()


def main() -> int:
    """Runs the bot."""
    sys.path[0] = sys.argv[1]
    import bot

    time_pictures()
    report_to_parent()
    return bot.main()


if __name__ == "__main__":
    sys.exit(main())
