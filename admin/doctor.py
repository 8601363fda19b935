"""`run.py doctor`: checks what the bot needs on this machine, and says what to do."""

import argparse
import asyncio
from collections.abc import Callable, Iterator
from typing import Final

import settings
from admin import checks, online
from admin.checks import Finding
from admin.shown import say
from settings import Settings

SIGNS: Final = {"good": "ok     ", "note": "note   ", "bad": "WRONG  "}


def run(options: argparse.Namespace) -> int:
    """Prints a line for each check. Returns 0 if nothing is wrong, else 1."""
    found = []
    for finding in findings(is_offline=options.offline):
        say(f"{SIGNS[finding.sign]}{finding.what}: {finding.words}")
        found.append(finding.sign)
    say("Nothing is wrong." if "bad" not in found else f"{found.count('bad')} of {len(found)} are wrong.")
    return int("bad" in found)


def findings(*, is_offline: bool = False) -> Iterator[Finding]:
    """Yields what each check found. One that fails in an unexpected way is wrong, and the others go on."""
    try:
        chosen = settings.load()
    except settings.BadSettings as error:
        yield checks.program()
        yield Finding("bad", "settings", str(error))
        return
    yield checks.program(chosen)
    yield Finding("good", "settings", "every variable can be used")
    local: tuple[Callable[[Settings], Finding], ...] = (
        checks.names, checks.env_file, checks.token, checks.folder, checks.database, checks.last_backup,
        checks.texts, checks.picture,
    )  # fmt: skip
    for check in local:
        yield _made(check, chosen)
    if not is_offline and chosen.discord_token is not None:
        yield from asyncio.run(online.findings(chosen, chosen.discord_token))


def _made(check: Callable[[Settings], Finding], chosen: Settings) -> Finding:
    try:
        return check(chosen)
    except Exception as error:
        return Finding("bad", check.__name__.replace("_", " "), f"{type(error).__name__}: {error}")
