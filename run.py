"""`make run`: starts the bot on Discord if there is a token, else in the local sandbox.

Works without make too (`python run.py`), on any system, once the requirements are installed.
"""

import argparse
import signal
import subprocess
import sys
from pathlib import Path

import settings

HERE = Path(__file__).parent


def main() -> int:
    """Runs until stopped. Returns the exit code of the child process."""
    parser = argparse.ArgumentParser(prog="run.py", description="Runs the bot, or the sandbox.")
    parser.add_argument("--port", type=int, default=8765, help="the sandbox's port (0: any free one)")
    parser.add_argument("--folder", type=Path, default=HERE / "var", help="where the sandbox keeps its world")
    args = parser.parse_args()
    bot = [sys.executable, str(HERE / "bot.py")]
    try:
        has_token = settings.load().discord_token is not None
    except settings.BadSettings:
        has_token = True  # the bot says what is wrong, and with which exit code
    return _run(bot if has_token else _sandbox(args.port, args.folder, bot))


def _sandbox(port: int, folder: Path, bot: list[str]) -> list[str]:
    command = " ".join(f'"{part}"' for part in bot)
    options = ["--port", str(port), "--world", str(folder / "sandbox.sqlite3"), "--bot", command]
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


if __name__ == "__main__":
    sys.exit(main())
