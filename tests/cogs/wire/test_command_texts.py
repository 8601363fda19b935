"""Registration of the slash commands: sent when they have changed; a refusal does not stop the bot."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from cogs.wire import command_texts, layouts
from cogs.wire.command_texts import Translator, mentions
from cogs.wire.layouts import Page
from locales import speech
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from tests.cogs import sandbox_bot as sandbox_bots
from tests.cogs.processes import run, started, stopped
from tests.cogs.sandbox_bot import SandboxBot

PATH = "/commands$"
REFUSED: list[dict[str, Any]] = [
    {"status": 403, "code": 50001},
    {"status": 429, "retry_after": 0.2},
    {"status": 503},
    {"status": 503, "hang_up": True},
]


@pytest.fixture(autouse=True)
def unregistered(monkeypatch: pytest.MonkeyPatch) -> None:
    """No sandbox has the commands before they were sent to it."""
    monkeypatch.setattr(sandbox_bots, "REGISTERED", {})


def sent(box: Sandbox) -> int:
    """How often the commands were sent."""
    return sum(call.method == "PUT" and call.path.endswith("/commands") for call in box.calls)


def reword(monkeypatch: pytest.MonkeyPatch) -> None:
    """One command is described differently in Danish."""
    translate = Translator.translate

    async def reworded(self: Translator, string: Any, locale: Any, context: Any) -> str | None:
        said = await translate(self, string, locale, context)
        return "Hvad er nyt" if said and string.extras["id"] == "command-my-games-about" else said

    monkeypatch.setattr(Translator, "translate", reworded)


async def test_commands_are_sent_only_when_they_have_changed(
    sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch
):
    """Discord allows 200 new commands a day: a bot that is restarted often must not use them up."""
    assert sent(sandbox_bot.box) == 1
    ids = dict(sandbox_bot.bot._commands.ids)
    await sandbox_bot.restart()
    assert sent(sandbox_bot.box) == 1
    assert sandbox_bot.bot._commands.ids == ids != {}
    reword(monkeypatch)
    await sandbox_bot.restart()
    assert sent(sandbox_bot.box) == 2
    await sandbox_bot.restart()
    assert sent(sandbox_bot.box) == 2


async def test_commands_that_discord_has_lost_are_sent_again(sandbox_bot: SandboxBot):
    """They may have been taken away there by hand: then the note of what was sent is not true."""
    sandbox_bot.box.world.commands.clear()
    await sandbox_bot.restart()
    assert sent(sandbox_bot.box) == 2
    assert sandbox_bot.box.world.commands


async def test_a_start_translates_the_commands_once(sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch):
    """What is registered and what texts can open come of one translation, which takes long."""
    commands, count = sandbox_bot.bot._commands, itertools.count()
    translate = commands.translated

    async def counted() -> list[dict[str, Any]]:
        next(count)
        return await translate()

    monkeypatch.setattr(commands, "translated", counted)
    await commands.run()
    assert next(count) == 1


@pytest.mark.parametrize("failure", REFUSED)
async def test_refused_commands_are_sent_again_later(
    sandbox_bot: SandboxBot, monkeypatch: pytest.MonkeyPatch, failure: dict[str, Any]
):
    """Whatever Discord has against them for the moment, the bot is online, and they arrive."""
    monkeypatch.setattr(command_texts, "FIRST_WAIT", 0.3)
    reword(monkeypatch)
    sandbox_bot.box.fail("PUT", PATH, **failure)
    await sandbox_bot.restart()
    assert sandbox_bot.bot._syncing is not None
    await sandbox_bot.bot._syncing
    assert sent(sandbox_bot.box) == 3
    assert "Hvad er nyt" in str(sandbox_bot.box.world.commands)


async def test_a_long_rate_limit_on_commands_does_not_end_the_process(tmp_path: Path):
    """discord.py says so by an exception of its own, which is no HTTPException (D2)."""
    async with serve() as box:
        box.fail("PUT", PATH, 429, retry_after=200.0)
        bot = await started(box, tmp_path)
        assert bot.returncode is None
        said = await stopped(bot)
        assert sent(box) == 1
    assert said.count("commands not taken: RateLimited; again in 200 s") == 1


async def test_wrong_commands_are_not_sent_without_end(tmp_path: Path):
    """Commands refused with 400 are sent once, logged once, and the bot is online without them."""
    async with serve() as box:
        box.fail("PUT", PATH, 400, code=50035, times=99)
        said = await stopped(await started(box, tmp_path))
        logins = [c for c in box.calls if c.path == "/users/@me"]
        assert sent(box) == len(logins) == 1
    assert said.count("commands refused: status 400 code 50035") == 1


async def test_a_long_rate_limit_at_login_is_waited_out(tmp_path: Path):
    """The same exception, one step earlier."""
    async with serve() as box:
        box.fail("GET", "/users/@me$", 429, retry_after=31.0)
        bot = await run(tmp_path, **box.environment)
        assert bot.stderr is not None
        said = (await asyncio.wait_for(bot.stderr.readuntil(b"no connection"), 30)).decode()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(bot.wait(), 1.0)
        rest = await stopped(bot)
    assert "no connection: RateLimited; again in 31 s" in said + rest


@pytest.mark.parametrize("language", ["en", "da", "is", "nl"])
async def test_a_command_that_a_text_names_can_be_pressed(
    sandbox_bot: SandboxBot, language: str, monkeypatch: pytest.MonkeyPatch
):
    """Every command that a text names becomes its mention in a message, and stays a name for the digest."""
    found = mentions(await sandbox_bot.bot._commands.translated(), sandbox_bot.bot._commands.ids)
    texts = [speech(language).say(id) for id in ("answer-unknown", "answer-no-tables", "settings-times")]
    page = Page([layouts.words(text) for text in texts])
    monkeypatch.setattr(layouts, "COMMANDS", {})
    plain, digest = str(page.view.to_components()), page.digest()
    assert "**/" in plain
    monkeypatch.setattr(layouts, "COMMANDS", found)
    shown = str(page.view.to_components())
    assert "**/" not in shown
    ids = sandbox_bot.bot._commands.ids
    assert f"</table show:{ids['table']}>" in shown
    assert f"</settings quiet:{ids['settings']}>" in shown
    assert page.digest() == digest


async def test_a_reply_that_cannot_be_read_is_asked_for(sandbox_bot: SandboxBot) -> None:
    """Discord has registered them: they are not sent again, and the texts link to them."""
    commands, box = sandbox_bot.bot._commands, sandbox_bot.box
    own = {**commands.ids}
    commands.ids.clear()
    box.world.commands.clear()
    box.fail("PUT", PATH, 200, accepted=True, left="text")
    before = sent(box)
    await commands.run()
    assert commands.ids.keys() == own.keys()
    assert sent(box) == before + 1
