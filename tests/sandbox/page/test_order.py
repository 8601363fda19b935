"""What a person does reaches the bot after the responses that were sent to it before."""

import asyncio
from typing import Any

import pytest
from aiohttp import web

from sandbox.page_user import PageUser
from sandbox.sandbox import Sandbox
from tests.sandbox.api import Api, button, event_names, row
from tests.waiting import until

SLOW_SECONDS = 0.15
BODY = {"content": "x", "components": [row(button("a"))]}


async def heard(sandbox: Sandbox) -> bool:
    """Waits for the event of a press, True."""
    return await until(lambda: "INTERACTION_CREATE" in event_names(sandbox))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every JSON response is written only after a while."""
    write = web.Response.write_eof

    async def late(self: web.Response, data: bytes = b"") -> None:
        if self.content_type == "application/json":
            await asyncio.sleep(SLOW_SECONDS)
        await write(self, data)

    monkeypatch.setattr(web.Response, "write_eof", late)


async def press(anna: PageUser) -> None:
    """Presses the button of a message as soon as the message is there."""
    message = await anna.wait_message("stofa")
    await anna._do("press", message=message["id"], custom_id="a")


@pytest.mark.parametrize("how", ["message", "callback"])
async def test_a_press_follows_the_response_that_made_its_button(
    sandbox: Sandbox, api: Api, slow: None, how: str
) -> None:
    """A bot knows what to do with a button once it has the response; the press comes after it."""
    interaction = api.command() if how == "callback" else None
    sandbox.events.clear()
    async with await PageUser.connect(sandbox.url, "anna") as anna:
        pressed = asyncio.create_task(press(anna))
        sent: Any = api.answer(interaction, 4, BODY) if interaction else api.send(BODY)
        response, event = asyncio.create_task(sent), asyncio.create_task(heard(sandbox))
        await asyncio.wait((response, event), return_when=asyncio.FIRST_COMPLETED)
        assert response.done()
        assert not event.done()
        await asyncio.gather(pressed, event)


async def test_a_response_that_is_never_written_holds_nobody_for_long(
    sandbox: Sandbox, api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stopped bot does not stop the page."""
    monkeypatch.setattr("sandbox.control.responses.WRITTEN_SECONDS", 0.05)
    await api.sent(BODY)
    async with await PageUser.connect(sandbox.url, "anna") as anna:
        with sandbox.responses.writing():
            await press(anna)
            assert await heard(sandbox)
