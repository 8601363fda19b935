"""`python -m sandbox` as a process."""

import asyncio
import os
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from sandbox.page_user import PageUser
from tests.waiting import until

pytestmark = pytest.mark.sampled("command line")

TIMEOUT = 60.0  # seconds; starting a process takes long on a busy machine
ROOT = Path(__file__).parents[2]
LOG_ENVIRONMENT = (
    "import os,sys,time; open(sys.argv[1],'a').write(os.environ['SANDBOX_API']+chr(10));"
    " time.sleep(float(sys.argv[2]))"
)


@asynccontextmanager
async def started(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A sandbox process that is killed after the block."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandbox",
        *arguments,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()  # including its child, which would otherwise keep the pipes open
        await process.communicate()


async def line_of(process: asyncio.subprocess.Process) -> str:
    """The line on standard output."""
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), TIMEOUT)).decode().strip()


def bot(path: Path, seconds: float = 60) -> str:
    """A command that writes its process id to a file and waits."""
    return f'{sys.executable} -c "{LOG_ENVIRONMENT}" {path} {seconds}'


async def written(path: Path, lines: int) -> list[str]:
    """Process ids in the file, once there are `lines` of them."""
    await until(lambda: path.exists() and len(path.read_text().splitlines()) >= lines)
    return path.read_text().splitlines()  # noqa: ASYNC240


async def test_one_line_child_and_clean_end(tmp_path: Path) -> None:
    """The address is printed, the bot started with it, and after SIGTERM the exit code is 0."""
    log = tmp_path / "log"
    async with started("--port", "0", "--world", str(tmp_path / "w"), "--bot", bot(log)) as process:
        url = await line_of(process)
        assert url.startswith("http://127.0.0.1:")
        assert (await written(log, 1))[0] == f"{url}api/v10"
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
        out, err = await asyncio.wait_for(process.communicate(), TIMEOUT)
        assert (process.returncode, out) == (0, b"")
        assert b"Traceback" not in err


async def test_left_over_bot_cannot_log_in_again(tmp_path: Path) -> None:
    """Each run has a new token for the same application."""
    log, tokens = tmp_path / "log", []
    command = bot(log).replace("SANDBOX_API", "DISCORD_TOKEN")
    for run in (1, 2):
        async with started("--world", str(tmp_path / "w"), "--bot", command) as process:
            tokens.append((await written(log, run))[-1])
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(process.communicate(), TIMEOUT)
    assert tokens[0] != tokens[1]
    assert tokens[0].split(".")[0] == tokens[1].split(".")[0], "still the same application"


async def test_child_is_started_again(tmp_path: Path) -> None:
    """A bot that exits is started again, until the sandbox gets a SIGINT."""
    log = tmp_path / "log"
    async with started("--bot", bot(log, 0)) as process:
        await line_of(process)
        assert len(await written(log, 2)) >= 2
        process.send_signal(signal.SIGINT)
        await asyncio.wait_for(process.communicate(), TIMEOUT)
        assert process.returncode == 0


async def test_misconfigured_bot_ends_the_sandbox() -> None:
    """A bot that exits with 78 ends the sandbox with the same code."""
    async with started("--bot", f'{sys.executable} -c "raise SystemExit(78)"') as process:
        await asyncio.wait_for(process.communicate(), TIMEOUT)
        assert process.returncode == 78


async def test_a_missing_script_is_named_once(tmp_path: Path) -> None:
    """A script that does not exist ends the sandbox with 78 and one line, and is not tried again."""
    script = tmp_path / "my_bot.py"
    async with started("--discordpy", str(script)) as process:
        _, err = await asyncio.wait_for(process.communicate(), TIMEOUT)
        assert (process.returncode, err.decode()) == (78, f"there is no file {script}\n")


async def test_a_missing_library_is_named_once(tmp_path: Path) -> None:
    """Without discord.py and py-cord the sandbox ends with 78 and one line."""
    script = tmp_path / "my_bot.py"
    script.write_text("import discord")
    bare = f"{sys.executable} -S -m sandbox.discordpy {script}"  # -S: without installed libraries
    async with started("--bot", bare) as process:
        _, err = await asyncio.wait_for(process.communicate(), TIMEOUT)
        assert process.returncode == 78
        assert err.decode() == f"neither discord.py nor py-cord is installed for {sys.executable}\n"


