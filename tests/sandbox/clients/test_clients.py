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


def outward(folder: Path) -> dict[str, str]:
    """Environment of a bot that may not leave the machine; what it tries is in `left(folder)`."""
    return {
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(HERE / "outward"))),
        "NODE_OPTIONS": f"--require {HERE / 'outward' / 'outward.js'}",
        "OUTWARD": str(folder / "outward"),
    }


def left(folder: Path) -> list[str]:
    """The look-ups and connections that were refused."""
    log = folder / "outward"
    return log.read_text().splitlines() if log.exists() else []


@asynccontextmanager
async def _running(sandbox: Sandbox, client: str, folder: Path) -> AsyncIterator[None]:
    """Runs the bot while the block lasts. Fails if it logs an error, or if anything leaves the machine."""
    env = sandbox.environment | outward(folder) | {"NODE_PATH": str(PEERS / "discordjs" / "node_modules")}
    async with without_errors(CLIENTS[client](), HERE, env):
        yield
    assert left(folder) == []


@asynccontextmanager
async def without_errors(command: list[str], folder: Path, env: dict[str, str]) -> AsyncIterator[None]:
    """Runs a program while the block lasts. Fails if it logs an error."""
    process = await asyncio.create_subprocess_exec(
        *command,
        env={**os.environ, **env},
        cwd=folder,
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
async def test_client_lives_in_the_sandbox(sandbox: Sandbox, client: str, tmp_path: Path) -> None:
    """Embeds, files, selects, modals, DMs, threads, v2, pages, a resume: no request fails or leaves."""
    async with _running(sandbox, client, tmp_path), await PageUser.connect(sandbox.url, "anna") as anna:
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


LEAVING = {
    "python": [sys.executable, "-c", "import socket; socket.create_connection(('192.0.2.1', 9))"],
    "python by name": [sys.executable, "-c", "import socket; socket.getaddrinfo('example.com', 9)"],
    "node": ["node", "-e", "require('net').connect(9, '192.0.2.1')"],
    "node by name": ["node", "-e", "fetch('http://example.com')"],
}


@pytest.mark.parametrize("how", LEAVING)
async def test_what_leaves_is_found(how: str, tmp_path: Path) -> None:
    """A connection or look-up to another machine fails, and is listed."""
    command = LEAVING[how]
    if shutil.which(command[0]) is None:
        pytest.skip(f"no {command[0]}")
    process = await asyncio.create_subprocess_exec(
        *command, env={**os.environ, **outward(tmp_path)}, stderr=asyncio.subprocess.DEVNULL
    )
    assert await asyncio.wait_for(process.wait(), TIMEOUT) != 0
    assert left(tmp_path)
