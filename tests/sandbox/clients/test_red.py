"""Red-DiscordBot as it is: its help with every kind of menu, and four of its cogs."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sandbox.page_user import PageUser
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.sandbox import oracles
from tests.sandbox.clients.test_clients import PEERS, ROOT, TIMEOUT, without_errors

pytestmark = pytest.mark.soak
BIN = PEERS / "red" / "bin"
FORWARD, LAST, ONWARD = "▶️", "⏭️", "➡️"  # emojis of the buttons of its menus, and of a reaction


@asynccontextmanager
async def _running(sandbox: Sandbox, owner: str, home: Path) -> AsyncIterator[None]:
    """Sets up an instance without questions, and runs it while the block lasts. Fails if it logs an error."""
    places = {"HOME": home, "XDG_CONFIG_HOME": home / "config", "XDG_DATA_HOME": home / "data"}
    env = {k: str(v) for k, v in places.items()} | sandbox.environment
    made = await asyncio.create_subprocess_exec(
        *[str(BIN / "redbot-setup"), "--no-prompt", "--instance-name", "box", "--backend", "json"],
        *["--data-path", str(home / "box")],
        env=os.environ | env,
    )
    assert await asyncio.wait_for(made.wait(), TIMEOUT) == 0
    command = [str(BIN / "python"), "-m", "sandbox.discordpy", str(BIN / "redbot"), "box", "--no-prompt"]
    command += ["--token", "a token of its own", "--prefix", "!", "--owner", owner]
    async with without_errors(
        [*command, "--force-disable-rich-logging"], home, env | {"PYTHONPATH": str(ROOT)}
    ):
        yield


async def _told(anna: PageUser, words: str, wanted: str) -> dict[str, Any]:
    """Says the words, and returns the first of the bot's messages after them with the wanted text."""
    before = len(anna.messages("stofa"))
    await anna.say("stofa", words)

    def answer() -> dict[str, Any]:
        later = anna.messages("stofa")[before:]
        return next((m for m in later if m["author"].get("bot") and wanted in _text(m)), {})

    return await anna.wait_for(answer, TIMEOUT)


def _text(message: dict[str, Any]) -> str:
    """Content and embeds."""
    parts = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("author", {}).get("name"), embed.get("title"), embed.get("description")]
        parts += [f"{field['name']} {field['value']}" for field in embed.get("fields", [])]
    return "\n".join(part for part in parts if part)


def _button(message: dict[str, Any], emoji: str) -> str:
    """Custom id of the button with this emoji."""
    parts = [part for row in message["components"] for part in row["components"]]
    return next(p["custom_id"] for p in parts if (p.get("emoji") or {}).get("name") == emoji)


async def _menus(anna: PageUser) -> None:
    """Turns the pages of its help by buttons, by a select and by reactions."""
    await _told(anna, "!helpset usemenus select", "add a select menu")
    first = await _told(anna, "!help", "Help Menu")
    before = _text(first)
    await anna.press(first, custom_id=_button(first, FORWARD))
    second = await anna.wait_for(lambda: _changed(anna, first["id"], before))
    await anna.press(second, custom_id=_button(second, LAST))
    options = second["components"][1]["components"][0]["options"]
    await anna.choose(second, [options[0]["value"]])
    await anna.wait_for(lambda: _text(anna.message(first["id"]) or first) == before)
    await _told(anna, "!helpset usemenus reactions", "reaction menus")
    third = await _told(anna, "!help", "Help Menu")
    await anna.wait_for(lambda: ONWARD in (anna.message(third["id"]) or third).get("reacted", {}), TIMEOUT)
    await anna.react(third, ONWARD)
    await anna.wait_for(lambda: _changed(anna, third["id"], before))


def _changed(anna: PageUser, message_id: str, before: str) -> dict[str, Any]:
    now = anna.message(message_id)
    return now if now is not None and _text(now) != before else {}


async def _cogs(anna: PageUser) -> None:
    """Uses four cogs: general, economy, alias and trivia."""
    await _told(
        anna, "!load general economy alias trivia", "Loaded `general`, `economy`, `alias`, and `trivia`"
    )
    await _told(anna, "!flip", "flips a coin and...")
    await _told(anna, "!8ball will it work?", "`")
    await _told(anna, "!serverinfo", "Text Channels")
    await _told(anna, "!payday", "+120 credits")
    await _told(anna, "!bank balance", "220 credits")
    await _told(anna, "!leaderboard", "<<Anna>>")
    await _told(anna, "!alias add heads flip", "trigger `heads` has been created")
    await _told(anna, "!heads", "flips a coin and...")
    await _told(anna, "!trivia list", "uscapitals")
    await _told(anna, "!trivia uscapitals", "Question number 1")
    await _told(anna, "!trivia stop", "Trivia stopped")


async def test_red_lives_in_the_sandbox(tmp_path: Path) -> None:
    """It answers, its menus turn, four of its cogs work; no request is refused, no field unknown."""
    if not BIN.exists():
        pytest.skip(f"no {BIN} (make red installs it)")
    async with serve(privileged_intents=True) as sandbox:
        sandbox.knobs.answer_within = TIMEOUT
        owner = sandbox.person("Anna").id
        async with _running(sandbox, owner, tmp_path), await PageUser.connect(sandbox.url, "anna") as anna:
            await anna.wait_for(lambda: anna.hello["bot_online"], TIMEOUT)
            await asyncio.sleep(3)  # it takes commands once it has read its guilds
            await _told(anna, "!ping", "Pong.")
            await _told(anna, "!help", "(continued)")  # the second and last page
            await _menus(anna)
            await _cogs(anna)
        assert [(c.method, c.path, c.response) for c in sandbox.calls if c.status >= 400] == []
        assert sandbox.warnings == []
        oracles.check(sandbox)
