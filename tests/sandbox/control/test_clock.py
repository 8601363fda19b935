"""The clock that tests advance."""

import pytest

from sandbox.page_user import PageUser
from sandbox.sandbox import Sandbox
from tests.sandbox.api import HI, Api, event_names


async def test_waiting_answers_lapse(api: Api, sandbox: Sandbox) -> None:
    """After three advanced seconds the page shows a failure, and an answer is refused (10062)."""
    async with await PageUser.connect(sandbox.url, "anna") as anna:
        interaction = api.command()
        sandbox.advance(3)
        await anna.wait_for(lambda: any(f["t"] == "failed" for f in anna.frames))
    assert (await api.answer(interaction, 4, HI))[1]["code"] == 10062


async def test_idle_threads_are_archived(sandbox: Sandbox) -> None:
    """Advancing the clock past its duration archives a thread, with an event, but not one in use."""
    channel, bot = sandbox.channel("stofa"), sandbox.world.bot_id
    idle, used = (
        sandbox.threads.start(channel, bot, {"name": n, "type": 11, "auto_archive_duration": 60})
        for n in ("idle", "used")
    )
    sandbox.advance(3000)
    sandbox.messages.create(used, bot, HI, {})
    assert "THREAD_UPDATE" not in event_names(sandbox)
    sandbox.advance(700)
    archived = [data["id"] for name, data in sandbox.events if name == "THREAD_UPDATE"]
    assert archived == [idle.id]


async def test_clock_does_not_go_back(sandbox: Sandbox) -> None:
    """A negative number of seconds is refused."""
    with pytest.raises(ValueError, match="below 0"):
        sandbox.advance(-1)
