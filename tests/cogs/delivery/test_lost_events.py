"""What is lost with a session, and what is asked of Discord while it blocks the address."""

import asyncio
import time
from typing import Any

import pytest
from aiohttp import web

from cogs.delivery import retries
from sandbox.control.calls import Call
from sandbox.page_user import Failed, PageUser, offered
from tests.cogs.delivery.test_outages import is_told, may_choose, moved, quickly
from tests.cogs.messages import live_boards
from tests.cogs.sandbox_bot import Json, SandboxBot
from tests.cogs.toy_table import anna, bjorn, board, go, hand, sandbox_bot
from tests.waiting import PATIENCE, until

__all__ = ["anna", "bjorn", "quickly", "sandbox_bot"]

PROBE = 0.5
BANNED = 3.0
AT_ONCE = 3
"""Messages of a table that are on their way when the ban begins."""


async def test_presses_of_a_lost_session_are_not_moves(
    sandbox_bot: SandboxBot, anna: PageUser, bjorn: PageUser
) -> None:
    """F2: a press in the gap fails and moves nothing; afterwards all is up to date and can be pressed."""
    box = sandbox_bot.box
    own = await hand(anna)
    pick = next(part["custom_id"] for part in offered(own) if ":pick:" in part["custom_id"])
    box.knobs.gateway_refused = True
    box.gateway.invalidate(resumable=False)
    await until(lambda: sandbox_bot.bot.is_cut_off)
    box.knobs.answer_within = 0.5
    before = sandbox_bot.length()
    for _ in range(2):
        with pytest.raises(Failed):
            await anna.press(own, custom_id=pick)
    await moved(sandbox_bot, anna, "nnn")
    box.knobs.gateway_refused, box.knobs.answer_within = False, PATIENCE
    await until(lambda: not sandbox_bot.bot.is_cut_off)
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))
    await sandbox_bot.settled()
    assert sandbox_bot.length() == before + 1
    assert len(live_boards(bjorn)) == 1
    await bjorn.press(await board(bjorn), "My hand")
    await go(sandbox_bot, bjorn, "ww")
    await until(lambda: is_told(anna, 2))


async def test_a_blocked_address_is_hardly_asked(
    sandbox_bot: SandboxBot,
    anna: PageUser,
    bjorn: PageUser,
    quickly: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F12: while Cloudflare refuses all, a request in a while finds out; then what has happened is shown."""

    def blocked(call: Call, body: Json, headers: dict[str, str]) -> web.Response:
        call.status, call.response = 429, body
        return web.Response(status=429, text="error code: 1015")

    monkeypatch.setattr("sandbox.rest.handler._too_many", blocked)
    for seconds in ("BAN_PROBE", "PROBE_TIME"):
        monkeypatch.setattr(retries, seconds, PROBE)
    box: Any = sandbox_bot.box
    calls = len(box.calls)
    box.fail("*", "/", 429, times=10**6)
    began = time.monotonic()
    await moved(sandbox_bot, anna, "nnn")
    while time.monotonic() < began + BANNED:
        sandbox_bot.bot.sync.recover()
        await asyncio.sleep(0.1)
    asked = [call for call in list(box.calls)[calls:] if call.status == 429]
    assert 2 <= len(asked) <= AT_ONCE + (time.monotonic() - began) / PROBE
    assert not is_told(bjorn, 3)
    box.knobs.failures.clear()
    await until(lambda: is_told(bjorn, 3) and may_choose(bjorn))
    assert len(live_boards(bjorn)) == 1
