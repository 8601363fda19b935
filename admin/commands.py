"""The command line of `run.py`. Modules of a command are imported when it runs."""

import argparse
import importlib
import os
import signal
import sys
from pathlib import Path
from typing import Final

import settings
from admin.version import HERE, commit, version

CONFIGURATION: Final = 78
"""Exit code for a setting that cannot be used (EX_CONFIG)."""

MODULES: Final = {"notes": "release.notes", "rollback": "release.update", "update": "release.update"}
"""The modules of commands that have not their name."""

DATABASE: Final = "stofa.sqlite3"


def main(arguments: list[str]) -> int:
    """Runs a command. Returns the exit code: 0 if it did what was asked."""
    options = _parser().parse_args(arguments)
    for name in ("target", "file", "folder"):
        if (path := getattr(options, name, None)) is not None:
            setattr(options, name, Path(os.path.abspath(path)))
    if options.folder is not None:
        os.environ["STOFA_DATABASE"] = str(options.folder / DATABASE)
    os.chdir(HERE)  # `.env`, and relative paths in it, belong to this folder
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # nothing stays half done
    command = options.command or "start"
    try:
        return int(importlib.import_module(f"admin.{MODULES.get(command, command)}").run(options))
    except settings.BadSettings as error:
        print(error, file=sys.stderr)  # noqa: T201  # for a person
        return CONFIGURATION


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="run.py",
        description="Runs Stofa: on Discord if a token is set, else in the sandbox.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and its commit")
    _add_start(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    _add_start(
        commands.add_parser("start", help="run the bot, or the sandbox (the default)"), argparse.SUPPRESS
    )
    backup = commands.add_parser("backup", help="copy all games to a file, also while the bot runs")
    backup.add_argument(
        "target", type=Path, help="a new file, or a folder (then the file is named by the time)"
    )
    backup.add_argument(
        "--keep", type=_positive, metavar="N",
        help="in a folder: delete the oldest of such copies, but for N",
    )  # fmt: skip
    words = "put a backup in place of all games, while the bot is stopped"
    commands.add_parser("restore", help=words).add_argument("file", type=Path, help="the backup")
    words = "copy all games to an empty PostgreSQL database, while the bot is stopped"
    move = commands.add_parser("move", help=words)
    move.add_argument("file", type=Path, help="the SQLite file")
    move.add_argument("address", help="postgresql://…")
    doctor = commands.add_parser("doctor", help="check settings, token, clock, disk, database and pictures")
    doctor.add_argument("--offline", action="store_true", help="do not ask Discord about the token")
    words = "try on Discord, in a test server, what needs no person, and print what it answers"
    rehearse = commands.add_parser("rehearse", help=words)
    rehearse.add_argument("server", metavar="SERVER", help="the id of the test server")
    rehearse.add_argument("--channel", metavar="ID", help="a text channel there (default: the first)")
    notes = commands.add_parser("notes", help="print what CHANGELOG.md says of a version")
    notes.add_argument("of", nargs="?", metavar="VERSION", help="default: this one; also: unreleased")
    commands.add_parser("update", help="as root: copy the games, install the newest release and start it")
    commands.add_parser("rollback", help="as root: go back to the version before the last update")
    commands.add_parser("invite", help="print the link that adds the bot to a server")
    return parser


def _add_start(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Adds the options of a start. Those of a sub-command must not overwrite the ones before it."""
    parser.add_argument(
        "--port", type=int, default=default or 8765, help="the sandbox's port (0: any free one)"
    )
    parser.add_argument(
        "--folder", type=Path, default=default,
        help="where the games' database is, and the sandbox's world (default: STOFA_DATABASE, var)",
    )  # fmt: skip


class _Version(argparse.Action):
    """Prints the version, which needs git only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        sys.stdout.write(f"Stofa {version()} {commit()}".strip() + "\n")
        parser.exit()


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number
