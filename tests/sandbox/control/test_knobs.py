"""Knobs: planned failures, latency, forged input, deleted channels."""

import asyncio

import aiohttp
import pytest

from sandbox.page_user import Failed, PageUser
from sandbox.sandbox import Sandbox
from tests.sandbox.api import Api
from tests.sandbox.libraries.discordpy_bot import Bot
from tests.waiting import until


async def test_planned_failures_hit_the_calls_they_name(api: Api, sandbox: Sandbox) -> None:
    """Only the calls from `after` on, `times` of them, fail, and create no messages."""
    sandbox.fail("POST", "/messages$", 503, after=2, times=2)
    statuses = [(await api.send({"content": str(n)}))[0] for n in range(5)]
    assert statuses == [200, 503, 503, 200, 200]
    assert [p.content for p in sandbox.world.history(sandbox.channel("stofa"))] == ["0", "3", "4"]


async def test_failure_after_acceptance(api: Api, sandbox: Sandbox) -> None:
    """A call that fails with `accepted` is carried out, and its repetition creates no second message."""
    sandbox.fail("POST", "/messages$", 500, accepted=True)
    body = {"content": "x", "nonce": "1", "enforce_nonce": True}
    assert (await api.send(body))[0] == 500
    assert (await api.send(body))[0] == 200
    assert len(sandbox.world.history(sandbox.channel("stofa"))) == 1


async def test_429_tells_how_long(api: Api, sandbox: Sandbox) -> None:
    """A planned 429 gives the time to wait in its body and in Retry-After, and has a Via header."""
    sandbox.fail("POST", "/messages$", 429, retry_after=0.25)
    status, answer = await api.send({"content": "x"})
    assert (status, answer["retry_after"]) == (429, 0.25)
    assert api.headers["Via"]
    assert float(api.headers["Retry-After"]) == 0.25


async def test_code_of_discords_and_hanging_up(api: Api, sandbox: Sandbox) -> None:
    """A planned failure has the given error code, or closes the connection without a response."""
    sandbox.fail("POST", "/messages$", 403, code=40003)
    assert (await api.send({"content": "x"}))[1]["code"] == 40003
    sandbox.fail("POST", "/messages$", 500, hang_up=True)
    with pytest.raises(aiohttp.ClientConnectionError):
        await api.send({"content": "x"})


async def test_latency_delays_what_the_bot_hears(sandbox: Sandbox, bot: Bot, anna: PageUser) -> None:
    """A command takes at least twice the latency that is set."""
    sandbox.knobs.latency = 0.05
    loop = asyncio.get_running_loop()
    began = loop.time()
    await anna.slash("hand")
    assert loop.time() - began >= 0.1


async def test_forged_press_reaches_the_bot(sandbox: Sandbox, bot: Bot, anna: PageUser) -> None:
    """A press of a custom id that was never sent reaches the bot if it is marked as forged."""
    await anna.slash("show")
    message = await anna.wait_message("stofa")
    with pytest.raises(KeyError):
        await anna.press(message, custom_id="forged")
    sandbox.knobs.answer_within = 0.05
    with pytest.raises(Failed, match="interaction failed"):
        await anna.press(message, custom_id="forged", forged=True)
    # The bot may get the event after the page's timeout.
    presses = await until(lambda: [i.custom_id for kind, i in bot.seen if kind == "component"])
    assert presses == ["forged"]


async def test_channel_goes_and_pages_notice(sandbox: Sandbox, bot: Bot, anna: PageUser) -> None:
    """A deleted channel is removed from the page and from the bot's cache."""
    await anna.say("spil", "hello")
    gone = sandbox.channel("spil")
    sandbox.delete_channel(gone)
    await anna.wait_for(lambda: gone.id not in [c["id"] for c in anna.hello["channels"]])
    await asyncio.sleep(0.02)
    assert bot.get_channel(int(gone.id)) is None
