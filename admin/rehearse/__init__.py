"""`run.py rehearse`: does on Discord what needs no person, and prints what Discord answered to each step."""

import argparse
import asyncio

from admin.invite import token
from admin.online import API
from admin.rehearse.asking import Rehearsal
from admin.rehearse.steps import rehearse
from admin.shown import say
from admin.version import version
from settings import load

SIGNS = {"good": "ok", "note": "note", "bad": "FAILED"}


def run(options: argparse.Namespace) -> int:
    """Prints a table in Markdown, without names, ids and token. Returns 0 if nothing has failed, else 1.

    Raises BadSettings without a token.
    """
    rehearsal = Rehearsal(token(), str(load().stofa_api or API))
    try:
        asyncio.run(rehearse(rehearsal, options.server, options.channel))
    finally:
        say(f"| Stofa {version()} | step | Discord’s answer |\n|---|---|---|")
        for sign, step, answer in rehearsal.rows:
            say(f"| {SIGNS[sign]} | {step} | {answer} |")
    failed = sum(row.sign == "bad" for row in rehearsal.rows)
    counted = f"{failed} of {len(rehearsal.rows)} steps failed" if failed else "No step failed"
    say(f"\n{counted}; rate limits waited for: {rehearsal.limited}.")
    return int(failed > 0)
