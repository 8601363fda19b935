"""`run.py invite`: prints the link that adds the bot to a server."""

import argparse
import sys

import settings
from admin.token import application
from cogs.wire.invite import link


def run(options: argparse.Namespace) -> int:
    """Returns 0 if the link was printed, 78 if the token is missing or has no application in it."""
    token = settings.load().discord_token
    if token is None:
        raise settings.BadSettings("DISCORD_TOKEN: is not set (see .env.example)")
    found = application(token)
    if found is None:
        raise settings.BadSettings(
            "DISCORD_TOKEN: does not look like a token of a bot (three parts with dots)"
        )
    sys.stdout.write(f"{link(found)}\n")
    return 0
