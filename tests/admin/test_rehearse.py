"""`run.py rehearse` in a server of the sandbox: every step done, every refusal shown, nothing left."""

import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from admin.rehearse.steps import commands
from sandbox.sandbox import Sandbox
from sandbox.server import serve
from sandbox.world import permissions as may
from sandbox.world.entities import ANNOUNCEMENT, FORUM, STAGE, VOICE
from tests.admin.commands import Ended, command
from tests.sandbox import oracles

LINE = re.compile(r"\| (ok|note|FAILED) \| (.+?) \| (.*) \|")


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    """A sandbox whose server has a channel of each type with text, where the bot may do everything."""
    async with serve() as made:
        guild = next(iter(made.world.guilds.values()))
        guild.owner_id = made.person("anna").id
        guild.roles[0].permissions |= may.MANAGE_THREADS
        for kind in (VOICE, ANNOUNCEMENT, STAGE, FORUM):
            made.guilds.add_channel(guild, "other", kind)
        yield made


async def rehearsed(box: Sandbox, *words: str) -> tuple[Ended, dict[str, tuple[str, str]]]:
    """What the command printed, and of each step its sign and Discord's answer."""
    ended = await command("rehearse", next(iter(box.world.guilds)), *words, **box.environment)
    assert ended.err == ""
    assert box.token not in ended.out
    assert not re.search(r"\d{15}", ended.out)
    return ended, {step: (sign, answer) for sign, step, answer in LINE.findall(ended.out)}


async def test_every_step_is_done_and_nothing_is_left(box: Sandbox) -> None:
    """Exit 0; what Discord answers where it is known to differ, and no message, command or open thread."""
    ended, rows = await rehearsed(box)
    assert ended.code == 0, ended.out
    assert {step for step, row in rows.items() if row[0] != "ok"} == set()
    assert rows["register all commands of the bot"][1] == f"200 {len(await commands())}"
    assert rows["upload an emoji of the application"][1] == "201"
    assert rows["edit with a new picture"][1] == "200 attachments: 0; pictures: 1, with attachment_id: 1"
    assert rows["keep a file by its id"][1] == "200 kept"
    assert rows["the same nonce again"][1] == "200 the first message"
    assert rows["the nonce of a deleted message"][1].startswith("404 10008")
    assert [*box.world.commands, *box.world.emojis] == []
    assert not [m for m in box.world.messages.values() if m.author_id == box.world.bot_id]
    assert not [c for c in box.world.channels.values() if c.thread]
    oracles.check(box)


STEPS = {
    "the application": ("GET", "applications/@me"),
    "starts of sessions": ("GET", "gateway/bot"),
    "channels of the server": ("GET", "channels$"),
    "register a command": ("POST", "commands$"),
    "commands of this server alone": ("GET", "commands$"),
    "register all commands of the bot": ("PUT", "commands$"),
    "upload an emoji of the application": ("POST", "emojis$"),
    "post a picture": ("POST", "messages$"),
    "edit with a new picture": ("PATCH", "messages/"),
    "open a thread of a message": ("POST", r"messages/\d+/threads$"),
    "open a thread in an announcement channel": ("POST", r"channels/\d+/threads$"),
    "open direct messages to the operator": ("POST", "users/@me/channels"),
}
FAILURES = (
    {"status": 403, "code": 50013},
    {"status": 500},
    {"status": 400, "code": 50035},
    {"status": 0, "hang_up": True},
    {"status": 200, "accepted": True, "left": "text"},
)


@pytest.mark.sampled(over=("step",))
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("failure", FAILURES)
async def test_each_failure_is_shown(box: Sandbox, step: str, failure: dict[str, Any]) -> None:
    """A refused or lost or unreadable answer is a row of its own, the exit code 1; what was made goes."""
    method, path = STEPS[step]
    box.fail(method, path, times=20 if method != "PUT" else 1, **failure)
    ended, rows = await rehearsed(box)
    sign, answer = rows[step]
    assert (ended.code, sign) == (1, "FAILED"), ended.out
    assert (
        failure.get("hang_up") or failure.get("left") or str(failure.get("code", failure["status"])) in answer
    )
    assert not [command for command in box.world.commands.values() if command.guild_id]
    if method != "DELETE" and not failure.get("accepted"):
        assert not [m for m in box.world.messages.values() if m.author_id == box.world.bot_id]


async def test_what_the_bot_may_not_and_where_there_is_nothing(box: Sandbox) -> None:
    """Threads that it may not delete are closed and named; so are missing channels; limits are waited for."""
    guild = next(iter(box.world.guilds.values()))
    guild.roles[0].permissions &= ~may.MANAGE_THREADS
    for channel in [c for c in box.world.channels.values() if c.type in (FORUM, STAGE)]:
        box.delete_channel(channel)
    box.fail("GET", "gateway/bot", 429, retry_after=0.01)
    box.fail("DELETE", "commands/", 500)
    ended, rows = await rehearsed(box)
    assert {step for step, row in rows.items() if row[0] == "FAILED"} == {"delete: register a command"}
    assert (ended.code, rows["a forum"][0]) == (1, "note")
    assert rows["delete: open a private thread"][0] == "note"
    assert all(c.thread.archived for c in box.world.channels.values() if c.thread)
    assert ended.out.endswith("rate limits waited for: 1.\n")


async def test_commands_of_the_server_stay(box: Sandbox) -> None:
    """Where the server has commands of its own, the bot's are not registered in place of them."""
    here = f"/applications/{box.world.bot_id}/guilds/{next(iter(box.world.guilds))}/commands"
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {box.token}"}) as session:
        own = {"name": "own", "description": "Of this server"}
        (await session.post(f"{box.environment['STOFA_API']}{here}", json=own)).raise_for_status()
    ended, rows = await rehearsed(box)
    assert (ended.code, rows["register all commands of the bot"][0]) == (0, "note")
    assert [command.body["name"] for command in box.world.commands.values()] == ["own"]


async def test_without_a_token_it_says_so() -> None:
    """One line, and the exit code of a setting."""
    ended = await command("rehearse", "1")
    assert (ended.code, ended.out) == (78, "")
    assert ended.err.splitlines() == ["DISCORD_TOKEN: is not set (see .env.example)"]
