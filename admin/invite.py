"""`run.py invite`: prints the link that adds the bot to a server."""

import argparse
import base64
import binascii
import sys

import settings
from cogs.wire.invite import link


def run(options: argparse.Namespace) -> int:
    """Returns 0 if the link was printed, 78 if the token is missing or has no application in it."""
    found = application(token())
    if found is None:
        words = "DISCORD_TOKEN: does not look like a token of a bot (three parts with dots)"
        raise settings.BadSettings(words)
    sys.stdout.write(f"{link(found)}\n")
    return 0


def token() -> str:
    """The token of the settings. Raises BadSettings without one."""
    found = settings.load().discord_token
    if found is None:
        raise settings.BadSettings("DISCORD_TOKEN: is not set (see .env.example)")
    return found


def application(known: str) -> int | None:
    """The id of the application that a token names in its first part; None if it is not of that form."""
    parts = known.split(".")
    if len(parts) != 3 or not all(parts):
        return None
    try:
        text = base64.urlsafe_b64decode(parts[0] + "=" * (-len(parts[0]) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return int(text) if text.isdecimal() and 15 <= len(text) <= 20 else None