async def test_unusable_worlds_are_left_alone(tmp_path: Path) -> None:
    """A file of a newer sandbox or of another program is refused in one line, with exit code 2."""
    newer = tmp_path / "newer"
    db = sqlite3.connect(newer)
    db.execute("PRAGMA user_version = 99")
    db.close()
    other = tmp_path / "other"
    other.write_text("no database at all, but a letter of some length" * 20)
    before = other.read_bytes()
    for file in (newer, other):
        async with started("--world", str(file)) as process:
            out, err = await asyncio.wait_for(process.communicate(), TIMEOUT)
            assert (process.returncode, out) == (2, b"")
            assert len(err.decode().strip().splitlines()) == 1
    assert other.read_bytes() == before


async def test_a_world_is_open_once(tmp_path: Path) -> None:
    """A second sandbox with the same file exits with 2 and reports that it is locked."""
    file = str(tmp_path / "w")
    async with started("--world", file) as first:
        await line_of(first)
        async with started("--world", file) as second:
            _, err = await asyncio.wait_for(second.communicate(), 15)
            assert (second.returncode, b"locked" in err) == (2, True)


BOT = """
import discord
from discord import app_commands

class Theirs(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
    async def setup_hook(self):
        await self.tree.sync()

client = Theirs()

@client.tree.command(description="Heads or tails")
async def toss(interaction: discord.Interaction, times: app_commands.Range[int, 1, 9] = 1):
    await interaction.response.send_message(f"heads {times} times")

client.run("a token of their own")
"""


async def test_somebody_elses_bot_in_one_line(tmp_path: Path) -> None:
    """A bot for Discord runs unchanged with --discordpy, and answers a command."""
    (tmp_path / "theirs.py").write_text(BOT)
    async with started("--discordpy", str(tmp_path / "theirs.py"), "--name", "Tosser") as process:
        url = await line_of(process)
        async with await PageUser.connect(url, "anna") as anna:
            await anna.wait_for(lambda: anna.hello["bot_online"] and anna.hello["commands"], TIMEOUT)
            await anna.slash("toss", times=3)
            said = await anna.wait_message("general", lambda m: m["content"] == "heads 3 times")
            assert said["author"]["global_name"] == "Tosser"
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.communicate(), TIMEOUT)
        assert process.returncode == 0


async def test_a_bot_with_privileged_intents_is_told_once(tmp_path: Path) -> None:
    """It is closed with 4014, ends, and is not started again; the sandbox ends with 78."""
    (tmp_path / "theirs.py").write_text(BOT.replace("Intents.default()", "Intents.all()"))
    async with started("--discordpy", str(tmp_path / "theirs.py")) as process:
        _, err = await asyncio.wait_for(process.communicate(), TIMEOUT)
        assert process.returncode == 78
        assert err.decode().count("not started again: it asks for privileged intents") == 1
        assert "in a test: serve(privileged_intents=True)" in err.decode()


async def test_help_says_how_to_begin() -> None:
    """The help names the options for a bot and a file, with an example."""
    async with started("--help") as process:
        out, _ = await asyncio.wait_for(process.communicate(), TIMEOUT)
        text = out.decode()
        assert process.returncode == 0
        for word in ("--discordpy", "--bot", "--world", "my_bot.py"):
            assert word in text
        assert "stofa" not in text.lower()


def test_nothing_of_ours_is_in_it() -> None:
    """No file of the sandbox names this project or one of its games."""
    for path in (ROOT / "sandbox").rglob("*"):
        if path.suffix in (".py", ".js", ".css", ".html", ".md"):
            assert not re.search("stofa|cribbage", path.read_text(), re.IGNORECASE), path


def test_the_server_needs_two_libraries() -> None:
    """No module but discordpy.py imports discord or yarl."""
    for path in (ROOT / "sandbox").rglob("*.py"):
        named = set(re.findall(r"^\s*(?:import|from) (discord|yarl)\b", path.read_text(), re.MULTILINE))
        assert not named or path.name == "discordpy.py", path
