"""`run.py start`: runs the bot on Discord if there is a token, else in the local sandbox."""

import argparse
import contextlib
import http.client
import json
import signal
import socket
import subprocess
import sys
import urllib.parse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import settings
from admin.version import HERE

LOOPBACK: Final = "127.0.0.1"
ADDRESS: Final = "sandbox.url"
"""The file, beside the sandbox's world, with the address of the sandbox that runs on it."""
OFFER: Final = "Play cribbage now=/cribbage new bots:on place:direct"

RUNS_ALREADY: Final = 75
"""Exit code while Stofa is running here already (EX_TEMPFAIL), as of bot.py."""
CONFIGURATION: Final = 78
"""Exit code while another program has the port: a setting must be changed (EX_CONFIG)."""


def run(options: argparse.Namespace) -> int:
    """Runs until stopped. Returns the exit code of the child process."""
    bot = [sys.executable, str(HERE / "bot.py")]
    try:
        has_token = settings.load().discord_token is not None
    except settings.BadSettings:
        has_token = True  # the bot says what is wrong, and with which exit code
    if has_token:
        return _run(bot)
    folder = Path(options.folder or HERE / "var")
    if (running := running_at(folder, options.port)) is not None:
        return _refuse(f"Stofa is already running here. Open {running}", RUNS_ALREADY)
    if options.port and _is_taken(options.port):
        words = f"another program has port {options.port}: make run PORT=0 takes a free one"
        return _refuse(words, CONFIGURATION)
    if sys.stderr.isatty():  # its first line comes after some seconds
        print("  starting", file=sys.stderr, flush=True)  # noqa: T201  # for a person
    try:
        return _run(_sandbox(options.port, folder, bot), folder / ADDRESS)
    finally:
        (folder / ADDRESS).unlink(missing_ok=True)


def running_at(folder: Path, port: int) -> str | None:
    """The address of a sandbox that runs on this folder or on this port; None if none answers."""
    known = []
    with contextlib.suppress(OSError):
        known.append((folder / ADDRESS).read_text(encoding="utf-8").strip())
    known += [f"http://{LOOPBACK}:{port}/"] if port else []
    return next(filter(_answers, known), None)


def _answers(address: str) -> bool:
    """Whether a sandbox's page is served at an address of this machine."""
    parts = urllib.parse.urlsplit(address)
    with contextlib.suppress(OSError, ValueError, http.client.HTTPException):
        connection = http.client.HTTPConnection(LOOPBACK, parts.port, timeout=3)
        with contextlib.closing(connection):
            connection.request("GET", "/page/people.json")
            return "bot_online" in json.loads(connection.getresponse().read())
    return False


def _is_taken(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex((LOOPBACK, port)) == 0


def _sandbox(port: int, folder: Path, bot: list[str]) -> list[str]:
    command = " ".join(f'"{part}"' for part in bot)
    world = folder / "sandbox.sqlite3"
    options = ["--port", str(port), "--world", str(world), "--bot", command, "--offer", OFFER]
    names = ["--name", "Stofa", "--guild", "Stofan", "--channels", "stofa,spil,spel", "--variables", "STOFA"]
    return [sys.executable, "-u", "-m", "sandbox", *options, *names]


def _run(command: Sequence[str], address: Path | None = None) -> int:
    """Runs a child process. Ctrl-C reaches it as well; SIGTERM is passed on.

    Its one line of output is its address; it is printed, and kept in a file while the process runs.
    """
    pipe = None if address is None else subprocess.PIPE
    with subprocess.Popen(command, cwd=HERE, stdout=pipe, text=True) as child:  # noqa: S603 - our own commands
        signal.signal(signal.SIGTERM, lambda *_: child.terminate())
        while True:
            try:
                for line in child.stdout or ():
                    print(line, end="", flush=True)  # noqa: T201  # for a person
                    if address is not None:
                        address.write_text(line, encoding="utf-8")
                return child.wait()
            except KeyboardInterrupt:
                continue


def _refuse(why: str, code: int) -> int:
    print(why, file=sys.stderr)  # noqa: T201  # for a person
    return code
