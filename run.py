"""`make run`: the bot on Discord where there is a token, else the same bot in the local sandbox.

Works without make too (`python run.py`), on any system, once the requirements are installed.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from settings import load

HERE = Path(__file__).parent


def main() -> int:
    """Run until stopped; the exit code is that of what was run."""
    parser = argparse.ArgumentParser(prog="run.py", description=__doc__)
    parser.add_argument("--port", type=int, default=8765, help="the sandbox's port (0: any free one)")
    args = parser.parse_args()
    bot = [sys.executable, str(HERE / "bot.py")]
    if load().discord_token is not None:
        return _run(bot)
    world = HERE / "var" / "sandbox.sqlite3"
    world.parent.mkdir(exist_ok=True)
    command = f'"{bot[0]}" "{bot[1]}"'
    return _run(
        [
            sys.executable,
            "-u",
            "-m",
            "sandbox",
            "--port",
            str(args.port),
            "--world",
            str(world),
            "--bot",
            command,
        ]
    )


def _run(command: list[str]) -> int:
    with subprocess.Popen(command, cwd=HERE) as child:  # noqa: S603 (our own commands)
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue  # Ctrl-C reaches the child as well: it ends tidily, and we with it


if __name__ == "__main__":
    sys.exit(main())
