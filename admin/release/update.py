"""`run.py update` and `run.py rollback`: to the newest release and back, where systemd runs the bot."""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

from admin.shown import refuse, say
from admin.version import HERE
from db.sqlite.backups import stamped

UNIT: Final = "stofa"
COPIES: Final = Path("/var/lib/stofa/backups")
AS_SERVICE: Final = (
    "systemd-run", "--quiet", "--collect", "--wait", "--pipe", f"--uid={UNIT}",
    "--property=EnvironmentFile=/etc/stofa.env", "--setenv=STOFA_DATABASE=/var/lib/stofa/stofa.sqlite3",
    str(HERE / ".venv/bin/python"), str(HERE / "run.py"),
)  # fmt: skip
"""Begins a command of the operator, as the user that the bot has."""
WITHIN: Final = 120
"""Seconds in which a version has to say that it is ready."""


def run(options: argparse.Namespace) -> int:
    """Updates or goes back. Returns 0 if that version runs, else 1."""
    return roll_back() if options.command == "rollback" else update()


def update() -> int:
    """Returns 0 if the newest release runs, 1 if it was refused or does not start; then the former one runs.

    What was interrupted goes on when the command is repeated.
    """
    if _is_done("systemctl", "is-active", "--quiet", UNIT) and _git("status", "--porcelain", "-uno"):
        return _refused(f"files of the program were changed: git -C {HERE} status")
    is_shallow = _git("rev-parse", "--is-shallow-repository") == "true"
    if not _is_done("git", "fetch", "--quiet", "--tags", *(["--depth=1"] if is_shallow else [])):
        return _refused("the new versions could not be fetched")
    newest = _git("tag", "--list", "v[0-9]*", "--sort=-version:refname").partition("\n")[0]
    if not newest:
        return _refused("there is no release yet")
    here, there = _git("rev-parse", "HEAD"), _git("rev-parse", f"{newest}^{{commit}}")
    if here == there and _is_done("systemctl", "is-active", "--quiet", UNIT):
        say(f"{newest} is the newest and runs")
        return 0
    if here != there:
        copy = stamped(COPIES, "before-update-")
        if not (_is_done("systemctl", "stop", UNIT) and _is_done(*AS_SERVICE, "backup", str(copy))):
            _is_done("systemctl", "start", UNIT)
            return _refused("the games could not be copied first; the bot runs as it was")
        _git("config", "stofa.copy", str(copy))
        _git("config", "stofa.previous", here)
    if _is_running(newest):
        say(f"{newest} runs; back: python run.py rollback")
        return 0
    refuse(f"{newest} was not ready within {WITHIN} s: going back")
    roll_back(puts_back=True)
    return 1


def roll_back(*, puts_back: bool = False) -> int:
    """Returns 0 if the version before the last update runs.

    `puts_back`: also the games of before it, if that version cannot read the database any more.
    """
    previous, copy = _git("config", "stofa.previous"), _git("config", "stofa.copy")
    if not previous:
        return _refused("there was no update to go back from")
    is_running = _is_running(previous)
    if not is_running and puts_back:
        _is_done("systemctl", "stop", UNIT)
        is_running = _is_done(*AS_SERVICE, "restore", copy) and _is_running(previous)
    if is_running:
        say(f"{previous[:10]} runs again")
        return 0
    return _refused(
        f"{previous[:10]} does not start: journalctl --unit {UNIT}. If it cannot read the games, run "
        f"python run.py update; or lose all moves since: systemctl stop {UNIT}, stofa restore {copy}"
    )


def _is_running(version: str) -> bool:
    """Installs a version with its libraries and starts it anew. Returns whether it is ready in time."""
    python = str(HERE / ".venv/bin/python")
    return (
        _is_done("git", "checkout", "--quiet", "--force", "--detach", version)
        and _is_done(sys.executable, "-m", "admin.install", "requirements.txt")
        and _is_done(python, "-m", "compileall", "-q", "-x", r"\.venv", ".")
        and _is_done("systemctl", "restart", UNIT)
    )


def _is_done(*command: str) -> bool:
    """Runs a command. Returns whether it succeeded; one that starts the bot, in time."""
    within = WITHIN if "restart" in command else None
    try:
        return not subprocess.run(command, cwd=HERE, timeout=within, check=False).returncode  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return False


def _git(*words: str) -> str:
    """What git prints; nothing if it fails."""
    done = subprocess.run(["git", *words], cwd=HERE, capture_output=True, text=True, check=False)  # noqa: S603, S607
    return done.stdout.strip()


def _refused(reason: str) -> int:
    refuse(f"not done: {reason}")
    return 1
