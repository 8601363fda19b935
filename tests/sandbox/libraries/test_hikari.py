"""A bot on hikari in the sandbox."""

import asyncio
import importlib.util
import os
import sys
from pathlib import Path

import pytest

from sandbox.page_user import PageUser
from sandbox.sandbox import Sandbox


def python_with_hikari() -> str:
    """Python interpreter with hikari, which needs older libraries than discord.py."""
    named = os.environ.get("STOFA_HIKARI_PYTHON")
    if named is None and importlib.util.find_spec("hikari") is None:
        pytest.skip("no hikari here (STOFA_HIKARI_PYTHON names an interpreter that has it)")
    return named or sys.executable


async def test_hikari_plays_along(sandbox: Sandbox) -> None:
    """A bot with hikari answers a command, a press and a modal, and resumes a lost connection."""
    process = await asyncio.create_subprocess_exec(
        python_with_hikari(),
        Path(__file__).with_name("hikari_bot.py"),
        env={**os.environ, **sandbox.environment},
        stderr=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        async with await PageUser.connect(sandbox.url, "anna") as anna:
            await anna.wait_for(lambda: anna.hello["bot_online"] and anna.hello["commands"], 60)
            await anna.slash("ping")
            message = await anna.wait_message(
                "stofa", lambda m: m["content"] == "edited" and m["attachments"]
            )
            await anna.press(message, "Press")
            sandbox.knobs.answer_within = 10.0  # hikari waits two seconds before it connects again
            sandbox.gateway.drop()
            await anna.press(message, "Form", timeout=15.0)
            await anna.submit(await anna.form(), text="x")
            await anna.wait_message("stofa", lambda m: m["content"] == "filled in" and m["ephemeral"])
    finally:
        process.terminate()
        _, log = await process.communicate()
    assert b"Traceback" not in log
    assert [name for name, _ in sandbox.events].count("READY") == 1
