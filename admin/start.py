"""`run.py start`: runs the bot on Discord if there is a token, else in the local sandbox."""

import argparse
import signal
import subprocess
import sys
from pathlib import Path

import settings
from admin.version import HERE


def run(options: argparse.Namespace) -> int:
    """Runs until stopped. Returns the exit code of the child process."""
    bot = [sys.executable, str(HERE / "bot.py")]
    try:
        has_token = settings.load().discord_token is not None
    except settings.BadSettings:
        has_token = True  # the bot says what is wrong, and with which exit code
    return _run(bot if has_token else _sandbox(options.port, options.folder or HERE / "var", bot))


def _sandbox(port: int, folder: Path, bot: list[str]) -> list[str]:
    command = " ".join(f'"{part}"' for part in bot)
    world = Path(folder) / "sandbox.sqlite3"
    options = ["--port", str(port), "--world", str(world), "--bot", command]
    names = ["--name", "Stofa", "--guild", "Stofan", "--channels", "stofa,spil,spel", "--variables", "STOFA"]
    return [sys.executable, "-u", "-m", "sandbox", *options, *names]


def _run(command: list[str]) -> int:
    """Runs a child process. Ctrl-C reaches it as well; SIGTERM is passed on."""
    with subprocess.Popen(command, cwd=HERE) as child:  # noqa: S603 - our own commands
        signal.signal(signal.SIGTERM, lambda *_: child.terminate())
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue
