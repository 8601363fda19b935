"""Bots on four libraries, each as a process of its own, do the same in the sandbox."""

import asyncio
import os
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sandbox.page_user import PageUser, text
from sandbox.sandbox import Sandbox

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
# `make peer` installs them here, each client apart from the others.
PEERS = Path(os.environ.get("STOFA_PEERS") or ROOT / "build")
TIMEOUT = 60.0  # seconds; starting a process takes long on a busy machine


def _python(folder: str) -> str:
    found = PEERS / folder / "bin" / "python"
    if not found.exists():
        pytest.skip(f"no {found} (make peer installs it)")
    return str(found)


def _discordjs() -> list[str]:
    node = shutil.which("node")
    if node is None or not (PEERS / "discordjs" / "node_modules").exists():
        pytest.skip(f"no node, or no {PEERS}/discordjs (make peer installs it)")
    return [node, str(HERE / "discordjs" / "bot.js")]


# Client: its command.
CLIENTS = {
    "discord.py": lambda: [sys.executable, "-m", "sandbox.discordpy", str(HERE / "discordpy_bot.py")],
    "py-cord": lambda: [_python("pycord"), "-m", "sandbox.discordpy", str(HERE / "pycord_bot.py")],
    "hikari": lambda: [_python("peer"), str(HERE / "hikari_bot.py")],
    "discord.js": _discordjs,
}


@asynccontextmanager
async def _running(sandbox: Sandbox, client: str) -> AsyncIterator[None]:
    """Runs the bot while the block lasts. Fails if it logs an error."""
    process = await asyncio.create_subprocess_exec(
        *CLIENTS[client](),
        env={
            **os.environ,
            **sandbox.environment,
            "PYTHONPATH": str(ROOT),
            "NODE_PATH": str(PEERS / "discordjs" / "node_modules"),
        },
        cwd=HERE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield
    finally:
        process.terminate()
        log, _ = await process.communicate()
        print(log.decode())
    assert b"Traceback" not in log


@pytest.mark.parametrize("client", CLIENTS)
async def test_client_lives_in_the_sandbox(sandbox: Sandbox, client: str) -> None:
    """Embeds, files, selects, modals, DMs, threads, v2, pages and a resume work, and no request fails."""
    async with _running(sandbox, client), await PageUser.connect(sandbox.url, "anna") as anna:
        await anna.wait_for(lambda: anna.hello["bot_online"] and len(anna.hello["commands"]) == 3, TIMEOUT)
        sandbox.knobs.answer_within = TIMEOUT
        await anna.slash("show", timeout=TIMEOUT)
        shown = await anna.wait_message("stofa", lambda m: m["content"] == "shown")
        embed = shown["embeds"][0]
        assert (embed["title"], embed["fields"][0]["value"], embed["footer"]["text"]) == ("T", "b", "F")
        assert await anna.fetch(embed["image"]["url"])
        await anna.choose(shown, ["B"], "pick")
        await anna.wait_message("stofa", lambda m: m["content"] == "chose B")
        await anna.choose(shown, [anna.id], "who")
        await anna.wait_message("stofa", lambda m: m["content"] == f"chose {anna.id}")
        sandbox.gateway.drop()
        await anna.press(shown, "Form", timeout=TIMEOUT)
        form = await anna.form()
        await asyncio.sleep(0.5)  # discord.py knows a modal once its call has returned
        await anna.submit(form, word="x", timeout=TIMEOUT)
        await anna.wait_message("stofa", lambda m: m["content"] == "filled in x" and m["ephemeral"])
        await anna.press(shown, "Press")
        await anna.wait_message("stofa", lambda m: m["content"] == "pressed" and m["attachments"])
        await anna.slash("board")
        board = await anna.wait_message("stofa", lambda m: "a board" in text(m))
        assert board["attachments"][0]["width"] == 2
        await anna.slash("tour")
        await anna.wait_message("dm", lambda m: m["content"] == "a letter" and m["attachments"])
        toured = await anna.wait_message("stofa", lambda m: m["content"].startswith("["), TIMEOUT)
        people = len(sandbox.guild("Stofan").members)
        assert toured["content"] == f"[0, 1, 2, 3] [3, 2] 1 [side] [{people}]"
    refused = [(c.method, c.path, c.response) for c in sandbox.calls if c.status >= 400]
    assert refused == []
    assert [name for name, _ in sandbox.events].count("READY") == 1
